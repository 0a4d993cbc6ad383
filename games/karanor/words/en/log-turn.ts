/** A turn in English: the journey, the work, what is built and completed, the income. */
import type { Piece } from '../../../../web/face.ts';
import { listed } from '../../../../web/words/telling/figures.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { type Events, NONE } from '../../rules/state.ts';
import type { LogWords, TurnEvent } from '../log.ts';
import type { Teller } from '../teller.ts';
import { because, does, owned } from './pieces.ts';
import { the } from './places.ts';

const SOURCES = {
  commerce: 'by a commerce',
  quest: 'by a quest',
  delivery: 'by a delivery',
  villa: 'by a villa',
  other: 'by a card',
} as const;

/** What the fare was: less than printed is worth saying. */
function fare(t: Teller, paid: number): Piece[] {
  const { sea } = t.content.prices;
  if (paid === sea) return [`: ${paid} gold`];
  return paid === 0 ? [', paying nothing'] : [`: ${paid} gold instead of ${sea}`];
}

/** What something cost; nothing to say where it was free. */
const forSum = (t: Teller, { gold, tokens }: { gold: number; tokens: readonly number[] }): string => {
  const sum = t.sum(gold, tokens);
  return sum === '' ? '' : ` for ${sum}`;
};

/** A quest with the choice that was made, and its price. */
function chosen(t: Teller, { quest, option, paid }: Events['quest-completed']): Piece[] {
  const { options } = t.content.quests[quest];
  const price = forSum(t, paid);
  if (options.length === 1) return [t.card('quest', quest), price];
  const label = options[option].label.en.replace(/\.$/, '');
  return [t.card('quest', quest), `: “${label}”${price === '' ? '' : `,${price}`}`];
}

