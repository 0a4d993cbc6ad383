/** Decisions and their answers in French. */
import { signed } from '../../../../web/words/telling/figures.ts';
import { ofName } from '../../../../web/words/telling/french.ts';
import { frenchWants } from '../../../../web/words/telling/wants.ts';
import type { AsksWords, ChoiceWords } from '../asks.ts';
import { gemmes } from './facts.ts';

const card = {
  name: 'choix d’une carte',
  mine: 'faites le choix que demande la carte.',
  theirs: 'fait un choix pour une carte.',
};

export const asks: AsksWords = {
  'choose-main-quest': {
    name: 'quête principale',
    mine: 'choisissez votre quête principale, en secret.',
    theirs: 'choisit sa quête principale.',
    coach: 'La quête principale compte double si vous l’accomplissez, et coûte autant sinon.',
  },
  'village-action': {
    name: 'achat au village',
    mine: 'achetez, soignez-vous, marchandez, ou partez à l’aventure.',
    theirs: 'est au village.',
    coach: 'Chaque objet monte votre puissance ; un seul de chaque type. Vous repasserez au village après l’aventure.',
  },
  'choose-guild-quest': {
    name: 'quête de guilde',
    mine: 'gardez une des quêtes.',
    theirs: 'choisit une quête à la guilde.',
    coach: 'Une quête secondaire inachevée coûte 1 trophée à la fin.',
  },
  'choose-adventure': {
    name: 'choix de l’aventure',
    mine: 'Donjon ou Arène ?',
    theirs: 'choisit son aventure.',
    coach: 'Au Donjon, un monstre et des gains. À l’Arène, un trophée pour chaque vainqueur et du butin.',
  },
  'face-monster': {
    name: 'combat',
    mine: 'combattez avec un allié, seul, ou fuyez.',
    theirs: 'cherche un allié contre le monstre.',
    coach: 'L’allié ajoute la moitié de sa puissance. Ce que vous lui promettez ne vous engage à rien.',
  },
  'choose-allegiance': {
    name: 'poing',
    mine: 'fermez votre poing : attaquant, défenseur ou neutre.',
    theirs: 'ferme son poing.',
    coach: 'Dans le bon camp, 1 trophée ; dans le mauvais, une blessure. Personne ne saura avant les dés.',
  },
  'take-dragon-object': {
    name: 'objet du dragon',
    mine: 'choisissez un objet du dragon.',
    theirs: 'choisit un objet du dragon.',
    coach: 'Ce sont les objets les plus forts du jeu.',
  },
  'choose-reward': { name: 'récompense', mine: 'choisissez votre récompense.', theirs: 'choisit sa récompense.' },
  'choose-loot': {
    name: 'butin',
    mine: 'choisissez votre butin.',
    theirs: 'choisit son butin.',
    coach: 'La moitié des gemmes, un objet ou une dépouille : regardez vos quêtes.',
  },
  'validate-quest': { name: 'quête déclarée', mine: 'déclarez votre quête.', theirs: 'déclare une quête.' },
  'final-validate': {
    name: 'dernière quête',
    mine: 'déclarez ce qui est accompli.',
    theirs: 'montre ses dernières quêtes.',
    coach: 'Dernière occasion : une quête inachevée coûte des trophées.',
  },
  'propose-deal': { name: 'échange proposé', mine: 'proposez un échange.', theirs: 'propose un échange.' },
  'answer-deal': { name: 'réponse à un échange', mine: 'répondez à l’échange.', theirs: 'réfléchit à un échange.' },
  'offer-help': { name: 'aide proposée', mine: 'donnez votre prix.', theirs: 'donne son prix.' },
  'ask-help': { name: 'demande d’aide', mine: 'demandez de l’aide.', theirs: 'demande de l’aide.' },
  'answer-help': { name: 'réponse', mine: 'répondez à la demande.', theirs: 'réfléchit à une demande.' },
  'promise-support': { name: 'promesse', mine: 'donnez votre parole.', theirs: 'donne sa parole.' },
  'answer-support': { name: 'réponse', mine: 'répondez à l’offre.', theirs: 'réfléchit à une offre.' },
  'withdraw-offer': { name: 'offre retirée', mine: 'retirez votre offre.', theirs: 'retire une offre.' },
  'tell-wants': { name: 'souhaits', mine: 'dites ce que vous cherchez.', theirs: 'dit ce qui l’intéresse.' },
  'keep-object': {
    name: 'objet gardé',
    mine: 'gardez un seul objet de ce type.',
    theirs: 'choisit quel objet garder.',
    coach: 'L’autre peut être offert ou vendu à quelqu’un, sinon il retourne en boutique.',
  },
  'offer-surplus': {
    name: 'objet de trop',
    mine: 'offrez, vendez ou rendez l’objet de trop.',
    theirs: 'place un objet de trop.',
    coach: 'Un cadeau peut valoir une alliance.',
  },
  'answer-surplus': { name: 'réponse', mine: 'prenez-vous cet objet ?', theirs: 'réfléchit à un objet.' },
  'split-reward': {
    name: 'partage',
    mine: 'tenez parole, ou trahissez.',
    theirs: 'partage la récompense.',
    coach: 'Trahir est permis, et ne coûte que votre réputation.',
  },
  'settle-as-defender': {
    name: 'règlement',
    mine: 'réglez vos promesses, ou pas.',
    theirs: 'règle ses promesses.',
    coach: 'C’est maintenant ou jamais : ensuite, la parole est jugée.',
  },
  'settle-as-attacker': {
    name: 'règlement',
    mine: 'réglez vos promesses, ou pas.',
    theirs: 'règle ses promesses.',
    coach: 'C’est maintenant ou jamais : ensuite, la parole est jugée.',
  },
  'accept-gift': { name: 'cadeau', mine: 'acceptez ou refusez ce qui est donné.', theirs: 'reçoit un cadeau.' },
  'event-choice': card,
  'special-choice': card,
  'monster-choice': card,
  'use-unique-power': { name: 'pouvoir', mine: 'utilisez votre pouvoir, ou non.', theirs: 'consulte son pouvoir.' },
  'declare-before-dice': {
    name: 'pouvoir avant les dés',
    mine: 'un pouvoir avant les dés ?',
    theirs: 'prépare son combat.',
    coach: 'Ce qui est annoncé est dépensé, gagné ou perdu.',
  },
  'after-dice-power': {
    name: 'pouvoir sur les dés',
    mine: 'les dés sont jetés : un pouvoir ?',
    theirs: 'regarde les dés.',
  },
  'after-reveal-power': {
    name: 'pouvoir sur les alliés',
    mine: 'les poings sont ouverts : un pouvoir ?',
    theirs: 'regarde les poings ouverts.',
  },
  'manual-adjust': {
    name: 'effet à la main',
    mine: 'appliquez la carte à la main.',
    theirs: 'applique une carte à la main.',
  },
  'manual-confirm': { name: 'accord', mine: 'êtes-vous d’accord ?', theirs: 'vérifie une carte.' },
};

