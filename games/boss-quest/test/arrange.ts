/**
 * Worlds as literals: `arrange` completes what a test does not say, under conservation (each card in exactly one place),
 * and hands back a driver that plays through the questions a player sees.
 *
 *   const t = arrange({
 *     boss: 16,
 *     seats: [{ hidden: 'red7', visible: ['blue5', 'green6'] }, { hearts: 1 }],
 *     row: ['hpPlus1', 'needBlue'],
 *     top: ['red1', 'red2'], // the next weapons drawn
 *   });
 *   t.expectAsked([[0, 'turn-action']]);
 *   t.seat(0).refusal('turn-action', { equip: 1 }); // { rule: 'BQ-212', … }
 *   t.seat(0).answer('turn-action', 'visit');
 *   t.seat(0).activate('hpPlus1');
 *
 * Weapons are named `red1` … `yellow7` and `potion1` … `potion3`; a visible potion says its reading: `potion2+`, `potion2-`.
 * Spells and companions go by their ids. Chance is scripted: shuffles leave the order, `script` gives the numbers drawn.
 */
import { begin, run, Scene, ScriptedChance, type Seat } from '../../../kernel/index.ts';
import { optionsOf } from '../../test/options.ts';
import { Player as AnyPlayer, World as AnyWorld } from '../../test/world.ts';
import type { Content } from '../rules/content.ts';
import { rules } from '../rules/index.ts';
import type { BossQuest, CombatLine, Equip, Kinds, Options, Phase, Role, SpellUse, State } from '../rules/state.ts';
import { MYSTERY } from '../rules/state.ts';
import { invariants } from './invariants.ts';
import { layOut, spellNumber, weaponNumber } from './layout.ts';

/** One player, as far as the test cares. */
export interface SeatLiteral {
  readonly hidden?: string;
  readonly visible?: readonly string[];
  readonly hearts?: number;
  readonly keys?: number;
  readonly role?: Role;
  /** `finished` players have visited unless `visited` says otherwise. */
  readonly phase?: Phase;
  readonly visited?: boolean;
  readonly companion?: string;
  readonly leftInRound?: number;
}

/** A spell that lies active: before a player, beside the boss, or attached to a potion. */
export interface ActiveLiteral {
  readonly spell: string;
  readonly on?: Seat;
  readonly by?: Seat;
  readonly potion?: string;
  readonly companions?: readonly [string, string];
  readonly value?: number;
}

/** A world at the start of a turn in the players' phase; with everybody finished, at the start of combat. */
export interface WorldLiteral {
  readonly seats: number | readonly SeatLiteral[];
  readonly options?: Partial<Options>;
  /** The boss by its printed hit points (17 when not given). */
  readonly boss?: number | 'reaper';
  /** Whose turn it is; left of the Armourer when not given. */
  readonly turn?: Seat;
  /** The last seat when not given, so that seat 0 begins. */
  readonly armourer?: Seat;
  readonly round?: number;
  /** Face-up spells; `null` is a gap. Any spells when not given. */
  readonly row?: readonly (string | null)[];
  /** The mystery spell; `null`: it is gone. */
  readonly mystery?: string | null;
  readonly active?: readonly (string | ActiveLiteral)[];
  /** The next weapons drawn, in order. */
  readonly top?: readonly string[];
  /** How many weapons are left in the deck, those of `top` included; the others are not in this box. */
  readonly deckLeft?: number;
  /** The next spells drawn, in order, and the discard. */
  readonly nextSpells?: readonly string[];
  readonly spellDiscard?: readonly string[];
  /** The next bosses, in order, and the discard, by hit points. */
  readonly nextBosses?: readonly number[];
  readonly bossDiscard?: readonly number[];
  readonly reaper?: State['pub']['reaper'];
  /** Companions whose once-per-round power is used. */
  readonly used?: readonly string[];
  /** Numbers for chance; 0 when they run out. */
  readonly script?: readonly number[];
  /** Own-made cards: changes the content of the table. */
  content?(standard: Content): Content;
}

/** The full options of a table. */
export const tableOptions = optionsOf<Options>(rules.options);

function openTable(
  seats: number,
  given: Partial<Options> | undefined,
  script: readonly number[] | undefined,
  change?: WorldLiteral['content'],
) {
  const options = tableOptions(seats, given);
  const standard = rules.content(options, seats);
  const content = change === undefined ? standard : change(standard);
  return new Scene<BossQuest>({ seats, options, content }, new ScriptedChance(script));
}

