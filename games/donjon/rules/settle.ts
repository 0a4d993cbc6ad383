/**
 * Settling accounts: the reward split with the ally, the defender's settlement, the attacker's at the end of the turn.
 * Keeping one's word, keeping it in part and betraying it are all just answers (DQ-410, DQ-504); only a time-out keeps it
 * by itself (DQ-R50, DQ-911).
 */
import { type Chance, type Decision, type Refusal, unasked } from '../../../kernel/index.ts';
import { isNothing, plus } from '../../bargain/goods.ts';
import { hasExactly } from '../../bargain/offers.ts';
import { owed } from '../../bargain/words.ts';
import { wordsSeen } from './bargains.ts';
import { type Parcel, sendGifts } from './gifts.ts';
import { refuse } from './refusals.ts';
import { type Gift, type Goods, type Kind, NONE, type Seat, type View, type Vow } from './state.ts';
import { payable } from './vows.ts';
import { faceDown, isGift, lacking, notOwnQuests, oneGiftMore, overfills, randomGoods } from './wares.ts';

/** The open words this player has given that goods can settle. */
export const debts = (v: View): readonly Vow[] =>
  wordsSeen(v).filter((word) => word.from === v.seat && !word.ownSide && !isNothing(payable(v.pub, word)));

/** In the village after the fight the attacker may settle when it suits (DQ-520). */
export function maySettle(v: View, list: Decision[]): void {
  if (v.pub.step !== 'after' || v.seat !== v.pub.active) return;
  if (debts(v).length > 0) list.push(unasked('settle-as-attacker', v.seat, v.pub.questions, {}));
}

/** Why this player cannot give this to that one; `points` of the monster are there to be shared. */
function giftRefusal(v: View, to: Seat, gift: Gift, points: number): Refusal | undefined {
  if ((gift.points ?? 0) > points) return refuse('points-not-there', { points });
  const lack = lacking(v.pub, v.seat, faceDown(gift), true) ?? notOwnQuests(v, gift.quests);
  if (lack !== undefined) return lack;
  return overfills(v.pub, to, 0, gift.quests?.length ?? 0) ? refuse('partner-has-too-many-quests') : undefined;
}

/** What of these words can be kept now with what the player has, to that receiver. */
function honest(v: View, to: Seat, points: number): Gift {
  const { gems, objects, spoils } = v.pub.adventurers[v.seat];
  let due: Goods = {};
  for (const word of debts(v)) if (word.to === to) due = plus(due, owed(word));
  const room = Math.max(0, 3 - v.pub.adventurers[to].secondaries);
  const quests = v.own.secondaries.slice(0, Math.min(due.quests ?? 0, room)).sort((a, b) => a - b);
  return plus<Gift>(
    {},
    {
      gems: Math.min(due.gems ?? 0, gems),
      points: Math.min(due.points ?? 0, points),
      objects: due.objects?.filter((object) => objects.includes(object)),
      spoils: due.spoils?.filter((spoil) => spoils.includes(spoil)),
      quests,
    },
  );
}

/** DQ-R48: to the ally, out of this victory and one's own. */
export const splitReward: Kind<'split-reward'> = {
  candidates(v, _d, soFar) {
    const points = v.pub.fight?.points ?? 0;
    if (soFar === undefined) return distinct([{}, honest(v, allyOf(v), points)]);
    const more = oneGiftMore(v, soFar);
    return (soFar.points ?? 0) < points ? [...more, plus(soFar, { points: 1 })] : more;
  },
  refusal: (v, _d, a) => giftRefusal(v, allyOf(v), a, v.pub.fight?.points ?? 0),
  reads: isGift,
  draw(v, d, chance) {
    const points = chance.int((v.pub.fight?.points ?? 0) + 1);
    const gift = plus<Gift>(points > 0 ? { points } : {}, withoutQuests(randomGoods(v.pub, v.seat, chance)));
    if (chance.int(3) > 0 && this.refusal(v, d, gift) === undefined) return gift;
    return chance.int(2) > 0 ? honest(v, allyOf(v), v.pub.fight?.points ?? 0) : {};
  },
  default: (v) => (v.table.options.promiseTimeout === 'keep' ? {} : honest(v, allyOf(v), v.pub.fight?.points ?? 0)),
  take: (s, d, a) => sendGifts(s, d.seat, [{ to: s.pub.fight?.ally ?? NONE, gift: a }]),
};

