/** Abilities in French: when they work, and what they do. */
import { count, plain, signed } from '../../../../web/words/telling/figures.ts';
import type { Duration, Heroes, Players, Stat, StatTarget, Trigger } from '../../rules/clauses.ts';
import { type Grammar, hasNamedAdventure, isHeroNamed, isOwnHero, isOwnStat, type Told } from '../grammar.ts';
import { conditions } from './conditions.ts';
import {
  acts,
  adventureCard,
  amount,
  de,
  glory,
  gold,
  heroActs,
  heroPhrase,
  playerPhrases,
  things,
  to,
  which,
} from './phrases.ts';

/** Moments that mean the same to every card. */
const moments: Readonly<Partial<Record<Trigger, string>>> = {
  monsterRevealed: 'à l’arrivée du monstre',
  supplyStart: 'au début du réapprovisionnement',
  supplyEnd: 'à la fin du réapprovisionnement',
  displayStart: 'au début de l’exposition',
  displayRevealed: 'quand les vitrines s’ouvrent',
  shoppingStart: 'au début du commerce',
  allInvited: 'quand tous les héros sont entrés',
  shoppingEnd: 'à la fin du commerce',
  adventureStart: 'au début de l’aventure',
  adventureDealt: 'avant les combats',
  fightsDone: 'après tous les combats',
  monsterDefeated: 'quand le monstre tombe',
  rewards: 'après les récompenses',
  adventureEnd: 'à la fin de l’aventure',
  upgradeStart: 'au début de l’amélioration',
  ownUpgradeTurn: 'à votre tour d’améliorer',
  cardBought: 'quand vous achetez une carte',
  upgradeEnd: 'à la fin de l’amélioration',
  inventoryStart: 'au début de l’inventaire',
  roundEnd: 'à la fin de la manche',
  gameEnd: 'à la fin de la partie',
  static: '',
};

/** Moments of one hero: its own cards need not name it. */
function trigger(told: Told): string {
  const { on } = told.effect;
  const hero = heroPhrase('hero', told);
  const owned = isOwnHero('hero', told) ? '' : ` ${de(hero)}`;
  switch (on) {
    case 'heroInvited':
      return `quand ${hero} entre chez vous`;
    case 'itemSold':
      if (told.kind === 'item') return 'à sa vente';
      return told.kind === 'hero' ? `quand ${hero} achète un objet` : 'quand vous vendez un objet';
    case 'fightStart':
      return `au début du combat${owned}`;
    case 'beforeAttack':
      return `avant l’attaque${owned}`;
    case 'attackSucceeded':
      return `si l’attaque${owned} réussit`;
    case 'attackFailed':
      return `si l’attaque${owned} échoue`;
    case 'beforeDefence':
      return `avant la défense${owned}`;
    case 'heroSurvived':
      return `si ${hero} survit`;
    case 'heroDefeated':
      return `si ${hero} est vaincu`;
    default:
      return moments[on] ?? '';
  }
}

const durations: Readonly<Record<Duration, string>> = {
  fight: ' pour ce combat',
  phase: ' cette phase',
  round: ' cette manche',
  inPlay: '',
};

const units: Readonly<Record<Stat, (n: number) => string>> = {
  attack: () => 'attaque',
  defence: () => 'défense',
  hearts: (n) => (Math.abs(n) > 1 ? 'cœurs' : 'cœur'),
  price: () => 'or au prix',
  windowValue: () => 'or en valeur de vitrine',
  displaySlots: (n) => (Math.abs(n) > 1 ? 'places en vitrine' : 'place en vitrine'),
  storageSlots: (n) => (Math.abs(n) > 1 ? 'places en réserve' : 'place en réserve'),
  resistance: () => 'résistance',
  strength: () => 'force',
  reward: () => 'or de récompense',
};

const names: Readonly<Record<Stat, string>> = {
  attack: 'attaque',
  defence: 'défense',
  hearts: 'cœurs',
  price: 'prix',
  windowValue: 'valeur de vitrine',
  displaySlots: 'places de vitrine',
  storageSlots: 'places de réserve',
  resistance: 'résistance',
  strength: 'force',
  reward: 'récompense',
};

/** Whose number changes, with its verb. */
function stat(target: StatTarget, told: Told, you: string, they: string): string {
  switch (target.stat) {
    case 'attack':
    case 'defence':
      return `${heroActs(target.of, told)} ${they}`;
    case 'hearts':
    case 'price': {
      if (target.of === 'self') return `cet objet ${they}`;
      const places = {
        owner: { equipped: de(heroPhrase('hero', told)), window: 'de votre vitrine', hand: 'de votre main' },
        opponents: { equipped: 'des héros rivaux', window: 'des vitrines rivales', hand: 'des mains rivales' },
        allPlayers: { equipped: 'porté', window: 'en vitrine', hand: 'en main' },
      }[target.whose ?? 'owner'];
      return `chaque objet ${places[target.of]}${which(target.filter, told)} ${they}`;
    }
    case 'windowValue':
    case 'displaySlots':
    case 'storageSlots':
      return acts(target.of, you, they);
    default:
      return `le monstre ${they}`;
  }
}

