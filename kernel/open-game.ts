/** A game in which nothing is hidden: much of its description follows from that. */
import { copy } from './data.ts';
import type { Frame, Game, Outcome, Shape, State, Table } from './types.ts';

/** What such a game still has to say. */
interface OpenGame<G extends Shape>
  extends Pick<Game<G>, 'id' | 'seats' | 'kinds'>,
    Partial<Pick<Game<G>, 'frames' | 'may'>> {
  setup(t: Table<G>): { readonly pub: G['pub']; readonly agenda: Frame<G>[] };
  outcome(s: State<G>): Outcome | undefined;
}

/** No secrets, so that anybody's view is the whole state; no options and no cards. */
export function openGame<G extends Shape>(game: OpenGame<G>): Game<G> {
  const nothing = (t: { seats: number }): object[] => Array.from({ length: t.seats }, () => ({}));
  return {
    version: 1,
    options: { fields: {}, presets: {} },
    content: () => ({}),
    frames: {} as Game<G>['frames'],
    ...game,
    setup: (t) => ({ ...game.setup(t), own: nothing(t), hid: {} }),
    sample: (v, t) => ({
      pub: copy(v.pub),
      own: nothing(t).map(() => ({ sealed: {} })),
      hid: { cursor: 0, sealed: {} },
    }),
  };
}
