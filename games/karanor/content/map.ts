/** The map: 37 territories on five landmasses, 53 roads and 6 sea routes (MK-R07). */
import type { ResourceName } from '../rules/clauses.ts';
import type { Landmass } from '../rules/content.ts';
import type { WrittenTerritory } from './set.ts';
import { text } from './write.ts';

export const LANDMASSES: readonly Landmass[] = [
  { id: 'hautes-terres', title: text('Hautes-Terres', 'The Highlands') },
  { id: 'levant', title: text('Levant', 'The Levant') },
  { id: 'cotes-fauves', title: text('Côtes-Fauves', 'The Tawny Coasts') },
  { id: 'ile-du-comptoir', title: text('Île du Comptoir', 'Trading Post Isle') },
  { id: 'ilot-de-salanche', title: text('Îlot de Salanche', 'Salanche Islet') },
];

/** What is there: a city, a harvest, an inhabitant (`i`), a villa (`v`). */
type Mark = 'city' | ResourceName | 'i' | 'v';

/** Neighbours are written as on the ledger's table: by land, then by sea, apart by spaces. */
const on =
  (landmass: string) =>
  (
    id: string,
    [fr, en]: readonly [fr: string, en: string],
    marks: readonly Mark[],
    [x, y]: readonly [x: number, y: number],
    land: string,
    sea?: string,
  ): WrittenTerritory => ({
    id,
    title: text(fr, en),
    landmass,
    ...(marks.includes('city') && { city: true }),
    ...(marks.some(isResource) && { resources: marks.filter(isResource) }),
    ...(marks.includes('i') && { inhabitant: true }),
    ...(marks.includes('v') && { villa: true }),
    land: land.split(' '),
    ...(sea !== undefined && { sea: sea.split(' ') }),
    x,
    y,
  });
const isResource = (mark: Mark): mark is ResourceName => mark !== 'city' && mark !== 'i' && mark !== 'v';

const city = (name: string): readonly [string, string] => [name, name];

const highlands = on('hautes-terres');
const levant = on('levant');
const tawnyCoasts = on('cotes-fauves');
const tradingPost = on('ile-du-comptoir');
const salanche = on('ilot-de-salanche');

