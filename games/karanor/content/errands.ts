/** The 16 quests that bring 1 to 3 tokens to one territory. */
import type { Text } from '../../../kernel/index.ts';
import type { WrittenQuest } from './set.ts';
import { at, gold, type Named, ofFourPlus, pays, tale, text } from './write.ts';

/** Tokens to one territory, for 1 prestige and some gold. */
const bring = (named: Named, territory: string, letters: string, reward: number, told: Text): WrittenQuest => ({
  ...tale(named, told),
  place: at(territory),
  prestige: 1,
  options: [
    {
      label: text('Tout remettre', 'Hand it all over'),
      costs: pays(letters),
      effects: reward > 0 ? [gold(reward)] : [],
    },
  ],
});

export const ERRANDS: readonly WrittenQuest[] = [
  bring(
    ['Le Baptême du brigantin', 'Christening the Brigantine', 'galleon'],
    'portFeral',
    'VV',
    1,
    text(
      'On ne lance pas un navire à l’eau claire. Le capitaine a déjà brisé la dernière bouteille, contre son propre palais.',
      'No ship is launched on plain water. The captain has already broken the last bottle, over his own tongue.',
    ),
  ),
  bring(
    ['La Tortue centenaire', 'The Hundred-Year Turtle', 'sea-turtle'],
    'baieTortues',
    'F',
    0,
    text(
      'Elle fête son siècle et ne mange plus que du sucré. Vous n’allez tout de même pas contrarier une vieille dame.',
      'She is turning a hundred and will only eat sweet things now. Surely you would not cross an old lady.',
    ),
  ),
  bring(
    ['La Lanterne aux lucioles', 'A Lantern for Fireflies', 'old-lantern'],
    'mangroveLucioles',
    'I',
    0,
    text(
      'Les lucioles de la mangrove réclament une lanterne solide. La précédente, en bois, a donné un très beau spectacle.',
      'The fireflies of the mangrove want a sturdy lantern. The last one was wooden and put on a splendid show.',
    ),
  ),
  bring(
    ['L’Échafaudage de l’Aube', 'Scaffolding the Dawn', 'ancient-ruins'],
    'ruinesAube',
    'BI',
    1,
    text(
      'Ces ruines tiennent debout par habitude. L’archéologue préférerait que ce soit grâce à des poutres.',
      'These ruins stand out of habit. The scholar would rather it were thanks to beams.',
    ),
  ),
  bring(
    ['Le Paratonnerre', 'The Lightning Rod', 'lightning-storm'],
    'capTonnerre',
    'II',
    1,
    text(
      'La foudre tombe toujours sur la même maison. Ses habitants commencent à le prendre pour eux.',
      'Lightning always strikes the same house. The family has begun to take it personally.',
    ),
  ),
  ofFourPlus(
    bring(
      ['Noces à Ormélie', 'A Wedding in Ormélie', 'village'],
      'ormelie',
      'VT',
      1,
      text(
        'Tous les marchands sont invités, et vos rivaux viennent les mains vides. Apportez la nappe et de quoi la tacher.',
        'Every merchant is invited, and your rivals come empty-handed. Bring a tablecloth, and something to spill on it.',
      ),
    ),
  ),
  bring(
    ['Le Bal des confitures', 'The Jam Ball', 'ample-dress'],
    'tessevigne',
    'FT',
    1,
    text(
      'À Tessevigne, on danse en robe neuve au milieu des pots de confiture. Il manque les robes. Et la confiture.',
      'In Tessevigne they dance in new gowns among the jam jars. The gowns are missing. So is the jam.',
    ),
  ),
  bring(
    ['Des voiles pour la crique', 'Sails for the Cove', 'sailboat'],
    'criqueVoiles',
    'TTB',
    3,
    text(
      'Une tempête a déshabillé toute la flottille. Les pêcheurs rament, et surtout de mauvaise humeur.',
      'A storm has undressed the whole fleet. The fishermen are rowing, and rowing crossly.',
    ),
  ),
  bring(
    ['La Tarte du prévôt', 'The Provost’s Tart', 'elven-castle'],
    'kien',
    'F',
    0,
    text(
      'Le prévôt de Kien juge mieux le ventre plein. Un fruit suffira ; pour la pâte, il connaît quelqu’un.',
      'The provost of Kien judges better on a full stomach. A fruit will do; for the pastry, he knows somebody.',
    ),
  ),
  bring(
    ['La Planche rouge', 'The Red Plank', 'fog'],
    'quaiBrumes',
    'B',
    0,
    text(
      'Trois passants sont tombés du quai cette semaine, dont deux fois le même. Une planche peinte en rouge aiderait.',
      'Three people walked off the quay this week, and two of them were the same one. A plank painted red would help.',
    ),
  ),
  bring(
    ['Le Pique-nique de la comtesse', 'The Countess’s Picnic', 'knife-fork'],
    'belvedereIvoire',
    'VMF',
    3,
    text(
      'La comtesse déjeune sur l’herbe, mais ne porte rien elle-même : elle a, dit-elle, une vue à admirer.',
      'The countess lunches on the grass but carries nothing herself: she has, she says, a view to admire.',
    ),
  ),
  bring(
    ['Le Chien du bourgmestre', 'The Burgomaster’s Dog', 'medieval-gate'],
    'caldreuil',
    'M',
    0,
    text(
      'Il a mangé les registres, les sceaux et une partie de l’impôt. Nourrissez-le avant la séance du conseil.',
      'He has eaten the registers, the seals and part of the taxes. Feed him before the council sits.',
    ),
  ),
  bring(
    ['La Grillade du siècle', 'The Roast of the Century', 'smoking-volcano'],
    'montCendre',
    'MMI',
    3,
    text(
      'Le volcan n’est à point qu’une fois par génération. Le cuisinier a tout prévu, sauf la viande et la grille.',
      'The volcano is just right once in a generation. The cook has thought of everything except the meat and the grill.',
    ),
  ),
  bring(
    ['Le Radeau des optimistes', 'The Optimists’ Raft', 'life-buoy'],
    'plageEchoues',
    'BB',
    1,
    text(
      'Ils partent demain, c’est décidé. Ils ont une carte, un chef et un chant ; reste à trouver de quoi flotter.',
      'They sail tomorrow, that is settled. They have a map, a leader and a song; all they lack is something that floats.',
    ),
  ),
  bring(
    ['Une bouteille à la mer', 'A Bottle for the Sea', 'wine-bottle'],
    'greveSalanche',
    'V',
    0,
    text(
      'L’ermite de la grève a écrit un long message et n’a plus de bouteille. Il se charge de vider la vôtre.',
      'The hermit of the strand has written a long message and has no bottle left. He will see to emptying yours.',
    ),
  ),
  bring(
    ['La Grille des Voûtes', 'The Grating of the Vaults', 'metal-bar'],
    'voutesSalanche',
    'I',
    0,
    text(
      'Quelque chose chante sous les Voûtes, et chante faux. Une grille n’y changera rien, mais on dormira mieux.',
      'Something sings under the Vaults, and sings off-key. A grating will not mend that, but people will sleep.',
    ),
  ),
];
