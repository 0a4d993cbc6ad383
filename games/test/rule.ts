/** Tests that name the rules they hold the game to; `tablee rules` reads the names from the sources. */
import { test } from 'vitest';

/** A test of one rule or several: `rule('BQ-507', 'fewest weapons breaks a tie', () => …)`. */
export function rule(ids: string | readonly string[], name: string, fn: () => void | Promise<void>): void {
  test(`${typeof ids === 'string' ? ids : ids.join(' ')} ${name}`, fn);
}

/** A worked example of the ledger by its number; it cites rules there, so it is not counted as a rule's own test. */
export function example(number: number | string, name: string, fn: () => void | Promise<void>): void {
  test(`${number} ${name}`, fn);
}
