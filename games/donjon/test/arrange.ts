/**
 * Whole turns with the cards of the house: `arrange` completes what a test does not say, each card in exactly one place.
 *
 *   const t = arrange({
 *     seats: [{ character: 'barbarian', objects: ['family-mace'], gems: 4 }, {}, {}],
 *     next: ['infernal-cyclops'], // the next cards drawn
 *     dice: [7, 1], // faces of the dice to come; then every die shows 1
 *   });
 *   t.toDungeon(0);
 *   t.seat(0).answer('face-monster', 'alone');
 *
 * An adventurer whose character is not said has neither trait nor power; main quests that are not said come from the end
 * of the list. A shuffle puts the top card under the others, so that what goes back is not drawn again at once.
 */
import {
  andThen,
  begin,
  type DoFrame,
  type Fixed,
  type Layout,
  openScene,
  ScriptedChance,
} from '../../../kernel/index.ts';
import { makeContent } from '../content/index.ts';
import type { Effect, Stat, TypeToken } from '../rules/clauses.ts';
import { BOX_GEMS, type CharacterCard, type Content } from '../rules/content.ts';
import { isTooEarly } from '../rules/decks.ts';
import { activePower } from '../rules/effects/power.ts';
import { rules } from '../rules/index.ts';
import { type Adventurer, type Donjon, NONE, type Options, type Seat, type Side, type State } from '../rules/state.ts';
import { Stage } from './effects/stage.ts';
import { invariants } from './invariants.ts';
import { tableOptions } from './plans.ts';

/** One adventurer, as far as the test cares. */
export interface SeatLiteral {
  readonly character?: string;
  /** The token of the one-shot power is still to be used; turned over unless it says so. */
  readonly power?: boolean;
  readonly objects?: readonly string[];
  readonly spoils?: readonly string[];
  readonly kept?: readonly string[];
  readonly gems?: number;
  readonly wounds?: number;
  readonly points?: number;
  readonly typeToken?: TypeToken;
  readonly did?: { readonly [stat in Stat]?: number };
  readonly main?: string;
  /** The main quest lies completed; its points are not counted here. */
  readonly mainDone?: boolean;
  readonly secondaries?: readonly string[];
}

export interface TableLiteral {
  readonly seats: number | readonly SeatLiteral[];
  readonly options?: Partial<Options>;
  /** 3 unless it is given. */
  readonly round?: number;
  readonly starter?: Seat;
  readonly active?: Seat;
  /** An arena has been fought already: there is no pot. */
  readonly fought?: boolean;
  readonly cursed?: Seat;
  /** The next cards of the dungeon, in order. */
  readonly next?: readonly string[];
  /** How many cards the dungeon still has; the others are discarded. */
  readonly left?: number;
  /** The next quests of the guild, in order. */
  readonly nextQuests?: readonly string[];
  /** How many quests the guild still has; the others were completed by the last player. */
  readonly guild?: number;
  readonly dice?: readonly number[];
  /** Where it begins: the turn of the active player unless it is given. */
  readonly at?: readonly DoFrame<Donjon>[];
}

const nothing = { fr: '', en: '' };
const IDLE: Effect = { on: 'whileHeld', do: [] };
/** Characters without trait and power, after those of the house. */
const PLAIN: readonly CharacterCard[] = Array.from({ length: 6 }, (_, i) => ({
  id: `plain-${i}`,
  title: nothing,
  glyph: 'card',
  effects: [],
  trait: nothing,
  power: nothing,
  unique: IDLE,
  typeToken: false,
}));

class Script extends ScriptedChance {
  override shuffle<T>(cards: T[]): T[] {
    cards.unshift(...cards.splice(-1));
    return super.shuffle(cards);
  }
}

export class House extends Stage {
  card = (id: string): number => numberOf(this.content.adventures, id);
  object = (id: string): number => numberOf(this.content.objects, id);
  quest = (id: string): number => numberOf(this.content.quests, id);

  /** The gauge: power outside any fight. */
  power(seat: Seat): number {
    return activePower(this.content, this.pub, seat);
  }

  /** From the village to the dungeon. */
  toDungeon(seat: Seat): this {
    this.seat(seat).answer('village-action', 'proceed');
    if (this.asked[0]?.[1] === 'choose-adventure') this.seat(seat).answer('choose-adventure', 'dungeon');
    return this;
  }

  /** From the village to an arena. */
  toArena(seat: Seat, defender: Seat): this {
    this.seat(seat).answer('village-action', 'proceed');
    this.seat(seat).answer('choose-adventure', { arena: defender });
    return this;
  }

  /** The bystanders seal these sides; who is not named takes no token. */
  seal(sides: { readonly [seat: Seat]: Side } = {}): this {
    for (const [seat] of [...this.asked]) this.seat(seat).answer('choose-allegiance', sides[seat] ?? 'none');
    return this;
  }

  /** The village is left, and with it the turn. */
  endTurn(seat: Seat): this {
    this.seat(seat).answer('village-action', 'proceed');
    return this;
  }

  /** Goes on with what a time-out answers until this holds. */
  playUntil(isThere: (t: House) => boolean): this {
    for (let i = 0; i < 2000; i++) {
      if (isThere(this)) return this;
      const [next] = this.asked;
      if (next === undefined) throw new Error('the game ended before that');
      this.seat(next[0]).default(next[1] as 'village-action');
    }
    throw new Error('2000 answers did not lead there');
  }
}

