/** What the active player can do now: each verb with what it would bring, or with what is in its way. */
import { type Decision, kindOf, type Refusal, type Seat } from '../../../../kernel/index.ts';
import type { GlyphName } from '../../../../web/look/glyphs.ts';
import { recruitPrice } from '../../rules/associates.ts';
import type { Resource } from '../../rules/clauses.ts';
import { type ActionOf, type DeedName, deedOf } from '../../rules/deeds.ts';
import { yieldOf } from '../../rules/effects/standing.ts';
import { rules } from '../../rules/index.ts';
import { purseSeen } from '../../rules/purse.ts';
import { refuse } from '../../rules/refusals.ts';
import { type Action, type Commerce, NONE, type View } from '../../rules/state.ts';
import { villaPrice } from '../../rules/villas.ts';
import { tokensOf } from '../../words/name.ts';
import { tableGlyphs } from '../glyphs.ts';
import { incomeText } from '../parts/income.ts';
import { rivalsOf, type Scene } from '../scene.ts';

export type VerbName = 'work' | 'harvest' | 'build' | 'talk' | 'quest' | 'special' | 'end';
/** What is done in a sheet of its own, because there is something to choose. */
export type SheetName = 'build' | 'quest' | 'special' | 'harvest';

export interface Tried<A extends Action = Action> {
  readonly action: A;
  readonly refusal: Refusal | undefined;
}

export interface VerbShown {
  readonly name: VerbName;
  readonly glyph: GlyphName;
  readonly title: string;
  /** What it brings. */
  readonly gain: string;
  readonly refusal?: Refusal | undefined;
  /** What is in its way, in a word or two. */
  readonly brief?: string | undefined;
  /** Of a build: the card that misses something. */
  readonly about?: Commerce | undefined;
  readonly action?: Action | undefined;
  readonly sheet?: SheetName | undefined;
}

/** Everything of one kind that could be tried here, with what the rules say to it. */
export function triedOf<N extends DeedName>(
  own: View,
  decision: Decision,
  ...names: readonly N[]
): Tried<ActionOf<N>>[] {
  const kind = kindOf(rules, decision);
  return (kind.candidates(own, decision) as readonly Action[])
    .filter((action) => (names as readonly DeedName[]).includes(deedOf(action)))
    .map((action) => ({ action: action as ActionOf<N>, refusal: kind.refusal(own, decision, action) }));
}

/** What is nearest to be done: something legal, else what misses goods rather than a place. */
function nearest<A extends Action>(tried: readonly Tried<A>[]): Tried<A> | undefined {
  const rank = ({ refusal }: Tried): number => {
    if (refusal === undefined) return 0;
    return refusal.key === 'tokens-missing' ? 1 : refusal.key === 'gold-missing' ? 2 : 3;
  };
  return [...tried].sort((a, b) => rank(a) - rank(b))[0];
}

export function verbsOf(scene: Scene, own: View, decision: Decision): VerbShown[] {
  const { words, content, lang } = scene;
  const { pub, seat } = own;
  const verb = words.verbs;
  const refused = (refusal: Refusal | undefined): Pick<VerbShown, 'refusal' | 'brief'> =>
    refusal === undefined ? {} : { refusal, brief: briefOf(scene, refusal) };
  const judged = (action: Action): Refusal | undefined => kindOf(rules, decision).refusal(own, decision, action);

  const here = content.territories[pub.merchants[seat].pawn];
  const harvests = triedOf(own, decision, 'harvest');
  const [first] = harvests;
  const harvested = (kind: Resource): string =>
    `+${tokensOf(content, kind, Math.min(content.prices.harvest + yieldOf(content, pub, seat, 'harvest'), pub.reserve[kind]), lang)}`;
  const builds = nearest(triedOf(own, decision, 'build'));
  const quests = nearest(triedOf(own, decision, 'quest'));
  const special = nearest(triedOf(own, decision, 'deliver', 'buy-villa', 'recruit', 'market', 'promote'));

  return [
    {
      name: 'work',
      glyph: tableGlyphs.work,
      title: verb.work,
      gain: `+${words.gold(content.prices.work + yieldOf(content, pub, seat, 'work'))}`,
      action: 'work',
      ...refused(judged('work')),
    },
    {
      name: 'harvest',
      glyph: tableGlyphs.harvest,
      title: verb.harvest,
      gain: here.resources.map(harvested).join(', '),
      ...(harvests.length > 1 ? { sheet: 'harvest' } : { action: first?.action ?? { harvest: 0 } }),
      ...refused(first === undefined ? judged({ harvest: 0 }) : nearest(harvests)?.refusal),
    },
    {
      name: 'build',
      glyph: tableGlyphs.build,
      title: verb.build,
      gain: builds === undefined ? '' : content.commerces[builds.action.build].title[lang],
      sheet: 'build',
      about: builds?.action.build ?? NONE,
      ...(builds === undefined
        ? { brief: words.brief['commerce-not-held'], refusal: refuse('commerce-not-held') }
        : refused(builds.refusal)),
    },
    {
      name: 'talk',
      glyph: tableGlyphs.talk,
      title: verb.talk,
      gain: verb.talkGain,
      action: 'interact',
      ...refused(judged('interact')),
    },
    {
      name: 'quest',
      glyph: tableGlyphs.quest,
      title: verb.quest,
      gain: quests === undefined ? '' : content.quests[quests.action.quest].title[lang],
      sheet: 'quest',
      ...(quests === undefined
        ? { brief: words.brief['quest-not-held'], refusal: refuse('quest-not-held') }
        : refused(quests.refusal)),
    },
    {
      name: 'special',
      glyph: tableGlyphs.special,
      title: verb.special,
      gain:
        special === undefined || special.refusal !== undefined
          ? verb.specialGain
          : specialGain(scene, own, special.action),
      sheet: 'special',
    },
    {
      name: 'end',
      glyph: tableGlyphs.income,
      title: verb.end,
      gain: verb.endGain(incomeText(scene, seat)),
      action: 'end-turn',
    },
  ];
}

/** What the first of the special actions would be. */
function specialGain({ words, content }: Scene, { pub, seat }: View, action: Action): string {
  const { verbs } = words;
  switch (deedOf(action)) {
    case 'deliver':
      return verbs.deliver;
    case 'buy-villa':
      return verbs.villa(villaPrice(content, pub, seat));
    case 'recruit':
      return verbs.recruit(recruitPrice(content, pub, seat));
    case 'promote':
      return verbs.promote;
    default:
      return verbs.market;
  }
}

/** What is in the way, in a word or two. */
function briefOf({ words, content, lang }: Scene, { key, numbers = {} }: Refusal): string {
  if (key === 'tokens-missing') return tokensOf(content, Number(numbers.kind), Number(numbers.n), lang);
  if (key === 'gold-missing') return words.gold(Number(numbers.gold) - Number(numbers.has));
  return words.brief[key] ?? words.brief.other;
}

/** Who has what is missing: the one who has most of it, clockwise from the reader. */
export function ownerOf(
  scene: Scene,
  refusal: Refusal,
): { seat: Seat; kind: Resource; n: number; has: number } | undefined {
  const { key, numbers = {} } = refusal;
  if (key !== 'tokens-missing' || scene.view.pub.triggeredBy !== NONE) return undefined;
  const [kind, n] = [Number(numbers.kind), Number(numbers.n)];
  const owners = rivalsOf(scene)
    .map((seat) => ({ seat, kind, n, has: purseSeen(scene.view, seat)?.tokens[kind] ?? 0 }))
    .filter(({ has }) => has > 0)
    .sort((a, b) => b.has - a.has);
  return owners[0];
}
