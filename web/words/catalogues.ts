import { fr, type Words } from './fr.ts';
import { spoken } from './telling/spoken.ts';

/** The shell's words, by language. */
export const catalogues = spoken<Words>(fr, { en: async () => (await import('./en.ts')).en });
