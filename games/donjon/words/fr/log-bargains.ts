/** Bargains in French: offers, words, and what became of them. A betrayal is told with pride. */
import type { Piece, Sentence } from '../../../../web/face.ts';
import { owned, towards } from '../../../../web/words/telling/french.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { frenchWants } from '../../../../web/words/telling/wants.ts';
import { isNothing } from '../../../bargain/goods.ts';
import type { Bargain, Side, Vow } from '../../rules/state.ts';
import type { BargainEvent, LogWords } from '../log.ts';
import type { Teller } from '../teller.ts';
import { gemmes, goods, remark, tags } from './pieces.ts';

const SIDES: Readonly<Record<Side, string>> = {
  attacker: 'de l’attaquant',
  defender: 'du défenseur',
  none: 'de personne',
};

/** Which price: one, or several to choose from. */
const prices = (t: Teller, { ask, or }: Bargain): Piece[] =>
  [ask, ...or].flatMap((price, i) => [
    ...(i === 0 ? [] : [', ou ']),
    ...(isNothing(price) ? ['rien du tout'] : goods(t, price)),
  ]);

function deal(t: Teller, b: Bargain): Sentence {
  return withAfter(
    [
      ...towards(t, [b.from, b.to], ['propose', 'proposez'], [' un échange']),
      ' : ',
      ...goods(t, b.give),
      ' contre ',
      ...goods(t, b.ask),
      '.',
    ],
    remark(b.text),
  );
}

/** What a word says. */
function promise(t: Teller, w: Vow): Piece[] {
  if (w.ownSide) return towards(t, [w.from, w.to], PROMISES, [` le camp ${SIDES[w.side ?? 'none']}`]);
  const what = isNothing(w.goods) ? [] : [' ', ...goods(t, w.goods)];
  const when =
    w.about === 'support'
      ? [w.side === 'none' ? ' pour rester neutre' : ` pour le camp ${SIDES[w.side ?? 'none']}`]
      : [' pour l’aide promise'];
  return [...towards(t, [w.from, w.to], PROMISES, what), ...when];
}
const PROMISES = ['promet', 'promettez'] as const;

function settled(t: Teller, w: Vow): Sentence | undefined {
  const what: Piece[] = w.ownSide ? [`le camp ${SIDES[w.side ?? 'none']}`] : goods(t, w.goods);
  switch (w.status) {
    case 'kept':
      return line(
        t.who(w.from),
        t.verb(w.from, ' tient', ' tenez'),
        ' parole envers ',
        t.who(w.to),
        ' : ',
        ...what,
        '.',
      );
    case 'partly':
      return line(
        t.who(w.from),
        t.verb(w.from, ' ne tient', ' ne tenez'),
        ' parole qu’en partie envers ',
        t.who(w.to),
        ' : promis ',
        ...what,
        '.',
      );
    case 'broken':
      return line(
        ...towards(t, [w.from, w.to], ['trahit', 'trahissez'], [], ' '),
        ', la tête haute : ',
        ...what,
        w.ownSide ? ', promis, jamais rejoint.' : ', promis, jamais donné.',
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
  'wants-told': (e, t) => frenchWants.told(t, e.seat, tags(t, e.seeks), tags(t, e.spares)),
  'deal-proposed': (e, t) => deal(t, e.bargain),
  'deal-refused': (e, t) =>
    line(
      t.who(e.bargain.to),
      t.verb(e.bargain.to, ' refuse', ' refusez'),
      ' ',
      ...owned(t, e.bargain.from, 'l’échange', 'votre échange'),
      '.',
    ),
  'deal-done': (e, t) =>
    withAfter(
      isNothing(e.ask)
        ? [...towards(t, [e.from, e.to], ['donne', 'donnez'], [' ', ...goods(t, e.give)]), '.']
        : [
            t.who(e.from),
            ' et ',
            t.who(e.to),
            ' font affaire : ',
            ...goods(t, e.give),
            ' contre ',
            ...goods(t, e.ask),
            '.',
          ],
      e.got === undefined || e.got.length === 0 ? [] : ['Vous recevez ', ...goods(t, { quests: e.got }), '.'],
    ),
  'help-offered': (e, t) =>
    withAfter(
      [
        ...towards(t, [e.bargain.from, e.bargain.to], ['offre son aide', 'offrez votre aide']),
        ' pour ',
        ...prices(t, e.bargain),
        '.',
      ],
      remark(e.bargain.text),
    ),
  'help-asked': (e, t) =>
    withAfter(
      [
        t.who(e.bargain.from),
        t.verb(e.bargain.from, ' demande', ' demandez'),
        ' ',
        ...owned(t, e.bargain.to, 'l’aide', 'votre aide'),
        ' pour ',
        ...goods(t, e.bargain.give),
        '.',
      ],
      remark(e.bargain.text),
    ),
  'support-offered': (e, t) =>
    withAfter(
      [
        ...towards(t, [e.bargain.from, e.bargain.to], ['propose son jeton', 'proposez votre jeton']),
        ` (camp ${SIDES[e.bargain.side ?? 'none']}) pour `,
        ...goods(t, e.bargain.ask),
        '.',
      ],
      remark(e.bargain.text),
    ),
  'offer-withdrawn': (e, t) =>
    line(...towards(t, [e.bargain.from, e.bargain.to], ['retire son offre', 'retirez votre offre']), '.'),
  'offer-refused': (e, t) =>
    line(
      t.who(e.bargain.to),
      t.verb(e.bargain.to, ' refuse', ' refusez'),
      ' ',
      ...owned(t, e.bargain.from, 'l’offre', 'votre offre'),
      '.',
    ),
  'offer-accepted': (e, t) =>
    line(
      t.who(e.bargain.to),
      t.verb(e.bargain.to, ' accepte', ' acceptez'),
      ' ',
      ...owned(t, e.bargain.from, 'l’offre', 'votre offre'),
      '.',
    ),
  'offers-lapsed': () => undefined,
  'word-given': (e, t) => withAfter([...promise(t, e.word), '.'], remark(e.word.text)),
  'word-settled': (e, t) => settled(t, e.word),
  'gift-given': (e, t) =>
    withAfter(
      [...towards(t, [e.from, e.to], ['remet', 'remettez'], [' ', ...goods(t, e.goods)]), '.'],
      e.cards === undefined ? [] : [...goods(t, { quests: e.cards }), '.'],
    ),
  'gift-declined': (e, t) =>
    line(
      t.who(e.to),
      t.verb(e.to, ' décline', ' déclinez'),
      ' ',
      ...goods(t, e.goods),
      ' ',
      ...owned(t, e.from, 'de la part', 'de votre part'),
      '.',
    ),
  'surplus-offered': (e, t) =>
    line(
      ...towards(t, [e.seat, e.to], ['cède', 'cédez'], [' ', t.object(e.object)]),
      e.gems > 0 ? ` pour ${gemmes(e.gems)} ?` : ', en cadeau ?',
    ),
  'surplus-taken': (e, t) =>
    line(
      ...towards(t, [e.seat, e.from], ['prend', 'prenez'], [' ', t.object(e.object)]),
      e.gems > 0 ? ` pour ${gemmes(e.gems)}.` : ', en cadeau.',
    ),
  'surplus-refused': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' ne veut', ' ne voulez'), ' pas de ', t.object(e.object), '.'),
};
