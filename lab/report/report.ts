/** What the page, the table and the data beside it are made from. */
import type { Text } from '../../kernel/index.ts';
import type { Figures } from '../figures.ts';
import type { GameLine } from '../tally.ts';

export type Lang = keyof Text;

/** Games that belong together: of one set of cards, with one set of options. */
export interface GameSet {
  /** How it was played, in a few words. */
  readonly about: string;
  readonly figures: Figures;
  readonly lines: readonly GameLine[];
  /** What opens a game; missing where nobody may. */
  command?(game: number): string;
}

export interface Report {
  readonly game: string;
  readonly title: string;
  /** What is raced for. */
  readonly race: string;
  readonly lang: Lang;
  /** One, or two to be compared. */
  readonly sets: readonly GameSet[];
  /** What should be known of where the games come from. */
  readonly remark?: string;
}

/** Several sets are told apart by letters. */
export const letterOf = (set: number): string => 'AB'[set];