/** A world as described, at its first question. */
export function arrange(literal: WorldLiteral): World {
  const seats = typeof literal.seats === 'number' ? literal.seats : literal.seats.length;
  const scene = openTable(seats, literal.options, literal.script, literal.content);
  const { state, armoury } = layOut(literal, scene);
  const table = new Scene<BossQuest>({ ...scene, content: { ...scene.content, armoury } }, scene.chance);
  run(rules, state, table);
  state.hid.cursor = table.chance.at;
  return new World(state, table);
}

/** A new game, set up by the rules. */
export function start(seats: number, options?: Partial<Options>, script?: readonly number[]): World {
  const scene = openTable(seats, options, script);
  return new World(begin(rules, scene), scene);
}

type KindName = keyof Kinds & string;

/** A game under test. After every answer all invariants are checked. */
export class World extends AnyWorld<BossQuest> {
  constructor(state: State, table: Scene<BossQuest>) {
    super(rules, state, table, invariants);
  }

  seat(seat: Seat): Player {
    return new Player(this, seat);
  }

  /** The number of a weapon: `red7`, `potion2`. */
  weapon(name: string): number {
    return weaponNumber(name, this.table.content);
  }

  /** The number of a spell by its id; `copy` 1 is the second one of that kind. */
  spell(id: string, copy = 0): number {
    return spellNumber(id, this.table.content, copy);
  }

  companion(id: string): number {
    return this.table.content.companions.findIndex((card) => card.id === id);
  }

  /** The slot of the row where this spell lies; `mystery` for the face-down one. */
  slot(id: string): number {
    const slot =
      id === 'mystery'
        ? this.pub.row.indexOf(MYSTERY)
        : this.pub.row.findIndex((card) => card >= 0 && this.table.content.spells[card].id === id);
    if (slot < 0) throw new Error(`${id} does not lie in the row`);
    return slot;
  }

  /** The ids of the active spells, in order. */
  get active(): string[] {
    return this.pub.active.map((c) => this.table.content.spells[c.spell].id);
  }

  /** One player's line of the last combat. */
  line(seat: Seat): CombatLine {
    const line = this.pub.combat?.lines.find((one) => one.seat === seat);
    if (line === undefined) throw new Error(`seat ${seat} has not fought`);
    return line;
  }

  /** Keys each seat received in the last combat. */
  get keysWon(): number[] {
    return this.pub.knights.map((_, seat) => {
      const line = this.pub.combat?.lines.find((one) => one.seat === seat);
      return line === undefined ? 0 : line.keys.round + line.keys.extra + line.keys.perfect;
    });
  }

  /** Everybody confirms what is asked of all (`ready`, `orient-hidden-potion`) with the default. */
  allReady(): void {
    for (const [seat, kind] of this.asked) this.seat(seat).default(kind as KindName);
  }

  /** Goes on with defaults until this holds. */
  playUntil(isThere: (t: World) => boolean): void {
    for (let i = 0; i < 500; i++) {
      if (isThere(this)) return;
      const [next] = this.asked;
      if (next === undefined) throw new Error('the game ended before that');
      this.seat(next[0]).default(next[1] as KindName);
    }
    throw new Error('500 answers did not lead there');
  }

  /** Goes on with defaults until the combat of this round is settled. */
  fight(): void {
    this.playUntil((t) => t.pub.combat !== null);
  }
}

/** One player of a world: answers what is open to that seat, asked or unasked. */
export class Player extends AnyPlayer<BossQuest> {
  private readonly knights: World;
  private readonly at: Seat;

  constructor(world: World, seat: Seat) {
    super(world, seat);
    this.knights = world;
    this.at = seat;
  }

  get knight(): State['pub']['knights'][number] {
    return this.knights.pub.knights[this.at];
  }

  /** Equips that many, whichever turn it is. */
  equip(count: number): void {
    this.answer(this.turn(), { equip: count } satisfies Equip);
  }

  visit(): void {
    this.answer(this.turn() as 'turn-action', 'visit');
  }

  /** Takes a spell of the row (or the `mystery`) in a visit or with the duel right. */
  activate(id: string): void {
    this.useSpell(id, 'activate');
  }

  discard(id: string): void {
    this.useSpell(id, 'discard');
  }

  private useSpell(id: string, use: SpellUse['use']): void {
    const kind = this.open.includes('duel-extra-spell') ? 'duel-extra-spell' : 'choose-spell';
    this.answer(kind, { slot: this.knights.slot(id), use });
  }

  private turn(): 'turn-action' | 'final-turn' | 'last-call-turn' {
    for (const kind of ['turn-action', 'final-turn', 'last-call-turn'] as const)
      if (this.open.includes(kind)) return kind;
    throw new Error(`it is not the turn of seat ${this.at}, which may ${this.open.join(', ') || 'do nothing'}`);
  }
}
