/** Packs meant to harm: each goes to the limits of the format with abilities that feed each other. */
import type { Json } from '../../../kernel/index.ts';
import type { Clause, Effect, Trigger } from '../rules/clauses.ts';
import { type Draft, housePack } from './packs.ts';

const everybody = 'allPlayers';
const hurt: Clause = { does: 'wounds', n: 4, who: everybody };
const heal: Clause = { does: 'healAll', who: everybody };
const ruin: Clause = { does: 'gems', n: -20, who: everybody };
const enrich: Clause = { does: 'gems', n: 20, who: everybody };
const disgrace: Clause = { does: 'tp', n: -5, who: everybody };
const drawAgain: Clause = { does: 'drawAgain' };
const giveBack: Clause = { does: 'loseObject', who: everybody };
const takeOne: Clause = { does: 'takeObject', from: 'shop' };
const takeDragon: Clause = { does: 'takeObject', from: 'dragon' };
const stronger: Clause = { does: 'power', n: 20, during: 'ownTurn' };
const weaker: Clause = { does: 'power', n: -20, during: 'round' };
const dearer: Clause = { does: 'priceChange', n: 20, who: everybody, during: 'round' };
const noArena: Clause = { does: 'forbidArena', during: 'round' };
const pass: Clause = { does: 'moveGems', n: 20, from: everybody, to: everybody };
const curse: Clause = { does: 'giveCurse', to: 'chosenPlayer' };
const peek: Clause = { does: 'peek', n: 10 };
const reorder: Clause = { does: 'reorder' };
const sing: Clause = { does: 'manual', text: { fr: 'Chantez.', en: 'Sing.' } };
const pick: Clause = { does: 'choice', of: [[hurt, heal], [ruin, enrich], [curse], [disgrace]] };

interface Recipe {
  readonly on: readonly Trigger[];
  readonly do: readonly Clause[];
}

const RECIPES = {
  wounds: {
    on: ['onWound', 'onWound', 'onTurnStart', 'onWin', 'onLose', 'onReveal'],
    do: [hurt, heal, hurt, heal, hurt, pick],
  },
  wealth: {
    on: ['onTurnStart', 'onBuy', 'onGuildDraw', 'onRoundStart', 'onWin', 'onReveal'],
    do: [enrich, pass, ruin, enrich, pass, disgrace],
  },
  objects: {
    on: ['onTurnStart', 'onRoundStart', 'onBuy', 'onReveal', 'onWin', 'afterArena'],
    do: [takeOne, takeDragon, giveBack, takeOne, giveBack, takeOne],
  },
  lasting: {
    on: ['onTurnStart', 'onRoundStart', 'onWound', 'onReveal', 'onDraw', 'onWin'],
    do: [stronger, weaker, dearer, stronger, noArena, weaker],
  },
  deck: {
    on: ['onReveal', 'onTurnStart', 'onDraw', 'onWin', 'onLose', 'afterDungeon'],
    do: [peek, reorder, drawAgain, peek, reorder, disgrace],
  },
  hands: {
    on: ['onReveal', 'onTurnStart', 'onRoundStart', 'onWin', 'onLose', 'afterArena'],
    do: [sing, curse, sing, pick],
  },
} satisfies Record<string, Recipe>;

export const NASTY = Object.keys(RECIPES) as (keyof typeof RECIPES)[];

export function nastyPack(name: keyof typeof RECIPES): Json {
  const { on, do: clauses }: Recipe = RECIPES[name];
  const pack: Draft = { ...housePack(), name, counts: 'free' };
  const effects = (...moments: readonly Trigger[]): Effect[] => moments.map((moment) => ({ on: moment, do: clauses }));
  const elsewhere = on.filter((moment) => moment !== 'onBuy');
  pack.objects = pack.objects.map((object) => ({ ...object, effects: effects(...on.slice(0, 2)) }));
  pack.characters = pack.characters.map((one) => ({ ...one, effects: effects(...elsewhere) }));
  pack.monsters = pack.monsters.map((monster) => ({ ...monster, points: 0, effects: effects(elsewhere[0]) }));
  pack.specials = pack.specials.map((special) => ({
    ...special,
    effects: [{ on: 'onReveal', do: [{ does: 'keepCard' }] }, ...effects(...elsewhere.slice(0, 2))],
  }));
  pack.events = pack.events.map((event) => ({ ...event, effects: effects('onReveal', ...elsewhere.slice(0, 2)) }));
  return pack as unknown as Json;
}
