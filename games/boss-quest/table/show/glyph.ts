/** The picture of a spell; a card of one's own without one shows the Magician's hat. */
import type { GlyphName } from '../../../../web/look/glyphs.ts';
import type { SpellCard } from '../../rules/content.ts';
import { spellGlyphs, tableGlyphs } from '../glyphs.ts';

export const spellGlyph = (spell: SpellCard): GlyphName =>
  spellGlyphs[spell.id as keyof typeof spellGlyphs] ?? tableGlyphs.visit;
