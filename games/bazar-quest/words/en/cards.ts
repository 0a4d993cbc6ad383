/** Abilities in English: when they work, and what they do. */
import { count, plain, signed } from '../../../../web/words/telling/figures.ts';
import type { Duration, Heroes, Players, Stat, StatTarget, Trigger } from '../../rules/clauses.ts';
import { type Grammar, hasNamedAdventure, isHeroNamed, isOwnHero, isOwnStat, type Told } from '../grammar.ts';
import { conditions } from './conditions.ts';
import {
  acts,
  adventureCard,
  amount,
  coins,
  glory,
  heroActs,
  heroPhrase,
  playerPhrases,
  things,
  which,
  withArticle,
} from './phrases.ts';

/** Moments that mean the same to every card. */
const moments: Readonly<Partial<Record<Trigger, string>>> = {
  monsterRevealed: 'when the monster appears',
  supplyStart: 'at the start of supply',
  supplyEnd: 'at the end of supply',
  displayStart: 'at the start of display',
  displayRevealed: 'when the windows open',
  shoppingStart: 'at the start of shopping',
  allInvited: 'when all heroes are in',
  shoppingEnd: 'at the end of shopping',
  adventureStart: 'at the start of the adventure',
  adventureDealt: 'before the fights',
  fightsDone: 'after all fights',
  monsterDefeated: 'when the monster falls',
  rewards: 'after the rewards',
  adventureEnd: 'at the end of the adventure',
  upgradeStart: 'at the start of upgrades',
  ownUpgradeTurn: 'on your turn to upgrade',
  cardBought: 'when you buy a card',
  upgradeEnd: 'at the end of upgrades',
  inventoryStart: 'at the start of inventory',
  roundEnd: 'at the end of the round',
  gameEnd: 'at the end of the game',
  static: '',
};

/** Moments of one hero: its own cards need not name it. */
function trigger(told: Told): string {
  const { on } = told.effect;
  const hero = heroPhrase('hero', told);
  const whose = isOwnHero('hero', told) ? 'the' : 'your hero’s';
  switch (on) {
    case 'heroInvited':
      return `when ${hero} enters your shop`;
    case 'itemSold':
      if (told.kind === 'item') return 'when this is sold';
      return told.kind === 'hero' ? `when ${hero} buys an item` : 'when you sell an item';
    case 'fightStart':
      return `at the start of ${whose} fight`;
    case 'beforeAttack':
      return `before ${whose} attack`;
    case 'attackSucceeded':
      return `if ${whose} attack succeeds`;
    case 'attackFailed':
      return `if ${whose} attack fails`;
    case 'beforeDefence':
      return `before ${whose} defence`;
    case 'heroSurvived':
      return `if ${hero} survives`;
    case 'heroDefeated':
      return `if ${hero} is defeated`;
    default:
      return moments[on] ?? '';
  }
}

const durations: Readonly<Record<Duration, string>> = {
  fight: ' for this fight',
  phase: ' this phase',
  round: ' this round',
  inPlay: '',
};

const units: Readonly<Record<Stat, (n: number) => string>> = {
  attack: () => 'attack',
  defence: () => 'defence',
  hearts: (n) => (Math.abs(n) === 1 ? 'heart' : 'hearts'),
  price: () => 'to its price',
  windowValue: () => 'window value',
  displaySlots: (n) => (Math.abs(n) === 1 ? 'window slot' : 'window slots'),
  storageSlots: (n) => (Math.abs(n) === 1 ? 'storage slot' : 'storage slots'),
  resistance: () => 'resistance',
  strength: () => 'strength',
  reward: () => 'coins of reward',
};

const names: Readonly<Record<Stat, string>> = {
  attack: 'attack',
  defence: 'defence',
  hearts: 'hearts',
  price: 'price',
  windowValue: 'window value',
  displaySlots: 'window slots',
  storageSlots: 'storage slots',
  resistance: 'resistance',
  strength: 'strength',
  reward: 'reward',
};

