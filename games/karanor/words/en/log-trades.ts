/** Trades in English: offers, and what became of them. */
import type { Piece } from '../../../../web/face.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { isNothing } from '../../../bargain/goods.ts';
import { EVERYBODY } from '../../../bargain/offers.ts';
import type { Trade } from '../../rules/state.ts';
import type { LogWords, TradeEvent } from '../log.ts';
import type { Teller } from '../teller.ts';
import { does, goods, owned, remark } from './pieces.ts';

/** What for what; a gift is called one. */
function against(t: Teller, { give, ask }: Pick<Trade, 'give' | 'ask'>): Piece[] {
  if (isNothing(ask)) return [...goods(t, give), ', as a gift'];
  return isNothing(give)
    ? ['to be given ', ...goods(t, ask), ', as a gift']
    : [...goods(t, give), ' for ', ...goods(t, ask)];
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
        ...does(t, offer.from, 'proposes', 'propose'),
        ' to ',
        offer.to === EVERYBODY ? 'everybody' : t.who(offer.to),
        offer.counters > 0 ? ', as a counter-offer: ' : ': ',
        ...against(t, offer),
        offer.stands === 'turn' ? ', until the turn ends.' : '.',
      ],
      remark(offer.text),
    ),
  'trade-declined': ({ offer, by }, t) =>
    line(...does(t, by, 'declines', 'decline'), ' ', ...owned(t, offer.from, 'the offer', 'your offer'), '.'),
  'trade-withdrawn': ({ offer }, t) =>
    line(t.who(offer.from), t.verb(offer.from, ' withdraws an offer', ' withdraw your offer'), '.'),
  'trade-done': (e, t) => {
    if (isNothing(e.ask))
      return line(...does(t, e.from, 'gives', 'give'), ' ', t.who(e.to), ' ', ...goods(t, e.give), '.');
    if (isNothing(e.give))
      return line(...does(t, e.to, 'gives', 'give'), ' ', t.who(e.from), ' ', ...goods(t, e.ask), '.');
    return line(t.who(e.from), ' and ', t.who(e.to), ' trade: ', ...against(t, e), '.');
  },
};
