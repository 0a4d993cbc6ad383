/** The log in French: who did what, with what consequence. */
import type { LogWords } from '../log.ts';
import { cards } from './log-cards.ts';
import { table } from './log-table.ts';
import { trades } from './log-trades.ts';
import { turn } from './log-turn.ts';

export const log: LogWords = { ...table, ...turn, ...cards, ...trades };
