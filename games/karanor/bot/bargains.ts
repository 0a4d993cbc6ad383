/**
 * Offers for whoever has time: every swap of a few goods is weighed by what it does for one's own plan and by how often
 * somebody would accept it, in worlds this seat cannot tell from the real one. An offer that nobody takes costs nothing.
 */
import type { Unasked } from '../../../bots/heuristic.ts';
import { type Chance, type Decision, Scene, view } from '../../../kernel/index.ts';
import { EVERYBODY } from '../../bargain/offers.ts';
import { RESOURCES, type Resource } from '../rules/clauses.ts';
import { rules } from '../rules/index.ts';
import { purseSeen } from '../rules/purse.ts';
import type { Ask, Goods, Karanor, Proposal, Purse, Seat, State, View } from '../rules/state.ts';
import { proposeTrade } from '../rules/trades.ts';
import { WIN } from './merchant.ts';
import { canPropose, caution, GAIN, tradeGain } from './trade.ts';
import { wantsOf } from './wants.ts';

/** So many worlds are drawn; in those that agree best with what they said, others are asked in thought. */
const DRAWN = 40;
const WORLDS = 12;
/** No swap is proposed that brings less, and none that promises less, counting how likely it is. */
const LEAST = 0.6;
const PROMISE = 0.2;
/** What two goods are worth together is a little less sure than what each is worth. */
const MARGIN = 0.05;
/** After so many refusals in a turn one stops asking. */
const MOST_REFUSALS = 4;
/** So many of the most promising offers are looked at again. */
const MOST_CHECKED = 8;

interface Bargain {
  readonly proposal: Proposal;
  /** How often it would be accepted, and what it promises to one's own plan, counting that. */
  readonly chance: number;
  readonly promise: number;
}

/** The offer that promises most, if one is worth making. */
export function bestBargain(v: View, may: readonly Decision[], chance: Chance): Unasked | undefined {
  const decision = may.find(({ kind }) => kind === 'propose-trade') as Ask<'propose-trade'> | undefined;
  if (decision === undefined || !canPropose(v, MOST_REFUSALS)) return undefined;
  const list = bargains(v, chance)
    .filter(({ proposal }) => proposeTrade.refusal(v, decision, proposal) === undefined)
    .sort((a, b) => b.promise - a.promise);
  let best: Unasked | undefined;
  let most = PROMISE;
  for (const { proposal, chance: likely } of list.slice(0, MOST_CHECKED)) {
    const gain = tradeGain(v, proposal.give, proposal.ask) - careWith(v, proposal.to);
    if (gain < LEAST || likely * gain <= most) continue;
    most = likely * gain;
    best = { decision, answer: proposal, gain: most / WIN };
  }
  return best;
}

/** What is swapped: some gold, or a token or two of one kind. */
const LOTS: readonly Goods[] = [
  ...[1, 2, 3, 4, 5, 6].map((gold) => ({ gold })),
  ...RESOURCES.flatMap((kind) => [{ [kind]: 1 }, { [kind]: 2 }]),
];
const KIND_OF_LOT = LOTS.map((lot) => Object.keys(lot)[0]);

function has({ gold, tokens }: Purse, lot: Goods): boolean {
  return gold >= (lot.gold ?? 0) && RESOURCES.every((kind, one) => tokens[one] >= (lot[kind] ?? 0));
}

/** What each lot does for a merchant's plan: to get it, and to hand it over, which only its owner can. */
interface Worths {
  readonly got: readonly number[];
  readonly given: readonly number[];
}

function worthsOf(v: View, others: readonly Purse[]): Worths {
  const purse = purseSeen(v, v.seat);
  const isAbout = (lot: Goods): boolean => others.some((one) => has(one, lot));
  return {
    got: LOTS.map((lot) => (isAbout(lot) ? tradeGain(v, {}, lot) : Number.NEGATIVE_INFINITY)),
    given: LOTS.map((lot) => (purse && has(purse, lot) ? tradeGain(v, lot, {}) : Number.NEGATIVE_INFINITY)),
  };
}

/** All that could be offered to one or to all, as far as goods can be valued one by one. */
function bargains(v: View, chance: Chance): Bargain[] {
  const partners = partnersOf(v);
  const purses = partners.flatMap((to) => purseSeen(v, to) ?? []);
  const mine = purseSeen(v, v.seat);
  if (mine === undefined || purses.length === 0) return [];
  const own = worthsOf(v, purses);
  const scene = new Scene<Karanor>(v.table, chance);
  const drawn = Array.from({ length: DRAWN }, () => rules.sample(v, scene));
  const minds = partners.map((to) => likely(drawn, to, v).map((seen) => worthsOf(seen, [mine])));
  const isWilling = (worths: Worths, give: number, ask: number): boolean =>
    worths.got[give] + worths.given[ask] - GAIN - caution(v, v.seat) > MARGIN;
  const list: Bargain[] = [];
  for (const [i, give] of LOTS.entries()) {
    for (const [j, ask] of LOTS.entries()) {
      const gain = own.given[i] + own.got[j];
      if (gain < LEAST || KIND_OF_LOT[i] === KIND_OF_LOT[j]) continue;
      const note = (to: Seat, likely: number, more: Partial<Proposal> = {}): void => {
        if (likely === 0) return;
        const promise = likely * (gain - careWith(v, to));
        list.push({ proposal: { to, give, ask, text: '', ...more }, chance: likely, promise });
      };
      let nobody = 1;
      for (const [p, to] of partners.entries()) {
        const willing = sobered(minds[p].filter((worths) => isWilling(worths, i, j)).length / WORLDS);
        note(to, willing);
        nobody *= 1 - willing;
      }
      if (partners.length > 1) note(EVERYBODY, 1 - nobody, { stands: 'turn' });
    }
  }
  return list;
}

/**
 * The best of many offers looks more welcome than it is, and tokens are held for something worlds do not know: of the offers that were
 * welcome in all worlds four in five were accepted, of those welcome in half of them between one in nine and one in three.
 */
const sobered = (share: number): number => 0.8 * share ** 2;

/** How this merchant sees the worlds in which it would say what it has said; who says nothing may see any. */
function likely(drawn: readonly State[], to: Seat, v: View): View[] {
  const { seeks, spares } = v.pub.merchants[to];
  const seen = drawn.map((world) => view(world, to, v.table));
  if (seeks.length + spares.length === 0) return seen.slice(0, WORLDS);
  const surprise = (one: View): number => {
    const wants = wantsOf(one);
    return unlike(wants.seeks, seeks) + unlike(wants.spares, spares);
  };
  return seen
    .map((one) => ({ one, far: surprise(one) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, WORLDS)
    .map(({ one }) => one);
}

/** How many kinds only one of the two names. */
function unlike(a: readonly Resource[], b: readonly Resource[]): number {
  return a.filter((kind) => !b.includes(kind)).length + b.filter((kind) => !a.includes(kind)).length;
}

function partnersOf({ pub, seat, table }: View): Seat[] {
  const seats: Seat[] = [];
  for (let to = 0; to < table.seats; to++) if (to !== seat && !pub.merchants[to].frozen) seats.push(to);
  return seats;
}

/** Whoever takes it may be nearly there. */
const careWith = (v: View, to: Seat): number =>
  to === EVERYBODY ? Math.max(...partnersOf(v).map((one) => caution(v, one))) : caution(v, to);
