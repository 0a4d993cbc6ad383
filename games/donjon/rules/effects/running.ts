/** One clause at work: what it is about, and the choices it asks for. */
import { type AskFrame, ask, type Frame } from '../../../../kernel/index.ts';
import type { Trigger } from '../clauses.ts';
import { type Donjon, NONE, type Seat, type State, type Table } from '../state.ts';
import { moment } from './moment.ts';
import type { EffectFrames, EffectKinds, SourceKind, Wants } from './types.ts';

/**
 * A clause runs from its beginning each time one of its choices is made, and does nothing before the last of them.
 */
export interface Running {
  readonly s: State;
  readonly t: Table;
  readonly f: Readonly<EffectFrames['effect']>;
  /** The choices read so far, those with a single option among them. */
  readonly made: number[];
  /** The question that has to be answered first. */
  asks: AskFrame | undefined;
  /** What comes before the effect's next clause. */
  after: readonly Frame<Donjon>[];
}

/** What this clause sets off: an event with whoever hears it. */
export function setOff({ s, t, f }: Running, on: Trigger, whose: Seat): readonly Frame<Donjon>[] {
  // Inside a branch the effect itself waits on the agenda.
  const frame = moment(s, t, on, whose, f.path.length === 0 ? 1 : 0);
  return frame === undefined ? [] : [frame];
}

/**
 * The next choice of this clause among these, `NONE` if there is nothing to choose from. A single option is taken
 * without a question. Undefined: the question is put, and the clause runs again when it is answered.
 */
export function pick(r: Running, wants: Wants, options: readonly number[], seat?: Seat): number | undefined {
  const { source, path, clause, chosen } = r.f;
  const { length } = r.made;
  if (length < chosen.length) r.made.push(chosen[length]);
  else if (options.length <= 1) r.made.push(options[0] ?? NONE);
  else {
    const facts: EffectKinds['event-choice']['ask'] = { source, path, clause, wants, options };
    r.asks = ask(CHOICES[source.kind], seat ?? source.seat, facts);
    return undefined;
  }
  return r.made[length];
}

/** Which decision a card's choices are. */
export const CHOICES: { readonly [kind in SourceKind]: keyof EffectKinds } = {
  event: 'event-choice',
  monster: 'monster-choice',
  special: 'special-choice',
  character: 'use-unique-power',
  object: 'use-unique-power',
};
