/** The log in English: who did what, with what consequence. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { points } from '../../rules/end.ts';
import { NONE, type RankLine } from '../../rules/state.ts';
import { ROMAN } from '../grammar.ts';
import { byHero, type Teller } from '../teller.ts';
import type { AbilityEvent, AdventureEvent, LogWords } from '../words.ts';
import { abilities } from './abilities.ts';
import { adventure } from './adventure.ts';
import { by, coinsOf, heroes, items, itemsOf, players, woundsOf } from './pieces.ts';
import { street } from './street.ts';

const heartsOf = (n: number) => count('en', n, 'heart', 'hearts');
const purse = (was: number, now: number): Piece[] => (was === now ? [] : ['Coins ', { was, now }, '.']);
/** One clause per seat, parted by semicolons. */
const perSeat = <T>(t: Teller, list: readonly T[], say: (one: T) => readonly Piece[]): Piece[] =>
  list.flatMap((one, seat) => [...(seat === 0 ? [] : ['; ']), t.who(seat), ...say(one)]);

const phases = {
  supply: 'The crates arrive: shops take in new stock.',
  display: 'Windows are dressed, curtains drawn.',
  shopping: 'Heroes come to town, purse in hand.',
  adventure: 'The heroes set out on adventure.',
  upgrade: 'Time to hire and to build.',
  inventory: 'Shops are tidied up.',
} as const;

/** Why one shop stands before the next, where hearts alone do not tell. */
function tieBreak(t: Teller, a: RankLine, b: RankLine): Piece[] {
  const pair: Piece[] = [t.who(a.seat), ' then ', t.who(b.seat)];
  switch (a.by) {
    case 'value':
      return [...pair, `: ${heartsOf(a.hearts)} each, window worth ${a.value} against ${b.value}`];
    case 'clockwise':
      return [...pair, `: ${heartsOf(a.hearts)} and window worth ${a.value} each, order from the quest token decides`];
    case 'effect':
      return [...pair, ': an ability decides'];
    default:
      return [];
  }
}

