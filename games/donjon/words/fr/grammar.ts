/** Abilities in French: when they work, and what they do. */
import { signed } from '../../../../web/words/telling/figures.ts';
import { typeset } from '../../../../web/words/telling/french.ts';
import type { Die, Duration, ObjectType, Target, Trigger } from '../../rules/clauses.ts';
import { CURSE } from '../../rules/content.ts';
import { acting, type Grammar, isOfFight, isWon, type Told } from '../grammar.ts';
import { adverbs, anObject, blessures, facts, gemmes, trophees } from './facts.ts';

const subjects: Readonly<Record<Exclude<Target, 'self'>, string>> = {
  activePlayer: 'le joueur actif',
  chosenPlayer: 'un joueur de votre choix',
  allPlayers: 'chacun',
  mostTP: 'le joueur en tête',
  fewestTP: 'le joueur le plus loin derrière',
  beatenPrincipal: 'le vaincu',
  ally: 'votre allié',
};
const acts = acting(subjects);
/** "à chacun", "au vaincu". */
const to = (who: Exclude<Target, 'self'>): string => `à ${subjects[who]}`.replace(/^à le /, 'au ');

/** Moments that mean the same to every card. */
const moments: Readonly<Record<Trigger, string>> = {
  onRoundStart: 'au début de chaque tour de table',
  onTurnStart: 'au début de votre tour',
  onBuy: 'quand vous l’achetez',
  onGuildDraw: 'quand vous piochez à la guilde',
  onDraw: 'avant de piocher au Donjon',
  onReveal: 'quand un monstre apparaît',
  beforeDice: 'avant les dés',
  afterDice: 'après les dés',
  afterReveal: 'quand les poings s’ouvrent',
  onWound: 'quand un combat vous blesse',
  onWin: 'quand vous gagnez un combat',
  onLose: 'quand vous perdez un combat',
  afterDungeon: 'après un combat au Donjon',
  afterArena: 'après une Arène',
  whileHeld: '',
};

/** A card of the deck speaks of its own reveal and its own fight. */
function trigger(told: Told): string {
  const { kind, effect } = told;
  if (isWon(told)) return effect.on === 'afterDungeon' ? 'après un Donjon gagné' : 'après une Arène gagnée';
  if (effect.on === 'onReveal' && kind === 'monster') return 'quand il apparaît';
  if (effect.on === 'onReveal' && (kind === 'event' || kind === 'special')) return '';
  if (kind === 'monster' && effect.on === 'onWin') return 'si vous le battez';
  if (kind === 'monster' && effect.on === 'onLose') return 'en cas de défaite';
  return moments[effect.on];
}

/** How long; an event lies in play until its drawer's next turn (DQ-R17). */
function lasting(during: Duration, told: Told): string {
  switch (during) {
    case 'combat':
      return isOfFight(told) ? '' : ' pour ce combat';
    case 'round':
      return ' pour ce tour de table';
    case 'ownTurn':
      return ' jusqu’à votre prochain tour';
    case 'held':
      return told.kind === 'event' ? ' jusqu’à votre prochain tour' : '';
  }
}

const dice: Readonly<Record<Die | 'own' | 'choose', string>> = {
  green: 'le dé vert',
  red: 'le dé rouge',
  own: 'votre dé',
  choose: 'l’un des deux dés',
};
const dearer = (n: number): string => `${gemmes(Math.abs(n))} de ${n < 0 ? 'moins' : 'plus'}`;
const objectOf = (type: ObjectType | undefined): string => (type === undefined ? 'un objet' : anObject[type]);
const nextCards = (n: number): string =>
  n > 1 ? `les ${n} prochaines cartes du Donjon` : 'la prochaine carte du Donjon';

