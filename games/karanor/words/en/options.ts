/** Table options in English: what each value means for the game. */
import type { Words } from '../words.ts';

const yesNo = { true: 'yes', false: 'no' } as const;

const begins = Object.fromEntries([1, 2, 3, 4, 5, 6].map((seat) => [seat, `The player in seat ${seat} begins.`]));

export const options: Words['options'] = {
  firstPlayer: {
    name: 'First player',
    values: { random: 'at random', 1: 'seat 1', 2: 'seat 2', 3: 'seat 3', 4: 'seat 4', 5: 'seat 5', 6: 'seat 6' },
    consequence: { random: 'Chance says who begins.', ...begins },
  },
  storyDeal: {
    name: 'Stories',
    values: { one: 'one, at random', choose: 'one of two' },
    consequence: {
      one: 'Everybody gets a story at random.',
      choose: 'Everybody chooses one story of two; not with six players.',
    },
  },
  questPrivacy: {
    name: 'Quests',
    values: { secret: 'secret', open: 'open' },
    consequence: {
      secret: 'Quests in hand are hidden unless read aloud.',
      open: 'Quests in hand are seen by all.',
    },
  },
  goldPrivacy: {
    name: 'Gold and resources',
    values: { open: 'visible', hidden: 'hidden' },
    consequence: {
      open: 'Everybody sees the gold and resources of the others.',
      hidden: 'Everybody sees their own goods only; cards may be aimed in vain.',
    },
  },
  twoPlayerMarket: {
    name: 'Market for two',
    values: yesNo,
    consequence: {
      true: 'With two players, a market buys and sells the six ordinary resources.',
      false: 'With two players, no market: trades between the two only.',
    },
  },
  marketPlace: {
    name: 'Where the market is',
    values: { anywhere: 'anywhere', cities: 'in cities' },
    consequence: {
      anywhere: 'The market can be visited from anywhere.',
      cities: 'The market can be visited from a city only.',
    },
  },
  gifts: {
    name: 'Gifts',
    values: yesNo,
    consequence: {
      true: 'One may give without getting anything.',
      false: 'In a trade both sides give something.',
    },
  },
  curseTradable: {
    name: 'Curse tradable',
    values: yesNo,
    consequence: {
      true: 'The Curse of Salanche may pass to whoever accepts it.',
      false: 'The Curse of Salanche cannot be traded.',
    },
  },
  villasTradable: {
    name: 'Villas tradable',
    values: yesNo,
    consequence: {
      true: 'A villa may change hands; its prestige stays with whoever bought it.',
      false: 'A villa, once bought, never changes hands.',
    },
  },
  earnOncePerRound: {
    name: 'One yield per round',
    values: yesNo,
    consequence: {
      true: 'An associate or artefact yields once per round only, even when lent.',
      false: 'A lent associate yields at the income of each of its owners.',
    },
  },
  tieBreak: {
    name: 'Ties',
    values: { gold: 'gold, then shared', long: 'gold, commerces, villas, income' },
    consequence: {
      gold: 'With equal prestige, most gold; then victory is shared.',
      long: 'With equal prestige: gold, then commerces, villas and income.',
    },
  },
  reserve: { name: 'Reserve', consequence: 'Tokens of each ordinary resource; 12 as a rule.' },
  diamonds: { name: 'Diamonds', consequence: 'Diamonds in the reserve; 8 as a rule.' },
  roundCap: {
    name: 'Last round',
    consequence: 'The game ends after this round at the latest; 0: no limit.',
  },
  interruptGapMs: {
    name: 'Time to react',
    consequence: 'Thousandths of a second left after each move to whoever holds a black market card.',
  },
  dropOut: {
    name: 'When somebody leaves',
    values: { bot: 'a bot plays', frozen: 'seat frozen' },
    consequence: {
      bot: 'A bot takes the place of whoever leaves.',
      frozen: 'The seat of whoever leaves is frozen: its turns are skipped, its goods stay out of play.',
    },
  },
  undo: {
    name: 'Undo',
    values: yesNo,
    consequence: {
      true: 'The last move can be taken back while nothing hidden has been seen.',
      false: 'A move made is made for good.',
    },
  },
};

export const presets: Words['presets'] = {
  classic: { name: 'Classic', promise: 'The rules of the book, goods in view of all.' },
  secretive: { name: 'Hidden purses', promise: 'Gold and resources behind the screen: bargain in the dark.' },
  short: { name: 'Short', promise: 'Ten rounds at most.' },
};
