/**
 * The 48 monsters: the same ladder of 14 for creatures, humanoids and undead, three dragons, three of no type
 * (DQ-R11, DQ-R12).
 */
import { idOf } from '../../writing.ts';
import type { Effect, MonsterType } from '../rules/clauses.ts';
import type { MonsterCard } from '../rules/content.ts';
import type { Written } from './set.ts';
import { text, when } from './write.ts';

type Monster = Written<MonsterCard>;
/** Title, glyph and what is said about it, French before English. */
type Words = readonly [fr: string, en: string, glyph: string, flavourFr: string, flavourEn: string];
type Figures = readonly [power: number, gems: number, points: number];

const monster = (
  type: MonsterType,
  [power, gems, points]: Figures,
  [fr, en, glyph, flavourFr, flavourEn]: Words,
  ...effects: Effect[]
): Monster => ({
  id: idOf(en),
  title: text(fr, en),
  glyph,
  flavour: text(flavourFr, flavourEn),
  effects,
  type,
  power,
  gems,
  points,
});

/** Power, gems and trophy points of each step. */
const LADDER: readonly Figures[] = [
  [6, 2, 0],
  [7, 3, 0],
  [8, 1, 1],
  [9, 2, 1],
  [9, 4, 0],
  [10, 2, 1],
  [11, 3, 1],
  [12, 3, 1],
  [12, 5, 0],
  [13, 4, 1],
  [14, 4, 1],
  [15, 3, 2],
  [16, 5, 1],
  [18, 4, 2],
];

/** One monster for each step, weakest first. */
const ladder = (type: MonsterType, monsters: readonly Words[]): Monster[] =>
  LADDER.flatMap((figures, step) => {
    const words = monsters[step];
    return words === undefined ? [] : [monster(type, figures, words)];
  });

const CREATURES = ladder('creature', [
  ['Rat de cellier', 'Cellar Rat', 'rat', 'Il a goûté tous vos vivres.', 'It has tried all your rations.'],
  ['Crapaud cracheur', 'Spitting Toad', 'frog', 'Vise mieux qu’il ne chante.', 'Aims better than it sings.'],
  ['Guêpe géante', 'Giant Wasp', 'wasp-sting', 'Elle ne voulait que la confiture.', 'It only wanted the jam.'],
  ['Loup affamé', 'Hungry Wolf', 'wolf-head', 'Il hurle : à table !', 'Its howl means dinner.'],
  ['Pie kleptomane', 'Thieving Magpie', 'raven', 'Tout ce qui brille est à elle.', 'All that glitters is hers.'],
  ['Araignée tricoteuse', 'Knitting Spider', 'spider-alt', 'L’écharpe est pour vous.', 'The scarf is for you.'],
  ['Sanglier rancunier', 'Grudging Boar', 'boar', 'Il se souvient du rôti.', 'It remembers the roast.'],
  ['Rosier carnivore', 'Man-Eating Rose', 'carnivorous-plant', 'Arrosez-le. De loin.', 'Water it. From afar.'],
  ['Scarabée doré', 'Golden Scarab', 'gold-scarab', 'Il roule sur l’or, au propre.', 'Rolling in gold, literally.'],
  ['Ours mal léché', 'Unlicked Bear', 'bear-head', 'Trois bols, pas un merci.', 'Three bowls, not one thank-you.'],
  ['Harpie soprano', 'Soprano Harpy', 'harpy', 'Les vitraux sont tombés hier.', 'The windows gave way yesterday.'],
  [
    'Griffon royal',
    'Royal Griffin',
    'griffin-symbol',
    'Mi-aigle, mi-lion, tout orgueil.',
    'Half eagle, half lion, all pride.',
  ],
  ['Ver des abysses', 'Abyssal Worm', 'leeching-worm', 'Le bout du tunnel, c’est lui.', 'It is the end of the tunnel.'],
  ['Hydre indécise', 'Undecided Hydra', 'hydra', 'Coupez-en une : deux protestent.', 'Cut one off: two complain.'],
]);

const HUMANOIDS = ladder('humanoid', [
  ['Gobelin stagiaire', 'Goblin Intern', 'goblin-head', 'Premier jour. Soyez gentils.', 'First day. Be nice.'],
  ['Gnome des impôts', 'Tax Gnome', 'bad-gnome', 'Il a votre dossier sous le bras.', 'Your file is under his arm.'],
  ['Diablotin amateur', 'Amateur Imp', 'imp-laugh', 'Les cornes sont en carton.', 'The horns are cardboard.'],
  [
    'Orc recruteur',
    'Orc Recruiter',
    'bully-minion',
    'Votre profil l’intéresse. Saignant.',
    'He likes your profile. Rare.',
  ],
  ['Pirate d’eau douce', 'Freshwater Pirate', 'pirate-captain', 'La mer, c’est par où ?', 'Which way is the sea?'],
  ['Sorcière à domicile', 'House-Call Witch', 'witch-flight', 'Maléfices livrés chauds.', 'Hexes delivered hot.'],
  ['Ninja bavard', 'Chatty Ninja', 'ninja-head', 'Chut ! Je suis derrière vous.', 'Shh! I am right behind you.'],
  [
    'Bourreau débordé',
    'Busy Executioner',
    'executioner-hood',
    'La file avance, pourtant.',
    'The queue is moving, though.',
  ],
  [
    'Roi sous l’escalier',
    'King Under the Stairs',
    'old-king',
    'Petit trône, grosse caisse.',
    'Small throne, large till.',
  ],
  ['Centaure avocat', 'Centaur Lawyer', 'centaur', 'Il charge, puis il plaide.', 'He charges. By the hour.'],
  ['Minotaure égaré', 'Lost Minotaur', 'minotaur', 'Ne lui demandez pas la sortie.', 'Do not ask him the way out.'],
  ['Ogre gourmet', 'Gourmet Ogre', 'ogre', 'Vous êtes le plat du jour.', 'You are today’s special.'],
  ['Cyclope infernal', 'Infernal Cyclops', 'cyclops', 'Un seul œil, mais sur vous.', 'Only one eye, but on you.'],
  ['Géant susceptible', 'Touchy Giant', 'giant', 'Qui a dit « petit joueur » ?', 'Who said “small-time”?'],
]);

