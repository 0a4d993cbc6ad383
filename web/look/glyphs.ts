import type authors from './glyphs.json';
import sprite from './glyphs.svg?url';
import type signs from './signs.json';

/** A drawing of the sprite: a silhouette from game-icons (`glyphs.json`, with its author) or one of our own signs. */
export type GlyphName = keyof typeof authors | keyof typeof signs;

/** Where a `<use>` finds the drawing: one static file for all, so the browser fetches and caches it once. */
export const glyphHref = (name: GlyphName): string => `${sprite}#g-${name}`;
