/** A stopped game comes back to life: rows that cannot be run are set aside, and it goes on some answers earlier. */
import { standingAnswers } from '../kernel/recording.ts';
import { welcomeAll } from './audience.ts';
import { refuse } from './errors.ts';
import type { Table } from './table.ts';
import { keptBefore } from './take-back.ts';

export async function rewind(table: Table, steps: number): Promise<void> {
  const { doc, around, match } = table;
  if (doc.phase !== 'stopped' || match === undefined)
    throw refuse('not-playing', 'Only a stopped game can be rewound.', { remedy: 'Ask everybody to go back instead.' });
  const standing = standingAnswers((await around.store.rows(doc.code, 0)).slice(0, match.seq));
  const keep = keptBefore(standing, steps);
  table.pen.setAside(match.seq);
  await table.restore();
  // Somebody else may have asked meanwhile.
  if (doc.phase !== 'stopped') return;
  doc.phase = 'playing';
  table.save();
  if (steps === 0) table.bots.wake();
  else {
    const host = Math.max(
      0,
      doc.seats.findIndex((seat) => seat.kind === 'person' && seat.devices.includes(doc.host)),
    );
    table.takeBack(host, standing, keep);
  }
  welcomeAll(table);
}
