import { cardGlyphBy, type GlyphName } from '../../../web/look/glyphs.ts';
import type { UpgradeType } from '../rules/state.ts';
import type { CardKind } from '../words/stage.ts';

/** Places, tokens and marks of the table. */
export const tableGlyphs = {
  attack: 'gladius',
  defence: 'shield',
  resistance: 'chest-armor',
  strength: 'mailed-fist',
  heart: 'hearts',
  glory: 'round-star',
  coins: 'two-coins',
  quest: 'flying-flag',
  ability: 'sparkles',
  city: 'castle',
  keep: 'wooden-crate',
  discard: 'trash-can',
} as const satisfies Record<string, GlyphName>;

/** The picture of a card that has none of its own, and of its kind's back. */
export const kindGlyphs = {
  item: 'price-tag',
  hero: 'crossed-swords',
  monster: 'orc-head',
  adventure: 'compass',
  employee: 'ringing-bell',
  upgrade: 'window',
} as const satisfies Record<CardKind, GlyphName>;

export const upgradeGlyphs = {
  display: 'window',
  storage: 'wooden-crate',
} as const satisfies Record<UpgradeType, GlyphName>;

export const cardGlyph = cardGlyphBy(kindGlyphs);
