/**
 * What must be true of a player. Judged from a view or from the whole state: what a viewer cannot know, goods behind a
 * screen, is neither true nor false and forbids nothing (MK-R87).
 */
import { type Condition, ORDINARY_KINDS, RESOURCES, type ResourceName } from '../clauses.ts';
import type { Content } from '../content.ts';
import { isHarbour, steps } from '../map.ts';
import { type AnyView, type Merchant, NONE, type Purse, type Seat, type State, type Territory } from '../state.ts';
import { listenersOf } from './listeners.ts';

export type Reader = State | AnyView;

/** A purse, as far as the reader may look into it. */
export function purseIn(reader: Reader, seat: Seat): Readonly<Purse> | undefined {
  const { purse } = reader.pub.merchants[seat];
  if (purse !== null) return purse;
  if (!('seat' in reader)) return reader.own[seat].purse ?? undefined;
  return reader.seat === seat ? (reader.own?.purse ?? undefined) : undefined;
}

/** Whether this holds for `seat`; `other`: of a target, the card's owner. Without one nothing between two players holds. */
export function holds(content: Content, reader: Reader, seat: Seat, condition: Condition, other: Seat = NONE): boolean {
  return verdict(content, reader, seat, condition, other) !== false;
}

/** Whether all of these hold; none is always true. */
export function allHold(
  content: Content,
  reader: Reader,
  seat: Seat,
  conditions: readonly Condition[] | undefined,
  other: Seat = NONE,
): boolean {
  if (conditions !== undefined)
    for (const one of conditions) if (!holds(content, reader, seat, one, other)) return false;
  return true;
}

/** Undefined: this reader cannot know. */
function verdict(content: Content, reader: Reader, seat: Seat, condition: Condition, other: Seat): boolean | undefined {
  switch (condition.is) {
    case 'not': {
      const is = verdict(content, reader, seat, condition.of, other);
      return is === undefined ? undefined : !is;
    }
    case 'all':
    case 'any':
      return ofSeveral(content, reader, seat, condition, other);
    case 'goldAtLeast':
    case 'resourceAtLeast': {
      const purse = purseIn(reader, seat);
      return purse === undefined ? undefined : hasGoods(purse, condition);
    }
    default:
      return isSeen(content, reader, seat, condition, other);
  }
}

function ofSeveral(
  content: Content,
  reader: Reader,
  seat: Seat,
  { is, of }: Extract<Condition, { is: 'all' | 'any' }>,
  other: Seat,
): boolean | undefined {
  const decides = is === 'any';
  let result: boolean | undefined = !decides;
  for (const one of of) {
    const found = verdict(content, reader, seat, one, other);
    if (found === decides) return decides;
    if (found === undefined) result = undefined;
  }
  return result;
}

type OfGoods = Extract<Condition, { is: 'goldAtLeast' | 'resourceAtLeast' }>;

function hasGoods(purse: Readonly<Purse>, condition: OfGoods): boolean {
  if (condition.is === 'goldAtLeast') return purse.gold >= condition.n;
  return countTokens(purse, condition.kind) >= condition.n;
}

/** Tokens of this kind; `any`: all ordinary ones. */
function countTokens({ tokens }: Readonly<Purse>, kind: ResourceName | 'any'): number {
  if (kind !== 'any') return tokens[RESOURCES.indexOf(kind)];
  let n = 0;
  for (let ordinary = 0; ordinary < ORDINARY_KINDS; ordinary++) n += tokens[ordinary];
  return n;
}

/** What everybody can see. */
function isSeen(
  content: Content,
  { pub }: Reader,
  seat: Seat,
  condition: Exclude<Condition, OfGoods | { is: 'not' | 'all' | 'any' }>,
  other: Seat,
): boolean {
  const merchant = pub.merchants[seat];
  const { pawn } = merchant;
  switch (condition.is) {
    case 'atTerritory':
      return pawn === listenersOf(content).territories.get(condition.territory);
    case 'atCity':
      return pawn !== NONE && content.territories[pawn].city && isOwn(merchant, condition.city);
    case 'atCityOfTarget':
      return other !== NONE && hasCommerce(merchant, pub.merchants[other].pawn);
    case 'onLandmass':
      return (
        pawn !== NONE && content.territories[pawn].landmass === listenersOf(content).landmasses.get(condition.landmass)
      );
    case 'atHarbour':
      return pawn !== NONE && isHarbour(content, pawn);
    case 'morePrestigeThanOwner':
      return other !== NONE && merchant.prestige > pub.merchants[other].prestige;
    case 'within':
      return other !== NONE && steps(content, pawn, pub.merchants[other].pawn) <= condition.steps;
    case 'playersAtLeast':
      return pub.merchants.length >= condition.n;
    case 'reserveAtLeast':
      return pub.reserve[RESOURCES.indexOf(condition.kind)] >= condition.n;
    default:
      return counted(content, merchant, condition) >= condition.n;
  }
}

const hasCommerce = ({ commerces }: Merchant, at: Territory): boolean => commerces.some(({ city }) => city === at);

function isOwn(merchant: Merchant, which: 'any' | 'own' | 'withoutOwn'): boolean {
  return which === 'any' || hasCommerce(merchant, merchant.pawn) === (which === 'own');
}

type Counting =
  | 'insigniaAtLeast'
  | 'associatesAtLeast'
  | 'artefactsAtLeast'
  | 'commercesAtLeast'
  | 'villasAtLeast'
  | 'questsAtLeast'
  | 'blackMarketAtLeast'
  | 'incomeAtLeast';

function counted(content: Content, merchant: Merchant, condition: Extract<Condition, { is: Counting }>): number {
  switch (condition.is) {
    case 'insigniaAtLeast':
      return merchant.insignia.filter((tile) => content.insignia[tile].kind === condition.insignia).length;
    case 'associatesAtLeast':
      return condition.unpromoted === true
        ? merchant.associates.filter(({ promoted }) => !promoted).length
        : merchant.associates.length;
    case 'artefactsAtLeast':
      return merchant.artefacts.length;
    case 'commercesAtLeast':
      return merchant.commerces.length;
    case 'villasAtLeast':
      return merchant.villas.length;
    case 'questsAtLeast':
      return merchant.quests;
    case 'blackMarketAtLeast':
      return merchant.blackMarket;
    case 'incomeAtLeast':
      return merchant.income;
  }
}
