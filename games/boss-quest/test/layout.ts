/** Completes a literal to a whole state: what is named goes where it is named, the rest where cards usually lie. */
import type { Fixed, Seat } from '../../../kernel/index.ts';
import { Supply } from '../../test/supply.ts';
import { COLOURS, type Content } from '../rules/content.ts';
import {
  type BossQuest,
  type Casting,
  GAP,
  type Knight,
  MYSTERY,
  NONE,
  REAPER,
  type Reading,
  type State,
  UNBOUNDED,
} from '../rules/state.ts';
import { amount, ownerOf, printedHp, spellStrength, worth } from '../rules/totals.ts';
import type { ActiveLiteral, SeatLiteral, WorldLiteral } from './arrange.ts';

/** The number of a weapon by its name: `red7`, `potion2`, `potion2+`. */
export function weaponNumber(name: string, content: Content): number {
  const [, word, digit] = /^([a-z]+)(\d)[+-]?$/.exec(name) ?? [];
  if (word === 'potion') return content.firstPotion + Number(digit) - 1;
  const colour = (COLOURS as readonly string[]).indexOf(word);
  if (colour < 0) throw new Error(`${name} is no weapon`);
  return colour * 7 + Number(digit) - 1;
}

export function spellNumber(id: string, content: Content, copy = 0): number {
  const numbers = [...content.spells.keys()].filter((n) => content.spells[n].id === id);
  if (numbers[copy] === undefined) throw new Error(`${id} is not in this box`);
  return numbers[copy];
}

/** The state, and which weapons are in this box. */
export function layOut(literal: WorldLiteral, table: Fixed<BossQuest>): { state: State; armoury: readonly number[] } {
  const { content } = table;
  const seats = typeof literal.seats === 'number' ? Array.from({ length: literal.seats }, () => ({})) : literal.seats;
  const armourer = literal.armourer ?? seats.length - 1;
  const bosses = new Supply(content.bosses.keys(), 'boss');
  const boss = literal.boss === 'reaper' ? REAPER : bosses.take(bossNumber(literal.boss ?? 17, content));
  const bossDiscard = (literal.bossDiscard ?? []).map((hp) => bosses.take(bossNumber(hp, content)));
  const nextBosses = (literal.nextBosses ?? []).map((hp) => bosses.take(bossNumber(hp, content)));
  const bossDeck = [...bosses.rest(), ...nextBosses.reverse()];
  const companions = layCompanions(seats, content);
  const spells = laySpells(literal, seats, content);
  const weapons = layWeapons(literal, seats, content);
  const first = literal.turn ?? (armourer + 1) % seats.length;
  const state: State = {
    pub: {
      round: literal.round ?? 1,
      stage: 'players',
      armourer,
      turn: NONE,
      knights: seats.map((seat, i) => knight(seat, weapons.visible[i], companions.held[i])),
      boss,
      effectiveHp: 0,
      bossDeck: bossDeck.length,
      bossDiscard,
      reaper: literal.reaper ?? whereIsReaper(literal, seats),
      row: spells.row,
      active: spells.active,
      resolving: null,
      spellDeck: spells.deck.length,
      spellDiscard: spells.discard,
      weaponDeck: weapons.deck.length,
      readings: weapons.readings,
      known: [],
      reserve: companions.reserve,
      used: content.companions.map(({ id }) => literal.used?.includes(id) ?? false),
      combat: null,
      ended: null,
      agenda: [{ do: 'next-turn', after: (first + seats.length - 1) % seats.length }],
      questions: 0,
    },
    own: weapons.hidden.map((hidden) => ({ hidden, known: [], mystery: NONE, sealed: {} })),
    hid: {
      weaponDeck: weapons.deck,
      spellDeck: spells.deck,
      bossDeck,
      mystery: spells.mystery,
      cursor: 0,
      sealed: {},
    },
  };
  sumUp(state, content);
  return { state, armoury: weapons.armoury };
}

function whereIsReaper(literal: WorldLiteral, seats: readonly SeatLiteral[]): State['pub']['reaper'] {
  if (literal.boss === 'reaper') return 'current';
  return seats.some((seat) => seat.role === 'reaper') ? 'player' : 'box';
}

/** Totals that the rules keep up to date. */
function sumUp(s: State, content: Content): void {
  const { pub } = s;
  pub.effectiveHp = printedHp(content, pub);
  for (const c of pub.active) {
    if (c.weapon !== NONE) c.target = ownerOf(pub, c.weapon);
    for (const clause of content.spells[c.spell].clauses)
      if (clause.does === 'bossHp') pub.effectiveHp += amount(c, clause.by);
  }
  for (const [seat, one] of pub.knights.entries()) {
    one.shown = one.visible.reduce((sum, card) => sum + worth(content, pub, card), spellStrength(content, pub, seat));
  }
}

function bossNumber(hp: number, content: Content): number {
  const number = content.bosses.findIndex((boss) => boss.hp === hp);
  if (number < 0) throw new Error(`there is no boss with ${hp} hit points`);
  return number;
}

