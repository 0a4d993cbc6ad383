/** What cards and tiles do, in French. */
import type { Piece } from '../../../../web/face.ts';
import { listed } from '../../../../web/words/telling/figures.ts';
import { owned, towards } from '../../../../web/words/telling/french.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import type { Source } from '../../rules/effects/types.ts';
import type { Seat } from '../../rules/state.ts';
import type { CardEvent, LogWords } from '../log.ts';
import { insigniaNamed } from '../name.ts';
import { grantedText } from '../sentence.ts';
import type { Teller } from '../teller.ts';
import { french } from './grammar.ts';
import { because, cartes, does } from './pieces.ts';
import { at } from './places.ts';

/** "Léa gagne 2 or (Contrebande)." */
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
          ' et ',
        ),
        '.',
      ];

const blackMarketCards = (n: number): string => (n === 1 ? 'une carte de marché noir' : `${cartes(n)} de marché noir`);

export const cards: Pick<LogWords, CardEvent> = {
  'black-market-drawn': (e, t) =>
    withAfter(gains(t, e.seat, ['pioche', 'piochez'], blackMarketCards(e.n), e.by), named(t, 'blackMarket', e.cards)),
  'black-market-discarded': (e, t) =>
    withAfter(
      gains(t, e.seat, ['défausse', 'défaussez'], blackMarketCards(e.cards.length), e.by),
      named(t, 'blackMarket', e.cards),
    ),
  'card-played': (e, t) =>
    line(
      ...does(t, e.seat, 'joue', 'jouez'),
      ' ',
      t.card('blackMarket', e.card),
      ...(e.on.length === 0 ? [] : [' contre ', ...people(t, e.on)]),
      '.',
    ),
  reacted: (e, t) => line(...does(t, e.seat, 'répond', 'répondez'), ' : ', t.source(e.by), ' !'),
  'window-closed': () => undefined,
  'card-cancelled': (e, t) => line('Annulation : ', t.source(e.by), ' reste sans effet.'),
  'card-spent': (e, t) => line(t.source(e.by), ' ne trouve plus sa cible et part à la défausse.'),
  'artefact-used': (e, t) => line(...does(t, e.seat, 'utilise', 'utilisez'), ' ', t.card('artefact', e.artefact), '.'),
  'ability-worked': () => undefined,
  'artefacts-drawn': (e, t) =>
    withAfter(
      gains(t, e.seat, ['pioche', 'piochez'], e.n === 1 ? 'un artefact' : `${e.n} artefacts`, e.by),
      named(t, 'artefact', e.artefacts),
    ),
  'artefact-kept': (e, t) =>
    line(
      ...does(t, e.seat, 'garde', 'gardez'),
      ' ',
      t.card('artefact', e.artefact),
      ...(e.discarded.length === 0
        ? []
        : [
            ' et',
            t.verb(e.seat, ' défausse ', ' défaussez '),
            ...listed(
              e.discarded.map((one) => t.card('artefact', one)),
              ' et ',
            ),
          ]),
      '.',
    ),
  'artefact-discarded': (e, t) =>
    line(...does(t, e.seat, 'défausse', 'défaussez'), ' ', t.card('artefact', e.artefact), '.'),
  'insignia-gained': (e, t) => {
    const isCurse = t.content.insignia[e.insignia].curse;
    const takes = isCurse ? does(t, e.seat, 'subit', 'subissez') : does(t, e.seat, 'reçoit', 'recevez');
    return line(...takes, ' l’insigne ', t.card('insignia', e.insignia), ...because(t, e.by), '.');
  },
  'insignia-lost': (e, t) =>
    line(...does(t, e.seat, 'rend', 'rendez'), ' l’insigne ', t.card('insignia', e.insignia), ...because(t, e.by), '.'),
  'insignia-missing': (e, t) =>
    line(
      `Il n’y a plus d’insigne ${insigniaNamed(t.content, e.kind, 'fr')} : `,
      ...does(t, e.seat, 'n’en reçoit pas', 'n’en recevez pas'),
      ...because(t, e.by),
      '.',
    ),
  'gold-gained': (e, t) => line(...gains(t, e.seat, ['gagne', 'gagnez'], `${e.n} or`, e.by)),
  'gold-paid': (e, t) => line(...gains(t, e.seat, ['paie', 'payez'], `${e.n} or`, e.by)),
  'gold-moved': (e, t) =>
    line(...towards(t, [e.from, e.to], ['paie', 'payez'], [` ${e.n} or`]), ...because(t, e.by), '.'),
  'tokens-gained': (e, t) => {
    const sum = t.sum(0, e.tokens);
    return sum === '' ? undefined : line(...gains(t, e.seat, ['gagne', 'gagnez'], sum, e.by));
  },
  'tokens-paid': (e, t) => {
    const sum = t.sum(0, e.tokens);
    return sum === '' ? undefined : line(...gains(t, e.seat, ['rend', 'rendez'], sum, e.by));
  },
  'token-stolen': (e, t) =>
    line(...towards(t, [e.to, e.from], ['vole', 'volez'], [` ${t.tokens(e.kind, 1)}`]), ...because(t, e.by), '.'),
  'token-swapped': (e, t) =>
    line(...gains(t, e.seat, ['échange', 'échangez'], `${t.tokens(e.gave, 1)} contre ${t.tokens(e.got, 1)}`, e.by)),
  'income-changed': (e, t) =>
    line(...owned(t, e.seat, 'Le revenu', 'Votre revenu'), ...because(t, e.by), ' : ', { was: e.was, now: e.now }, '.'),
  'actions-gained': (e, t) =>
    withAfter(gains(t, e.seat, ['gagne', 'gagnez'], e.n === 1 ? '1 action' : `${e.n} actions`, e.by), [
      `Il en reste ${e.left}.`,
    ]),
  'pawn-placed': (e, t) =>
    line(...does(t, e.seat, 'surgit', 'surgissez'), ` ${at(t.place(e.to))}`, ...because(t, e.by), '.'),
  'associate-gained': (e, t) =>
    line(...gains(t, e.seat, ['engage', 'engagez'], `l’associé ${t.resource(e.kind)}`, e.by)),
  'associate-taken': (e, t) =>
    line(
      ...towards(t, [e.to, e.from], ['prend', 'prenez'], [` l’associé ${t.resource(e.kind)}`]),
      e.gold > 0 ? ` pour ${e.gold} or` : '',
      ...because(t, e.by),
      '.',
    ),
  granted: (e, t) =>
    line(
      ...(e.by === undefined ? [] : [t.source(e.by), ' : ']),
      ...(e.seat === t.me ? [] : ['pour ', t.who(e.seat), ', ']),
      `${grantedText(french, e.standing, e.seat === t.me ? 'yours' : 'theirs')}, pour un temps.`,
    ),
  'cards-seen': (e, t) =>
    withAfter(
      [
        ...does(t, e.seat, 'regarde', 'regardez'),
        ` ${e.n === 1 ? 'la carte' : `les ${e.n} cartes`} de marché noir`,
        ...(e.of === t.me ? [' que vous tenez'] : owned(t, e.of, '', '')),
        ...because(t, e.by),
        '.',
      ],
      named(t, 'blackMarket', e.cards),
    ),
  'card-taken': (e, t) =>
    withAfter(
      [...towards(t, [e.to, e.from], ['prend', 'prenez'], [' une carte de marché noir']), ...because(t, e.by), '.'],
      e.card === undefined ? [] : [t.card('blackMarket', e.card), '.'],
    ),
  'inhabitant-placed': (e, t) => line(`Un habitant s’installe ${at(t.place(e.at))}`, ...because(t, e.by), '.'),
};
