/** Boss Quest in English. */
import { asks, choices, refusals } from './en/asks.ts';
import { cards } from './en/cards.ts';
import { log } from './en/log.ts';
import { options, presets } from './en/options.ts';
import { reasons } from './en/reasons.ts';
import { table } from './en/table.ts';
import type { Words } from './words.ts';

export const en: Words = { cards, log, asks, choices, refusals, reasons, options, presets, table };
