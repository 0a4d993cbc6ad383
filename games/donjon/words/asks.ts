/** How decisions and their answers are spoken of. */
import type { AskWords } from '../../../web/words/telling/catalogue.ts';
import type { Die } from '../rules/clauses.ts';
import type { Kinds, Side } from '../rules/state.ts';

export type AsksWords = Readonly<Record<keyof Kinds, AskWords>>;

/** What each possible answer is called, as a full sentence. */
export interface ChoiceWords {
  readonly reopen: string;
  readonly or: string;
  keepQuest(quest: string): string;
  readonly toAdventure: string;
  readonly endTurn: string;
  readonly heal: string;
  readonly quest: string;
  readonly trophy: string;
  buy(object: string, price: number): string;
  readonly dungeon: string;
  readonly pass: string;
  arena(name: string): string;
  readonly alone: string;
  readonly flee: string;
  readonly 'flee-by-power': string;
  fightWith(name: string, price: string): string;
  readonly side: Readonly<Record<Side, string>>;
  takeDragon(object: string): string;
  reward(gems: number, points: number): string;
  lootGems(n: number): string;
  loot(card: string): string;
  declare(quest: string): string;
  readonly declareNone: string;
  propose(name: string, give: string, ask: string): string;
  acceptDeal(name: string, give: string, get: string): string;
  refuseDeal(name: string): string;
  counterDeal(name: string, give: string, ask: string): string;
  offerHelp(name: string, prices: string): string;
  askHelp(name: string, price: string): string;
  answer(answer: 'accept' | 'refuse', name: string): string;
  promise(name: string, side: string, goods: string): string;
  withdraw(name: string): string;
  tellWants(seeks: string, spares: string): string;
  keepObject(object: string): string;
  readonly giveBack: string;
  offerSurplus(name: string, gems: number): string;
  answerSurplus(answer: 'accept' | 'refuse', object: string, gems: number): string;
  split(name: string, goods: string): string;
  readonly giveNothing: string;
  giveParcels(parcels: string): string;
  parcel(name: string, goods: string): string;
  acceptGift(kinds: string): string;
  declineGift(name: string): string;
  useCard(card: string): string;
  leaveCard(card: string): string;
  chooseNone(card: string): string;
  choose(card: string, what: string): string;
  way(card: string, n: number): string;
  usePower(power: string, on: string): string;
  readonly noMorePowers: string;
  readonly dice: Readonly<Record<Die, string>>;
  readonly adjustNothing: string;
  adjust(name: string, gems: number, wounds: number, points: number): string;
  readonly confirm: Readonly<Record<'agree' | 'object', string>>;
}
