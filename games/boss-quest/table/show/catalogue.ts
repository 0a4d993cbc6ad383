/** Every card of the box, for drawing one by its key without a table. */
import { COMPANIONS, potion, spells as spellsOf } from '../../content/cards.ts';
import type { Colour, WeaponCard } from '../../rules/content.ts';

export { COMPANIONS, potion };

export const spells = spellsOf({
  yellow: true,
  eighthDark: '',
  potions: true,
  companions: true,
  expansionSpellsInstant: false,
});

export const weaponCard = (colour: Colour, value: number): WeaponCard => ({ colour, value, minus: value, plus: value });
