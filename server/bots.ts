/**
 * The bots at one table: in their own seats, and in those of absent people. They see the view of their seat only, and
 * answer through the same door as everybody else.
 */
import { fallbackAnswer } from '../bots/fallback.ts';
import { freeChance } from '../bots/free-chance.ts';
import type { Unasked } from '../bots/heuristic.ts';
import { Looks } from '../bots/looks.ts';
import { parseStrength } from '../bots/names.ts';
import { thoughtMs } from '../bots/pace.ts';
import { findPerson } from '../bots/people.ts';
import { type Lean, makePlayer, type Player, type Strength } from '../bots/players.ts';
import { type Chance, type Decision, judge, type Seat } from '../kernel/index.ts';
import { isPerson } from './seats.ts';
import type { SeatDoc } from './store/store.ts';
import type { Table } from './table.ts';
import { type Idea, seenBy } from './thinking/thought.ts';

export class Bots {
  private readonly table: Table;
  private readonly chance: Chance = freeChance();
  /** Who thinks about which decision. */
  private readonly thinking = new Map<Seat, { decision: string; timer: NodeJS.Timeout }>();
  private looking: NodeJS.Timeout | undefined;
  private readonly looks = new Looks();
  /** Who has a thinker at work for them; another object when they think about something else by then. */
  private readonly pondering = new Map<Seat, object>();

  constructor(table: Table) {
    this.table = table;
  }

  isThinking(seat: Seat): boolean {
    return this.thinking.has(seat) || this.pondering.has(seat);
  }

  /** Whoever is awaited begins to think. To be called whenever something changed. */
  wake(asked = this.table.match?.asked() ?? []): void {
    if (!this.mayPlay()) {
      this.rest();
      return;
    }
    this.looks.asked(asked);
    for (const [seat, { decision, timer }] of this.thinking) {
      if (asked.some((one) => one.id === decision)) continue;
      clearTimeout(timer);
      this.thinking.delete(seat);
    }
    for (const { seat, id } of asked) {
      if (this.isThinking(seat) || !isPlayedByBot(this.table.doc.seats[seat])) continue;
      this.think(seat, id, this.table.around.botPatience);
    }
    if (this.looking === undefined && this.onlookers().length > 0) {
      this.looking = setTimeout(() => this.look(), this.pause());
    }
  }

  /** A person did something. */
  notice(): void {
    this.looks.renew();
  }

  /** Nobody thinks any more. */
  rest(): void {
    for (const { timer } of this.thinking.values()) clearTimeout(timer);
    this.thinking.clear();
    this.pondering.clear();
    clearTimeout(this.looking);
    this.looking = undefined;
  }

  private mayPlay(): boolean {
    const { doc, takeBacks, isGone, isKept } = this.table;
    return isKept && doc.phase === 'playing' && !doc.paused && takeBacks.open === undefined && !isGone;
  }

  /** Drawn anew each time, from nothing that is secret. */
  private pause(): number {
    return this.table.doc.fast ? 0 : this.table.around.botPause();
  }

  private think(seat: Seat, decision: string, patience: number): void {
    const pause = Math.max(this.pause(), this.table.course.gap(seat));
    const timer = setTimeout(() => this.decide(seat, patience - pause), pause);
    this.thinking.set(seat, { decision, timer });
  }

  private decide(seat: Seat, patience: number): void {
    this.thinking.delete(seat);
    const { match, following } = this.table;
    // Woken again when what others did is known.
    if (following.work !== undefined) return;
    const decision = match?.asked().find((one) => one.seat === seat);
    if (match === undefined || decision === undefined || !this.mayPlay()) return;
    if (this.volunteer(seat)) return;
    if (patience > 0 && this.waitsForPeople(seat, decision)) {
      this.think(seat, decision.id, patience);
      return;
    }
    if (this.isMaitre(seat)) this.ponder(seat, decision, (idea) => this.settle(decision, idea?.answer));
    else this.settle(decision);
  }

  /** Gives the answer that was thought of, if any, else the one that comes to mind. */
  private settle(decision: Decision, answer?: unknown): void {
    if (this.table.match?.asked().every(({ id }) => id !== decision.id)) return;
    if (answer !== undefined && this.give(decision.seat, decision, () => answer)) return;
    const isGiven = this.mayPlay() && this.answerFor(decision);
    // A bot that fails must not hold the table up.
    if (!isGiven && this.mayPlay()) this.give(decision.seat, decision, () => this.fallback(decision));
  }

