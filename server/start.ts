/** How a game begins: seats close up, options are completed, the seed is drawn. */
import { Match, type Seat, SPECTATOR, startProblem } from '../kernel/index.ts';
import { contentHash } from '../kernel/recording.ts';
import { checkViewers, welcomeAll } from './audience.ts';
import { drawChance } from './draw.ts';
import { refuse } from './errors.ts';
import { optionsNow } from './info.ts';
import { firstChain, setupOf } from './log.ts';
import { isTaken, missingSeats } from './seats.ts';
import type { Header } from './store/store.ts';
import type { Table } from './table.ts';

export function startGame(table: Table): void {
  const { doc, box, around } = table;
  if (doc.phase !== 'lobby') throw refuse('not-in-lobby', 'The game has already started.');
  const missing = missingSeats(doc, box.rules.seats);
  if (missing) throw refuse(missing.error, missing.reason, missing);
  const options = optionsNow(doc, box);
  const problem = startProblem(box.rules, doc.seats.filter(isTaken).length, options, table.pack);
  if (problem) {
    throw refuse('bad-option', `Option "${problem.option}": ${problem.problem}.`, {
      field: `options.${problem.option}`,
    });
  }
  closeUp(table);
  const seats = doc.seats.length;
  const { pack } = table;
  const header: Header = {
    version: box.rules.version,
    seats,
    options,
    content: contentHash(box.rules, { options, seats, ...(pack !== undefined && { pack }) }),
    ...drawChance(doc),
  };
  const match = Match.start(box.rules, setupOf(header, pack));
  doc.header = header;
  delete doc.sealed;
  doc.phase = 'playing';
  doc.startedAt = around.now();
  table.pen.saveTable(doc);
  table.begin({
    match,
    chain: firstChain(doc.game, header),
    told: match.story.length,
    movedAt: doc.startedAt,
    moved: 0,
  });
  checkViewers(table);
  welcomeAll(table);
}

/** Free seats go; everybody keeps the order and looks from the seat they now have. */
function closeUp(table: Table): void {
  const { doc, viewers } = table;
  const kept: Seat[] = doc.seats.flatMap((seat, i) => (isTaken(seat) ? [i] : []));
  doc.seats = kept.map((i) => doc.seats[i]);
  for (const viewer of viewers) {
    const now = kept.indexOf(viewer.seat);
    viewer.seat = now >= 0 ? now : SPECTATOR;
  }
}
