/** The bots of a practice game: one thing at a time, from the view of their seat only, at a person's pace. */
import { fallbackAnswer } from '../../bots/fallback.ts';
import { freeChance } from '../../bots/free-chance.ts';
import type { Unasked } from '../../bots/heuristic.ts';
import { Looks } from '../../bots/looks.ts';
import { parseStrength } from '../../bots/names.ts';
import { PATIENCE, personsPause, thoughtMs } from '../../bots/pace.ts';
import { findPerson } from '../../bots/people.ts';
import { type Lean, makePlayer, type Player, type Strength } from '../../bots/players.ts';
import type { Box } from '../../games/box.ts';
import type { AnyShape, Chance, Decision, Match, Seat } from '../../kernel/index.ts';
import type { SeatInfo } from '../../wire/protocol.ts';

export class Bots {
  isFast = false;
  private readonly box: Box;
  private readonly match: Match<AnyShape>;
  private readonly seats: readonly SeatInfo[];
  private readonly chance: Chance = freeChance();
  private readonly looks = new Looks();
  /** Since when a bot waits for the person, before which answer. */
  private waiting: { readonly decision: string; readonly since: number } | undefined;
  /** Who last answered what the table asked, and when. */
  private breath: { readonly seat: Seat; readonly since: number } | undefined;

  constructor(box: Box, match: Match<AnyShape>, seats: readonly SeatInfo[]) {
    this.box = box;
    this.match = match;
    this.seats = seats;
  }

  /** Milliseconds until the next of them does something; undefined while all of them wait for the person. */
  pause(): number | undefined {
    const asked = this.asked();
    if (asked.length === 0 && this.onlookers().length === 0) return undefined;
    if (this.isFast) return 0;
    const [first] = asked;
    // Who is asked at once thinks at once; thinking ahead is a pause in itself.
    const isPause = first !== undefined && this.strengthOf(first.seat) === 'maitre';
    const own = isPause ? 0 : personsPause() / Math.max(1, asked.length);
    return Math.max(own, first === undefined ? 0 : this.gap(first.seat));
  }

  /** What one of them does now, if anything. */
  next(): Unasked | undefined {
    for (const decision of this.asked()) {
      const unasked = this.volunteer(decision.seat);
      if (unasked !== undefined) return unasked;
      if (this.isPatient(decision)) continue;
      this.breath = { seat: decision.seat, since: Date.now() };
      return { decision, answer: this.answerTo(decision) };
    }
    for (const seat of this.onlookers()) {
      const unasked = this.volunteer(seat);
      if (unasked !== undefined) return unasked;
    }
    return undefined;
  }

  /** The person did something. */
  notice(): void {
    this.looks.renew();
  }

  /** The answer for whoever gives none that is taken. */
  fallback(decision: Decision): unknown {
    return fallbackAnswer(this.box.rules, this.match.view(decision.seat), decision, this.chance);
  }

  /** The bots the table waits for. */
  private asked(): Decision[] {
    const asked = this.match.asked();
    this.looks.asked(asked);
    return asked.filter(({ seat }) => this.isBot(seat));
  }

  private onlookers(): Seat[] {
    if (this.box.rules.may === undefined || this.match.asked().length === 0) return [];
    return this.seats.flatMap((_, seat) => (this.isBot(seat) && this.looks.isLeft(seat) ? [seat] : []));
  }

  private volunteer(seat: Seat): Unasked | undefined {
    if (this.box.rules.may === undefined || !this.looks.take(seat)) return undefined;
    try {
      return this.playerOf(seat).volunteer(this.match.view(seat), this.chance);
    } catch {
      return undefined;
    }
  }

  /** A bot that fails must not hold the table up. */
  private answerTo(decision: Decision): unknown {
    const { seat } = decision;
    try {
      return this.playerOf(seat).decide(this.match.view(seat), decision, this.chance);
    } catch {
      return this.fallback(decision);
    }
  }

  /** People need longer than bots to make or answer an offer. */
  private isPatient(decision: Decision): boolean {
    const { waitsFor } = this.box.heuristic;
    if (this.isFast || waitsFor === undefined) return false;
    const others = waitsFor(this.match.view(decision.seat), decision);
    if (others.every((seat) => this.isBot(seat))) return false;
    if (this.waiting?.decision !== decision.id) this.waiting = { decision: decision.id, since: Date.now() };
    return Date.now() - this.waiting.since < PATIENCE;
  }

  /** How long this seat's next answer has to wait, so that others can come in between where the game wants it. */
  private gap(seat: Seat): number {
    const { gap } = this.box.rules;
    if (gap === undefined || this.breath?.seat !== seat) return 0;
    const { pub, table } = this.match.view(seat);
    return Math.max(0, this.breath.since + gap(pub, table) - Date.now());
  }

  private isBot(seat: Seat): boolean {
    return this.seats[seat].kind === 'bot';
  }

  private strengthOf(seat: Seat): Strength {
    const strength = parseStrength(this.seats[seat].strength ?? '');
    return typeof strength === 'string' ? strength : 'malin';
  }

  private playerOf(seat: Seat): Player {
    const lean: Lean = findPerson(this.seats[seat].person ?? '')?.lean ?? {};
    return makePlayer(this.box, this.strengthOf(seat), lean, { ms: thoughtMs(this.isFast) });
  }
}
