/** What is written on the table itself: rail, companions, village, dungeon, bargains, accounts, quests. */

import type { StatusWords } from '../../../web/words/telling/status.ts';
import type { WordStatus } from '../../bargain/words.ts';
import type { Die, ObjectType } from '../rules/clauses.ts';
import type { PowerTerm } from '../rules/effects/power.ts';
import type { Wants } from '../rules/effects/types.ts';
import type { Side } from '../rules/state.ts';
import type { GoodsWords } from './goods.ts';

type Stage = 'setup' | 'village' | 'choose' | 'card' | 'dungeon' | 'arena' | 'accounts' | 'end';
type RailStep =
  | 'village'
  | 'dungeon'
  | 'talk'
  | 'fight'
  | 'accounts'
  | 'arena'
  | 'alliances'
  | 'dice'
  | 'fists'
  | 'loot';

export interface TableWords {
  readonly you: string;
  readonly robot: string;
  readonly close: string;
  readonly or: string;
  readonly to: string;
  readonly against: string;
  readonly goOn: string;
  readonly sent: string;
  readonly changeMind: string;
  readonly sealedNote: string;
  readonly reopen: string;
  readonly setup: string;
  look(card: string): string;
  of(n: number): string;

  // The whole game
  chapter(round: number, target: number): string;
  heading(round: number): string;
  turnHeading(round: number, name: string): string;
  readonly terms: Readonly<Record<string, string>>;
  readonly endings: Readonly<Record<string, string>>;
  wins(isYou: boolean, n: number): string;
  readonly tieBreaks: Readonly<Record<string, string>>;
  readonly shared: string;
  optionSummary(facts: { readonly seats: number; readonly target: number; readonly extras: readonly string[] }): string;

  // Companions and one's own board
  seeSeat(name: string): string;
  readonly mine: string;
  readonly power: string;
  readonly powerShort: string;
  readonly powerTerms: Readonly<Record<PowerTerm['kind'], string>>;
  readonly ally: string;
  wounds(n: number): string;
  readonly cursed: string;
  /** Before the marks of words kept. */
  readonly word: string;
  openQuests(n: number): string;
  readonly objects: string;
  readonly spoils: string;
  readonly noSpoils: string;
  readonly kept: string;
  readonly character: string;
  readonly powerReady: string;
  readonly powerUsed: string;
  die(colour: Die, face: number): string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly goods: GoodsWords;

