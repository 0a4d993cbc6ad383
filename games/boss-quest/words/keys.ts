/** The game's own keys for cards, as sentences and the large card use them: enough in themselves to draw the card. */
import type { Colour, Content, Power } from '../rules/content.ts';
import type { Companion, Spell, Weapon } from '../rules/state.ts';

/** What a key says. */
export type CardFace =
  | { readonly kind: 'weapon'; readonly colour: Colour; readonly value: number }
  | { readonly kind: 'potion'; readonly minus: number; readonly plus: number }
  | { readonly kind: 'boss'; readonly hp: number }
  | { readonly kind: 'reaper'; readonly hp: number }
  | { readonly kind: 'spell'; readonly id: string }
  | { readonly kind: 'companion'; readonly power: Power['does'] }
  | { readonly kind: 'mystery' }
  | { readonly kind: 'hidden' };

export const MYSTERY_KEY = 'mystery';
export const HIDDEN_KEY = 'hidden';

export function weaponKey(content: Content, weapon: Weapon): string {
  const { colour, value, minus, plus } = content.weapons[weapon];
  return colour === null ? `potion ${minus} ${plus}` : `weapon ${colour} ${value}`;
}
export const bossKey = (content: Content, boss: number): string => `boss ${content.bosses[boss].hp}`;
export const reaperKey = (content: Content): string => `reaper ${content.reaper.hp}`;
export const spellKey = (content: Content, spell: Spell): string => `spell ${content.spells[spell].id}`;
export const companionKey = (content: Content, companion: Companion): string =>
  `companion ${content.companions[companion].power.does}`;

/** Reads a key; undefined when it is none of ours. */
export function readKey(key: string): CardFace | undefined {
  const [kind, a, b] = key.split(' ');
  switch (kind) {
    case 'weapon':
      return { kind, colour: a as Colour, value: Number(b) };
    case 'potion':
      return { kind, minus: Number(a), plus: Number(b) };
    case 'boss':
    case 'reaper':
      return { kind, hp: Number(a) };
    case 'spell':
      return { kind, id: a };
    case 'companion':
      return { kind, power: a as Power['does'] };
    case MYSTERY_KEY:
      return { kind: 'mystery' };
    case HIDDEN_KEY:
      return { kind: 'hidden' };
    default:
      return undefined;
  }
}
