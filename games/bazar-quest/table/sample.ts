// A few cards as literals for the gallery: enough to judge every drawing at its three sizes.
import type { AdventureCard, Content, EmployeeCard, HeroCard, ItemCard, MonsterCard } from '../rules/content.ts';

const bare = { effects: [], refersToAdventure: false } as const;
const [WARRIOR, ROGUE, PRIEST, MAGE] = [1, 2, 4, 8];

const item = (
  glyph: string,
  fr: string,
  en: string,
  classes: number,
  price: number,
  hearts: number,
  attack: number,
  defence: number,
  flavour = 'Surtout dans les bibliothèques.',
): ItemCard => ({
  ...bare,
  id: glyph,
  glyph,
  title: { fr, en },
  flavour: { fr: flavour, en: flavour },
  classes,
  price,
  hearts,
  attack,
  defence,
});
const hero = (
  glyph: string,
  name: string,
  fr: string,
  en: string,
  classes: number,
  attack: number,
  defence: number,
  purse: number,
): HeroCard => ({ ...bare, id: glyph, glyph, name, title: { fr, en }, classes, attack, defence, purse });
const monster = (
  glyph: string,
  fr: string,
  en: string,
  level: 1 | 2 | 3,
  resistance: number,
  strength: number,
): MonsterCard => ({
  ...bare,
  id: glyph,
  glyph,
  title: { fr, en },
  level,
  resistance,
  strength,
  rewardSurvives: 10,
  rewardDefeated: 20,
});
const adventure = (glyph: string, fr: string, en: string, attack: number, defence: number): AdventureCard => ({
  ...bare,
  id: glyph,
  glyph,
  title: { fr, en },
  flavour: { fr: 'Esquive sans le savoir.', en: 'Dodges without knowing.' },
  attack,
  defence,
});
const employee = (
  glyph: string,
  fr: string,
  en: string,
  price: number,
  phase: EmployeeCard['phase'],
): EmployeeCard => ({ ...bare, id: glyph, glyph, title: { fr, en }, price, phase });

export const sample: Content = {
  classes: [
    { id: 'warrior', title: { fr: 'Guerrier', en: 'Warrior' }, glyph: 'crossed-swords' },
    { id: 'rogue', title: { fr: 'Voleur', en: 'Rogue' }, glyph: 'rogue' },
    { id: 'priest', title: { fr: 'Prêtre', en: 'Priest' }, glyph: 'ankh' },
    { id: 'mage', title: { fr: 'Mage', en: 'Mage' }, glyph: 'pointy-hat' },
  ],
  items: [
    item('diamond-ring', 'Anneau crépitant', 'Crackling ring', MAGE, 10, 2, 3, 1),
    item('spell-book', 'Grimoire boudeur', 'Sulking grimoire', MAGE, 5, 4, 0, 0),
    item('cloak', 'Cape d’ombre', 'Shadow cape', ROGUE, 20, 4, 4, 4, 'Lavage à la main, de nuit.'),
    item('gem-pendant', 'Amulette de lune', 'Moon amulet', MAGE | PRIEST, 10, 3, 2, 1),
    item('warhammer', 'Marteau bénit', 'Blessed hammer', PRIEST, 15, 3, 4, 2),
    item('visored-helm', 'Heaume cabossé', 'Dented helm', WARRIOR, 10, 2, 0, 4),
    item('spectacles', 'Lunettes de luxe', 'Luxury spectacles', WARRIOR | ROGUE | PRIEST | MAGE, 20, 2, 0, 1),
    item('boots', 'Bottes bénies', 'Blessed boots', PRIEST, 5, 1, 1, 1),
    item('plain-dagger', 'Dague courtoise', 'Courteous dagger', ROGUE, 10, 1, 3, 1),
    item('rope-coil', 'Corde à nœuds', 'Knotted rope', ROGUE, 10, 1, 1, 3),
    item('round-shield', 'Bouclier rond', 'Round shield', WARRIOR, 10, 2, 1, 3),
    item('wood-axe', 'Hache de bûcheron', 'Woodcutter’s axe', WARRIOR, 15, 3, 4, 2),
  ],
  heroes: [
    hero('woman-elf-face', 'Ysolde', 'l’Illuminée', 'the Enlightened', MAGE | PRIEST, 2, 3, 20),
    hero('cowled', 'Filoche', 'Voleuse', 'Rogue', ROGUE, 2, 2, 25),
    hero('viking-head', 'Brann', 'Guerrier', 'Warrior', WARRIOR, 3, 2, 20),
    hero('monk-face', 'Onésime', 'Prêtre', 'Priest', PRIEST, 1, 3, 15),
    hero('wizard-face', 'Grimbert', 'Mage', 'Mage', MAGE, 3, 1, 25),
  ],
  monsters: [
    monster('bandit', 'Cheffe des brigands', 'Bandit chief', 1, 3, 3),
    monster('orc-head', 'Seigneur de guerre orc', 'Orc warlord', 2, 6, 4),
    monster('female-vampire', 'Reine des vampires', 'Vampire queen', 3, 6, 5),
  ],
  adventures: [
    adventure('laurels', 'Héroïque', 'Heroic', 1, 1),
    adventure('terror', 'Fébrile', 'Feverish', 0, -1),
    adventure('raining', 'Morose', 'Gloomy', -1, 0),
    adventure('sun-cloud', 'Lunaire', 'Dreamy', 0, 1),
  ],
  employees: [
    employee('megaphone', 'Crieuse', 'Town crier', 10, 'display'),
    employee('abacus', 'Caissier', 'Cashier', 15, 'upgrade'),
    employee('broom', 'Balayeur', 'Sweeper', 5, 'inventory'),
  ],
  upgradePrice: { display: 10, storage: 5 },
  firstMonsters: [],
  firstHeroes: [],
};
