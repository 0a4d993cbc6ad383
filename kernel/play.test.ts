import { describe, expect, it } from 'vitest';
import { andThen, ask, asked, clockwise, firstAsked, PASS, sealed, unasked, waiting, window } from './agenda.ts';
import { Chance, ScriptedChance } from './chance.ts';
import { hash } from './hash.ts';
import {
  begin,
  drawAnswer,
  judge,
  legal,
  may,
  open,
  openScene,
  REOPEN,
  type Scene,
  seen,
  startProblem,
  submit,
  view,
} from './play.ts';
import { choice, type Small, type SmallParts, type SmallState, smallGame } from './testing/small.ts';
import { type Game, SPECTATOR } from './types.ts';

/** A running small game with short ways to answer. */
function play(parts: SmallParts, seats = 3) {
  const game: Game<Small> = smallGame(parts);
  const scene: Scene<Small> = openScene(game, seats, {}, new ScriptedChance());
  const s = begin(game, scene);
  return {
    game,
    scene,
    s,
    ids: () => asked(s).map((d) => d.id),
    answer: (id: string, a: unknown) => submit(game, s, scene, Number(id.split('.').at(-1)), id, a),
    mayIds: (seat: number) => may(game, view(s, seat, scene)).map((d) => d.id),
  };
}

/** Writes down in `pub.log` who answered what. */
const note = (s: SmallState, text: string) => {
  (s.pub.log as string[]).push(text);
};
const noting = (answers: readonly unknown[]) =>
  choice(answers, { take: (s, d, a) => note(s as SmallState, `${d.kind} ${d.seat} ${a}`) });

describe('the agenda', () => {
  it('runs frames in reading order, depth first', () => {
    const { s } = play({
      setup: () => ({ pub: { log: [] }, agenda: [{ do: 'a' }, { do: 'b' }] }),
      frames: {
        a: (state) => {
          note(state, 'a');
          andThen(state, { do: 'c' }, { do: 'd' });
        },
        b: (state) => note(state, 'b'),
        c: (state) => note(state, 'c'),
        d: (state) => note(state, 'd'),
      },
    });
    expect(s.pub.log).toEqual(['a', 'c', 'd', 'b']);
    expect(asked(s)).toEqual([]);
    expect(waiting(s)).toBeUndefined();
  });

  it('numbers questions when they are first put', () => {
    const { ids, answer, s } = play({
      setup: () => ({ agenda: [ask('turn', 2, { of: 'clubs' }), ask('turn', 0)] }),
      kinds: { turn: choice([1, 2]) },
    });
    expect(asked(s)).toMatchObject([{ id: '0.2', seat: 2, kind: 'turn', blocking: true, about: { of: 'clubs' } }]);
    answer('0.2', 1);
    expect(ids()).toEqual(['1.0']);
    expect(firstAsked(s)?.id).toBe('1.0');
  });

  it('keeps the id of a question through interruptions', () => {
    const { ids, answer } = play({
      setup: () => ({ agenda: [ask('turn', 0)] }),
      kinds: {
        turn: choice([1]),
        interrupt: choice([1], { take: (s) => andThen(s, ask('counter', 2)) }),
        counter: choice([1]),
      },
      may: (v) => (v.seat === 1 && v.pub.questions === 1 ? [unasked('interrupt', 1, 0, {})] : []),
    });
    expect(ids()).toEqual(['0.0']);
    answer('interrupt.0.1', 1);
    expect(ids()).toEqual(['1.2']);
    expect(answer('0.0', 1)).toMatchObject({ refusal: { key: 'not-open' }, unknown: true });
    answer('1.2', 1);
    expect(ids()).toEqual(['0.0']);
  });

  it('says which rule has closed what comes too late, where the game knows', () => {
    const { game, s, scene } = play({ setup: () => ({ agenda: [ask('turn', 0)] }), kinds: { turn: choice([1]) } });
    const over = { rule: 'X-1', key: 'over' };
    const late: typeof game = { ...game, tooLate: (_v, kind) => (kind === 'offer' ? over : undefined) };
    expect(submit(late, s, scene, 1, 'offer.any.1', 1)).toEqual({ refusal: over, unknown: true });
    for (const id of ['show.any.1', '7.1', 'offer']) {
      expect(submit(late, s, scene, 1, id, 1)).toMatchObject({ refusal: { rule: '', key: 'not-open' }, unknown: true });
    }
  });

  it('goes clockwise', () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
    expect(clockwise(3, 5)).toEqual([2, 0, 1]);
  });
});

