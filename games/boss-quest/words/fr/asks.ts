/** Decisions, answers and refusals in French. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { Words } from '../words.ts';

const change = (c: { readonly was: number; readonly now: number } | undefined) =>
  c === undefined ? '' : ` : de ${c.was} à ${c.now}`;

export const asks: Words['asks'] = {
  'orient-potion': {
    name: 'lecture de la potion',
    mine: 'choisissez le sens de votre potion.',
    theirs: 'choisit le sens de sa potion.',
    coach: 'Le choix est définitif, à moins d’un Cul sec. Comparez les deux totaux.',
  },
  'turn-action': {
    name: 'armes ou Magicien',
    mine: 'demandez 1 à 4 armes, ou allez chez le Magicien.',
    theirs: 'choisit : armes ou Magicien.',
    coach: 'Approchez-vous des PV du boss sans les dépasser. À 3 points près, le Magicien devient tentant.',
  },
  'final-turn': {
    name: 'dernier tour',
    mine: 'dernier tour, demandez 1 à 4 armes ou aucune.',
    theirs: 'joue le dernier tour.',
    coach: 'C’est votre dernière demande de la manche. Ensuite, on compte.',
  },
  'last-call-turn': {
    name: 'dernier appel',
    mine: 'dernier appel, des armes ou le Magicien, pas les deux.',
    theirs: 'répond au dernier appel.',
    coach: 'Un seul tour : des armes si vous êtes loin, un sort si vous êtes près.',
  },
  'chain-visit': {
    name: 'saut du Lièvre',
    mine: 'enchaînez chez le Magicien, ou restez chez l’Armurier.',
    theirs: 'consulte son Lièvre.',
    coach: 'Enchaîner vous donne le premier choix de sort, mais vous ne vous équiperez plus.',
  },
  'choose-spell': {
    name: 'choix du sort',
    mine: 'activez ou défaussez un sort.',
    theirs: 'choisit un sort.',
    coach:
      'Un sort clair change le combat de tous, un sort sombre vise un chevalier. Défausser, c’est priver les autres.',
  },
  'duel-extra-spell': {
    name: 'sort du duel',
    mine: 'l’autre s’est équipé, prenez un sort de plus si vous voulez.',
    theirs: 'peut prendre un sort de plus.',
    coach: 'C’est le moment de pousser l’autre trop loin.',
  },
  'spell-value': {
    name: 'valeur du sort',
    mine: 'choisissez la valeur du sort.',
    theirs: 'choisit la valeur du sort.',
    coach: 'La valeur choisie vaut pour toute la manche.',
  },
  'spell-target-player': {
    name: 'cible du sort',
    mine: 'choisissez un chevalier, vous compris si le sort le permet.',
    theirs: 'choisit un chevalier.',
    coach: 'Un bonus peut aussi servir à faire dépasser quelqu’un.',
  },
  'swap-top-card': {
    name: 'arme échangée',
    mine: 'choisissez l’arme à rendre contre celle de la pioche.',
    theirs: 'choisit une arme à rendre.',
    coach: 'Vous choisissez avant de voir la nouvelle carte.',
  },
  'cancel-target': {
    name: 'sort balayé',
    mine: 'choisissez le sort actif à balayer.',
    theirs: 'choisit un sort à balayer.',
    coach: 'Les valeurs sont recalculées aussitôt.',
  },
  'flip-target': {
    name: 'potion retournée',
    mine: 'choisissez la potion à retourner.',
    theirs: 'choisit une potion à retourner.',
    coach: 'Un plus qui devient un moins, ou l’inverse.',
  },
  'companion-pair': {
    name: 'échange de compagnons',
    mine: 'choisissez deux compagnons à échanger.',
    theirs: 'choisit deux compagnons.',
    coach: 'L’échange dure au-delà de la manche.',
  },
  'use-peek': {
    name: 'regard du Hibou',
    mine: 'votre Hibou peut regarder une carte.',
    theirs: 'peut regarder une carte.',
    coach: 'Le Hibou sert une fois par manche, même hors de votre tour.',
  },
  'use-replace': {
    name: 'vol de la Pie',
    mine: 'votre Pie peut remplacer un sort.',
    theirs: 'peut remplacer un sort.',
    coach: 'La Pie sert une fois par manche, à votre tour.',
  },
  'orient-hidden-potion': {
    name: 'départ au combat',
    mine: 'confirmez, et au combat.',
    theirs: 'se prépare au combat.',
    coach: 'Tout le monde confirme : personne ne sait qui cache une potion.',
  },
  'reaper-destiny': {
    name: 'destin',
    mine: 'choisissez votre destin.',
    theirs: 'choisit son destin.',
    coach: 'La faux vous ôte cœurs et clefs, mais vous gagnez si tous les autres tombent.',
  },
  ready: {
    name: 'suite',
    mine: 'lisez le combat, puis continuez.',
    theirs: 'lit le combat.',
    coach: 'La manche suivante commence quand tout le monde est prêt.',
  },
};

export const choices: Words['choices'] = {
  equip: (n) => `Demander ${count('fr', n, 'arme', 'armes')}.`,
  visit: 'Aller chez le Magicien.',
  none: 'Ne plus demander d’arme.',
  stop: 'S’arrêter là.',
  chainYes: 'Enchaîner : aller chez le Magicien dans ce tour.',
  chainNo: 'Rester chez l’Armurier.',
  activate: (spell, sentence) => `Activer ${spell}. ${sentence}`,
  discard: (spell) => `Défausser ${spell} : personne ne s’en servira.`,
  activateMystery: 'Activer le sort mystère sans le voir.',
  discardMystery: 'Défausser le sort mystère sans le voir.',
  decline: 'Laisser passer le sort du duel.',
  value: (n) => `Choisir ${n}.`,
  target: (spell, target, c) => `Lancer ${spell} sur ${target ?? 'vous'}${change(c)}.`,
  give: (weapon) => `Rendre ${weapon} contre le dessus de la pioche.`,
  giveHidden: (weapon) => `Rendre votre arme cachée, ${weapon}, contre le dessus de la pioche.`,
  cancel: (spell, caster) => `Balayer ${spell}, lancé par ${caster ?? 'vous'}.`,
  flip: (reading, owner) => `Retourner la potion ${reading} devant ${owner ?? 'vous'}.`,
  pair: (a, b) => `Échanger ${a} et ${b}.`,
  placed: (companion, holder) =>
    holder === null
      ? `${companion} en réserve`
      : holder === undefined
        ? `votre ${companion}`
        : `${companion} chez ${holder}`,
  peekMystery: 'Hibou : regarder le sort mystère.',
  peek: (name) => `Hibou : regarder l’arme cachée de ${name}.`,
  replace: (spell) => `Pie : remplacer ${spell}.`,
  replaceMystery: 'Pie : remplacer le sort mystère.',
  read: (reading, total) => `Lire la potion ${reading} : total ${total}.`,
  readAny: (reading) => `Lire une potion cachée en ${reading === 'plus' ? 'plus' : 'moins'}.`,
  readyForCombat: 'Au combat !',
  recoverLife: 'Retrouver la vie : trois cœurs, et la Faucheuse s’en va.',
  becomeReaper: 'Prendre la faux : perdre cœurs et clefs, devenir la Faucheuse.',
  ready: 'Continuer.',
  reopen: 'Revenir sur votre choix.',
};

export const refusals: Words['refusals'] = {
  over: (n) =>
    `Vous dépassez le boss de ${n.by} (${n.strength} contre ${n.hp}) : seul le Magicien vous reste. Un sort peut encore vous sauver.`,
  'over-final': (n) =>
    `Vous dépassez le boss de ${n.by} (${n.strength} contre ${n.hp}) : plus d’arme pour vous. Finissez votre tour.`,
  'deck-too-short': (n) =>
    `Il ne reste que ${count('fr', Number(n.left), 'arme', 'armes')} : demandez-en ${n.left} au plus.`,
  'deck-empty': () => 'La pioche d’armes est vide. Allez chez le Magicien.',
  'called-no-visit': () =>
    'Vous avez pris des armes au dernier appel : plus de Magicien cette manche. Prenez des armes ou arrêtez-vous.',
  'called-no-stop': () =>
    'S’arrêter n’est possible qu’après avoir pris des armes au dernier appel. Choisissez armes ou Magicien.',
  'slot-empty': () => 'Ce sort est déjà pris. Choisissez-en un autre.',
  'nothing-to-cancel': () => 'Aucun sort n’est actif : il n’y a rien à balayer. Vous pouvez le défausser.',
  'no-visible-potion': () => 'Aucune potion visible à retourner. Vous pouvez le défausser.',
  'no-card-to-swap': () => 'La pioche d’armes est vide : rien à échanger. Vous pouvez le défausser.',
  'no-companions-to-swap': () => 'Il n’y a pas deux compagnons à échanger. Vous pouvez le défausser.',
  'not-oneself': () => 'Ce sort vise un autre chevalier que vous. Choisissez quelqu’un d’autre.',
  'potion-hidden': () => 'Une potion cachée reste hors d’atteinte. Choisissez une potion visible.',
  'both-in-reserve': () => 'Ces deux compagnons sont en réserve : l’un des deux doit être devant un chevalier.',
  'mystery-gone': () => 'Le sort mystère n’est plus là. Regardez plutôt une arme cachée.',
  'no-spell-to-draw': () => 'Il n’y a plus de sort à piocher.',
  'reading-wanted': () => 'Votre arme cachée est une potion : choisissez son sens.',
  'no-hidden-potion': () => 'Votre arme cachée n’est pas une potion. Confirmez simplement.',
  'reaper-taken': () => 'Quelqu’un porte déjà la faux. Il vous reste la vie.',
};
