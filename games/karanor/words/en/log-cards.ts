/** What cards and tiles do, in English. */
import type { Piece } from '../../../../web/face.ts';
import { listed } from '../../../../web/words/telling/figures.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import type { Source } from '../../rules/effects/types.ts';
import type { Seat } from '../../rules/state.ts';
import type { CardEvent, LogWords } from '../log.ts';
import { insigniaNamed } from '../name.ts';
import { grantedText } from '../sentence.ts';
import type { Teller } from '../teller.ts';
import { english } from './grammar.ts';
import { because, does, owned } from './pieces.ts';
import { the } from './places.ts';

/** "Léa gains 2 gold (Contraband)." */
const gains = (t: Teller, seat: Seat, verbs: readonly [string, string], what: string, by?: Source): Piece[] => [
  ...does(t, seat, ...verbs),
  ` ${what}`,
  ...because(t, by),
  '.',
];

const named = (t: Teller, kind: 'blackMarket' | 'artefact', cards: readonly number[] | undefined): Piece[] =>
  cards === undefined || cards.length === 0
    ? []
    : [
        ...listed(
          cards.map((card) => t.card(kind, card)),
          ' and ',
        ),
        '.',
      ];

const blackMarketCards = (n: number): string => (n === 1 ? 'a black market card' : `${n} black market cards`);

