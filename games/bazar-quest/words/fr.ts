/** Bazar Quest in French. */
import { typeset } from '../../../web/words/telling/french.ts';
import { asks, choices, refusals } from './fr/asks.ts';
import { french as grammar } from './fr/cards.ts';
import { log } from './fr/log.ts';
import { options, presets } from './fr/options.ts';
import { reasons } from './fr/reasons.ts';
import { stage } from './fr/stage.ts';
import { street } from './fr/street.ts';
import { table } from './fr/table.ts';
import type { Words } from './words.ts';

// Sentences on cards are set when they are whole.
export const fr: Words = {
  ...typeset({ log, asks, choices, refusals, reasons, options, presets, table, stage, street }),
  grammar,
};