/** How long, where it does not go without saying: a fight is soon over. */
const lasting = (during: Duration, target: StatTarget): string =>
  during === 'fight' && (target.stat === 'attack' || target.stat === 'defence') ? '' : durations[during];

const places = { discard: 'de la défausse', window: 'de votre vitrine', storage: 'de votre réserve' } as const;
const bought = {
  employee: 'vos employés coûtent',
  upgrade: 'vos améliorations coûtent',
  flip: 'vos retournements coûtent',
  any: 'vos achats coûtent',
} as const;
const banned = {
  sell: 'vendre d’objet',
  display: 'exposer d’objet',
  store: 'stocker d’objet',
  invite: 'inviter de héros',
  buy: 'acheter de carte',
} as const;
const adventureOf = (of: Heroes, told: Told): string =>
  hasNamedAdventure(told) && of === 'hero' ? 'elle' : adventureCard(of, told);

const none: Readonly<Partial<Record<Players, string>>> = {
  allPlayers: 'personne',
  opponents: 'aucune échoppe rivale',
};
/** Heroes are chosen in one phase of a round. */
const ranked = (during: Duration): string => (during === 'inPlay' ? ' à chaque manche' : '');
const attackOf = (of: Heroes, told: Told): string =>
  isOwnHero(of, told) ? 'l’attaque' : `l’attaque ${de(heroPhrase(of, told))}`;

