/** What every game brings to the table, and what is known of it before it is opened. */

import type { Heuristic } from '../bots/heuristic.ts';
import type { AnyGame, Game, GameEvent, Packs, Seat, Shape, Text } from '../kernel/index.ts';

export type { Text };

/** The printing on the box: light enough to load with the first page. */
export interface About {
  readonly id: string;
  readonly title: Text;
  /** One line that says what playing it is like. */
  readonly promise: Text;
  readonly seats: { readonly min: number; readonly max: number };
  /** Playing with more is allowed but not advised. */
  readonly advisedMax?: number;
  readonly minutes: number;
  /** Who made the printed game; this table is not affiliated with them. */
  readonly credit?: { readonly authors: readonly string[]; readonly publisher?: string };
  /** Opens the box: rules and bots, loaded when needed. */
  load(): Promise<Box>;
}

/** The inside of the box, for whoever runs games: server, worker, command. */
export interface Box {
  readonly rules: AnyGame;
  readonly heuristic: Heuristic;
  /** Missing where owners cannot bring their own cards. */
  readonly packs?: Packs;
  /** What reports on many games look at, fetched for them; missing where nobody asks. */
  study?(): Promise<Study>;
  /** What each kind of decision is called; fetched for those who are told of it outside the table. */
  asks?(): Promise<{ readonly [lang in keyof Text]: { readonly [kind: string]: { readonly name: string } } }>;
}

/** What is worth knowing of one game among many. */
export interface Study {
  readonly cards: CardWatch;
  readonly race: Race;
}

/** What players race for: who leads, and by how much. */
export interface Race {
  /** What it is called, as in "8 keys". */
  readonly title: Text;
  /** The term of the final score that says how much of it a player ended with. */
  readonly term: string;
  /** How much of it each seat has, as everybody sees it. */
  shown(pub: object): readonly number[];
}

/** Tells what events say about single cards, for reports on how they play. */
export interface CardWatch {
  /** The cards of a table by deck; equal titles are copies. */
  titles(content: unknown): { readonly [deck: string]: readonly Text[] };
  /** Watches one game with these cards, all of its events in order. */
  watch(content: unknown): (event: GameEvent) => readonly CardNote[];
}

/** One card in one player's reach. `taken`: it is the player's choice; `used`: it did what it is there for. */
export interface CardNote {
  readonly deck: string;
  readonly card: number;
  readonly seat: Seat;
  readonly what: 'offered' | 'taken' | 'used';
}

/** Every kind with the same keys in the same order: reading a property of many shapes is slow, and this is done all the time. */
const evenKinds = <G extends Shape>({ kinds }: Game<G>): object =>
  Object.fromEntries(
    Object.entries<Game<G>['kinds'][string]>(kinds).map(
      ([name, { candidates, refusal, draw, default: byDefault, reads, take }]) => [
        name,
        { candidates, refusal, draw, default: byDefault, reads, take },
      ],
    ),
  );

/** Closes a typed game into a box whose types no longer matter to whoever runs it. */
export function box<G extends Shape>(
  rules: Game<G>,
  heuristic: Heuristic<G>,
  more: Pick<Box, 'packs' | 'study' | 'asks'> = {},
): Box {
  return {
    rules: { ...rules, kinds: evenKinds(rules) } as unknown as AnyGame,
    heuristic: heuristic as unknown as Heuristic,
    ...more,
  };
}
