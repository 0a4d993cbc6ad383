import dungeon from './dungeon.json';
import dungeonSprite from './dungeon.svg?url';
import authors from './glyphs.json';
import sprite from './glyphs.svg?url';
import market from './market.json';
import marketSprite from './market.svg?url';
import type signs from './signs.json';

/** Every silhouette from game-icons by its name, with its author. */
export const silhouettes = { ...authors, ...market, ...dungeon };

/**
 * A drawing: a silhouette from game-icons, or one of our own signs.
 *
 * `glyphs.json`, what several games draw, and the signs are one sprite; `market.json`, the wares and people of a market
 * town, and `dungeon.json`, what lives and lies under ground, are others, fetched where one of them is first drawn.
 */
export type GlyphName = keyof typeof silhouettes | keyof typeof signs;

/** Whether that is a silhouette of ours: cards of somebody's own set name theirs freely. */
export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(silhouettes, name);

function spriteOf(name: GlyphName): string {
  if (Object.hasOwn(dungeon, name)) return dungeonSprite;
  return Object.hasOwn(market, name) ? marketSprite : sprite;
}

/** Where a `<use>` finds the drawing: static files for all, so the browser fetches and caches each once. */
export const glyphHref = (name: GlyphName): string => `${spriteOf(name)}#g-${name}`;
