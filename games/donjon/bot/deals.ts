/**
 * Deals in the village: answering them, buying what one's quests want, selling what others look for. What rivals said they
 * seek and can spare is read as people read it (R28).
 */
import { clockwise, type Decision } from '../../../kernel/index.ts';
import { bargainsSeen, findBargain, wasRefused } from '../rules/bargains.ts';
import type { Adventure, Bargain, Goods, Seat, View } from '../rules/state.ts';
import { wantsOf } from '../rules/wants.ts';
import { takerWorth } from './dungeon.ts';
import { type Mind, mindOf } from './mind.ts';
import { idleSpoils } from './wants.ts';
import { UNKNOWN_QUEST } from './worth.ts';

interface Deal {
  readonly to: Seat;
  readonly give: Goods;
  readonly ask: Goods;
  readonly text: string;
}

/** The bargain this question is about, if it is still open. */
export const bargainIn = (v: View, { about }: Decision): Bargain | undefined =>
  findBargain(v, (about as { bargain: number }).bargain);

/** A deal is taken when it is better than none, the rival's gain counted. */
export function answerDeal(v: View, d: Decision): unknown {
  const offer = bargainIn(v, d);
  if (offer === undefined) return undefined;
  const mind = mindOf(v);
  const accept = cheapestQuests(v, offer.ask.quests ?? 0);
  const gain = dealWorth(mind, offer.give, offer.ask) - mind.rival(offer.from) * 0.4 * openValue(mind, offer.ask);
  return accept !== undefined && gain > 0.05 ? { accept } : 'refuse';
}

/** What the reader gets less what the reader gives. */
const dealWorth = (mind: Mind, get: Goods, give: Goods): number =>
  takerWorth(mind, get) + (get.quests ?? 0) * UNKNOWN_QUEST - giverWorth(mind, give);

/** What parting with these goods costs. */
function giverWorth(mind: Mind, goods: Goods): number {
  const { v, pub, seat } = mind;
  const me = pub.adventurers[seat];
  const without: Mind = Object.assign(Object.create(Object.getPrototypeOf(mind)), mind, {
    pub: {
      ...pub,
      adventurers: pub.adventurers.with(seat, {
        ...me,
        gems: me.gems - (goods.gems ?? 0),
        objects: me.objects.filter((one) => !goods.objects?.includes(one)),
        spoils: me.spoils.filter((one) => !goods.spoils?.includes(one)),
      }),
    },
  });
  const bonus = (goods.objects ?? []).reduce((sum, one) => sum + v.table.content.objects[one].bonus, 0);
  return takerWorth(without, goods) + bonus * 0.05;
}

/** What goods are worth to anybody. */
function openValue(mind: Mind, goods: Goods): number {
  return (goods.gems ?? 0) * mind.gem + (goods.spoils?.length ?? 0) * 0.3 + (goods.objects?.length ?? 0) * 0.5;
}

/** The own secondary quests one would part with, if there are as many. */
export function cheapestQuests(v: View, n: number): number[] | undefined {
  if (n > v.own.secondaries.length) return undefined;
  return v.own.secondaries.slice(0, n).sort((a, b) => a - b);
}

/** The spoil that serves one's quests for a gem less or more than at first thought, and one's own that serves none for two. */
export function otherDeals(v: View): readonly unknown[] {
  const { adventurers, active } = v.pub;
  const mine = ownDeals(v);
  if (v.pub.fight?.stage === 'talk' || mine.length + v.own.refused.length >= MOST_PROPOSALS) return [];
  const list: Deal[] = [];
  const first = proposeDeal(v);
  if (first?.give.gems !== undefined) {
    for (const gems of [first.give.gems - 1, first.give.gems + 1]) {
      if (gems > 0 && gems <= adventurers[v.seat].gems) list.push({ ...first, give: { gems } });
    }
  }
  const mind = mindOf(v);
  const idle = adventurers[v.seat].spoils.find((spoil) => giverWorth(mind, { spoils: [spoil] }) < IDLE);
  if (idle !== undefined && active === v.seat) {
    for (const to of clockwise(adventurers.length, v.seat)) {
      const isFree = to !== v.seat && adventurers[to].gems >= 2 && !mine.some((one) => one.to === to);
      if (isFree) list.push({ to, give: { spoils: [idle] }, ask: { gems: 2 }, text: '' });
    }
  }
  return list.filter((deal) => isNew(v, deal)).slice(0, MOST_DEALS);
}
/** A spoil worth less than this to its owner is for sale. */
const IDLE = 0.15;
const MOST_DEALS = 4;

