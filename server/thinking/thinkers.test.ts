import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { shelf } from '../../games/index.ts';
import { begin, completeOptions, firstAsked, judge, type OptionValues, openScene, view } from '../../kernel/index.ts';
import { type House, openHouse } from '../testing/house.ts';
import { Thinkers } from './thinkers.ts';
import type { Thought } from './thought.ts';

const [about] = shelf;
let thinkers: Thinkers | undefined;
let house: House | undefined;
afterEach(async () => {
  thinkers?.close();
  await house?.close();
  thinkers = undefined;
  house = undefined;
});

async function opening() {
  const { rules } = await about.load();
  const options = completeOptions(rules.options, 3, {}) as OptionValues;
  const scene = openScene(rules, 3, options, 'thinkers');
  const s = begin(rules, scene);
  const d = firstAsked(s);
  if (d === undefined) throw new Error('nothing is asked');
  const v = view(s, d.seat, scene);
  const thought: Thought = {
    game: about.id,
    seats: 3,
    options,
    seat: d.seat,
    pub: v.pub,
    own: v.own,
    decision: d,
    lean: {},
    ms: 30,
  };
  return { rules, v, d, thought };
}

/** The thinkers of this process, by their numbers. */
const children = (): string[] =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter((child) => child !== '' && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('thinker.ts'));

/** Linux's number of the policy for what is idle, and the nicest there is; see proc(5), fields 19 and 41 of a thread. */
const IDLE = '5';
const NICEST = '19';
function stepsBack(pid: string, thread: string): boolean {
  const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1].split(' ');
  return fields[38] === IDLE || fields[16] === NICEST;
}
const isBack = (pid: string): boolean => readdirSync(`/proc/${pid}/task`).every((thread) => stepsBack(pid, thread));

describe('thinkers', { timeout: 60_000 }, () => {
  it('think of a legal answer in a process of their own, from the view alone', async () => {
    thinkers = new Thinkers();
    const { rules, v, d, thought } = await opening();
    const { answer } = await thinkers.think(thought);
    expect(judge(rules, v, d, answer)).toBeUndefined();
  });

  it('think of advice, and of what may be done unasked', async () => {
    const { rules, v, d, thought } = await opening();
    thinkers = new Thinkers();
    const { counsel } = await thinkers.think({ ...thought, isAdvice: true });
    expect(judge(rules, v, d, counsel?.answer)).toBeUndefined();
    thinkers.close();
    // Another one, which has not yet stepped back behind the other tests.
    thinkers = new Thinkers();
    const { unasked } = await thinkers.think({ ...thought, decision: undefined } as unknown as Thought);
    expect(unasked).toBeUndefined();
  });

  it.runIf(platform() === 'linux')(
    'think with what others leave them of the cores, with all their threads',
    async () => {
      thinkers = new Thinkers();
      await thinkers.think((await opening()).thought);
      await expect.poll(() => children().map(isBack)).toEqual([true]);
      expect(readdirSync('/proc/self/task').some((thread) => stepsBack('self', thread))).toBe(false);
    },
  );

  it('keep nobody waiting: a question that finds no thinker in time is given up, and the next one is answered', async () => {
    thinkers = new Thinkers(new URL('../testing/dying-thinker.ts', import.meta.url), 1);
    const { thought } = await opening();
    await thinkers.think({ ...thought, game: 'one' });
    const slow = thinkers.think({ ...thought, game: 'slow', ms: 10 });
    const behind = thinkers.think({ ...thought, game: 'behind', ms: 10 });
    expect(await Promise.allSettled([slow, behind])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    await expect
      .poll(async () => thinkers?.think({ ...thought, game: 'two' }), { timeout: 20_000 })
      .toEqual({ answer: 'two' });
  });

  it('may die: whoever asked hears of it, and the next question is answered by another', async () => {
    thinkers = new Thinkers(new URL('../testing/dying-thinker.ts', import.meta.url), 1);
    const { thought } = await opening();
    const asked = ['one', 'deadly', 'two'].map((game) => thinkers?.think({ ...thought, game }));
    expect(await Promise.allSettled(asked)).toMatchObject([
      { status: 'fulfilled', value: { answer: 'one' } },
      { status: 'rejected' },
      { status: 'fulfilled', value: { answer: 'two' } },
    ]);
  });

  it('hold nobody up: a table with a maître goes on when its thinkers die', async () => {
    // The thinkers do not know the game of these tests, so every thought of this table is their last.
    house = await openHouse();
    const lea = house.device();
    const { code } = await lea.create({ name: 'Léa', bots: 0 });
    await lea.ask(code, 'seat', { seat: 1, to: { kind: 'bot', strength: 'maître' } });
    await lea.ask(code, 'start', {});
    const heaps = async () => (await lea.view(code)).view.pub as { heaps: number[]; turn: number };
    for (const answer of [1, 'end']) {
      const { decisions, epoch } = await lea.view(code);
      const decision = decisions.find(({ blocking }) => blocking)?.id ?? '';
      await lea.ask(code, 'answer', { decision, answer, epoch });
    }
    await expect.poll(async () => (await heaps()).heaps[1], { timeout: 30_000 }).toBeGreaterThan(0);
    expect(house.complaints.join()).toContain('there is no game');
    house.complaints.length = 0;
  });
});
