/** Whether what a bonus or a quest option sells can be had at all (MK-R21). */
import { type Clause, RESOURCES } from '../clauses.ts';
import type { Content } from '../content.ts';
import type { Pub } from '../state.ts';

/**
 * False where a tile these clauses give by name is not there, or where they give nothing at all. `before`: what is given
 * first and may take the last one.
 */
export function canGive(
  content: Content,
  pub: Readonly<Pub>,
  clauses: readonly Clause[],
  before: readonly Clause[] = [],
): boolean {
  let gives = clauses.length === 0;
  for (const clause of clauses) {
    const left = leftOf(content, pub, clause);
    if (left === undefined) gives = true;
    else {
      const isTile = clause.does !== 'gainResource' && clause.does !== 'drawBlackMarket';
      if (isTile && left < wanted(clause, clauses) + wanted(clause, before)) return false;
      if (left > 0) gives = true;
    }
  }
  return gives;
}

/** How many of these clauses give the same. */
function wanted(what: Clause, clauses: readonly Clause[]): number {
  let n = 0;
  for (const clause of clauses) if (isSame(what, clause)) n++;
  return n;
}

function isSame(a: Clause, b: Clause): boolean {
  if (a.does === 'gainInsignia') return b.does === a.does && b.insignia === a.insignia;
  if (a.does === 'gainAssociate') return b.does === a.does && b.kind === a.kind;
  return a.does === b.does;
}

/** How many of what this clause gives are left; undefined where that is no matter. */
function leftOf(content: Content, pub: Readonly<Pub>, clause: Clause): number | undefined {
  switch (clause.does) {
    case 'gainInsignia':
      return pub.insignia.filter((tile) => content.insignia[tile].kind === clause.insignia).length;
    case 'drawArtefact':
      return pub.artefactDeck + pub.artefactDiscard.length;
    case 'gainAssociate':
      return pub.associates.filter((kind) => clause.kind === 'choice' || RESOURCES[kind] === clause.kind).length;
    case 'drawBlackMarket':
      return pub.blackMarketDeck + pub.blackMarketDiscard.length;
    case 'gainResource': {
      const kind = RESOURCES.indexOf(clause.kind as (typeof RESOURCES)[number]);
      return kind < 0 ? undefined : pub.reserve[kind];
    }
    default:
      return undefined;
  }
}
