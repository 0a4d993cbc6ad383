/** Bazar Quest in French. */
import { typeset } from '../../../web/words/telling/french.ts';
import { asks, choices, refusals } from './fr/asks.ts';
import { log } from './fr/log.ts';
import { options, presets } from './fr/options.ts';
import { table } from './fr/table.ts';
import type { Words } from './words.ts';

export const fr: Words = typeset({ log, asks, choices, refusals, options, presets, table });
