/** Everything that can happen in Boss Quest, with the facts its sentence is told from. */
import type { Seat } from '../../../kernel/index.ts';
import type { Boss, Companion, Ended, HeartGuard, KeysWithheld, Reading, Spell, Weapon, WinBy } from './state.ts';

/** What happened: one event, one log line. `was` and `now` are totals before and after. */
export type Events = {
  'game-started': { armourer: Seat; goal: number; weapons: number; spells: number };
  /** By seat (BQ-921); the others are in the reserve. */
  'companions-dealt': { companions: readonly Companion[] };
  /** `row` by slot, the mystery as `MYSTERY`. `boss` may be `REAPER`. */
  'round-started': { round: number; boss: Boss; hp: number; armourer: Seat; row: readonly number[] };
  /** Secret to each seat: `hidden`. `visible` by seat, `NONE` for those not in the round. */
  dealt: { visible: readonly Weapon[] };
  /** `was` and `now`: visible strength. */
  equipped: { seat: Seat; count: number; cards: readonly Weapon[]; was: number; now: number; deck: number };
  /** `was` and `now`: visible strength. */
  'potion-read': { seat: Seat; card: Weapon; reading: Reading; was: number; now: number };
  'final-turn-came': { seat: Seat };
  'final-equip-declined': { seat: Seat };
  /** Went to the Magician, by choice or not: nobody can tell (BQ-703). */
  visited: { seat: Seat };
  /** The chain companion: equip and visit in one turn. */
  chained: { seat: Seat; companion: Companion };
  /** Finished without a visit. */
  finished: { seat: Seat; why: 'lastCall' | 'stopped' | 'straggler' };
  /** The row was empty: the visit did nothing (R23). */
  'row-empty': { seat: Seat };
  /** `mystery`: it lay face down until now. `right`: with the duel right. */
  'spell-activated': { seat: Seat; spell: Spell; slot: number; mystery: boolean; right: boolean };
  'spell-discarded': { seat: Seat; spell: Spell; slot: number; mystery: boolean; right: boolean };
  /** An activated mystery without a possible effect (R14). */
  'spell-fizzled': { seat: Seat; spell: Spell };
  'duel-right-declined': { seat: Seat };

  /** What an activated spell did, or by `undone` no longer does. */
  'hp-changed': { spell: Spell; was: number; now: number; undone: boolean };
  /** `was` and `now`: visible strength of the target. */
  'strength-changed': { spell: Spell; seat: Seat; was: number; now: number; undone: boolean };
  'shield-laid': { spell: Spell; seat: Seat };
  /** A colour, or with `colour: null` that many weapons of one same colour. */
  'requirement-laid': { spell: Spell; colour: string | null; min: number };
  'reward-raised': { spell: Spell; by: number };
  'rank-changed': { spell: Spell; rank: number };
  /** `seats`: who is still in phase A. */
  'last-call-made': { spell: Spell; seats: readonly Seat[] };
  /** `was` and `now`: visible strength of the potion's owner. */
  'potion-flipped': {
    spell: Spell;
    seat: Seat;
    card: Weapon;
    reading: Reading;
    was: number;
    now: number;
    undone: boolean;
  };
  /** `holders`: where each of the pair lies now, a seat or `RESERVE`. */
  'companions-swapped': {
    spell: Spell;
    pair: readonly [Companion, Companion];
    holders: readonly [Seat, Seat];
    undone: boolean;
  };
  /** Secret to both partners: `gave`, `received`. */
  'hidden-swapped': { spell: Spell; seat: Seat; partner: Seat };
  /** `gave`, `received`: a weapon, or `HIDDEN` (then secret to the caster). `was` and `now`: visible strength. */
  'top-swapped': {
    spell: Spell;
    seat: Seat;
    gave: Weapon;
    received: Weapon;
    to: 'top' | 'bottom';
    was: number;
    now: number;
  };
  /** `caster` and `target` of the cancelled spell; its own `…-changed` event with `undone` follows. */
  'spell-cancelled': { seat: Seat; by: Spell; spell: Spell; caster: Seat; target: Seat };

  /** Secret to the seat: `card`, a spell for the mystery, else a weapon. */
  peeked: { seat: Seat; companion: Companion; at: 'mystery' | Seat };
  /** `fresh`: the new card, `MYSTERY` in the mystery slot. */
  'spell-replaced': { seat: Seat; companion: Companion; slot: number; old: Spell; fresh: number };

  /** BQ-502. One entry per participant, in seat order. */
  'combat-revealed': {
    hp: number;
    printed: number;
    players: readonly { seat: Seat; hidden: Weapon; reading: Reading | null; strength: number }[];
  };
  /** BQ-503. `was` and `now`: hearts; equal when `guard` says why none was lost. */
  'went-over': { seat: Seat; by: number; was: number; now: number; guard: HeartGuard | null };
  /** BQ-504. */
  'requirement-failed': { seat: Seat; spells: readonly Spell[] };
  /** BQ-951. */
  harvested: {
    seat: Seat;
    reaper: Seat;
    strength: number;
    reaperStrength: number;
    was: number;
    now: number;
    guard: HeartGuard | null;
  };
  /** `weapons`: how many the winner has; `rank` 2 with secondWins. */
  'round-won': { seats: readonly Seat[]; by: WinBy; gap: number; weapons: number; rank: number };
  'round-unwon': { why: 'nobodyQualified' | 'noSuchRank' };
  'perfect-made': { seat: Seat; hp: number };
  'keys-won': { seat: Seat; was: number; now: number; round: number; extra: number; perfect: number };
  'keys-withheld': { seat: Seat; why: KeysWithheld };
  /** An unused mystery is shown at the end of the round (R15). */
  'mystery-shown': { spell: Spell };

  'became-ghost': { seat: Seat };
  /** The Reaper is put on top of the bosses (BQ-942). */
  'reaper-came': { ghosts: readonly Seat[]; hp: number };
  /** Her card leaves the game; `beaten`: somebody won her round. */
  'reaper-left': { beaten: boolean };
  'destiny-chosen': {
    seat: Seat;
    destiny: 'recoverLife' | 'becomeReaper';
    hearts: { was: number; now: number };
    keys: { was: number; now: number };
  };
  eliminated: { seat: Seat; why: 'lastHeart' | 'ghost' };
  reshuffled: { deck: 'boss' | 'spell'; cards: number };
  'game-ended': {
    ending: Ended['ending'];
    winners: readonly Seat[];
    keys: readonly number[];
    hearts: readonly number[];
    tieBreak: 'hearts' | null;
  };
};
