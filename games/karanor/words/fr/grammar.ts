/** Abilities in French: when they work, what they cost, what they do. */
import { count, signed } from '../../../../web/words/telling/figures.ts';
import { typeset } from '../../../../web/words/telling/french.ts';
import type { Cost, Duration, Standing, Target } from '../../rules/clauses.ts';
import type { SourceKind } from '../../rules/effects/types.ts';
import type { Deed, Grammar, Told, Whose } from '../grammar.ts';
import { insigniaNamed, listOf, placeName, placeNamed, resourceName, resourceNumber } from '../name.ts';
import { facts, ordinary, prestiges, tokens } from './facts.ts';
import { at } from './places.ts';
import { standing } from './standing.ts';

const subjects: Readonly<Record<Exclude<Target, 'self'>, string>> = {
  target: 'ce joueur',
  eachOpponent: 'chaque adversaire',
  richestOpponent: 'l’adversaire le plus riche',
  poorestOpponent: 'l’adversaire le plus pauvre',
  leader: 'le joueur qui a le plus de prestige',
  richerTarget: 'le plus riche des deux',
  poorerTarget: 'le plus pauvre des deux',
};
const to = (who: Exclude<Target, 'self'>): string => `à ${subjects[who]}`.replace(/^à le /, 'au ');

/** What somebody does: the reader is told, the others are spoken of. */
const doing = (who: Target, you: string, they: string, what: string, brief = what): Deed =>
  who === 'self' ? { verb: you, what, brief } : { subject: subjects[who], verb: they, what, brief };
const only = (verb: string, brief = verb): Deed => ({ verb, what: '', brief });
const draw = (what: string, brief = what): Deed => ({ verb: 'piochez', what, brief });

const cards = (n: number): string => `${count('fr', n, 'carte', 'cartes')} de marché noir`;
const quests = (n: number): string => count('fr', n, 'quête', 'quêtes');

