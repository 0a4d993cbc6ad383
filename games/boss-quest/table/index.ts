/** What Boss Quest gives the shell to show it. */
import {
  type AnyShape,
  type View as KernelView,
  type Outcome,
  type PublicView,
  REOPEN,
} from '../../../kernel/index.ts';
import type { GameFace, Lang, Sentence, Telling } from '../../../web/face.ts';
import { reasonOf } from '../../../web/words/telling/differences.ts';
import { endingOf } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import { REFUSALS, type RefusalKey } from '../rules/refusals.ts';
import type { AnyView, Ended, Kinds, Stage, View } from '../rules/state.ts';
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

const isKind = (kind: string, lang: Lang): kind is keyof Kinds => Object.hasOwn(wordsOf(lang).asks, kind);
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
  reason: (name, more, lang) => reasonOf(wordsOf(lang).reasons, name, more),
  decisionName: (kind, lang) => {
    if (kind === REOPEN) return wordsOf(lang).table.reopen;
    return isKind(kind, lang) ? wordsOf(lang).asks[kind].name : kind;
  },
  options,
  term: (name, lang) => wordsOf(lang).table.terms[name] ?? name,
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
  coach: (_view, { kind }, lang) => (isKind(kind, lang) ? wordsOf(lang).asks[kind].coach : undefined),
};
