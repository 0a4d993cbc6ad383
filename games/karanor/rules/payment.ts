/** Costs of deeds: what is missing, tokens of the payer's choice, and what a quest's option asks for. */
import type { Refusal } from '../../../kernel/index.ts';
import { type Cost, ORDINARY_KINDS, RESOURCES, type Resource } from './clauses.ts';
import { refuse } from './refusals.ts';
import type { Purse } from './state.ts';

/** Why this purse cannot pay (MK-210). */
export function missing(purse: Readonly<Purse>, gold: number, tokens: readonly number[]): Refusal | undefined {
  if (purse.gold < gold) return refuse('gold-missing', { gold, has: purse.gold });
  for (let kind = 0; kind < tokens.length; kind++) {
    const n = tokens[kind] - purse.tokens[kind];
    if (n > 0) return refuse('tokens-missing', { n, kind });
  }
  return undefined;
}

/** Every way to pick so many of these tokens, each as a rising list. */
export function picks(tokens: readonly number[], n: number): readonly (readonly Resource[])[] {
  if (n === 0) return NO_PICK;
  const found: (readonly Resource[])[] = [];
  pickFrom(tokens, 0, n, [], found);
  return found;
}
const NO_PICK: readonly (readonly Resource[])[] = [[]];

function pickFrom(
  tokens: readonly number[],
  kind: Resource,
  n: number,
  picked: readonly Resource[],
  found: (readonly Resource[])[],
): void {
  if (n === 0) {
    found.push(picked);
    return;
  }
  if (kind === tokens.length) return;
  for (let some = Math.min(n, tokens[kind]); some >= 0; some--) {
    pickFrom(tokens, kind + 1, n - some, [...picked, ...new Array<Resource>(some).fill(kind)], found);
  }
}

/** Whether this is a rising list of so many of these tokens. */
export function isPick(tokens: readonly number[], n: number, list: readonly Resource[]): boolean {
  if (list.length !== n) return false;
  let run = 0;
  for (let i = 0; i < n; i++) {
    if (i > 0 && list[i] < list[i - 1]) return false;
    run = i > 0 && list[i] === list[i - 1] ? run + 1 : 1;
    if (run > (tokens[list[i]] ?? 0)) return false;
  }
  return true;
}

/** These tokens with those of the list added (1) or taken away (−1). */
export function withList(tokens: readonly number[], list: readonly Resource[], sign: 1 | -1): readonly number[] {
  if (list.length === 0) return tokens;
  const sum = [...tokens];
  for (const kind of list) sum[kind] += sign;
  return sum;
}

/** What an option of a quest costs; `any` ordinary tokens are of the payer's choice. */
export interface OptionPrice {
  readonly gold: number;
  readonly tokens: readonly number[];
  readonly any: number;
  /** Besides the one that completing costs. */
  readonly actions: number;
}

/** Read once per option: cards never change. */
export function priceOf(costs: readonly Cost[]): OptionPrice {
  let price = read.get(costs);
  if (price === undefined) {
    price = added(costs);
    read.set(costs, price);
  }
  return price;
}
const read = new WeakMap<readonly Cost[], OptionPrice>();

function added(costs: readonly Cost[]): OptionPrice {
  const sum = { gold: 0, tokens: RESOURCES.map(() => 0), any: 0, actions: 0 };
  for (const cost of costs) {
    if (cost.pays === 'gold') sum.gold += cost.n;
    else if (cost.pays === 'action') sum.actions += cost.n;
    else if (cost.pays === 'resource') {
      if (cost.kind === 'any') sum.any += cost.n;
      else sum.tokens[RESOURCES.indexOf(cost.kind)] += cost.n;
    }
  }
  return sum;
}

/** The ordinary tokens left for a choice once the named ones are set aside. */
export function ordinaryLeft(purse: Readonly<Purse>, price: OptionPrice): readonly number[] {
  return purse.tokens.slice(0, ORDINARY_KINDS).map((n, kind) => Math.max(0, n - price.tokens[kind]));
}
