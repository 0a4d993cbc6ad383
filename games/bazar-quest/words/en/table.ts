/** The game's words around the table in English. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { TableWords } from '../words.ts';
import { stage } from './stage.ts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const coinsOf = (n: number) => count('en', n, 'coin', 'coins');

export const table: TableWords = {
  chapter: (round, fallen) => `Round ${round} · ${count('en', fallen, 'monster', 'monsters')} of 3 defeated`,
  heading: (round) => `Round ${round}`,
  phaseHeading: (round, phase) => `Round ${round} · ${stage.faces.phases[phase]}`,
  hints: {
    supply: 'Keep one item of your packet, pass the rest on, and again.',
    display: 'Show something to draw them in: hearts give first pick, classes attract.',
    shopping: 'Invite a hero, then sell what they can pay for and wear.',
    adventure: 'Each hero attacks, then defends: 1 glory per success.',
    upgrade: 'One purchase per turn: more slots, an employee, or nothing at all.',
    inventory: 'Keep one item for the next round, the rest is thrown away.',
  },
  yourMove: (name) => `Your move, ${name}:`,
  waitingFor: 'Waiting for ',
  gameOver: 'The game is over.',
  reopen: 'choice taken back',
  status: {
    pass: (n, to) => `keep one item, ${n === 1 ? 'the last one goes' : `the other ${n} go`} to ${to}.`,
    sell: (heroes, again) =>
      `${again ? 'sell once more to ' : 'sell to '}${and.format(heroes.map(({ name, coins }) => `${name} (${coinsOf(coins)})`))}, then finish.`,
    employee: (name) => `call on ${name}, or let them rest.`,
    effect: (card, wants) =>
      `${card}, ${
        {
          may: 'do you use it?',
          player: 'choose a merchant.',
          hero: 'choose a hero.',
          handItem: 'choose an item from your hand.',
          storageItem: 'choose an item from your storage.',
          windowItem: 'choose an item from your window.',
          discardItem: 'choose an item from the discard.',
          gear: 'choose a piece of gear.',
          adventure: 'choose an adventure card.',
          upgrade: 'choose an upgrade.',
        }[wants]
      }`,
    purchases: (coins) => `buy, hire or keep your ${coinsOf(coins)}.`,
    slots: (kind, slots) =>
      kind === 'display'
        ? `display ${slots === 1 ? 'one item' : `1 to ${slots} items`}, in secret.`
        : `store ${slots === 1 ? 'one item' : `1 to ${slots} items`}, the rest is discarded.`,
  },
  terms: { points: 'points', glory: 'glory', coins: 'coins', bonus: 'cards', fromCoins: 'coins ÷ 10' },
  optionSummary: ({ seats, wounds, spare, extras, hasOdds }) =>
    `${seats} merchants, ${and.format(extras)}, ${hasOdds ? 'with' : 'without'} odds shown. ${wounds} wounds per monster; ${spare} heroes in the deck, and if one more is needed, everybody loses.`,
  base: 'base game',
  endings: {
    victory: 'the three monsters are defeated.',
    defeat: 'The town has run out of heroes: everybody loses.',
    endless: 'Thirty rounds without an end: everybody loses.',
  },
  wins: (isYou, n) => (isYou || n > 1 ? ' win: ' : ' wins: '),
  tieBreaks: { coins: 'Equal points: coins decided.' },
  shared: 'Equal points and equal coins: a shared victory.',
};
