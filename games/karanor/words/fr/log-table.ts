/** Set-up, piles and the end in French. */
import type { Piece } from '../../../../web/face.ts';
import { listed } from '../../../../web/words/telling/figures.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { frenchWants } from '../../../../web/words/telling/wants.ts';
import type { LogWords, TableEvent } from '../log.ts';
import type { Teller } from '../teller.ts';
import { cartes, does, prestiges } from './pieces.ts';

const PILES = {
  commerce: 'des commerces',
  quest: 'des quêtes',
  artefact: 'des artefacts',
  blackMarket: 'du marché noir',
} as const;

const commerces = (t: Teller, list: readonly number[]): Piece[] =>
  listed(
    list.map((card) => t.card('commerce', card)),
    ' et ',
  );

/** "Léa Kien, Noé Unisson". */
const each = <T>(t: Teller, list: readonly T[], say: (one: T) => Piece): Piece[] =>
  list.flatMap((one, seat) => [...(seat === 0 ? [] : [', ']), t.who(seat), ' ', say(one)]);

const resources = (t: Teller, kinds: readonly number[]): Piece[] => listed(kinds.map(t.resource), ' et ');

const WHY = {
  target: 'La partie est finie.',
  cap: 'Le dernier tour de table est joué.',
  alone: 'Les autres ont quitté la table.',
};
const TIES = {
  gold: 'l’or départage',
  commerces: 'les commerces départagent',
  villas: 'les villas départagent',
  income: 'le revenu départage',
} as const;

export const table: Pick<LogWords, TableEvent> = {
  'game-started': (e, t) =>
    withAfter(
      [
        `Les marchands se mettent en route : le premier à ${prestiges(e.target)} sonne la fin. `,
        ...does(t, e.starter, 'commence', 'commencez'),
        '.',
      ],
      [`${e.deliveries} livraisons attendent.`],
    ),
  'cities-dealt': (e, t) => line('Les cités d’origine : ', ...each(t, e.cities, t.place), '.'),
  'stories-dealt': (e, t) => line('Les histoires : ', ...each(t, e.stories, (story) => t.card('story', story)), '.'),
  'draft-dealt': (e, t) => {
    const said =
      e.pick === 1
        ? 'Chacun reçoit 3 commerces et en garde un.'
        : 'Les autres passent à droite ; chacun en garde un second.';
    return withAfter([said], typeof e.cards === 'number' ? [] : ['Les vôtres : ', ...commerces(t, e.cards), '.']);
  },
  'draft-picked': (e, t) =>
    e.card === undefined
      ? undefined
      : line(
          'Vous gardez ',
          t.card('commerce', e.card),
          ...(e.discarded === undefined || e.discarded < 0 ? [] : [' et défaussez ', t.card('commerce', e.discarded)]),
          '.',
        ),
  'goods-received': (e, t) => {
    const sum = t.sum(e.gold, e.tokens);
    return line(
      ...does(t, e.seat, 'commence', 'commencez'),
      ` avec ${sum === '' ? '' : `${sum}, `}revenu ${e.income} (`,
      t.card('story', e.story),
      ').',
    );
  },
  'market-laid-out': (e, t) => line('Sur l’étal : ', ...commerces(t, e.cards), '.'),
  'pile-shuffled': (e) => line(`La pioche ${PILES[e.pile]} est refaite : ${cartes(e.cards)}.`),
  'wants-told': (e, t) => frenchWants.told(t, e.seat, resources(t, e.seeks), resources(t, e.spares)),
  'seat-frozen': (e, t) => line(...does(t, e.seat, 'quitte', 'quittez'), ' la partie : ce siège est gelé.'),
  'game-ended': (e, t) =>
    withAfter(
      [
        `${WHY[e.ending]} `,
        ...people(t, e.winners),
        e.winners.includes(t.me) ? ' l’emportez' : e.winners.length > 1 ? ' l’emportent' : ' l’emporte',
        e.tieBreak === null ? '' : ` : ${TIES[e.tieBreak]}`,
        '.',
      ],
      [...each(t, e.scores, (score) => `${score.prestige}`), '.'],
    ),
};
