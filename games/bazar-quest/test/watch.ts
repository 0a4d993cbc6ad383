/** What must hold from one step of a game to the next (ledger, Invariants): what a single state cannot show. */
import { copy, type Fixed, type GameEvent } from '../../../kernel/index.ts';
import { isLargeTable } from '../rules/counts.ts';
import type { BazarQuest, Events, Pub, State } from '../rules/state.ts';

type Happened = { [E in keyof Events]: { readonly type: E; readonly facts: Events[E] } }[keyof Events];

/** Follows one game with any cards; `after` says the first thing that may not happen. */
export class Watch {
  protected readonly table: Fixed<BazarQuest>;
  protected before: Pub;
  /** Wounds put on the monster in this round, healed ones included. */
  private wounded = 0;
  private lastChooser = -1;
  private hasLastFallen = false;

  constructor(s: State, table: Fixed<BazarQuest>) {
    this.table = table;
    this.before = copy(s.pub);
  }

  /** After an answer made these events happen. */
  after(s: State, events: readonly GameEvent[]): string | undefined {
    const told = events as unknown as readonly Happened[];
    const problem = this.check(s.pub, told);
    this.before = copy(s.pub);
    return problem;
  }

  protected check(pub: Pub, told: readonly Happened[]): string | undefined {
    return this.money(pub, told) ?? this.glory(pub, told) ?? this.theDead(pub) ?? this.story(told);
  }

  /** 4: coins come and go only by purse, reward, purchase, death and named abilities; a sale moves them. */
  private money(pub: Pub, told: readonly Happened[]): string | undefined {
    let flow = 0;
    for (const event of told) flow += flowOf(event);
    const [was, now] = [coinsOf(this.before), coinsOf(pub)];
    return now - was === flow ? undefined : `coins went from ${was} to ${now}, told are ${flow}`;
  }

  /** 6: glory comes by hits, survivals and named abilities. */
  private glory(pub: Pub, told: readonly Happened[]): string | undefined {
    const gained = pub.shops.map(() => 0);
    for (const { type, facts } of told) {
      if (type === 'attack-succeeded' || type === 'hero-survived') gained[facts.seat]++;
      else if (type === 'glory-changed') gained[facts.seat] += facts.now - facts.was;
    }
    const wrong = gained.findIndex((n, seat) => pub.shops[seat].glory - this.before.shops[seat].glory !== n);
    return wrong < 0 ? undefined : `seat ${wrong}: glory changed, told are ${gained[wrong]}`;
  }

  /** 2: the dead stay dead. */
  private theDead(pub: Pub): string | undefined {
    const isKept = this.before.heroDiscard.every((hero) => pub.heroDiscard.includes(hero));
    return isKept ? undefined : 'a hero left the discard';
  }

  /** 8, 17, 18: what comes after what. */
  private story(told: readonly Happened[]): string | undefined {
    for (const [i, { type, facts }] of told.entries()) {
      switch (type) {
        case 'round-started':
          this.wounded = 0;
          break;
        case 'hero-invited':
          this.lastChooser = facts.seat;
          break;
        case 'token-moved':
          if (facts.by === undefined && facts.seat !== this.lastChooser)
            return 'the token is not with the last chooser';
          break;
        case 'attack-succeeded':
        case 'free-wounds':
        case 'wounds-changed':
          this.wounded += Math.max(0, facts.now - facts.was);
          break;
        case 'monster-stands':
        case 'monster-defeated':
          this.hasLastFallen = type === 'monster-defeated' && facts.last;
          if (this.wounded < (isLargeTable(this.table) ? 2 : 1)) return `an adventure added ${this.wounded} wounds`;
          break;
        case 'game-ended':
          if (i !== told.length - 1) return 'something happens after the end';
          if (facts.ending === 'victory' && !this.hasLastFallen)
            return 'a victory without the fall of the last monster';
      }
    }
    return undefined;
  }
}

function coinsOf({ shops, centre }: Pub): number {
  let sum = 0;
  for (const { coins, guests } of shops) {
    sum += coins;
    for (const guest of guests) sum += guest.coins;
  }
  for (const guest of centre) sum += guest.coins;
  return sum;
}

function flowOf({ type, facts }: Happened): number {
  switch (type) {
    case 'hero-arrived':
      return facts.purse;
    case 'rewards-paid':
      return facts.rewards.reduce((sum, { n }) => sum + n, 0);
    case 'hero-defeated':
      return -facts.lost;
    case 'upgrade-bought':
    case 'upgrade-flipped':
    case 'employee-hired':
    case 'coins-changed':
    case 'hero-coins-changed':
      return facts.now - facts.was;
    default:
      return 0;
  }
}
