/** Answers in French, each as a full sentence. */
import { ofName } from '../../../../web/words/telling/french.ts';
import { frenchWants } from '../../../../web/words/telling/wants.ts';
import type { ChoiceWords } from '../asks.ts';
import type { GoodsWords } from '../goods.ts';
import { at } from './places.ts';

const swap = (give: string, get: string): string =>
  `${give === '' ? 'vous ne donnez rien' : `vous donnez ${give}`}, ${get === '' ? 'vous ne recevez rien' : `vous recevez ${get}`}`;

export const choices: ChoiceWords = {
  reopen: 'Revenir sur votre choix.',
  takeStory: (story) => `Prendre l’histoire ${story}.`,
  keepCommerce: (card) => `Garder ${card}.`,
  move: (place, fare, opens) =>
    `Aller ${at(place)}${fare > 0 ? `, par mer pour ${fare} or` : ''}${opens ? '' : ', dans le même déplacement'}.`,
  endMove: 'Arrêter le déplacement.',
  harvest: (tokens) => `Récolter ${tokens}.`,
  work: (gold) => `Travailler pour ${gold} or.`,
  build: (card, bonus, cost) =>
    `Construire ${card}${bonus === '' ? '' : ` avec le bonus (${bonus})`}${cost === '' ? '' : ` pour ${cost}`}.`,
  interact: 'Aborder l’habitant.',
  complete: (quest, option, pay) =>
    `Réaliser ${quest}${option === '' ? '' : ` : ${option}`}${pay === '' ? '' : `, en payant ${pay}`}.`,
  noDelivery: 'Livrer.',
  deliver: (tokens, city) => `Livrer ${tokens} ${at(city)}.`,
  recruit: (kind, price) => `Recruter l’associé ${kind} pour ${price} or.`,
  villa: (place, price) => `Acheter la villa ${at(place)} pour ${price} or.`,
  market: (exchanges) => `Au marché : ${exchanges}.`,
  buy: (kind) => `acheter 1 ${kind}`,
  sell: (kind) => `vendre 1 ${kind}`,
  andThen: ', puis ',
  promote: (kind) => `Promouvoir l’associé ${kind}, pour toujours.`,
  endTurn: 'Finir le tour et toucher les revenus.',
  takeCommerce: (card) => `Prendre ${card}.`,
  takeFromDeck: 'Prendre la première carte de la pioche, sans la voir.',
  keepQuests: (quests) => `Garder ${quests}.`,
  option: (quest, option) => `${quest} : ${option}.`,
  discardQuest: (quest) => `Défausser ${quest}.`,
  keepArtefact: (artefact) => `Garder ${artefact}.`,
  showQuest: (quest) => `Lire ${quest} à voix haute.`,
  showCommerce: (card) => `Montrer ${card} à tous.`,
  tellWants: frenchWants.choice,
  concede: 'Quitter la partie.',
  propose: (to, give, ask) => `Proposer à ${to === '' ? 'tous' : to} : ${swap(give, ask)}.`,
  accept: (name, give, get) => `Accepter l’offre ${ofName(name)} : ${swap(give, get)}.`,
  decline: (name) => `Refuser l’offre ${ofName(name)}.`,
  counter: (name, give, ask) => `Contre-offre à ${name} : ${swap(give, ask)}.`,
  withdraw: (to) => `Retirer votre offre à ${to === '' ? 'tous' : to}.`,
  choose: (card, what) => `${card} : choisir ${what}.`,
  noToken: 'aucune ressource',
  order: (card) => `D’abord ${card}.`,
  useArtefact: (artefact) => `Utiliser ${artefact}.`,
  play: (card, on) => (on === '' ? `Jouer ${card}.` : `Jouer ${card} contre ${on}.`),
  takeBack: (card) => `Reprendre ${card}, qui attendait.`,
  pass: 'Laisser faire.',
  react: (card) => `Répondre avec ${card}.`,
  untilTurnEnds: ' Jusqu’à la fin du tour.',
  remark: (text) => ` « ${text} »`,
};

export const goods: GoodsWords = {
  associate: (kind) => `l’associé ${kind}`,
  villa: (place) => `la villa (${place})`,
};
