/** Gold and tokens. Gains take what the reserve holds (MK-R24), forced payments what is there. */
import { DIAMOND, ORDINARY_KINDS, RESOURCES, type Resource } from '../../clauses.ts';
import { gainGold, gainTokens, NO_TOKENS, payGold, payTokens, purseOf } from '../../purse.ts';
import { NONE, type Seat } from '../../state.ts';
import { countOf, giveUp, isHidden, pick, type Running, tell } from '../running.ts';
import { playersOf } from '../targets.ts';
import type { Does } from './does.ts';

export function giveGold(r: Running, { n, who }: Does<'gainGold'>): void {
  for (const seat of playersOf(r, who)) {
    gainGold(r.s, seat, n);
    r.t.emit('gold-gained', { seat, n, by: r.f.source });
  }
}

export function takeGold(r: Running, { n, who }: Does<'payGold'>): void {
  for (const seat of playersOf(r, who)) {
    const paid = payGold(r.s, seat, n);
    if (paid > 0 || isHidden(r.t)) tell(r, 'gold-paid', { seat, n: paid, by: r.f.source });
  }
}

/** Each that gives pays each that gets, as far as the gold lasts. */
export function moveGold(r: Running, { n, from, to }: Does<'transferGold'>): void {
  for (const giver of playersOf(r, from)) {
    for (const taker of playersOf(r, to)) {
      if (giver === taker) continue;
      const paid = payGold(r.s, giver, n);
      gainGold(r.s, taker, paid);
      if (paid > 0 || isHidden(r.t)) tell(r, 'gold-moved', { from: giver, to: taker, n: paid, by: r.f.source });
    }
  }
}

/** A kind by its name; `NONE` where it is to be chosen. */
const kindOf = (name: string): Resource => (RESOURCES as readonly string[]).indexOf(name);

/** Each receiver chooses for themselves, clockwise. */
export function giveTokens(r: Running, { kind, n, who }: Does<'gainResource'>): void {
  const seats = playersOf(r, who);
  const gains: (readonly Resource[])[] = [];
  const taken: Resource[] = [];
  for (const seat of seats) {
    const gain = kindOf(kind) === NONE ? chosenKinds(r, seat, kind, n, taken) : repeated(kindOf(kind), n);
    if (gain === undefined) return;
    gains.push(gain);
    taken.push(...gain);
  }
  for (let i = 0; i < seats.length; i++) gainAll(r, seats[i], gains[i]);
}

const repeated = (kind: Resource, n: number): Resource[] => new Array<Resource>(n).fill(kind);

/** Kinds with tokens in the reserve, besides those somebody takes already; undefined while a choice is asked for. */
function chosenKinds(
  r: Running,
  seat: Seat,
  kind: string,
  n: number,
  taken: readonly Resource[],
): readonly Resource[] | undefined {
  const { reserve } = r.s.pub;
  const kinds = kind === 'any' ? DIAMOND + 1 : ORDINARY_KINDS;
  const mine: Resource[] = [];
  const most = kind === 'one' ? 1 : n;
  while (mine.length < most) {
    const options: Resource[] = [];
    for (let one = 0; one < kinds; one++) {
      if (reserve[one] > countOf(mine, one) + countOf(taken, one)) options.push(one);
    }
    if (options.length === 0) break;
    const chosen = pick(r, seat, 'resource', options, mine);
    if (chosen === undefined) return undefined;
    mine.push(chosen);
  }
  return kind === 'one' && mine.length === 1 ? repeated(mine[0], n) : mine;
}

function gainAll(r: Running, seat: Seat, kinds: readonly Resource[]): void {
  const tokens = [...NO_TOKENS];
  let n = 0;
  for (const kind of kinds) {
    const gained = gainTokens(r.s, seat, kind, 1);
    tokens[kind] += gained;
    n += gained;
  }
  if (n > 0) r.t.emit('tokens-gained', { seat, tokens, by: r.f.source });
}

export function takeTokens(r: Running, { kind, n, who }: Does<'payResource'>): void {
  const seats = playersOf(r, who);
  const payments: (readonly Resource[])[] = [];
  for (const seat of seats) {
    const payment = kind === 'any' ? tokensToPay(r, seat, n) : repeated(kindOf(kind), n);
    if (payment === undefined) return;
    payments.push(payment);
  }
  for (let i = 0; i < seats.length; i++) payAny(r, seats[i], payments[i]);
}

/** So many ordinary tokens of the payer's choice, or as many as there are; undefined while they are asked for. */
export function tokensToPay(r: Running, seat: Seat, n: number): readonly Resource[] | undefined {
  const mine: Resource[] = [];
  while (mine.length < n) {
    const kind = giveUp(r, seat, mine);
    if (kind === undefined) return undefined;
    if (kind === NONE) break;
    mine.push(kind);
  }
  return mine;
}

/** These tokens go back to the reserve. */
export function payAny(r: Running, seat: Seat, kinds: readonly Resource[]): void {
  const tokens = [...NO_TOKENS];
  let n = 0;
  for (const kind of kinds) {
    const paid = payTokens(r.s, seat, kind, 1);
    tokens[kind] += paid;
    n += paid;
  }
  if (n > 0 || isHidden(r.t)) tell(r, 'tokens-paid', { seat, tokens, by: r.f.source });
}

const ORDINARY: readonly Resource[] = Array.from({ length: ORDINARY_KINDS }, (_, kind) => kind);

/** Of the owner's choice, among what the target has; behind a screen it is a guess (MK-R87). */
export function steal(r: Running, { n }: Does<'stealResource'>): void {
  const to = r.f.source.seat;
  const stolen: { readonly from: Seat; readonly kind: Resource }[] = [];
  for (const from of playersOf(r, 'target')) {
    const { tokens } = purseOf(r.s, from);
    const mine: Resource[] = [];
    for (let i = 0; i < n; i++) {
      const options = isHidden(r.t) ? ORDINARY : ORDINARY.filter((kind) => tokens[kind] > countOf(mine, kind));
      if (options.length === 0) break;
      const kind = pick(r, to, 'token', options, mine);
      if (kind === undefined) return;
      mine.push(kind);
      stolen.push({ from, kind });
    }
  }
  for (const { from, kind } of stolen) stealOne(r, from, to, kind);
}

function stealOne(r: Running, from: Seat, to: Seat, kind: Resource): void {
  const { tokens } = purseOf(r.s, from);
  if (tokens[kind] === 0) {
    tell(r, 'card-spent', { seat: to, by: r.f.source });
    return;
  }
  tokens[kind]--;
  purseOf(r.s, to).tokens[kind]++;
  tell(r, 'token-stolen', { from, to, kind, by: r.f.source });
}

/** One after another: first what is given up, then another kind the reserve has. */
export function swap(r: Running, { n }: Does<'swapResource'>): void {
  const { s, f } = r;
  const { seat } = f.source;
  const gave: Resource[] = [];
  const got: Resource[] = [];
  for (let i = 0; i < n; i++) {
    const give = giveUp(r, seat, gave);
    if (give === undefined) return;
    if (give === NONE) break;
    const options = ORDINARY.filter((kind) => kind !== give && s.pub.reserve[kind] > countOf(got, kind));
    if (options.length === 0) break;
    const get = pick(r, seat, 'resource', options, got);
    if (get === undefined) return;
    gave.push(give);
    got.push(get);
  }
  for (let i = 0; i < got.length; i++) {
    if (payTokens(s, seat, gave[i], 1) === 0 || gainTokens(s, seat, got[i], 1) === 0) continue;
    tell(r, 'token-swapped', { seat, gave: gave[i], got: got[i], by: f.source });
  }
}