const clauses: Grammar['clauses'] = {
  gainGold: ({ n, who }) => doing(who, 'gagnez', 'gagne', `${n} or`),
  payGold: ({ n, who }) => doing(who, 'payez', 'paie', `${n} or`, `−${n} or`),
  gainResource: ({ kind, n, who }, told) => {
    if (kind === 'choice') return doing(who, 'gagnez', 'gagne', `${ordinary(n)} au choix`, `${n} au choix`);
    if (kind === 'any')
      return doing(who, 'gagnez', 'gagne', `${count('fr', n, 'ressource', 'ressources')} au choix, diamant compris`);
    if (kind === 'one')
      return doing(
        who,
        'gagnez',
        'gagne',
        n === 1 ? `${ordinary(1)} au choix` : `${ordinary(n)} de même sorte, au choix`,
        `${n} de même sorte`,
      );
    return doing(who, 'gagnez', 'gagne', tokens(told, kind, n));
  },
  payResource: ({ kind, n, who }, told) =>
    doing(who, 'rendez', 'rend', tokens(told, kind, n), `−${tokens(told, kind, n)}`),
  gainIncome: ({ n, who }) => doing(who, 'gagnez', 'gagne', `${n} de revenu`, `+${n} revenu`),
  loseIncome: ({ n, floor, who }) =>
    doing(who, 'perdez', 'perd', `${n} de revenu${floor > 0 ? ` (jamais sous ${floor})` : ''}`, `−${n} revenu`),
  gainPrestige: ({ n, who }) => doing(who, 'gagnez', 'gagne', prestiges(n)),
  losePrestige: ({ n, who }) => doing(who, 'perdez', 'perd', prestiges(n), `−${prestiges(n)}`),
  gainInsignia: ({ insignia }, { content }) => {
    const name = insigniaNamed(content, insignia, 'fr');
    const isCurse = content.insignia.some((tile) => tile.kind === insignia && tile.curse);
    return { verb: isCurse ? 'subissez' : 'gagnez', what: `l’insigne ${name}`, brief: name };
  },
  loseInsignia: ({ insignia, who }, { content }) => {
    const name = insigniaNamed(content, insignia, 'fr');
    return doing(who, 'rendez', 'rend', `l’insigne ${name}`, `sans ${name}`);
  },
  drawArtefact: ({ draw: n }) => draw(n === 1 ? '1 artefact' : `${n} artefacts pour en garder 1`, 'artefact'),
  drawQuest: ({ draw: n, keep }) => draw(n === keep ? quests(n) : `${quests(n)} pour en garder ${keep}`, quests(keep)),
  drawBlackMarket: ({ n }) => draw(cards(n), n === 1 ? 'marché noir' : `${n} marché noir`),
  discardBlackMarket: ({ n, who }) => doing(who, 'défaussez', 'défausse', cards(n), `−${cards(n)}`),
  discardQuest: ({ n, who }) => doing(who, 'défaussez', 'défausse', quests(n), `−${quests(n)}`),
  gainAssociate: ({ kind }, { content }) => {
    const what =
      kind === 'choice' ? 'un associé au choix' : `l’associé ${resourceName(content, resourceNumber(kind), 'fr')}`;
    return { verb: 'engagez', what, brief: what.replace(/^(l’|un )/, '') };
  },
  promoteAssociate: () => only('promouvez un de vos associés', 'promotion'),
  takeAssociate: ({ compensation }) =>
    only(
      compensation > 0
        ? `payez-lui ${compensation} or et prenez-lui un associé non promu au choix`
        : 'prenez-lui un associé non promu au choix',
      'un associé',
    ),
  gainActions: ({ n }) => ({
    verb: 'gagnez',
    what: `${count('fr', n, 'action', 'actions')} pour ce tour`,
    brief: `+${count('fr', n, 'action', 'actions')}`,
  }),
  movePawn: ({ to: where }, { content }) =>
    only(
      where === 'chosenCity'
        ? 'placez votre pion dans la cité de votre choix, sans déplacement et sans payer la mer'
        : `placez votre pion ${at(placeNamed(content, where.territory, 'fr'))}, sans déplacement et sans payer la mer`,
      'voyage',
    ),
  grant: ({ standing: what, during, who }) => grant(what, during, who),
  transferGold: ({ n, from, to: receiver }) => {
    const gold = `${n} or`;
    if (from === 'self')
      return receiver === 'self' ? only('ne payez rien', '0 or') : only(`payez ${gold} ${to(receiver)}`, `−${gold}`);
    if (receiver === 'self') return doing(from, '', 'vous paie', gold);
    const isOther = from === 'richerTarget' && receiver === 'poorerTarget';
    return doing(from, '', 'paie', `${gold} ${isOther ? 'à l’autre' : to(receiver)}`, gold);
  },
  stealResource: ({ n }) => only(`prenez-lui ${ordinary(n)} au choix`, `vol de ${n}`),
  swapResource: ({ n }) =>
    only(
      `échangez ${ordinary(n)} contre ${n === 1 ? 'une autre' : 'autant d’autres'} de la réserve`,
      `échange de ${n}`,
    ),
  takeCard: () => only('regardez ses cartes de marché noir et prenez-en une', 'une carte'),
  cancelCard: () => only('annulez cette carte', 'annulation'),
  placeInhabitant: ({ territory }, { content }) =>
    only(`un habitant s’installe ${at(placeNamed(content, territory, 'fr'))}`, 'un habitant'),
  replaceDelivery: () =>
    only('la livraison visible passe sous la pile et la suivante est retournée', 'autre livraison'),
  nothing: () => only('rien ne se passe', 'rien'),
};

const OWN: Readonly<Record<Whose, { readonly next: (noun: string, isHers?: true) => string; readonly turn: string }>> =
  {
    yours: {
      next: (noun, isHers) => `votre ${isHers ? 'prochaine' : 'prochain'} ${noun} de ce tour`,
      turn: 'votre tour',
    },
    theirs: { next: (noun, isHers) => `${isHers ? 'sa prochaine' : 'son prochain'} ${noun}`, turn: 'son tour' },
  };
