/** Bazar Quest in English. */
import { asks, choices, refusals } from './en/asks.ts';
import { log } from './en/log.ts';
import { options, presets } from './en/options.ts';
import { table } from './en/table.ts';
import type { Words } from './words.ts';

export const en: Words = { log, asks, choices, refusals, options, presets, table };
