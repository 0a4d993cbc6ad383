import { cardGlyphBy, type GlyphName } from '../../../web/look/glyphs.ts';
import type { MonsterType, ObjectType } from '../rules/clauses.ts';

/** Places, tokens and marks of the table. */
export const tableGlyphs = {
  gem: 'gem',
  trophy: 'flag',
  wound: 'drop',
  village: 'medieval-village-01',
  temple: 'greek-temple',
  guild: 'tied-scroll',
  dungeon: 'dungeon-gate',
  arena: 'crossed-swords',
  fist: 'mailed-fist',
  hand: 'hand',
  attacker: 'sword-brandish',
  defender: 'templar-shield',
  word: 'shaking-hands',
  betrayal: 'backstab',
  quest: 'tied-scroll',
  spoil: 'death-skull',
  object: 'battle-axe',
  power: 'mighty-force',
  curse: 'cursed-star',
  flee: 'run',
  pot: 'swap-bag',
  die: 'dice-eight-faces-eight',
} as const satisfies Record<string, GlyphName>;

export const typeGlyphs = {
  creature: 'paw-print',
  humanoid: 'person',
  undead: 'death-skull',
  dragon: 'dragon-head',
  typeless: 'crystal-ball',
} as const satisfies Record<MonsterType, GlyphName>;

export const objectGlyphs = {
  weapon: 'crossed-swords',
  armour: 'chest-armor',
  jewel: 'gem-pendant',
} as const satisfies Record<ObjectType, GlyphName>;

export type CardKind = 'monster' | 'special' | 'event' | 'object' | 'quest' | 'character';

/** The picture of a card that has none of its own, and the sign of its kind. */
export const kindGlyphs = {
  monster: 'cyclops',
  special: 'locked-chest',
  event: 'ringing-bell',
  object: 'battle-axe',
  quest: 'tied-scroll',
  character: 'visored-helm',
} as const satisfies Record<CardKind, GlyphName>;

export const cardGlyph = cardGlyphBy(kindGlyphs);
