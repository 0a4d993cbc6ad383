/** Packs meant to harm: each goes to the limits of the format with abilities that feed each other. */
import type { Json } from '../../../kernel/index.ts';
import type { Ability, Clause, Trigger } from '../rules/clauses.ts';
import { type Draft, housePack } from './packs.ts';

const artefact: Clause = { does: 'drawArtefact', draw: 6 };
const mount: Clause = { does: 'gainInsignia', insignia: 'mount' };
const noMount: Clause = { does: 'loseInsignia', insignia: 'mount', who: 'eachOpponent' };
const cards: Clause = { does: 'drawBlackMarket', n: 6 };
const noCards: Clause = { does: 'discardBlackMarket', n: 6, who: 'eachOpponent' };
const quests: Clause = { does: 'drawQuest', draw: 6, keep: 3 };
const noQuests: Clause = { does: 'discardQuest', n: 6, who: 'eachOpponent' };
const fame: Clause = { does: 'gainPrestige', n: 1, who: 'self' };
const shame: Clause = { does: 'losePrestige', n: 10, who: 'eachOpponent' };
const riches: Clause = { does: 'gainGold', n: 30, who: 'eachOpponent' };
const ruin: Clause = { does: 'payGold', n: 30, who: 'leader' };
const pass: Clause = { does: 'transferGold', n: 30, from: 'eachOpponent', to: 'self' };
const harvest: Clause = { does: 'gainResource', kind: 'choice', n: 12, who: 'eachOpponent' };
const famine: Clause = { does: 'payResource', kind: 'any', n: 12, who: 'eachOpponent' };
const steal: Clause = { does: 'stealResource', n: 12 };
const swap: Clause = { does: 'swapResource', n: 12 };
const actions: Clause = { does: 'gainActions', n: 4 };
const faster: Clause = {
  does: 'grant',
  standing: { does: 'modifyMove', n: 5, scope: 'every' },
  during: 'turn',
  who: 'self',
};
const slower: Clause = {
  does: 'grant',
  standing: { does: 'modifyMove', n: -5, scope: 'every' },
  during: 'turn',
  who: 'eachOpponent',
};
const idle: Clause = { does: 'grant', standing: { does: 'forbid', action: 'work' }, during: 'turn', who: 'self' };
const away: Clause = { does: 'movePawn', to: 'chosenCity' };
const guest: Clause = { does: 'placeInhabitant', territory: 'gueTroisLunes' };
const poach: Clause = { does: 'takeAssociate', compensation: 0 };
const hire: Clause = { does: 'gainAssociate', kind: 'choice' };
const spy: Clause = { does: 'takeCard' };

interface Recipe {
  readonly on: readonly [Trigger, Trigger, Trigger, Trigger];
  readonly do: readonly Clause[];
}

const RECIPES = {
  tiles: {
    on: ['onReceive', 'onTurnStart', 'onIncome', 'onMoveStep'],
    do: [artefact, mount, noMount, artefact, mount, artefact],
  },
  hands: {
    on: ['onTurnStart', 'onInteract', 'onQuestComplete', 'onWork'],
    do: [cards, quests, noCards, noQuests, spy, quests],
  },
  prestige: {
    on: ['onPrestigeChange', 'onTurnStart', 'onWork', 'onIncome'],
    do: [shame, fame, shame, fame, shame],
  },
  wealth: {
    on: ['onTurnStart', 'onHarvest', 'onSeaCrossing', 'onTradeOfOthers'],
    do: [riches, harvest, pass, famine, ruin, steal],
  },
  endless: {
    on: ['onWork', 'onHarvest', 'onMoveStep', 'onTurnStart'],
    do: [actions, away, guest, swap, actions, cards],
  },
  lasting: {
    on: ['onTurnStart', 'onMoveStep', 'onTurnEnd', 'onRecruit'],
    do: [faster, slower, idle, faster, slower, hire],
  },
  people: {
    on: ['onRecruit', 'onTurnStart', 'onTrade', 'onIncome'],
    do: [hire, poach, { does: 'promoteAssociate' }, { does: 'replaceDelivery' }, poach, away],
  },
} satisfies Record<string, Recipe>;

export const NASTY = Object.keys(RECIPES) as (keyof typeof RECIPES)[];

/** Every tile, card and quest does all of it; nothing gives the prestige that would end the game soon. */
export function nastyPack(name: keyof typeof RECIPES): Json {
  const { on, do: clauses }: Recipe = RECIPES[name];
  const pack: Draft = { ...housePack(), name };
  const abilities: Ability[] = on.slice(0, 2).map((when) => ({ when, do: clauses }));
  const more: Ability[] = [
    ...on.map((when): Ability => ({ when, do: clauses })).slice(0, 3),
    { when: 'used', timing: 'anyStable', costs: [{ pays: 'exhaustSelf', per: 'turn' }], do: clauses },
  ];
  pack.insignia = pack.insignia.map((tile) => ({ ...tile, abilities }));
  pack.artefacts = pack.artefacts.map((tile) => ({ ...tile, minPlayers: 2, abilities: more }));
  pack.blackMarket = pack.blackMarket.map(({ id, title, copies }) => ({
    id,
    title,
    copies,
    timing: 'anyStable',
    target: { who: 'opponent' },
    effects: clauses,
  }));
  pack.stories = pack.stories.map((story) => ({ ...story, bonus: [artefact, mount, cards, quests, mount, artefact] }));
  pack.commerces = pack.commerces.map((card) => ({ ...card, gold: 0, tokens: {}, prestige: 0, other: clauses }));
  pack.quests = pack.quests.map(({ id, title, sequel }) => ({
    id,
    title,
    prestige: 0,
    ...(sequel === undefined ? { immediate: true } : { sequel }),
    options: [{ effects: clauses }],
  }));
  pack.sequels = pack.sequels.map(({ id, title }) => ({ id, title, prestige: 0, options: [{ effects: clauses }] }));
  return pack as unknown as Json;
}
