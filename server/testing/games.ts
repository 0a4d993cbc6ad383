/** Ways into a game that tests often need. */
import type { CreateRequest } from '../../wire/protocol.ts';
import type { Device, Line } from './client.ts';
import type { House } from './house.ts';

export interface Party {
  readonly code: string;
  readonly devices: readonly Device[];
  /** One socket per person, at their seat, welcomed to the running game. */
  readonly lines: readonly Line[];
}

const NAMES = ['Léa', 'Noé', 'Maé', 'Tom'];

/** People who sit down by link and start. */
export async function party(
  house: Pick<House, 'device'>,
  people: number,
  wish: Partial<CreateRequest> = {},
): Promise<Party> {
  const devices = Array.from({ length: people }, () => house.device());
  const { code } = await devices[0].create({ name: NAMES[0], ...wish });
  for (const [i, device] of devices.entries()) {
    if (i > 0) await device.ask(code, 'sit', { name: NAMES[i] });
  }
  await devices[0].ask(code, 'start', {});
  const lines: Line[] = [];
  for (const device of devices) {
    const line = await device.connect();
    await line.hello(code);
    lines.push(line);
  }
  return { code, devices, lines };
}

/** Answers the question this seat is asked now. */
export async function answer(line: Line, seat: number, given: unknown, clientId?: string) {
  const { questions, agenda } = line.view.pub as { questions: number; agenda: { question: number }[] };
  const question = agenda.at(-1)?.question ?? questions;
  return line.ask('answer', { decision: `${question}.${seat}`, answer: given, epoch: line.epoch }, clientId);
}

/** Plays a game to its end by HTTP: whoever is asked adds a pebble if need be and ends the turn. */
export async function playOut(code: string, devices: readonly Device[]): Promise<void> {
  for (let guard = 0; guard < 2000; guard++) {
    for (const device of devices) {
      const view = await device.view(code);
      if (view.table.phase === 'finished') return;
      const asked = view.decisions.find((decision) => decision.blocking);
      if (asked === undefined) continue;
      const answer = asked.answers.includes('end') ? 'end' : 1;
      await device.ask(code, 'answer', { decision: asked.id, answer, epoch: view.epoch });
    }
  }
  throw new Error('the game does not end');
}
