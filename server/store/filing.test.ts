import { beforeEach, expect, it } from 'vitest';
import { Filing } from './filing.ts';

/** Rows by the place they were written at, and those that are filed. */
let written: Map<number, string>;
let filed: Set<number>;
let filing: Filing;
let place: number;
/** At most so many rows were filed in one commit. */
let most: number;

beforeEach(() => {
  written = new Map();
  filed = new Set();
  place = 0;
  most = 0;
  filing = newFiling();
});

function newFiling(): Filing {
  return new Filing({
    file: (places) => {
      for (const one of places) if (written.has(one)) filed.add(one);
    },
    discard: (last) => {
      for (const one of written.keys()) {
        if (one > last) continue;
        if (!filed.has(one)) throw new Error(`row ${one} is thrown away and kept nowhere`);
        written.delete(one);
      }
    },
    gathered: () => [...written].map(([at, code]) => ({ code, place: at })),
  });
}

function commit(...codes: string[]): void {
  const before = filed.size;
  for (const code of codes) {
    written.set(++place, code);
    filing.wrote(code, place);
  }
  filing.goOn(codes.length);
  most = Math.max(most, filed.size - before);
}

const TABLES = Array.from({ length: 100 }, (_, i) => `T${i}`);
const round = (n: number): void => {
  for (let i = 0; i < n; i++) for (const code of TABLES) commit(code);
};

it('lets rows gather, then files a few tables with each commit, long before as many have gathered again', () => {
  round(40);
  expect(filed.size).toBeLessThan(100);
  round(20);
  expect(filed.size).toBe(4000);
  expect(written.size).toBe(2000);
  round(400);
  expect(written.size).toBeLessThan(8000);
  expect(most).toBeLessThanOrEqual(41);
});

it('knows after a start what had gathered, filed already or not', () => {
  round(45);
  filing = newFiling();
  round(60);
  expect(filed.size).toBeGreaterThanOrEqual(4500);
  filing.finish();
  expect(written.size).toBe(0);
  expect(filed.size).toBe(place);
});

it('loses nothing when a commit failed halfway', () => {
  round(41);
  const [kept, was] = [new Map(written), new Set(filed)];
  commit('T1', 'T2', 'T3');
  written = kept;
  filed = was;
  filing.lookAgain();
  round(60);
  filing.finish();
  const lost = Array.from({ length: place }, (_, i) => i + 1).filter((one) => !filed.has(one));
  expect(lost).toEqual([4101, 4102, 4103]);
});
