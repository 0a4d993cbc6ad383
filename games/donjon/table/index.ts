/** What Donjon gives the shell to show it. */
import type { AnyShape, View as KernelView, Outcome, PublicView } from '../../../kernel/index.ts';
import type { GameFace, Sentence, Telling } from '../../../web/face.ts';
import { byName } from '../../../web/words/telling/catalogue.ts';
import { endingOf } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import { REFUSALS, type RefusalKey } from '../rules/refusals.ts';
import type { AnyView, View } from '../rules/state.ts';
import { learn, rulesOf, wordsOf } from '../words/index.ts';
import { choices, labelOf } from './choices.ts';
import { covered } from './covered.ts';
import { cue } from './cue.ts';
import Final from './end/Final.svelte';
import { moments } from './moments.ts';
import { options } from './options.ts';
import LargeCard from './show/LargeCard.svelte';
import { type Stage, stageOf } from './stage.ts';
import { status } from './status.ts';
import Table from './Table.svelte';
import { heading, tell } from './tell.ts';

type Shown = KernelView<AnyShape> | PublicView<AnyShape>;
/** The shell knows no game: here its views become this game's again. */
const ours = (view: Shown): AnyView => view as unknown as AnyView;

const isRefusal = (key: string): key is RefusalKey => Object.hasOwn(REFUSALS, key);

/** The sections of the rules by what is going on; see `words/fr/rules.ts` for their order. */
const sections: Readonly<Record<Stage, number>> = {
  setup: 0,
  village: 2,
  choose: 1,
  card: 3,
  dungeon: 3,
  arena: 4,
  accounts: 3,
  end: 7,
};

function ending(outcome: Outcome, telling: Telling): Sentence {
  const { table } = wordsOf(telling.lang);
  const { ending: how, tieBreak } = outcome;
  const decided = tieBreak === undefined ? undefined : table.tieBreaks[tieBreak];
  return endingOf(outcome, telling, table, table.endings[how] ?? '', decided);
}

export const face: GameFace = {
  learn,
  Table,
  Card: LargeCard,
  Epilogue: Final,
  hasFinale: true,
  chapter: (view, lang) => wordsOf(lang).table.chapter(ours(view).pub.round, ours(view).table.options.targetTP),
  status: (view, telling) => status(ours(view), telling),
  tell,
  secrets: {
    covered: (view) => covered(view as unknown as View) as unknown as typeof view,
    facts: {
      'quests-dealt': ['quests'],
      'main-quests-chosen': ['quest'],
      'quest-bought': ['quests'],
      'quest-taken': ['quest'],
      'deal-done': ['gave', 'got'],
      'gift-given': ['quests'],
      peeked: ['cards'],
      whispered: ['event', 'facts'],
    },
  },
  heading,
  refusal: ({ key, numbers }, { lang }) =>
    isRefusal(key) ? (wordsOf(lang).refusals[key]?.(numbers ?? {}) ?? key) : key,
  choices: (view, decisions, telling) => choices(view as unknown as View, decisions, telling),
  label: (view, decision, answer, telling) => labelOf(view as unknown as View, decision, answer, telling),
  ...byName(wordsOf),
  options,
  ending,
  moments,
  rules: async (lang) => numbered('DQ', await rulesOf(lang)),
  rulesSection: (view) => sections[stageOf(ours(view))],
  points: 'total',
  decides: ['spoils'],
  cue,
};
