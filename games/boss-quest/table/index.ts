/** What Boss Quest gives the shell to show it. */
import type { AnyShape, View as KernelView, Outcome, PublicView } from '../../../kernel/index.ts';
import type { GameFace, Sentence, Telling } from '../../../web/face.ts';
import { byName } from '../../../web/words/telling/catalogue.ts';
import { endingOf } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import { REFUSALS, type RefusalKey } from '../rules/refusals.ts';
import type { AnyView, Ended, Stage, View } from '../rules/state.ts';
import { learn, rulesOf, wordsOf } from '../words/index.ts';
import { choices, labelOf } from './choices.ts';
import { covered } from './covered.ts';
import { cue } from './cue.ts';
import { moments } from './moments.ts';
import { options } from './options.ts';
import LargeCard from './show/LargeCard.svelte';
import { status } from './status.ts';
import Table from './Table.svelte';
import { tell } from './tell.ts';

type Shown = KernelView<AnyShape> | PublicView<AnyShape>;
/** The shell knows no game: here its views become this game's again. */
const ours = (view: Shown): AnyView => view as unknown as AnyView;

const isRefusal = (key: string): key is RefusalKey => Object.hasOwn(REFUSALS, key);

/** The sections of the rules by what is going on; see `words/fr/rules.ts` for their order. */
const SECTION = { setup: 0, armourer: 1, magician: 2, spells: 3, combat: 4, end: 7 } as const;
const stageSections: Readonly<Record<Stage, number>> = {
  deal: SECTION.setup,
  players: SECTION.armourer,
  combat: SECTION.combat,
  aftermath: SECTION.combat,
  over: SECTION.end,
};

function ending(outcome: Outcome, telling: Telling): Sentence {
  const { table } = wordsOf(telling.lang);
  const how = table.endings[outcome.ending as Ended['ending']];
  return endingOf(outcome, telling, table, how, outcome.tieBreak && table.heartsDecided);
}

export const face: GameFace = {
  learn,
  Table,
  Card: LargeCard,
  chapter: (view, lang) => wordsOf(lang).table.chapter(ours(view).pub.round, ours(view).table.content.goal),
  status: (view, telling) => status(ours(view), telling),
  tell,
  secrets: {
    covered: (view) => covered(view as unknown as View) as unknown as typeof view,
    facts: { dealt: ['hidden'], 'hidden-swapped': ['gave', 'received'], peeked: ['card'] },
  },
  heading: (event, lang) =>
    event.type === 'round-started' ? wordsOf(lang).table.heading(event.round as number) : undefined,
  refusal: ({ key, numbers }, { lang }) => (isRefusal(key) ? wordsOf(lang).refusals[key](numbers ?? {}) : key),
  choices: (view, decisions, telling) => choices(view as unknown as View, decisions, telling),
  label: (view, decision, answer, telling) => labelOf(view as unknown as View, decision, answer, telling),
  ...byName(wordsOf),
  options,
  ending,
  moments,
  rules: async (lang) => numbered('BQ', await rulesOf(lang)),
  rulesSection: (view) => {
    const { stage, turn, knights, resolving } = ours(view).pub;
    if (stage !== 'players' || turn < 0) return stageSections[stage];
    if (resolving !== null) return SECTION.spells;
    return knights[turn].phase === 'magician' ? SECTION.magician : SECTION.armourer;
  },
  points: 'keys',
  decides: ['lasted', 'hearts'],
  cue,
};
