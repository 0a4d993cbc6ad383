/** Small lists of cards that change in place. */

/** Takes one thing out of a list, if it is there; whether it was. */
export function removeFrom<T>(list: T[], one: T): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Puts a number where it belongs in a rising list. */
export function insertRising(list: number[], one: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1] > one) at--;
  list.splice(at, 0, one);
}
