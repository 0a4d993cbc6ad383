/** Decisions, answers and refusals in French. */
import type { Words } from '../words.ts';

const places = { display: 'vitrine', storage: 'réserve' } as const;

export const asks: Words['asks'] = {
  'choose-shop-board': {
    name: 'enseigne',
    mine: 'choisissez votre enseigne.',
    theirs: 'choisit son enseigne.',
    coach: 'Pour le plaisir des yeux : l’enseigne ne change rien à la partie.',
  },
  'draft-pick': {
    name: 'objet gardé',
    mine: 'gardez un objet, les autres passent.',
    theirs: 'choisit un objet à garder.',
    coach: 'Pensez aux héros de la place : gardez ce qui les attire, et ce qu’ils pourront payer.',
  },
  'display-cards': {
    name: 'vitrine',
    mine: 'garnissez votre vitrine en secret.',
    theirs: 'garnit sa vitrine.',
    coach:
      'Les cœurs donnent le premier choix, les classes attirent le bon héros. Ce qui est exposé ne se vend pas cette manche.',
  },
  'invite-hero': {
    name: 'héros invité',
    mine: 'invitez un héros.',
    theirs: 'invite un héros.',
    coach:
      'Une grosse bourse achète plus, un bon bras rapporte de la gloire. Regardez ce que votre main peut lui vendre.',
  },
  'sell-items': {
    name: 'ventes',
    mine: 'vendez à votre héros.',
    theirs: 'vend à son héros.',
    coach:
      'Chaque vente remplit votre caisse et équipe votre champion. Blesser et survivre rapportent 1 gloire chacun.',
  },
  'stage-sales': {
    name: 'liste de ventes',
    mine: 'préparez vos ventes, tout le monde les voit.',
    theirs: 'prépare ses ventes.',
    coach: 'La liste peut changer jusqu’à votre confirmation, qui sera définitive.',
  },
  'order-fights': {
    name: 'ordre des combats',
    mine: 'choisissez quel héros combat d’abord.',
    theirs: 'choisit quel héros combat d’abord.',
    coach: 'Une capacité peut dépendre de l’ordre ; sinon, il ne change rien.',
  },
  'upgrade-action': {
    name: 'achat',
    mine: 'achetez, embauchez ou retournez une carte, ou gardez votre or.',
    theirs: 'fait ses achats.',
    coach:
      '10 or valent 1 point à la fin : un achat doit rapporter davantage. Tôt dans la partie, c’est souvent le cas.',
  },
  'store-cards': {
    name: 'réserve',
    mine: 'rangez un objet en réserve, le reste part à la défausse.',
    theirs: 'range sa réserve.',
    coach: 'Gardez ce qui plaira aux héros revenus sur la place.',
  },
  'use-employee': {
    name: 'appel à un employé',
    mine: 'faites appel à votre employé, ou laissez-le au repos.',
    theirs: 'consulte un employé.',
    coach: 'Un employé sert une fois par manche, dans sa phase. Refuser ne coûte rien.',
  },
  'effect-choice': {
    name: 'choix d’une capacité',
    mine: 'faites le choix que demande la carte.',
    theirs: 'fait un choix pour une carte.',
    coach: 'Touchez la carte pour relire sa capacité en entier.',
  },
  'effect-order': {
    name: 'ordre des capacités',
    mine: 'choisissez la capacité qui agit d’abord.',
    theirs: 'choisit la capacité qui agit d’abord.',
    coach: 'Toutes agiront ; seul l’ordre vous appartient.',
  },
};

const hearts = (n: number) => (n > 1 ? `${n} cœurs` : `${n} cœur`);

