/** What Donjon gives the shell to show it. */
import { byName, gameFace } from '../../../web/words/telling/catalogue.ts';
import { endingBy } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import type { Donjon } from '../rules/state.ts';
import { learn, rulesOf, wordsOf } from '../words/index.ts';
import { heading, refusalText, tell } from '../words/tell.ts';
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

export const face = gameFace<Donjon>({
  learn,
  Table,
  Card: LargeCard,
  Epilogue: Final,
  hasFinale: true,
  chapter: (view, lang) => wordsOf(lang).table.chapter(view.pub.round, view.table.options.targetTP),
  status,
  tell,
  secrets: {
    covered,
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
  refusal: refusalText,
  choices,
  label: labelOf,
  ...byName(wordsOf),
  options,
  ending: endingBy(wordsOf),
  moments,
  rules: async (lang) => numbered('DQ', await rulesOf(lang)),
  rulesSection: (view) => sections[stageOf(view)],
  points: 'total',
  decides: ['spoils'],
  cue,
});