function numberOf(cards: readonly { readonly id: string }[], id: string): number {
  const at = cards.findIndex((card) => card.id === id);
  if (at < 0) throw new Error(`there is no ${id}`);
  return at;
}

/** A new game with the cards of the house, set up by the rules; the dice for the start, if they are given. */
export function start(seats: number, options?: Partial<Options>, chance: string | readonly number[] = 'house'): House {
  const luck = typeof chance === 'string' ? chance : new ScriptedChance(chance);
  const t = openScene(rules, seats, tableOptions(seats, options), luck);
  const state = begin(rules, t);
  return new House(rules, state, t, invariants);
}

/** A table as described, at its first question. */
export function arrange(literal: TableLiteral): House {
  const seats = typeof literal.seats === 'number' ? new Array<SeatLiteral>(literal.seats).fill({}) : literal.seats;
  const options = tableOptions(seats.length, literal.options);
  const house = makeContent(options);
  const content: Content = { ...house, characters: [...house.characters, ...PLAIN] };
  const game = { ...rules, content: () => content };
  const t = openScene(game, seats.length, options, new Script(literal.dice?.map((face) => face - 1)));
  const layout = game.setup(t);
  t.events = [];
  layOut(layout, literal, seats, t);
  const { pub, own, hid } = layout;
  const s: State = {
    pub: { ...pub, agenda: [], questions: 0 },
    own: own.map((part) => ({ ...part, sealed: {} })),
    hid: { ...hid, cursor: 0, sealed: {} },
  };
  andThen(s, ...(literal.at ?? [{ do: 'turn', seat: pub.active } as const]));
  const world = new House(game, s, t, invariants);
  world.run();
  return world;
}

function layOut(
  { pub, own, hid }: Layout<Donjon>,
  literal: TableLiteral,
  seats: readonly SeatLiteral[],
  { content, options: { targetTP } }: Fixed<Donjon>,
): void {
  const { adventures, objects, quests, characters } = content;
  const { round = 3, starter = 0, active = starter, fought = false, cursed = NONE } = literal;
  const numbers = (cards: readonly { readonly id: string }[], ids: readonly string[] = []): number[] =>
    ids.map((id) => numberOf(cards, id));
  const pot = fought ? 0 : round;
  pub.reachedBy = seats.findIndex(({ points = 0 }) => points >= targetTP);
  const gems = seats.reduce((sum, one) => sum + (one.gems ?? 0), 0);
  Object.assign(pub, { round, starter, active, cursed, potGone: fought, pot, bank: BOX_GEMS - pot - gems });

  const used = new Set(
    seats.flatMap(({ main, secondaries = [] }) => numbers(quests, [...(main ? [main] : []), ...secondaries])),
  );
  for (const quest of numbers(quests, literal.nextQuests)) used.add(quest);
  const free = [...quests.keys()].filter((quest) => !used.has(quest));
  for (const [seat, one] of seats.entries()) {
    const secondaries = numbers(quests, one.secondaries);
    const { points = 0 } = one;
    Object.assign(pub.adventurers[seat], {
      character: numberOf(characters, one.character ?? PLAIN[seat].id),
      powerUsed: one.power !== true,
      objects: numbers(objects, one.objects),
      spoils: numbers(adventures, one.spoils),
      kept: numbers(adventures, one.kept),
      gems: one.gems ?? 0,
      wounds: one.wounds ?? 0,
      points,
      typeToken: one.typeToken ?? null,
      secondaries: secondaries.length,
    } satisfies Partial<Adventurer>);
    pub.adventurers[seat].from.cards = points;
    Object.assign(pub.adventurers[seat].did, one.did);
    own[seat].main = one.main === undefined ? (free.pop() ?? NONE) : numberOf(quests, one.main);
    own[seat].secondaries = secondaries;
    if (one.mainDone) {
      pub.adventurers[seat].mainDone = true;
      pub.adventurers[seat].completed.push({ quest: own[seat].main, main: true });
    }
  }

  const held = new Set(pub.adventurers.flatMap((one) => one.objects));
  pub.shop = pub.shop.filter((object) => !held.has(object));
  pub.aside = pub.aside.filter((object) => !held.has(object));

  const guild = [...numbers(quests, literal.nextQuests), ...free];
  const gone = guild.splice(literal.guild ?? guild.length);
  pub.adventurers[seats.length - 1].completed.push(...gone.map((quest) => ({ quest, main: false })));
  hid.questDeck = guild.reverse();
  pub.questDeck = guild.length;

  const next = numbers(adventures, literal.next);
  const placed = new Set([...next, ...pub.adventurers.flatMap(({ spoils, kept }) => [...spoils, ...kept])]);
  const deck = [...next, ...[...adventures.keys()].filter((card) => !placed.has(card))];
  // What may not come yet has not come (DQ-210).
  const past = deck.slice(next.length).filter((card) => !isTooEarly(content, pub, card));
  const drawn = deck.length - (literal.left ?? deck.length);
  pub.discard = past.slice(past.length - drawn);
  hid.adventureDeck = deck.filter((card) => !pub.discard.includes(card)).reverse();
  pub.deck = hid.adventureDeck.length;
}
