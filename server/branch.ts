/**
 * "Rejouer d'ici": a table of one's own at a past moment of a game that is over, alone against bots.
 *
 * A table is its header and its rows, so the new one begins with the same seed and the rows up to that moment. Its
 * shuffles are those of the game it comes from, which everybody may know by then.
 */
import { Match, type Seat, SPECTATOR } from '../kernel/index.ts';
import { firstRunnable } from '../kernel/rebase.ts';
import { toLogRow } from '../kernel/recording.ts';
import { type BranchRequest, EVERYBODY } from '../wire/protocol.ts';
import { viewpoint } from './audience.ts';
import { type Refused, refuse } from './errors.ts';
import { isOver } from './film.ts';
import { firstChain, link, markStoodIn, setupOf } from './log.ts';
import { botSeat, isPerson, isTaken, personSeat, seatsOf } from './seats.ts';
import type { Device, Header, SeatDoc, StoredRow, TableDoc } from './store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

export async function branch(tables: Tables, table: Table, device: Device, wish: BranchRequest): Promise<Table> {
  const { doc } = table;
  const { header } = doc;
  viewpoint(table, device, undefined);
  if (header === undefined || !isOver(doc)) {
    throw refuse('not-over', 'A game can be played on from one of its moves when it is over.', {
      remedy: 'Finish it first.',
    });
  }
  if (wish.seat >= header.seats)
    throw refuse('bad-request', `This table has the seats 0 to ${header.seats - 1}.`, { field: 'seat' });
  const { rows, awaited } = await rowsUntil(table, header, wish);
  const own = seatsOf(doc, device);
  const seat = wish.seat >= 0 ? wish.seat : (own[0] ?? awaited);
  const code = await tables.newCode();
  const now = tables.around.now();
  const again: TableDoc = {
    code,
    rev: 0,
    game: doc.game,
    mode: 'solo',
    createdAt: now,
    startedAt: now,
    title: doc.title,
    phase: 'playing',
    paused: false,
    host: device,
    seats: seatsFor(doc, device, seat, own.includes(seat) ? undefined : wish.name),
    kicked: [],
    given: { ...doc.given },
    ...(doc.preset !== undefined && { preset: doc.preset }),
    ...(doc.pack && { pack: doc.pack }),
    spectators: false,
    takeBack: true,
    absence: { act: 'wait', after: 90 },
    fast: doc.fast,
    header,
  };
  const next = tables.add(again, table.box, table.pack);
  let chain = firstChain(doc.game, header);
  for (const { clientId, ...row } of rows) {
    const copied = { ...row, at: now };
    chain = link(chain, copied);
    next.pen.append({ ...copied, chain }, next.doc.rev);
  }
  await next.committed();
  await next.restore();
  next.attendance.arrived(device);
  next.attendance.beat(device);
  return next;
}

const changedRules = (): Refused =>
  refuse('changed-rules', 'The rules have changed since this game: it can be watched, not played on.', {
    remedy: 'Open a new table.',
  });

/** The rows up to the one that showed this viewpoint its n-th update, and who is awaited then. */
async function rowsUntil({ doc, box, pack, around }: Table, header: Header, { seat, n }: BranchRequest) {
  const match = Match.start(box.rules, setupOf(header, pack));
  const standing: Parameters<typeof match.apply>[1] = [];
  const rows = await around.store.rows(doc.code, 0);
  const reached = () => (seat === EVERYBODY ? match.seq : match.count(seat));
  let i = firstRunnable(rows);
  while (reached() < n && i < rows.length) {
    const row = rows[i++];
    const result = match.apply(toLogRow(row), standing);
    if (result.refusal || result.change.hash !== row.hash) throw changedRules();
    const change = markStoodIn(match, result.change, row, doc);
    for (let one = SPECTATOR; one < header.seats; one++) match.tell(one, change);
    // What was shown before these rules took over was made by others.
    if (row.type === 'rebase' && reached() > n) throw changedRules();
  }
  const awaited = match.asked().at(0)?.seat;
  if (awaited === undefined)
    throw refuse('not-playing', 'The game is over at that move.', { field: 'n', remedy: 'Choose an earlier one.' });
  return { rows: rows.slice(0, match.seq) satisfies StoredRow[], awaited };
}

/** One's own seat; whoever else was there, a bot plays on under the same name. */
function seatsFor(doc: TableDoc, device: Device, mine: Seat, name: string | undefined): SeatDoc[] {
  return doc.seats.filter(isTaken).map((seat, i): SeatDoc => {
    if (i !== mine) return isPerson(seat) ? botSeat(doc, {}, seat) : { ...seat };
    const said = name ?? seat.name;
    // Alone one needs no name.
    return { ...personSeat(doc, device, said || '-', seat.symbol, i), ...(said === '' && { name: '' }) };
  });
}
