/** Donjon, inside the box: its rules and what a sensible player of it looks at. */
import { box as closeBox } from '../box.ts';
import { heuristic } from './bot/heuristic.ts';
import { rules } from './rules/index.ts';

export const box = closeBox(rules, heuristic);