describe('a sealed choice', () => {
  const start = () =>
    play({
      setup: () => ({ pub: { log: [] }, agenda: [sealed('bid', [2, 0, 1])] }),
      kinds: { bid: noting([1, 2, 3]) },
    });

  it('asks all at once and takes in seat order when the last has sealed', () => {
    const { ids, answer, s } = start();
    expect(ids()).toEqual(['0.2', '0.0', '0.1']);
    answer('0.1', 3);
    answer('0.2', 1);
    expect(ids()).toEqual(['0.0']);
    expect(firstAsked(s)?.id).toBe('0.0');
    expect(s.pub.log).toEqual([]);
    answer('0.0', 2);
    expect(s.pub.log).toEqual(['bid 0 2', 'bid 1 3', 'bid 2 1']);
    expect([s.hid.sealed, s.own.map((own) => own.sealed)]).toEqual([{}, [{}, {}, {}]]);
  });

  it('shows ticks to all and an answer to its own seat only', () => {
    const { answer, s } = start();
    answer('0.1', 3);
    expect(waiting(s)).toMatchObject({ ready: [1] });
    expect(JSON.stringify(s.pub)).not.toContain('3');
    expect(s.own.map((own) => own.sealed)).toEqual([{}, { 0: 3 }, {}]);
  });

  it('can be reopened until the last one, and leaves no trace then', () => {
    const { ids, answer, s, mayIds } = start();
    const before = hash(s);
    answer('0.1', 3);
    expect([mayIds(0), mayIds(1)]).toEqual([[], [`${REOPEN}.0.1`]]);
    expect(answer(`${REOPEN}.0.1`, true)).toMatchObject({ closed: 'others' });
    expect(ids()).toContain('0.1');
    expect(hash(s)).toBe(before);
    expect(answer(`${REOPEN}.0.1`, true)).toMatchObject({ unknown: true });
  });

  it('cannot be reopened where an answer is final', () => {
    const { answer, mayIds } = play({
      setup: () => ({ pub: { log: [] }, agenda: [sealed('bid', [0, 1], { final: true })] }),
      kinds: { bid: noting([1, 2, 3]) },
    });
    answer('0.1', 3);
    expect(mayIds(1)).toEqual([]);
    expect(answer(`${REOPEN}.0.1`, true)).toMatchObject({ unknown: true });
  });

  it('gives the same state whatever the order of confirmations', () => {
    const hashes = [
      ['0.0', '0.1', '0.2'],
      ['0.2', '0.1', '0.0'],
      ['0.1', '0.2', '0.0'],
    ].map((order) => {
      const { answer, s } = start();
      const between: string[] = [];
      for (const id of order) {
        answer(id, 1 + Number(id.at(-1)));
        between.push(hash(s));
      }
      return between.at(-1);
    });
    expect(new Set(hashes).size).toBe(1);
  });

  it('with nobody to ask opens at once', () => {
    const { ids, s } = play({
      setup: () => ({ pub: { log: [] }, agenda: [sealed('bid', []), ask('bid', 1)] }),
      kinds: { bid: noting([1]) },
    });
    expect(ids()).toEqual(['0.1']);
    expect(s.pub.log).toEqual([]);
  });

  it('survives an interruption', () => {
    const { ids, answer, s } = play({
      setup: () => ({ pub: { log: [] }, agenda: [sealed('bid', [0, 1])] }),
      kinds: { bid: noting([1]), call: choice([1], { take: (state) => andThen(state, ask('bid', 2)) }) },
      may: (v) => (v.seat === 2 && v.pub.questions === 1 ? [unasked('call', 2, 0, {})] : []),
    });
    answer('0.1', 1);
    answer('call.0.2', 1);
    expect(ids()).toEqual(['1.2']);
    answer('1.2', 1);
    expect(ids()).toEqual(['0.0']);
    answer('0.0', 1);
    expect(s.pub.log).toEqual(['bid 2 1', 'bid 0 1', 'bid 1 1']);
  });
});

