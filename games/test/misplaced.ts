/** Cards of one kind must lie in exactly one place each; says what is wrong, if something is. */
export function misplaced(what: string, count: number, cards: readonly number[]): string | undefined {
  const seen = new Set(cards);
  if (seen.size !== cards.length) return `a ${what} lies in two places`;
  return seen.size === count ? undefined : `${count - seen.size} of ${count} ${what}s are nowhere`;
}
