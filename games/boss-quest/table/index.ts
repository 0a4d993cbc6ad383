/** What Boss Quest gives the shell to show it. */
import { byName, gameFace } from '../../../web/words/telling/catalogue.ts';
import { endingBy } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import type { BossQuest, Stage } from '../rules/state.ts';
import { learn, rulesOf, wordsOf } from '../words/index.ts';
import { heading, refusalText, tell } from '../words/tell.ts';
import { choices, labelOf } from './choices.ts';
import { covered } from './covered.ts';
import { cue } from './cue.ts';
import { moments } from './moments.ts';
import { options } from './options.ts';
import LargeCard from './show/LargeCard.svelte';
import { status } from './status.ts';
import Table from './Table.svelte';

/** The sections of the rules by what is going on; see `words/fr/rules.ts` for their order. */
const SECTION = { setup: 0, armourer: 1, magician: 2, spells: 3, combat: 4, end: 7 } as const;
const stageSections: Readonly<Record<Stage, number>> = {
  deal: SECTION.setup,
  players: SECTION.armourer,
  combat: SECTION.combat,
  aftermath: SECTION.combat,
  over: SECTION.end,
};

export const face = gameFace<BossQuest>({
  learn,
  Table,
  Card: LargeCard,
  chapter: (view, lang) => wordsOf(lang).table.chapter(view.pub.round, view.table.content.goal),
  status,
  tell,
  secrets: {
    covered,
    facts: { dealt: ['hidden'], 'hidden-swapped': ['gave', 'received'], peeked: ['card'] },
  },
  heading,
  refusal: refusalText,
  choices,
  label: labelOf,
  ...byName(wordsOf),
  options,
  ending: endingBy(wordsOf),
  moments,
  rules: async (lang) => numbered('BQ', await rulesOf(lang)),
  rulesSection: (view) => {
    const { stage, turn, knights, resolving } = view.pub;
    if (stage !== 'players' || turn < 0) return stageSections[stage];
    if (resolving !== null) return SECTION.spells;
    return knights[turn].phase === 'magician' ? SECTION.magician : SECTION.armourer;
  },
  points: 'keys',
  decides: ['lasted', 'hearts'],
  cue,
});
