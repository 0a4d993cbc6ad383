import { describe, expect, test } from 'vitest';
import {
  type AnyShape,
  begin,
  Chance,
  copy,
  type Decision,
  firstAsked,
  openScene,
  type State,
  type View,
  view,
} from '../../kernel/index.ts';
import { playGame } from '../game.ts';
import type { Foresight, Heuristic } from '../heuristic.ts';
import { makePlayer } from '../players.ts';
import { barter } from '../testing/barter.ts';
import { patience } from '../testing/patience.ts';
import { sums } from '../testing/sums.ts';
import { advise } from './player.ts';
import { drawWorld } from './worlds.ts';

const chance = (n = 1): Chance => new Chance(new Uint32Array(8).fill(n));

function opening(seed: string): { v: View<AnyShape>; d: Decision; deal(others: number): View<AnyShape> } {
  const scene = openScene(patience.rules, 3, {}, seed);
  const s = begin(patience.rules, scene);
  const d = firstAsked(s);
  if (d === undefined) throw new Error('the game asks nothing');
  const deal = (others: number): View<AnyShape> => {
    const other = copy(s);
    for (const seat of [1, 2]) other.own[seat].card = others;
    return view(other, 0, scene);
  };
  return { v: view(s, 0, scene), d, deal };
}

describe('maître', () => {
  test('sees further than the heuristic it is guided by', () => {
    const { v, d } = opening('far');
    expect(makePlayer(patience, 'malin').decide(v, d, chance())).toBe('now');
    expect(makePlayer(patience, 'maitre').decide(v, d, chance())).toBe('wait');
  });

  test('wins most games against three who look no further', () => {
    let wins = 0;
    for (let k = 0; k < 30; k++) {
      const players = [0, 1, 2, 3].map((seat) =>
        makePlayer(patience, seat === k % 4 ? 'maitre' : 'malin', {}, { thoughts: 60 }),
      );
      const { outcome } = playGame(patience, { seats: 4, options: {}, seed: `game ${k}` }, players, chance(k + 1));
      if (outcome.winners.includes(k % 4)) wins++;
    }
    expect(wins).toBeGreaterThan(20);
  });

  test('knows what its seat knows: other hidden cards give the same thoughts', () => {
    const { d, deal } = opening('honest');
    const think = (others: number) => advise(patience, deal(others), d, { thoughts: 80 }, chance(5));
    expect(think(0)).toEqual(think(2));
  });

  test('the same number of thoughts gives the same answer, and no view is changed', () => {
    const { v, d } = opening('same');
    const before = copy([v.pub, v.own]);
    const think = () => advise(patience, v, d, { thoughts: 50 }, chance(9));
    expect(think()).toEqual(think());
    expect([v.pub, v.own]).toEqual(before);
  });

  test('stops when its time is over, with an answer whatever it has seen', () => {
    const { v, d } = opening('time');
    for (const budget of [{ ms: 0 }, { ms: 5 }, { thoughts: 1 }]) {
      expect(['now', 'wait']).toContain(makePlayer(patience, 'maitre', {}, budget).decide(v, d, chance()));
    }
  });

  test('begins with an opinion of its own where the game has one for it, and plays on with it, but others do not', () => {
    const { v, d } = opening('opinion');
    const asked: { isOwn: boolean; seat: number }[] = [];
    const noted = (isOwn: boolean, score: Heuristic['score']): Heuristic['score'] => {
      return (seen, what, a) => {
        asked.push({ isOwn, seat: seen.seat });
        return score(seen, what, a);
      };
    };
    const { heuristic, rules } = patience;
    const own = { ...heuristic, score: noted(true, (_v, _d, a) => (a === 'wait' ? 1 : 0)) };
    const box = { rules, heuristic: { ...heuristic, score: noted(false, heuristic.score), patient: own } };
    expect(advise(box, v, d, { ms: 0 }, chance())[0].contender.answer).toBe('wait');
    expect(makePlayer(box, 'malin').decide(v, d, chance())).toBe('now');
    asked.length = 0;
    advise(box, v, d, { thoughts: 20 }, chance());
    expect(asked.filter(({ seat }) => seat === v.seat).every(({ isOwn }) => isOwn)).toBe(true);
    expect(asked.filter(({ seat }) => seat !== v.seat).some(({ isOwn }) => isOwn)).toBe(false);
  });

  test('without a thought it answers as malin would', () => {
    const { v, d } = opening('hurry');
    const [first] = advise(patience, v, d, { ms: 0 }, chance());
    expect(first.contender.answer).toBe('now');
  });

  test('a composed answer is one of several complete ones', () => {
    const scene = openScene(sums.rules, 2, {}, 'list');
    const v = view(begin(sums.rules, scene), 0, scene);
    const d: Decision = { id: '1.0', seat: 0, kind: 'list', blocking: true, about: {} };
    const found = advise(sums, v, d, { ms: 0 }, chance());
    expect(found[0].contender.answer).toEqual([2, 4]);
    expect(found.length).toBeGreaterThan(2);
    for (const { contender } of found) expect((contender.answer as number[]).length).toBeGreaterThan(1);
  });
});