/** Proposals in one village step (DQ-R74). */
const MOST_PROPOSALS = 3;
/** What a spoil must be worth to be bought, and where its owner said it is to spare. */
const WORTH_ASKING = 0.5;
const WORTH_TAKING = 0.3;
/** What a spoil is sold for, in gems. */
const USUAL = 2;
/** Nothing is sold to whoever stands so much more than the other rivals between the seller and a win. */
const LEADS = 1.5;

/** Buys the spoil that does most for one's quests; else sells one that somebody looks for. */
export function proposeDeal(v: View): Deal | undefined {
  if (v.pub.fight?.stage === 'talk') return undefined;
  const mine = ownDeals(v);
  if (mine.length + v.own.refused.length >= MOST_PROPOSALS) return undefined;
  const free = clockwise(v.table.seats, v.seat).filter((to) => to !== v.seat && !mine.some((one) => one.to === to));
  const bought = purchase(v, free, mine);
  if (bought !== undefined && isNew(v, bought)) return bought;
  const sold = sale(v, free);
  return sold !== undefined && isNew(v, sold) ? sold : undefined;
}

const ownDeals = (v: View): readonly Bargain[] => bargainsSeen(v).filter(({ from }) => from === v.seat);

const isNew = (v: View, deal: Deal): boolean =>
  !wasRefused(v, { about: 'deal', from: v.seat, or: [], side: null, counters: 0, ...deal });

/** For a spoil of one's own that they look for and one has no use of; else for what it may be worth to them and a little more. */
function purchase(v: View, rivals: readonly Seat[], mine: readonly Bargain[]): Deal | undefined {
  const { adventurers } = v.pub;
  const gems = adventurers[v.seat].gems - mine.reduce((sum, { give }) => sum + (give.gems ?? 0), 0);
  if (gems < USUAL && rivals.every((to) => soughtOf(v, to) === undefined)) return undefined;
  const mind = mindOf(v);
  let best: { to: Seat; spoil: Adventure } | undefined;
  let most = 0;
  for (const to of rivals) {
    const { spares } = wantsOf(v.pub, to);
    for (const spoil of adventurers[to].spoils) {
      const worth = takerWorth(mind, { spoils: [spoil] });
      const least = spares.spoils?.includes(spoil) ? WORTH_TAKING : WORTH_ASKING;
      if (worth > Math.max(least, most)) {
        most = worth;
        best = { to, spoil };
      }
    }
  }
  if (best === undefined) return undefined;
  const { to, spoil } = best;
  const ask = { spoils: [spoil] };
  const kind = soughtOf(v, to);
  if (kind !== undefined) return { to, give: { spoils: [kind] }, ask, text: '' };
  if (gems < USUAL) return undefined;
  const price = Math.min(gems, Math.max(USUAL, Math.floor((0.4 * most) / Math.max(0.08, mind.gem))));
  return { to, give: { gems: price }, ask, text: '' };
}

function sale(v: View, rivals: readonly Seat[]): Deal | undefined {
  for (const to of rivals) {
    if (v.pub.adventurers[to].gems < USUAL) continue;
    const spoil = soughtOf(v, to);
    if (spoil === undefined || mindOf(v).rival(to) * rivals.length > LEADS) continue;
    return { to, give: { spoils: [spoil] }, ask: { gems: USUAL }, text: '' };
  }
  return undefined;
}

/** A spoil of one's own that this player looks for and one has no use of. */
function soughtOf(v: View, to: Seat): Adventure | undefined {
  const { spoils } = wantsOf(v.pub, to).seeks;
  return spoils && idleSpoils(v).find((spoil) => spoils.includes(spoil));
}
