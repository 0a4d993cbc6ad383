/** The 18 adventure cards: moods, in adjectives that fit every hero. */
import { idOf } from '../../writing.ts';
import type { Effect } from '../rules/clauses.ts';
import { flavoured } from './flavours.ts';
import type { WrittenAdventure } from './set.ts';
import { heroGains, may, ownerGains, plus, when } from './write.ts';

const mood = (
  fr: string,
  en: string,
  glyph: string,
  [attack, defence]: readonly [attack: number, defence: number],
  ...effects: Effect[]
): WrittenAdventure => ({ id: idOf(en), title: { fr, en }, glyph, attack, defence, effects });

export const ADVENTURES: readonly WrittenAdventure[] = [
  mood('Impassible', 'Impassive', 'stone-bust', [0, 0]),
  mood('Tranquille', 'Serene', 'oak-leaf', [0, 0]),
  mood('Perplexe', 'Puzzled', 'owl', [0, 0]),
  mood('Ordinaire', 'Ordinary', 'socks', [0, 0]),
  mood('Intrépide', 'Fearless', 'flame', [1, 0]),
  mood('Énergique', 'Energetic', 'biceps', [1, 0]),
  mood('Lunaire', 'Dreamy', 'sun-cloud', [0, 1]),
  mood('Solidaire', 'Supportive', 'heart-shield', [0, 1], may(when('beforeAttack', { does: 'giveAdventureTo' }))),
  mood('Héroïque', 'Heroic', 'laurels', [1, 1]),
  mood('Magnifique', 'Magnificent', 'crown', [1, 1]),
  mood('Morose', 'Gloomy', 'raining', [-1, 0]),
  mood(
    'Apathique',
    'Listless',
    'snail',
    [-1, 0],
    may(when('beforeAttack', plus('defence', 2, 'fight'), { does: 'autoMiss', of: 'hero' })),
  ),
  mood('Fébrile', 'Jittery', 'terror', [0, -1]),
  mood('Cupide', 'Greedy', 'shiny-purse', [0, -1], when('attackSucceeded', heroGains(5))),
  mood('Téméraire', 'Reckless', 'fist', [2, -1]),
  mood('Versatile', 'Fickle', 'windsock', [-1, 2], may(when('beforeAttack', { does: 'redrawAdventure', of: 'hero' }))),
  mood('Légendaire', 'Legendary', 'trophy', [2, 2], when('attackSucceeded', { does: 'addWound', n: 1 })),
  mood('Lamentable', 'Woeful', 'broken-heart', [-2, -2], when('heroDefeated', ownerGains(5))),
].map(flavoured);
