/** What conditions read of the table, given how power is read. Everything asked here is public. */
import type { Condition, MonsterType, TypeToken } from '../clauses.ts';
import type { Content } from '../content.ts';
import { type Adventure, type Adventurer, type Fight, NONE, type Pub, type Seat } from '../state.ts';
import { hasRole, sideOf } from './fighters.ts';

/** How a condition on power reads it. */
export type PowerOf = (content: Content, pub: Pub, seat: Seat) => number;

/** Whether all of these hold for this player. `supposed`: whoever is no principal of the fight is taken for an ally. */
export function areTrue(
  powerOf: PowerOf,
  content: Content,
  pub: Pub,
  seat: Seat,
  fight: Fight | null,
  conditions: readonly Condition[],
  supposed: boolean,
): boolean {
  for (const one of conditions) if (!isTrue(powerOf, content, pub, seat, fight, one, supposed)) return false;
  return true;
}

function isTrue(
  powerOf: PowerOf,
  content: Content,
  pub: Pub,
  seat: Seat,
  fight: Fight | null,
  condition: Condition,
  supposed: boolean,
): boolean {
  switch (condition.is) {
    case 'role':
      return fight !== null && hasRole(fight, seat, condition.role, supposed);
    case 'vsType':
      return fight !== null && isAgainst(content, fight.monster, condition.type, pub.adventurers[seat].typeToken);
    case 'place':
      return fight !== null && fight.place === condition.place;
    case 'won':
      return fight !== null && fight.winner !== null && sideOf(fight, seat) === fight.winner;
    case 'strictlyFewestTP':
      return hasFewestPoints(pub, seat);
    default: {
      const have = counted(powerOf, content, pub, seat, condition);
      return condition.is === 'gemsAtMost' ? have <= condition.n : have >= wanted(condition);
    }
  }
}

/** Conditions that count something. */
export type Countable = Exclude<Condition, { is: 'role' | 'vsType' | 'place' | 'won' | 'strictlyFewestTP' }>;

/** How much of what a condition counts there is. */
export function counted(powerOf: PowerOf, content: Content, pub: Pub, seat: Seat, condition: Countable): number {
  const adventurer = pub.adventurers[seat];
  switch (condition.is) {
    case 'roundAtLeast':
      return pub.round;
    case 'gemsAtLeast':
    case 'gemsAtMost':
      return adventurer.gems;
    case 'woundsAtLeast':
      return adventurer.wounds;
    case 'powerAtLeast':
      return powerOf(content, pub, seat);
    case 'holdsType':
      return objectTypes(content, adventurer) & TYPE_BITS[condition.type] ? 1 : 0;
    case 'holdsBonus':
      return bestBonus(content, adventurer, condition.type);
    case 'holdsAllTypes':
      return bits(objectTypes(content, adventurer));
    case 'spoils':
      return countSpoils(content, adventurer, condition.type);
    case 'spoilTypesAtLeast':
      return bits(spoilTypes(content, adventurer));
    case 'count':
      return adventurer.did[condition.stat];
  }
}

/** How much a condition wants. */
export function wanted(condition: Countable): number {
  if (condition.is === 'holdsType') return 1;
  return condition.is === 'holdsAllTypes' ? 3 : condition.n;
}

/** DQ-112, DQ-R68: the Dragon token covers typeless monsters too, for its owner only. */
function isAgainst(
  content: Content,
  monster: Adventure,
  type: MonsterType | 'token',
  token: TypeToken | null,
): boolean {
  const card = monster === NONE ? undefined : content.adventures[monster];
  if (card?.kind !== 'monster') return false;
  if (type !== 'token') return card.type === type;
  return token !== null && (card.type === token || (token === 'dragon' && card.type === 'typeless'));
}

/** DQ-R63: strictly fewer than every other player. */
function hasFewestPoints({ adventurers }: Pub, seat: Seat): boolean {
  const { points } = adventurers[seat];
  for (let other = 0; other < adventurers.length; other++) {
    if (other !== seat && adventurers[other].points <= points) return false;
  }
  return true;
}

const TYPE_BITS = { weapon: 1, armour: 2, jewel: 4 } as const;
const SPOIL_BITS: { readonly [type in MonsterType]: number } = {
  creature: 1,
  humanoid: 2,
  undead: 4,
  dragon: 0,
  typeless: 0,
};

const bits = (three: number): number => (three & 1) + ((three >> 1) & 1) + ((three >> 2) & 1);

function objectTypes(content: Content, { objects }: Adventurer): number {
  let types = 0;
  for (const object of objects) types |= TYPE_BITS[content.objects[object].type];
  return types;
}

function bestBonus(content: Content, { objects }: Adventurer, type: keyof typeof TYPE_BITS): number {
  let best = 0;
  for (const object of objects) {
    const card = content.objects[object];
    if (card.type === type && card.bonus > best) best = card.bonus;
  }
  return best;
}

function spoilTypes(content: Content, { spoils }: Adventurer): number {
  let types = 0;
  for (const spoil of spoils) {
    const card = content.adventures[spoil];
    if (card.kind === 'monster') types |= SPOIL_BITS[card.type];
  }
  return types;
}

function countSpoils(content: Content, { spoils }: Adventurer, type: MonsterType | 'any' | 'dragonOrTypeless'): number {
  if (type === 'any') return spoils.length;
  let n = 0;
  for (const spoil of spoils) {
    const card = content.adventures[spoil];
    if (card.kind !== 'monster') continue;
    const fits = type === 'dragonOrTypeless' ? card.type === 'dragon' || card.type === 'typeless' : card.type === type;
    if (fits) n++;
  }
  return n;
}