describe('a reaction window', () => {
  const start = () =>
    play({
      setup: () => ({ pub: { log: [] }, agenda: [window('react', [1, 2, 0]), ask('react', 0)] }),
      kinds: { react: noting([PASS, 'counter']) },
    });

  it('takes the first in order of precedence that is not a pass', () => {
    const { answer, s } = start();
    answer('0.0', 'counter');
    answer('0.2', 'counter');
    answer('0.1', PASS);
    expect(s.pub.log).toEqual(['react 2 counter']);
    expect(s.hid.sealed).toEqual({});
  });

  it('goes by when all pass', () => {
    const { answer, s, ids } = start();
    for (const id of ['0.0', '0.1', '0.2']) answer(id, PASS);
    expect(s.pub.log).toEqual([]);
    expect(ids()).toEqual(['1.0']);
  });

  it('cannot be reopened', () => {
    const { answer, mayIds } = start();
    answer('0.0', 'counter');
    expect(mayIds(0)).toEqual([]);
  });
});

describe('startProblem', () => {
  it('is what the game says about the table, and nothing where it says nothing', () => {
    const game: Game<Small> = smallGame({ setup: () => ({ pub: {}, agenda: [] }), kinds: {} });
    const picky: Game<Small> = {
      ...game,
      cannotStart: ({ seats }) => (seats > 3 ? { option: 'cards', problem: 'leaves too few' } : undefined),
    };
    expect(startProblem(game, 4, {})).toBeUndefined();
    expect(startProblem(picky, 3, {})).toBeUndefined();
    expect(startProblem(picky, 4, {})).toEqual({ option: 'cards', problem: 'leaves too few' });
  });
});

describe('settle', () => {
  it('runs before anybody is asked, until it changes nothing', () => {
    const { s, ids } = play({
      setup: () => ({ pub: { over: 3, asked: 0 }, agenda: [ask('turn', 0)] }),
      kinds: { turn: choice([1]) },
      settle: (state) => {
        const over = state.pub.over as number;
        if (over === 0) return false;
        state.pub.over = over - 1;
        return true;
      },
    });
    expect(s.pub.over).toBe(0);
    expect(ids()).toEqual(['0.0']);
  });

  it('can put its own question first', () => {
    const { ids, answer } = play({
      setup: () => ({ pub: { surplus: true }, agenda: [ask('turn', 0)] }),
      kinds: { turn: choice([1]), discard: choice([1]) },
      settle: (state) => {
        if (state.pub.surplus !== true) return false;
        state.pub.surplus = false;
        andThen(state, ask('discard', 1));
        return true;
      },
    });
    expect(ids()).toEqual(['0.1']);
    answer('0.1', 1);
    expect(ids()).toEqual(['1.0']);
  });
});

