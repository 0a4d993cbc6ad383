/** Trades in French: offers, and what became of them. */
import type { Piece } from '../../../../web/face.ts';
import { owned, towards } from '../../../../web/words/telling/french.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { isNothing } from '../../../bargain/goods.ts';
import { EVERYBODY } from '../../../bargain/offers.ts';
import type { Trade } from '../../rules/state.ts';
import type { LogWords, TradeEvent } from '../log.ts';
import type { Teller } from '../teller.ts';
import { does, goods, remark } from './pieces.ts';

/** What for what; a gift is called one. */
function against(t: Teller, { give, ask }: Pick<Trade, 'give' | 'ask'>): Piece[] {
  if (isNothing(ask)) return [...goods(t, give), ', en cadeau'];
  return isNothing(give)
    ? ['recevoir ', ...goods(t, ask), ', en cadeau']
    : [...goods(t, give), ' contre ', ...goods(t, ask)];
}

export const trades: Pick<LogWords, TradeEvent> = {
  /** The two parties read what was whispered; nobody else reads anything. */
  whispered: ({ event, offer, by }, t) => {
    if (event === undefined || offer === undefined) return undefined;
    if (event === 'trade-declined') return trades['trade-declined']({ offer, by: by ?? offer.to }, t);
    return event === 'trade-withdrawn'
      ? trades['trade-withdrawn']({ offer }, t)
      : trades['trade-proposed']({ offer }, t);
  },
  'trade-proposed': ({ offer }, t) =>
    withAfter(
      [
        ...(offer.to === EVERYBODY
          ? [...does(t, offer.from, 'propose', 'proposez'), ' à tous']
          : towards(t, [offer.from, offer.to], ['propose', 'proposez'])),
        offer.counters > 0 ? ', en contre-offre : ' : ' : ',
        ...against(t, offer),
        offer.stands === 'turn' ? ', jusqu’à la fin du tour.' : '.',
      ],
      remark(offer.text),
    ),
  'trade-declined': ({ offer, by }, t) =>
    line(...does(t, by, 'refuse', 'refusez'), ' ', ...owned(t, offer.from, 'l’offre', 'votre offre'), '.'),
  'trade-withdrawn': ({ offer }, t) =>
    line(t.who(offer.from), t.verb(offer.from, ' retire son offre', ' retirez votre offre'), '.'),
  'trade-done': (e, t) => {
    if (isNothing(e.ask))
      return line(...towards(t, [e.from, e.to], ['donne', 'donnez'], [' ', ...goods(t, e.give)]), '.');
    if (isNothing(e.give))
      return line(...towards(t, [e.to, e.from], ['donne', 'donnez'], [' ', ...goods(t, e.ask)]), '.');
    return line(t.who(e.from), ' et ', t.who(e.to), pact(t, e.from, e.to), ...against(t, e), '.');
  },
};

/** "Léa et Noé font affaire", "Vous et Noé faites affaire". */
const pact = (t: Teller, from: number, to: number): string =>
  from === t.me || to === t.me ? ' faites affaire : ' : ' font affaire : ';
