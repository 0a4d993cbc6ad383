import { en } from './en.ts';
import { fr } from './fr.ts';

/** The shell's words, by language. */
export const catalogues = { fr, en } as const;
