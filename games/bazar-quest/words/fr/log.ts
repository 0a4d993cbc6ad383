/** The log in French: who did what, with what consequence. Gender is never known, so no sentence depends on it. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import { owned } from '../../../../web/words/telling/french.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { points } from '../../rules/end.ts';
import { NONE, type RankLine } from '../../rules/state.ts';
import { ROMAN } from '../grammar.ts';
import { byHero, type Teller } from '../teller.ts';
import type { AbilityEvent, AdventureEvent, LogWords } from '../words.ts';
import { abilities } from './abilities.ts';
import { adventure } from './adventure.ts';
import { blessures, by, heroes, items, objets, or, players } from './pieces.ts';
import { street } from './street.ts';

const coeurs = (n: number) => count('fr', n, 'cœur', 'cœurs');
const purse = (was: number, now: number): Piece[] => (was === now ? [] : ['Or ', { was, now }, '.']);
/** One clause per seat, parted by semicolons. */
const perSeat = <T>(t: Teller, list: readonly T[], say: (one: T) => readonly Piece[]): Piece[] =>
  list.flatMap((one, seat) => [...(seat === 0 ? [] : [' ; ']), t.who(seat), ...say(one)]);

const phases = {
  supply: 'Les caisses arrivent : on se réapprovisionne.',
  display: 'On garnit les vitrines, rideaux tirés.',
  shopping: 'Les héros entrent en ville, bourse à la main.',
  adventure: 'Les héros partent à l’aventure.',
  upgrade: 'On embauche, on agrandit.',
  inventory: 'On range la boutique.',
} as const;

/** Why one shop stands before the next, where hearts alone do not tell. */
function tieBreak(t: Teller, a: RankLine, b: RankLine): Piece[] {
  const pair: Piece[] = [t.who(a.seat), ' puis ', t.who(b.seat)];
  switch (a.by) {
    case 'value':
      return [...pair, ` : ${coeurs(a.hearts)} à égalité, vitrine ${or(a.value)} contre ${b.value}`];
    case 'clockwise':
      return [...pair, ` : ${coeurs(a.hearts)} et vitrine ${or(a.value)} à égalité, l’ordre du jeton Quête départage`];
    case 'effect':
      return [...pair, ' : une capacité en décide'];
    default:
      return [];
  }
}

