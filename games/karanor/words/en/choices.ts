/** Answers in English, each as a full sentence. */
import type { ChoiceWords } from '../asks.ts';
import type { GoodsWords } from '../goods.ts';
import { the } from './places.ts';

export const choices: ChoiceWords = {
  reopen: 'Take back your choice.',
  takeStory: (story) => `Take the story ${story}.`,
  keepCommerce: (card) => `Keep ${card}.`,
  move: (place, fare, opens) =>
    `Go to ${the(place)}${fare > 0 ? `, by sea for ${fare} gold` : ''}${opens ? '' : ', in the same move'}.`,
  endMove: 'Stop moving.',
  harvest: (tokens) => `Harvest ${tokens}.`,
  work: (gold) => `Work for ${gold} gold.`,
  build: (card, isWithBonus, spare) =>
    `Build ${card}${isWithBonus ? ' with its bonus' : ''}${spare === '' ? '' : `, without paying ${spare}`}.`,
  interact: 'Meet the inhabitant.',
  complete: (quest, option, pay) =>
    `Complete ${quest}${option === '' ? '' : `: ${option}`}${pay === '' ? '' : `, paying ${pay}`}.`,
  noDelivery: 'Deliver.',
  deliver: (tokens, city) => `Deliver ${tokens} to ${the(city)}.`,
  recruit: (kind) => `Recruit the ${kind} associate.`,
  villa: (place) => `Buy the villa: ${place}.`,
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
  tellWants: (seeks, spares) => {
    const said = [seeks === '' ? '' : `look for ${seeks}`, spares === '' ? '' : `can spare ${spares}`].filter(Boolean);
    return said.length === 0 ? 'Look for nothing, spare nothing.' : `Say: ${said.join(', ')}.`;
  },
  concede: 'Leave the game.',
  propose: (to, give, ask) => `Propose to ${to === '' ? 'everybody' : to}: you give ${give}, you get ${ask}.`,
  accept: (name, give, get) => `Accept the offer of ${name}: you give ${give}, you get ${get}.`,
  decline: (name) => `Decline the offer of ${name}.`,
  counter: (name, give, ask) => `Counter-offer to ${name}: you give ${give}, you get ${ask}.`,
  withdraw: (to) => `Withdraw your offer to ${to === '' ? 'everybody' : to}.`,
  choose: (card, what) => `${card}: choose ${what}.`,
  order: (card) => `${card} first.`,
  useArtefact: (artefact) => `Use ${artefact}.`,
  play: (card, on) => (on === '' ? `Play ${card}.` : `Play ${card} against ${on}.`),
  takeBack: (card) => `Take back ${card}, which was waiting.`,
  pass: 'Let it be.',
  react: (card) => `Reply with ${card}.`,
  remark: (text) => ` “${text}”`,
};

export const goods: GoodsWords = {
  nothing: 'nothing',
  associate: (kind) => `the ${kind} associate`,
  villa: (place) => `the villa (${place})`,
};
