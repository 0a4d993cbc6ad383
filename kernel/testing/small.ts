/** Small games as literals, for tests: what is not given is filled in with next to nothing. */
import type { AnyShape, Game, Kind, Layout, State, Table } from '../index.ts';

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

export function smallGame({ setup, ...parts }: SmallParts): Game<Small> {
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
    sample: () => {
      throw new Error('this small game has no sample');
    },
    outcome: (s) => (s.pub.agenda.length > 0 ? undefined : { ending: 'over', winners: [], standings: [] }),
    ...parts,
  };
}
