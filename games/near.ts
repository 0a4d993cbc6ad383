/** Near names, for "did you mean …?" */

/** How many letters must be added, taken away, changed or swapped with their neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2][j - 2] + 1 : Infinity;
      row.push(Math.min(changed, swapped, rows[i - 1][j] + 1, row[j - 1] + 1));
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}

/** Nobody means a known name by something longer than this. */
const LONGEST = 60;

/** The known name most like this one, if any is close or begins like it. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const typed = name.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const one of known) {
    const steps = typed.length >= 2 && one.startsWith(typed) ? 1 : distance(typed, one.toLowerCase());
    if (steps < fewest) {
      fewest = steps;
      best = one;
    }
  }
  return best;
}
