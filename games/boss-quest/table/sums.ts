/** Sums as parts of a bar: what a player shows, what only the reader knows, against the boss. */
import type { Seat } from '../../../kernel/index.ts';
import type { GlyphName } from '../../../web/look/glyphs.ts';
import { signed } from '../../../web/words/telling/figures.ts';
import { NONE, type Reading, type Weapon } from '../rules/state.ts';
import { amount, touches, worth } from '../rules/totals.ts';
import { suitGlyphs } from './glyphs.ts';
import type { Scene } from './scene.ts';

/** One part of a bar, as the shared bar draws it. */
export interface SumPart {
  readonly amount: number;
  readonly text?: string;
  readonly glyph?: GlyphName;
  /** Class names that give its ground. */
  readonly look?: string;
}

/** How wide a card nobody can see is drawn: about an average weapon. */
const UNKNOWN_WIDTH = 3;

export function weaponPart({ view }: Scene, card: Weapon, reading?: Reading | null): SumPart {
  const { content } = view.table;
  const { colour, value } = content.weapons[card];
  if (colour !== null) return { amount: value, glyph: suitGlyphs[colour], look: `suit block ${colour}` };
  const read =
    reading === undefined || reading === null ? worth(content, view.pub, card) : content.weapons[card][reading];
  return { amount: read, text: signed(read), look: 'brew' };
}

/** Dark spells before this player that change the strength. */
export function spellParts({ view }: Scene, seat: Seat): SumPart[] {
  const { content } = view.table;
  return view.pub.active.flatMap((c) =>
    content.spells[c.spell].clauses.flatMap((clause) => {
      if (clause.does !== 'strength' || !touches(c, clause.target, seat)) return [];
      const by = amount(c, clause.by);
      return [{ amount: by, text: signed(by), look: 'hex' }];
    }),
  );
}

/** A face-down weapon whose face is known here; a potion, still unread, stands as a question. */
function hiddenPart(scene: Scene, card: Weapon): SumPart {
  const { colour, plus } = scene.view.table.content.weapons[card];
  return colour === null ? { amount: plus, text: '±', look: 'unknown' } : weaponPart(scene, card);
}

/** What everybody sees of a player, and a "?" for the card that lies face down. */
export function shownParts(scene: Scene, seat: Seat): SumPart[] {
  const knight = scene.view.pub.knights[seat];
  const hidden = scene.everyone?.[seat].hidden;
  return [
    ...knight.visible.map((card) => weaponPart(scene, card)),
    ...spellParts(scene, seat),
    ...(knight.hasHidden && hidden === undefined ? [{ amount: UNKNOWN_WIDTH, text: '?', look: 'unknown' }] : []),
    ...(knight.hasHidden && hidden !== undefined ? [hiddenPart(scene, hidden)] : []),
  ];
}

/** The reader's own sum, hidden weapon first. */
export function ownParts(scene: Scene, seat: Seat): SumPart[] {
  const { own, cover } = scene;
  if (cover?.isDown) return shownParts(scene, seat);
  if (own === undefined || own.own.hidden === NONE)
    return shownParts(scene, seat).filter((part) => part.look !== 'unknown');
  return [
    hiddenPart(scene, own.own.hidden),
    ...own.pub.knights[seat].visible.map((card) => weaponPart(scene, card)),
    ...spellParts(scene, seat),
  ];
}

/** "5 + 1 + 6 − 2": the parts as a sum in figures. */
export const sumText = (parts: readonly SumPart[]): string =>
  parts.map(({ amount }, i) => (i === 0 ? `${amount}` : amount < 0 ? `− ${-amount}` : `+ ${amount}`)).join(' ');
