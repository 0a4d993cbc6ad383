/**
 * The abilities of one moment at work, one after another (BZ-R57, BZ-R58), and what they ask.
 *
 * This always ends: an ability sets off another event only by felling a hero in a shop, and no hero falls twice.
 */
import { andThen, ask } from '../../../../kernel/index.ts';
import type { Effect } from '../clauses.ts';
import { type Kind, NONE, type State, type Table, type View } from '../state.ts';
import { hold } from './conditions.ts';
import { AS_IT_IS } from './numbers.ts';
import { canOrderMatter } from './order.ts';
import { canBeUsed } from './possible.ts';
import { withChoice } from './running.ts';
import { effectOf, isInPlay, isUsedUp, noteUse } from './sources.ts';
import type { EffectFrames, Source } from './types.ts';
import { work } from './work/index.ts';

type Moment = Readonly<EffectFrames['moment']>;
type Rest = Moment & { readonly do: 'moment' };

/** The same moment with another queue. Written out: this runs for every ability, and a spread costs as much as the rest. */
function withQueue({ on, about, declined }: Moment, queue: readonly Source[]): Rest {
  return declined === undefined ? { do: 'moment', on, about, queue } : { do: 'moment', on, about, queue, declined };
}

/** Typed-in cards can ask without end, or nearly; after this many questions abilities rest and the game finds its end. */
const MOST_QUESTIONS = 10_000;

/** The next effect of the queue: asked about, begun or skipped. */
export function runMoment(s: State, f: Moment, t: Table): void {
  const source: Source | undefined = f.queue[0];
  if (source === undefined || s.pub.phase === 'over' || s.pub.questions > MOST_QUESTIONS) return;
  const { seat, kind } = source;
  const group = ownGroup(s, f, t);
  if (group.length > 1 && kind !== 'monster' && kind !== 'employee' && seat !== NONE) {
    const others = f.queue.filter((one) => !group.includes(one));
    andThen(s, ask('effect-order', seat, { on: f.on, queue: group }), withQueue(f, [...group, ...others]));
    return;
  }
  if (!isReady(s, f, t, source)) goOn(s, without(f));
  else if (kind === 'employee') {
    andThen(s, ask('use-employee', seat, { employee: source.card, source, on: f.on }), withQueue(f, f.queue));
  } else if (isOptional(effectOf(t.content, source), kind)) {
    const facts = { source, clause: NONE, wants: 'may' as const, on: f.on, about: f.about, options: [] };
    andThen(s, ask('effect-choice', seat, facts), withQueue(f, f.queue));
  } else beginEffect(s, t, without(f), source);
}

/** What is left of a moment, if anything is. */
function goOn(s: State, rest: Rest): void {
  if (rest.queue.length > 0) andThen(s, rest);
}

/** The leading effects of one player and kind whose order that player may choose; empty where it cannot matter. */
function ownGroup(s: State, f: Moment, t: Table): readonly Source[] {
  const { queue } = f;
  const first = queue[0];
  // Mostly an effect is alone of its player and kind, and there is no order.
  if (queue.length === 1 || queue[1].kind !== first.kind || queue[1].seat !== first.seat) return NO_GROUP;
  const group: Source[] = [];
  for (const one of queue) {
    if (one.kind !== first.kind || one.seat !== first.seat) break;
    if (isAwake(s, f, t, one)) group.push(one);
  }
  return canOrderMatter(group.map((one) => effectOf(t.content, one))) ? group : NO_GROUP;
}
const NO_GROUP: readonly Source[] = [];

const isAwake = (s: State, f: Moment, t: Table, source: Source): boolean =>
  isInPlay(s.pub, t.content, source, f.on) &&
  // A monster's effect that works for each in turn is one use.
  ((source.kind === 'monster' && f.about.seat === NONE) || !isUsedUp(s.pub, t.content, source));

/** BZ-R57: a permission, as employees are without saying so. */
const isOptional = (effect: Effect, kind: Source['kind']): boolean => kind === 'employee' || effect.optional === true;

/** Whether the effect can work now: still in play, conditions hold; if optional, somebody has it and it does something. */
function isReady(s: State, f: Moment, t: Table, source: Source): boolean {
  if (!isAwake(s, f, t, source)) return false;
  const effect = effectOf(t.content, source);
  const asked = { content: t.content, pub: s.pub, source, item: f.about.item, reading: AS_IT_IS };
  if (!hold(asked, effect.if)) return false;
  return !isOptional(effect, source.kind) || (source.seat !== NONE && canBeUsed(s.pub, t, asked, effect));
}

