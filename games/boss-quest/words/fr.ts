/** Boss Quest in French. */
import { typeset } from '../../../web/words/telling/french.ts';
import { asks, choices, refusals } from './fr/asks.ts';
import { cards } from './fr/cards.ts';
import { log } from './fr/log.ts';
import { options, presets } from './fr/options.ts';
import { reasons } from './fr/reasons.ts';
import { table } from './fr/table.ts';
import type { Words } from './words.ts';

export const fr: Words = typeset({ cards, log, asks, choices, refusals, reasons, options, presets, table });
