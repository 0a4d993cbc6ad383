/** How decisions and their answers are spoken of. */
import type { AskWords } from '../../../web/words/telling/catalogue.ts';
import type { Kinds } from '../rules/state.ts';

export type AsksWords = Readonly<Record<keyof Kinds, AskWords>>;

/** What each possible answer is called, as a full sentence. */
export interface ChoiceWords {
  readonly reopen: string;
  takeStory(story: string): string;
  keepCommerce(card: string): string;
  /** `fare` is 0 by land; `opens`: it spends an action. */
  move(place: string, fare: number, opens: boolean): string;
  readonly endMove: string;
  harvest(tokens: string): string;
  work(gold: number): string;
  /** `bonus`: what is bought with it, empty for none. `cost`: all that is paid, empty where it is free. */
  build(card: string, bonus: string, cost: string): string;
  readonly interact: string;
  /** `option`: what it is called, empty where there is one only. `pay`: tokens of one's choice, empty for none. */
  complete(quest: string, option: string, pay: string): string;
  /** Where no delivery is face up. */
  readonly noDelivery: string;
  deliver(tokens: string, city: string): string;
  recruit(kind: string, price: number): string;
  villa(place: string, price: number): string;
  market(exchanges: string): string;
  buy(kind: string): string;
  sell(kind: string): string;
  /** Between two exchanges of one visit. */
  readonly andThen: string;
  promote(kind: string): string;
  readonly endTurn: string;
  takeCommerce(card: string): string;
  readonly takeFromDeck: string;
  keepQuests(quests: string): string;
  option(quest: string, option: string): string;
  discardQuest(quest: string): string;
  keepArtefact(artefact: string): string;
  showQuest(quest: string): string;
  showCommerce(card: string): string;
  /** Lists of resources, empty for none. */
  tellWants(seeks: string, spares: string): string;
  readonly concede: string;
  /** `to` is a name, or empty for everybody; what is given or got is empty for nothing. */
  propose(to: string, give: string, ask: string): string;
  accept(name: string, give: string, get: string): string;
  decline(name: string): string;
  counter(name: string, give: string, ask: string): string;
  /** `to` is a name, or empty for everybody. */
  withdraw(to: string): string;
  /** What a card wants chosen. */
  choose(card: string, what: string): string;
  readonly noToken: string;
  order(card: string): string;
  useArtefact(artefact: string): string;
  /** `on`: the names of who is aimed at, empty for nobody. */
  play(card: string, on: string): string;
  takeBack(card: string): string;
  readonly pass: string;
  react(card: string): string;
  readonly untilTurnEnds: string;
  remark(text: string): string;
}
