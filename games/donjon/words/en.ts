/** Donjon in English. */
import { asks, choices } from './en/asks.ts';
import { faces } from './en/faces.ts';
import { english as grammar } from './en/grammar.ts';
import { log } from './en/log.ts';
import { options, presets } from './en/options.ts';
import { reasons } from './en/reasons.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';
import type { Words } from './words.ts';

export const en: Words = { log, asks, choices, refusals, reasons, options, presets, table, faces, grammar };
