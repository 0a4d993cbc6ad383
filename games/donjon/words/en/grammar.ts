/** Abilities in English: when they work, and what they do. */
import { signed } from '../../../../web/words/telling/figures.ts';
import type { Die, Duration, ObjectType, Target, Trigger } from '../../rules/clauses.ts';
import { CURSE } from '../../rules/content.ts';
import { acting, type Grammar, isOfFight, isWon, type Told } from '../grammar.ts';
import { adverbs, anObject, facts, gems, trophies, wounds } from './facts.ts';

const subjects: Readonly<Record<Exclude<Target, 'self'>, string>> = {
  activePlayer: 'the active player',
  chosenPlayer: 'a player of your choice',
  allPlayers: 'everybody',
  mostTP: 'the player in the lead',
  fewestTP: 'the player furthest behind',
  beatenPrincipal: 'the loser',
  ally: 'your ally',
};
const acts = acting(subjects);

/** Moments that mean the same to every card. */
const moments: Readonly<Record<Trigger, string>> = {
  onRoundStart: 'at the start of every round',
  onTurnStart: 'at the start of your turn',
  onBuy: 'when you buy it',
  onGuildDraw: 'when you draw at the guild',
  onDraw: 'before you draw in the dungeon',
  onReveal: 'when a monster appears',
  beforeDice: 'before the dice',
  afterDice: 'after the dice',
  afterReveal: 'when the fists open',
  onWound: 'when a fight wounds you',
  onWin: 'when you win a fight',
  onLose: 'when you lose a fight',
  afterDungeon: 'after a dungeon fight',
  afterArena: 'after an arena',
  whileHeld: '',
};

/** A card of the deck speaks of its own reveal and its own fight. */
function trigger(told: Told): string {
  const { kind, effect } = told;
  if (isWon(told)) return effect.on === 'afterDungeon' ? 'after a dungeon fight won' : 'after an arena won';
  if (effect.on === 'onReveal' && kind === 'monster') return 'when it appears';
  if (effect.on === 'onReveal' && (kind === 'event' || kind === 'special')) return '';
  if (kind === 'monster' && effect.on === 'onWin') return 'if you beat it';
  if (kind === 'monster' && effect.on === 'onLose') return 'on a defeat';
  return moments[effect.on];
}

/** How long; an event lies in play until its drawer's next turn (DQ-R17). */
function lasting(during: Duration, told: Told): string {
  switch (during) {
    case 'combat':
      return isOfFight(told) ? '' : ' for this fight';
    case 'round':
      return ' this round';
    case 'ownTurn':
      return ' until your next turn';
    case 'held':
      return told.kind === 'event' ? ' until your next turn' : '';
  }
}

const dice: Readonly<Record<Die | 'own' | 'choose', string>> = {
  green: 'the green die',
  red: 'the red die',
  own: 'your die',
  choose: 'one of the two dice',
};
const dearer = (n: number): string => `${gems(Math.abs(n))} ${n < 0 ? 'less' : 'more'}`;
const objectOf = (type: ObjectType | undefined): string => (type === undefined ? 'an object' : anObject[type]);
const nextCards = (n: number): string =>
  n > 1 ? `the next ${n} cards of the dungeon` : 'the next card of the dungeon';