function beginEffect(s: State, t: Table, rest: Rest, source: Source): void {
  const { on, about } = rest;
  noteUse(s.pub, t.content, source);
  if (source.kind === 'employee') t.emit('employee-used', { seat: source.seat, employee: source.card });
  else t.emit('ability-used', { by: source });
  goOn(s, rest);
  andThen(s, { do: 'effect', on, about, source, clause: 0, chosen: NO_CHOICE });
}

const NO_CHOICE: readonly number[] = [];

/** One clause of an effect; the next one waits below whatever this one sets off. */
export function runEffect(s: State, f: Readonly<EffectFrames['effect']>, t: Table): void {
  const clauses = effectOf(t.content, f.source).do;
  if (f.clause >= clauses.length || s.pub.phase === 'over') return;
  // A clause that runs again after a choice has its successor waiting already.
  if (f.chosen.length === 0 && f.clause + 1 < clauses.length) {
    const { on, about, source, chosen } = f;
    andThen(s, { do: 'effect', on, about, source, clause: f.clause + 1, chosen });
  }
  work({ s, t, f, at: 0 }, clauses[f.clause]);
}

/** The frame the question was put from: it waits right below. */
function below<F extends 'moment' | 'effect'>(s: State, name: F): Readonly<EffectFrames[F]> {
  const frame = s.pub.agenda.pop() as ({ do: string } & EffectFrames[F]) | undefined;
  if (frame?.do !== name) throw new Error(`a choice of an ability is asked above its ${name}`);
  return frame;
}

/** What is left of a moment without its first effect. */
const without = (f: Moment): Rest => withQueue(f, f.queue.slice(1));

/** BZ-612: optional, in the phase on the tab. Who declined may think again after using another one (BZ-R56). */
export const useEmployee: Kind<'use-employee'> = {
  candidates: () => ['use', 'decline'],
  refusal: () => undefined,
  default: () => 'decline',
  take: (s, d, a, t) => {
    const f = below(s, 'moment');
    const { source } = d.about;
    const declined = (f.declined ?? []).filter((one) => one.seat === d.seat);
    const rest = without(f);
    if (a === 'use') beginEffect(s, t, { ...rest, queue: [...declined, ...rest.queue], declined: [] }, source);
    else goOn(s, { ...rest, declined: isOwnNext(t, rest, source) ? [...declined, source] : [] });
  },
};

/** Whether the same player's next employee could change what this one does. */
function isOwnNext(t: Table, rest: Moment, source: Source): boolean {
  const own = rest.queue.filter((one) => one.kind === 'employee' && one.seat === source.seat);
  return own.some((one) => canOrderMatter([effectOf(t.content, source), effectOf(t.content, one)]));
}

/** BZ-R58: one player's own effects of one kind, in the order they like; by default as they came. */
export const effectOrder: Kind<'effect-order'> = {
  candidates: (_v, d) => d.about.queue.map((_, at) => at),
  refusal: () => undefined,
  default: () => 0,
  take: (s, _d, at) => {
    const f = below(s, 'moment');
    const queue = f.queue.filter((_, i) => i !== at);
    andThen(s, withQueue(f, [f.queue[at]]), withQueue(f, queue));
  },
};

/** A target of an effect, or whether to use it at all. */
export const effectChoice: Kind<'effect-choice'> = {
  candidates: (v, d) => optionsOf(v, d.about),
  refusal: () => undefined,
  default: (v, d) => (d.about.wants === 'may' ? 'no' : optionsOf(v, d.about)[0]),
  take: (s, d, a, t) => {
    const { wants, source } = d.about;
    if (wants === 'may') {
      const rest = without(below(s, 'moment'));
      if (a === 'yes') beginEffect(s, t, rest, source);
      else goOn(s, rest);
      return;
    }
    const f = below(s, 'effect');
    const cards = hiddenCards(s.own[d.seat], wants);
    const chosen = cards === undefined ? (a as number) : cards.indexOf(a as number);
    andThen(s, withChoice(f, chosen));
  },
};

type Choice = Parameters<Kind<'effect-choice'>['candidates']>[1]['about'];

function optionsOf(v: View, about: Choice): readonly (number | 'yes' | 'no')[] {
  return about.wants === 'may' ? ['yes', 'no'] : (hiddenCards(v.own, about.wants) ?? about.options);
}

function hiddenCards(own: View['own'], wants: Choice['wants']): readonly number[] | undefined {
  if (wants === 'handItem') return own.hand;
  return wants === 'storageItem' ? own.storage : undefined;
}
