import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Mailbox, Outbox } from './outbox.ts';

let outbox: Outbox;
let pieces: string[];
let box: Mailbox;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  outbox = new Outbox();
  pieces = [];
  const line = new PassThrough();
  line.write = (piece: unknown) => pieces.push(String(piece)) > 0;
  box = new Mailbox(line);
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (text: string, canWait: boolean): void => outbox.put(box, Buffer.from(text), canWait);
const endTurn = () => new Promise((resolve) => setImmediate(resolve));

it('sends what is said in one turn in one piece', async () => {
  say('update,', true);
  say('ack', true);
  expect(pieces).toEqual([]);
  await endTurn();
  expect(pieces).toEqual(['update,ack']);
});

it('lets whoever was just spoken to wait for what can wait, a moment and no longer', async () => {
  say('1', true);
  await endTurn();
  say('2', true);
  await endTurn();
  say('3', true);
  await endTurn();
  expect(pieces).toEqual(['1']);
  vi.advanceTimersByTime(40);
  expect(pieces).toEqual(['1', '23']);
  vi.advanceTimersByTime(40);
  say('4', true);
  await endTurn();
  expect(pieces).toEqual(['1', '23', '4']);
});

it('sends at once what somebody waits for, after all that was said before', async () => {
  say('1', true);
  await endTurn();
  say('2', true);
  say('your turn', false);
  await endTurn();
  expect(pieces).toEqual(['1', '2your turn']);
  vi.advanceTimersByTime(100);
  expect(pieces).toHaveLength(2);
});

it('does not write to whoever heard all of it meanwhile; what has come since waits its own moment', async () => {
  say('1', true);
  await endTurn();
  say('2', true);
  vi.advanceTimersByTime(20);
  say('your turn', false);
  await endTurn();
  say('3', true);
  vi.advanceTimersByTime(20);
  expect(pieces).toEqual(['1', '2your turn']);
  vi.advanceTimersByTime(20);
  expect(pieces).toEqual(['1', '2your turn', '3']);
});

it('says all that waits before a line is closed', async () => {
  say('1', true);
  await endTurn();
  say('2', true);
  box.empty();
  expect(pieces).toEqual(['1', '2']);
});
