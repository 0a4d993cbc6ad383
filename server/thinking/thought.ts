/** What is asked of a thinker and what it answers: plain data, as it travels between processes. */
import type { Unasked } from '../../bots/heuristic.ts';
import type { Lean } from '../../bots/players.ts';
import type { Counsel } from '../../bots/search/counsel.ts';
import type { AnyShape, Decision, Json, Match, Seat, View } from '../../kernel/index.ts';

/** A question with all its seat may know, and nothing else: no seed, no hidden cards. */
export interface Thought {
  readonly game: string;
  readonly seats: number;
  readonly options: AnyShape['options'];
  /** The owner's cards, where somebody brought some. */
  readonly pack?: Json | undefined;
  readonly seat: Seat;
  readonly pub: View<AnyShape>['pub'];
  readonly own: View<AnyShape>['own'];
  /** What is asked; absent: whether to do something unasked. */
  readonly decision?: Decision;
  readonly lean: Lean;
  /** A person asks for advice: reasons are wanted too. */
  readonly isAdvice?: true;
  /** Milliseconds for it. */
  readonly ms: number;
}

export interface Idea {
  /** To what was asked. */
  readonly answer?: unknown;
  /** What is worth doing unasked, if anything. */
  readonly unasked?: Unasked | undefined;
  readonly counsel?: Counsel;
}

/** Why a thinker has no idea. */
export interface Trouble {
  readonly trouble: string;
}

/** All a seat may know of its table. */
export function seenBy(
  match: Match<AnyShape>,
  game: string,
  seat: Seat,
): Pick<Thought, 'game' | 'seats' | 'options' | 'pack' | 'seat' | 'pub' | 'own'> {
  const { seats, options, pack } = match.setup;
  const { pub, own } = match.view(seat);
  return { game, seats, options, pack, seat, pub, own };
}