export const turn: Pick<LogWords, TurnEvent> = {
  'round-started': () => undefined,
  'turn-started': (e, t) => (e.seat === t.me ? line('Your turn.') : line('The turn of ', t.who(e.seat), '.')),
  'turn-skipped': (e, t) => line(...owned(t, e.seat, 'The turn', 'Your turn'), ' is skipped.'),
  moved: (e, t) => {
    const to = the(t.place(e.to));
    if (e.sea)
      return line(...does(t, e.seat, 'sails', 'sail'), ` to ${to}`, ...fare(t, e.fare), ...because(t, e.by), '.');
    return line(...does(t, e.seat, 'goes', 'go'), ` to ${to}.`);
  },
  'move-ended': (e, t) =>
    e.lost === 0
      ? undefined
      : line(...does(t, e.seat, 'stops', 'stop'), `: ${e.lost} ${e.lost > 1 ? 'steps' : 'step'} lost.`),
  harvested: (e, t) =>
    withAfter(
      [...does(t, e.seat, 'harvests', 'harvest'), ` ${t.tokens(e.kind, e.n)} at ${the(t.place(e.at))}.`],
      e.reserve < 3 ? [e.reserve === 0 ? 'The reserve is empty.' : `Only ${e.reserve} left in the reserve.`] : [],
    ),
  worked: (e, t) => line(...does(t, e.seat, 'works', 'work'), ` for ${e.gold} gold.`),
  built: (e, t) =>
    withAfter(
      [
        ...does(t, e.seat, 'builds', 'build'),
        ' ',
        t.card('commerce', e.card),
        ` in ${the(t.place(e.city))}`,
        forSum(t, e.paid),
        e.bonus ? ', bonus included' : '',
        '.',
      ],
      e.income > 0 ? [`Income +${e.income}.`] : [],
    ),
  'commerce-taken': (e, t) => {
    if (e.from === 'market')
      return line(...does(t, e.seat, 'takes', 'take'), ' ', t.card('commerce', e.card), ' from the market.');
    const drawn = [...does(t, e.seat, 'takes', 'take'), ' a commerce from the deck'];
    return e.card === NONE ? line(...drawn, '.') : line(...drawn, ': ', t.card('commerce', e.card), '.');
  },
  'market-refilled': (e, t) => line(t.card('commerce', e.card), ' comes to the market.'),
  interacted: (e, t) => line(...does(t, e.seat, 'meets', 'meet'), ` the inhabitant of ${the(t.place(e.at))}.`),
  'quests-drawn': (e, t) =>
    withAfter(
      [...does(t, e.seat, 'draws', 'draw'), ` ${e.n === 1 ? 'a quest' : `${e.n} quests`}`, ...because(t, e.by), '.'],
      e.quests === undefined
        ? []
        : [
            ...listed(
              e.quests.map((quest) => t.card('quest', quest)),
              ' and ',
            ),
            '.',
          ],
    ),
  'quest-kept': (e, t) => {
    const inHand = `: ${e.inHand === 1 ? '1 quest' : `${e.inHand} quests`} in hand.`;
    const what = e.quest === undefined ? 'the quest' : t.card('quest', e.quest);
    return line(...does(t, e.seat, 'keeps', 'keep'), ' ', what, inHand);
  },
  'quest-discarded': (e, t) =>
    line(
      ...does(t, e.seat, 'discards', 'discard'),
      ' ',
      e.quest === undefined ? 'a quest' : t.card('quest', e.quest),
      ', face down.',
    ),
  'quest-completed': (e, t) => line(...does(t, e.seat, 'completes', 'complete'), ' ', ...chosen(t, e), '.'),
  'immediate-resolved': (e, t) =>
    e.option < 0
      ? line(t.card('quest', e.quest), ' has no effect: no choice is possible.')
      : line(...does(t, e.seat, 'comes', 'come'), ' upon ', ...chosen(t, e), '.'),
  /** Both parts bear the same name; whoever may know it is shown the second. */
  'sequel-taken': (e, t) =>
    line(...does(t, e.seat, 'takes', 'take'), ' the sequel of ', t.card('quest', e.quest ?? e.first), '.'),
  'quest-shown': (e, t) => line(...does(t, e.seat, 'reads', 'read'), ' ', t.card('quest', e.quest), ' aloud.'),
  'commerce-shown': (e, t) =>
    line(...does(t, e.seat, 'shows', 'show'), ' ', t.card('commerce', e.card), ' to everybody.'),
  delivered: (e, t) =>
    line(
      ...does(t, e.seat, 'delivers', 'deliver'),
      ` ${t.sum(0, e.tokens)} to ${the(t.place(e.city))}`,
      e.gold > 0 ? `: +${e.gold} gold.` : '.',
    ),
  'delivery-turned': (e, t) => {
    if (e.delivery === NONE) return line('There are no more deliveries.');
    const { city, tokens } = t.content.deliveries[e.delivery];
    return withAfter(
      ['New delivery: ', t.delivery(e.delivery, `${t.sum(0, tokens)} to ${the(t.place(city))}`), '.'],
      [e.left === 0 ? 'It is the last one.' : `${e.left} more in the pile.`],
    );
  },
  recruited: (e, t) =>
    line(...does(t, e.seat, 'recruits', 'recruit'), ` the ${t.resource(e.kind)} associate for ${e.price} gold.`),
  promoted: (e, t) =>
    line(...does(t, e.seat, 'promotes', 'promote'), ` the ${t.resource(e.kind)} associate: 1 gold at each income.`),
  'villa-bought': (e, t) =>
    line(...does(t, e.seat, 'buys', 'buy'), ` a villa at ${the(t.place(e.at))} for ${e.price} gold.`),
  'market-visited': (e, t) => {
    const parts = e.exchanges.map((one, i) =>
      'buy' in one
        ? `${t.verb(e.seat, 'buys', 'buy')} ${t.tokens(one.buy, 1)} for ${e.prices[i]} gold`
        : `${t.verb(e.seat, 'sells', 'sell')} ${t.tokens(one.sell, 1)} for ${e.prices[i]} gold`,
    );
    return line('At the market, ', t.who(e.seat), ` ${parts.join(', then ')}.`);
  },
  'income-received': (e, t) => {
    const tokens = t.sum(0, e.tokens);
    const gold = e.marker + e.promoted;
    const gains = [...(gold > 0 ? [`${gold} gold`] : []), ...(tokens === '' ? [] : [tokens])];
    const notes = [
      ...(e.promoted > 0 ? [`Income ${e.marker}, promoted associates ${e.promoted}.`] : []),
      ...(e.short.length > 0 ? [`Reserve empty: ${e.short.map(t.resource).join(', ')}.`] : []),
    ];
    return withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' takes', ' take'),
        ` the income: ${gains.length === 0 ? 'nothing' : gains.join(' and ')}.`,
      ],
      notes.length === 0 ? [] : [notes.join(' ')],
    );
  },
  'turn-ended': () => undefined,
  'prestige-gained': (e, t) =>
    line(
      ...does(t, e.seat, 'gains', 'gain'),
      ` ${e.n} prestige${e.by === undefined ? ` ${SOURCES[e.from]}` : ''}`,
      ...because(t, e.by),
      ': ',
      { was: e.now - e.n, now: e.now },
      '.',
    ),
  'prestige-lost': (e, t) =>
    line(
      ...does(t, e.seat, 'loses', 'lose'),
      ` ${e.n} prestige`,
      ...because(t, e.by),
      ': ',
      { was: e.now + e.n, now: e.now },
      '.',
    ),
  'step-reached': (e, t) => line(...does(t, e.seat, 'reaches', 'reach'), ` the step of ${e.step} prestige.`),
  'target-reached': (e, t) =>
    withAfter(
      [
        'The bell rings: ',
        t.who(e.seat),
        t.verb(e.seat, ' reaches', ' reach'),
        ` ${e.prestige} prestige. No more trades, and this round is the last.`,
      ],
      e.offers > 0 ? [e.offers > 1 ? `${e.offers} offers lapse.` : 'One offer lapses.'] : [],
    ),
};