  readonly rail: {
    readonly title: string;
    readonly steps: Readonly<Record<RailStep, string>>;
    readonly observation: string;
    last(name: string, isYou: boolean): string;
    cardsLeft(n: number): string;
    /** The same where there is little room. */
    readonly short: { readonly observation: string; readonly last: string; cardsLeft(n: number): string };
    deck(n: number): string;
    pot(n: number): string;
    bank(n: number): string;
    goal(n: number): string;
  };
  readonly tabs: {
    readonly title: string;
    readonly stages: Readonly<Record<Stage, string>>;
    readonly me: string;
    readonly players: string;
  };
  /** After "Your move:", with what it is about. */
  readonly status: StatusWords & {
    village(gems: number, isAfter: boolean): string;
    face(monster: string, power: number, against: number, canFlee: boolean): string;
    fist(attacker: string, defender: string): string;
    split(ally: string): string;
    loot(from: string): string;
    gift(from: string): string;
    effect(card: string, wants: Wants): string;
  };
  readonly village: {
    readonly title: string;
    readonly within: string;
    readonly shop: string;
    readonly soldOut: string;
    readonly choose: string;
    readonly looking: string;
    readonly see: string;
    readonly buy: string;
    buyLong(object: string): string;
    ware(object: string, bonus: number, price: number, was: number, would: number): string;
    heals(wounds: number, isCursed: boolean): string;
    readonly guild: string;
    draws(n: number, left: number): string;
    readonly trophy: string;
    trophyText(points: number): string;
    oncePerTurn(isUsed: boolean): string;
    held(n: number, most: number): string;
    readonly toAdventure: string;
    readonly toDungeon: string;
    readonly endTurn: string;
    readonly beforeNote: string;
    readonly afterNote: string;
  };
  readonly adventure: {
    readonly dungeon: string;
    readonly arena: string;
    arenaWhy(pot: number): string;
    challenge(name: string): string;
    /** Under a chance that counts nobody's help. */
    readonly bare: string;
    /** Where the deck has run out and the round goes on (DQ-903). */
    readonly pass: string;
    readonly passWhy: string;
  };
  readonly dungeon: {
    readonly yourOdds: string;
    oddsOf(name: string): string;
    readonly eight: string;
    readonly alone: string;
    readonly plusDie: string;
    fleeWhy(can: boolean, monster: number, power: number): string;
    readonly beaten: string;
    readonly stands: string;
    readonly won: string;
    lost(wounds: number): string;
    readonly dieTerm: string;
    readonly kritikDie: string;
    readonly doubled: string;
    readonly before: string;
    readonly offers: string;
    readonly wants: string;
    readonly promises: string;
    readonly taken: string;
    priceNumber(n: number): string;
    takeOffer(name: string, price: number): string;
    readonly changePrice: string;
    readonly ask: string;
    askLong(name: string): string;
    readonly offerShort: string;
    offerLong(name: string): string;
    readonly noOffers: string;
    readonly noOffersYet: string;
    readonly fightAlone: string;
    readonly fightWith: string;
    fightWithLong(name: string): string;
    readonly flee: string;
    readonly fleeByPower: string;
    promisedTo(name: string): string;
    readonly nothingObliges: string;
    readonly pickAlly: string;
  };
  readonly arena: {
    readonly cry: string;
    readonly attacker: string;
    readonly defender: string;
    best(total: number, die: Die): string;
    bestShort(total: number): string;
    readonly sealed: string;
    readonly choosing: string;
    readonly yours: string;
    worth(n: number): string;
    readonly shown: Readonly<Record<Side, (n: number) => string>>;
    readonly neutralised: string;
    says(side: string): string;
    readonly yourFist: string;
    readonly secret: string;
    readonly titles: Readonly<Record<Side, string>>;
    sideText(worth: number, name: string): string;
    readonly neutralText: string;
    readonly stake: string;
    readonly neutralStake: string;
    readonly chooseFirst: string;
    readonly seal: string;
    readonly attackerWins: string;
    readonly defenderWins: string;
    readonly nothing: string;
    loot(name: string): string;
    halfOf(gems: number): string;
    youPower(was: number, now: number): string;
    theyPower(name: string, was: number, now: number): string;
    readonly spoil: string;
  };
  readonly bargain: {
    readonly title: string;
    readonly nothing: string;
    readonly board: string;
    readonly boardWhy: string;
    readonly openWords: string;
    readonly noOpenWords: string;
    readonly settledWords: string;
    readonly noWord: string;
    readonly status: Readonly<Record<WordStatus, string>>;
    dealWith(name: string): string;
    readonly partner: string;
    readonly propose: string;
    readonly proposeShort: string;
    readonly proposeLong: string;
    readonly sendCounter: string;
    readonly gives: string;
    against(name: string): string;
    surplusTheirs(name: string): string;
    readonly surplusYours: string;
    readonly hiddenQuest: string;
    pickQuests(n: number, to: string): string;
    readonly faceDown: string;
    readonly handOver: string;
    helpTitle(name: string): string;
    askTitle(name: string): string;
    readonly iWant: string;
    readonly iPromise: string;
    readonly free: string;
    readonly dropPrice: string;
    readonly offerHelp: string;
    readonly askHelp: string;
    readonly promiseTitle: string;
    readonly promiseShort: string;
    readonly promiseLong: string;
    readonly givePromise: string;
    sideWanted(name: string): string;
    readonly sidePromised: string;
    readonly fistStaysFree: string;
    supports(side: string): string;
    willShow(side: string): string;
    ifShown(side: string): string;
  };
  readonly accounts: {
    readonly title: string;
    readonly open: string;
    readonly share: string;
    readonly spoil: string;
    readonly purse: string;
    readonly promisedTo: string;
    readonly helpedBy: string;
    nothingDue(name: string): string;
    readonly you: string;
    readonly cannot: string;
    readonly keep: string;
    readonly dropped: string;
    readonly keepAll: string;
    keepAllLong(names: string): string;
    readonly keepPart: string;
    /** All parts are kept back: that is a betrayal, and asked for as one. */
    readonly keepNone: string;
    /** Nothing of what was promised is there. */
    readonly cannotPay: string;
    readonly goOn: string;
    readonly betray: string;
    readonly hold: string;
    readonly allowed: string;
    /** Before the count of words kept. */
    readonly word: string;
    seen(names: string): string;
    addGift(name: string): string;
    readonly gift: string;
    giftFrom(name: string): string;
    readonly take: string;
    readonly decline: string;
    readonly accept: string;
    readonly acceptPart: string;
    readonly acceptLong: string;
    readonly declineAll: string;
  };
  readonly surplus: {
    readonly title: string;
    keepOne(type: ObjectType): string;
    readonly why: string;
    readonly keep: string;
    keepLong(object: string): string;
    offered(name: string, gems: number): string;
    power(was: number, now: number): string;
    readonly accept: string;
    acceptLong(object: string, gems: number): string;
    readonly refuse: string;
    place(object: string): string;
    readonly price: string;
    give(name: string): string;
    sell(name: string, gems: number): string;
    offerLong(name: string, gems: number): string;
    readonly giveBack: string;
  };
  readonly quests: {
    readonly title: string;
    readonly main: string;
    readonly none: string;
    readonly done: string;
    declare(quest: string, points: number, gems: number): string;
    readonly declareShort: string;
    /** The last round of validations. */
    readonly last: string;
    readonly chooseMain: string;
    readonly chooseMainWhy: string;
    readonly chooseGuild: string;
    readonly chooseGuildWhy: string;
    keep(quest: string, points: number, gems: number): string;
    readonly keepShort: string;
  };
  /** Cards that the table applies itself. */
  readonly byHand: {
    readonly wounds: string;
    readonly points: string;
    readonly why: string;
    readonly propose: string;
    readonly nothing: string;
    proposes(name: string): string;
    readonly agree: string;
    readonly object: string;
  };
  readonly effects: {
    readonly yes: string;
    readonly no: string;
    /** None of the cards, players or dice to choose from. */
    readonly none: string;
    /** None of the powers. */
    readonly pass: string;
    readonly dice: Readonly<Record<Die, string>>;
    readonly wants: Readonly<Record<Exclude<Wants, 'may'>, string>>;
  };
}
