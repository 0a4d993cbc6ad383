import { beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../../wire/protocol.ts';
import { notedFor, notedOf, noteEnd, saltDue, saltFor } from './noted.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});
beforeEach(() => kept.clear());

const COMMITMENT = 'c'.repeat(64);
const lobby = { code: 'K7QF2M', phase: 'lobby', commitment: COMMITMENT, seats: [{ kind: 'person' }] };
const table = (more: object = {}): TableInfo => ({ ...lobby, ...more }) as unknown as TableInfo;
const me = { seats: [0], host: true };

test('a salt is drawn once for a table, after its commitment, and given while a seat has none', () => {
  expect(saltFor(table({ commitment: undefined }))).toBeUndefined();
  const salt = saltDue(table(), me);
  expect(salt).toMatch(/^[0-9a-f]{64}$/);
  expect(saltDue(table(), me)).toBe(salt);
  expect(saltDue(table({ seats: [{ kind: 'person', salted: true }] }), me)).toBeUndefined();
  expect(saltDue(table({ phase: 'playing' }), me)).toBeUndefined();
  expect(saltDue(table(), { ...me, seats: [] })).toBeUndefined();
  expect(saltFor(table({ code: 'OTHERS' }))).not.toBe(salt);
});

test('what was noted first stays, whatever the server shows later', () => {
  const salt = saltFor(table());
  expect(saltFor(table({ commitment: 'd'.repeat(64) }))).toBe(salt);
  noteEnd(table({ end: 'e'.repeat(64) }));
  noteEnd(table({ end: 'f'.repeat(64) }));
  expect(notedFor('K7QF2M')).toMatchObject({ commitment: COMMITMENT, salt, end: 'e'.repeat(64) });
  expect(notedFor('OTHERS')).toBeUndefined();
});

test('a file is known by its commitment, by the own salt, or by its end', () => {
  const salt = saltFor(table()) ?? '';
  const noted = notedFor('K7QF2M');
  const swapped = { commitment: 'd'.repeat(64), end: undefined };
  expect(notedOf({ ...swapped, commitment: COMMITMENT })).toEqual(noted);
  expect(notedOf({ ...swapped, salts: [null, salt] })).toEqual(noted);
  expect(notedOf(swapped)).toBeUndefined();
});