describe('answers from outside', () => {
  const junk = [
    undefined,
    null,
    0,
    -1,
    9e99,
    '',
    'turn',
    true,
    [],
    {},
    [[]],
    { length: 1 },
    '\u0000',
    JSON.parse('{"__proto__":{"x":1}}'),
  ];
  const start = () =>
    play({
      setup: () => ({ agenda: [ask('turn', 0), ask('build', 1)] }),
      kinds: {
        turn: choice([{ card: 1 }, { card: 2 }, { card: 3 }], {
          refusal: (_v, _d, a) =>
            (a as { card: number }).card === 2 ? { rule: 'XX-1', key: 'too-dear', numbers: { cost: 2 } } : undefined,
        }),
        build: choice([['wall']], {
          reads: (a): a is unknown => Array.isArray(a) && a.every((piece) => piece === 'wall'),
          refusal: (_v, _d, a) =>
            (a as string[]).length < 2 ? { rule: 'XX-2', key: 'unfinished', more: true } : undefined,
        }),
      },
    });

  it('are refused with the rule when the judge says no, and change nothing', () => {
    const { answer, s } = start();
    const before = hash(s);
    expect(answer('0.0', { card: 2 })).toEqual({ refusal: { rule: 'XX-1', key: 'too-dear', numbers: { cost: 2 } } });
    expect(hash(s)).toBe(before);
  });

  it('are refused when they are not answers at all', () => {
    const { answer, s } = start();
    const before = hash(s);
    for (const a of [...junk, { card: 4 }, { card: '1' }, { card: 1, extra: 1 }]) {
      expect(answer('0.0', a)).toEqual({ refusal: { rule: '', key: 'not-an-answer' } });
    }
    expect(hash(s)).toBe(before);
  });

  it('are read by the kind where they are composed', () => {
    const { answer } = start();
    answer('0.0', { card: 1 });
    for (const a of junk.filter((one) => !Array.isArray(one) || one.length > 0)) {
      expect(answer('1.1', a)).toEqual({ refusal: { rule: '', key: 'not-an-answer' } });
    }
    expect(answer('1.1', ['wall'])).toMatchObject({ refusal: { key: 'unfinished', more: true } });
    expect(answer('1.1', ['wall', 'wall']).refusal).toBeUndefined();
  });

  it('are refused from seats that are not asked, are not there, or are late', () => {
    const { game, s, scene } = start();
    for (const seat of [1, 2, 3, SPECTATOR, 0.5, Number.NaN]) {
      for (const id of ['0.0', '0.1', '1.1', '', '__proto__']) {
        expect(submit(game, s, scene, seat, id, { card: 1 })).toMatchObject({ unknown: true });
      }
    }
    submit(game, s, scene, 0, '0.0', { card: 1 });
    expect(submit(game, s, scene, 0, '0.0', { card: 1 })).toMatchObject({ unknown: true });
  });

  it('are copied: whoever gave them cannot change them afterwards', () => {
    const { answer, s } = play({
      setup: () => ({ pub: { kept: null }, agenda: [ask('turn', 0)] }),
      kinds: {
        turn: choice([{ list: [1] }], {
          take: (state, _d, a) => {
            state.pub.kept = a;
          },
        }),
      },
    });
    const mine = { list: [1] };
    answer('0.0', mine);
    mine.list.push(2);
    expect(s.pub.kept).toEqual({ list: [1] });
  });
});

describe('listing and drawing', () => {
  const refusing = (legalOnes: readonly number[]) =>
    choice([0, 1, 2, 3, 4], {
      refusal: (_v, _d, a) => (legalOnes.includes(a as number) ? undefined : { rule: 'X', key: 'no' }),
    });
  const start = (kind: ReturnType<typeof choice>) => {
    const { game, s, scene } = play({ setup: () => ({ agenda: [ask('turn', 0)] }), kinds: { turn: kind } });
    const v = view(s, 0, scene);
    return { game, v, d: open(game, v)[0] };
  };

  it('legal answers are the candidates without refusal', () => {
    const { game, v, d } = start(refusing([1, 3]));
    expect(legal(game, v, d)).toEqual([1, 3]);
    expect([0, 1].map((a) => judge(game, v, d, a)?.key)).toEqual(['no', undefined]);
  });

  it('draws each legal answer equally often', () => {
    const { game, v, d } = start(refusing([1, 3]));
    const chance = new Chance(new Uint32Array(8));
    const ones = Array.from({ length: 2000 }, () => drawAnswer(game, v, d, chance)).filter((a) => a === 1).length;
    expect(Math.abs(ones - 1000)).toBeLessThan(120);
  });

  it('draws nothing where nothing is legal or listed, and as the kind likes where it knows how', () => {
    const drawn = (kind: ReturnType<typeof choice>) => {
      const { game, v, d } = start(kind);
      return drawAnswer(game, v, d, new Chance(new Uint32Array(8)));
    };
    expect(drawn(refusing([]))).toBeUndefined();
    expect(drawn(choice([]))).toBeUndefined();
    expect(drawn(choice([1], { draw: () => 7 }))).toBe(7);
  });
});

