/** Abilities in English: when they work, what they cost, what they do. */
import { count, signed } from '../../../../web/words/telling/figures.ts';
import type { Cost, Duration, Standing, Target } from '../../rules/clauses.ts';
import type { SourceKind } from '../../rules/effects/types.ts';
import type { Deed, Grammar, Told, Whose } from '../grammar.ts';
import { insigniaNamed, listOf, placeName, placeNamed, resourceName, resourceNumber } from '../name.ts';
import { facts, ordinary, tokens } from './facts.ts';
import { the } from './places.ts';
import { standing } from './standing.ts';

const subjects: Readonly<Record<Exclude<Target, 'self'>, string>> = {
  target: 'that player',
  eachOpponent: 'each opponent',
  richestOpponent: 'the richest opponent',
  poorestOpponent: 'the poorest opponent',
  leader: 'the player with most prestige',
  richerTarget: 'the richer of the two',
  poorerTarget: 'the poorer of the two',
};

/** What somebody does: the reader is told, the others are spoken of. */
const doing = (who: Target, verb: string, what: string, brief = what): Deed =>
  who === 'self' ? { verb, what, brief } : { subject: subjects[who], verb: `${verb}s`, what, brief };
const only = (verb: string, brief = verb): Deed => ({ verb, what: '', brief });
const draw = (what: string, brief = what): Deed => ({ verb: 'draw', what, brief });

const cards = (n: number): string => count('en', n, 'black market card', 'black market cards');
const quests = (n: number): string => count('en', n, 'quest', 'quests');
const actions = (n: number): string => count('en', n, 'action', 'actions');

const clauses: Grammar['clauses'] = {
  gainGold: ({ n, who }) => doing(who, 'gain', `${n} gold`),
  payGold: ({ n, who }) => doing(who, 'pay', `${n} gold`, `−${n} gold`),
  gainResource: ({ kind, n, who }, told) => {
    const choice = who === 'self' ? 'of your choice' : 'of their choice';
    if (kind === 'choice') return doing(who, 'gain', `${ordinary(n)} ${choice}`, `${n} of choice`);
    if (kind === 'any')
      return doing(
        who,
        'gain',
        `${count('en', n, 'resource', 'resources')} ${choice}, even diamond`,
        `${n} of any kind`,
      );
    if (kind === 'one')
      return doing(
        who,
        'gain',
        n === 1 ? `${ordinary(1)} ${choice}` : `${ordinary(n)} of one kind ${choice}`,
        `${n} of one kind`,
      );
    return doing(who, 'gain', tokens(told, kind, n));
  },
  payResource: ({ kind, n, who }, told) => doing(who, 'return', tokens(told, kind, n), `−${tokens(told, kind, n)}`),
  gainIncome: ({ n, who }) => doing(who, 'gain', `${n} income`, `+${n} income`),
  loseIncome: ({ n, floor, who }) =>
    doing(who, 'lose', `${n} income${floor > 0 ? ` (never below ${floor})` : ''}`, `−${n} income`),
  gainPrestige: ({ n, who }) => doing(who, 'gain', `${n} prestige`),
  losePrestige: ({ n, who }) => doing(who, 'lose', `${n} prestige`, `−${n} prestige`),
  gainInsignia: ({ insignia }, { content }) => {
    const name = insigniaNamed(content, insignia, 'en');
    const isCurse = content.insignia.some((tile) => tile.kind === insignia && tile.curse);
    return { verb: isCurse ? 'suffer' : 'gain', what: `the ${name} insignia`, brief: name };
  },
  loseInsignia: ({ insignia, who }, { content }) => {
    const name = insigniaNamed(content, insignia, 'en');
    return doing(who, 'return', `the ${name} insignia`, `no ${name}`);
  },
  drawArtefact: ({ draw: n }) => draw(n === 1 ? '1 artefact' : `${n} artefacts to keep 1`, 'artefact'),
  drawQuest: ({ draw: n, keep }) => draw(n === keep ? quests(n) : `${quests(n)} to keep ${keep}`, quests(keep)),
  drawBlackMarket: ({ n }) => draw(cards(n), n === 1 ? 'black market' : `${n} black market`),
  discardBlackMarket: ({ n, who }) => doing(who, 'discard', cards(n), `−${cards(n)}`),
  discardQuest: ({ n, who }) => doing(who, 'discard', quests(n), `−${quests(n)}`),
  gainAssociate: ({ kind }, { content }) => {
    const one = kind === 'choice' ? '' : `${resourceName(content, resourceNumber(kind), 'en')} `;
    const what = kind === 'choice' ? 'an associate of your choice' : `the ${one}associate`;
    return { verb: 'hire', what, brief: `${one}associate` };
  },
  promoteAssociate: () => only('promote one of your associates', 'promotion'),
  takeAssociate: ({ compensation }) =>
    only(
      compensation > 0
        ? `pay them ${compensation} gold and take one of their unpromoted associates`
        : 'take one of their unpromoted associates',
      'an associate',
    ),
  gainActions: ({ n }) => ({ verb: 'gain', what: `${actions(n)} this turn`, brief: `+${actions(n)}` }),
  movePawn: ({ to }, { content }) =>
    only(
      to === 'chosenCity'
        ? 'put your pawn in any city, without a move or a fare'
        : `put your pawn at ${the(placeNamed(content, to.territory, 'en'))}, without a move or a fare`,
      'journey',
    ),
  grant: ({ standing: what, during, who }) => grant(what, during, who),
  transferGold: ({ n, from, to }) => {
    const gold = `${n} gold`;
    if (from === 'self')
      return to === 'self' ? only('pay nothing', '0 gold') : only(`pay ${subjects[to]} ${gold}`, `−${gold}`);
    const isOther = from === 'richerTarget' && to === 'poorerTarget';
    const receiver = to === 'self' ? 'you' : isOther ? 'the other' : subjects[to];
    return { subject: subjects[from], verb: `pays ${receiver}`, what: gold, brief: gold };
  },
  stealResource: ({ n }) => only(`take from them ${ordinary(n)} of your choice`, `steal ${n}`),
  swapResource: ({ n }) =>
    only(`swap ${ordinary(n)} for ${n === 1 ? 'another' : 'as many others'} of the reserve`, `swap ${n}`),
  takeCard: () => only('look at their black market cards and take one', 'a card'),
  cancelCard: () => only('cancel that card', 'cancel'),
  placeInhabitant: ({ territory }, { content }) =>
    only(`an inhabitant settles at ${the(placeNamed(content, territory, 'en'))}`, 'an inhabitant'),
  replaceDelivery: () => only('the face-up delivery goes under the pile and the next is turned up', 'new delivery'),
  nothing: () => only('nothing happens', 'nothing'),
};