describe('worlds', () => {
  test('what the others hide is drawn again by what they did', () => {
    const { v } = opening('likely');
    const settle = (s: State<AnyShape>): void => {
      s.own[1].card = 0;
    };
    const box = {
      ...patience,
      heuristic: { ...patience.heuristic, foresight: { settle } as unknown as Foresight },
    };
    const draws = chance(4);
    const worlds = Array.from({ length: 10 }, () => drawWorld(box, v, draws).state.own[1].card);
    expect(worlds.every((card) => card === 0)).toBe(true);
  });
});

describe('a bargain', () => {
  function seen(seat: number, mine: number, theirs: number, offer: object | null = null): View<AnyShape> {
    const scene = openScene(barter.rules, 3, { mine, theirs }, 'deal');
    const s = begin(barter.rules, scene);
    s.pub.offer = offer as never;
    return view(s, seat, scene);
  }
  const says = (v: View<AnyShape>, box = barter): unknown =>
    makePlayer(box, 'maitre', {}, { thoughts: 200 }).volunteer(v, chance())?.answer;
  /** Between two answers nobody of these speaks in thoughts, but for who is spoken to. */
  const quiet = { ...barter, heuristic: { ...barter.heuristic, foresight: silent() } };

  test('is offered to the one it helps least where it wins the game, though malin says nothing', () => {
    expect(makePlayer(barter, 'malin').volunteer(seen(0, 3, 1), chance())).toBeUndefined();
    expect(says(seen(0, 3, 1))).toBe(1);
  });

  test("is thought of with the other one's answer, where nobody talks in thoughts", () => {
    expect(says(seen(0, 3, 1), quiet)).toBe(1);
  });

  test('is not offered where it helps only the other', () => {
    expect(says(seen(0, 0, 3))).toBeUndefined();
  });

  test('is refused where it costs the game, though malin would accept', () => {
    const v = seen(2, 3, 0, { from: 0, to: 2 });
    expect(makePlayer(barter, 'malin').volunteer(v, chance())?.answer).toBe('accept');
    expect(says(v)).toBe('refuse');
  });

  test('words that change nothing are said without a thought', () => {
    const v = seen(2, 3, 0, { from: 0, to: 2 });
    const { offers: _, volunteer, ...rest } = barter.heuristic;
    /** How many worlds are thought of before malin's words are said. */
    const worlds = (isTalk: object): number => {
      let n = 0;
      const sample: typeof barter.rules.sample = (...at) => {
        n++;
        return barter.rules.sample(...at);
      };
      const spoken: Heuristic['volunteer'] = (...at) => {
        const unasked = volunteer?.(...at);
        return unasked && { ...unasked, ...isTalk };
      };
      const box = { rules: { ...barter.rules, sample }, heuristic: { ...rest, volunteer: spoken } };
      expect(says(v, box)).toBe('accept');
      return n;
    };
    expect(worlds({})).toBeGreaterThan(0);
    expect(worlds({ isTalk: true })).toBe(0);
  });

  test('two answers that lead to the same take little time', () => {
    const v = seen(0, 3, 1);
    const d: Decision = { id: '0.0', seat: 0, kind: 'end', blocking: true, about: {} };
    const found = advise(quiet, v, d, { thoughts: 4000 }, chance());
    expect(found[0].standings.length).toBeLessThan(400);
  });
});

/** Nobody speaks in thoughts, which go on to the end. */
function silent(): Foresight {
  return {
    features: () => [],
    weights: {},
    clock: () => 0,
    horizon: 1,
    width: 6,
    pace: 100,
    talks: false,
  };
}