function knight(seat: SeatLiteral, visible: number[], companion: number): Knight {
  const isOut = seat.role === 'eliminated';
  const phase = seat.phase ?? (isOut ? 'finished' : 'armourer');
  const hasHearts = seat.role === undefined || seat.role === 'knight';
  return {
    role: seat.role ?? 'knight',
    hearts: seat.hearts ?? (hasHearts ? 3 : 0),
    keys: seat.keys ?? 0,
    phase,
    visited: seat.visited ?? (phase === 'finished' && !isOut),
    calledEquip: false,
    hasHidden: !isOut,
    visible,
    shown: 0,
    companion,
    insight: [],
    sawMystery: false,
    hiddenAtMost: UNBOUNDED,
    leftInRound: seat.leftInRound ?? (isOut ? 1 : 0),
  };
}

function layCompanions(seats: readonly SeatLiteral[], content: Content): { held: number[]; reserve: number[] } {
  const supply = new Supply(content.companions.keys(), 'companion');
  const number = (id: string): number => content.companions.findIndex((card) => card.id === id);
  const named = seats.map((seat) => (seat.companion === undefined ? NONE : supply.take(number(seat.companion))));
  const isPlayed = content.companions.length > 0;
  const held = named.map((card, i) =>
    card === NONE && isPlayed && seats[i].role !== 'eliminated' ? supply.any() : card,
  );
  return { held, reserve: supply.rest() };
}

function layWeapons(literal: WorldLiteral, seats: readonly SeatLiteral[], content: Content) {
  // Lowest first, so that players of whom nothing is said hold low cards.
  const lowFirst = [...content.armoury].sort((a, b) => rankOf(content, a) - rankOf(content, b) || a - b);
  const supply = new Supply(lowFirst, 'weapon');
  const isIn = (seat: SeatLiteral): boolean => seat.role !== 'eliminated';
  const readings: (Reading | null)[] = content.weapons.slice(content.firstPotion).map(() => null);
  const takeNamed = (name: string): number => supply.take(weaponNumber(name, content));
  const takeVisible = (name: string): number => {
    const card = takeNamed(name);
    if (card >= content.firstPotion) readings[card - content.firstPotion] = name.endsWith('-') ? 'minus' : 'plus';
    return card;
  };
  const hiddenNamed = seats.map((seat) => (seat.hidden === undefined ? NONE : takeNamed(seat.hidden)));
  const visibleNamed = seats.map((seat) => seat.visible?.map(takeVisible));
  const top = (literal.top ?? []).map(takeNamed);
  const hidden = seats.map((seat, i) => (hiddenNamed[i] === NONE && isIn(seat) ? supply.any() : hiddenNamed[i]));
  const visible = seats.map((seat, i) => visibleNamed[i] ?? (isIn(seat) ? [supply.any()] : []));
  const others = supply.rest();
  const under = literal.deckLeft === undefined ? others : others.slice(0, Math.max(0, literal.deckLeft - top.length));
  const deck = [...under, ...top.reverse()];
  const lying = new Set([...deck, ...hidden, ...visible.flat()]);
  return { hidden, visible, readings, deck, armoury: content.armoury.filter((card) => lying.has(card)) };
}

/** Potions are dealt last: a test that wants one says so. */
const rankOf = (content: Content, card: number): number =>
  card >= content.firstPotion ? 99 : content.weapons[card].value;

function laySpells(literal: WorldLiteral, seats: readonly SeatLiteral[], content: Content) {
  const supply = new Supply(content.spells.keys(), 'spell');
  const take = (id: string): number => {
    const copies = [...content.spells.keys()].filter((n) => content.spells[n].id === id);
    return supply.take(...(copies.length > 0 ? copies : [spellNumber(id, content)]));
  };
  const row = (literal.row ?? []).map((id) => (id === null ? GAP : take(id)));
  const mysteryNamed = typeof literal.mystery === 'string' ? take(literal.mystery) : NONE;
  const active = (literal.active ?? []).map((one) =>
    casting(typeof one === 'string' ? { spell: one } : one, take, content),
  );
  const discard = (literal.spellDiscard ?? []).map(take);
  const next = (literal.nextSpells ?? []).map(take);
  const mystery = literal.mystery === null ? NONE : mysteryNamed === NONE ? supply.any() : mysteryNamed;
  if (literal.row === undefined) for (const seat of seats) if (seat.role !== 'eliminated') row.push(supply.any());
  row.push(mystery === NONE ? GAP : MYSTERY);
  return { row, mystery, active, discard, deck: [...supply.rest(), ...next.reverse()] };
}

function casting(one: ActiveLiteral, take: (id: string) => number, content: Content): Casting {
  const caster: Seat = one.by ?? 0;
  const number = (id: string): number => content.companions.findIndex((card) => card.id === id);
  const spell = take(one.spell);
  const isBeforeCaster = content.spells[spell].shade === 'dark' ? caster : NONE;
  return {
    spell,
    caster,
    right: false,
    target: one.on ?? isBeforeCaster,
    value: one.value ?? 0,
    weapon: one.potion === undefined ? NONE : weaponNumber(one.potion, content),
    cancelled: NONE,
    pair: one.companions === undefined ? null : [number(one.companions[0]), number(one.companions[1])],
  };
}