describe('what closes undo', () => {
  const closing = (take: ReturnType<typeof choice>['take'], next = 0) => {
    const { answer } = play({
      setup: () => ({ agenda: [ask('turn', 0), ask('next', next)] }),
      kinds: { turn: choice([1], { take }), next: choice([1]) },
    });
    const step = answer('0.0', 1);
    return step.refusal ? 'refused' : step.closed;
  };

  it('chance, a reveal, a secret, another seat, the end; nothing else', () => {
    expect(closing(() => {})).toBeUndefined();
    expect(closing((_s, _d, _a, t) => t.emit('done', {}))).toBeUndefined();
    expect(closing((_s, _d, _a, t) => void t.chance.die(6))).toBe('chance');
    expect(closing((_s, _d, _a, t) => t.reveal('shown', {}))).toBe('reveal');
    expect(closing((_s, _d, _a, t) => t.emit('drew', {}, { 0: { card: 1 } }))).toBe('reveal');
    expect(closing(() => {}, 1)).toBe('others');
    expect(closing((s) => void s.pub.agenda.pop())).toBe('end');
    expect(closing((s) => andThen(s, sealed('next', [0, 1])))).toBe('others');
  });

  it('the last sealed answer, even when its seat is asked next: it has seen the others’', () => {
    const { answer } = play({
      setup: () => ({ agenda: [sealed('bid', [0, 1]), ask('bid', 1)] }),
      kinds: { bid: choice([1]) },
    });
    expect(answer('0.0', 1)).toMatchObject({ closed: 'others' });
    expect(answer('0.1', 1)).toMatchObject({ closed: 'reveal' });
  });

  it('not a sealed choice of one’s own alone', () => {
    const { answer } = play({
      setup: () => ({ agenda: [sealed('bid', [1]), ask('bid', 1)] }),
      kinds: { bid: choice([1]) },
    });
    expect(answer('0.1', 1)).toMatchObject({ closed: undefined });
  });

  it('an unasked answer while another seat is awaited', () => {
    const { answer } = play({
      setup: () => ({ agenda: [ask('turn', 0)] }),
      kinds: { turn: choice([1]), call: choice([1]) },
      may: (v) => [unasked('call', v.seat, 0, {})],
    });
    expect(answer('call.0.0', 1)).toMatchObject({ closed: undefined });
    expect(answer('call.0.1', 1)).toMatchObject({ closed: 'others' });
  });
});

describe('chance', () => {
  it('is read from the cursor of the state, whatever else was read from it', () => {
    const game = smallGame({
      setup: () => ({ pub: { rolls: [] }, agenda: [ask('roll', 0), ask('roll', 0)] }),
      kinds: { roll: choice([1], { take: (s, _d, _a, t) => void (s.pub.rolls as number[]).push(t.chance.int(1000)) }) },
    });
    const roll = (disturb: boolean) => {
      const scene = openScene(game, 1, {}, 'seed');
      const s = begin(game, scene);
      for (const id of ['0.0', '1.0']) {
        if (disturb) scene.chance.word();
        submit(game, s, scene, 0, id, 1);
      }
      return s.pub.rolls;
    };
    expect(roll(true)).toEqual(roll(false));
  });
});

describe('events', () => {
  it('merge their secrets for whom they are meant', () => {
    const event = { type: 'drew', facts: { seat: 0, count: 1 }, secrets: { 0: { card: 9 } } };
    expect([0, 1, SPECTATOR].map((seat) => seen(event, seat))).toEqual([
      { type: 'drew', seat: 0, count: 1, card: 9 },
      { type: 'drew', seat: 0, count: 1 },
      { type: 'drew', seat: 0, count: 1 },
    ]);
  });
});

describe('setup', () => {
  it('may return the same agenda every time', () => {
    const agenda = [{ do: 'a' }, { do: 'b' }] as const;
    const game = smallGame({
      setup: () => ({ pub: { log: [] }, agenda: agenda as never }),
      frames: { a: (s) => note(s, 'a'), b: (s) => note(s, 'b') },
    });
    const logs = [1, 2].map(() => begin(game, openScene(game, 1, {}, 'seed')).pub.log);
    expect(logs).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});
