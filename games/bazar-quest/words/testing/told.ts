/** A table of Bazar Quest to tell sentences at, for tests. */
import { completeOptions, type Fixed } from '../../../../kernel/index.ts';
import type { Lang, Telling } from '../../../../web/face.ts';
import { tellingTo as tellingAt } from '../../../../web/words/telling/testing/told.ts';
import { makeContent } from '../../content/index.ts';
import { options } from '../../rules/options.ts';
import type { BazarQuest, Options } from '../../rules/state.ts';
import { learn } from '../index.ts';

await learn('en');

const NAMES = ['Léa', 'Noé', 'Iris', 'Tom', 'Maé', 'Zoé'];

export function table(given: Partial<Options> = {}, seats = 4): Fixed<BazarQuest> {
  const complete = completeOptions(options, seats, given) as unknown as Options;
  return { seats, options: complete, content: makeContent(complete, seats) };
}

export const tellingTo = (me: number, lang: Lang, at = table()): Telling =>
  tellingAt(NAMES.slice(0, at.seats), me, lang, at);