export const cards: Pick<LogWords, CardEvent> = {
  'black-market-drawn': (e, t) =>
    withAfter(gains(t, e.seat, ['draws', 'draw'], blackMarketCards(e.n), e.by), named(t, 'blackMarket', e.cards)),
  'black-market-discarded': (e, t) =>
    withAfter(
      gains(t, e.seat, ['discards', 'discard'], blackMarketCards(e.cards.length), e.by),
      named(t, 'blackMarket', e.cards),
    ),
  'card-played': (e, t) =>
    line(
      ...does(t, e.seat, 'plays', 'play'),
      ' ',
      t.card('blackMarket', e.card),
      ...(e.on.length === 0 ? [] : [' against ', ...people(t, e.on)]),
      '.',
    ),
  reacted: (e, t) => line(...does(t, e.seat, 'replies', 'reply'), ': ', t.source(e.by), '!'),
  'window-closed': () => undefined,
  'card-cancelled': (e, t) => line(t.source(e.by), ' is cancelled and has no effect.'),
  'card-spent': (e, t) => line(t.source(e.by), ' no longer finds its target and is discarded.'),
  'artefact-used': (e, t) => line(...does(t, e.seat, 'uses', 'use'), ' ', t.card('artefact', e.artefact), '.'),
  'ability-worked': () => undefined,
  'artefacts-drawn': (e, t) =>
    withAfter(
      gains(t, e.seat, ['draws', 'draw'], e.n === 1 ? 'an artefact' : `${e.n} artefacts`, e.by),
      named(t, 'artefact', e.artefacts),
    ),
  'artefact-kept': (e, t) =>
    line(
      ...does(t, e.seat, 'keeps', 'keep'),
      ' ',
      t.card('artefact', e.artefact),
      ...(e.discarded.length === 0
        ? []
        : [
            ' and',
            t.verb(e.seat, ' discards ', ' discard '),
            ...listed(
              e.discarded.map((one) => t.card('artefact', one)),
              ' and ',
            ),
          ]),
      '.',
    ),
  'artefact-discarded': (e, t) =>
    line(...does(t, e.seat, 'discards', 'discard'), ' ', t.card('artefact', e.artefact), '.'),
  'insignia-gained': (e, t) => {
    const isCurse = t.content.insignia[e.insignia].curse;
    const takes = isCurse ? does(t, e.seat, 'suffers', 'suffer') : does(t, e.seat, 'receives', 'receive');
    return line(...takes, ' the ', t.card('insignia', e.insignia), ' insignia', ...because(t, e.by), '.');
  },
  'insignia-lost': (e, t) =>
    line(
      ...does(t, e.seat, 'returns', 'return'),
      ' the ',
      t.card('insignia', e.insignia),
      ' insignia',
      ...because(t, e.by),
      '.',
    ),
  'insignia-missing': (e, t) =>
    line(
      `No ${insigniaNamed(t.content, e.kind, 'en')} insignia is left: `,
      ...does(t, e.seat, 'receives', 'receive'),
      ' none',
      ...because(t, e.by),
      '.',
    ),
  'gold-gained': (e, t) => line(...gains(t, e.seat, ['gains', 'gain'], `${e.n} gold`, e.by)),
  'gold-paid': (e, t) => line(...gains(t, e.seat, ['pays', 'pay'], `${e.n} gold`, e.by)),
  'gold-moved': (e, t) =>
    line(...does(t, e.from, 'pays', 'pay'), ' ', t.who(e.to), ` ${e.n} gold`, ...because(t, e.by), '.'),
  'tokens-gained': (e, t) => {
    const sum = t.sum(0, e.tokens);
    return sum === '' ? undefined : line(...gains(t, e.seat, ['gains', 'gain'], sum, e.by));
  },
  'tokens-paid': (e, t) => {
    const sum = t.sum(0, e.tokens);
    return sum === '' ? undefined : line(...gains(t, e.seat, ['returns', 'return'], sum, e.by));
  },
  'token-stolen': (e, t) =>
    line(...does(t, e.to, 'steals', 'steal'), ` ${t.tokens(e.kind, 1)} from `, t.who(e.from), ...because(t, e.by), '.'),
  'token-swapped': (e, t) =>
    line(...gains(t, e.seat, ['swaps', 'swap'], `${t.tokens(e.gave, 1)} for ${t.tokens(e.got, 1)}`, e.by)),
  'income-changed': (e, t) =>
    line(...owned(t, e.seat, 'The income', 'Your income'), ...because(t, e.by), ': ', { was: e.was, now: e.now }, '.'),
  'actions-gained': (e, t) =>
    withAfter(gains(t, e.seat, ['gains', 'gain'], e.n === 1 ? '1 action' : `${e.n} actions`, e.by), [
      `${e.left} left.`,
    ]),
  'pawn-placed': (e, t) =>
    line(...does(t, e.seat, 'appears', 'appear'), ` at ${the(t.place(e.to))}`, ...because(t, e.by), '.'),
  'associate-gained': (e, t) =>
    line(...gains(t, e.seat, ['hires', 'hire'], `the ${t.resource(e.kind)} associate`, e.by)),
  'associate-taken': (e, t) =>
    line(
      ...does(t, e.to, 'takes', 'take'),
      ` the ${t.resource(e.kind)} associate from `,
      t.who(e.from),
      e.gold > 0 ? ` for ${e.gold} gold` : '',
      ...because(t, e.by),
      '.',
    ),
  granted: (e, t) =>
    line(
      ...(e.by === undefined ? [] : [t.source(e.by), ': ']),
      ...(e.seat === t.me ? [] : ['for ', t.who(e.seat), ', ']),
      `${grantedText(english, e.standing, e.seat === t.me ? 'yours' : 'theirs')}, for a while.`,
    ),
  'cards-seen': (e, t) =>
    withAfter(
      [
        ...does(t, e.seat, 'looks', 'look'),
        ` at the ${e.n === 1 ? 'black market card' : `${e.n} black market cards`} of `,
        t.who(e.of),
        ...because(t, e.by),
        '.',
      ],
      named(t, 'blackMarket', e.cards),
    ),
  'card-taken': (e, t) =>
    withAfter(
      [...does(t, e.to, 'takes', 'take'), ' a black market card from ', t.who(e.from), ...because(t, e.by), '.'],
      e.card === undefined ? [] : [t.card('blackMarket', e.card), '.'],
    ),
  'inhabitant-placed': (e, t) => line(`An inhabitant settles at ${the(t.place(e.at))}`, ...because(t, e.by), '.'),
};
