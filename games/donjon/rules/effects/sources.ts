/** From a source to its card, its effect and its clauses; and whether it can work at all. */
import type { Clause, Effect, Trigger } from '../clauses.ts';
import type { Card, Content } from '../content.ts';
import { NONE, type Pub, type Seat } from '../state.ts';
import { hold } from './conditions.ts';
import { type Source, type SourceKind, UNIQUE } from './types.ts';

export function cardOf(content: Content, kind: SourceKind, card: number): Card {
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

/** The same effect of the same card, whoever owns it. */
export const isSame = (a: Source, b: Source): boolean =>
  a.kind === b.kind && a.card === b.card && a.effect === b.effect;

/** Whether the owner is asked first: said so on the card, or a one-shot power. */
export const isOptional = (effect: Effect, source: Source): boolean => effect.may === true || source.effect === UNIQUE;

/** Whether it is used in a fight's own questions, always by choice (DQ-R37, DQ-R39). */
export const isOfFight = (on: Trigger): boolean => on === 'beforeDice' || on === 'afterDice' || on === 'afterReveal';

/** Whether the effect works now: its card is still there, its use is not gone, its conditions hold. */
export function canWork(content: Content, pub: Pub, source: Source): boolean {
  const { seat } = source;
  const effect = effectOf(content, source);
  return !isUsedUp(pub, source, effect) && isInPlay(pub, source) && hold(content, pub, seat, pub.fight, effect.if);
}

/** DQ-R67: the token is turned over; or the object is marked, and this effect is what marks it. */
function isUsedUp(pub: Pub, { kind, card, effect: at, seat }: Source, effect: Effect): boolean {
  if (at === UNIQUE) return pub.adventurers[seat].powerUsed;
  return kind === 'object' && pub.usedUp.includes(card) && mentions(effect.do, 'markUsed');
}

function isInPlay({ card: lying, fight, inPlay, adventurers }: Pub, { kind, card, seat }: Source): boolean {
  const { objects, kept, character } = adventurers[seat];
  switch (kind) {
    case 'event':
      return lying === card || inPlay.some((event) => event.card === card);
    case 'monster':
      return lying === card || fight?.monster === card;
    case 'special':
      return lying === card || kept.includes(card);
    case 'character':
      return character === card;
    case 'object':
      return objects.includes(card);
  }
}

/** The power by which this player may flee any monster, if there is one to use: the Voleur's, an object's. */
export function fleePower(content: Content, pub: Pub, seat: Seat): Source | undefined {
  const { character, objects, kept } = pub.adventurers[seat];
  if (character !== NONE) {
    const source: Source = { kind: 'character', card: character, effect: UNIQUE, seat };
    if (canFleeBy(content, pub, source)) return source;
  }
  return (
    findFlee(content, pub, seat, 'character', character === NONE ? [] : [character]) ??
    findFlee(content, pub, seat, 'object', objects) ??
    findFlee(content, pub, seat, 'special', kept)
  );
}

function findFlee(
  content: Content,
  pub: Pub,
  seat: Seat,
  kind: SourceKind,
  cards: readonly number[],
): Source | undefined {
  for (const card of cards) {
    const { effects } = cardOf(content, kind, card);
    for (let effect = 0; effect < effects.length; effect++) {
      const source: Source = { kind, card, effect, seat };
      if (effects[effect].may === true && canFleeBy(content, pub, source)) return source;
    }
  }
  return undefined;
}

/** A permission to flee lies ready at the reveal, whether it says so or stands. */
function canFleeBy(content: Content, pub: Pub, source: Source): boolean {
  const { on, do: clauses } = effectOf(content, source);
  if ((on !== 'onReveal' && on !== 'whileHeld') || !mentions(clauses, 'fleeAlways')) return false;
  return canWork(content, pub, source);
}