const allyOf = (v: View): Seat => v.pub.fight?.ally ?? NONE;
const withoutQuests = ({ quests: _none, ...goods }: Goods): Gift => goods;

/** Nothing and the honest gift may be the same. */
const distinct = (gifts: Gift[]): Gift[] => (isNothing(gifts[1]) ? [gifts[0]] : gifts);

/** To everybody whom this player owes, as far as it goes. */
function honestParcels(v: View): Parcel[] {
  const seats = [...new Set(debts(v).map(({ to }) => to))].sort((a, b) => a - b);
  const parcels = seats.map((to) => ({ to, gift: honest(v, to, 0) }));
  return parcels.length > 1 ? affordable(v, parcels) : parcels.filter(({ gift }) => !isNothing(gift));
}

/** The same gems, card or quest cannot go to two players: the first in order has it. */
function affordable(v: View, parcels: readonly Parcel[]): Parcel[] {
  let gems = v.pub.adventurers[v.seat].gems;
  const gone = new Set<string>();
  const free = (kind: string, list: readonly number[] | undefined): readonly number[] | undefined =>
    list?.filter((one) => !gone.has(`${kind}${one}`) && gone.add(`${kind}${one}`));
  const kept: Parcel[] = [];
  for (const { to, gift } of parcels) {
    const paid = Math.min(gems, gift.gems ?? 0);
    gems -= paid;
    const left = plus<Gift>(
      {},
      {
        gems: paid,
        objects: free('object', gift.objects),
        spoils: free('spoil', gift.spoils),
        quests: free('quest', gift.quests),
      },
    );
    if (!isNothing(left)) kept.push({ to, gift: left });
  }
  return kept;
}

function parcelsRefusal(v: View, parcels: readonly Parcel[]): Refusal | undefined {
  let all: Gift = {};
  let gems = 0;
  const seen = new Set<Seat>();
  for (const { to, gift } of parcels) {
    if (to === v.seat || to < 0 || to >= v.table.seats || seen.has(to)) return refuse('no-such-partner');
    seen.add(to);
    if (isNothing(gift)) return refuse('empty-offer');
    const refusal = giftRefusal(v, to, gift, 0);
    if (refusal !== undefined) return refusal;
    const { gems: _counted, ...cards } = gift;
    if (Object.keys(cards).length > 0 && overlaps(all, cards)) return refuse('given-twice');
    all = plus(all, cards);
    gems += gift.gems ?? 0;
  }
  return lacking(v.pub, v.seat, gems > 0 ? { gems } : {}, true);
}

const overlaps = (a: Gift, b: Gift): boolean =>
  (['objects', 'spoils', 'quests'] as const).some((kind) => b[kind]?.some((one) => a[kind]?.includes(one)));

const isParcels = (a: unknown): a is readonly Parcel[] =>
  Array.isArray(a) &&
  a.length <= 5 &&
  a.every((one) => hasExactly(one, ['to', 'gift']) && Number.isInteger(one.to) && isGift(one.gift));

const settlement: Kind<'settle-as-defender'> = {
  candidates(v, _d, soFar) {
    if (soFar === undefined) {
      const parcels = honestParcels(v);
      return parcels.length === 0 ? [[]] : [[], parcels];
    }
    return moreParcels(v, soFar);
  },
  refusal: (v, _d, a) => parcelsRefusal(v, a),
  reads: isParcels,
  draw: (v, _d, chance) => randomParcels(v, chance),
  default: (v) => (v.table.options.promiseTimeout === 'keep' ? [] : honestParcels(v)),
  take: (s, d, a) => sendGifts(s, d.seat, a),
};

/** One thing more for one of the players. */
function moreParcels(v: View, soFar: readonly Parcel[]): (readonly Parcel[])[] {
  const more: (readonly Parcel[])[] = [];
  for (let to = 0; to < v.table.seats; to++) {
    if (to === v.seat) continue;
    const at = soFar.findIndex((parcel) => parcel.to === to);
    for (const gift of oneGiftMore(v, at < 0 ? {} : soFar[at].gift)) {
      more.push(at < 0 ? [...soFar, { to, gift }] : soFar.with(at, { to, gift }));
    }
  }
  return more;
}

function randomParcels(v: View, chance: Chance): readonly Parcel[] {
  const parcels = honestParcels(v);
  return parcels.length > 0 && chance.int(2) === 0 ? parcels.slice(0, 1 + chance.int(parcels.length)) : [];
}

export const settleAsDefender = settlement;
export const settleAsAttacker: Kind<'settle-as-attacker'> = settlement;