export const choices: Words['choices'] = {
  board: (sign) => `Prendre l’enseigne ${sign}.`,
  keep: (item) => `Garder ${item}.`,
  display: (items, n) => `Exposer ${items} : ${hearts(n)}.`,
  displayNothing: 'Laisser la vitrine vide.',
  invite: (hero, classes, coins) => `Inviter ${hero} (${classes}, ${coins} or).`,
  buyer: (hero, items) => `${items} à ${hero}`,
  sell: (buyers, coins) => `Vendre ${buyers} : ${coins} or.`,
  sellNothing: 'Ne rien vendre.',
  stage: (buyers, coins) => `Préparer la vente de ${buyers} : ${coins} or.`,
  stageNothing: 'Vider la liste de ventes.',
  fightFirst: (hero) => `Envoyer ${hero} au combat d’abord.`,
  pass: 'Garder votre or.',
  buy: (upgrade, price, slots) => `Agrandir votre ${places[upgrade]} pour ${price} or : ${slots} places.`,
  hire: (employee, price, sentence) => `Embaucher ${employee} pour ${price} or. ${sentence}`.trim(),
  flip: (upgrade, price, slots) => `Retourner l’amélioration de ${places[upgrade]} pour ${price} or : ${slots} places.`,
  store: (items) => `Ranger ${items} en réserve.`,
  storeNothing: 'Ne rien ranger.',
  use: (employee, sentence) => `Faire appel à ${employee}. ${sentence}`.trim(),
  decline: (employee) => `Laisser ${employee} au repos.`,
  yes: (card, sentence) => `Utiliser ${card}. ${sentence}`.trim(),
  no: (card) => `Ne pas utiliser ${card}.`,
  player: (card, target) => `${card} : choisir ${target ?? 'votre échoppe'}.`,
  hero: (card, hero, coins) => `${card} : choisir ${hero}, ${coins} or en bourse.`,
  item: (card, item, from) =>
    `${card} : choisir ${item}, ${
      {
        handItem: 'de votre main',
        storageItem: 'de votre réserve',
        windowItem: 'de votre vitrine',
        discardItem: 'de la défausse',
        gear: 'de l’équipement',
      }[from]
    }.`,
  adventure: (card, adventure) => `${card} : choisir l’aventure ${adventure}.`,
  upgrade: (card, upgrade) => `${card} : choisir la ${places[upgrade]}.`,
  first: (card) => `Commencer par ${card}.`,
  reopen: 'Revenir sur votre choix.',
};

export const refusals: Words['refusals'] = {
  'board-taken': () => 'Cette enseigne est déjà choisie. Prenez-en une autre.',
  'window-empty': () => 'La vitrine veut au moins un objet. Choisissez-en un dans votre main.',
  'window-full': (n) =>
    `Votre vitrine a ${Number(n.slots) > 1 ? `${n.slots} places` : '1 place'}. Retirez un objet, ou agrandissez-la en phase 5.`,
  'display-forbidden': () => 'Une capacité en jeu interdit d’exposer cet objet. Choisissez-en un autre.',
  'no-match': () =>
    'Ce héros n’a aucune classe de votre vitrine, alors qu’un autre en a une. Invitez un héros assorti.',
  'invite-forbidden': () => 'Une capacité en jeu vous interdit ce héros. Invitez-en un autre.',
  'wrong-class': () => 'Cet objet et ce héros n’ont aucune classe en commun. Choisissez un objet à l’icône du héros.',
  'too-dear': (n) =>
    `Il manque ${Number(n.price) - Number(n.coins)} or au héros : l’objet coûte ${n.price}, il lui reste ${n.coins}.`,
  'card-twice': () => 'Cet objet est déjà dans votre liste. Choisissez-en un autre.',
  'not-in-hand': () => 'Cet objet n’est pas dans votre main. Choisissez-en un autre.',
  'was-shown': () => 'Cet objet était en vitrine cette manche : il ne se vend pas avant la prochaine.',
  'sale-forbidden': () => 'Une capacité en jeu interdit cette vente.',
  'not-own-hero': () => 'Ce héros est dans une autre échoppe. Vendez au vôtre.',
  'not-staged': () => 'Ventes à découvert : confirmez la liste que tout le monde voit, ou changez-la d’abord.',
  'too-expensive': (n) =>
    `Il vous manque ${Number(n.price) - Number(n.coins)} or : la carte coûte ${n.price}, vous en avez ${n.coins}.`,
  'has-upgrade': () => 'Vous avez déjà cette amélioration : retournez-la pour gagner une place de plus.',
  'no-upgrade-to-flip': () => 'Il n’y a rien à retourner ici : achetez d’abord l’amélioration, ou elle est déjà à +2.',
  'same-title': () => 'Un employé de ce nom travaille déjà chez vous. Choisissez-en un autre.',
  'purchase-forbidden': () => 'Une capacité en jeu interdit cet achat.',
  'storage-empty': () => 'La réserve veut au moins un objet. Choisissez-en un dans votre main.',
  'storage-full': (n) =>
    `Votre réserve a ${Number(n.slots) > 1 ? `${n.slots} places` : '1 place'}. Retirez un objet, ou agrandissez-la en phase 5.`,
  'storage-forbidden': () => 'Une capacité en jeu interdit de ranger cet objet. Choisissez-en un autre.',
};
