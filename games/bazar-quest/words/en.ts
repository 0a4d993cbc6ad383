/** Bazar Quest in English. */
import { asks, choices, refusals } from './en/asks.ts';
import { english as grammar } from './en/cards.ts';
import { log } from './en/log.ts';
import { options, presets } from './en/options.ts';
import { reasons } from './en/reasons.ts';
import { stage } from './en/stage.ts';
import { street } from './en/street.ts';
import { table } from './en/table.ts';
import type { Words } from './words.ts';

export const en: Words = { log, asks, choices, refusals, reasons, options, presets, table, stage, street, grammar };