export const TERRITORIES: readonly WrittenTerritory[] = [
  highlands('kien', city('KIEN'), ['city'], [230, 345], 'criqueVoiles coteauxAmbre boisSourd gueTroisLunes'),
  highlands('tessevigne', city('TESSEVIGNE'), ['city'], [335, 150], 'patureGeants minesFargrise phareEchoval'),
  highlands(
    'criqueVoiles',
    ['Crique aux Voiles', 'Cove of Sails'],
    ['i'],
    [335, 415],
    'kien coteauxAmbre gueTroisLunes',
    'plageEchoues',
  ),
  highlands('coteauxAmbre', ['Coteaux d’Ambre', 'Amber Hills'], ['wine', 'i'], [230, 430], 'kien criqueVoiles'),
  highlands('boisSourd', ['Bois-Sourd', 'Hushwood'], ['wood'], [140, 275], 'kien gueTroisLunes tourDesMages'),
  highlands(
    'gueTroisLunes',
    ['Gué des Trois-Lunes', 'Three Moons Ford'],
    ['i'],
    [275, 260],
    'kien criqueVoiles boisSourd patureGeants',
  ),
  highlands(
    'tourDesMages',
    ['Tour des Mages', 'Tower of the Mages'],
    ['i', 'v'],
    [155, 165],
    'boisSourd patureGeants minesFargrise',
  ),
  highlands(
    'patureGeants',
    ['Pâture des Géants', 'Giants’ Pasture'],
    ['meat'],
    [250, 170],
    'gueTroisLunes tourDesMages tessevigne',
  ),
  highlands(
    'minesFargrise',
    ['Mines de Fargrise', 'Fargrise Mines'],
    ['iron', 'i'],
    [200, 75],
    'tourDesMages tessevigne phareEchoval',
  ),
  highlands(
    'phareEchoval',
    ['Phare d’Échoval', 'Échoval Lighthouse'],
    ['i', 'v'],
    [395, 65],
    'tessevigne minesFargrise',
    'greveSalanche',
  ),

  levant('unisson', city('UNISSON'), ['city'], [765, 340], 'quaiBrumes vergersSucredor forgesBraisenoire pontMurmures'),
  levant('caldreuil', city('CALDREUIL'), ['city'], [680, 115], 'presFileuses treillesGrises belvedereIvoire'),
  levant(
    'quaiBrumes',
    ['Quai des Brumes', 'Quay of Mists'],
    ['i'],
    [655, 405],
    'unisson vergersSucredor pontMurmures',
    'montCendre',
  ),
  levant(
    'vergersSucredor',
    ['Vergers de Sucredor', 'Sucredor Orchards'],
    ['fruit', 'i', 'v'],
    [770, 430],
    'unisson quaiBrumes',
  ),
  levant(
    'forgesBraisenoire',
    ['Forges de Braisenoire', 'Braisenoire Forges'],
    ['iron'],
    [865, 260],
    'unisson pontMurmures leCimetiere',
  ),
  levant(
    'pontMurmures',
    ['Pont des Murmures', 'Bridge of Whispers'],
    ['i'],
    [710, 255],
    'unisson quaiBrumes forgesBraisenoire presFileuses',
  ),
  levant(
    'leCimetiere',
    ['Le Cimetière', 'The Graveyard'],
    ['i'],
    [855, 165],
    'forgesBraisenoire presFileuses treillesGrises',
  ),
  levant(
    'presFileuses',
    ['Prés aux Fileuses', 'Spinners’ Meadows'],
    ['cloth', 'i'],
    [765, 170],
    'pontMurmures leCimetiere caldreuil',
  ),
  levant(
    'treillesGrises',
    ['Treilles Grises', 'Grey Trellises'],
    ['wine', 'i'],
    [795, 65],
    'leCimetiere caldreuil belvedereIvoire',
  ),
  levant(
    'belvedereIvoire',
    ['Belvédère d’Ivoire', 'Ivory Belvedere'],
    ['v'],
    [595, 70],
    'caldreuil treillesGrises',
    'greveSalanche',
  ),

  tawnyCoasts(
    'portFeral',
    city('PORT-FÉRAL'),
    ['city'],
    [550, 620],
    'baieTortues champsDeLin plaineBuffles carrefourPendu',
  ),
  tawnyCoasts('ormelie', city('ORMÉLIE'), ['city'], [825, 570], 'mangroveLucioles jardinsOranelle capTonnerre'),
  tawnyCoasts(
    'baieTortues',
    ['Baie des Tortues', 'Turtle Bay'],
    ['i', 'v'],
    [430, 575],
    'portFeral champsDeLin carrefourPendu',
    'anseCorsaires',
  ),
  tawnyCoasts('champsDeLin', ['Champs de Lin', 'Flax Fields'], ['cloth'], [430, 660], 'portFeral baieTortues'),
  tawnyCoasts(
    'plaineBuffles',
    ['Plaine aux Buffles', 'Buffalo Plain'],
    ['meat', 'i'],
    [660, 655],
    'portFeral carrefourPendu ruinesAube',
  ),
  tawnyCoasts(
    'carrefourPendu',
    ['Carrefour du Pendu', 'Hanged Man’s Crossroads'],
    ['i'],
    [640, 565],
    'portFeral baieTortues plaineBuffles mangroveLucioles',
  ),
  tawnyCoasts(
    'mangroveLucioles',
    ['Mangrove aux Lucioles', 'Firefly Mangrove'],
    ['wood', 'i'],
    [735, 565],
    'carrefourPendu ruinesAube ormelie',
  ),
  tawnyCoasts(
    'ruinesAube',
    ['Ruines de l’Aube', 'Ruins of Dawn'],
    ['i', 'v'],
    [765, 660],
    'plaineBuffles mangroveLucioles jardinsOranelle',
  ),
  tawnyCoasts(
    'jardinsOranelle',
    ['Jardins d’Oranelle', 'Oranelle Gardens'],
    ['fruit'],
    [860, 660],
    'ruinesAube ormelie capTonnerre',
  ),
  tawnyCoasts(
    'capTonnerre',
    ['Cap Tonnerre', 'Cape Thunder'],
    ['i'],
    [920, 575],
    'ormelie jardinsOranelle',
    'greveSalanche',
  ),

  tradingPost('perlance', city('PERLANCE'), ['city'], [450, 370], 'plageEchoues montCendre anseCorsaires fossePrismes'),
  tradingPost(
    'plageEchoues',
    ['Plage des Échoués', 'Castaways’ Beach'],
    ['i'],
    [360, 330],
    'perlance montCendre anseCorsaires',
    'criqueVoiles',
  ),
  tradingPost(
    'montCendre',
    ['Mont Cendré', 'Mount Cinder'],
    ['i'],
    [625, 315],
    'perlance plageEchoues anseCorsaires',
    'quaiBrumes',
  ),
  tradingPost(
    'anseCorsaires',
    ['Anse aux Corsaires', 'Corsairs’ Cove'],
    ['v'],
    [515, 525],
    'perlance montCendre plageEchoues',
    'baieTortues',
  ),
  tradingPost('fossePrismes', ['Fosse aux Prismes', 'Prism Pit'], ['diamond'], [535, 390], 'perlance'),

  salanche(
    'greveSalanche',
    ['Grève de Salanche', 'Strand of Salanche'],
    ['i'],
    [505, 110],
    'voutesSalanche',
    'phareEchoval belvedereIvoire capTonnerre',
  ),
  salanche('voutesSalanche', ['Voûtes de Salanche', 'Vaults of Salanche'], ['diamond'], [505, 205], 'greveSalanche'),
];

/** The cities merchants come from; Perlance is nobody's (MK-402). */
export const ORIGINS: readonly string[] = ['kien', 'tessevigne', 'unisson', 'caldreuil', 'portFeral', 'ormelie'];
