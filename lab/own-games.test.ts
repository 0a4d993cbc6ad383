import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shelf } from '../games/index.ts';
import { record } from '../games/test/record.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { SeatDoc, Store } from '../server/store/store.ts';
import { durable, table } from '../server/store/testing/things.ts';
import { ownGames } from './own-games.ts';

const box = await shelf[0].load();

/** A finished table with one person, as a server keeps it. */
async function keep(store: Store, code: string, seats: number, version = box.rules.version): Promise<number> {
  const { rows, options, seed, content, commitment } = record(box.rules, { seats, seed: code });
  const bot = { kind: 'bot', name: 'Iris', symbol: 'star', person: 'iris', strength: 'malin' } as const;
  const person = { kind: 'person', name: 'Zoé', symbol: 'disc', devices: ['d'], seen: 0 } satisfies SeatDoc;
  const pen = store.pen(code);
  pen.saveTable({
    ...table(code),
    game: box.rules.id,
    phase: 'finished',
    title: 'Chez Zoé',
    seats: Array.from({ length: seats }, (_, seat) => (seat === 1 ? person : bot)),
    header: { version, seats, options, seed, content, commitment },
  });
  for (const row of rows) pen.append({ ...row, n: row.seq }, 1);
  await durable(pen);
  return rows.length;
}

test('finished games of a server are told without anybody’s name, people and bots apart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-'));
  const store = await openSqlite(join(folder, 'tablee.db'));
  try {
    expect(await ownGames(store, box, undefined, () => undefined)).toBeUndefined();
    const answers = [await keep(store, 'KQZWXA', 3), await keep(store, 'KQZWXB', 3)];
    await keep(store, 'KQZWXC', 2);
    await keep(store, 'KQZWXD', 3, box.rules.version - 1);
    let seen = 0;
    const found = await ownGames(store, box, undefined, (games) => {
      seen += games;
    });
    expect(found).toMatchObject({ players: 3, others: 1, older: 1 });
    expect(seen).toBe(2);
    const { lines } = found?.tally ?? { lines: [] };
    expect(lines.map(({ who }) => who)).toEqual(new Array(2).fill(['malin', 'person', 'malin']));
    expect(lines.map(({ decisions }) => decisions)).toEqual(answers);
    const told = JSON.stringify([lines, found?.tally.figures(found.catalogue.titles)]);
    expect(told).not.toMatch(/Zoé|Iris|KQZWX/);
    expect((await ownGames(store, box, 2, () => undefined))?.tally.lines).toHaveLength(1);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
});
