/** The log of a table: each row is chained to the one before, and a match is brought back from snapshot and rows. */
import { hash as digest } from 'node:crypto';
import type { Box } from '../games/box.ts';
import {
  type AnyGame,
  type AnyShape,
  type Change,
  isAskedFor,
  isQuiet,
  type Json,
  legal,
  Match,
  type Setup,
  type Snapshot,
  SPECTATOR,
} from '../kernel/index.ts';
import { firstRunnable, rebaseOf } from '../kernel/rebase.ts';
import { chainStart, chainText, type RecordedRow, standingAnswers, toLogRow } from '../kernel/recording.ts';
import { stoodIn } from '../wire/protocol.ts';
import type { Header, Store, StoredRow, StoredSnapshot, TableDoc } from './store/store.ts';

/** The link that follows: SHA-256 over the chain so far and the row. */
export function link(chain: string, row: Omit<RecordedRow, 'chain'>): string {
  return digest('sha256', chain + chainText(row));
}

export function firstChain(game: string, header: Header): string {
  return chainStart({ game, ...header, ...(header.drawing && { salts: header.drawing.salts }) });
}

export const setupOf = ({ seats, options, seed }: Header, pack: Json | undefined): Setup<AnyShape> => ({
  seats,
  options,
  seed,
  ...(pack !== undefined && { pack }),
});

/** A match with what the server itself counts along its log. */
export interface Loaded {
  match: Match<AnyShape>;
  /** The chain up to the last row. */
  chain: string;
  /** How many events have been told since the beginning. */
  told: number;
  /** The last row that everybody could notice: when it was written, and its number. */
  movedAt: number;
  moved: number;
  /** Why the rows after the last sound one could not be run. */
  unsound?: string;
  /** It comes from a snapshot of older rules, and so many rows after it cannot be run by these: they are to take it over. */
  lost?: number;
}

/**
 * A person's move that somebody else made is marked in the story, before what it did.
 * Only for questions the table waits for: that a seat acted unasked may be a secret.
 */
export function markStoodIn(
  match: Match<AnyShape>,
  change: Change,
  row: Pick<StoredRow, 'seat' | 'by' | 'type' | 'decision'>,
  doc: TableDoc,
): Change {
  if (
    row.by === 'person' ||
    row.type !== 'answer' ||
    !isAskedFor(row.decision) ||
    doc.seats[row.seat].kind !== 'person'
  )
    return change;
  const mark = stoodIn(row.seat, row.by);
  match.story.splice(match.story.length - change.events.length, 0, mark);
  return { ...change, events: [mark, ...change.events] };
}

/**
 * Brings a match back: from the newest snapshot of these rules and the rows after it, else from all rows. Where these rules cannot run
 * them, from the last snapshot of older ones: a game goes on there, or is seen as it ended.
 */
export async function loadMatch(
  store: Store,
  doc: TableDoc,
  header: Header,
  { rules }: Box,
  pack: Json | undefined,
): Promise<Loaded> {
  const setup = setupOf(header, pack);
  const snapshot = await store.snapshot(doc.code);
  if (snapshot !== undefined && snapshot.version === rules.version) {
    const rows = await store.rows(doc.code, snapshot.seq);
    // Going back by consent needs every answer from the start.
    const earlier = rows.some((row) => row.type === 'take-back')
      ? (await store.rows(doc.code, 0)).slice(0, snapshot.seq)
      : [];
    try {
      const match = Match.resume(rules, setup, snapshot.match);
      const start: Loaded = {
        match,
        chain: snapshot.chain,
        told: snapshot.told,
        movedAt: rows[0]?.at ?? doc.startedAt ?? 0,
        moved: snapshot.seq,
      };
      const loaded = runRows(start, rows, doc, standingAnswers(earlier));
      if (loaded.unsound === undefined) return loaded;
    } catch {
      // A snapshot is only a cache: the rows decide.
    }
  }
  const all = await store.rows(doc.code, 0);
  const first = firstRunnable(all);
  const rows = all.slice(first);
  const begin = (): Loaded => {
    const match = Match.start(rules, setup);
    match.seq = first;
    const chain = all[first - 1]?.chain ?? firstChain(doc.game, header);
    const told = rebaseOf(rows)?.told ?? match.story.length;
    return { match, chain, told, movedAt: doc.startedAt ?? 0, moved: first };
  };
  const loaded = runSound(begin, rows, doc, []);
  if (loaded.unsound === undefined || doc.phase === 'stopped' || snapshot === undefined) return loaded;
  return (snapshot.version < rules.version && fromOlder(snapshot, all, doc, rules, setup)) || loaded;
}

