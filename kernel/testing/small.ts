/** Small games as literals, for tests: what is not given is filled in with next to nothing. */
import {
  type AnyShape,
  copy,
  type Game,
  type Kind,
  type Layout,
  type Outcome,
  reseal,
  type State,
  type Table,
  type View,
} from '../index.ts';

export type Small = AnyShape;
export type SmallState = State<Small>;
export type SmallKind = Kind<Small, Record<string, unknown>, unknown>;

export interface SmallParts extends Partial<Omit<Game<Small>, 'setup'>> {
  setup?(t: Table<Small>): Partial<Layout<Small>>;
}

/** A kind that takes one of these answers and does nothing with it. */
export const choice = (answers: readonly unknown[], parts: Partial<SmallKind> = {}): SmallKind => ({
  candidates: () => answers,
  refusal: () => undefined,
  default: () => answers[0],
  take: () => {},
  ...parts,
});

export function smallGame(given: SmallParts): Game<Small> {
  const { setup, ...parts } = given;
  return {
    id: 'small',
    version: 1,
    seats: { min: 1, max: 4 },
    options: { fields: {}, presets: {} },
    content: () => ({}),
    setup: (t) => ({
      pub: {},
      own: Array.from({ length: t.seats }, () => ({})),
      hid: {},
      agenda: [],
      ...setup?.(t),
    }),
    frames: {},
    kinds: {},
    sample: (v, t) => sampleNothing(given, v, t),
    outcome: (s) => (s.pub.agenda.length > 0 ? undefined : allEqual(s.own.length)),
    ...parts,
  };
}

/** What is not seen is not there: enough for games without secrets. */
function sampleNothing(parts: SmallParts, v: View<Small>, t: Table<Small>): SmallState {
  const own = Array.from({ length: t.seats }, (_, seat) => (seat === v.seat ? copy(v.own) : { sealed: {} }));
  const s: SmallState = { pub: copy(v.pub), own, hid: { cursor: 0, sealed: {} } };
  reseal(smallGame(parts), s, v, t);
  return s;
}

const allEqual = (seats: number): Outcome => ({
  ending: 'over',
  winners: [],
  standings: Array.from({ length: seats }, (_, seat) => ({ seat, place: 1, terms: {} })),
});
