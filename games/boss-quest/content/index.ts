/** The content of a table: which cards are in play, given its options and its number of players. */
import type { Content } from '../rules/content.ts';
import type { Options } from '../rules/state.ts';
import { BOSSES, COMPANIONS, potion, spells, WEAPONS } from './cards.ts';

export function makeContent(options: Options, seats: number): Content {
  const potions = options.potions
    ? [
        potion(options.potion1Minus, options.potion1Plus),
        potion(options.potion2Minus, options.potion2Plus),
        potion(options.potion3Minus, options.potion3Plus),
      ]
    : [];
  const weapons = [...WEAPONS, ...potions];
  const isInPlay = (card: number): boolean => !(options.removeYellow && weapons[card].colour === 'yellow');
  return {
    weapons,
    firstPotion: WEAPONS.length,
    armoury: [...weapons.keys()].filter(isInPlay),
    spells: spells({ ...options, yellow: !options.removeYellow }),
    bosses: BOSSES,
    reaper: { id: 'reaper', hp: options.reaperHp },
    // BQ-922: with two players nobody peeks.
    companions: options.companions ? COMPANIONS.filter(({ power }) => seats > 2 || power.does !== 'peek') : [],
    // BQ-802.
    goal: seats <= 4 ? 5 : 4,
  };
}
