/** Packs: cards that the owner of a box brings to the table. They are data only and never run code. */
import type { Json } from './types.ts';

/** A text in both languages. */
export interface Text {
  readonly fr: string;
  readonly en: string;
}

/** What a pack of one game is. */
export interface Packs {
  /** The format, as a JSON Schema. */
  readonly schema: object;
  /** Every mistake with its place, none in a sound pack. Safe for any JSON from anywhere. */
  check(json: unknown): readonly PackProblem[];
  /** What a sound pack holds, in a few words. */
  about(pack: Json): PackAbout;
  /** The game's own cards as a pack, to start from. */
  example(): Json;
}

/** A mistake in a pack. */
export interface PackProblem {
  /** Where it is, as `items[3].price`. */
  readonly place: string;
  readonly wrong: Text;
  /** What would be right there. */
  readonly right: Text;
}

export interface PackAbout {
  readonly name: string;
  /** How many cards of each kind, copies counted. */
  readonly decks: readonly { readonly title: Text; readonly cards: number }[];
  /** What is odd but no mistake. */
  readonly remarks?: readonly PackRemark[];
}

/** Said about a sound pack: it is played all the same. */
export interface PackRemark {
  /** What it is about, as `items[3].price`. */
  readonly place: string;
  readonly says: Text;
}
