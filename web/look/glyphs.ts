import authors from './glyphs.json';
import sprite from './glyphs.svg?url';
import market from './market.json';
import marketSprite from './market.svg?url';
import type signs from './signs.json';

/**
 * A drawing: a silhouette from game-icons, with its author, or one of our own signs.
 *
 * `glyphs.json` and the signs are one sprite; `market.json`, the wares and people of a market town, is another, fetched
 * where one of them is first drawn.
 */
export type GlyphName = keyof typeof authors | keyof typeof market | keyof typeof signs;

/** Whether that is a silhouette of ours: cards of somebody's own set name theirs freely. */
export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(market, name) || Object.hasOwn(authors, name);

/** Where a `<use>` finds the drawing: static files for all, so the browser fetches and caches each once. */
export const glyphHref = (name: GlyphName): string =>
  `${Object.hasOwn(market, name) ? marketSprite : sprite}#g-${name}`;
