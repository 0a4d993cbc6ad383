/**
 * What this device notes of each table's chance: the commitment it was shown, the salt it gave, and how the game ended.
 *
 * The server could show something else later; only the device itself can tell.
 */
import type { Salt } from '../../kernel/fairness.ts';
import type { Noted } from '../../kernel/verify.ts';
import type { TableInfo, You } from '../../wire/protocol.ts';

const KEY = 'tablee.chance';
/** How many tables are remembered, the newest. */
const KEPT = 100;

/** In the order they were noted. */
type Notes = readonly (Noted & { readonly code: string })[];

/** Stands in for a storage that is closed to us, until the page is. */
let inMemory: Notes = [];

function notes(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Notes;
  } catch {
    return inMemory;
  }
}

function note(code: string, more: Noted): Noted {
  const all = notes();
  // What was noted first stays.
  const noted = { code, ...more, ...all.find((one) => one.code === code) };
  inMemory = [...all.filter((one) => one.code !== code), noted].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Then it is remembered until the page is closed.
  }
  return noted;
}

/** This device's salt for a table, made after its commitment was seen and noted with it. */
export function saltFor({ code, commitment }: Pick<TableInfo, 'code' | 'commitment'>): string | undefined {
  if (commitment === undefined) return undefined;
  const fresh = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0'));
  return note(code, { commitment, salt: fresh.join('') }).salt;
}

/** The salt this device has to give now: it sits here, the game has not started, and one of its seats has none. */
export function saltDue(table: TableInfo, { seats }: You): string | undefined {
  const isDue = table.phase === 'lobby' && seats.some((seat) => table.seats[seat]?.salted !== true);
  return isDue ? saltFor(table) : undefined;
}

/** Notes how a game ended that this device has salted. */
export function noteEnd({ code, end }: TableInfo): void {
  if (end !== undefined && notes().some((one) => one.code === code && one.end === undefined)) note(code, { end });
}

export const notedFor = (code: string): Noted | undefined => notes().find((one) => one.code === code);

/** What was noted of the game in a file, known by anything of it. */
export function notedOf(game: {
  commitment: string;
  salts?: readonly Salt[];
  end: string | undefined;
}): Noted | undefined {
  return notes().find(
    ({ commitment, salt, end }) =>
      commitment === game.commitment ||
      (salt !== undefined && game.salts?.includes(salt)) ||
      (end !== undefined && end === game.end),
  );
}
