import { afterEach, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { party } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import type { Thinkers } from './thinking/thinkers.ts';

const [about] = shelf;
/** Nothing comes of thinking here: what comes to mind at once is given. */
const thinkers = { think: async () => ({}), close: () => {} } as unknown as Thinkers;
let house: House;
afterEach(() => house.close());

it('advises a seat on its own question only, and no more often than others bear', { timeout: 60_000 }, async () => {
  house = await openHouse({ shelf: [about], thinkers, limits: { advice: { burst: 3, perSecond: 0 } } });
  const { code, devices, lines } = await party(house, 3, { game: about.id });
  const views = await Promise.all(devices.map((device) => device.view(code)));
  const seat = views.findIndex(({ decisions }) => decisions.some(({ blocking }) => blocking));
  const asked = views[seat].decisions.find(({ blocking }) => blocking);
  const other = (seat + 1) % 3;
  const wish = { decision: asked?.id ?? '', epoch: 0 };

  const { heard } = devices[other];
  const { body } = await devices[seat].ask(code, 'advice', wish);
  expect(devices[other].heard).toBe(heard);

  expect(await lines[other].ask('advice', wish)).toMatchObject({ problem: { error: 'not-open' } });
  expect(await lines[other].ask('advice', { ...wish, seat })).toMatchObject({ problem: { error: 'not-your-seat' } });
  expect((await house.device().ask(code, 'advice', wish)).body).toMatchObject({ error: 'no-seat' });
  expect(await lines[seat].ask('advice', { ...wish, epoch: 1 })).toMatchObject({ problem: { error: 'not-open' } });

  // What is advised can be done.
  expect(await lines[seat].ask('answer', { ...wish, answer: body.answer })).toMatchObject({ type: 'ack' });
  expect(await lines[seat].ask('advice', wish)).toMatchObject({ problem: { error: 'not-open' } });
  expect(await lines[seat].ask('advice', wish)).toMatchObject({ problem: { error: 'too-many-requests' } });
});
