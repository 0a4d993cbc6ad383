/** At the Armourer: how many weapons to take, or when to stop. */
import type { EquipMode, View } from '../rules/state.ts';
import { type Draw, drawings } from './draws.ts';
import { forecast } from './forecast.ts';
import { ownShifts, visitValue } from './visit.ts';
import { type Fighter, fighterOf, type World, withFighter, worldOf } from './world.ts';

/** Nobody takes more at once (BQ-205). */
const MOST = 4;
/** How likely a spell one counts on is still there on a later turn. */
const STILL_THERE = 0.75;

/** One moment of phase A, thought through once and asked about each number of weapons. */
export class Turn {
  private readonly v: View;
  private readonly world: World;
  private readonly me: Fighter;
  private readonly shifts: readonly number[];
  private readonly stops = new Map<number, number>();
  private readonly goesOn = new Map<number, number>();
  private now: number | undefined;
  private all: Draw[][] | undefined;

  /** `shifts`: by how much spells that may be had can move one's own gap. */
  constructor(v: View, world = worldOf(v), shifts: readonly number[] = ownShifts(world)) {
    this.v = v;
    this.world = world;
    this.me = fighterOf(world, v.seat);
    this.shifts = shifts;
  }

  /** Going to the Magician now. */
  visit(): number {
    this.now ??= visitValue(this.v, this.world);
    return this.now;
  }

  /** Ending the round as one stands, without a spell. */
  stay(): number {
    return this.stop(this.me.shown);
  }

  /** Waiting for the next turn with this visible strength. */
  wait(shown = this.me.shown): number {
    const known = this.goesOn.get(shown);
    if (known !== undefined) return known;
    let best = this.later(shown);
    if (!this.isOver(shown)) best = Math.max(best, this.drawOne(shown));
    this.goesOn.set(shown, best);
    return best;
  }

  /** Taking one weapon, none of which is a potion, and going on from there. */
  drawOne(shown = this.me.shown): number {
    const { values } = this.world;
    let value = 0;
    for (let one = 1; one < values.length; one++) {
      if (values[one] > 0) value += values[one] * this.wait(shown + one);
    }
    return value;
  }

  /** Taking that many weapons: on average over all that may come, potions read as one likes. */
  equip(count: number, mode: EquipMode): number {
    let value = 0;
    for (const draw of this.draws()[count]) value += draw.chance * this.bestReading(draw, mode);
    return value;
  }

  /** A visible strength reached in this way, before anything else is done. */
  reached(shown: number, mode: EquipMode): number {
    if (mode === 'turn') return this.wait(shown);
    if (mode === 'lastCall' || this.world.fighters.length >= 5) return this.stop(shown);
    return this.withSpell(shown);
  }

  /** All draws by the number of weapons taken. */
  private draws(): Draw[][] {
    const { content, weapons } = this.world;
    this.all ??= drawings(content, weapons.pool, Math.min(MOST, this.v.pub.weaponDeck), weapons.top);
    return this.all;
  }

  private bestReading({ sum, potions }: Draw, mode: EquipMode): number {
    let totals = [this.me.shown + sum];
    for (const card of potions) {
      const { minus, plus } = this.world.content.weapons[card];
      totals = totals.flatMap((total) => [total + minus, total + plus]);
    }
    return Math.max(...totals.map((total) => this.reached(total, mode)));
  }

  /** Ending the round with this visible strength. */
  private stop(shown: number): number {
    const known = this.stops.get(shown);
    if (known !== undefined) return known;
    const coming = shown === this.me.shown ? 0 : Math.max(1, Math.round((shown - this.me.shown) / 4));
    const value = forecast(withFighter(this.world, this.me.seat, { shown, coming }));
    this.stops.set(shown, value);
    return value;
  }

  /** Stopping there with the best of the spells that are in the row now. */
  withSpell(shown = this.me.shown): number {
    let best = this.stop(shown);
    for (const by of this.shifts) best = Math.max(best, this.stop(shown + by));
    return best;
  }

  /** Stopping there on a later turn: some of the spells will be gone. */
  private later(shown: number): number {
    const elsewhere = Math.max(0, this.visit() - this.withSpell());
    return (1 - STILL_THERE) * this.stop(shown) + STILL_THERE * (this.withSpell(shown) + elsewhere);
  }

  /** Over with this visible strength, whatever a hidden potion is read as (R36). */
  private isOver(shown: number): boolean {
    const [mine] = this.me.hidden;
    return shown + this.world.content.weapons[mine.card].minus > this.world.hp;
  }
}
