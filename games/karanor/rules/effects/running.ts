/** One clause at work: what it is about, and the choices it asks for. */
import { ask } from '../../../../kernel/index.ts';
import { type Picking, pickFrom } from '../../../picking.ts';
import { ORDINARY_KINDS, type Resource } from '../clauses.ts';
import { purseOf } from '../purse.ts';
import { type Events, NONE, type Seat, type State, type Table } from '../state.ts';
import type { EffectFrames, EffectKinds, Wants } from './types.ts';

export interface Running extends Picking {
  readonly s: State;
  readonly t: Table;
  readonly f: Readonly<EffectFrames['effect']>;
}

type Choosing = 'choose-target' | 'choose-resource';

/** The next choice of this clause among these; undefined while it is asked for. */
export const pick = (
  r: Running,
  seat: Seat,
  wants: Wants,
  options: readonly number[],
  mine: readonly number[] = [],
  kind: Choosing = wants === 'resource' ? 'choose-resource' : 'choose-target',
): number | undefined =>
  pickFrom(r, options, () => {
    const { source, on, clause } = r.f;
    const facts: EffectKinds[Choosing]['ask'] = { source, on, clause, wants, chosen: [...mine], options };
    return ask(kind, seat, facts);
  });

/** All ordinary kinds, and none: what can be asked about tokens behind a screen. */
const BLIND: readonly number[] = [0, 1, 2, 3, 4, 5, NONE];

/** Whether gold and tokens lie behind screens (MK-R87). */
export const isHidden = ({ options }: Table): boolean => options.goldPrivacy === 'hidden';

/**
 * An ordinary token of this player's own to give up, besides those named already; `NONE` if there is none. Behind a
 * screen the question is always put, so that it tells nothing.
 */
export function giveUp(r: Running, seat: Seat, mine: readonly Resource[]): number | undefined {
  if (isHidden(r.t)) return pick(r, seat, 'token', BLIND, mine, 'choose-resource');
  const { tokens } = purseOf(r.s, seat);
  const options: Resource[] = [];
  for (let kind = 0; kind < ORDINARY_KINDS; kind++) if (tokens[kind] > countOf(mine, kind)) options.push(kind);
  return pick(r, seat, 'token', options, mine, 'choose-resource');
}

/** How often a kind is on a list. */
export function countOf(list: readonly Resource[], kind: Resource): number {
  let n = 0;
  for (const one of list) if (one === kind) n++;
  return n;
}

/** Tells what became of goods: with hidden purses that shows something of what lies behind the screen. */
export function tell<E extends keyof Events & string>({ t }: { readonly t: Table }, type: E, facts: Events[E]): void {
  if (isHidden(t)) t.reveal(type, facts);
  else t.emit(type, facts);
}
