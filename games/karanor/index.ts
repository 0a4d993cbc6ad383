/** Karanor, inside the box: its rules, what a sensible player of it looks at, and its cards. */
import { box as closeBox } from '../box.ts';
import { heuristic } from './bot/heuristic.ts';
import { packs } from './pack/index.ts';
import { rules } from './rules/index.ts';

const asks = async () => ({
  fr: (await import('./words/fr.ts')).fr.asks,
  en: (await import('./words/en.ts')).en.asks,
});

const study = async () => ({ ...(await import('./cards.ts')), ...(await import('./race.ts')) });

export const box = closeBox(rules, heuristic, { packs, asks, study });