const round: Omit<LogWords, AbilityEvent | AdventureEvent> = {
  'game-started': (e, t) => ({
    pieces: [`Les échoppes ouvrent : trois monstres à vaincre, ${or(e.coins)} par marchand.`],
    after: [
      t.who(e.holder),
      t.verb(e.holder, ' tient', ' tenez'),
      ` le jeton Quête. Il faut ${blessures(e.threshold)} par monstre. Sur la place : `,
      ...heroes(t, e.heroes),
      '.',
    ],
  }),
  'round-started': (e, t) =>
    line(`Manche ${e.round} : `, t.who(e.holder), t.verb(e.holder, ' tient', ' tenez'), ' le jeton Quête.'),
  'phase-started': (e) => line(phases[e.phase]),
  'board-chosen': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' accroche son enseigne', ' accrochez votre enseigne'),
      ` : « ${street.shops[e.board]} ».`,
    ),

  'monster-revealed': (e, t) => {
    const { level, resistance, strength } = t.content.monsters[e.monster];
    return withAfter(
      [
        `Un monstre de niveau ${ROMAN[level]} se montre : `,
        t.monster(e.monster),
        `, résistance ${resistance}, force ${strength}.`,
      ],
      e.passing === -1 ? ['Tant qu’il est là, les cartes passent à droite (règle BZ-903).'] : [],
    );
  },
  dealt: (e, t) =>
    withAfter(
      [`Chacun reçoit ${objets(e.count)}.`],
      e.cards === undefined || e.cards.length === 0 ? [] : ['Les vôtres : ', ...items(t, e.cards), '.'],
    ),
  'cards-kept': (e, t) =>
    withAfter(
      [
        e.left === 0
          ? 'Chacun garde sa dernière carte.'
          : `Chacun garde une carte et passe ${e.left === 1 ? 'la dernière' : `les ${e.left} autres`} à ${e.passing === 1 ? 'gauche' : 'droite'}.`,
      ],
      e.kept === undefined
        ? []
        : [
            'Vous gardez ',
            t.item(e.kept),
            ...(e.received === undefined || e.received.length === 0 ? [] : [' et recevez ', ...items(t, e.received)]),
            '.',
          ],
    ),
  'draft-ended': (e, t) =>
    withAfter(
      ['Les mains sont faites : ', ...perSeat(t, e.hands, (n) => [` ${objets(n)}`]), '.'],
      e.hand === undefined || e.hand.length === 0 ? [] : ['Votre main : ', ...items(t, e.hand), '.'],
    ),

  'windows-revealed': (e, t) => ({
    pieces: ['Les rideaux s’ouvrent tous ensemble.'],
    after: [
      ...perSeat(t, e.windows, (cards) => [' : ', ...(cards.length === 0 ? ['vitrine vide'] : items(t, cards))]),
      '.',
    ],
  }),

  'shops-ranked': (e, t) => {
    const ties = e.ranking
      .slice(0, -1)
      .map((a, i) => tieBreak(t, a, e.ranking[i + 1]))
      .filter((pieces) => pieces.length > 0);
    return withAfter(
      [
        'Ordre d’attrait : ',
        ...e.ranking.flatMap(({ seat, hearts }, i): Piece[] => [
          ...(i === 0 ? [] : [', ']),
          t.who(seat),
          ` ${coeurs(hearts)}`,
        ]),
        '.',
      ],
      ties.length === 0 ? [] : [...ties.flatMap((pieces, i) => (i === 0 ? pieces : [' ; ', ...pieces])), '.'],
    );
  },
  'hero-invited': (e, t) =>
    withAfter(
      e.matched
        ? [t.who(e.seat), t.verb(e.seat, ' attire ', ' attirez '), t.hero(e.hero), `, bourse ${or(e.coins)}.`]
        : [
            t.who(e.seat),
            ', sans héros assorti,',
            t.verb(e.seat, ' reçoit ', ' recevez '),
            t.hero(e.hero),
            `, bourse ${or(e.coins)}.`,
          ],
      e.forced ? ['Il n’y avait pas d’autre choix.'] : [],
    ),
  'shop-waits': (e, t) => ({
    pieces: ['Aucun héros ne va avec ', ...owned(t, e.seat, 'la vitrine', 'votre vitrine'), '.'],
    after: ['Les autres choisissent d’abord.'],
  }),
  'token-moved': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      e.seat === e.from ? t.verb(e.seat, ' garde', ' gardez') : t.verb(e.seat, ' prend', ' prenez'),
      ' le jeton Quête.',
    ),
  'items-sold': (e, t) => {
    if (e.sales.length === 0) return line(t.who(e.seat), t.verb(e.seat, ' ne vend', ' ne vendez'), ' rien.');
    const buyers = byHero(e.sales).map(({ hero, items: bought }) => [...items(t, bought), ' à ', t.hero(hero)]);
    const paid = e.sales.reduce((coins, { price }) => coins + price, 0);
    return withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' vend ', ' vendez '),
        ...buyers.flatMap((pieces, i) => (i === 0 ? pieces : [', puis ', ...pieces])),
        ` : ${or(paid)}.`,
      ],
      purse(e.was, e.now),
    );
  },
  'windows-returned': () => line('Les objets exposés quittent la vitrine et reviennent en main.'),

  'offer-opened': (e, t) =>
    e.offer.length === 0
      ? line('Personne ne cherche de travail.')
      : line('À l’embauche : ', ...listed(e.offer.map(t.employee), ' et '), '.'),
  'upgrade-bought': (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' agrandit ', ' agrandissez '),
        t.verb(e.seat, 'sa ', 'votre '),
        `${e.upgrade === 'display' ? 'vitrine' : 'réserve'} : 2 places, pour ${or(e.price)}.`,
      ],
      purse(e.was, e.now),
    ),
  'upgrade-flipped': (e, t) =>
    withAfter(
      [
        ...by(t, e.by),
        t.who(e.seat),
        t.verb(e.seat, ' retourne ', ' retournez '),
        t.verb(e.seat, 'son ', 'votre '),
        `amélioration de ${e.upgrade === 'display' ? 'vitrine' : 'réserve'} : 3 places, `,
        e.price === 0 ? 'sans payer.' : `pour ${or(e.price)}.`,
      ],
      purse(e.was, e.now),
    ),
  'employee-hired': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' embauche ', ' embauchez '),
      t.employee(e.employee),
      ` pour ${or(e.price)}.`,
    ],
    after: [
      ...purse(e.was, e.now),
      ...(e.was === e.now ? [] : [' ']),
      ...(e.fresh === NONE ? ['Plus personne en pioche.'] : ['Dans l’offre à présent : ', t.employee(e.fresh), '.']),
    ],
  }),
  'upgrade-passed': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' garde son', ' gardez votre'), ' or.'),

  'cards-stored': (e, t) => {
    const thrown = e.discarded.flat();
    return {
      pieces: ['Les réserves sont rangées : ', ...perSeat(t, e.counts, (n) => [` ${objets(n)}`]), '.'],
      after: [
        ...(e.stored === undefined || e.stored.length === 0 ? [] : ['Vous gardez ', ...items(t, e.stored), '. ']),
        ...(thrown.length === 0 ? ['Rien n’est défaussé.'] : ['À la défausse : ', ...items(t, thrown), '.']),
      ],
    };
  },

  reshuffled: (e) =>
    line(
      e.deck === 'item'
        ? `Les ${objets(e.cards)} de la défausse reforment la pioche.`
        : e.deck === 'adventure'
          ? `Les ${e.cards} cartes Aventure défaussées reforment la pioche.`
          : `Les ${e.cards} employés sans échoppe sont mélangés.`,
    ),
  'game-ended': (e, t) => {
    if (e.ending === 'defeat') {
      return {
        pieces: [
          'La pioche des héros est vide',
          ...(e.fallen === NONE ? [] : [' : personne ne remplace ', t.hero(e.fallen)]),
          '. Tout le monde perd.',
        ],
        after: ['Sans héros, plus de clients (règle BZ-807).'],
      };
    }
    if (e.ending === 'endless') {
      return { pieces: ['Trente manches sans en finir : tout le monde perd.'], after: ['Règle BZ-R70.'] };
    }
    return {
      pieces: [
        ...players(t, e.winners),
        e.winners.includes(t.me) ? ' gagnez' : e.winners.length > 1 ? ' gagnent' : ' gagne',
        e.winners.length > 1 ? ' ensemble : les trois monstres sont vaincus.' : ' : les trois monstres sont vaincus.',
      ],
      after: [
        ...e.scores.flatMap((score, seat): Piece[] => [
          ...(seat === 0 ? [] : [' ; ']),
          t.who(seat),
          ` ${count('fr', points(score), 'point', 'points')} (gloire ${score.glory}, or ${score.coins}${score.bonus === 0 ? '' : `, cartes ${score.bonus}`})`,
        ]),
        e.tieBreak === 'coins' ? '. À points égaux, l’or a départagé.' : '.',
      ],
    };
  },
};

export const log: LogWords = { ...round, ...adventure, ...abilities };
