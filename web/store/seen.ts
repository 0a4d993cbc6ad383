/** When this device last looked at each table: what tells somebody who comes back from somebody who comes. */

const KEY = 'tablee.seen';
/** As many tables as are worth remembering. */
const MOST = 40;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export const lastSeen = (code: string): number => read()[code] ?? 0;

export function markSeen(code: string): void {
  const seen = Object.entries({ ...read(), [code]: Date.now() }).sort(([, a], [, b]) => b - a);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seen.slice(0, MOST))));
  } catch {
    // Without storage everybody who reloads is told what they know: no harm.
  }
}
