/** Karanor in French. */
import { typeset } from '../../../web/words/telling/french.ts';
import { asks } from './fr/asks.ts';
import { choices, goods } from './fr/choices.ts';
import { faces } from './fr/faces.ts';
import { french as grammar } from './fr/grammar.ts';
import { log } from './fr/log.ts';
import { options, presets } from './fr/options.ts';
import { reasons } from './fr/reasons.ts';
import { refusals } from './fr/refusals.ts';
import { table } from './fr/table.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  ...typeset({ log, asks, choices, goods, refusals, reasons, options, presets, table, faces }),
  grammar,
};
