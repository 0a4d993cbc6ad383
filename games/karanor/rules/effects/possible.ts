/** Whether what a bonus or a quest option sells can be had at all (MK-R21). */
import { type Clause, ORDINARY_KINDS, RESOURCES } from '../clauses.ts';
import type { Content } from '../content.ts';
import { NO_TOKENS } from '../purse.ts';
import type { Pub } from '../state.ts';

/**
 * False where a tile these clauses give by name is not there, or where they give nothing at all. `before`: what is given
 * first and may take the last one. `paid`: tokens of the price, which are back in the reserve by then (MK-323).
 */
export function canGive(
  content: Content,
  pub: Readonly<Pub>,
  clauses: readonly Clause[],
  before: readonly Clause[] = [],
  paid: readonly number[] = NO_TOKENS,
): boolean {
  let gives = clauses.length === 0;
  for (const clause of clauses) {
    const there = leftOf(content, pub, clause, paid);
    if (there === undefined) gives = true;
    else {
      const left = there - wanted(clause, before);
      if (!isCounted(clause) && left < wanted(clause, clauses)) return false;
      if (left > 0) gives = true;
    }
  }
  return gives;
}

type Counted = Extract<Clause, { readonly does: 'gainResource' | 'drawBlackMarket' }>;

/** Of these there are many alike: some of them are better than none (MK-R24). */
const isCounted = (clause: Clause): clause is Counted =>
  clause.does === 'gainResource' || clause.does === 'drawBlackMarket';

/** How many of the same these clauses give. */
function wanted(what: Clause, clauses: readonly Clause[]): number {
  let n = 0;
  for (const clause of clauses) if (isSame(what, clause)) n += isCounted(clause) ? clause.n : 1;
  return n;
}

function isSame(a: Clause, b: Clause): boolean {
  if (a.does === 'gainInsignia') return b.does === a.does && b.insignia === a.insignia;
  if (a.does === 'gainAssociate' || a.does === 'gainResource') return b.does === a.does && b.kind === a.kind;
  return a.does === b.does;
}

/** How many of what this clause gives are left; undefined where that is no matter. */
function leftOf(content: Content, pub: Readonly<Pub>, clause: Clause, paid: readonly number[]): number | undefined {
  switch (clause.does) {
    case 'gainInsignia':
      return pub.insignia.filter((tile) => content.insignia[tile].kind === clause.insignia).length;
    case 'drawArtefact':
      return pub.artefactDeck + pub.artefactDiscard.length;
    case 'gainAssociate':
      return pub.associates.filter((kind) => clause.kind === 'choice' || RESOURCES[kind] === clause.kind).length;
    case 'drawBlackMarket':
      return pub.blackMarketDeck + pub.blackMarketDiscard.length;
    case 'gainResource':
      return tokensLeft(clause.kind, pub.reserve, paid);
    default:
      return undefined;
  }
}

/** Of a named kind, or of all that can be chosen from. */
function tokensLeft(name: string, reserve: readonly number[], paid: readonly number[]): number {
  const named = (RESOURCES as readonly string[]).indexOf(name);
  if (named >= 0) return reserve[named] + paid[named];
  const kinds = name === 'any' ? RESOURCES.length : ORDINARY_KINDS;
  let left = 0;
  for (let kind = 0; kind < kinds; kind++) left += reserve[kind] + paid[kind];
  return left;
}
