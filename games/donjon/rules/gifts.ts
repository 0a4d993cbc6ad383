/** Gifts (DQ-R52): every one needs the receiver's consent, part by part. */
import { andThen, ask } from '../../../kernel/index.ts';
import { isNothing, without } from '../../bargain/goods.ts';
import { takeBackQuests } from './bargains.ts';
import { type Content, MOST_SECONDARIES } from './content.ts';
import type { Frames } from './flow.ts';
import { gainPoints } from './points.ts';
import { refuse } from './refusals.ts';
import type { Gift, Goods, GoodsKind, Kind, Own, Pub, Quest, Seat, State, Table } from './state.ts';
import { countTowards, releaseFrom } from './vows.ts';
import { faceDown, handOver, overfills } from './wares.ts';

/** One receiver and what is meant for them. */
export interface Parcel {
  readonly to: Seat;
  readonly gift: Gift;
}

/** Sets gifts on their way: which quests is between giver and receiver until they change hands. */
export function sendGifts(s: State, from: Seat, parcels: readonly Parcel[]): void {
  for (const { to, gift } of parcels) if (gift.quests !== undefined) s.own[from].pledged[pledge(to)] = [...gift.quests];
  const gifts = parcels.map(({ to, gift }) => ({ to, goods: faceDown(gift) })).filter(({ goods }) => !isNothing(goods));
  if (gifts.length > 0) andThen(s, { do: 'gifts', from, gifts });
}

const GIFT = 'gift-';
export const pledge = (to: Seat): string => `${GIFT}${to}`;

/** The quests that are on their way to this receiver, which they have reached now. */
function unpledge({ own }: State, from: Seat, to: Seat): readonly Quest[] {
  const { pledged } = own[from];
  const quests = pledged[pledge(to)] ?? [];
  delete pledged[pledge(to)];
  return quests;
}

/** On its way to somebody else: no longer its giver's to show. */
export function isOnItsWay({ pledged }: Own, quest: Quest): boolean {
  for (const key in pledged) if (key.startsWith(GIFT) && pledged[key].includes(quest)) return true;
  return false;
}

/** The next receiver is asked. */
export function gifts(s: State, { from, gifts: [next, ...rest] }: Frames['gifts']): void {
  if (rest.length > 0) andThen(s, { do: 'gifts', from, gifts: rest });
  andThen(s, ask('accept-gift', next.to, { from, goods: next.goods }));
}

/** As far as the giver still has the gems: whoever had the first gift may have sold them something meanwhile. */
function afforded(goods: Goods, purse: number): Goods {
  const { gems = 0, ...cards } = goods;
  if (gems <= purse) return goods;
  return purse > 0 ? { ...cards, gems: purse } : cards;
}

const KINDS: readonly GoodsKind[] = ['gems', 'points', 'quests', 'objects', 'spoils'];

/** The kinds that are in these goods. */
const kindsIn = (goods: Goods): GoodsKind[] => KINDS.filter((kind) => goods[kind] !== undefined);

/** These kinds of the goods. */
function part(goods: Goods, kinds: readonly GoodsKind[]): Goods {
  const taken: { [kind: string]: Goods[GoodsKind] } = {};
  for (const kind of kinds) if (goods[kind] !== undefined) taken[kind] = goods[kind];
  return taken as Goods;
}

export const acceptGift: Kind<'accept-gift'> = {
  /** Every choice of the kinds offered, all of them first. */
  candidates(_v, d) {
    const kinds = kindsIn(d.about.goods);
    const choices: GoodsKind[][] = [];
    for (let mask = 2 ** kinds.length - 1; mask >= 0; mask--) choices.push(kinds.filter((_, i) => (mask >> i) & 1));
    return choices;
  },
  refusal(v, d, a) {
    const quests = a.includes('quests') ? (d.about.goods.quests ?? 0) : 0;
    return overfills(v.pub, v.seat, 0, quests) ? refuse('too-many-quests', { most: MOST_SECONDARIES }) : undefined;
  },
  /** Yes, but no quest and no object of a type one has already. */
  default(v, d) {
    const { goods } = d.about;
    return kindsIn(goods).filter(
      (kind) => kind !== 'quests' && (kind !== 'objects' || !makesSurplus(v.table.content, v.pub, v.seat, goods)),
    );
  },
  take(s, d, a, t) {
    const { from } = d.about;
    const goods = afforded(d.about.goods, s.pub.adventurers[from].gems);
    const taken = part(goods, a);
    const declined = without(goods, taken);
    const quests = d.about.goods.quests === undefined ? [] : unpledge(s, from, d.seat);
    if (!isNothing(taken)) receive(s, t, from, d.seat, taken, taken.quests === undefined ? [] : quests);
    if (isNothing(declined)) return;
    t.emit('gift-declined', { from, to: d.seat, goods: declined });
    releaseFrom(s, t, from, d.seat, declined);
  },
};

/** Whether one of these objects is of a type this player wears already, or two are of one type. */
export function makesSurplus(content: Content, pub: Pub, seat: Seat, goods: Goods): boolean {
  const types = [...pub.adventurers[seat].objects, ...(goods.objects ?? [])].map(
    (object) => content.objects[object].type,
  );
  return new Set(types).size < types.length;
}

/** What was accepted changes hands; a monster's points are gained only now (DQ-R48). */
function receive(s: State, t: Table, from: Seat, to: Seat, goods: Goods, quests: readonly number[]): void {
  const { quests: _hidden, ...open } = goods;
  handOver(s, t, from, to, quests.length > 0 ? { ...open, quests } : open);
  if (quests.length === 0) t.emit('gift-given', { from, to, goods });
  else t.emit('gift-given', { from, to, goods }, { [from]: { cards: quests }, [to]: { cards: quests } });
  if (goods.points !== undefined && s.pub.fight !== null) {
    s.pub.fight.points -= goods.points;
    gainPoints(s, t, to, goods.points, 'monsters');
  }
  if (quests.length > 0) takeBackQuests(s, t, from);
  countTowards(s, t, from, to, goods);
}
