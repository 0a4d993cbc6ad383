/** What a card is called in a sentence. */
import type { Lang } from '../../../web/face.ts';
import { signed } from '../../../web/words/telling/figures.ts';
import type { Content, SpellCard } from '../rules/content.ts';
import { type Boss, type Companion, HIDDEN, REAPER, type Spell, type Weapon } from '../rules/state.ts';
import { wordsOf } from './index.ts';
import type { CardWords, SpellId } from './words.ts';

const cardWords = (lang: Lang): CardWords => wordsOf(lang).cards;

/** "Hache 6 flamme", "Potion −2 / +2". */
export function weaponName(content: Content, weapon: Weapon, lang: Lang): string {
  const words = cardWords(lang);
  if (weapon === HIDDEN) return words.hiddenWeapon.toLocaleLowerCase(lang);
  const { colour, value, minus, plus } = content.weapons[weapon];
  if (colour === null) return `${words.potion.name} ${signed(minus)} / ${signed(plus)}`;
  const name = words.weapons[value as keyof CardWords['weapons']].name;
  return lang === 'fr' ? `${name} ${value} ${words.suits[colour].of}` : `${words.suits[colour].name} ${name} ${value}`;
}

/** A spell's words; a card of one's own without a name keeps its id. */
export const spellWords = (spell: SpellCard, lang: Lang): { readonly name: string; readonly flavour?: string } =>
  cardWords(lang).spells[spell.id as SpellId] ?? { name: spell.id };

export const spellName = (content: Content, spell: Spell, lang: Lang): string =>
  spellWords(content.spells[spell], lang).name;

export const companionName = (content: Content, companion: Companion, lang: Lang): string =>
  cardWords(lang).companions[content.companions[companion].power.does].name;

export function bossName(content: Content, boss: Boss, lang: Lang): string {
  if (boss === REAPER) return cardWords(lang).reaper.name;
  const { hp, id } = content.bosses[boss];
  return cardWords(lang).bosses[hp as keyof CardWords['bosses']]?.name ?? id;
}
