/** How far a player's word goes: by the public record, as people remember it. */
import { tally } from '../../bargain/words.ts';
import type { Pub, Seat } from '../rules/state.ts';

/** Before anybody has been tried, most words are believed. */
const FAITH = 0.75;
const TRIALS = 2;

/** The chance that this player keeps a word. */
export function trust(pub: Pub, seat: Seat): number {
  const { word } = pub.adventurers[seat];
  const { of } = tally(word);
  return (FAITH * TRIALS + word.kept + 0.5 * word.partly) / (TRIALS + of);
}

/** Half of a bad record is forgotten by the time somebody needs help again; the rest costs help and good prices. */
const MEMORY = 0.04;

/** What one broken word costs in later help. */
export const reputation = (turns: number): number => MEMORY * Math.min(6, turns) + 0.04;

/**
 * The chance that this player keeps a word that costs so much, as far as the others can tell: small ones are kept for
 * the sake of the good name, large ones tempt, and near the end a good name buys nothing.
 */
export function belief(pub: Pub, seat: Seat, cost: number, turns: number): number {
  const temptation = cost / reputation(turns);
  return trust(pub, seat) ** (temptation * temptation);
}
