/** What must hold from one step of a game to the next (ledger, Invariants): what a single state cannot show. */
import { copy, type Fixed, type GameEvent } from '../../../kernel/index.ts';
import { LAST_OBSERVATION } from '../rules/content.ts';
import { isTooEarly } from '../rules/decks.ts';
import { dieValue } from '../rules/effects/power.ts';
import type { Donjon, Events, Pub, State } from '../rules/state.ts';

type Happened = { [E in keyof Events]: { readonly type: E; readonly facts: Events[E] } }[keyof Events];

/** Follows one game with the cards of the house; `after` says the first thing that may not happen. */
export class Watch {
  private readonly table: Fixed<Donjon>;
  private before: Pub;
  private turns = 0;
  /** Of this turn. */
  private adventures = 0;
  private rolls = 0;
  private bought = { quests: 0, trophies: 0 };
  private readonly completed = new Set<number>();
  /** Of this surplus chain: who was offered which object. */
  private offered: string[] = [];

  constructor(s: State, table: Fixed<Donjon>) {
    this.table = table;
    this.before = copy(s.pub);
  }

  /** After an answer made these events happen. */
  after(s: State, events: readonly GameEvent[]): string | undefined {
    const told = events as unknown as readonly Happened[];
    const problem =
      this.points(s.pub, told) ??
      this.nothingChangesHands(told) ??
      this.arenas(told) ??
      this.chain(s.pub, told) ??
      this.story(s.pub, told);
    this.before = copy(s.pub);
    return problem;
  }

  /** 5, 16: points come by reward, arena, quest, purchase or card, each told; they never fall, whatever word is broken. */
  private points(pub: Pub, told: readonly Happened[]): string | undefined {
    const gained = pub.adventurers.map(() => 0);
    for (const { type, facts } of told) {
      if (type === 'points-gained') gained[facts.seat] += facts.n;
      else if (type === 'trophy-bought') gained[facts.seat] += facts.now - facts.was;
      else if (type === 'quest-validated') gained[facts.seat] += facts.points;
    }
    for (const [seat, n] of gained.entries()) {
      const change = pub.adventurers[seat].points - this.before.adventurers[seat].points;
      if (change !== n || n < 0) return `seat ${seat}: points changed by ${change}, told are ${n}`;
    }
    return undefined;
  }

  /** 11: from the choice of the adventure to its outcome nobody hands anything over, gems up front aside. */
  private nothingChangesHands(told: readonly Happened[]): string | undefined {
    let isUnderWay = this.before.step === 'adventure' && this.before.fight?.stage !== 'over';
    for (const { type, facts } of told) {
      if (type === 'adventure-chosen') isUnderWay = true;
      else if (type === 'totals-compared' || type === 'turn-started') isUnderWay = false;
      else if (isUnderWay && (type === 'gift-given' || (type === 'deal-done' && !facts.upfront)))
        return `${type} before the outcome`;
    }
    return undefined;
  }

  /** 10: a point for each of the winning side; 1 or 2 wounds for each of the losing one, less what is ignored. */
  private arenas(told: readonly Happened[]): string | undefined {
    const won = told.find((event) => event.type === 'arena-won');
    const points = told.flatMap(({ type, facts }) => (type === 'points-gained' && facts.from === 'arena' ? facts : []));
    if (won?.type !== 'arena-won') return points.length === 0 ? undefined : 'an arena’s points without an arena';
    const winners = [won.facts.winner, ...won.facts.allies];
    if (`${points.map(({ seat }) => seat)}` !== `${winners}` || points.some(({ n }) => n !== 1))
      return `the arena paid ${JSON.stringify(points)} to ${winners}`;
    return undefined;
  }

  /** 17: in one chain nobody is offered the same object twice, and it is no longer than objects and players allow. */
  private chain(pub: Pub, told: readonly Happened[]): string | undefined {
    if (this.before.surplus === null) this.offered = [];
    for (const { type, facts } of told) {
      if (type !== 'surplus-offered') continue;
      const offer = `${facts.object} to ${facts.to}`;
      if (this.offered.includes(offer)) return `object ${offer} was offered twice`;
      this.offered.push(offer);
    }
    const most = pub.adventurers.length * this.table.content.objects.length;
    return this.offered.length > most ? `a chain of ${this.offered.length} offers` : undefined;
  }

  /** 7…10, 15, 16: what comes after what, and how often. */
  private story(pub: Pub, told: readonly Happened[]): string | undefined {
    for (const event of told) {
      const problem = this.hear(pub, event);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  private hear(pub: Pub, { type, facts }: Happened): string | undefined {
    const { content } = this.table;
    switch (type) {
      case 'turn-started':
        return this.turn();
      case 'adventure-chosen': {
        const mayPass = this.table.options.deckOutTiming === 'round' && pub.deck === 0;
        if (facts.adventure === 'pass' && !mayPass) return 'a pass where there is an adventure';
        return ++this.adventures > 1 ? 'two adventures in one turn' : undefined;
      }
      case 'quest-bought':
        return ++this.bought.quests > 1 ? 'two quests bought in one turn' : undefined;
      case 'trophy-bought':
        return ++this.bought.trophies > 1 ? 'two trophies bought in one turn' : undefined;
      case 'arena-opened':
        return pub.round <= LAST_OBSERVATION ? 'an arena in an observation round' : undefined;
      case 'card-drawn':
        return isTooEarly(content, pub, facts.card)
          ? `${content.adventures[facts.card].title.en} too early`
          : undefined;
      case 'dice-rolled':
        if ([facts.green, facts.red].some((face) => !(face >= 1 && face <= 8))) return 'no faces of a die';
        return ++this.rolls > 1 ? 'dice rolled twice in one turn' : undefined;
      case 'totals-compared':
        return this.diceCount(facts);
      case 'wounds-taken':
        return facts.n + facts.ignored > 2 || facts.n < 0 || facts.now > 4 ? `${facts.n} wounds` : undefined;
      case 'quest-validated':
        if (this.completed.has(facts.quest)) return `quest ${facts.quest} scored twice`;
        this.completed.add(facts.quest);
        return undefined;
      case 'game-ended':
        return this.turnIsWhole();
      default:
        return undefined;
    }
  }

  /** 9: 1 to 7, or 16. */
  private diceCount({ green, red }: Events['totals-compared']): string | undefined {
    const values = [1, 2, 3, 4, 5, 6, 7, 8].map(dieValue);
    const dice = [green, red].flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'die'));
    return dice.length === 2 && dice.every(({ n }) => values.includes(n)) ? undefined : 'dice of other values';
  }

  /** 8, 15: one adventure in the turn before, and no more turns than cards and points allow. */
  private turn(): string | undefined {
    const problem = this.turnIsWhole();
    const { seats, options } = this.table;
    const most = 64 + seats * options.targetTP + seats + (options.fledMonster === 'shuffleBack' ? 48 : 0);
    Object.assign(this, { adventures: 0, rolls: 0, bought: { quests: 0, trophies: 0 } });
    if (++this.turns > most) return `${this.turns} turns`;
    return problem;
  }

  private turnIsWhole(): string | undefined {
    return this.turns > 0 && this.adventures !== 1 ? `a turn with ${this.adventures} adventures` : undefined;
  }
}