const clauses: Grammar['clauses'] = {
  gems: ({ n, who }) =>
    n < 0 ? `${acts(who, 'perdez', 'perd')} ${gemmes(-n)}` : `${acts(who, 'prenez', 'prend')} ${gemmes(n)}`,
  gemsFraction: ({ round, who }) =>
    `${acts(who, 'perdez la moitié de vos gemmes', 'perd la moitié de ses gemmes')}, arrondie ${
      round === 'up' ? 'au-dessus' : 'en dessous'
    }`,
  moveGems: ({ n, from, to: receiver }) => {
    if (from === 'self') return receiver === 'self' ? '' : `donnez ${gemmes(n)} ${to(receiver)}`;
    if (receiver === 'self') return `prenez ${gemmes(n)} ${to(from)}`;
    return `${subjects[from]} donne ${gemmes(n)} ${to(receiver)}`;
  },
  tp: ({ n, who }) =>
    n < 0 ? `${acts(who, 'perdez', 'perd')} ${trophees(-n)}` : `${acts(who, 'gagnez', 'gagne')} ${trophees(n)}`,
  wounds: ({ n, who }) =>
    n < 0
      ? `${acts(who, 'soignez', 'soigne')} ${blessures(-n)}`
      : `${acts(who, 'encaissez', 'encaisse')} ${blessures(n)}`,
  healAll: ({ who }) => acts(who, 'soignez toutes vos blessures', 'soigne toutes ses blessures'),
  recover: ({ n }) => `vous soignez ${blessures(n)} au début de votre tour, au lieu d’une`,
  ignoreWounds: ({ what }, { effect }) => {
    if (what === 'kritikExtra')
      return effect.on === 'whileHeld'
        ? 'une défaite sur un KritiK ne vous coûte qu’une blessure'
        : 'n’en encaissez qu’une, même sur un KritiK';
    return effect.on === 'whileHeld'
      ? 'vos défaites ne vous blessent pas'
      : 'ignorez toutes les blessures de ce combat';
  },
  power: ({ n, during, flat }, told) =>
    `${signed(n)} de puissance${lasting(during, told)}${flat ? ', sans être divisé pour un allié' : ''}`,
  doublePowerAndDie: () => 'doublez votre puissance et votre dé',
  reroll: ({ die }) => `relancez ${dice[die]}`,
  setDieFace: ({ die, face }) => `tournez ${dice[die]} sur ${face}`,
  priceChange: ({ n, who, during }, told) =>
    `${who === 'self' ? 'vos objets à la boutique coûtent' : 'les objets de la boutique coûtent'} ${dearer(n)}${lasting(during, told)}`,
  guildDraw: ({ n }) => `vous piochez ${n} quêtes à la guilde, pour en garder une`,
  peek: ({ n }) => `regardez ${nextCards(n)}`,
  reorder: () => 'reposez-les dans l’ordre de votre choix',
  drawFrom: () => 'piochez l’une d’elles',
  discardTop: ({ n }) => `défaussez ${nextCards(n)}`,
  drawAgain: () => 'piochez encore',
  takeObject: ({ from, type, price }) => {
    if (from === 'dragon') return `prenez ${objectOf(type)} du dragon`;
    if (price === undefined) return `prenez ${objectOf(type)} à la boutique, sans payer`;
    return `vous pouvez acheter ${objectOf(type)} ${price === 0 ? 'à son prix' : `pour ${dearer(price)}`}`;
  },
  loseObject: ({ who, type }) =>
    acts(who, `rendez ${objectOf(type)} à la boutique`, `rend ${objectOf(type)} à la boutique`),
  giveCurse: ({ to: who }) => `${acts(who, 'recevez', 'reçoit')} la malédiction (${signed(-CURSE)} de puissance)`,
  removeCurse: ({ who }) => `${acts(who, 'quittez', 'quitte')} la malédiction`,
  keepCard: () => 'gardez cette carte',
  discardSelf: (_, { kind }) => `défaussez ${kind === 'object' ? 'cet objet' : 'cette carte'}`,
  forbidArena: ({ during }, told) => `aucune Arène ne peut s’ouvrir${lasting(during, told)}`,
  fleeAlways: () => 'vous pouvez fuir n’importe quel monstre',
  neutraliseAlly: () => 'un allié adverse de votre choix devient neutre',
  manual: ({ text }) => `appliquez à la main : « ${text.fr.replace(/\.$/, '')} »`,
};

export const french: Grammar = {
  typeset,
  trigger,
  adverbs,
  won: 'votre camp a gagné',
  facts,
  clauses,
  choice: (ways) => `au choix : ${ways.join(' ou ')}`,
  discardSpoil: (what) => `vous pouvez défausser une dépouille ; dans ce cas, ${what}`,
  oncePerGame: 'une fois par partie',
  ifYouWish: 'si vous voulez',
  ifWord: 'si',
  and: ' et ',
  andThen: ', puis ',
  otherReward: (gems, points) => `ou, si vous préférez, ${gemmes(gems)} et ${trophees(points)}`,
  notBefore: (round) => `pas avant le tour de table ${round}`,
  round: 'tour de table',
  yes: 'oui',
  no: 'non',
  colon: ' : ',
};