export const choices: ChoiceWords = {
  reopen: 'Revenir sur votre choix.',
  or: ', ou ',
  keepQuest: (quest) => `Garder ${quest}.`,
  toAdventure: 'Partir à l’aventure.',
  endTurn: 'Finir le tour.',
  heal: 'Se soigner au temple.',
  quest: 'Acheter une quête à la guilde.',
  trophy: 'Acheter un trophée.',
  buy: (object, price) => `Acheter ${object} pour ${gemmes(price)}.`,
  dungeon: 'Entrer au Donjon.',
  pass: 'Passer : le Donjon est vide.',
  arena: (name) => `Ouvrir l’Arène contre ${name}.`,
  alone: 'Combattre sans allié.',
  flee: 'Fuir le monstre.',
  'flee-by-power': 'Fuir grâce à votre pouvoir unique.',
  fightWith: (name, price) => `Combattre avec ${name}, qui veut ${price}.`,
  side: { attacker: 'Être attaquant.', defender: 'Être défenseur.', none: 'Rester neutre.' },
  takeDragon: (object) => `Prendre ${object}.`,
  reward: (gems, points) => `Prendre ${gemmes(gems)} et ${points === 1 ? '1 trophée' : `${points} trophées`}.`,
  lootGems: (n) => `Prendre ${gemmes(n)}.`,
  loot: (one) => `Prendre ${one}.`,
  declare: (quest) => `Déclarer ${quest}.`,
  declareNone: 'Ne rien déclarer.',
  propose: (name, give, ask) => `Proposer à ${name} : vous donnez ${give}, vous recevez ${ask}.`,
  acceptDeal: (name, give, get) => `Accepter l’échange ${ofName(name)} : vous donnez ${give}, vous recevez ${get}.`,
  refuseDeal: (name) => `Refuser l’échange ${ofName(name)}.`,
  counterDeal: (name, give, ask) => `Contre-offre à ${name} : vous donnez ${give}, vous recevez ${ask}.`,
  offerHelp: (name, prices) => `Proposer votre aide à ${name} pour ${prices}.`,
  askHelp: (name, price) => `Demander l’aide ${ofName(name)} en promettant ${price}.`,
  answer: (answer, name) =>
    answer === 'accept' ? `Accepter l’offre ${ofName(name)}.` : `Refuser l’offre ${ofName(name)}.`,
  promise: (name, side, goods) => `Donner votre parole à ${name} : ${side}, ${goods}.`,
  withdraw: (name) => `Retirer votre offre à ${name}.`,
  tellWants: frenchWants.choice,
  keepObject: (object) => `Garder ${object}.`,
  giveBack: 'Rendre l’objet à la boutique.',
  offerSurplus: (name, gems) =>
    gems === 0 ? `Offrir l’objet à ${name}.` : `Le proposer à ${name} pour ${gemmes(gems)}.`,
  answerSurplus: (answer, object, gems) =>
    answer === 'refuse'
      ? `Refuser ${object}.`
      : gems === 0
        ? `Accepter ${object}.`
        : `Acheter ${object} pour ${gemmes(gems)}.`,
  split: (name, goods) => `Donner à ${name} : ${goods}.`,
  giveNothing: 'Ne rien donner.',
  giveParcels: (parcels) => `Donner ${parcels}.`,
  parcel: (name, goods) => `${goods} à ${name}`,
  acceptGift: (kinds) => `Accepter : ${kinds}.`,
  declineGift: (name) => `Refuser ce que donne ${name}.`,
  useCard: (one) => `Utiliser ${one}.`,
  leaveCard: (one) => `Ne pas utiliser ${one}.`,
  chooseNone: (one) => `${one} : ne rien choisir.`,
  choose: (one, what) => `${one} : choisir ${what}.`,
  way: (one, n) => `${one} : choix ${n}.`,
  usePower: (power, on) => (on === '' ? `Utiliser ${power}.` : `Utiliser ${power} sur ${on}.`),
  noMorePowers: 'Ne rien utiliser.',
  dice: { green: 'le dé vert', red: 'le dé rouge' },
  adjustNothing: 'Ne rien changer.',
  adjust: (name, gems, wounds, points) =>
    `${name} : gemmes ${signed(gems)}, blessures ${signed(wounds)}, trophées ${signed(points)}`,
  confirm: { agree: 'D’accord.', object: 'Pas d’accord.' },
};
