/** One clause at work: what it is about, and the choices it asks for. */
import { ask, type Frame } from '../../../../kernel/index.ts';
import { type Picking, pickFrom } from '../../../picking.ts';
import type { Trigger } from '../clauses.ts';
import type { Donjon, Seat, State, Table } from '../state.ts';
import { moment } from './moment.ts';
import type { EffectFrames, EffectKinds, SourceKind, Wants } from './types.ts';

export interface Running extends Picking {
  readonly s: State;
  readonly t: Table;
  readonly f: Readonly<EffectFrames['effect']>;
  /** What comes before the effect's next clause. */
  after: readonly Frame<Donjon>[];
}

/** What this clause sets off: an event with whoever hears it. */
export function setOff({ s, t, f }: Running, on: Trigger, whose: Seat): readonly Frame<Donjon>[] {
  // Inside a branch the effect itself waits on the agenda.
  const frame = moment(s, t, on, whose, f.path.length === 0 ? 1 : 0);
  return frame === undefined ? [] : [frame];
}

/** The next choice of this clause among these; undefined while it is asked for. */
export const pick = (r: Running, wants: Wants, options: readonly number[], seat?: Seat): number | undefined =>
  pickFrom(r, options, () => {
    const { source, path, clause } = r.f;
    const facts: EffectKinds['event-choice']['ask'] = { source, path, clause, wants, options };
    return ask(CHOICES[source.kind], seat ?? source.seat, facts);
  });

/** Which decision a card's choices are. */
export const CHOICES: { readonly [kind in SourceKind]: keyof EffectKinds } = {
  event: 'event-choice',
  monster: 'monster-choice',
  special: 'special-choice',
  character: 'use-unique-power',
  object: 'use-unique-power',
};
