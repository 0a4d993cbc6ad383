/** What a sentence is told with: names, "vous" for the reader, and cards that show themselves. */

import type { Seat } from '../../../kernel/index.ts';
import type { Lang, Piece, Telling } from '../../../web/face.ts';
import type { Content } from '../rules/content.ts';
import { type Boss, type Companion, HIDDEN, REAPER, type Spell, type Weapon } from '../rules/state.ts';
import { bossKey, companionKey, reaperKey, spellKey, weaponKey } from './keys.ts';
import { bossName, companionName, spellName, weaponName } from './name.ts';

export interface Teller {
  readonly lang: Lang;
  readonly me: Seat;
  readonly content: Content;
  /** A player, as a piece that shows who it is. */
  who(seat: Seat): Piece;
  /** A player's name; for the reader too. */
  name(seat: Seat): string;
  /** The verb for this subject: third person, or second for the reader. */
  verb(seat: Seat, they: string, you: string): string;
  weapon(card: Weapon): Piece;
  spell(spell: Spell): Piece;
  companion(companion: Companion): Piece;
  boss(boss: Boss): Piece;
}

export function teller(telling: Telling): Teller {
  const { lang, me, names } = telling;
  const content = telling.table.content as Content;
  return {
    lang,
    me,
    content,
    who: (seat) => ({ seat }),
    name: (seat) => names.find((info) => info.seat === seat)?.name ?? '',
    verb: (seat, they, you) => (seat === me ? you : they),
    weapon: (card) =>
      card === HIDDEN
        ? weaponName(content, HIDDEN, lang)
        : { card: weaponKey(content, card), text: weaponName(content, card, lang) },
    spell: (spell) => ({ card: spellKey(content, spell), text: spellName(content, spell, lang) }),
    companion: (companion) => ({
      card: companionKey(content, companion),
      text: companionName(content, companion, lang),
    }),
    boss: (boss) => ({
      card: boss === REAPER ? reaperKey(content) : bossKey(content, boss),
      text: bossName(content, boss, lang),
    }),
  };
}