/** Whose number changes, with its verb. */
function stat(target: StatTarget, told: Told, you: string, they: string): string {
  switch (target.stat) {
    case 'attack':
    case 'defence':
      return `${heroActs(target.of, told)} ${they}`;
    case 'hearts':
    case 'price': {
      if (target.of === 'self') return `this item ${they}`;
      const places = {
        owner: { equipped: `on ${heroPhrase('hero', told)}`, window: 'in your window', hand: 'in your hand' },
        opponents: { equipped: 'on a rival hero', window: 'in a rival window', hand: 'in a rival hand' },
        allPlayers: { equipped: 'on a hero', window: 'in a window', hand: 'in a hand' },
      }[target.whose ?? 'owner'];
      return `each ${which('item', target.filter, told)} ${places[target.of]} ${they}`;
    }
    case 'windowValue':
    case 'displaySlots':
    case 'storageSlots':
      return acts(target.of, you, they);
    default:
      return `the monster ${they}`;
  }
}

/** How long, where it does not go without saying: a fight is soon over. */
const lasting = (during: Duration, target: StatTarget): string =>
  during === 'fight' && (target.stat === 'attack' || target.stat === 'defence') ? '' : durations[during];

const places = { discard: 'in the discard', window: 'in your window', storage: 'in your storage' } as const;
const bought = { employee: 'employees', upgrade: 'upgrades', flip: 'flips', any: 'purchases' } as const;
const adventureOf = (of: Heroes, told: Told): string =>
  hasNamedAdventure(told) && of === 'hero' ? 'it' : adventureCard(of, told);

const none: Readonly<Partial<Record<Players, string>>> = { allPlayers: 'nobody', opponents: 'no rival' };
/** Heroes are chosen in one phase of a round. */
const ranked = (during: Duration): string => (during === 'inPlay' ? ' every round' : '');
const attackOf = (of: Heroes, told: Told): string =>
  isOwnHero(of, told) ? 'the attack' : `the attack of ${heroPhrase(of, told)}`;

