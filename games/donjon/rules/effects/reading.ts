/** From a source to its card, its effect and the clauses of a branch; and what they mention. */
import type { Clause, Effect, Trigger } from '../clauses.ts';
import type { Card, Content } from '../content.ts';
import { type Source, type SourceKind, UNIQUE } from './types.ts';

function cardOf(content: Content, kind: SourceKind, card: number): Card {
  if (kind === 'character') return content.characters[card];
  return kind === 'object' ? content.objects[card] : content.adventures[card];
}

/** The effect a source names. */
export function effectOf(content: Content, { kind, card, effect }: Source): Effect {
  if (effect === UNIQUE) return content.characters[card].unique;
  return cardOf(content, kind, card).effects[effect];
}

/** The clauses inside a branch of an effect. `path` is read in pairs: a clause, and which of its ways. */
export function clausesAt(effect: Effect, path: readonly number[]): readonly Clause[] {
  let clauses = effect.do;
  for (let i = 0; i + 1 < path.length; i += 2) {
    const clause: Clause | undefined = clauses[path[i]];
    if (clause?.does === 'choice') clauses = clause.of[path[i + 1]] ?? [];
    else if (clause?.does === 'discardSpoilFor') clauses = clause.do;
  }
  return clauses;
}

/** Whether a clause of this name is among these or inside one of them. */
export function mentions(clauses: readonly Clause[], does: Clause['does']): boolean {
  return clauses.some(
    (clause) =>
      clause.does === does ||
      (clause.does === 'choice' && clause.of.some((branch) => mentions(branch, does))) ||
      (clause.does === 'discardSpoilFor' && mentions(clause.do, does)),
  );
}

/** Whether it is used in a fight's own questions, always by choice (DQ-R37, DQ-R39). */
export const isOfFight = (on: Trigger): boolean => on === 'beforeDice' || on === 'afterDice' || on === 'afterReveal';
