/** What cards do, in English. */
import { listed, signed } from '../../../../web/words/telling/figures.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { type AbilityEvent, isOwned, type LogWords } from '../log.ts';
import { cards, gems } from './pieces.ts';

export const abilities: Pick<LogWords, AbilityEvent> = {
  'ability-used': ({ by }, t) =>
    isOwned(by)
      ? line(t.who(by.seat), t.verb(by.seat, ' uses ', ' use '), t.source(by), '.')
      : line(t.source(by), ' takes effect.'),
  'gems-changed': (e, t) => line(t.who(e.seat), ': gems ', { was: e.was, now: e.now }, '.'),
  'gems-moved': (e, t) => line(t.who(e.to), t.verb(e.to, ' takes', ' take'), ` ${gems(e.n)} from `, t.who(e.from), '.'),
  'wounds-changed': (e, t) => line(t.who(e.seat), ': wounds ', { was: e.was, now: e.now }, '.'),
  'power-changed': (e, t) => line(t.who(e.seat), `: power ${signed(e.n)} for a while.`),
  'prices-changed': (e) => line(`Shop prices: ${signed(e.n)}.`),
  'arena-forbidden': (e, t) => line('A truce: no arena until the next turn of ', t.who(e.until), '.'),
  peeked: (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' looks', ' look'),
        ` at the top ${e.n === 1 ? 'card' : `${e.n} cards`} of the dungeon.`,
      ],
      e.cards === undefined || e.cards.length === 0
        ? []
        : [
            ...listed(
              e.cards.map((card) => t.adventure(card)),
              ' and ',
            ),
            '.',
          ],
    ),
  'cards-discarded': (e, t) =>
    line(
      `${cards(e.cards.length)} discarded: `,
      ...listed(
        e.cards.map((card) => t.adventure(card)),
        ' and ',
      ),
      '.',
    ),
  'card-kept': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' keeps', ' keep'), ' ', t.adventure(e.card), '.'),
  'object-gained': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' gets', ' get'),
      ' ',
      t.object(e.object),
      e.price > 0 ? ` for ${gems(e.price)}.` : ' for nothing.',
    ),
  'object-lost': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' loses', ' lose'), ' ', t.object(e.object), '.'),
  'object-spent': (e, t) => line(t.object(e.object), ' is used up.'),
  'kept-spent': (e, t) => line(t.adventure(e.card), ' is used and discarded.'),
  'spoil-discarded': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' sacrifices', ' sacrifice'), ' the spoil ', t.adventure(e.card), '.'),
  'curse-given': (e, t) => line('The curse falls on ', t.who(e.seat), ': power −2.'),
  'curse-lifted': (e, t) => line('The curse leaves ', t.who(e.seat), '.'),
  'event-expired': (e, t) => line(t.adventure(e.card), ' ends.'),
  'adjusted-by-hand': (e, t) =>
    withAfter(
      [t.source(e.by), ' is applied by hand, all agreeing.'],
      e.adjustments.flatMap(({ seat, gems: n, wounds, points }, i) => [
        ...(i === 0 ? [] : ['; ']),
        t.who(seat),
        ` gems ${signed(n)}, wounds ${signed(wounds)}, trophies ${signed(points)}`,
      ]),
    ),
  'adjustment-rejected': (e, t) =>
    line('This reading of ', t.source(e.by), ' is contested by ', ...people(t, e.seats), '.'),
};
