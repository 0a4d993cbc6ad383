/**
 * The chance of a table: a secret when it is opened, salts from people's devices until the start, and the seed from both.
 *
 * Bots have no salt: the server would choose it, and it knows the secret. docs/fairness.md tells the whole of it.
 */
import { randomBytes } from 'node:crypto';
import { commitmentTo, drawSeed } from '../kernel/fairness.ts';
import { refuse } from './errors.ts';
import { isPerson, ownSeat, personAt, seatsOf } from './seats.ts';
import type { Device, Header, SealedChance, TableDoc } from './store/store.ts';
import type { Table } from './table.ts';

export function sealChance(): SealedChance {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: commitmentTo(secret) };
}

/** Takes a device's salt for those of its seats that have none: once given, it stays. */
export function giveSalt(table: Table, device: Device, salt: string): void {
  const { doc } = table;
  if (doc.phase !== 'lobby')
    throw refuse('not-in-lobby', 'The game has started: its chance is drawn.', { field: 'salt' });
  ownSeat(doc, device, undefined);
  const seats = seatsOf(doc, device).map((seat) => personAt(doc, seat));
  const without = seats.filter((seat) => seat.salt === undefined);
  if (without.length === 0 && !seats.some((seat) => seat.salt === salt))
    throw refuse('bad-request', 'This seat has given its salt; it cannot be changed.', { field: 'salt' });
  if (without.length === 0) return;
  for (const seat of without) seat.salt = salt;
  table.save();
}

/** What the header says of chance, for the seats as they start. */
export function drawChance({
  sealed = sealChance(),
  seats,
}: TableDoc): Pick<Header, 'commitment' | 'seed' | 'drawing'> {
  const salts = seats.map((seat) => (isPerson(seat) ? (seat.salt ?? null) : null));
  const drawing = { secret: sealed.secret, salts };
  return { commitment: sealed.commitment, seed: drawSeed(drawing), drawing };
}
