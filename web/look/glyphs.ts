import dungeon from './dungeon.json';
import dungeonSprite from './dungeon.svg?url';
import authors from './glyphs.json';
import sprite from './glyphs.svg?url';
import isles from './isles.json';
import islesSprite from './isles.svg?url';
import market from './market.json';
import marketSprite from './market.svg?url';
import type signs from './signs.json';
import wares from './wares.json';
import waresSprite from './wares.svg?url';

/** Every silhouette from game-icons by its name, with its author. */
export const silhouettes = { ...authors, ...market, ...dungeon, ...isles, ...wares };

/**
 * A drawing: a silhouette from game-icons, or one of our own signs.
 *
 * `glyphs.json`, what several games draw, and the signs are one sprite. Others are fetched where one of them is first
 * drawn: `market.json`, the wares and people of a market town; `dungeon.json`, what lives and lies under ground;
 * `isles.json`, places of a map and what is done there; `wares.json`, what merchants deal in.
 */
export type GlyphName = keyof typeof silhouettes | keyof typeof signs;

/** Whether that is a silhouette of ours: cards of somebody's own set name theirs freely. */
export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(silhouettes, name);

/** What a card names, or else the picture of its kind. */
export const cardGlyphBy =
  <Kind extends string>(kindGlyphs: Readonly<Record<Kind, GlyphName>>) =>
  ({ glyph }: { readonly glyph: string }, kind: Kind): GlyphName =>
    isGlyph(glyph) ? glyph : kindGlyphs[kind];

const SPRITES: readonly (readonly [object, string])[] = [
  [dungeon, dungeonSprite],
  [market, marketSprite],
  [isles, islesSprite],
  [wares, waresSprite],
];

const spriteOf = (name: GlyphName): string => SPRITES.find(([names]) => Object.hasOwn(names, name))?.[1] ?? sprite;

/** Where a `<use>` finds the drawing: static files for all, so the browser fetches and caches each once. */
export const glyphHref = (name: GlyphName): string => `${spriteOf(name)}#g-${name}`;
