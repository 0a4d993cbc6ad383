/** The adventure phase in the English log: fights with their sums, wounds, rewards, the dead and the new. */
import type { Piece } from '../../../../web/face.ts';
import { count, plain } from '../../../../web/words/telling/figures.ts';
import { line } from '../../../../web/words/telling/lines.ts';
import { NONE } from '../../rules/state.ts';
import { sum, type Teller } from '../teller.ts';
import type { AdventureEvent, LogWords } from '../words.ts';
import { by, coinsOf, heroes, items, woundsOf } from './pieces.ts';

/** Last words over a hero; which one depends on the hero alone. */
const EPITAPHS = [
  'The warranty ends here.',
  'No returns, no exchanges.',
  'The bill, however, survives.',
  'A loyal customer to the end.',
  'Customer service is in mourning.',
];

const fightSum = (t: Teller, name: string, terms: Parameters<typeof sum>[1], total: number): Piece[] => [
  `${name}: `,
  ...sum(t, terms, { becomes: 'becomes', ability: 'ability' }),
  ` = ${plain(total)}.`,
];
const against = (total: number, needed: number) => `${plain(total)} against ${plain(needed)}`;
const glory = (t: Teller, seat: number): Piece[] => [' and earns ', t.who(seat), ' 1 glory'];

export const adventure: Pick<LogWords, AdventureEvent> = {
  'adventures-dealt': (e, t) => ({
    pieces: ['Fate steps in: one adventure card per hero.'],
    ...(e.cards.length > 0 && {
      after: [
        ...e.cards.flatMap(({ hero, adventure }, i): Piece[] => [
          ...(i === 0 ? [] : ['; ']),
          t.hero(hero),
          ': ',
          t.adventure(adventure),
        ]),
        '.',
      ],
    }),
  }),
  'attack-succeeded': (e, t) => ({
    pieces: [
      t.hero(e.hero),
      ` wounds the monster (${against(e.attack.total, e.attack.needed)})`,
      ...glory(t, e.seat),
      '. Wounds ',
      { was: e.was, now: e.now },
      '.',
    ],
    after: [
      ...fightSum(t, 'Attack', e.attack.terms, e.attack.total),
      ...(e.attack.total < e.attack.needed
        ? [' An ability makes the blow certain.']
        : e.attack.total === e.attack.needed
          ? [' Equal is enough.']
          : []),
    ],
  }),
  'attack-failed': (e, t) => ({
    pieces: [t.hero(e.hero), ` does not wound the monster (${against(e.attack.total, e.attack.needed)}).`],
    after: [
      ...fightSum(t, 'Attack', e.attack.terms, e.attack.total),
      ...(e.attack.total >= e.attack.needed ? [' An ability makes the blow miss.'] : []),
    ],
  }),
  'hero-survived': (e, t) => ({
    pieces: [t.hero(e.hero), ` survives (${against(e.defence.total, e.defence.needed)})`, ...glory(t, e.seat), '.'],
    after: [
      ...fightSum(t, 'Defence', e.defence.terms, e.defence.total),
      ...(e.defence.total < e.defence.needed
        ? [' An ability saves the day.']
        : e.defence.total === e.defence.needed
          ? [' Equal is enough.']
          : []),
    ],
  }),
  'hero-defeated': (e, t) => ({
    pieces: [
      ...by(t, e.by),
      t.hero(e.hero),
      e.defence === null ? ' falls. ' : ` falls (${against(e.defence.total, e.defence.needed)}). `,
      EPITAPHS[e.hero % EPITAPHS.length],
    ],
    after: [
      ...(e.defence === null ? [] : [...fightSum(t, 'Defence', e.defence.terms, e.defence.total), ' ']),
      `${coinsOf(e.lost)} to the bank`,
      ...(e.gear.length === 0 ? [] : ['. Gear worn: ', ...items(t, e.gear)]),
      '.',
    ],
  }),
  'defeat-prevented': (e, t) => line(t.hero(e.hero), ' should have fallen, but stands.'),
  'free-wounds': (e) => ({
    pieces: [
      e.rule === 'BZ-902'
        ? `Only one hero wounded the monster: ${count('en', e.n, 'more wound', 'more wounds')} (rule BZ-902).`
        : `No hero wounded the monster: ${count('en', e.n, 'free wound', 'free wounds')} (rule ${e.rule}).`,
    ],
    after: ['Wounds ', { was: e.was, now: e.now }, ', no glory.'],
  }),
  'monster-defeated': (e, t) => ({
    pieces: [`The monster falls, with ${woundsOf(e.wounds)}: farewell, `, t.monster(e.monster), '!'],
    after: [e.last ? 'It was the last monster: points are counted.' : 'The chest is open.'],
  }),
  'monster-stands': (e, t) =>
    line('The monster, ', t.monster(e.monster), `, still stands: ${woundsOf(e.wounds)} of ${e.threshold}.`),
  'rewards-paid': (e, t) => {
    if (e.rewards.length === 0) return line('No living hero to reward.');
    const [first] = e.rewards;
    const isSame = e.rewards.every(({ n }) => n === first.n);
    const what = e.fallen ? 'The monster’s chest' : 'The day’s bounty';
    return {
      pieces: [isSame ? `${what}: ${coinsOf(first.n)} per living hero.` : `${what} goes to the living heroes.`],
      after: [
        ...e.rewards.flatMap(({ hero, n, now }, i): Piece[] => [
          ...(i === 0 ? [] : [', ']),
          t.hero(hero),
          ' ',
          { was: now - n, now },
        ]),
        ' coins.',
      ],
    };
  },
  'adventures-shuffled': (e) => line(`All ${e.cards} adventure cards make a new deck.`),
  'heroes-returned': (e, t) =>
    e.heroes.length === 0
      ? line('No hero comes back to the square.')
      : line(...heroes(t, e.heroes), e.heroes.length > 1 ? ' come' : ' comes', ' back to the square.'),
  'hero-arrived': (e, t) => ({
    pieces: [
      t.hero(e.hero),
      ...(e.replaces === NONE ? [' arrives'] : [' replaces ', t.hero(e.replaces)]),
      `, purse ${coinsOf(e.purse)}.`,
    ],
    after: [
      e.left === 0
        ? 'No hero left in the deck: at the next one to replace, everybody loses.'
        : `Heroes in the deck: ${e.left}.`,
    ],
  }),
};
