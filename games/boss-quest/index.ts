/** Boss Quest, inside the box: its rules and what a sensible player of it looks at. */
import { box as closeBox } from '../box.ts';
import { heuristic } from './bot/heuristic.ts';
import { rules } from './rules/index.ts';

const asks = async () => ({
  fr: (await import('./words/fr.ts')).fr.asks,
  en: (await import('./words/en.ts')).en.asks,
});

const study = async () => ({ ...(await import('./cards.ts')), ...(await import('./race.ts')) });

export const box = closeBox(rules, heuristic, { asks, study });
