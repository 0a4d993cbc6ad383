/**
 * Worlds as literals: `arrange` completes what a test does not say, under conservation (each card in exactly one place),
 * and hands back a driver that plays through the questions a player sees.
 *
 *   const t = arrange({
 *     phase: 'adventure', // begins there; `agenda` begins anywhere
 *     monster: 'monster1',
 *     seats: [{ hero: { hero: 'mage-1', gear: ['mage10-1'], coins: 5 }, coins: 10 }, { hero: 'thief-1' }],
 *     cards: { items: { 'mage10-1': { attack: 3, effects: [on('beforeAttack', …)] } } },
 *     nextAdventures: ['calm-3', 'calm-1'], // the next cards drawn
 *   });
 *   t.expectAsked([[0, 'upgrade-action']]);
 *   t.seat(0).refusal('upgrade-action', { buy: 'display' }); // { rule: 'BZ-604', … }
 *   t.seat(0).answer('upgrade-action', 'pass');
 *
 * Cards go by the ids of the plain box in `box.ts`, or are written by the test. Chance is scripted: shuffles leave the
 * order, `script` gives the numbers drawn.
 */
import { andThen, begin, type Frame, Scene, ScriptedChance, type Seat } from '../../../kernel/index.ts';
import { optionsOf } from '../../test/options.ts';
import { Player, World } from '../../test/world.ts';
import type { Clause, Effect, Phase, Trigger } from '../rules/clauses.ts';
import { moment } from '../rules/effects/moment.ts';
import type { About } from '../rules/effects/types.ts';
import { guestOf } from '../rules/guests.ts';
import { rules } from '../rules/index.ts';
import {
  type BazarQuest,
  type Guest,
  NONE,
  type Options,
  type Shop,
  type State,
  type UpgradeLevel,
} from '../rules/state.ts';
import { boxOf, type Cards } from './box.ts';
import { conservation } from './conservation.ts';
import { layOut, numberOf, seatsOf } from './layout.ts';

/** A hero on the table. */
export interface HeroLiteral {
  readonly hero: string;
  /** Its purse when not given. */
  readonly coins?: number;
  readonly gear?: readonly string[];
  readonly adventures?: readonly string[];
  readonly unmatched?: boolean;
}

/** One player, as far as the test cares. */
export interface SeatLiteral {
  readonly coins?: number;
  readonly glory?: number;
  readonly display?: UpgradeLevel;
  readonly storage?: UpgradeLevel;
  readonly employees?: readonly string[];
  readonly hand?: readonly string[];
  readonly stored?: readonly string[];
  readonly window?: readonly string[];
  readonly hero?: HeroLiteral | string;
  /** Two in the advanced game. */
  readonly heroes?: readonly (HeroLiteral | string)[];
  /** Items sold this round. */
  readonly sold?: number;
}

export interface WorldLiteral {
  readonly seats: number | readonly SeatLiteral[];
  readonly options?: Partial<Options>;
  readonly cards?: Cards;
  /** Where the world begins; `supply` when not given. */
  readonly phase?: Phase;
  /** Frames to begin with instead of the phase's own; `[]` for a world that waits for `fire`. */
  readonly agenda?: readonly Frame<BazarQuest>[];
  readonly round?: number;
  readonly questHolder?: Seat;
  /** In play; null: the first has fallen and the next is not revealed. Level I after supply when not given. */
  readonly monster?: string | null;
  readonly wounds?: number;
  /** Filled up to one hero per player when not given. */
  readonly centre?: readonly (HeroLiteral | string)[];
  /** The next cards drawn, in order. */
  readonly nextItems?: readonly string[];
  readonly nextHeroes?: readonly string[];
  readonly nextAdventures?: readonly string[];
  readonly nextEmployees?: readonly string[];
  readonly itemDiscard?: readonly string[];
  readonly heroDiscard?: readonly string[];
  readonly adventureDiscard?: readonly string[];
  /** How many heroes are left in the deck; the others have fallen. */
  readonly heroesLeft?: number;
  readonly offer?: readonly string[];
  readonly purchases?: number;
  /** Numbers for chance; 0 when they run out. */
  readonly script?: readonly number[];
}

/** The full options of a table. */
export const tableOptions = optionsOf<Options>(rules.options);

function sceneOf(seats: number, given?: Partial<Options>, cards?: Cards, script?: readonly number[]) {
  const options = tableOptions(seats, given);
  const content = boxOf(cards, options.unshakeableHeroes);
  return new Scene<BazarQuest>({ seats, options, content }, new ScriptedChance(script));
}

/** A world as described, at its first question. */
export function arrange(literal: WorldLiteral): Bazar {
  const scene = sceneOf(seatsOf(literal).length, literal.options, literal.cards, literal.script);
  const world = new Bazar(layOut(literal, scene), scene);
  world.run();
  return world;
}

/** A new game with the plain box, set up by the rules. */
export function start(seats: number, options?: Partial<Options>, cards?: Cards): Bazar {
  const scene = sceneOf(seats, options, cards);
  return new Bazar(begin(rules, scene), scene);
}

/** An effect: at this event these clauses. */
export const on = (trigger: Trigger, ...clauses: readonly Clause[]): Effect => ({ on: trigger, do: clauses });

/** A Bazar Quest under test. */
export class Bazar extends World<BazarQuest> {
  constructor(state: State, table: Scene<BazarQuest>) {
    super(rules, state, table, conservation);
  }

  seat(seat: Seat): Merchant {
    return new Merchant(this, seat);
  }

  item = (id: string): number => numberOf(this.table.content.items, id);
  hero = (id: string): number => numberOf(this.table.content.heroes, id);
  monster = (id: string): number => numberOf(this.table.content.monsters, id);
  adventure = (id: string): number => numberOf(this.table.content.adventures, id);
  employee = (id: string): number => numberOf(this.table.content.employees, id);

  /** The hero where it stands. */
  guest(id: string): Guest {
    const guest = guestOf(this.pub, this.hero(id));
    if (guest === undefined) throw new Error(`${id} is not on the table`);
    return guest;
  }

  /** This event happens now; its abilities run to the next question. */
  fire(trigger: Trigger, about?: Partial<About>): void {
    andThen(this.state, ...moment(this.state, this.table, trigger, { seat: NONE, hero: NONE, item: NONE, ...about }));
    this.run();
  }

  /** An event about this seat's first hero. */
  fireFor(trigger: Trigger, seat: Seat, about: Partial<About> = {}): void {
    this.fire(trigger, { seat, hero: this.pub.shops[seat].guests[0].hero, ...about });
  }

  /** Goes on with defaults until this holds. */
  playUntil(isThere: (t: Bazar) => boolean): void {
    for (let i = 0; i < 2000; i++) {
      if (isThere(this)) return;
      const [next] = this.asked;
      if (next === undefined) throw new Error('the game ended before that');
      this.seat(next[0]).default(next[1] as 'draft-pick');
    }
    throw new Error('2000 answers did not lead there');
  }
}

/** One merchant of a world. */
export class Merchant extends Player<BazarQuest> {
  private readonly bazar: Bazar;
  private readonly at: Seat;

  constructor(bazar: Bazar, seat: Seat) {
    super(bazar, seat);
    this.bazar = bazar;
    this.at = seat;
  }

  get shop(): Shop {
    return this.bazar.pub.shops[this.at];
  }
}