const ACTS = { build: 'construction', villa: 'villa', recruit: 'recrue' } as const;
const YIELDS = { harvest: 'récolte', work: 'travail', delivery: 'livraison' } as const;
const less = (n: number): string => (n < 0 ? 'de moins' : 'de plus');
const resources = (n: number): string => count('fr', Math.abs(n), 'ressource', 'ressources');

/** What holds for the next action it applies to, as what that action does. */
function nextOnly(what: Standing, whose: Whose): Deed | undefined {
  const { next } = OWN[whose];
  const move = next('déplacement');
  switch (what.does) {
    case 'modifyMove': {
      const steps = count('fr', Math.abs(what.n), 'territoire', 'territoires');
      return {
        verb: move,
        what: what.n < 0 ? `s’arrête ${steps} plus tôt` : `va ${steps} plus loin`,
        brief: `${signed(what.n)} territoire`,
      };
    }
    case 'seaFare':
      return { verb: move, what: `paie ${Math.abs(what.add)} or ${less(what.add)} par traversée`, brief: 'traversées' };
    case 'seaFree':
      return { verb: move, what: 'passe la mer gratuitement', brief: 'mer gratuite' };
    case 'modifyYield': {
      const verb = what.of === 'work' ? next(YIELDS.work) : next(YIELDS[what.of], true);
      const gains = what.of === 'harvest' ? resources(what.n) : `${Math.abs(what.n)} or`;
      return { verb, what: `rapporte ${gains} ${less(what.n)}`, brief: `${signed(what.n)}` };
    }
    case 'modifyCost': {
      const parts = [
        ...(what.gold === 0 ? [] : [`coûte ${Math.abs(what.gold)} or ${less(what.gold)}`]),
        ...(what.tokens === 0 ? [] : [`demande ${resources(what.tokens)} ${less(what.tokens)}`]),
      ];
      const choice = what.tokens < 0 ? ', au choix' : '';
      return { verb: next(ACTS[what.of], true), what: `${listOf(parts, 'fr')}${choice}`, brief: 'rabais' };
    }
    default:
      return undefined;
  }
}

/** A standing clause that lasts for a while. */
function grant(what: Standing, during: Duration, who: Target): Deed {
  const whose: Whose = who === 'self' ? 'yours' : 'theirs';
  const next = during === 'next' ? nextOnly(what, whose) : undefined;
  const say = standing[what.does] as (one: Standing, whose: Whose) => string;
  const deed = next ?? only(`${say(what, whose)} jusqu’à la fin de ${OWN[whose].turn}`);
  return who === 'self' || who === 'target' ? deed : { ...deed, subject: `pour ${subjects[who]},` };
}

const ITSELF: Readonly<Record<SourceKind, string>> = {
  commerce: 'ce commerce',
  bonus: 'ce commerce',
  quest: 'cette quête',
  story: 'cette histoire',
  insignia: 'cet insigne',
  artefact: 'cet artefact',
  blackMarket: 'cette carte',
};

const paidParts = (costs: readonly Cost[], told: Told): string[] =>
  costs.flatMap((cost) => {
    if (cost.pays === 'gold') return [`${cost.n} or`];
    if (cost.pays === 'resource')
      return [cost.kind === 'any' ? `${ordinary(cost.n)} au choix` : tokens(told, cost.kind, cost.n)];
    return cost.pays === 'action' ? [count('fr', cost.n, 'action', 'actions')] : [];
  });

