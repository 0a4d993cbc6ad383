/** Bargains in English: offers, words, and what became of them. A betrayal is told with pride. */
import type { Piece, Sentence } from '../../../../web/face.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { englishWants } from '../../../../web/words/telling/wants.ts';
import { isNothing } from '../../../bargain/goods.ts';
import type { Bargain, Side, Vow } from '../../rules/state.ts';
import type { BargainEvent, LogWords } from '../log.ts';
import type { Teller } from '../teller.ts';
import { gems, goods, remark, tags } from './pieces.ts';

const SIDES: Readonly<Record<Side, string>> = {
  attacker: 'the attacker’s side',
  defender: 'the defender’s side',
  none: 'nobody’s side',
};

/** Which price: one, or several to choose from. */
const prices = (t: Teller, { ask, or }: Bargain): Piece[] =>
  [ask, ...or].flatMap((price, i) => [
    ...(i === 0 ? [] : [', or ']),
    ...(isNothing(price) ? ['nothing at all'] : goods(t, price)),
  ]);

function deal(t: Teller, b: Bargain): Sentence {
  return withAfter(
    [
      t.who(b.from),
      t.verb(b.from, ' offers', ' offer'),
      ' ',
      t.who(b.to),
      ' ',
      ...goods(t, b.give),
      ' for ',
      ...goods(t, b.ask),
      '.',
    ],
    remark(b.text),
  );
}

/** What a word says, after its giver's name. */
function promise(t: Teller, w: Vow): Piece[] {
  if (w.ownSide)
    return [t.verb(w.from, ' promises', ' promise'), ' ', t.who(w.to), ` to take ${SIDES[w.side ?? 'none']}`];
  const what = isNothing(w.goods) ? [] : [' ', ...goods(t, w.goods)];
  const when =
    w.about === 'support'
      ? [w.side === 'none' ? ' for staying neutral' : ` for taking ${SIDES[w.side ?? 'none']}`]
      : [' for helping'];
  return [t.verb(w.from, ' promises', ' promise'), ' ', t.who(w.to), ...what, ...when];
}

function settled(t: Teller, w: Vow): Sentence | undefined {
  const what: Piece[] = w.ownSide ? [SIDES[w.side ?? 'none']] : goods(t, w.goods);
  switch (w.status) {
    case 'kept':
      return line(
        t.who(w.from),
        t.verb(w.from, ' keeps the word given to ', ' keep your word to '),
        t.who(w.to),
        ': ',
        ...what,
        '.',
      );
    case 'partly':
      return line(
        t.who(w.from),
        t.verb(w.from, ' keeps', ' keep'),
        ' only part of the word given to ',
        t.who(w.to),
        ': promised ',
        ...what,
        '.',
      );
    case 'broken':
      return line(
        t.who(w.from),
        t.verb(w.from, ' betrays', ' betray'),
        ' ',
        t.who(w.to),
        ', head held high: ',
        ...what,
        w.ownSide ? ', promised, never joined.' : ', promised, never given.',
      );
    default:
      return undefined;
  }
}

export const bargains: Pick<LogWords, BargainEvent> = {
  /** The two parties read what was whispered; nobody else reads anything. */
  whispered: (e, t) => {
    if (e.event === undefined || !Object.hasOwn(bargains, e.event)) return undefined;
    const say = bargains[e.event as BargainEvent] as (facts: unknown, t: Teller) => Sentence | undefined;
    return say(e.facts, t);
  },
  'wants-told': (e, t) => englishWants.told(t, e.seat, tags(t, e.seeks), tags(t, e.spares)),
  'deal-proposed': (e, t) => deal(t, e.bargain),
  'deal-refused': (e, t) =>
    line(t.who(e.bargain.to), t.verb(e.bargain.to, ' refuses', ' refuse'), ' the deal of ', t.who(e.bargain.from), '.'),
  'deal-done': (e, t) =>
    withAfter(
      isNothing(e.ask)
        ? [t.who(e.from), t.verb(e.from, ' gives', ' give'), ' ', t.who(e.to), ' ', ...goods(t, e.give), '.']
        : [
            t.who(e.from),
            ' and ',
            t.who(e.to),
            ' make a deal: ',
            ...goods(t, e.give),
            ' for ',
            ...goods(t, e.ask),
            '.',
          ],
      e.got === undefined || e.got.length === 0 ? [] : ['You receive ', ...goods(t, { quests: e.got }), '.'],
    ),
  'help-offered': (e, t) =>
    withAfter(
      [
        t.who(e.bargain.from),
        t.verb(e.bargain.from, ' offers', ' offer'),
        ' to help ',
        t.who(e.bargain.to),
        ' for ',
        ...prices(t, e.bargain),
        '.',
      ],
      remark(e.bargain.text),
    ),
  'help-asked': (e, t) =>
    withAfter(
      [
        t.who(e.bargain.from),
        t.verb(e.bargain.from, ' asks', ' ask'),
        ' ',
        t.who(e.bargain.to),
        ' for help, for ',
        ...goods(t, e.bargain.give),
        '.',
      ],
      remark(e.bargain.text),
    ),
  'support-offered': (e, t) =>
    withAfter(
      [
        t.who(e.bargain.from),
        t.verb(e.bargain.from, ' offers', ' offer'),
        ' ',
        t.who(e.bargain.to),
        ` a token (${SIDES[e.bargain.side ?? 'none']}) for `,
        ...goods(t, e.bargain.ask),
        '.',
      ],
      remark(e.bargain.text),
    ),
  'offer-withdrawn': (e, t) =>
    line(
      t.who(e.bargain.from),
      t.verb(e.bargain.from, ' withdraws', ' withdraw'),
      ' an offer to ',
      t.who(e.bargain.to),
      '.',
    ),
  'offer-refused': (e, t) =>
    line(
      t.who(e.bargain.to),
      t.verb(e.bargain.to, ' refuses', ' refuse'),
      ' the offer of ',
      t.who(e.bargain.from),
      '.',
    ),
  'offer-accepted': (e, t) =>
    line(
      t.who(e.bargain.to),
      t.verb(e.bargain.to, ' accepts', ' accept'),
      ' the offer of ',
      t.who(e.bargain.from),
      '.',
    ),
  'offers-lapsed': () => undefined,
  'word-given': (e, t) => withAfter([t.who(e.word.from), ...promise(t, e.word), '.'], remark(e.word.text)),
  'word-settled': (e, t) => settled(t, e.word),
  'gift-given': (e, t) =>
    withAfter(
      [t.who(e.from), t.verb(e.from, ' hands', ' hand'), ' ', t.who(e.to), ' ', ...goods(t, e.goods), '.'],
      e.cards === undefined ? [] : [...goods(t, { quests: e.cards }), '.'],
    ),
  'gift-declined': (e, t) =>
    line(t.who(e.to), t.verb(e.to, ' declines', ' decline'), ' ', ...goods(t, e.goods), ' from ', t.who(e.from), '.'),
  'surplus-offered': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' offers', ' offer'),
      ' ',
      t.who(e.to),
      ' ',
      t.object(e.object),
      e.gems > 0 ? ` for ${gems(e.gems)}.` : ' as a gift.',
    ),
  'surplus-taken': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' takes', ' take'),
      ' ',
      t.object(e.object),
      ' from ',
      t.who(e.from),
      e.gems > 0 ? ` for ${gems(e.gems)}.` : ' as a gift.',
    ),
  'surplus-refused': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' does not want', ' do not want'), ' ', t.object(e.object), '.'),
};
