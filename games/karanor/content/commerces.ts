/** The 34 commerces by what they give, the seven deliveries: docs/rules/karanor.md, Content. */
import type { Clause } from '../rules/clauses.ts';
import type { WrittenCommerce, WrittenDelivery } from './set.ts';
import { artefact, blackMarket, goods, income, insignia, quest, some, text } from './write.ts';

/** What a bonus costs and gives. */
type Bonus = readonly [gold: number, effect: Clause];

const house =
  (gains: { readonly income: number; readonly prestige: number }, tag: 'inn' | 'shop') =>
  (
    id: string,
    [fr, en, glyph]: readonly [fr: string, en: string, glyph: string],
    gold: number,
    letters: string,
    [price, effect]: Bonus,
    ...other: Clause[]
  ): WrittenCommerce => ({
    id,
    title: text(fr, en),
    glyph,
    tag,
    gold,
    tokens: goods(letters),
    ...gains,
    other,
    bonus: { gold: price, effects: [effect] },
  });

const BALANCED = { income: 1, prestige: 1 };
const INCOME = { income: 2, prestige: 0 };
/** Nothing but fame. */
const GREAT = { income: 0, prestige: 2 };
const SMALL = { income: 1, prestige: 0 };

/** C01 is the one the book shows. */
export const COMMERCES: readonly WrittenCommerce[] = [
  house(BALANCED, 'inn')('C01', ['Auberge populaire', 'Folk Inn', 'tavern-sign'], 6, 'FMT', [3, insignia('mount')]),
  house(BALANCED, 'inn')('C02', ['Taverne du Vieux Pont', 'Old Bridge Tavern', 'barrel'], 7, 'VMB', [
    2,
    blackMarket(1),
  ]),
  house(BALANCED, 'shop')('C03', ['Atelier du tisserand', 'Weaver’s Workshop', 'spinning-wheel'], 6, 'TTB', [
    3,
    insignia('builder'),
  ]),
  house(BALANCED, 'shop')('C04', ['Boucherie des Halles', 'Market Hall Butcher', 'meat-cleaver'], 6, 'MMI', [
    3,
    insignia('harvester'),
  ]),
  house(BALANCED, 'inn')('C05', ['Cave voûtée', 'Vaulted Cellar', 'cellar-barrels'], 7, 'VVB', [2, some('wine', 2)]),
  house(BALANCED, 'shop')('C06', ['Étal de primeurs', 'Greengrocer’s Stall', 'fruit-bowl'], 6, 'FFB', [
    3,
    insignia('harvester'),
  ]),
  house(BALANCED, 'shop')('C07', ['Forge de quartier', 'Neighbourhood Forge', 'anvil-impact'], 7, 'IIT', [
    3,
    insignia('foreman'),
  ]),
  house(BALANCED, 'inn')('C08', ['Relais de poste', 'Coaching Inn', 'old-wagon'], 7, 'BMT', [3, insignia('mount')]),
  house(BALANCED, 'shop')('C09', ['Armurerie', 'Armoury', 'axe-sword'], 7, 'ITM', [3, insignia('bodyguard')]),
  house(BALANCED, 'shop')('C10', ['Distillerie', 'Distillery', 'brandy-bottle'], 7, 'FVI', [2, blackMarket(1)]),
  house(BALANCED, 'shop')('C11', ['Menuiserie navale', 'Ship Joinery', 'hand-saw'], 6, 'BBI', [2, insignia('captain')]),
  house(BALANCED, 'shop')('C12', ['Magasin des quais', 'Dockside Store', 'harbor-dock'], 7, 'BTV', [
    2,
    insignia('courier'),
  ]),

  house(INCOME, 'shop')('C13', ['Halle couverte', 'Covered Market', 'shop'], 4, 'FT', [3, insignia('recruiter')]),
  house(INCOME, 'shop')('C14', ['Fumoir', 'Smokehouse', 'fish-smoking'], 4, 'MB', [2, some('meat', 2)]),
  house(INCOME, 'shop')('C15', ['Pressoir', 'Wine Press', 'grapes'], 4, 'VF', [2, blackMarket(1)]),
  house(INCOME, 'shop')('C16', ['Quincaillerie', 'Ironmonger’s', 'nails'], 5, 'IV', [3, insignia('foreman')]),
  house(INCOME, 'shop')('C17', ['Mercerie', 'Haberdashery', 'sewing-needle'], 4, 'TT', [2, some('cloth', 2)]),
  house(INCOME, 'inn')('C18', ['Rôtisserie', 'Roast House', 'roast-chicken'], 4, 'MV', [3, insignia('mount')]),
  house(INCOME, 'shop')('C19', ['Fonderie', 'Foundry', 'foundry-bucket'], 5, 'IF', [3, insignia('builder')]),
  house(INCOME, 'shop')('C20', ['Maison de change', 'Money Changer’s', 'bank'], 8, '', [4, income(1)]),

  house(GREAT, 'inn')('C21', ['Grand Hôtel', 'Grand Hotel', 'bed'], 14, 'VMTID', [4, insignia('notable')]),
  house(GREAT, 'shop')('C22', ['Joaillerie', 'Jeweller’s', 'necklace-display'], 14, 'BIDD', [6, artefact]),
  house(GREAT, 'shop')('C23', ['Maison de couture', 'Fashion House', 'ample-dress'], 15, 'VTFD', [
    3,
    insignia('mount'),
  ]),
  house(GREAT, 'inn')('C24', ['Table des Princes', 'The Princes’ Table', 'knife-fork'], 14, 'VMFTD', [
    3,
    insignia('recruiter'),
  ]),
  house(GREAT, 'shop')('C25', ['Salle d’armes', 'Fencing Hall', 'sword-array'], 14, 'IIMBD', [
    3,
    insignia('bodyguard'),
  ]),
  house(GREAT, 'shop')('C26', ['Théâtre', 'Theatre', 'theater-curtains'], 15, 'BTVIF', [3, insignia('courier')]),
  house(GREAT, 'shop')('C27', ['Galerie', 'Gallery', 'mona-lisa'], 15, 'BFMD', [6, artefact]),
  house(GREAT, 'shop')('C28', ['Thermes', 'Baths', 'bathtub'], 15, 'BIFMV', [4, income(1)]),

  house(SMALL, 'inn')('C29', ['Buvette', 'Refreshment Bar', 'wine-glass'], 3, 'VF', [2, insignia('captain')], quest),
  house(SMALL, 'inn')(
    'C30',
    ['Tripot', 'Gambling Den', 'rolling-dice-cup'],
    3,
    'VM',
    [2, blackMarket(1)],
    blackMarket(1),
  ),
  house(SMALL, 'shop')(
    'C31',
    ['Friperie', 'Second-Hand Clothes', 'clothes'],
    3,
    'TF',
    [3, insignia('notable')],
    some('choice', 2),
  ),
  house(SMALL, 'shop')(
    'C32',
    ['Maréchal-ferrant', 'Farrier', 'anvil'],
    4,
    'IM',
    [4, insignia('mount')],
    insignia('mount'),
  ),
  house(SMALL, 'shop')(
    'C33',
    ['Herboristerie', 'Herbalist’s', 'herbs-bundle'],
    3,
    'FB',
    [2, some('choice', 2)],
    insignia('captain'),
  ),
  house(SMALL, 'shop')('C34', ['Antiquaire', 'Antique Dealer', 'amphora'], 6, 'TB', [5, artefact], artefact),
];

const delivery = (id: string, city: string, letters: string, prestige: number, gold: number): WrittenDelivery => ({
  id,
  city,
  tokens: goods(letters),
  prestige,
  gold,
});

/** Each city once, each resource once; D1 is the one the book shows (EX-08). */
export const DELIVERIES: readonly WrittenDelivery[] = [
  delivery('D1', 'unisson', 'BBB', 1, 4),
  delivery('D2', 'caldreuil', 'MMM', 1, 4),
  delivery('D3', 'kien', 'FFF', 1, 4),
  delivery('D4', 'tessevigne', 'TTT', 1, 4),
  delivery('D5', 'portFeral', 'VVV', 1, 4),
  delivery('D6', 'ormelie', 'III', 1, 3),
  delivery('D7', 'perlance', 'DDD', 1, 2),
];
