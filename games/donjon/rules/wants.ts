/**
 * What one looks for and can spare, said to all in the village (DQ-R77): gems, a quest, this object, that spoil. Tags are
 * goods without amounts: of what is counted there is one. Talk only: nobody is held to it.
 */
import { type Decision, type Refusal, unasked } from '../../../kernel/index.ts';
import {
  type GoodsKinds,
  isNothing,
  onePieceMore,
  overlaps,
  readsGoods,
  shared,
  shortOf,
} from '../../bargain/goods.ts';
import { readsWants, type Wants as WantsOf } from '../../bargain/wants.ts';
import { refuse } from './refusals.ts';
import type { Goods, Kind, Pub, Seat } from './state.ts';
import { lacking, randomGoods } from './wares.ts';

type Wants = WantsOf<Goods>;

const TAGS: GoodsKinds = { amounts: { gems: 1, quests: 1 }, lists: { objects: 999, spoils: 999 } };
const isTags = (a: unknown): a is Goods => readsGoods(a, TAGS);

const NOTHING: Wants = { seeks: {}, spares: {} };

/** One decision for each seat, made once: it is open between any two answers in the village, to most as the only one. */
const TELL: readonly (readonly [Decision])[] = Array.from({ length: 6 }, (_, seat) => [
  unasked('tell-wants', seat, 'any', {}),
]);

/** What a seat may do in the village, with what it may say. */
export const withTelling = (seat: Seat, list: readonly Decision[]): readonly Decision[] =>
  list.length === 0 ? TELL[seat] : [...list, TELL[seat][0]];

/** What this player may name as looked for: gems, a quest, and what lies before anybody else. */
export function seekable(pub: Pub, seat: Seat): Goods {
  const others = pub.adventurers.filter((_, other) => other !== seat);
  return {
    gems: 1,
    quests: 1,
    objects: others.flatMap(({ objects }) => objects),
    spoils: others.flatMap(({ spoils }) => spoils),
  };
}

/** What this player may name as to spare: what they visibly have. */
export function sparable(pub: Pub, seat: Seat): Goods {
  const { gems, secondaries, objects, spoils } = pub.adventurers[seat];
  return { gems: Math.min(gems, 1), quests: Math.min(secondaries, 1), objects, spoils };
}

/** What this player has said, as far as it can still be: what has gone elsewhere since is not shown. */
export function wantsOf(pub: Pub, seat: Seat): Wants {
  const wants = pub.wants?.[seat];
  if (wants === undefined) return NOTHING;
  return {
    seeks: shared(wants.seeks, seekable(pub, seat)),
    spares: shared(wants.spares, sparable(pub, seat)),
  };
}

function wantsRefusal(pub: Pub, seat: Seat, { seeks, spares }: Wants): Refusal | undefined {
  if (overlaps(seeks, spares)) return refuse('same-both-ways');
  if (shortOf(seekable(pub, seat), seeks) !== undefined) return refuse('nobody-has-it');
  return lacking(pub, seat, spares, true);
}

/** Goods without their amounts. */
const asTags = (goods: Goods): Goods => (goods.gems === undefined ? goods : { ...goods, gems: 1 });

export const tellWants: Kind<'tell-wants'> = {
  candidates({ pub, seat }, _d, soFar = NOTHING) {
    const longer = [
      ...onePieceMore(seekable(pub, seat), soFar.seeks).map((seeks) => ({ ...soFar, seeks })),
      ...onePieceMore(sparable(pub, seat), soFar.spares).map((spares) => ({ ...soFar, spares })),
    ].filter(({ seeks, spares }) => !overlaps(seeks, spares));
    return soFar === NOTHING ? [NOTHING, ...longer] : longer;
  },
  refusal: ({ pub, seat }, _d, a) => wantsRefusal(pub, seat, a),
  reads: (a): a is Wants => readsWants(a, isTags),
  draw({ pub, seat, table }, _d, chance) {
    // Talk changes nothing: now and then is enough.
    if (chance.int(16) > 0) return undefined;
    const other = (seat + 1 + chance.int(table.seats - 1)) % table.seats;
    const seeks = asTags(randomGoods(pub, other, chance));
    const spares = asTags(randomGoods(pub, seat, chance));
    return overlaps(seeks, spares) ? { seeks, spares: {} } : { seeks, spares };
  },
  take({ pub }, { seat }, { seeks, spares }, t) {
    const { [seat]: _said, ...others } = pub.wants ?? {};
    pub.wants = isNothing(seeks) && isNothing(spares) ? others : { ...others, [seat]: { seeks, spares } };
    t.emit('wants-told', { seat, seeks, spares });
  },
};
