/** Packs meant to harm: each goes to the limits of the format with abilities that feed each other. */
import type { Json } from '../../../kernel/index.ts';
import type { Clause, Effect, Trigger } from '../rules/clauses.ts';
import { type Draft, housePack } from './packs.ts';

const everybody = 'allPlayers';
const draw: Clause = { does: 'drawItems', n: 3, who: everybody };
const deal: Clause = { does: 'dealExtra', n: 3, who: everybody };
const discard: Clause = { does: 'discardItems', n: 3, how: 'choice', who: everybody };
const steal: Clause = { does: 'stealItem', how: 'choice', from: 'opponent' };
const swap: Clause = { does: 'swapItem', with: 'discard' };
const heal: Clause = { does: 'removeWound', n: 10 };
const kill: Clause = { does: 'killHero', of: 'fighting' };
const prevent: Clause = { does: 'preventDefeat', of: 'fighting' };
const keepGear: Clause = { does: 'returnGearToHand' };
const drawMore: Clause = { does: 'drawExtra', keep: 'both', of: 'fighting' };
const enrich: Clause = { does: 'heroGainsCoins', n: 100, of: 'fighting' };
const pay: Clause = { does: 'gainCoins', n: 100, who: everybody };
const buyMore: Clause = { does: 'extraPurchase', n: 5 };
const refresh: Clause = { does: 'refreshOffer' };
const flip: Clause = { does: 'freeFlip' };
const sellAll: Clause = { does: 'sellFromWindow', n: 10, during: 'round' };
const sellAny: Clause = { does: 'ignoreClassForSale', during: 'round' };
const shelves: Clause = { does: 'addStat', stat: 'storageSlots', of: everybody, by: 20, during: 'round' };
const windows: Clause = { does: 'addStat', stat: 'displaySlots', of: everybody, by: 20, during: 'round' };

/** What the items do, from where and when; what everything else does all the time. */
interface Recipe {
  readonly items: readonly [Clause, Clause];
  readonly from?: Effect['from'];
  readonly on: readonly Trigger[];
  readonly others: readonly Clause[];
}

const RECIPES = {
  hoard: {
    items: [draw, deal],
    from: 'hand',
    on: ['supplyEnd', 'displayStart', 'shoppingStart', 'adventureStart', 'upgradeStart'],
    others: [heal, windows, shelves, sellAny, sellAll, deal],
  },
  sales: {
    items: [draw, enrich],
    on: ['itemSold', 'itemSold', 'heroInvited', 'shoppingEnd', 'allInvited'],
    others: [heal, sellAny, sellAll, enrich, draw, deal],
  },
  undead: {
    items: [kill, keepGear],
    on: ['heroDefeated', 'fightStart', 'attackFailed', 'beforeDefence', 'heroSurvived'],
    others: [heal, prevent, kill, prevent, drawMore, kill],
  },
  choices: {
    items: [swap, steal],
    from: 'window',
    on: ['shoppingStart', 'heroInvited', 'itemSold', 'fightStart', 'upgradeStart'],
    others: [heal, draw, discard, draw, steal, swap],
  },
  spending: {
    items: [pay, buyMore],
    on: ['ownUpgradeTurn', 'cardBought', 'fightStart', 'heroSurvived', 'roundEnd'],
    others: [pay, buyMore, heal, refresh, flip, pay],
  },
} satisfies Record<string, Recipe>;

export const NASTY = Object.keys(RECIPES) as (keyof typeof RECIPES)[];

export function nastyPack(name: keyof typeof RECIPES): Json {
  const { items, on, others, ...rest }: Recipe = RECIPES[name];
  const pack: Draft = { ...housePack(), name, counts: 'free' };
  const effects = (...moments: Trigger[]): Effect[] => moments.map((moment) => ({ on: moment, do: others }));
  const shared = { refersToAdventure: true, copies: 1 };
  pack.items = on.map((moment, i) => ({
    id: `item-${i}`,
    title: `Item ${i}`,
    anyClass: true,
    price: 0,
    hearts: 20,
    attack: 0,
    defence: 20,
    copies: 60,
    effects: [{ on: moment, do: items, ...(rest.from && { from: rest.from }) }],
  }));
  pack.heroes = pack.heroes.map((hero, i) => ({
    ...hero,
    ...shared,
    id: `hero-${i}`,
    attack: 0,
    defence: 20,
    purse: 100,
    effects: effects('supplyStart', 'shoppingStart', 'itemSold', 'fightStart', 'heroDefeated', 'rewards'),
  }));
  pack.monsters = pack.monsters.map((monster) => ({
    ...monster,
    ...shared,
    resistance: 30,
    strength: 0,
    effects: effects('supplyStart', 'displayStart', 'shoppingStart', 'adventureEnd', 'itemSold', 'roundEnd'),
  }));
  pack.employees = pack.employees.map((employee) => ({
    ...employee,
    phase: 'upgrade',
    effects: effects('cardBought', 'ownUpgradeTurn').map((effect) => ({ ...effect, uses: 'always' })),
  }));
  return pack as unknown as Json;
}
