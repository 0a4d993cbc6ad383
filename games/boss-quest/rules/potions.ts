/** Potions (BQ-911..918): weapons with a minus and a plus reading. */
import { refuse } from './refusals.ts';
import type { Kind, Kinds, Reading, State, Table, Weapon } from './state.ts';
import { isPotion, ownerOf } from './totals.ts';
import { lowestHidden } from './view.ts';

const READINGS: readonly Reading[] = ['minus', 'plus'];

export const opposite = (reading: Reading): Reading => (reading === 'plus' ? 'minus' : 'plus');

/** Sets, turns or (null) erases the reading of a face-up potion; its owner's visible strength follows. */
export function setReading(s: State, t: Table, card: Weapon, reading: Reading | null): { was: number; now: number } {
  const index = card - t.content.firstPotion;
  const before = s.pub.readings[index];
  const { minus, plus } = t.content.weapons[card];
  const value = (r: Reading | null): number => (r === null ? 0 : r === 'plus' ? plus : minus);
  const knight = s.pub.knights[ownerOf(s.pub, card)];
  const was = knight.shown;
  s.pub.readings[index] = reading;
  knight.shown += value(reading) - value(before);
  return { was, now: knight.shown };
}

/** BQ-913: a potion received face up is read at once, for good. */
export const orientPotion: Kind<'orient-potion'> = {
  candidates: () => READINGS,
  refusal: () => undefined,
  // The reading nearest to the boss without passing it.
  default: (v, d) => {
    const { plus } = v.table.content.weapons[d.about.card];
    return v.pub.knights[v.seat].shown + lowestHidden(v) + plus <= v.pub.effectiveHp ? 'plus' : 'minus';
  },
  take: (s, d, reading, t) => {
    const { card } = d.about;
    t.emit('potion-read', { seat: d.seat, card, reading, ...setReading(s, t, card, reading) });
  },
};

const CONFIRMATIONS: readonly Kinds['orient-hidden-potion']['answer'][] = ['ready', 'minus', 'plus'];

/** R35: with Potions everybody confirms before combat, so that nobody learns who reads a hidden potion. */
export const orientHiddenPotion: Kind<'orient-hidden-potion'> = {
  candidates: () => CONFIRMATIONS,
  refusal: (v, _d, a) => {
    const hasPotion = isPotion(v.table.content, v.own.hidden);
    if (a === 'ready') return hasPotion ? refuse('reading-wanted') : undefined;
    return hasPotion ? undefined : refuse('no-hidden-potion');
  },
  default: (v) => {
    if (!isPotion(v.table.content, v.own.hidden)) return 'ready';
    const { plus } = v.table.content.weapons[v.own.hidden];
    return v.pub.knights[v.seat].shown + plus <= v.pub.effectiveHp ? 'plus' : 'minus';
  },
  take: (s, d, a, t) => {
    if (a !== 'ready') s.pub.readings[s.own[d.seat].hidden - t.content.firstPotion] = a;
  },
};