const OWN: Readonly<Record<Whose, string>> = { yours: 'your', theirs: 'their' };
const ACTS = { build: 'building', villa: 'villa', recruit: 'recruit' } as const;
const YIELDS = { harvest: 'harvest', work: 'work', delivery: 'delivery' } as const;
const less = (n: number): string => (n < 0 ? 'less' : 'more');
const resources = (n: number): string =>
  `${count('en', Math.abs(n), 'resource', 'resources')} ${n < 0 ? 'fewer' : 'more'}`;

/** What holds for the next action it applies to, as what that action does. */
function nextOnly(what: Standing, whose: Whose): Deed | undefined {
  const next = (noun: string): string => (whose === 'yours' ? `your next ${noun} this turn` : `their next ${noun}`);
  switch (what.does) {
    case 'modifyMove': {
      const steps = count('en', Math.abs(what.n), 'territory', 'territories');
      return {
        verb: next('move'),
        what: what.n < 0 ? `stops ${steps} sooner` : `goes ${steps} further`,
        brief: `${signed(what.n)} territory`,
      };
    }
    case 'seaFare':
      return {
        verb: next('move'),
        what: `pays ${Math.abs(what.add)} gold ${less(what.add)} per crossing`,
        brief: 'crossings',
      };
    case 'seaFree':
      return { verb: next('move'), what: 'crosses the sea for free', brief: 'free sea' };
    case 'modifyYield': {
      const gains = what.of === 'harvest' ? resources(what.n) : `${Math.abs(what.n)} gold ${less(what.n)}`;
      return { verb: next(YIELDS[what.of]), what: `yields ${gains}`, brief: signed(what.n) };
    }
    case 'modifyCost': {
      const parts = [
        ...(what.gold === 0 ? [] : [`costs ${Math.abs(what.gold)} gold ${less(what.gold)}`]),
        ...(what.tokens === 0 ? [] : [`asks ${resources(what.tokens)}`]),
      ];
      const choice = what.tokens < 0 ? ', of your choice' : '';
      return { verb: next(ACTS[what.of]), what: `${listOf(parts, 'en')}${choice}`, brief: 'discount' };
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
  const deed = next ?? only(`${say(what, whose)} until the end of ${OWN[whose]} turn`);
  return who === 'self' || who === 'target' ? deed : { ...deed, subject: `for ${subjects[who]},` };
}

const ITSELF: Readonly<Record<SourceKind, string>> = {
  commerce: 'this commerce',
  bonus: 'this commerce',
  quest: 'this quest',
  story: 'this story',
  insignia: 'this insignia',
  artefact: 'this artefact',
  blackMarket: 'this card',
};

const paidParts = (costs: readonly Cost[], told: Told): string[] =>
  costs.flatMap((cost) => {
    if (cost.pays === 'gold') return [`${cost.n} gold`];
    if (cost.pays === 'resource')
      return [cost.kind === 'any' ? `${ordinary(cost.n)} of your choice` : tokens(told, cost.kind, cost.n)];
    return cost.pays === 'action' ? [actions(cost.n)] : [];
  });

export const english: Grammar = {
  lang: 'en',
  typeset: (text) => text,
  triggers: {
    onReceive: 'when you receive it',
    onTurnStart: 'at the start of your turn',
    onIncome: 'at your income',
    onTurnEnd: 'at the end of your turn',
    onMoveStep: 'at each of your steps',
    onSeaCrossing: 'at each of your sea crossings',
    onHarvest: 'when you harvest',
    onWork: 'when you work',
    onBuild: 'when you build',
    onInteract: 'when you meet an inhabitant',
    onQuestComplete: 'when you complete a quest',
    onDelivery: 'when you deliver',
    onVilla: 'when you buy a villa',
    onRecruit: 'when you recruit',
    onTrade: 'when you trade',
    onTradeOfOthers: 'when two other players trade and both give something',
    onPrestigeChange: 'when your prestige changes',
  },
  timings: { anyStable: 'at any time', ownTurn: 'on your turn', otherTurn: 'on another player’s turn' },
  reaction: (answered) =>
    answered === 'any' ? 'in reply to a black market card' : 'in reply to a black market card that targets you',
  facts,
  ifWord: 'if ',
  unless: 'unless ',
  and: ' and ',
  or: ' or ',
  notThat: (that) => that.replace(/^who (has|is|finds|plays) /, (_, verb: string) => `unless they ${PLURAL[verb]} `),
  clauses,
  standing,
  pay: (costs, told) => {
    const parts = paidParts(costs, told);
    const self = costs.some(({ pays }) => pays === 'discardSelf') ? [`discard ${ITSELF[told.kind]}`] : [];
    return [...(parts.length === 0 ? [] : [`pay ${listOf(parts, 'en')}`]), ...self].join(' and ');
  },
  paid: (costs, told) =>
    costs
      .flatMap((cost) =>
        cost.pays === 'resource' && cost.kind === 'any' ? `${cost.n} of choice` : paidParts([cost], told),
      )
      .join(', '),
  once: (costs) => {
    const cost = costs.find(({ pays }) => pays === 'exhaustSelf');
    if (cost?.pays !== 'exhaustSelf') return '';
    return cost.per === 'turn' ? 'once per turn' : 'once per game';
  },
  price: (costs, told) => {
    const parts = paidParts(costs, told);
    return [
      ...(parts.length === 0 ? [] : [`for ${listOf(parts, 'en')}`]),
      ...(costs.some(({ pays }) => pays === 'discardSelf') ? [`by discarding ${ITSELF[told.kind]}`] : []),
    ];
  },
  aim: (target, that) => {
    if (target === 'none') return '';
    return target === 'pair'
      ? `aim at two opponents${that === '' ? '' : ` ${that.replace(/^who /, 'each of whom ')}`}`
      : `aim at an opponent${that === '' ? '' : ` ${that}`}`;
  },
  most: (n) => `at most ${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`} per turn`,
  place: (place, { content }) => {
    switch (place.at) {
      case 'none':
        return '';
      case 'anyCity':
        return 'go to a city';
      case 'ownCity':
        return 'go to a city where you have a commerce';
      case 'harbour':
        return 'go where a sea route starts';
      case 'territory':
        return `go to ${the(placeName(content, place.territory, 'en'))}`;
      case 'landmass':
        return `go to ${the(content.landmasses[place.landmass].title.en)}`;
    }
  },
  placeBrief: (place, { content }) => {
    switch (place.at) {
      case 'none':
        return 'Anywhere';
      case 'anyCity':
        return 'A city';
      case 'ownCity':
        return 'City with a commerce';
      case 'harbour':
        return 'A harbour';
      case 'territory':
        return placeName(content, place.territory, 'en');
      case 'landmass':
        return content.landmasses[place.landmass].title.en;
    }
  },
  atOnce: 'at once',
  eitherOr: 'choose one',
  orElse: '; or ',
  andThen: ', then ',
  nothing: 'nothing happens',
  gainPrestige: (n) => doing('self', 'gain', `${n} prestige`),
  gainIncome: (n) => doing('self', 'gain', `${n} income`, `+${n} income`),
  payMore: (cost) => `pay ${cost} more`,
  sequel: 'take the sequel of this quest',
  story: (goods, income, bonus) => [goods, `income ${income}`, bonus].filter((part) => part !== '').join(', '),
  delivery: (what, city, gain) => `bring ${what} to ${the(city)}: gain ${gain}`,
  colon: ': ',
};

/** After "they". */
const PLURAL: Readonly<Record<string, string>> = { has: 'have', is: 'are', finds: 'find', plays: 'play' };