const clauses: Grammar['clauses'] = {
  gems: ({ n, who }) =>
    n < 0 ? `${acts(who, 'lose', 'loses')} ${gems(-n)}` : `${acts(who, 'take', 'takes')} ${gems(n)}`,
  gemsFraction: ({ round, who }) =>
    `${acts(who, 'lose half of your gems', 'loses half of their gems')}, rounded ${round}`,
  moveGems: ({ n, from, to }) => {
    if (from === 'self') return to === 'self' ? '' : `give ${gems(n)} to ${subjects[to]}`;
    if (to === 'self') return `take ${gems(n)} from ${subjects[from]}`;
    return `${subjects[from]} gives ${gems(n)} to ${subjects[to]}`;
  },
  tp: ({ n, who }) =>
    n < 0 ? `${acts(who, 'lose', 'loses')} ${trophies(-n)}` : `${acts(who, 'gain', 'gains')} ${trophies(n)}`,
  wounds: ({ n, who }) =>
    n < 0 ? `${acts(who, 'heal', 'heals')} ${wounds(-n)}` : `${acts(who, 'take', 'takes')} ${wounds(n)}`,
  healAll: ({ who }) => acts(who, 'heal all your wounds', 'heals all their wounds'),
  recover: ({ n }) => `you heal ${wounds(n)} at the start of your turn, instead of one`,
  ignoreWounds: ({ what }, { effect }) => {
    if (what === 'kritikExtra')
      return effect.on === 'whileHeld'
        ? 'a defeat on a KritiK costs you only one wound'
        : 'take only one, even on a KritiK';
    return effect.on === 'whileHeld' ? 'your defeats do not wound you' : 'ignore all wounds of this fight';
  },
  power: ({ n, during, flat }, told) =>
    `${signed(n)} power${lasting(during, told)}${flat ? ', not halved for an ally' : ''}`,
  doublePowerAndDie: () => 'double your power and your die',
  reroll: ({ die }) => `reroll ${dice[die]}`,
  setDieFace: ({ die, face }) => `turn ${dice[die]} to ${face}`,
  priceChange: ({ n, who, during }, told) =>
    `${who === 'self' ? 'the shop charges you' : 'the shop charges'} ${dearer(n)} for objects${lasting(during, told)}`,
  guildDraw: ({ n }) => `you draw ${n} quests at the guild, to keep one`,
  peek: ({ n }) => `look at ${nextCards(n)}`,
  reorder: () => 'put them back in any order',
  drawFrom: () => 'draw one of them',
  discardTop: ({ n }) => `discard ${nextCards(n)}`,
  drawAgain: () => 'draw again',
  takeObject: ({ from, type, price }) => {
    if (from === 'dragon') return `take ${objectOf(type)} of the dragons`;
    if (price === undefined) return `take ${objectOf(type)} from the shop without paying`;
    return `you may buy ${objectOf(type)} ${price === 0 ? 'at its price' : `for ${dearer(price)}`}`;
  },
  loseObject: ({ who, type }) =>
    acts(who, `return ${objectOf(type)} to the shop`, `returns ${objectOf(type)} to the shop`),
  giveCurse: ({ to }) => `${acts(to, 'take', 'takes')} the curse (${signed(-CURSE)} power)`,
  removeCurse: ({ who }) => `${acts(who, 'shed', 'sheds')} the curse`,
  keepCard: () => 'keep this card',
  discardSelf: (_, { kind }) => `discard this ${kind === 'object' ? 'object' : 'card'}`,
  forbidArena: ({ during }, told) => `no arena may be opened${lasting(during, told)}`,
  fleeAlways: () => 'you may flee any monster',
  neutraliseAlly: () => 'an opposing ally of your choice becomes neutral',
  manual: ({ text }) => `apply by hand: “${text.en.replace(/\.$/, '')}”`,
};

export const english: Grammar = {
  typeset: (text) => text,
  trigger,
  adverbs,
  won: 'your side has won',
  facts,
  clauses,
  choice: (ways) => `at your choice ${ways.join(' or ')}`,
  discardSpoil: (what) => `you may discard a spoil; if you do, ${what}`,
  oncePerGame: 'once a game',
  ifYouWish: 'if you wish',
  ifWord: 'if',
  and: ' and ',
  andThen: ', then ',
  otherReward: (other, points) => `or, if you prefer, ${gems(other)} and ${trophies(points)}`,
  notBefore: (round) => `not before round ${round}`,
  round: 'round',
  yes: 'yes',
  no: 'no',
  colon: ': ',
};
