/** A table of Boss Quest to tell sentences at, for tests. */
import { completeOptions, type Fixed } from '../../../../kernel/index.ts';
import type { Lang, Telling } from '../../../../web/face.ts';
import { tellingTo as tellingAt } from '../../../../web/words/telling/testing/told.ts';
import { makeContent } from '../../content/index.ts';
import { options } from '../../rules/options.ts';
import type { BossQuest, Options } from '../../rules/state.ts';
import { learn } from '../index.ts';

await learn('en');

const NAMES = ['Léa', 'Noé', 'Iris', 'Tom'];

export function table(given: Partial<Options> = { potions: true, companions: true, reaper: true }): Fixed<BossQuest> {
  const complete = completeOptions(options, NAMES.length, given) as unknown as Options;
  return { seats: NAMES.length, options: complete, content: makeContent(complete, NAMES.length) };
}

export const tellingTo = (me: number, lang: Lang, at = table()): Telling => tellingAt(NAMES, me, lang, at);