const round: Omit<LogWords, AbilityEvent | AdventureEvent> = {
  'game-started': (e, t) => ({
    pieces: [`The shops open: three monsters to defeat, ${coinsOf(e.coins)} for each merchant.`],
    after: [
      t.who(e.holder),
      t.verb(e.holder, ' holds', ' hold'),
      ` the quest token. Each monster takes ${woundsOf(e.threshold)}. In the square: `,
      ...heroes(t, e.heroes),
      '.',
    ],
  }),
  'round-started': (e, t) =>
    line(`Round ${e.round}: `, t.who(e.holder), t.verb(e.holder, ' holds', ' hold'), ' the quest token.'),
  'phase-started': (e) => line(phases[e.phase]),
  'board-chosen': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' puts up a sign', ' put up your sign'), `: “${street.shops[e.board]}”.`),

  'monster-revealed': (e, t) => {
    const { level, resistance, strength } = t.content.monsters[e.monster];
    return withAfter(
      [
        `A level ${ROMAN[level]} monster appears: `,
        t.monster(e.monster),
        `, resistance ${resistance}, strength ${strength}.`,
      ],
      e.passing === -1 ? ['While it is in play, cards are passed to the right (rule BZ-903).'] : [],
    );
  },
  dealt: (e, t) =>
    withAfter(
      [`Everyone is dealt ${itemsOf(e.count)}.`],
      e.cards === undefined || e.cards.length === 0 ? [] : ['Yours: ', ...items(t, e.cards), '.'],
    ),
  'cards-kept': (e, t) =>
    withAfter(
      [
        e.left === 0
          ? 'Everyone keeps the last card.'
          : `Everyone keeps one card and passes ${e.left === 1 ? 'the last one' : `the other ${e.left}`} to the ${e.passing === 1 ? 'left' : 'right'}.`,
      ],
      e.kept === undefined
        ? []
        : [
            'You keep ',
            t.item(e.kept),
            ...(e.received === undefined || e.received.length === 0 ? [] : [' and receive ', ...items(t, e.received)]),
            '.',
          ],
    ),
  'draft-ended': (e, t) =>
    withAfter(
      ['Hands are complete: ', ...perSeat(t, e.hands, (n) => [` ${itemsOf(n)}`]), '.'],
      e.hand === undefined || e.hand.length === 0 ? [] : ['Your hand: ', ...items(t, e.hand), '.'],
    ),

  'windows-revealed': (e, t) => ({
    pieces: ['All the curtains open together.'],
    after: [
      ...perSeat(t, e.windows, (cards) => [': ', ...(cards.length === 0 ? ['an empty window'] : items(t, cards))]),
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
        'Order of appeal: ',
        ...e.ranking.flatMap(({ seat, hearts }, i): Piece[] => [
          ...(i === 0 ? [] : [', ']),
          t.who(seat),
          ` ${heartsOf(hearts)}`,
        ]),
        '.',
      ],
      ties.length === 0 ? [] : [...ties.flatMap((pieces, i) => (i === 0 ? pieces : ['; ', ...pieces])), '.'],
    );
  },
  'hero-invited': (e, t) =>
    withAfter(
      e.matched
        ? [t.who(e.seat), t.verb(e.seat, ' draws in ', ' draw in '), t.hero(e.hero), `, purse ${coinsOf(e.coins)}.`]
        : [
            t.who(e.seat),
            ', with no matching hero,',
            t.verb(e.seat, ' gets ', ' get '),
            t.hero(e.hero),
            `, purse ${coinsOf(e.coins)}.`,
          ],
      e.forced ? ['There was no other choice.'] : [],
    ),
  'shop-waits': (e, t) => ({
    pieces: ['No hero matches ', ...(e.seat === t.me ? ['your'] : [t.who(e.seat), '’s']), ' window.'],
    after: ['The others choose first.'],
  }),
  'token-moved': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      e.seat === e.from ? t.verb(e.seat, ' keeps', ' keep') : t.verb(e.seat, ' takes', ' take'),
      ' the quest token.',
    ),
  'items-sold': (e, t) => {
    if (e.sales.length === 0) return line(t.who(e.seat), t.verb(e.seat, ' sells', ' sell'), ' nothing.');
    const buyers = byHero(e.sales).map(({ hero, items: bought }) => [...items(t, bought), ' to ', t.hero(hero)]);
    const paid = e.sales.reduce((coins, { price }) => coins + price, 0);
    return withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' sells ', ' sell '),
        ...buyers.flatMap((pieces, i) => (i === 0 ? pieces : [', then ', ...pieces])),
        `: ${coinsOf(paid)}.`,
      ],
      purse(e.was, e.now),
    );
  },
  'windows-returned': () => line('Items on show leave the windows and go back to hand.'),

  'offer-opened': (e, t) =>
    e.offer.length === 0
      ? line('Nobody is looking for work.')
      : line('Looking for work: ', ...listed(e.offer.map(t.employee), ' and '), '.'),
  'upgrade-bought': (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' enlarges the ', ' enlarge your '),
        `${e.upgrade === 'display' ? 'window' : 'storage'}: 2 slots, for ${coinsOf(e.price)}.`,
      ],
      purse(e.was, e.now),
    ),
  'upgrade-flipped': (e, t) =>
    withAfter(
      [
        ...by(t, e.by),
        t.who(e.seat),
        t.verb(e.seat, ' flips the ', ' flip your '),
        `${e.upgrade === 'display' ? 'window' : 'storage'} upgrade: 3 slots, `,
        e.price === 0 ? 'for free.' : `for ${coinsOf(e.price)}.`,
      ],
      purse(e.was, e.now),
    ),
  'employee-hired': (e, t) => ({
    pieces: [t.who(e.seat), t.verb(e.seat, ' hires ', ' hire '), t.employee(e.employee), ` for ${coinsOf(e.price)}.`],
    after: [
      ...purse(e.was, e.now),
      ...(e.was === e.now ? [] : [' ']),
      ...(e.fresh === NONE ? ['The deck is empty.'] : ['Now on offer: ', t.employee(e.fresh), '.']),
    ],
  }),
  'upgrade-passed': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' keeps the', ' keep your'), ' coins.'),

  'cards-stored': (e, t) => {
    const thrown = e.discarded.flat();
    return {
      pieces: ['Storage is filled: ', ...perSeat(t, e.counts, (n) => [` ${itemsOf(n)}`]), '.'],
      after: [
        ...(e.stored === undefined || e.stored.length === 0 ? [] : ['You keep ', ...items(t, e.stored), '. ']),
        ...(thrown.length === 0 ? ['Nothing is discarded.'] : ['Discarded: ', ...items(t, thrown), '.']),
      ],
    };
  },

  reshuffled: (e) =>
    line(
      e.deck === 'item'
        ? `The ${itemsOf(e.cards)} of the discard make a new deck.`
        : e.deck === 'adventure'
          ? `The ${e.cards} discarded adventure cards make a new deck.`
          : `The ${e.cards} employees without a shop are shuffled.`,
    ),
  'game-ended': (e, t) => {
    if (e.ending === 'defeat') {
      return {
        pieces: [
          'The hero deck is empty',
          ...(e.fallen === NONE ? [] : [': nobody replaces ', t.hero(e.fallen)]),
          '. Everybody loses.',
        ],
        after: ['Without heroes, no customers (rule BZ-807).'],
      };
    }
    if (e.ending === 'endless') {
      return { pieces: ['Thirty rounds without an end: everybody loses.'], after: ['Rule BZ-R70.'] };
    }
    return {
      pieces: [
        ...players(t, e.winners),
        e.winners.includes(t.me) || e.winners.length > 1 ? ' win' : ' wins',
        e.winners.length > 1 ? ' together: the three monsters are defeated.' : ': the three monsters are defeated.',
      ],
      after: [
        ...e.scores.flatMap((score, seat): Piece[] => [
          ...(seat === 0 ? [] : ['; ']),
          t.who(seat),
          ` ${count('en', points(score), 'point', 'points')} (glory ${score.glory}, coins ${score.coins}${score.bonus === 0 ? '' : `, cards ${score.bonus}`})`,
        ]),
        e.tieBreak === 'coins' ? '. Equal points: coins decided.' : '.',
      ],
    };
  },
};

export const log: LogWords = { ...round, ...adventure, ...abilities };
