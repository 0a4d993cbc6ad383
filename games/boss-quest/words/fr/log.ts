/** The log in French: who did what, with what consequence. Gender is never known, so no sentence depends on it. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed, signed } from '../../../../web/words/telling/figures.ts';
import { done, owned } from '../../../../web/words/telling/french.ts';
import { line } from '../../../../web/words/telling/lines.ts';
import { type Companion, RESERVE } from '../../rules/state.ts';
import type { Teller } from '../teller.ts';
import type { LogWords } from '../words.ts';

const clefs = (n: number) => count('fr', n, 'clef', 'clefs');
const coeurs = (n: number) => count('fr', n, 'cœur', 'cœurs');
const armes = (n: number) => count('fr', n, 'arme', 'armes');
const visible = (was: number, now: number): Piece[] => ['Force visible ', { was, now }, '.'];
const all = (t: Teller, seats: readonly number[]): Piece[] => listed(seats.map(t.who), ' et ');
const holder = (t: Teller, seat: number): string =>
  seat === RESERVE ? 'en réserve' : seat === t.me ? 'chez vous' : `chez ${t.name(seat)}`;
const held = (t: Teller, companions: readonly Companion[]): Piece[] =>
  companions.flatMap((companion, seat) => [seat > 0 ? ', ' : '', t.companion(companion), ` ${holder(t, seat)}`]);

const guards = {
  shield: 'Abri garde le cœur.',
  tolerance: 'La Tortue encaisse : aucun cœur perdu.',
  'no-hearts': 'Il n’y a plus de cœur à perdre.',
} as const;
const withheld = {
  reaperRound: 'ne prend pas de clef face à la Faucheuse, mais choisit un destin.',
  reaperPlayer: 'porte la faux : pas de clef.',
  ghost: 'n’a plus de corps : pas de clef.',
  lastHeart: 'perd son dernier cœur : pas de clef.',
} as const;
const withheldYou = {
  reaperRound: 'ne prenez pas de clef face à la Faucheuse, mais choisissez un destin.',
  reaperPlayer: 'portez la faux : pas de clef.',
  ghost: 'n’avez plus de corps : pas de clef.',
  lastHeart: 'perdez votre dernier cœur : pas de clef.',
} as const;
const endings = {
  keys: 'l’objectif est atteint.',
  hearts: 'un dernier cœur est tombé.',
  lastKnight: 'il ne reste qu’un chevalier.',
  reaper: 'la Faucheuse a tout moissonné.',
  nobody: 'personne n’a survécu.',
} as const;

export const log: LogWords = {
  'game-started': (e, t) => ({
    pieces: [`La partie commence : ${clefs(e.goal)} pour gagner.`],
    after: [
      t.who(e.armourer),
      t.verb(e.armourer, ' tient', ' tenez'),
      ` l’armurerie. ${armes(e.weapons)}, ${e.spells} sorts.`,
    ],
  }),
  'companions-dealt': (e, t) => line('Chacun a un compagnon : ', ...held(t, e.companions), '.'),
  'round-started': (e, t) => ({
    pieces: [t.boss(e.boss), ` arrive avec ${e.hp} PV.`],
    after: [t.who(e.armourer), t.verb(e.armourer, ' tient', ' tenez'), ' l’armurerie.'],
  }),
  dealt: (e, t) =>
    e.hidden === undefined
      ? line('Chacun reçoit une arme cachée et une arme visible.')
      : line('Chacun reçoit deux armes. Votre arme cachée : ', t.weapon(e.hidden), '.'),
  equipped: (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' demande ', ' demandez '),
      `${armes(e.count)} : `,
      ...listed(e.cards.map(t.weapon), ', '),
      '.',
    ],
    after: visible(e.was, e.now),
  }),
  'potion-read': (e, t) => {
    const { minus, plus } = t.content.weapons[e.card];
    return {
      pieces: [
        t.who(e.seat),
        t.verb(e.seat, ' boit la potion : ', ' buvez la potion : '),
        `${signed(e.reading === 'plus' ? plus : minus)}.`,
      ],
      after: visible(e.was, e.now),
    };
  },
  'final-turn-came': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' joue', ' jouez'), ' le dernier tour.'),
  'final-equip-declined': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' ne demande', ' ne demandez'), ' plus d’arme.'),
  visited: (e, t) => line(t.who(e.seat), t.verb(e.seat, ' va', ' allez'), ' chez le Magicien.'),
  chained: (e, t) =>
    line(
      t.companion(e.companion),
      ' : ',
      t.who(e.seat),
      t.verb(e.seat, ' enchaîne', ' enchaînez'),
      t.verb(e.seat, ' et va', ' et allez'),
      ' chez le Magicien.',
    ),
  finished: (e, t) => {
    const why = {
      lastCall: ' a fini : dernier appel.',
      stopped: ' s’arrête là.',
      straggler: ' a fini, sans passer par le Magicien.',
    };
    const you = {
      lastCall: ' avez fini : dernier appel.',
      stopped: ' vous arrêtez là.',
      straggler: ' avez fini, sans passer par le Magicien.',
    };
    return line(t.who(e.seat), t.verb(e.seat, why[e.why], you[e.why]));
  },
  'row-empty': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' ne trouve', ' ne trouvez'), ' plus aucun sort.'),
  'spell-activated': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' active ', ' activez '),
      ...(e.mystery ? ['le mystère : '] : []),
      t.spell(e.spell),
      '.',
    ],
    ...(e.right && { after: ['Sort du duel.'] }),
  }),
  'spell-discarded': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' défausse ', ' défaussez '),
      ...(e.mystery ? ['le mystère : c’était '] : []),
      t.spell(e.spell),
      '.',
    ],
    ...(e.right && { after: ['Sort du duel.'] }),
  }),
  'spell-fizzled': (e, t) => line(t.spell(e.spell), ' n’a rien à toucher et s’évapore.'),
  'duel-right-declined': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' laisse', ' laissez'), ' passer le sort du duel.'),

  'hp-changed': (e, t) =>
    line(
      e.undone ? 'Sans ' : 'PV du boss, ',
      t.spell(e.spell),
      e.undone ? ', les PV du boss reviennent : ' : ' : ',
      { was: e.was, now: e.now },
      '.',
    ),
  'strength-changed': (e, t) =>
    e.undone
      ? line(
          'Sans ',
          t.spell(e.spell),
          ', ',
          ...owned(t, e.seat, 'la force visible', 'votre force visible'),
          ' : ',
          { was: e.was, now: e.now },
          '.',
        )
      : line(t.spell(e.spell), ' sur ', t.who(e.seat), ' : force visible ', { was: e.was, now: e.now }, '.'),
  'shield-laid': (e, t) => line(t.spell(e.spell), ...done(t, 'couvre', e.seat), ' : aucun cœur perdu cette manche.'),
  'requirement-laid': (e, t) =>
    line(
      t.spell(e.spell),
      e.colour === null
        ? ` : il faudra ${armes(e.min)} d’une même couleur.`
        : ` : il faudra une arme ${suits[e.colour as keyof typeof suits]}.`,
    ),
  'reward-raised': (e, t) => line(t.spell(e.spell), ` : ${clefs(e.by)} de plus pour le vainqueur.`),
  'rank-changed': (e, t) => line(t.spell(e.spell), ' : le deuxième plus proche gagnera la manche.'),
  'last-call-made': (e, t) =>
    e.seats.length === 0
      ? line(t.spell(e.spell), ' : tout le monde a déjà fini.')
      : line(t.spell(e.spell), ' : encore un tour pour ', ...all(t, e.seats), '.'),
  'potion-flipped': (e, t) => ({
    pieces: [
      t.spell(e.spell),
      e.undone ? ' annulé : ' : ' : ',
      ...owned(t, e.seat, 'la potion', 'votre potion'),
      e.reading === 'plus' ? ' ajoute désormais.' : ' retire désormais.',
    ],
    after: visible(e.was, e.now),
  }),
  'companions-swapped': (e, t) =>
    line(
      t.spell(e.spell),
      e.undone ? ' annulé : ' : ' : ',
      t.companion(e.pair[0]),
      ` ${holder(t, e.holders[0])}, `,
      t.companion(e.pair[1]),
      ` ${holder(t, e.holders[1])}.`,
    ),
  'hidden-swapped': (e, t) => ({
    pieces: [
      t.who(e.seat),
      ' et ',
      t.who(e.partner),
      e.seat === t.me || e.partner === t.me ? ' échangez' : ' échangent',
      e.seat === t.me || e.partner === t.me ? ' vos armes cachées.' : ' leurs armes cachées.',
    ],
    ...(e.gave !== undefined &&
      e.received !== undefined && {
        after: ['Vous donnez ', t.weapon(e.gave), ' et recevez ', t.weapon(e.received), '.'],
      }),
  }),
  'top-swapped': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' rend ', ' rendez '),
      t.weapon(e.gave),
      t.verb(e.seat, ' et prend ', ' et prenez '),
      t.weapon(e.received),
      '.',
    ],
    after: [
      e.to === 'top' ? 'L’arme rendue est sur la pioche. ' : 'L’arme rendue est sous la pioche. ',
      ...(e.was === e.now ? [] : visible(e.was, e.now)),
    ],
  }),
  'spell-cancelled': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' balaie ', ' balayez '),
      t.spell(e.spell),
      ', lancé par ',
      t.who(e.caster),
      '.',
    ),

  peeked: (e, t) => ({
    pieces: [
      t.companion(e.companion),
      ' : ',
      t.who(e.seat),
      t.verb(e.seat, ' regarde ', ' regardez '),
      ...(e.at === 'mystery' ? ['le sort mystère.'] : [...owned(t, e.at, 'l’arme cachée', 'votre arme cachée'), '.']),
    ],
    ...(e.card !== undefined && { after: ['C’est ', e.at === 'mystery' ? t.spell(e.card) : t.weapon(e.card), '.'] }),
  }),
  'spell-replaced': (e, t) =>
    line(
      t.companion(e.companion),
      ' : ',
      t.who(e.seat),
      t.verb(e.seat, ' remplace ', ' remplacez '),
      t.spell(e.old),
      ...(e.fresh < 0 ? [' ; le nouveau mystère reste caché.'] : [' par ', t.spell(e.fresh), '.']),
    ),

  'combat-revealed': (e) => ({
    pieces: [`Combat ! Toutes les armes se montrent face à ${e.hp} PV.`],
    ...(e.hp !== e.printed && { after: ['PV ', { was: e.printed, now: e.hp }, '.'] }),
  }),
  'went-over': (e, t) => ({
    pieces: [t.who(e.seat), t.verb(e.seat, ' dépasse', ' dépassez'), ` de ${e.by}.`],
    after: e.guard === null ? ['Cœurs ', { was: e.was, now: e.now }, '.'] : [guards[e.guard]],
  }),
  'requirement-failed': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' sort', ' sortez'),
      ' de la manche : ',
      ...listed(e.spells.map(t.spell), ' et '),
      '.',
    ],
    after: ['Aucun cœur perdu pour cela.'],
  }),
  harvested: (e, t) => ({
    pieces: [
      t.who(e.reaper),
      ...done(t, t.verb(e.reaper, 'moissonne', 'moissonnez'), e.seat),
      ` : ${e.strength} contre ${e.reaperStrength}.`,
    ],
    after: e.guard === null ? ['Cœurs ', { was: e.was, now: e.now }, '.'] : [guards[e.guard]],
  }),
  'round-won': (e, t) => {
    const one = e.seats.length === 1;
    const how = {
      closest: e.rank > 1 ? 'Deuxième plus proche' : 'Au plus près',
      tieBreak: 'Le Chat départage',
      fewestWeapons: `Moins d’armes à égalité (${e.weapons})`,
      shared: 'Égalité parfaite',
    }[e.by];
    return {
      pieces: [
        ...all(t, e.seats),
        one ? t.verb(e.seats[0], ' gagne', ' gagnez') : e.seats.includes(t.me) ? ' gagnez' : ' gagnent',
        ' la manche.',
      ],
      after: [e.gap === 0 ? `${how}, pile sur les PV.` : `${how}, à ${count('fr', e.gap, 'point', 'points')}.`],
    };
  },
  'round-unwon': (e) =>
    line(
      e.why === 'nobodyQualified'
        ? 'Personne n’est qualifié : aucune clef.'
        : 'Pas de deuxième : la clef reste au donjon.',
    ),
  'perfect-made': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' tombe', ' tombez'), ` pile sur ${e.hp} : `, { strong: 'PERFECT\u00a0!' }),
  'keys-won': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' prend ', ' prenez '),
      `${clefs(e.round + e.extra + e.perfect)} : `,
      { was: e.was, now: e.now },
      '.',
    ],
    ...(e.extra + e.perfect > 0 && {
      after: [
        [
          e.round > 0 && `${e.round} pour la manche`,
          e.extra > 0 && `${e.extra} par Double clef`,
          e.perfect > 0 && `${e.perfect} pour le PERFECT`,
        ]
          .filter((part) => part !== false)
          .join(', '),
        '.',
      ],
    }),
  }),
  'keys-withheld': (e, t) => line(t.who(e.seat), ' ', t.verb(e.seat, withheld[e.why], withheldYou[e.why])),
  'mystery-shown': (e, t) => line('Le mystère que personne n’a pris : ', t.spell(e.spell), '.'),

  'became-ghost': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' devient', ' devenez'), ' fantôme. Ce n’est pas fini.'),
  'reaper-came': (e, t) => line('La Faucheuse vient pour ', ...all(t, e.ghosts), ` : ${e.hp} PV.`),
  'reaper-left': (e) =>
    line(e.beaten ? 'La Faucheuse s’en va, pour toujours.' : 'La Faucheuse s’en va sans vainqueur.'),
  'destiny-chosen': (e, t) =>
    e.destiny === 'recoverLife'
      ? {
          pieces: [t.who(e.seat), t.verb(e.seat, ' retrouve', ' retrouvez'), ' la vie.'],
          after: ['Cœurs ', e.hearts, '.'],
        }
      : {
          pieces: [t.who(e.seat), t.verb(e.seat, ' prend', ' prenez'), ' la faux.'],
          after: ['Cœurs ', e.hearts, ', clefs ', e.keys, '.'],
        },
  eliminated: (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' quitte', ' quittez'),
      e.why === 'ghost' ? ' la partie : la Faucheuse n’attend pas.' : ' la partie : plus un cœur.',
    ),
  reshuffled: (e) =>
    line(
      e.deck === 'boss'
        ? `Les ${e.cards} boss défaussés sont mélangés.`
        : `Les ${e.cards} sorts défaussés sont mélangés.`,
    ),
  'game-ended': (e, t) => ({
    pieces: [
      ...all(t, e.winners),
      e.winners.includes(t.me) ? ' gagnez' : e.winners.length > 1 ? ' gagnent' : ' gagne',
      ' la partie : ',
      endings[e.ending],
    ],
    after: [
      ...listed(
        e.winners.map((seat) => `${t.name(seat)} ${clefs(e.keys[seat])}, ${coeurs(e.hearts[seat])}`),
        ' ; ',
      ),
      e.tieBreak === 'hearts' ? '. Les cœurs ont départagé.' : '.',
    ],
  }),
};

const suits = { red: 'flamme', blue: 'goutte', green: 'feuille', yellow: 'éclair', purple: 'lune' } as const;
