/** Answers in English, each as a full sentence. */
import { englishWants } from '../../../../web/words/telling/wants.ts';
import type { ChoiceWords } from '../asks.ts';
import type { GoodsWords } from '../goods.ts';
import { the } from './places.ts';

const swap = (give: string, get: string): string => `you give ${give || 'nothing'}, you get ${get || 'nothing'}`;

export const choices: ChoiceWords = {
  reopen: 'Take back your choice.',
  takeStory: (story) => `Take the story ${story}.`,
  keepCommerce: (card) => `Keep ${card}.`,
  move: (place, fare, opens) =>
    `Go to ${the(place)}${fare > 0 ? `, by sea for ${fare} gold` : ''}${opens ? '' : ', in the same move'}.`,
  endMove: 'Stop moving.',
  harvest: (tokens) => `Harvest ${tokens}.`,
  work: (gold) => `Work for ${gold} gold.`,
  build: (card, bonus, cost) =>
    `Build ${card}${bonus === '' ? '' : ` with its bonus (${bonus})`}${cost === '' ? '' : ` for ${cost}`}.`,
  interact: 'Meet the inhabitant.',
  complete: (quest, option, pay) =>
    `Complete ${quest}${option === '' ? '' : `: ${option}`}${pay === '' ? '' : `, paying ${pay}`}.`,
  noDelivery: 'Deliver.',
  deliver: (tokens, city) => `Deliver ${tokens} to ${the(city)}.`,
  recruit: (kind, price) => `Recruit the ${kind} associate for ${price} gold.`,
  villa: (place, price) => `Buy the villa at ${the(place)} for ${price} gold.`,
  market: (exchanges) => `At the market: ${exchanges}.`,
  buy: (kind) => `buy 1 ${kind}`,
  sell: (kind) => `sell 1 ${kind}`,
  andThen: ', then ',
  promote: (kind) => `Promote the ${kind} associate for good.`,
  endTurn: 'End the turn and take the income.',
  takeCommerce: (card) => `Take ${card}.`,
  takeFromDeck: 'Take the top card of the deck, unseen.',
  keepQuests: (quests) => `Keep ${quests}.`,
  option: (quest, option) => `${quest}: ${option}.`,
  discardQuest: (quest) => `Discard ${quest}.`,
  keepArtefact: (artefact) => `Keep ${artefact}.`,
  showQuest: (quest) => `Read ${quest} aloud.`,
  showCommerce: (card) => `Show ${card} to everybody.`,
  tellWants: englishWants.choice,
  concede: 'Leave the game.',
  propose: (to, give, ask) => `Propose to ${to === '' ? 'everybody' : to}: ${swap(give, ask)}.`,
  accept: (name, give, get) => `Accept the offer of ${name}: ${swap(give, get)}.`,
  decline: (name) => `Decline the offer of ${name}.`,
  counter: (name, give, ask) => `Counter-offer to ${name}: ${swap(give, ask)}.`,
  withdraw: (to) => `Withdraw your offer to ${to === '' ? 'everybody' : to}.`,
  choose: (card, what) => `${card}: choose ${what}.`,
  noToken: 'no token',
  order: (card) => `${card} first.`,
  useArtefact: (artefact) => `Use ${artefact}.`,
  play: (card, on) => (on === '' ? `Play ${card}.` : `Play ${card} against ${on}.`),
  takeBack: (card) => `Take back ${card}, which was waiting.`,
  pass: 'Let it be.',
  react: (card) => `Reply with ${card}.`,
  untilTurnEnds: ' Until the turn ends.',
  remark: (text) => ` “${text}”`,
};

export const goods: GoodsWords = {
  associate: (kind) => `the ${kind} associate`,
  villa: (place) => `the villa (${place})`,
};