const UNDEAD = ladder('undead', [
  ['Main baladeuse', 'Wandering Hand', 'raise-zombie', 'Elle cherche son gant.', 'Looking for its glove.'],
  ['Squelette au régime', 'Dieting Skeleton', 'skeleton', 'Encore deux kilos, dit-il.', 'Two more pounds, he says.'],
  ['Fantôme timide', 'Shy Ghost', 'ghost', 'Bouh ? Pardon. Bouh.', 'Boo? Sorry. Boo.'],
  ['Zombie du lundi', 'Monday Zombie', 'shambling-zombie', 'Un café et il court.', 'One coffee and he runs.'],
  ['Crâne tirelire', 'Piggy-Bank Skull', 'skull-in-jar', 'Secouez-le : il sonne.', 'Shake it: it jingles.'],
  [
    'Goule végétarienne',
    'Vegetarian Ghoul',
    'fanged-skull',
    'Sauf le dimanche. On est dimanche.',
    'Except on Sundays. It is Sunday.',
  ],
  ['Banshee enrhumée', 'Sniffling Banshee', 'haunting', 'Son cri finit en éternuement.', 'Her wail ends in a sneeze.'],
  ['Momie mal ficelée', 'Ill-Wrapped Mummy', 'mummy-head', 'Ne tirez pas sur le fil.', 'Do not pull the thread.'],
  [
    'Vampire propriétaire',
    'Vampire Landlord',
    'vampire-dracula',
    'Le loyer se prend au cou.',
    'Rent is taken at the neck.',
  ],
  ['Spectre du notaire', 'Notary’s Spectre', 'spectre', 'Il reste une clause à signer.', 'One more clause to sign.'],
  ['Chevalier exhumé', 'Exhumed Knight', 'cracked-helm', 'Fidèle. À qui, déjà ?', 'Loyal. To whom, again?'],
  ['Feu le nécromant', 'The Late Necromancer', 'skull-staff', 'Il s’est relevé tout seul.', 'He raised himself.'],
  [
    'Liche archiviste',
    'Archivist Lich',
    'crowned-skull',
    'Votre décès est déjà classé.',
    'Your demise is already on file.',
  ],
  ['La Faucheuse', 'The Reaper', 'grim-reaper', 'Elle a un créneau à midi.', 'She has an opening at noon.'],
]);

/** DQ-R14. */
const dragonObject = when('onWin', { does: 'takeObject', from: 'dragon' });

const DRAGONS: readonly Monster[] = [
  monster(
    'dragon',
    [20, 6, 3],
    ['Dragon frileux', 'Chilly Dragon', 'dragon-head', 'Il crache pour se chauffer.', 'Breathes fire to keep warm.'],
    dragonObject,
  ),
  monster(
    'dragon',
    [22, 7, 3],
    ['Dragon des marées', 'Tide Dragon', 'sea-dragon', 'Il prend son bain. Entrez.', 'He is in his bath. Come in.'],
    dragonObject,
  ),
  monster(
    'dragon',
    [24, 8, 3],
    ['Dragon doyen', 'Elder Dragon', 'spiked-dragon-head', 'Les montagnes le vouvoient.', 'Mountains call him “sir”.'],
    dragonObject,
  ),
];

const TYPELESS: readonly Monster[] = [
  monster(
    'typeless',
    [12, 6, 0],
    ['Mimic', 'Mimic', 'mimic-chest', 'Le couvercle a des dents.', 'The lid has teeth.'],
    when('onLose', { does: 'gems', n: -2, who: 'self' }),
  ),
  monster(
    'typeless',
    [16, 0, 3],
    ['Gardien du temple', 'Temple Guardian', 'rock-golem', 'Visites de neuf heures à midi.', 'Open from nine to noon.'],
    when('onWin', { does: 'healAll', who: 'self' }),
  ),
  {
    ...monster(
      'typeless',
      [18, 8, 1],
      ['Djinn', 'Djinn', 'djinn', 'Un vœu. Lisez bien le contrat.', 'One wish. Mind the small print.'],
    ),
    or: { gems: 5, points: 2 },
  },
];

export const MONSTERS: readonly Monster[] = [...CREATURES, ...HUMANOIDS, ...UNDEAD, ...DRAGONS, ...TYPELESS];
