/**
 * Films and recordings: what each viewpoint was shown, and the whole log of a finished game.
 *
 * A film looks the same for ever, since it holds what was told; a recording runs the rules again.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type AnyShape, type Change, copy, Match, type Patch, type Seat, SPECTATOR, toldTo } from '../kernel/index.ts';
import { firstRunnable } from '../kernel/rebase.ts';
import { type Recording, sealsOf, toLogRow } from '../kernel/recording.ts';
import { EVERYBODY, type Film, type FilmUpdate } from '../wire/protocol.ts';
import { viewpoint } from './audience.ts';
import { refuse } from './errors.ts';
import { markStoodIn, setupOf } from './log.ts';
import { isTaken, seatsOf } from './seats.ts';
import type { Device, StoredRow, TableDoc } from './store/store.ts';
import type { Table } from './table.ts';

const compress = promisify(gzip);

export const isOver = (doc: TableDoc): boolean => doc.phase === 'finished' || doc.phase === 'closed';

/** The film of one viewpoint so far: the public one at any time, one's own, and after the end anybody's and everybody's. */
export async function filmFor(table: Table, device: Device, seat: Seat): Promise<Film | Uint8Array> {
  const { doc } = table;
  if (doc.header === undefined) throw refuse('not-playing', 'The game has not started.');
  if (seat >= doc.header.seats)
    throw refuse('bad-request', `This table has the seats 0 to ${doc.header.seats - 1}.`, { field: 'seat' });
  const isOwn = seatsOf(doc, device).includes(seat);
  if (seat === SPECTATOR) viewpoint(table, device, SPECTATOR);
  else if (!isOwn && !isOver(doc)) {
    throw refuse(
      'not-your-seat',
      seat === EVERYBODY
        ? 'What everybody saw is shown when the game is over.'
        : `Seat ${seat} is not yours; its film opens when the game is over.`,
      {
        field: 'seat',
        remedy: 'Ask for seat −1, the public view.',
      },
    );
  } else if (!isOwn) viewpoint(table, device, undefined);
  if (doc.phase === 'finished') {
    const kept = await table.around.store.film(doc.code, seat);
    if (kept !== undefined) return kept;
  }
  const [film] = await makeFilms(table, [seat]);
  const late = table.onlookers.late({ seat, device });
  return late === undefined ? film : { ...film, updates: film.updates.slice(0, film.updates.length - late.behind) };
}

/** When a game ends its films are kept beside the log. */
export async function keepFilms(table: Table): Promise<void> {
  const { doc } = table;
  if (doc.header === undefined) return;
  const viewpoints = [EVERYBODY, SPECTATOR, ...Array.from({ length: doc.header.seats }, (_, seat) => seat)];
  const films = await makeFilms(table, viewpoints);
  for (const [i, film] of films.entries()) table.pen.saveFilm(viewpoints[i], await compress(JSON.stringify(film)));
}

async function makeFilms(table: Table, viewpoints: readonly Seat[]): Promise<Film[]> {
  const { doc, box, around } = table;
  if (doc.header === undefined) return [];
  const rows = await around.store.rows(doc.code, 0);
  const match = Match.start(box.rules, setupOf(doc.header, table.pack));
  const standing: Parameters<typeof match.apply>[1] = [];
  // What was played by other rules cannot be shown any more: the film begins where these took over.
  const [taken] = rows.slice(firstRunnable(rows)).filter(({ type }) => type === 'rebase');
  if (taken !== undefined) match.apply(toLogRow(taken), standing);
  const films = viewpoints.map((seat) => openFilm(doc, match, seat));
  for (const row of rows.slice(match.seq)) {
    const result = match.apply(toLogRow(row), standing);
    // A film ends at the last sound row.
    if (result.refusal || result.change.hash !== row.hash) break;
    const change = markStoodIn(match, result.change, row, doc);
    for (const film of films) addUpdate(film, match, change, row);
  }
  return films;
}

type GrowingFilm = Film & { readonly updates: FilmUpdate[] };

function openFilm(doc: TableDoc, match: Match<AnyShape>, seat: Seat): GrowingFilm {
  const { pub, own } = match.state;
  return {
    tablee: 1,
    game: doc.game,
    version: match.game.version,
    seats: match.setup.seats,
    options: match.setup.options,
    ...(doc.pack && { pack: doc.pack }),
    players: doc.seats.filter(isTaken).map(({ name, kind, symbol }) => ({ name, kind, symbol })),
    view: copy({ seat, pub, ...(seat !== SPECTATOR && { own: seat === EVERYBODY ? own : own[seat] }) }),
    opening: toldTo(match.story, seat),
    updates: [],
    ...(doc.outcome && { outcome: doc.outcome }),
  };
}

function addUpdate(film: GrowingFilm, match: Match<AnyShape>, change: Change, { at, by }: StoredRow): void {
  const { seat } = film.view;
  const update = seat === EVERYBODY ? everybodysUpdate(match, change) : match.update(seat, change);
  if (update !== undefined) film.updates.push({ ...update, at, ...(by !== 'person' && { by }) });
}

/** All that a row did, with the own part of every seat. */
function everybodysUpdate(match: Match<AnyShape>, { events, pub, own }: Change): Omit<FilmUpdate, 'at'> {
  const patches = Object.entries(own).filter(([, patch]) => patch !== undefined);
  return {
    n: match.seq,
    events: toldTo(events, EVERYBODY),
    ...(pub && { pub }),
    ...(patches.length > 0 && { own: Object.fromEntries(patches) as Patch }),
  };
}

/** The whole game as one file, once it is over: with the seed and every row, hashes included. */
export async function recordingOf(table: Table): Promise<Recording> {
  const { doc, around } = table;
  const { header } = doc;
  if (header === undefined || !isOver(doc)) {
    throw refuse('not-over', 'A game can be exported when it is over.', {
      remedy: 'Finish it, or let the host close the table.',
    });
  }
  const rows = await around.store.rows(doc.code, 0);
  const recording: Recording = {
    tablee: 1,
    game: doc.game,
    version: header.version,
    seats: header.seats,
    options: header.options,
    content: header.content,
    commitment: header.commitment,
    ...header.drawing,
    seed: header.seed,
    ...(table.pack !== undefined && { pack: table.pack }),
    players: doc.seats.filter(isTaken).map(({ name, kind }) => ({ name, kind })),
    rows: rows.map(({ seq, seat, type, decision, answer, by, hash, chain, at }) => ({
      seq,
      seat,
      type,
      decision,
      answer,
      by,
      hash,
      chain,
      at,
    })),
    ...(doc.outcome && { outcome: doc.outcome }),
  };
  return { ...recording, seals: sealsOf(recording) };
}
