/** Set-up, piles and the end in English. */
import type { Piece } from '../../../../web/face.ts';
import { listed } from '../../../../web/words/telling/figures.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { englishWants } from '../../../../web/words/telling/wants.ts';
import type { LogWords, TableEvent } from '../log.ts';
import type { Teller } from '../teller.ts';
import { cards, does } from './pieces.ts';

const PILES = {
  commerce: 'commerce deck',
  quest: 'quest deck',
  artefact: 'artefact pile',
  blackMarket: 'black market deck',
} as const;

const commerces = (t: Teller, list: readonly number[]): Piece[] =>
  listed(
    list.map((card) => t.card('commerce', card)),
    ' and ',
  );

/** "Léa Kien, Noé Unisson". */
const each = <T>(t: Teller, list: readonly T[], say: (one: T) => Piece): Piece[] =>
  list.flatMap((one, seat) => [...(seat === 0 ? [] : [', ']), t.who(seat), ' ', say(one)]);

const resources = (t: Teller, kinds: readonly number[]): Piece[] => listed(kinds.map(t.resource), ' and ');

const WHY = {
  target: 'The game is over.',
  cap: 'The last round has been played.',
  alone: 'The others have left the table.',
} as const;

export const table: Pick<LogWords, TableEvent> = {
  'game-started': (e, t) =>
    withAfter(
      [
        `The merchants set out: the first to ${e.target} prestige rings the end. `,
        ...does(t, e.starter, 'begins', 'begin'),
        '.',
      ],
      [`${e.deliveries} deliveries are waiting.`],
    ),
  'cities-dealt': (e, t) => line('Home cities: ', ...each(t, e.cities, t.place), '.'),
  'stories-dealt': (e, t) => line('Stories: ', ...each(t, e.stories, (story) => t.card('story', story)), '.'),
  'draft-dealt': (e, t) => {
    const said =
      e.pick === 1
        ? 'Everybody gets 3 commerces and keeps one.'
        : 'The others go to the right; everybody keeps a second one.';
    return withAfter([said], typeof e.cards === 'number' ? [] : ['Yours: ', ...commerces(t, e.cards), '.']);
  },
  'draft-picked': (e, t) =>
    e.card === undefined
      ? undefined
      : line(
          'You keep ',
          t.card('commerce', e.card),
          ...(e.discarded === undefined || e.discarded < 0 ? [] : [' and discard ', t.card('commerce', e.discarded)]),
          '.',
        ),
  'goods-received': (e, t) => {
    const sum = t.sum(e.gold, e.tokens);
    return line(
      ...does(t, e.seat, 'begins', 'begin'),
      ` with ${sum === '' ? '' : `${sum}, `}income ${e.income} (`,
      t.card('story', e.story),
      ').',
    );
  },
  'market-laid-out': (e, t) => line('On the market: ', ...commerces(t, e.cards), '.'),
  'pile-shuffled': (e) => line(`The ${PILES[e.pile]} is made anew: ${cards(e.cards)}.`),
  'wants-told': (e, t) => englishWants.told(t, e.seat, resources(t, e.seeks), resources(t, e.spares)),
  'seat-frozen': (e, t) => line(...does(t, e.seat, 'leaves', 'leave'), ' the game: this seat is frozen.'),
  'game-ended': (e, t) =>
    withAfter(
      [
        `${WHY[e.ending]} `,
        ...people(t, e.winners),
        e.winners.includes(t.me) || e.winners.length > 1 ? ' win' : ' wins',
        e.tieBreak === null ? '' : `, on ${e.tieBreak}`,
        '.',
      ],
      [...each(t, e.scores, (score) => `${score.prestige}`), '.'],
    ),
};
