/** What must hold from one step of a game to the next (ledger, Invariants): what a single state cannot show. */
import { copy, type Decision, type Fixed, type GameEvent, type Seat } from '../../../kernel/index.ts';
import { type BossQuest, type Events, GAP, type Pub, type State } from '../rules/state.ts';
import { isIn, printedHp } from '../rules/totals.ts';

/** The Reaper's card only ever moves on in this order. */
const REAPER_PATH: readonly Pub['reaper'][] = ['box', 'deck', 'current', 'player', 'removed'];
const TURNS: readonly string[] = ['turn-action', 'final-turn', 'last-call-turn'];

/** Follows one game with the standard cards; `after` says the first thing that may not happen. */
export class Watch {
  private readonly table: Fixed<BossQuest>;
  private before: Pub;
  /** Of the current round: who has visited, and how many cards left the row, by duel rights among them. */
  private visits: Seat[] = [];
  private taken = 0;
  private rights = 0;

  constructor(s: State, table: Fixed<BossQuest>) {
    this.table = table;
    this.before = copy(s.pub);
  }

  /** After this decision was answered, which made these events happen. */
  after(s: State, d: Decision, events: readonly GameEvent[]): string | undefined {
    const problem =
      this.tokens(s.pub, d) ?? this.progress(s.pub, d) ?? this.magician(s.pub, events) ?? this.boss(s.pub);
    this.before = copy(s.pub);
    return problem;
  }

  /** Hearts: at most one lost, in combat only. Keys: up to three won, in combat only, by the qualified only. */
  private tokens(pub: Pub, d: Decision): string | undefined {
    const hasFought = this.before.combat === null && pub.combat !== null;
    for (const [seat, { hearts, keys, role }] of pub.knights.entries()) {
      const was = this.before.knights[seat];
      if (d.kind === 'reaper-destiny' && d.seat === seat) {
        if (role === 'reaper' ? hearts + keys !== 0 : hearts !== 3 || keys !== was.keys)
          return `seat ${seat} chose a destiny and has ${hearts} hearts, ${keys} keys`;
        continue;
      }
      const line = hasFought ? pub.combat?.lines.find((one) => one.seat === seat) : undefined;
      if (was.hearts - hearts !== (line?.heartLost ? 1 : 0))
        return `seat ${seat}: hearts went ${was.hearts}, ${hearts}`;
      const won = keys - was.keys;
      if (won < 0 || won > 3 || (won > 0 && line === undefined)) return `seat ${seat}: keys went ${was.keys}, ${keys}`;
      if (won > 0 && (was.role === 'reaper' || !line?.qualified || line.gap < 0))
        return `seat ${seat} may not win keys`;
    }
    return undefined;
  }

  /** A phase-A turn takes a weapon from the deck or ends the player's phase A, so the players' phase ends. */
  private progress(pub: Pub, d: Decision): string | undefined {
    if (!TURNS.includes(d.kind)) return undefined;
    const isDone = pub.weaponDeck < this.before.weaponDeck || pub.knights[d.seat].phase !== 'armourer';
    return isDone ? undefined : `${d.kind} of seat ${d.seat} changed nothing`;
  }

  /** Each player visits at most once a round; a card leaves the row by a visit or a duel right, and none comes back. */
  private magician(pub: Pub, events: readonly GameEvent[]): string | undefined {
    for (const { type, facts } of events) {
      if (type === 'round-started') {
        this.visits = [];
        this.taken = 0;
        this.rights = 0;
      } else if (type === 'visited') {
        const { seat } = facts as Events['visited'];
        if (this.visits.includes(seat)) return `seat ${seat} visits twice`;
        if (!isIn(this.before.knights[seat])) return `seat ${seat} visits without taking part`;
        this.visits.push(seat);
      } else if (type === 'spell-activated' || type === 'spell-discarded') {
        this.taken++;
        if ((facts as Events['spell-activated']).right) this.rights++;
      }
    }
    if (this.rights > 0 && !this.table.options.duel) return 'a duel right without a duel';
    if (this.taken > this.visits.length + this.rights) return `${this.taken} spells for ${this.visits.length} visits`;
    const gaps = pub.row.filter((slot) => slot === GAP).length;
    return gaps === this.taken ? undefined : `${gaps} gaps in the row after ${this.taken} spells`;
  }

  /** Single copies of each HP spell: at most three up or down. The Reaper never comes back. */
  private boss(pub: Pub): string | undefined {
    const printed = printedHp(this.table.content, pub);
    if (Math.abs(pub.effectiveHp - printed) > 3) return `effectiveHp ${pub.effectiveHp}, printed ${printed}`;
    const isOn = REAPER_PATH.indexOf(pub.reaper) >= REAPER_PATH.indexOf(this.before.reaper);
    return isOn ? undefined : `the Reaper went from ${this.before.reaper} to ${pub.reaper}`;
  }
}

/** What the box holds with these options, by the ledger's counts; undefined when it is so. */
export function miscount({ seats, options, content }: Fixed<BossQuest>): string | undefined {
  const { removeYellow, potions, companions } = options;
  const expected = {
    weapons: (removeYellow ? 28 : 35) + (potions ? 3 : 0),
    spells: (removeYellow ? 21 : 22) + (potions ? 2 : 0) + (companions ? 3 : 0),
    bosses: 8,
    companions: companions ? (seats === 2 ? 5 : 6) : 0,
  };
  const found = {
    weapons: content.armoury.length,
    spells: content.spells.length,
    bosses: content.bosses.length,
    companions: content.companions.length,
  };
  const text = JSON.stringify(found);
  return text === JSON.stringify(expected) ? undefined : `the box holds ${text}`;
}
