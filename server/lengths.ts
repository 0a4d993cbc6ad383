/**
 * How long games last on this server: noted at each table when its game ends, told as the middle half of all of a size.
 *
 * Only what people played to the end from its beginning counts, at the pace of a table that sits together.
 */
import type { GameLength } from '../wire/protocol.ts';
import { isPerson } from './seats.ts';
import type { LengthCount, Store, StoredRow, TableDoc } from './store/store.ts';
import type { Table } from './table.ts';

const MINUTE = 60_000;
/** A longer pause is no part of the game, but for this much of it. */
const LONGEST_PAUSE = 10 * MINUTE;
/** Fewer games say nothing. */
const LEAST_GAMES = 5;
/** Milliseconds after which they are counted again. */
const FRESH = 10 * MINUTE;

/** Minutes from the first to the last row; undefined for a game that says nothing about others. */
export function minutesOf(doc: TableDoc, rows: readonly Pick<StoredRow, 'at'>[]): number | undefined {
  const { startedAt } = doc;
  if (startedAt === undefined || rows.length === 0 || rows[0].at < startedAt) return undefined;
  if (doc.fast || doc.time?.kind === 'days' || !doc.seats.some(isPerson)) return undefined;
  let played = 0;
  let before = startedAt;
  for (const { at } of rows) {
    played += Math.min(Math.max(0, at - before), LONGEST_PAUSE);
    before = at;
  }
  return Math.max(1, Math.round(played / MINUTE));
}

/** Notes at a table how long its game took. */
export async function keepLength(table: Table): Promise<void> {
  const { doc, around, pen } = table;
  const minutes = minutesOf(doc, await around.store.rows(doc.code, 0));
  if (minutes === undefined || doc.phase !== 'finished') return;
  doc.minutes = minutes;
  pen.saveTable(doc);
}

/** Half of the games last from so long to so long, rounded to five minutes where they are longer than ten. */
function middleHalf(counts: readonly LengthCount[], game: string, seats: number): GameLength | undefined {
  const games = counts.reduce((sum, one) => sum + one.games, 0);
  if (games < LEAST_GAMES) return undefined;
  const sorted = counts.toSorted((a, b) => a.minutes - b.minutes);
  const at = (share: number): number => {
    let left = share * (games - 1);
    const found = sorted.find((one) => {
      left -= one.games;
      return left < 0;
    });
    const minutes = found?.minutes ?? 0;
    return minutes <= 10 ? minutes : Math.round(minutes / 5) * 5;
  };
  return { game, seats, from: at(0.25), to: at(0.75), games };
}

/** What can be told of each game: of all sizes together (0 seats), and of each. */
export function lengthsFrom(counts: readonly LengthCount[]): GameLength[] {
  return Object.entries(Object.groupBy(counts, ({ game }) => game)).flatMap(([game, all = []]) => {
    const bySeats = Object.entries(Object.groupBy(all, ({ seats }) => seats));
    const parts = bySeats.map(([seats, some = []]) => middleHalf(some, game, Number(seats)));
    return [middleHalf(all, game, 0), ...parts].filter((one) => one !== undefined);
  });
}

/** Tells them, counted anew from time to time. */
export function lengthBook(store: Store, now: () => number): () => Promise<GameLength[]> {
  let told: Promise<GameLength[]> | undefined;
  let at = 0;
  return () => {
    if (told === undefined || now() - at > FRESH) {
      at = now();
      told = store.lengths().then(lengthsFrom);
      told.catch(() => {
        told = undefined;
      });
    }
    return told;
  };
}