export const english: Grammar = {
  trigger,
  conditions,
  from: { window: 'in the window: ', hand: 'in hand: ', storage: 'in storage: ' },
  uses: { round: 'once a round', game: 'once a game' },
  everyTime: ', every time',
  ifYouWish: 'if you wish',
  alsoWhenDefeated: ', even if the monster falls',
  ifWord: 'if',
  and: ' and ',
  or: ' or ',
  apart: '; ',
  clauses: {
    addStat: (c, t) => {
      const change = amount(c.by, (n) => `${signed(n)} ${units[c.stat](n)}`);
      return `${isOwnStat(c, t) ? '' : `${stat(c, t, 'have', 'has')} `}${change}${lasting(c.during, c)}`;
    },
    setStat: (c, t) => `${stat(c, t, 'go', 'goes')} to ${plain(c.to)} in ${names[c.stat]}${lasting(c.during, c)}`,
    doubleStat: (c, t) => `${stat(c, t, 'count', 'counts')} double in ${names[c.stat]}${lasting(c.during, c)}`,
    addClass: (c, t) => `${heroActs(c.of, t)} also counts as ${t.className(c.class)}${durations[c.during]}`,
    anyClass: (c, t) => `${heroActs(c.of, t)} counts as every class${durations[c.during]}`,
    ignoreClassForSale: (c, t) => `your ${which('items', c.filter, t)} sell to every class${durations[c.during]}`,
    ignoreClassForInvite: (c) => `any hero in the centre may enter your shop${durations[c.during]}`,
    gainCoins: (c) => `${acts(c.who, 'gain', 'gains')} ${amount(c.n, coins)}`,
    loseCoins: (c) => `${acts(c.who, 'lose', 'loses')} ${amount(c.n, coins)}`,
    moveCoins: (c, t) => {
      const giver = c.from === 'hero' ? heroActs('hero', t) : playerPhrases[c.from];
      const taker = c.to === 'hero' ? heroActs('hero', t) : playerPhrases[c.to];
      return `${giver} ${c.from === 'owner' ? 'give' : 'gives'} ${taker} ${coins(c.n)}`;
    },
    gainGlory: (c) => `${acts(c.who, 'gain', 'gains')} ${amount(c.n, glory)}`,
    loseGlory: (c) => `${acts(c.who, 'lose', 'loses')} ${glory(c.n)}`,
    heroGainsCoins: (c, t) => `${heroActs(c.of, t)} gains ${amount(c.n, coins)}`,
    heroLosesCoins: (c, t) => `${heroActs(c.of, t)} loses ${coins(c.n)}`,
    extraReward: (c, t) => `${heroActs(c.of, t)} gets ${coins(c.n)} more as reward`,
    scoreBonus: (c) => `${acts(c.who, 'score', 'scores')} ${amount(c.n, (n) => count('en', n, 'point', 'points'))}`,
    addWound: (c, t) => {
      const wounds = count('en', c.n, 'wound', 'wounds');
      return c.asHero
        ? `${heroActs('hero', t)} deals ${wounds}`
        : `the monster takes ${count('en', c.n, 'more wound', 'more wounds')}`;
    },
    removeWound: (c) => `the monster heals ${count('en', c.n, 'wound', 'wounds')}`,
    autoHit: (c, t) => `${attackOf(c.of, t)} is sure to succeed`,
    autoMiss: (c, t) => `${attackOf(c.of, t)} is sure to fail`,
    autoSurvive: (c, t) => `${heroActs(c.of, t)} is sure to survive`,
    killHero: (c, t) => `${heroActs(c.of, t)} is defeated`,
    heroesLeave: (c) =>
      `heroes leave the deck until it has ${c.fewer === 0 ? 'as many as' : `${c.fewer} fewer than`} are in play`,
    preventDefeat: (c, t) => `${heroActs(c.of, t)} escapes one defeat this round`,
    ignoreAdventure: (c, t) => `${adventureOf(c.of, t)} has no effect`,
    redrawAdventure: (c, t) => `replace ${adventureCard(c.of, t)}`,
    drawExtra: (c, t) => {
      if (c.keep === 'choose') return `draw a 2nd adventure card for ${heroActs(c.of, t)} and keep one`;
      const draws = `${heroActs(c.of, t)} draws a 2nd adventure card`;
      return c.keep === 'worst' ? `${draws} and keeps the worse` : draws;
    },
    peekAdventure: (c) => (c.n === 1 ? 'look at the next adventure card' : `look at the next ${c.n} adventure cards`),
    giveAdventureTo: (_, t) => `swap ${adventureCard('hero', t)} with another hero’s`,
    drawItems: (c) => `${acts(c.who, 'draw', 'draws')} ${things(c.n)}`,
    discardItems: (c) =>
      `${acts(c.who, 'discard', 'discards')} ${things(c.n)} ${c.how === 'random' ? 'at random' : 'by choice'}`,
    peekItems: (c) => (c.n === 1 ? 'look at the next item of the deck' : `look at the next ${c.n} items of the deck`),
    swapItem: (c) => `swap an item of your hand with one ${places[c.with]}`,
    returnGearToHand: (c, t) => {
      const whose = isHeroNamed(t) ? 'its' : `${heroPhrase('hero', t)}’s`;
      return `one of ${whose} ${which('items', c.filter, t)} returns to your hand`;
    },
    stealItem: (c) => `take an item ${c.how === 'random' ? 'at random' : 'by choice'} from ${playerPhrases[c.from]}`,
    dealExtra: (c) => `${acts(c.who, 'get', 'gets')} ${count('en', c.n, 'more item', 'more items')}`,
    rankFirst: (c) => `you choose your hero first${ranked(c.during)}`,
    rankLast: (c) => `${acts(c.who, 'choose', 'chooses')} a hero last${ranked(c.during)}`,
    swapHero: (c) => `swap your hero with ${c.with === 'shop' ? 'that of another shop' : 'one in the centre'}`,
    takeQuestToken: () => 'take the quest token',
    sellFromWindow: (c) => `you may sell ${things(c.n)} from your window${durations[c.during]}`,
    sellToOtherHero: (c) => `you may sell to heroes in other shops, which get the coins${durations[c.during]}`,
    discount: (c) =>
      `your ${bought[c.on]} cost ${coins(Math.abs(c.n))} ${c.n < 0 ? 'more' : 'less'}${durations[c.during]}`,
    extraPurchase: (c) => `you may make ${count('en', c.n, 'more purchase', 'more purchases')}`,
    freeFlip: () => 'flip one of your upgrades for free',
    refreshOffer: () => 'two new employees replace the offer',
    forbid: (c, t) => {
      const nobody = none[c.who];
      const who = nobody === undefined ? acts(c.who, 'may not', 'may not') : `${nobody} may`;
      const what = { sell: 'item', display: 'item', store: 'item', invite: 'hero', buy: 'card' }[c.act];
      return `${who} ${c.act} ${withArticle(which(what, c.filter, t))}${durations[c.during]}`;
    },
  },
};
