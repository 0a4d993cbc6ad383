/** Near names, for whoever mistyped one. */
import { nearest } from '../games/near.ts';

/** " Did you mean …?", or nothing. */
export function didYouMean(name: string, known: readonly string[], prefix = ''): string {
  const near = nearest(name, known);
  return near === undefined ? '' : ` Did you mean ${prefix}${near}?`;
}
