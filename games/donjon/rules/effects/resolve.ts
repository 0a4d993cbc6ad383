/**
 * The abilities of one moment at work, one after another, and what they ask.
 *
 * This always ends: an effect is a finite list of clauses, effects set each other off to a small depth only, and every
 * other card comes out of a deck that nothing fills.
 */
import { andThen, ask, type Frame } from '../../../../kernel/index.ts';
import { type Donjon, type Kind, NONE, type State, type Table } from '../state.ts';
import { clausesAt, effectOf } from './reading.ts';
import { CHOICES, type Running } from './running.ts';
import { canWork, isOptional } from './sources.ts';
import { type EffectFrames, type EffectKinds, type Source, UNIQUE } from './types.ts';
import { work } from './work/index.ts';

/** The next effect of the queue: asked about, begun or skipped. */
export function runMoment(s: State, f: Readonly<EffectFrames['moment']>, t: Table): void {
  const source: Source | undefined = f.queue[0];
  if (source === undefined || s.pub.ended !== null) return;
  if (f.queue.length > 1) andThen(s, { do: 'moment', on: f.on, queue: f.queue.slice(1) });
  if (!canWork(t.content, s.pub, source)) return;
  if (isOptional(effectOf(t.content, source), source)) andThen(s, askWhether(source));
  else andThen(s, useAbility(s, t, source));
}

/** Whether the owner uses it at all. */
export function askWhether(source: Source): Frame<Donjon> {
  const facts: EffectKinds['event-choice']['ask'] = { source, path: [], clause: NONE, wants: 'may', options: [] };
  return ask(CHOICES[source.kind], source.seat, facts);
}

/** The ability is used: its token is turned over if it has one. `chosen`: what was named with the use. */
export function useAbility(s: State, t: Table, source: Source, chosen: readonly number[] = []): Frame<Donjon> {
  const { on } = effectOf(t.content, source);
  if (source.effect === UNIQUE) s.pub.adventurers[source.seat].powerUsed = true;
  // A declaration and the reveal of a card tell it themselves.
  if (on !== 'beforeDice' && !(on === 'onReveal' && isDrawn(source))) t.emit('ability-used', { by: source });
  return { do: 'effect', source, path: [], clause: 0, chosen };
}

const isDrawn = ({ kind }: Source): boolean => kind === 'event' || kind === 'special' || kind === 'monster';

/** The clauses of an effect one after another, until one asks or sets something off: the next one waits below that. */
export function runEffect(s: State, f: Readonly<EffectFrames['effect']>, t: Table): void {
  const { source, path } = f;
  const clauses = clausesAt(effectOf(t.content, source), path);
  for (let clause = f.clause; clause < clauses.length && s.pub.ended === null; clause++) {
    const frame = clause === f.clause ? f : { source, path, clause, chosen: [] };
    const r: Running = { s, t, f: frame, made: [], asks: undefined, after: NOTHING };
    work(r, clauses[clause]);
    if (r.asks !== undefined) {
      // Nothing has been done yet: the clause runs again with the answer.
      andThen(s, r.asks, { do: 'effect', source, path, clause, chosen: r.made });
      return;
    }
    if (r.after.length > 0) {
      andThen(s, ...r.after, { do: 'effect', source, path, clause: clause + 1, chosen: [] });
      return;
    }
  }
}
const NOTHING: readonly Frame<Donjon>[] = [];

const YES_NO = ['yes', 'no'] as const;

/** A target of an effect, or whether to use it at all. */
export const effectChoice: Kind<'event-choice'> = {
  candidates: (_v, { about: { wants, options } }) => (wants === 'may' ? YES_NO : options),
  refusal: () => undefined,
  /** The first option; what is only permitted is not used. */
  default: (_v, { about: { wants, options } }) => (wants === 'may' ? 'no' : options[0]),
  take(s, { about: { wants, source } }, a, t) {
    if (wants === 'may') {
      if (a === 'yes') andThen(s, useAbility(s, t, source));
      return;
    }
    const { path, clause, chosen } = below(s, 'effect');
    andThen(s, { do: 'effect', source, path, clause, chosen: [...chosen, a as number] });
  },
};

/** The frame a question was put from: it waits right below. */
export function below<F extends keyof EffectFrames>(s: State, name: F): Readonly<EffectFrames[F]> {
  const frame = s.pub.agenda.pop() as ({ do: string } & EffectFrames[F]) | undefined;
  if (frame?.do !== name) throw new Error(`a question of an ability is asked above its ${name}`);
  return frame;
}
