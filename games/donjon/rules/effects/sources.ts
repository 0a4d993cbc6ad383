/** Whether a source can work at all. */
import type { Effect } from '../clauses.ts';
import type { Content } from '../content.ts';
import type { Pub } from '../state.ts';
import { hold } from './conditions.ts';
import { effectOf, mentions } from './reading.ts';
import { type Source, UNIQUE } from './types.ts';

/** The same effect of the same card, whoever owns it. */
export const isSame = (a: Source, b: Source): boolean =>
  a.kind === b.kind && a.card === b.card && a.effect === b.effect;

/** Whether the owner is asked first: said so on the card, or a one-shot power. */
export const isOptional = (effect: Effect, source: Source): boolean => effect.may === true || source.effect === UNIQUE;

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
