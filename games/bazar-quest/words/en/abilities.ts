/** What cards do, in the English log: the card that does it is named first. */
import type { Piece } from '../../../../web/face.ts';
import { capital, count, listed, signed } from '../../../../web/words/telling/figures.ts';
import { line } from '../../../../web/words/telling/lines.ts';
import type { Clause, Filter, Stat } from '../../rules/clauses.ts';
import { NONE } from '../../rules/state.ts';
import { clauseOf, exchanged, type Teller, unless } from '../teller.ts';
import type { AbilityEvent, LogWords } from '../words.ts';
import { by, coinsOf, heroes, items, itemsOf, players } from './pieces.ts';

/** The verb for these subjects: singular only for one rival alone. */
const verb = (t: Teller, seats: readonly number[], one: string, many: string): string =>
  seats.length > 1 || seats.includes(t.me) ? many : one;

const stats: Readonly<Record<Stat, string>> = {
  attack: 'attack',
  defence: 'defence',
  hearts: 'hearts',
  price: 'price',
  windowValue: 'window value',
  displaySlots: 'window slots',
  storageSlots: 'storage slots',
  resistance: 'the monster’s resistance',
  strength: 'the monster’s strength',
  reward: 'the monster’s reward',
};
const fates = {
  autoHit: ' is sure to wound.',
  autoMiss: ' cannot wound.',
  autoSurvive: ' is sure to survive.',
  preventDefeat: ' will escape the next defeat.',
  ignoreAdventure: ' pays no heed to the adventure card.',
} as const;
const bought = { employee: 'employees', upgrade: 'upgrades', flip: 'flips', any: 'everything' } as const;