  /** Has a thinker think about a decision, or with none about what may be done unasked; `then` hears of nothing when that failed. */
  private ponder(seat: Seat, decision: Decision | undefined, then: (idea: Idea | undefined) => void): void {
    const { match, doc, around } = this.table;
    if (match === undefined) return;
    const since = performance.now();
    const thought = {};
    this.pondering.set(seat, thought);
    const heard = (idea: Idea | undefined): void => {
      if (this.pondering.get(seat) !== thought) return;
      this.pondering.delete(seat);
      around.metrics.thought(since);
      if (this.mayPlay() && this.table.following.work === undefined) then(idea);
      this.wake();
    };
    const ms = thoughtMs(doc.fast);
    around.thinkers
      .think({ ...seenBy(match, doc.game, seat), lean: this.leanOf(seat), ms, ...(decision && { decision }) })
      .then(heard, (error) => {
        if (this.pondering.get(seat) === thought) around.report(error, doc.code);
        heard(undefined);
      });
  }

  /** Answers at once, in its own seat or for a person; whether an answer was thought of and taken. */
  answerFor(decision: Decision): boolean {
    const { match } = this.table;
    const { seat } = decision;
    if (match === undefined) return false;
    return this.give(seat, decision, () => this.playerOf(seat).decide(match.view(seat), decision, this.chance));
  }

  /** The answer for whoever gives none. */
  fallback(decision: Decision): unknown {
    const { match, box } = this.table;
    return match && fallbackAnswer(box.rules, match.view(decision.seat), decision, this.chance);
  }

  /** People need longer than bots to make or answer an offer; those who are away are not waited for. */
  private waitsForPeople(seat: Seat, decision: Decision): boolean {
    const { match, box, doc } = this.table;
    if (doc.fast || match === undefined || box.heuristic.waitsFor === undefined) return false;
    return box.heuristic
      .waitsFor(match.view(seat), decision)
      .some((other) => isPerson(doc.seats[other]) && !isPlayedByBot(doc.seats[other]));
  }

  /** Bots whose turn it is not look once whether they want to do something unasked. */
  private look(): void {
    this.looking = undefined;
    if (!this.mayPlay() || this.table.following.work !== undefined) return;
    for (const seat of this.onlookers()) if (this.volunteer(seat)) return;
  }

  private onlookers(): Seat[] {
    const { doc, box } = this.table;
    if (box.rules.may === undefined) return [];
    return doc.seats.flatMap((place, seat) =>
      isPlayedByBot(place) && this.looks.isLeft(seat) && !this.isThinking(seat) ? [seat] : [],
    );
  }

  /** At most one unasked answer between two answers the table waits for. */
  private volunteer(seat: Seat): boolean {
    const { match, box } = this.table;
    if (box.rules.may === undefined || match === undefined || !this.looks.take(seat)) return false;
    try {
      const unasked = this.playerOf(seat).volunteer(match.view(seat), this.chance);
      if (unasked === undefined) return false;
      if (!this.isMaitre(seat)) return this.give(seat, unasked.decision, () => unasked.answer);
      // Something comes to mind: is it worth doing?
      this.ponder(seat, undefined, (idea) => {
        const worth = idea?.unasked;
        if (worth !== undefined && this.isOpen(worth)) this.give(seat, worth.decision, () => worth.answer);
      });
      return true;
    } catch (error) {
      this.table.around.report(error, this.table.doc.code);
      return false;
    }
  }

  /** Whether it may still be done: others did not wait while it was thought about. */
  private isOpen({ decision, answer }: Unasked): boolean {
    const { match, box } = this.table;
    if (match === undefined) return false;
    const view = match.view(decision.seat);
    const isThere = box.rules.may?.(view).some(({ id }) => id === decision.id) ?? false;
    return isThere && judge(box.rules, view, decision, answer) === undefined;
  }

  /** Whether an answer was thought of and taken. */
  private give(seat: Seat, decision: Decision, think: () => unknown): boolean {
    try {
      const since = performance.now();
      const answer = think();
      this.table.around.metrics.thought(since);
      this.table.answer(seat, decision.id, answer, this.table.match?.epoch ?? 0, 'bot');
      return true;
    } catch (error) {
      this.table.around.report(error, this.table.doc.code);
      return false;
    }
  }

  private strengthOf(seat: Seat): Strength {
    const place = this.table.doc.seats[seat];
    const strength = place.kind === 'bot' ? parseStrength(place.strength) : 'malin';
    return typeof strength === 'string' ? strength : 'malin';
  }

  private isMaitre(seat: Seat): boolean {
    return this.strengthOf(seat) === 'maitre';
  }

  private leanOf(seat: Seat): Lean {
    const place = this.table.doc.seats[seat];
    return (place.kind === 'bot' ? findPerson(place.person)?.lean : undefined) ?? {};
  }

  /** Who answers at once: for a *maître*, who takes a while, what would first come to its mind. */
  private playerOf(seat: Seat): Player {
    const strength = this.strengthOf(seat);
    return makePlayer(this.table.box, strength === 'maitre' ? 'malin' : strength, this.leanOf(seat));
  }
}

const isPlayedByBot = (seat: SeatDoc): boolean => seat.kind === 'bot' || (isPerson(seat) && seat.standIn !== undefined);
