/** One clause at work: what it is about, and the choices it asks for. */
import { andThen, ask } from '../../../../kernel/index.ts';
import { NONE, type Seat, type State, type Table } from '../state.ts';
import type { Asked } from './conditions.ts';
import { AS_IT_IS } from './numbers.ts';
import type { EffectFrames, EffectKinds, Wants } from './types.ts';

/** A clause runs from its beginning each time one of its choices is made; `at` counts those it has read. */
export interface Running {
  readonly s: State;
  readonly t: Table;
  readonly f: Readonly<EffectFrames['effect']>;
  at: number;
}

/** The effect, for conditions and counters. */
export const askedBy = ({ s, t, f }: Running): Asked => ({
  content: t.content,
  pub: s.pub,
  source: f.source,
  item: f.about.item,
  reading: AS_IT_IS,
});

/** Who chooses for an effect: its owner; for a monster's about nobody, the quest holder. */
export function chooserOf({ s, f }: Running): Seat {
  if (f.source.seat !== NONE) return f.source.seat;
  return f.about.seat !== NONE ? f.about.seat : s.pub.questHolder;
}

/**
 * The next choice of this clause among these, `NONE` if there is nothing to choose from. A single option is taken
 * without a question. Undefined: the question is put, and the clause runs again when it is answered.
 */
export function pick(r: Running, wants: Wants, options: readonly number[], seat = chooserOf(r)): number | undefined {
  if (options.length <= 1) return options[0] ?? NONE;
  return r.at < r.f.chosen.length ? r.f.chosen[r.at++] : put(r, wants, options, seat);
}

/** The same for cards that only `seat` sees: how many there are is public, what they are stays out of the question. */
export function pickHidden(
  r: Running,
  wants: 'handItem' | 'storageItem',
  cards: readonly number[],
  seat: Seat,
): number | undefined {
  if (cards.length <= 1) return cards[0] ?? NONE;
  // What was chosen lies on the agenda for all to see: a place in the list, not a card.
  return r.at < r.f.chosen.length ? cards[r.f.chosen[r.at++]] : put(r, wants, NO_OPTIONS, seat);
}

const NO_OPTIONS: readonly number[] = [];

function put(r: Running, wants: Wants, options: readonly number[], seat: Seat): undefined {
  const { source, clause, on, about } = r.f;
  const facts: EffectKinds['effect-choice']['ask'] = { source, clause, wants, on, about, options };
  andThen(r.s, ask('effect-choice', seat, facts), { do: 'effect', on, about, source, clause, chosen: r.f.chosen });
  return undefined;
}

/** Runs this clause again with one more step behind it. */
export function again(r: Running, step: number): void {
  andThen(r.s, withChoice(r.f, step));
}

/** The same clause with one more choice made. */
export function withChoice({ on, about, source, clause, chosen }: Running['f'], choice: number) {
  return { do: 'effect' as const, on, about, source, clause, chosen: [...chosen, choice] };
}
