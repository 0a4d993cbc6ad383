/** What a sentence is told with: names, "vous" for the reader, and cards that show themselves. */

import type { Piece, Telling } from '../../../web/face.ts';
import { type Speaker, speaker } from '../../../web/words/telling/speaker.ts';
import type { Content } from '../rules/content.ts';
import { type Boss, type Companion, HIDDEN, REAPER, type Spell, type Weapon } from '../rules/state.ts';
import { bossKey, companionKey, reaperKey, spellKey, weaponKey } from './keys.ts';
import { bossName, companionName, spellName, weaponName } from './name.ts';

export interface Teller extends Speaker {
  readonly content: Content;
  weapon(card: Weapon): Piece;
  spell(spell: Spell): Piece;
  companion(companion: Companion): Piece;
  boss(boss: Boss): Piece;
}

export function teller(telling: Telling): Teller {
  const { lang } = telling;
  const content = telling.table.content as Content;
  return {
    ...speaker(telling),
    content,
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
