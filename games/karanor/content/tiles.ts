/** Resources, prices, the 10 stories, the 30 insignia and the 14 artefacts. */
import type { Ability, Clause, Standing } from '../rules/clauses.ts';
import type { Prices } from '../rules/content.ts';
import type { CardSet, WrittenArtefact, WrittenInsignia, WrittenStory } from './set.ts';
import { blackMarket, gold, goods, insignia, ofFourPlus, passive, quest, some, text, when } from './write.ts';

/** Iron is the kind the book does not name (MK-R02). */
export const RESOURCE_NAMES: CardSet['resources'] = {
  wine: { title: text('vin', 'wine'), glyph: 'wine-bottle' },
  wood: { title: text('bois', 'wood'), glyph: 'log' },
  fruit: { title: text('fruit', 'fruit'), glyph: 'shiny-apple' },
  meat: { title: text('viande', 'meat'), glyph: 'meat' },
  cloth: { title: text('tissu', 'cloth'), glyph: 'rolled-cloth' },
  iron: { title: text('fer', 'iron'), glyph: 'metal-bar' },
  diamond: { title: text('diamant', 'diamond'), glyph: 'cut-diamond' },
};

export const PRICES: Prices = { sea: 2, recruit: 5, villa: 8, work: 1, harvest: 2 };

/** Start gold, tokens by letter, income and bonus; worth about nine points each. */
const story = (
  id: string,
  [fr, en, glyph]: readonly [fr: string, en: string, glyph: string],
  startGold: number,
  letters: string,
  startIncome: number,
  ...bonus: Clause[]
): WrittenStory => ({
  id,
  title: text(fr, en),
  glyph,
  gold: startGold,
  tokens: goods(letters),
  income: startIncome,
  bonus,
});

/** S01 is the one the book shows (EX-01). */
export const STORIES: readonly WrittenStory[] = [
  story('S01', ['L’Enfant du large', 'Child of the Open Sea', 'sailboat'], 3, 'VB', 2, insignia('captain')),
  story('S02', ['La Palefrenière', 'The Stable Girl', 'stable'], 2, 'M', 2, insignia('mount')),
  story('S03', ['Le Fils du changeur', 'The Money Changer’s Son', 'coins'], 3, '', 3),
  story('S04', ['La Contrebandière', 'The Smuggler', 'cargo-crate'], 3, 'TI', 2, blackMarket(1)),
  story('S05', ['Le Contremaître', 'The Foreman', 'miner'], 3, 'IB', 2, insignia('foreman')),
  story('S06', ['L’Héritière du clos', 'Heiress of the Vineyard', 'grapes'], 2, 'V', 2, {
    does: 'gainAssociate',
    kind: 'wine',
  }),
  story('S07', ['Le Conteur', 'The Storyteller', 'open-book'], 4, 'FM', 2, quest),
  story('S08', ['La Lapidaire', 'The Gem Cutter', 'cut-diamond'], 2, 'DT', 2, insignia('bodyguard')),
  story('S09', ['Le Bâtisseur', 'The Builder', 'brick-wall'], 2, 'BI', 2, insignia('builder')),
  story('S10', ['Le Rescapé', 'The Survivor', 'life-buoy'], 6, 'FT', 2),
];

const tile = (
  copies: number,
  id: string,
  [fr, en, glyph]: readonly [fr: string, en: string, glyph: string],
  ...abilities: Ability[]
): WrittenInsignia => ({ id, title: text(fr, en), glyph, copies, abilities });

/** Of a build, a villa or a recruit. */
const cheaper = (of: 'build' | 'villa' | 'recruit', by: number): Standing => ({
  does: 'modifyCost',
  of,
  gold: -by,
  tokens: 0,
});

