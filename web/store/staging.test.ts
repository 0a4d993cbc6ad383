import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Staging } from './staging.ts';

let told: [string, unknown][];
let isLost: boolean;
let staging: Staging;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  isLost = false;
  staging = new Staging(async (decision, draft) => {
    if (isLost) throw new Error('no line');
    told.push([decision, draft]);
  });
});
afterEach(() => vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(1000);

describe('an answer that is begun', () => {
  it('is told once its maker pauses, and not again while it stays the same', async () => {
    staging.stage('3.0', [1]);
    await vi.advanceTimersByTimeAsync(100);
    staging.stage('3.0', [1, 2]);
    await pause();
    staging.stage('3.0', [1, 2]);
    await pause();
    expect(told).toEqual([['3.0', [1, 2]]]);
  });

  it('is taken back when nothing of it is left; nothing is told where nothing was begun', async () => {
    staging.stage('3.0', undefined);
    await pause();
    expect(told).toEqual([]);
    staging.stage('3.0', 7);
    await pause();
    staging.stage('3.0', undefined);
    await pause();
    expect(told).toEqual([
      ['3.0', 7],
      ['3.0', null],
    ]);
  });

  it('is not told after the answer itself, and the next question begins with nothing', async () => {
    staging.stage('3.0', 7);
    staging.drop();
    await pause();
    staging.stage('4.0', undefined);
    await pause();
    expect(told).toEqual([]);
    staging.stage('4.0', 7);
    await pause();
    expect(told).toEqual([['4.0', 7]]);
  });

  it('that was lost with the line is told again with the next change', async () => {
    isLost = true;
    staging.stage('3.0', 7);
    await pause();
    isLost = false;
    staging.stage('3.0', 7);
    await pause();
    expect(told).toEqual([['3.0', 7]]);
  });
});
