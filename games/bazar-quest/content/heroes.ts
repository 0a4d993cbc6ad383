/** The 16 heroes: two copies of each class hero, one hero per pair of classes, one for all, one legend. */
import type { Text } from '../../../kernel/index.ts';
import { idOf } from '../../writing.ts';
import type { Effect } from '../rules/clauses.ts';
import type { WrittenHero } from './set.ts';
import { given, may, ownerGains, plus, when } from './write.ts';

/** What a hero can do: attack, defence, purse. */
type Figures = readonly [attack: number, defence: number, purse: number];

interface Calling {
  readonly title: Text;
  readonly classes: readonly string[];
  readonly figures: Figures;
  readonly effects: readonly Effect[];
}

const hero = (name: string, glyph: string, calling: Calling): WrittenHero => {
  const { title, classes, effects, figures } = calling;
  const [attack, defence, purse] = figures;
  return {
    id: idOf(name),
    name,
    title,
    glyph,
    classes,
    attack,
    defence,
    purse,
    effects,
  };
};

const WARRIOR: Calling = {
  title: { fr: 'Guerrier', en: 'Warrior' },
  classes: ['warrior'],
  figures: [3, 2, 20],
  effects: [given({ is: 'wounds', compare: '=', n: 0 }, when('static', plus('attack', 1)))],
};
const MAGE: Calling = {
  title: { fr: 'Mage', en: 'Mage' },
  classes: ['mage'],
  figures: [3, 1, 25],
  effects: [given({ is: 'itemCount', compare: '>=', n: 2 }, when('static', plus('defence', 1)))],
};
const THIEF: Calling = {
  title: { fr: 'Voleur', en: 'Thief' },
  classes: ['thief'],
  figures: [2, 2, 25],
  effects: [when('attackSucceeded', ownerGains(5))],
};
const PRIEST: Calling = {
  title: { fr: 'Prêtre', en: 'Priest' },
  classes: ['priest'],
  figures: [1, 3, 20],
  effects: [given({ is: 'itemCount', compare: '=', n: 0 }, when('static', plus('defence', 2)))],
};

export const HEROES: readonly WrittenHero[] = [
  hero('Brann', 'viking-head', WARRIOR),
  hero('Hermance', 'swordwoman', WARRIOR),
  hero('Grimbert', 'wizard-face', MAGE),
  hero('Zéphyrine', 'witch-face', MAGE),
  hero('Filoche', 'cowled', THIEF),
  hero('Mouche', 'robber', THIEF),
  hero('Onésime', 'monk-face', PRIEST),
  hero('Sidonie', 'nun-face', PRIEST),
  hero('Isarn', 'barbute', {
    title: { fr: 'Lame arcane', en: 'Spellblade' },
    classes: ['warrior', 'mage'],
    figures: [3, 2, 20],
    effects: [given({ is: 'heroCoins', compare: '=', n: 0 }, when('static', plus('attack', 1)))],
  }),
  hero('Gontran', 'brute', {
    title: { fr: 'Mercenaire', en: 'Sellsword' },
    classes: ['warrior', 'thief'],
    figures: [3, 2, 15],
    effects: [given({ is: 'heroCoins', compare: '>=', n: 10 }, when('static', plus('attack', 1), plus('defence', 1)))],
  }),
  hero('Clotaire', 'black-knight-helm', {
    title: { fr: 'Paladin', en: 'Paladin' },
    classes: ['warrior', 'priest'],
    figures: [2, 3, 15],
    effects: [given({ is: 'firstToFight' }, when('static', plus('attack', 2)))],
  }),
  hero('Faustine', 'domino-mask', {
    title: { fr: 'Illusionniste', en: 'Illusionist' },
    classes: ['mage', 'thief'],
    figures: [2, 2, 20],
    effects: [may(when('fightStart', { does: 'redrawAdventure', of: 'hero' }))],
  }),
  hero('Ysolde', 'woman-elf-face', {
    title: { fr: 'Illuminée', en: 'Seer' },
    classes: ['mage', 'priest'],
    figures: [2, 3, 15],
    effects: [when('heroSurvived', ownerGains(5))],
  }),
  hero('Fulbert', 'hooded-figure', {
    title: { fr: 'Moine quêteur', en: 'Begging Friar' },
    classes: ['thief', 'priest'],
    figures: [2, 2, 10],
    effects: [when('heroInvited', { does: 'moveCoins', n: 5, from: 'left', to: 'hero' })],
  }),
  hero('Pimprenelle', 'dwarf-face', {
    title: { fr: 'Touche-à-tout', en: 'Jack-of-All-Trades' },
    classes: ['warrior', 'mage', 'thief', 'priest'],
    figures: [1, 2, 25],
    effects: [given({ is: 'itemCount', compare: '>=', n: 3 }, when('static', plus('attack', 2)))],
  }),
  hero('Aldegonde', 'pope-crown', {
    title: { fr: 'Légende', en: 'Legend' },
    classes: ['priest'],
    figures: [4, 2, 10],
    effects: [when('heroInvited', ownerGains(5))],
  }),
];
