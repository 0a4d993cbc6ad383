/** The questions of running abilities. */
import { andThen } from '../../../../kernel/index.ts';
import { ORDINARY_KINDS } from '../clauses.ts';
import { purseSeen } from '../purse.ts';
import { type Ask, type Kind, NONE, type State, type View } from '../state.ts';
import { clausesOf } from './reading.ts';
import { below } from './resolve.ts';
import { countOf } from './running.ts';
import { discardCards, moveCard } from './work/cards.ts';

/** The answer goes back to the clause; a player named is the target of all that follows. */
function answer(s: State, { about }: Ask<'choose-target'>, a: number): void {
  const f = below(s, 'effect');
  if (about.wants === 'player') andThen(s, { do: 'effect', ...f, on: [a] });
  else andThen(s, { do: 'effect', ...f, chosen: [...f.chosen, a] });
}

export const chooseTarget: Kind<'choose-target'> = {
  candidates: (_v, { about: { options } }) => options,
  refusal: () => undefined,
  default: (_v, { about: { options } }) => options[0],
  take: (s, d, a) => answer(s, d, a),
};

export const chooseResource: Kind<'choose-resource'> = {
  candidates: (v, { about }) => (about.wants === 'token' ? ownTokens(v, about.chosen) : about.options),
  refusal: () => undefined,
  /** The kind with the largest reserve, the first of them. */
  default(v, d) {
    let [best, ...others] = chooseResource.candidates(v, d);
    for (const kind of others) if (v.pub.reserve[kind] > v.pub.reserve[best]) best = kind;
    return best;
  },
  take: (s, d, a) => answer(s, d, a),
};

/** The kinds of one's own that can still be given up, `NONE` when there is none; behind a screen only oneself knows. */
function ownTokens(v: View, mine: readonly number[]): readonly number[] {
  const tokens = purseSeen(v, v.seat)?.tokens ?? [];
  const kinds: number[] = [];
  for (let kind = 0; kind < ORDINARY_KINDS; kind++) if (tokens[kind] > countOf(mine, kind)) kinds.push(kind);
  return kinds.length === 0 ? NO_KIND : kinds;
}
const NO_KIND: readonly number[] = [NONE];

/** Taken from another's hand, or discarded from one's own. */
export const chooseCard: Kind<'choose-card'> = {
  candidates: ({ own }) => own.peeked,
  refusal: () => undefined,
  default: ({ own }) => own.peeked[0],
  take(s, { seat, about: { source, on } }, card, t) {
    const f = below(s, 'effect');
    s.own[seat].peeked = [];
    if (clausesOf(t.content, source)[f.clause]?.does === 'takeCard') {
      andThen(s, { do: 'effect', ...f, clause: f.clause + 1 });
      moveCard(s, t, on[0], seat, card, source);
    } else {
      andThen(s, { do: 'effect', ...f, chosen: [...f.chosen, seat] });
      discardCards(s, t, seat, [card], source);
    }
  },
};

/** Which comes next; the others are asked about again. */
export const orderEffects: Kind<'order-effects'> = {
  candidates: (_v, { about: { queue } }) => [...queue.keys()],
  refusal: () => undefined,
  default: () => 0,
  take(s, _d, a) {
    const { on, queue } = below(s, 'moment');
    const rest = queue.filter((_, at) => at !== a);
    andThen(s, { do: 'moment', on, queue: [queue[a]] }, { do: 'moment', on, queue: rest });
  },
};