function filtered(t: Teller, filter: Filter | undefined): string {
  const icon = t.content.classes.find(({ id }) => id === filter?.class)?.title.en;
  const sizes = { '<': 'under', '<=': 'at most', '=': 'exactly', '>=': 'at least', '>': 'over' } as const;
  const limits = [
    icon === undefined ? '' : `class ${icon}`,
    filter?.price === undefined ? '' : `price ${sizes[filter.price[0]]} ${filter.price[1]}`,
    filter?.hearts === undefined ? '' : `hearts ${sizes[filter.hearts[0]]} ${filter.hearts[1]}`,
  ].filter((limit) => limit !== '');
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

/** What a permission, a ban, a class or a place in the order means for those it touches. */
function ruleChanged(
  t: Teller,
  clause: Clause | undefined,
  seats: readonly number[],
  guests: readonly number[],
): Piece[] {
  const icon = (id: string) => t.content.classes.find((one) => one.id === id)?.title.en ?? id;
  const counts = guests.length > 1 ? ' count' : ' counts';
  switch (clause?.does) {
    case 'addClass':
      return [...heroes(t, guests), `${counts} as ${icon(clause.class)} too.`];
    case 'anyClass':
      return [...heroes(t, guests), `${counts} for every class.`];
    case 'ignoreClassForSale':
      return [...players(t, seats), ` may sell whatever the class${filtered(t, clause.filter)}.`];
    case 'ignoreClassForInvite':
      return [...players(t, seats), ' may invite any hero.'];
    case 'rankFirst':
      return [...players(t, seats), verb(t, seats, ' goes', ' go'), ' to the head of the order of appeal.'];
    case 'rankLast':
      return [...players(t, seats), verb(t, seats, ' goes', ' go'), ' to the end of the order of appeal.'];
    case 'sellFromWindow':
      return [...players(t, seats), ` may sell ${itemsOf(clause.n)} from the window.`];
    case 'sellToOtherHero':
      return [...players(t, seats), ' may sell to heroes in other shops.'];
    case 'discount':
      return [
        ...players(t, seats),
        verb(t, seats, ' pays', ' pay'),
        ` ${coinsOf(clause.n)} less for ${bought[clause.on]}.`,
      ];
    case 'forbid':
      return [...players(t, seats), ` may not ${clause.act}${filtered(t, clause.filter)}.`];
    default:
      return ['the rules change for a while.'];
  }
}

export const abilities: Pick<LogWords, AbilityEvent> = {
  'employee-used': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' calls on ', ' call on '), t.employee(e.employee), '.'),
  'ability-used': (e, t) =>
    e.by.kind !== 'hero' && e.by.kind !== 'monster' && e.by.hero !== NONE
      ? line('An ability works for ', t.hero(e.by.hero), ': ', t.source(e.by), '.')
      : line('An ability works: ', t.source(e.by), '.'),
  'coins-changed': (e, t) => ({
    pieces: [
      ...by(t, e.by),
      t.who(e.seat),
      e.now >= e.was ? t.verb(e.seat, ' receives ', ' receive ') : t.verb(e.seat, ' loses ', ' lose '),
      `${coinsOf(Math.abs(e.now - e.was))}.`,
    ],
    after: ['Coins ', { was: e.was, now: e.now }, '.'],
  }),
  'hero-coins-changed': (e, t) => ({
    pieces: [
      ...by(t, unless(e.by, e.hero)),
      t.hero(e.hero),
      e.now >= e.was ? ' receives ' : ' loses ',
      `${coinsOf(Math.abs(e.now - e.was))}.`,
    ],
    after: ['Purse ', { was: e.was, now: e.now }, '.'],
  }),
  'glory-changed': (e, t) => ({
    pieces: [
      ...by(t, e.by),
      t.who(e.seat),
      e.now >= e.was ? t.verb(e.seat, ' gains ', ' gain ') : t.verb(e.seat, ' loses ', ' lose '),
      `${Math.abs(e.now - e.was)} glory.`,
    ],
    after: ['Glory ', { was: e.was, now: e.now }, '.'],
  }),
  'heroes-left': (e, t) => ({
    pieces: [...by(t, e.by), ...heroes(t, e.heroes), e.heroes.length > 1 ? ' leave' : ' leaves', ' the city.'],
    after: [`Heroes in the deck: ${e.left}.`],
  }),
  'wounds-changed': (e, t) => ({
    pieces: [
      ...by(t, e.by),
      `${count('en', Math.abs(e.now - e.was), 'wound', 'wounds')} ${e.now >= e.was ? 'more' : 'fewer'} on the monster.`,
    ],
    after: ['Wounds ', { was: e.was, now: e.now }, '.'],
  }),
  'stat-changed': (e, t) => {
    const change = e.how === 'plus' ? ` ${signed(e.n)}` : e.how === 'becomes' ? ` set to ${e.n}` : ' × 2';
    const whom =
      e.heroes.length > 0
        ? heroes(t, e.heroes)
        : e.items.length > 0
          ? items(t, e.items)
          : e.seats.length > 0
            ? players(t, e.seats)
            : [];
    const what = stats[e.stat];
    return line(
      ...by(t, e.by),
      e.by === undefined ? `${capital(what)}${change}` : `${what}${change}`,
      ...(whom.length === 0 ? [] : [' for ', ...whom]),
      '.',
    );
  },
  'rule-changed': (e, t) =>
    line(...by(t, e.by), ...ruleChanged(t, clauseOf(t.content, e.by, e.clause), e.seats, e.heroes)),
  'items-drawn': (e, t) => ({
    pieces: [...by(t, e.by), t.who(e.seat), t.verb(e.seat, ' draws ', ' draw '), `${itemsOf(e.n)}.`],
    ...(e.cards !== undefined && e.cards.length > 0 && { after: ['You see ', ...items(t, e.cards), '.'] }),
  }),
  'items-discarded': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      ...(e.items.length === 0
        ? [t.verb(e.seat, ' has nothing to discard.', ' have nothing to discard.')]
        : [t.verb(e.seat, ' discards ', ' discard '), ...items(t, e.items), '.']),
    ),
  peeked: (e, t) => ({
    pieces: [
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' looks at ', ' look at '),
      e.n > 1 ? `the next ${e.n} cards ` : 'the next card ',
      e.deck === 'item' ? 'of the item deck.' : 'of the adventure deck.',
    ],
    ...(e.cards !== undefined &&
      e.cards.length > 0 && {
        after: ['You see ', ...listed(e.cards.map(e.deck === 'item' ? t.item : t.adventure), ' then '), '.'],
      }),
  }),
  'item-swapped': (e, t) => {
    const place = { discard: 'from the discard', window: 'from the window', storage: 'from storage' }[e.with];
    return line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' exchanges ', ' exchange '),
      e.gave === NONE ? 'an item of the hand' : t.item(e.gave),
      ' for ',
      ...(e.got === NONE ? [`an item ${place}`] : [t.item(e.got), `, ${place}`]),
      '.',
    );
  },
  'item-shown': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' shows ', ' show '),
      t.item(e.item),
      e.from === 'hand' ? ', in hand.' : ', in storage.',
    ),
  'gear-returned': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' takes ', ' take '),
      t.item(e.item),
      ' back to hand, off ',
      t.hero(e.hero),
      '.',
    ),
  'item-stolen': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' takes ', ' take '),
      e.item === NONE ? 'an item' : t.item(e.item),
      ' from ',
      t.who(e.from),
      '.',
    ),
  'adventure-changed': (e, t) =>
    line(
      ...by(t, e.by),
      t.hero(e.hero),
      ...exchanged(e.was, e.now, {
        gains: (cards) => [' gets ', ...listed(cards.map(t.adventure), ' and '), '.'],
        loses: (cards) => [' drops ', ...listed(cards.map(t.adventure), ' and '), '.'],
        swaps: (gone, come) => [
          ' swaps ',
          ...listed(gone.map(t.adventure), ' and '),
          ' for ',
          ...listed(come.map(t.adventure), ' and '),
          '.',
        ],
        same: [' keeps the same fate.'],
      }),
    ),
  'heroes-swapped': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' exchanges ', ' exchange '),
      t.hero(e.gave),
      ' for ',
      t.hero(e.got),
      ...(e.partner === NONE ? [', in the square.'] : [', with ', t.who(e.partner), '.']),
    ),
  'offer-refreshed': (e, t) =>
    line(
      ...by(t, e.by),
      e.by === undefined ? 'The offer changes: ' : 'the offer changes, here come ',
      ...(e.offer.length === 0 ? ['nobody'] : listed(e.offer.map(t.employee), ' and ')),
      '.',
    ),
  'fate-changed': (e, t) => line(...by(t, e.by), t.hero(e.hero), fates[e.fate]),
  'purchases-changed': (e, t) =>
    line(...by(t, e.by), t.who(e.seat), ` may buy ${count('en', e.n, 'more card', 'more cards')} this turn.`),
};