/** Takes a game from a snapshot of older rules, with the rows after it as far as these run them; undefined where they cannot go on at all. */
function fromOlder(
  { seq, match, chain, told }: StoredSnapshot,
  all: readonly StoredRow[],
  doc: TableDoc,
  rules: AnyGame,
  setup: Setup<AnyShape>,
): Loaded | undefined {
  const rows = all.slice(seq);
  const movedAt = all[seq - 1]?.at ?? doc.startedAt ?? 0;
  try {
    const begin = () => ({ match: Match.resume(rules, setup, match), chain, told, movedAt, moved: seq });
    // Snapshots of earlier times tell less: what these rules make of one may not be what it was.
    if (seq > 0 && begin().match.hash() !== all[seq - 1].hash) return undefined;
    const { unsound, ...loaded } = runSound(begin, rows, doc, standingAnswers(all.slice(0, seq)));
    // They must know what to ask there.
    for (const d of loaded.match.asked()) legal(rules, loaded.match.view(d.seat), d);
    return { ...loaded, lost: seq + rows.length - loaded.match.seq };
  } catch {
    return undefined;
  }
}

/** Runs rows as far as they are sound. A row that failed half-way has spoilt the match: then the sound ones are run once more. */
function runSound(
  begin: () => Loaded,
  rows: readonly StoredRow[],
  doc: TableDoc,
  standing: ReturnType<typeof standingAnswers>,
): Loaded {
  const loaded = runRows(begin(), rows, doc, [...standing]);
  if (loaded.unsound === undefined) return loaded;
  const sound = rows.findIndex((row) => row.chain === loaded.chain) + 1;
  return { ...runRows(begin(), rows.slice(0, sound), doc, [...standing]), unsound: loaded.unsound };
}

function runRows(
  start: Loaded,
  rows: readonly StoredRow[],
  doc: TableDoc,
  standing: ReturnType<typeof standingAnswers>,
): Loaded {
  const loaded = { ...start };
  for (const row of rows) {
    const change = takeRow(loaded, row, doc, standing);
    if (typeof change === 'string') return { ...loaded, unsound: change };
    countUpdates(loaded.match, change);
  }
  return loaded;
}

/** Runs one more row of the log; what it changed, or why it cannot be run. */
export function takeRow(
  loaded: Loaded,
  row: StoredRow,
  doc: TableDoc,
  standing: ReturnType<typeof standingAnswers>,
): Change | string {
  const unsound = (why: string) => `row ${row.seq}: ${why}`;
  const { match } = loaded;
  try {
    if (row.seq !== match.seq + 1) return unsound('the one before it is missing');
    const result = match.apply(toLogRow(row), standing);
    if (result.refusal) return unsound(`refused (${result.refusal.key})`);
    if (result.change.hash !== row.hash) return unsound('its state differs from the one recorded');
    if (link(loaded.chain, row) !== row.chain) return unsound('it was changed after it was written');
    const change = markStoodIn(match, result.change, row, doc);
    loaded.told += change.events.length;
    loaded.chain = row.chain;
    noteMove(loaded, change, row);
    return change;
  } catch (error) {
    return unsound(error instanceof Error ? error.message : String(error));
  }
}

/** That something was done is known of rows everybody could notice only. */
export function noteMove(loaded: Loaded, change: Change, { seq, at }: Pick<StoredRow, 'seq' | 'at'>): void {
  if (isQuiet(change)) return;
  loaded.movedAt = at;
  loaded.moved = seq;
}

/** Every viewpoint's updates are numbered as they were when the row was made. */
export function countUpdates(match: Match<AnyShape>, change: Change): void {
  for (let seat = SPECTATOR; seat < match.setup.seats; seat++) match.tell(seat, change);
}

/** A game as it is now, to come back to. */
export type Mark = Omit<Loaded, 'match' | 'unsound'> & { readonly snapshot: () => Snapshot<AnyShape> };

export function markOf({ match, chain, told, movedAt, moved }: Loaded): Mark {
  return { snapshot: match.mark(), chain, told, movedAt, moved };
}

export function backTo({ snapshot, ...counts }: Mark, { rules }: Box, header: Header, pack: Json | undefined): Loaded {
  return { match: Match.resume(rules, setupOf(header, pack), snapshot()), ...counts };
}
