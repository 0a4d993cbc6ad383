import { afterEach, beforeEach, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { type Recording, replayRecording } from '../kernel/recording.ts';
import type { Device } from './testing/client.ts';
import { party } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';

let house: House;
beforeEach(async () => {
  const plenty = { burst: 1e6, perSecond: 1e6 };
  house = await openHouse({ shelf, limits: { device: plenty, address: plenty } });
});
afterEach(() => house.close());

/** Answers anything legal, until the game is over. */
async function playAtRandom(code: string, devices: readonly Device[]): Promise<void> {
  for (;;) {
    for (const device of devices) {
      const { table, decisions, epoch } = await device.view(code);
      if (table.phase !== 'playing') return expect(table.phase).toBe('finished');
      const asked = decisions.find((decision) => decision.blocking);
      if (asked === undefined) continue;
      const answer = asked.answers[Math.floor(Math.random() * asked.answers.length)];
      const { body } = await device.ask(code, 'answer', { decision: asked.id, answer, epoch });
      // A bot may have come in between, unasked: then the question is another one.
      if (!('error' in body) || body.error !== 'not-open') expect(body).toHaveProperty('n');
    }
  }
}

for (const about of shelf) {
  it(`${about.id}: people and bots play to the end, every view folds right, the recording replays`, {
    timeout: 60_000,
  }, async () => {
    const { code, devices, lines } = await party(house, 2, { game: about.id, bots: 1, fast: true });
    await playAtRandom(code, devices);
    const recording = (await devices[0].call<Recording>('GET', `/api/tables/${code}/export`)).body;
    const result = replayRecording(recording, await about.load());
    if (!result.ok) throw new Error(JSON.stringify(result.difference));
    const { pub, own } = result.match.state;
    for (const line of lines)
      await line.next((message) => message.type === 'table' && message.table.phase === 'finished');
    // The bot sits between the two people.
    expect(lines.map((line) => line.view)).toEqual([
      { pub, own: own[0] },
      { pub, own: own[2] },
    ]);
    expect(house.complaints).toEqual([]);
  });
}