export const french: Grammar = {
  trigger,
  conditions,
  from: { window: 'en vitrine : ', hand: 'en main : ', storage: 'en réserve : ' },
  uses: { round: 'une fois par manche', game: 'une fois par partie' },
  everyTime: ', à chaque fois',
  ifYouWish: 'si vous voulez',
  alsoWhenDefeated: ', même si le monstre tombe',
  ifWord: 'si',
  and: ' et ',
  or: ' ou ',
  apart: ' ; ',
  clauses: {
    addStat: (c, t) => {
      const change = amount(c.by, (n) => `${signed(n)} ${units[c.stat](n)}`);
      return `${isOwnStat(c, t) ? '' : `${stat(c, t, 'avez', 'a')} `}${change}${lasting(c.during, c)}`;
    },
    setStat: (c, t) => `${stat(c, t, 'passez', 'passe')} à ${plain(c.to)} en ${names[c.stat]}${lasting(c.during, c)}`,
    doubleStat: (c, t) => `${stat(c, t, 'comptez', 'compte')} double en ${names[c.stat]}${lasting(c.during, c)}`,
    addClass: (c, t) => `${heroActs(c.of, t)} compte aussi comme ${t.className(c.class)}${durations[c.during]}`,
    anyClass: (c, t) => `${heroActs(c.of, t)} compte pour toutes les classes${durations[c.during]}`,
    ignoreClassForSale: (c, t) =>
      `vos objets${which(c.filter, t)} se vendent à toutes les classes${durations[c.during]}`,
    ignoreClassForInvite: (c) => `tout héros du centre peut entrer chez vous${durations[c.during]}`,
    gainCoins: (c) => `${acts(c.who, 'recevez', 'reçoit')} ${amount(c.n, gold)}`,
    loseCoins: (c) => `${acts(c.who, 'perdez', 'perd')} ${amount(c.n, gold)}`,
    moveCoins: (c, t) => {
      const giver = c.from === 'hero' ? heroActs('hero', t) : playerPhrases[c.from];
      if (c.to === 'owner') return `${giver} vous donne ${gold(c.n)}`;
      if (c.to === 'hero' && isHeroNamed(t))
        return `${giver} lui ${c.from === 'owner' ? 'donnez' : 'donne'} ${gold(c.n)}`;
      const taker = c.to === 'hero' ? heroPhrase('hero', t) : playerPhrases[c.to];
      return `${giver} ${c.from === 'owner' ? 'donnez' : 'donne'} ${gold(c.n)} ${to(taker)}`;
    },
    gainGlory: (c) => `${acts(c.who, 'gagnez', 'gagne')} ${amount(c.n, glory)}`,
    loseGlory: (c) => `${acts(c.who, 'perdez', 'perd')} ${glory(c.n)}`,
    heroGainsCoins: (c, t) => `${heroActs(c.of, t)} reçoit ${amount(c.n, gold)}`,
    heroLosesCoins: (c, t) => `${heroActs(c.of, t)} perd ${gold(c.n)}`,
    extraReward: (c, t) => `${heroActs(c.of, t)} reçoit ${gold(c.n)} de plus en récompense`,
    scoreBonus: (c) => `${acts(c.who, 'marquez', 'marque')} ${amount(c.n, (n) => count('fr', n, 'point', 'points'))}`,
    addWound: (c, t) => {
      const wounds = count('fr', c.n, 'blessure', 'blessures');
      return c.asHero ? `${heroActs('hero', t)} inflige ${wounds}` : `le monstre subit ${wounds} de plus`;
    },
    removeWound: (c) => `le monstre guérit de ${count('fr', c.n, 'blessure', 'blessures')}`,
    autoHit: (c, t) => `${attackOf(c.of, t)} réussit d’office`,
    autoMiss: (c, t) => `${attackOf(c.of, t)} échoue d’office`,
    autoSurvive: (c, t) => `${heroActs(c.of, t)} survit d’office`,
    killHero: (c, t) => `${heroActs(c.of, t)} est vaincu`,
    heroesLeave: (c) =>
      `des héros quittent la pioche : il en reste ${c.fewer === 0 ? 'autant' : `${c.fewer} de moins`} qu’en jeu`,
    preventDefeat: (c, t) => `${heroActs(c.of, t)} échappe à une défaite cette manche`,
    ignoreAdventure: (c, t) => `${adventureOf(c.of, t)} est sans effet`,
    redrawAdventure: (c, t) => `remplacez ${adventureCard(c.of, t)}`,
    drawExtra: (c, t) => {
      if (c.keep === 'choose') {
        const isNamed = c.of === 'hero' && isHeroNamed(t);
        const draw = isNamed
          ? 'tirez-lui une 2e carte Aventure'
          : `tirez une 2e carte Aventure pour ${heroPhrase(c.of, t)}`;
        return `${draw} et gardez-en une`;
      }
      const draws = `${heroActs(c.of, t)} tire une 2e carte Aventure`;
      return c.keep === 'worst' ? `${draws} et garde la pire` : draws;
    },
    peekAdventure: (c) =>
      c.n === 1 ? 'regardez la prochaine carte Aventure' : `regardez les ${c.n} prochaines cartes Aventure`,
    giveAdventureTo: (_, t) => `échangez ${adventureCard('hero', t)} contre celle d’un autre héros`,
    drawItems: (c) => `${acts(c.who, 'piochez', 'pioche')} ${things(c.n)}`,
    discardItems: (c) =>
      `${acts(c.who, 'défaussez', 'défausse')} ${things(c.n)} ${c.how === 'random' ? 'au hasard' : 'au choix'}`,
    peekItems: (c) =>
      c.n === 1 ? 'regardez le prochain objet de la pioche' : `regardez les ${c.n} prochains objets de la pioche`,
    swapItem: (c) => `échangez un objet de votre main contre un objet ${places[c.with]}`,
    returnGearToHand: (c, t) => {
      const items = which(c.filter, t);
      const gear = isHeroNamed(t) ? `un de ses objets${items}` : `un objet${items} ${de(heroPhrase('hero', t))}`;
      return `${gear} revient dans votre main`;
    },
    stealItem: (c) => `prenez un objet ${c.how === 'random' ? 'au hasard' : 'au choix'} ${to(playerPhrases[c.from])}`,
    dealExtra: (c) => `${acts(c.who, 'recevez', 'reçoit')} ${things(c.n)} de plus`,
    rankFirst: (c) => `vous choisissez votre héros en premier${ranked(c.during)}`,
    rankLast: (c) => `${acts(c.who, 'choisissez votre', 'choisit son')} héros en dernier${ranked(c.during)}`,
    swapHero: (c) =>
      c.with === 'shop'
        ? 'échangez votre héros avec celui d’une autre échoppe'
        : 'échangez votre héros avec un héros du centre',
    takeQuestToken: () => 'prenez le jeton Quête',
    sellFromWindow: (c) => `vous pouvez vendre ${things(c.n)} de votre vitrine${durations[c.during]}`,
    sellToOtherHero: (c) => `vous pouvez vendre aux héros des autres échoppes, qui encaissent${durations[c.during]}`,
    discount: (c) =>
      `${bought[c.on]} ${c.n < 0 ? `${gold(-c.n)} de plus` : `${gold(c.n)} de moins`}${durations[c.during]}`,
    extraPurchase: (c) => `vous pouvez faire ${count('fr', c.n, 'achat', 'achats')} de plus`,
    freeFlip: () => 'retournez une de vos améliorations sans payer',
    refreshOffer: () => 'deux nouveaux employés remplacent l’offre',
    forbid: (c, t) => {
      const nobody = none[c.who];
      const who = nobody === undefined ? acts(c.who, 'ne pouvez pas', 'ne peut pas') : `${nobody} ne peut`;
      return `${who} ${banned[c.act]}${which(c.filter, t)}${durations[c.during]}`;
    },
  },
};