export const french: Grammar = {
  lang: 'fr',
  typeset,
  triggers: {
    onReceive: 'quand vous le recevez',
    onTurnStart: 'au début de votre tour',
    onIncome: 'à vos revenus',
    onTurnEnd: 'à la fin de votre tour',
    onMoveStep: 'à chacun de vos pas',
    onSeaCrossing: 'à chacune de vos traversées',
    onHarvest: 'quand vous récoltez',
    onWork: 'quand vous travaillez',
    onBuild: 'quand vous construisez',
    onInteract: 'quand vous abordez un habitant',
    onQuestComplete: 'quand vous réalisez une quête',
    onDelivery: 'quand vous livrez',
    onVilla: 'quand vous achetez une villa',
    onRecruit: 'quand vous recrutez',
    onTrade: 'quand vous faites affaire',
    onTradeOfOthers: 'quand deux autres joueurs échangent et donnent tous deux quelque chose',
    onPrestigeChange: 'quand votre prestige change',
  },
  timings: { anyStable: 'à tout moment', ownTurn: 'à votre tour', otherTurn: 'au tour d’un autre' },
  reaction: (answered) =>
    answered === 'any'
      ? 'en réponse à une carte de marché noir'
      : 'en réponse à une carte de marché noir qui vous vise',
  facts,
  ifWord: 'si ',
  unless: 'sauf si ',
  and: ' et ',
  or: ' ou ',
  notThat: (that) => that.replace(/^qui /, 'sauf s’il '),
  clauses,
  standing,
  pay: (costs, told) => {
    const parts = paidParts(costs, told);
    const self = costs.some(({ pays }) => pays === 'discardSelf') ? [`défaussez ${ITSELF[told.kind]}`] : [];
    return [...(parts.length === 0 ? [] : [`payez ${listOf(parts, 'fr')}`]), ...self].join(' et ');
  },
  paid: (costs, told) =>
    costs
      .flatMap((cost) =>
        cost.pays === 'resource' && cost.kind === 'any' ? `${cost.n} au choix` : paidParts([cost], told),
      )
      .join(', '),
  once: (costs) => {
    const cost = costs.find(({ pays }) => pays === 'exhaustSelf');
    if (cost?.pays !== 'exhaustSelf') return '';
    return cost.per === 'turn' ? 'une fois par tour' : 'une fois par partie';
  },
  price: (costs, told) => {
    const parts = paidParts(costs, told);
    return [
      ...(parts.length === 0 ? [] : [`pour ${listOf(parts, 'fr')}`]),
      ...(costs.some(({ pays }) => pays === 'discardSelf') ? [`en défaussant ${ITSELF[told.kind]}`] : []),
    ];
  },
  aim: (target, that) => {
    if (target === 'none') return '';
    return target === 'pair'
      ? `visez deux adversaires${that === '' ? '' : ` ${that.replace(/^qui /, 'dont chacun ')}`}`
      : `visez un adversaire${that === '' ? '' : ` ${that}`}`;
  },
  most: (n) => `${n} fois par tour au plus`,
  place: (place, { content }) => {
    switch (place.at) {
      case 'none':
        return '';
      case 'anyCity':
        return 'allez dans une cité';
      case 'ownCity':
        return 'allez dans une cité où vous avez un commerce';
      case 'harbour':
        return 'allez là d’où part une voie maritime';
      case 'territory':
        return `allez ${at(placeName(content, place.territory, 'fr'))}`;
      case 'landmass':
        return `allez sur la terre « ${content.landmasses[place.landmass].title.fr} »`;
    }
  },
  placeBrief: (place, { content }) => {
    switch (place.at) {
      case 'none':
        return 'N’importe où';
      case 'anyCity':
        return 'Une cité';
      case 'ownCity':
        return 'Cité avec commerce';
      case 'harbour':
        return 'Un port';
      case 'territory':
        return placeName(content, place.territory, 'fr');
      case 'landmass':
        return content.landmasses[place.landmass].title.fr;
    }
  },
  atOnce: 'tout de suite',
  eitherOr: 'au choix',
  orElse: ' ; ou ',
  andThen: ', puis ',
  nothing: 'rien ne se passe',
  gainPrestige: (n) => doing('self', 'gagnez', '', prestiges(n)),
  gainIncome: (n) => doing('self', 'gagnez', '', `${n} de revenu`, `+${n} revenu`),
  payMore: (cost) => `payez ${cost} de plus`,
  sequel: 'prenez la suite de cette quête',
  story: (goods, income, bonus) => [goods, `revenu ${income}`, bonus].filter((part) => part !== '').join(', '),
  delivery: (what, city, gain) => `apportez ${what} ${at(city)} : gagnez ${gain}`,
  colon: ' : ',
};
