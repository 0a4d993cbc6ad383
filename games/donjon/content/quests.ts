/** The 18 quests, the two of the book first. */
import type { Text } from '../../../kernel/index.ts';
import { idOf } from '../../writing.ts';
import type { Condition } from '../rules/clauses.ts';
import type { QuestCard } from '../rules/content.ts';
import type { Written } from './set.ts';
import { text } from './write.ts';

const quest = (
  points: number,
  [fr, en]: readonly [string, string],
  glyph: string,
  tale: Text,
  ...conditions: Condition[]
): Written<QuestCard> => ({
  id: idOf(en),
  title: text(`La quête ${fr}`, `The Quest of the ${en}`),
  glyph,
  tale,
  points,
  conditions,
});

export const QUESTS: readonly Written<QuestCard>[] = [
  quest(
    2,
    ['du Tranchant', 'Keen Edge'],
    'axe-in-stump',
    text(
      'Le bûcheron a parié sa barbe que personne n’oserait plus affûté que lui. Le barbier est prévenu.',
      'The woodcutter has bet his beard that nobody carries a keener edge. The barber has been told.',
    ),
    { is: 'holdsBonus', type: 'weapon', n: 4 },
  ),
  quest(
    3,
    ['du miséreux', 'Pauper'],
    'wooden-clogs',
    text(
      'La gloire est un manteau trop lourd, dit l’ermite. Il en fait collection, pourtant.',
      'Glory is too heavy a coat, says the hermit. He does collect them, though.',
    ),
    { is: 'strictlyFewestTP' },
    { is: 'roundAtLeast', n: 3 },
  ),
  quest(
    2,
    ['du Veneur', 'Huntsman'],
    'stag-head',
    text(
      'La salle à manger du baron a deux murs vides. Il n’aime pas les tableaux.',
      'The baron’s dining hall has two bare walls. He does not care for paintings.',
    ),
    { is: 'spoils', type: 'creature', n: 2 },
  ),
  quest(
    2,
    ['du Prévôt', 'Provost'],
    'gavel',
    text(
      'Deux mandats d’arrêt, aucun volontaire. Le prévôt a soudain mal au dos.',
      'Two warrants, no volunteers. The provost’s back has started to ache.',
    ),
    { is: 'spoils', type: 'humanoid', n: 2 },
  ),
  quest(
    2,
    ['du Fossoyeur', 'Gravedigger'],
    'spade',
    text(
      'Deux locataires du cimetière ont filé sans préavis. On aimerait les revoir allongés.',
      'Two tenants left the graveyard without notice. We would like them lying down again.',
    ),
    { is: 'spoils', type: 'undead', n: 2 },
  ),
  quest(
    3,
    ['du Naturaliste', 'Naturalist'],
    'magnifying-glass',
    text(
      'Un spécimen de chaque, pour la science. La science ne descend pas elle-même.',
      'One specimen of each, for science. Science will not be going down in person.',
    ),
    { is: 'spoilTypesAtLeast', n: 3 },
  ),
  quest(
    3,
    ['de l’Impossible', 'Impossible'],
    'unicorn',
    text(
      'Personne n’y croit, surtout pas ceux qui en reviennent. Il n’en revient personne.',
      'Nobody believes in it, least of all those who come back. Nobody comes back.',
    ),
    { is: 'spoils', type: 'dragonOrTypeless', n: 1 },
  ),
  quest(
    2,
    ['de la Panoplie', 'Full Kit'],
    'battle-gear',
    text(
      'Le portrait officiel exige l’arme, l’armure et le bijou. Le sourire est en option.',
      'The official portrait calls for weapon, armour and jewel. A smile is optional.',
    ),
    { is: 'holdsAllTypes' },
  ),
  quest(
    2,
    ['de l’Avare', 'Miser'],
    'swap-bag',
    text(
      'Dix gemmes dans une bourse font un bruit unique. Celui qui l’entend n’en dort plus.',
      'Ten gems in one purse make a sound of their own. Those who hear it sleep no more.',
    ),
    { is: 'gemsAtLeast', n: 10 },
  ),
  quest(
    1,
    ['du Martyr', 'Martyr'],
    'arm-bandage',
    text(
      'Le couvent cherche un exemple pour les vitraux. Il faut que ça se voie de loin.',
      'The convent needs a model for its windows. It has to show from a distance.',
    ),
    { is: 'woundsAtLeast', n: 4 },
  ),
  quest(
    2,
    ['du Champion', 'Champion'],
    'trophy',
    text(
      'Une victoire est un hasard, deux font une statue. Le sculpteur a déjà pris les mesures.',
      'One victory is luck, two make a statue. The sculptor has already taken measurements.',
    ),
    { is: 'count', stat: 'arenaWins', n: 2 },
  ),
  quest(
    2,
    ['du Rempart', 'Rampart'],
    'stone-tower',
    text(
      'On viendra vous chercher querelle. Soyez encore debout quand on viendra s’excuser.',
      'They will come to pick a quarrel. Be still standing when they come to apologise.',
    ),
    { is: 'count', stat: 'arenaDefences', n: 1 },
  ),
  quest(
    1,
    ['du Courtisan', 'Courtier'],
    'drama-masks',
    text(
      'Il applaudit toujours le vainqueur, et toujours une seconde avant tout le monde.',
      'Always first to applaud the victor, and always a second before everyone else.',
    ),
    { is: 'count', stat: 'arenaAllyWins', n: 2 },
  ),
  quest(
    2,
    ['du Compagnon', 'Companion'],
    'shaking-hands',
    text(
      'Un ami, c’est quelqu’un qui tient l’autre bout du monstre.',
      'A friend is someone who holds the other end of the monster.',
    ),
    { is: 'count', stat: 'dungeonHelps', n: 2 },
  ),
  quest(
    1,
    ['du Coup d’éclat', 'Master Stroke'],
    'dice-eight-faces-eight',
    text(
      'Le ménestrel n’a qu’un couplet, et il y faut un coup que personne n’attend.',
      'The minstrel has only one verse, and it needs a blow that nobody sees coming.',
    ),
    { is: 'count', stat: 'kritikWins', n: 1 },
  ),
  quest(
    2,
    ['du Colosse', 'Colossus'],
    'footprint',
    text(
      'L’empreinte fait trois pas de long. On demande quelqu’un pour rencontrer le pied.',
      'The footprint is three strides long. Someone is wanted to go and meet the foot.',
    ),
    { is: 'count', stat: 'bestMonsterBeaten', n: 16 },
  ),
  quest(
    2,
    ['du Titan', 'Titan'],
    'mighty-force',
    text(
      'La balance de la foire s’arrête à quatorze. Elle rêve de dire son prix à quelqu’un.',
      'The test-your-strength at the fair ends at fourteen. Nobody has ever heard its bell.',
    ),
    { is: 'powerAtLeast', n: 14 },
  ),
  quest(
    3,
    ['du Collectionneur', 'Collector'],
    'trophies-shelf',
    text(
      'Cinq dépouilles sur l’étagère, bien alignées. La poussière, c’est une autre quête.',
      'Five spoils on the shelf, neatly lined up. Dusting them is another quest.',
    ),
    { is: 'spoils', type: 'any', n: 5 },
  ),
];