/** Copies add up (MK-721). */
export const INSIGNIA: readonly WrittenInsignia[] = [
  tile(8, 'mount', ['Monture', 'Mount', 'horse-head'], passive({ does: 'modifyMove', n: 1, scope: 'every' })),
  tile(4, 'captain', ['Capitaine', 'Captain', 'ship-wheel'], passive({ does: 'seaFare', add: -1 })),
  tile(3, 'foreman', ['Contremaître', 'Foreman', 'miner'], passive({ does: 'modifyYield', of: 'work', n: 1 })),
  tile(3, 'harvester', ['Cueilleur', 'Harvester', 'sickle'], passive({ does: 'modifyYield', of: 'harvest', n: 1 })),
  tile(3, 'builder', ['Guilde des Bâtisseurs', 'Builders’ Guild', 'trowel'], passive(cheaper('build', 1))),
  tile(
    2,
    'courier',
    ['Guilde des Messagers', 'Messengers’ Guild', 'mailbox'],
    passive({ does: 'modifyYield', of: 'delivery', n: 2 }),
  ),
  tile(2, 'notable', ['Notable', 'Worthy', 'top-hat'], passive(cheaper('villa', 2))),
  tile(2, 'recruiter', ['Recruteur', 'Recruiter', 'three-friends'], passive(cheaper('recruit', 2))),
  tile(2, 'bodyguard', ['Garde du corps', 'Bodyguard', 'guards'], {
    when: 'reaction',
    to: 'targetingMe',
    costs: [{ pays: 'discardSelf' }],
    do: [{ does: 'cancelCard' }],
  }),
  {
    ...tile(
      1,
      'curseOfSalanche',
      ['Malédiction de Salanche', 'Curse of Salanche', 'skull-crossed-bones'],
      passive({ does: 'modifyMove', n: -1, scope: 'every' }, { does: 'forbid', action: 'work' }),
    ),
    curse: true,
  },
];

const artefact = (
  id: string,
  [fr, en, glyph]: readonly [fr: string, en: string, glyph: string],
  ...abilities: Ability[]
): WrittenArtefact => ({ id, title: text(fr, en), glyph, abilities });

export const ARTEFACTS: readonly WrittenArtefact[] = [
  artefact(
    'A01',
    ['Bottes de sept lieues', 'Seven-League Boots', 'leather-boot'],
    passive({ does: 'modifyMove', n: 2, scope: 'first' }),
  ),
  artefact('A02', ['Boussole des Abysses', 'Compass of the Deep', 'sextant'], passive({ does: 'seaFree' })),
  artefact('A03', ['Corne d’abondance', 'Horn of Plenty', 'cornucopia'], when('onIncome', some('choice', 1))),
  artefact('A04', ['Bourse sans fond', 'Bottomless Purse', 'money-stack'], when('onIncome', gold(2))),
  artefact('A05', ['Sablier d’Orvane', 'Hourglass of Orvane', 'sands-of-time'], {
    when: 'used',
    timing: 'ownTurn',
    costs: [{ pays: 'discardSelf' }],
    do: [{ does: 'gainActions', n: 3 }],
  }),
  artefact('A06', ['Sceau du Prévôt', 'Seal of the Provost', 'wax-seal'], passive(cheaper('villa', 3))),
  artefact('A07', ['Masque d’ombre', 'Mask of Shadow', 'duality-mask'], passive({ does: 'immune' })),
  artefact(
    'A08',
    ['Miroir de Salanche', 'Mirror of Salanche', 'shinto-shrine-mirror'],
    { when: 'reaction', to: 'any', costs: [{ pays: 'discardSelf' }], do: [{ does: 'cancelCard' }] },
    {
      when: 'used',
      timing: 'anyStable',
      if: [{ is: 'insigniaAtLeast', insignia: 'curseOfSalanche', n: 1 }],
      costs: [{ pays: 'discardSelf' }],
      do: [{ does: 'loseInsignia', insignia: 'curseOfSalanche', who: 'self' }],
    },
  ),
  artefact(
    'A09',
    ['Marteau du maître d’œuvre', 'Master Builder’s Hammer', 'flat-hammer'],
    passive({ does: 'modifyCost', of: 'build', gold: 0, tokens: -1 }),
  ),
  artefact(
    'A10',
    ['Plume d’or', 'Golden Quill', 'quill'],
    passive({ does: 'interactDraw', n: 1 }, { does: 'questLimit', n: 1 }),
  ),
  artefact('A11', ['Anneau des cités', 'Ring of Cities', 'power-ring'], {
    when: 'used',
    timing: 'ownTurn',
    costs: [{ pays: 'action', n: 1 }],
    do: [{ does: 'movePawn', to: 'chosenCity' }],
  }),
  artefact('A12', ['Balance truquée', 'Loaded Scales', 'scales'], {
    when: 'used',
    timing: 'ownTurn',
    if: [{ is: 'resourceAtLeast', kind: 'any', n: 1 }],
    costs: [{ pays: 'exhaustSelf', per: 'turn' }],
    do: [{ does: 'swapResource', n: 1 }],
  }),
  ofFourPlus(
    artefact(
      'A13',
      ['Grimoire des dettes', 'Grimoire of Debts', 'evil-book'],
      when('onIncome', { does: 'transferGold', n: 1, from: 'richestOpponent', to: 'self' }),
    ),
  ),
  ofFourPlus(
    artefact('A14', ['Table des négociants', 'Merchants’ Table', 'round-table'], {
      when: 'onTradeOfOthers',
      do: [gold(1)],
      most: 2,
    }),
  ),
];
