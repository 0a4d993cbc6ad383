/** Sentences from their pieces. */
import type { Piece, Sentence } from '../../face.ts';

export const line = (...pieces: Piece[]): Sentence => ({ pieces });

/** A consequence only where there is one. */
export const withAfter = (pieces: readonly Piece[], after: readonly Piece[]): Sentence =>
  after.length === 0 ? { pieces } : { pieces, after };
