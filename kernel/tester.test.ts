import { describe, expect, it } from 'vitest';
import { andThen, ask, sealed, unasked } from './agenda.ts';
import { copy } from './data.ts';
import { testGame } from './tester.ts';
import { type Auction, auction } from './testing/auction.ts';
import { choice, type SmallKind, type SmallParts, type SmallState, smallGame } from './testing/small.ts';
import type { Frame, Game, State } from './types.ts';

/** Plays a small game under test with a few seeds; gives back what the tester says, or 'fine'. */
function verdict(parts: SmallParts, plan: { seats?: number; maxSteps?: number } = {}): string {
  return saying((seed) => testGame(smallGame(parts), { seats: 2, options: {}, seed, maxSteps: 200, ...plan }));
}

function auctionVerdict(parts: Partial<Game<Auction>>): string {
  return saying((seed) => testGame({ ...auction, ...parts }, { seats: 3, options: { lots: 3 }, seed }));
}

function saying(run: (seed: string) => unknown): string {
  try {
    for (let i = 0; i < 5; i++) run(`seed ${i}`);
    return 'fine';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Cards on the table, in the deck and in hands are all different. */
function allDifferent(s: State<Auction>): string | undefined {
  const cards = [...s.hid.deck, ...s.own.flatMap((own) => own.hand)];
  return new Set(cards).size === cards.length ? undefined : 'a card is in two places';
}

describe('a sound game', () => {
  it('passes, whatever the number of seats and options', () => {
    let [unaskedAnswers, undos] = [0, 0];
    for (let i = 0; i < 24; i++) {
      const plan = {
        seats: 2 + (i % 3),
        options: { lots: 1 + (i % 4) },
        seed: `auction ${i}`,
        invariants: allDifferent,
      };
      const report = testGame(auction, plan);
      expect(report.ending).toBe('sold-out');
      expect(report.hash).toMatch(/^[0-9a-f]{16}$/);
      unaskedAnswers += report.unasked;
      undos += report.steps - report.decisions - report.unasked;
    }
    expect(unaskedAnswers).toBeGreaterThan(20);
    expect(undos).toBeGreaterThan(1);
  });

  it('plays the same game again from the same plan, however often it looks closely', () => {
    const plan = { seats: 3, options: { lots: 3 }, seed: 'again' };
    expect(testGame(auction, plan)).toEqual(testGame(auction, plan));
    expect(testGame(auction, { ...plan, every: 5 }).ending).toBe('sold-out');
  });

  it('may be small', () => {
    const parts = {
      setup: () => ({ agenda: [ask('turn', 0), sealed('turn', [0, 1])] }),
      kinds: { turn: choice([1, 2]) },
    };
    expect(verdict(parts)).toBe('fine');
  });
});

describe('the message', () => {
  it('names game, seats, seed, step, seat and question', () => {
    const parts = {
      setup: () => ({ agenda: [ask('fine', 0), ask('turn', 1)] }),
      kinds: { fine: choice([1]), turn: choice([1], { default: () => 2 }) },
    };
    expect(verdict(parts)).toContain('small, 2 seats, seed seed 0, step 1, seat 1, turn 1.1: ');
  });
});

describe('decisions', () => {
  const turn = (kind: ReturnType<typeof choice>) =>
    verdict({ setup: () => ({ pub: { n: 0 }, agenda: [ask('turn', 0)] }), kinds: { turn: kind } });
  const no = { rule: 'XX-1', key: 'no' };

  it('must be answerable', () => {
    expect(turn(choice([1], { refusal: () => no, default: () => 1 }))).toContain('the default 1 is refused: XX-1 no');
    expect(turn(choice([1], { draw: () => undefined }))).toContain('none is legal');
  });

  it('must have a legal default', () => {
    expect(turn(choice([1], { default: () => 2 }))).toContain('the default 2 is refused');
    const { default: _, ...without } = choice([1]);
    expect(turn(without)).toContain('has no default');
  });

  it('must be judged without a trace', () => {
    const writing = { refusal: (v: { pub: object }) => void Object.assign(v.pub, { n: 1 }) };
    expect(turn(choice([1], writing))).toContain('refusal of 1 writes into what it may only read');
    expect(turn(choice([1], { candidates: (v) => [(v.pub.agenda as unknown[]).push(1)] }))).toContain(
      'candidates writes into',
    );
    expect(turn(choice([1], { default: (v) => v.pub.agenda.pop() && 1 }))).toContain('default writes into');
    expect(turn(choice([1], { draw: (v) => delete (v.pub as { n?: number }).n && 1 }))).toContain('draw writes into');
    let calls = 0;
    expect(turn(choice([1], { refusal: () => (++calls % 2 === 0 ? no : undefined) }))).toContain(
      'differs when asked twice',
    );
    expect(turn(choice([1], { candidates: () => [++calls] }))).toContain('candidates differ when asked twice');
  });

  it('must draw legal answers', () => {
    expect(turn(choice([1, 2], { refusal: (_v, _d, a) => (a === 2 ? no : undefined), draw: () => 2 }))).toContain(
      'draw gives 2, which is refused',
    );
  });

  it('must not throw on junk', () => {
    const reads = (a: unknown): a is unknown => (a as { cards: number[] }).cards.length > 0;
    const answer = { cards: [1] };
    expect(turn(choice([answer], { reads }))).toMatch(/judging (undefined|null|true) throws/);
    const careful = (a: unknown): a is unknown => typeof a === 'object' && a !== null && 'cards' in a;
    expect(turn(choice([answer], { reads: careful }))).toContain('{"cards":[1],"junk":1} is accepted');
  });

  it('must take what they list', () => {
    const take = (_s: unknown, _d: unknown, a: unknown) => {
      if (a === 2) throw new Error('not that one');
    };
    expect(turn(choice([1, 2, 2, 2, 2], { take }))).toContain('taking 2 throws: not that one');
    const reads = (a: unknown): a is unknown => a === 1;
    expect(turn(choice([2, 1], { reads, default: () => 1 }))).toContain('the listed answer 2 is refused');
  });

  it('must be made of plain data', () => {
    expect(turn(choice([{ card: undefined }]))).toContain('candidates are not plain data: [0].card is undefined');
  });

  it('must be put to seats at the table, of kinds that exist, each frame once', () => {
    const agenda = (...frames: Frame<never>[]) =>
      verdict({ setup: () => ({ agenda: frames as never }), kinds: { turn: choice([1]) } });
    expect(agenda(ask('turn', 7))).toContain('put to seat 7, which is not at the table');
    expect(agenda(ask('missing', 0))).toContain('a kind that does not exist');
    expect(agenda(sealed('turn', [1, 1]))).toContain('put twice to one seat');
    const kept = ask('turn', 0);
    const again = (s: Parameters<ReturnType<typeof choice>['take']>[0]) => {
      if (s.pub.questions < 5) andThen(s, kept);
    };
    const once = { setup: () => ({ agenda: [ask('turn', 1)] }), kinds: { turn: choice([1], { take: again }) } };
    expect(verdict(once)).toMatch(/build a fresh frame each time|gives another state|twice/);
  });

  it('that nobody asked for must be one’s own, and end with the game', () => {
    const withMay = (may: NonNullable<SmallParts['may']>) =>
      verdict({ setup: () => ({ agenda: [ask('turn', 0)] }), kinds: { turn: choice([1]), call: choice([1]) }, may });
    expect(withMay((v) => [unasked('call', 0, v.pub.questions, {})])).toContain('not this seat’s own');
    expect(withMay((v) => [unasked('missing', v.seat, 0, {})])).toContain('a kind that does not exist');
    expect(withMay((v) => [unasked('call', v.seat, 0, {}), unasked('call', v.seat, 0, {})])).toContain('the same id');
    expect(withMay((v) => [unasked('call', v.seat, 0, {})])).toContain('the game is over, yet this may still be done');
    expect(withMay((v) => v.pub.agenda.splice(0) && [])).toContain('may writes into');
  });
});

describe('the state', () => {
  const holding = (value: unknown) =>
    verdict({ setup: () => ({ pub: { value }, agenda: [ask('turn', 0)] }), kinds: { turn: choice([1]) } });

  it('must be plain data', () => {
    const sparse: number[] = [];
    sparse[2] = 1;
    expect(holding(sparse)).toContain('pub.value is a list with holes');
    expect(holding({ deep: [undefined] })).toContain('pub.value.deep[0] is undefined');
    expect(holding(new Map())).toContain('pub.value is a Map, not a plain object');
    expect(holding(() => 1)).toContain('pub.value is a function');
    expect(holding(Number.NaN)).toContain('pub.value is NaN');
    expect(holding(-0)).toContain('pub.value is -0');
    expect(holding({ '=': 1 })).toContain('this key is reserved');
  });

  it('must keep its invariants', () => {
    const run = () =>
      testGame(auction, {
        seats: 2,
        options: { lots: 2 },
        seed: 'x',
        invariants: (s) => (s.pub.lots === 0 ? 'no lot is left' : undefined),
      });
    expect(run).toThrow('breaks an invariant: no lot is left');
  });

  it('must not hold one object in two places', () => {
    const shared = { setup: () => ({ pub: { a: [0], b: [0] }, agenda: [ask('link', 0), ask('push', 0)] }) };
    const kinds = {
      link: choice([1], { take: (s) => void Object.assign(s.pub, { b: s.pub.a }) }),
      push: choice([1], { take: (s) => void (s.pub.a as number[]).push(1) }),
    };
    expect(verdict({ ...shared, kinds })).toContain('one object in two places, or something remembered outside');
  });

  it('must not depend on what is remembered outside', () => {
    let games = 0;
    expect(
      verdict({ setup: () => ({ pub: { games: ++games }, agenda: [ask('turn', 0)] }), kinds: { turn: choice([1]) } }),
    ).toMatch(/another state|row 1/);
  });

  it('must come to an end, and to an outcome', () => {
    const endless = choice([1], { take: (s, d) => andThen(s, ask('turn', d.seat)) });
    expect(
      verdict({ setup: () => ({ agenda: [ask('turn', 0)] }), kinds: { turn: endless } }, { maxSteps: 50 }),
    ).toContain('step 51: the game does not end');
    expect(
      verdict({ setup: () => ({ agenda: [{ do: 'spin' }] }), frames: { spin: (s) => andThen(s, { do: 'spin' }) } }),
    ).toContain('without asking anybody');
    expect(
      verdict({ setup: () => ({ agenda: [ask('turn', 0)] }), kinds: { turn: choice([1]) }, settle: () => true }),
    ).toContain('without asking anybody');
    expect(verdict({ outcome: () => undefined })).toContain('nobody is asked, yet there is no outcome');
    expect(verdict({ outcome: () => ({ ending: 'x', winners: [], standings: [] }) })).toContain(
      'the standings list the seats []',
    );
  });

  it('must be cloned whole, sharing nothing', () => {
    expect(auctionVerdict({ clone: (s) => ({ ...copy(s), own: [] }) })).toContain(
      'clone differs from the state: own.0',
    );
    expect(auctionVerdict({ clone: (s) => ({ ...copy(s), hid: s.hid }) })).toContain('clone shares all.hid');
    expect(auctionVerdict({ clone: copy })).toBe('fine');
  });

  it('must tell plain events', () => {
    const take: ReturnType<typeof choice>['take'] = (_s, _d, _a, t) => t.emit('done', { by: undefined });
    expect(verdict({ setup: () => ({ agenda: [ask('turn', 0)] }), kinds: { turn: choice([1], { take }) } })).toContain(
      'the events are not plain data',
    );
  });
});

describe('sealed choices', () => {
  it('must not depend on who confirms first', () => {
    const kinds = {
      bid: choice([1, 2], {
        refusal: (v, _d, a) =>
          (v.pub.agenda[0] as unknown as { ready: number[] }).ready.length > 0 && a === 2
            ? { rule: 'X', key: 'too-late' }
            : undefined,
      }),
    };
    expect(verdict({ setup: () => ({ agenda: [sealed('bid', [0, 1])] }), kinds })).toContain(
      'can be sealed, but not after others: too-late',
    );
  });

  it('must open in an order that is fixed', () => {
    // A game that takes the sealed answers itself, in the order in which they came.
    const order: number[] = [];
    const kinds = {
      bid: choice([1, 2], {
        refusal: () => undefined,
        take: (s, d) => {
          order.push(d.seat);
          s.pub.order = order.length;
        },
      }),
    };
    expect(verdict({ setup: () => ({ pub: { order: 0 }, agenda: [sealed('bid', [0, 1])] }), kinds })).toContain(
      'matters: state.pub.order',
    );
  });
});

describe('secrecy', () => {
  /** Everybody holds a secret card 0–3; `leaks` decides what happens after a turn. */
  const secretive = (parts: Partial<SmallParts>, take: ReturnType<typeof choice>['take'] = () => {}): SmallParts => ({
    setup: (t) => ({
      pub: { seen: [] },
      own: Array.from({ length: t.seats }, () => ({ card: t.chance.int(4) })),
      agenda: [ask('turn', 0), ask('turn', 1), ask('turn', 2), ask('turn', 0), ask('turn', 1)],
    }),
    kinds: { turn: choice([1, 2], { take }), potion: choice([1]) },
    sample: (v, t) => ({
      pub: copy(v.pub),
      own: Array.from({ length: t.seats }, (_, seat) =>
        seat === v.seat ? copy(v.own) : { card: t.chance.int(4), sealed: {} },
      ),
      hid: { cursor: 0, sealed: {} },
    }),
    ...parts,
  });
  const told = (parts: SmallParts) => verdict(parts, { seats: 3 });

  it('is kept by a game that only looks at what is public', () => {
    expect(told(secretive({}))).toBe('fine');
  });

  it('is broken when whom the table waits for depends on a hidden card', () => {
    const leaky = secretive({}, (s, d) => {
      const next = (d.seat + 1) % 3;
      if (s.own[next].card === 3 && s.pub.questions < 8) andThen(s, ask('potion', next));
    });
    expect(told(leaky)).toMatch(
      /after turn . by seat . this seat learns something hidden, and undo is not closed: pub\.agenda/,
    );
  });

  it('is broken also where a die hides it', () => {
    const leaky = secretive({}, (s, d, _a, t) => {
      t.chance.die(6);
      const next = (d.seat + 1) % 3;
      if (s.own[next].card === 3 && s.pub.questions < 8) andThen(s, ask('potion', next));
    });
    expect(told(leaky)).toContain('whom the table waits for tells something hidden: pub.agenda');
  });

  it('is broken by an event or a public fact that nobody marked as a reveal', () => {
    const loud = secretive({}, (s, d, _a, t) => t.emit('showed', { card: s.own[(d.seat + 1) % 3].card }));
    expect(told(loud)).toContain('learns something hidden, and undo is not closed: 0.card');
    const careless = secretive({}, (s, d) => void (s.pub.seen as unknown[]).push(s.own[(d.seat + 1) % 3].card));
    expect(told(careless)).toContain('learns something hidden, and undo is not closed: pub.seen');
  });

  it('is not broken by a reveal that says so', () => {
    const open = secretive({}, (s, d, _a, t) => {
      const card = s.own[(d.seat + 1) % 3].card;
      (s.pub.seen as unknown[]).push(card);
      t.reveal('showed', { card });
    });
    expect(told(open)).toBe('fine');
  });

  it('covers what is done in secret: whoever is not told sees no trace of it, and can undo as before', () => {
    const whispering = (whisper: SmallKind['take']) =>
      told({
        setup: (t) => ({
          pub: { whispers: 0 },
          own: Array.from({ length: t.seats }, () => ({ notes: 0 })),
          agenda: [0, 1, 2, 0, 1, 2].map((seat) => ask('turn', seat)),
        }),
        kinds: { turn: choice([1]), note: choice([1], { take: whisper }) },
        may: (v) => (v.pub.agenda.length > 0 ? [unasked('note', v.seat, v.pub.questions, {})] : []),
        sample: (v) => ({
          pub: copy(v.pub),
          own: [0, 1, 2].map((seat) => (seat === v.seat ? copy(v.own) : { notes: 0, sealed: {} })),
          hid: { cursor: 0, sealed: {} },
        }),
      });
    const note = (s: SmallState, seat: number): void => void (s.own[seat].notes as number)++;
    expect(
      whispering((s, d, _a, t) => {
        note(s, d.seat);
        t.emit('whispered', {}, { [d.seat]: { by: d.seat } });
      }),
    ).toBe('fine');
    expect(
      whispering((s, d, _a, t) => {
        (s.pub.whispers as number)++;
        t.emit('whispered', {}, { [d.seat]: { by: d.seat } });
      }),
    ).toMatch(/note by seat . is kept from this seat, which sees its trace: {"whispers"/);
  });

  it('needs a sample that looks right', () => {
    const { sample } = auction;
    expect(
      auctionVerdict({
        sample: (v, t) => {
          const s = sample(v, t);
          s.own[v.seat].sealed = {};
          return s;
        },
      }),
    ).toContain('the sample looks different from this seat: own.sealed');
    expect(
      auctionVerdict({
        sample: (v, t) => {
          const s = sample(v, t);
          s.hid.sealed = {};
          return s;
        },
      }),
    ).not.toBe('fine');
    expect(auctionVerdict({ sample: (v, t) => ({ ...sample(v, t), hid: undefined as never }) })).toContain(
      'the sample is not plain data: hid is undefined',
    );
    expect(
      auctionVerdict({
        sample: () => {
          throw new Error('no idea');
        },
      }),
    ).toContain('sample throws: no idea');
  });

  it('needs a sample that keeps the invariants', () => {
    const { sample } = auction;
    const doubling = (seed: string) =>
      testGame(
        {
          ...auction,
          sample: (v, t) => {
            const s = sample(v, t);
            s.hid.deck.push(...s.own[v.seat].hand.slice(0, 1));
            return s;
          },
        },
        { seats: 3, options: { lots: 3 }, seed, invariants: allDifferent },
      );
    expect(() => doubling('x')).toThrow('the sample breaks an invariant: a card is in two places');
  });

  it('needs view functions that see nothing else', () => {
    const peeked = { card: 0 as unknown };
    const cheating = secretive({
      kinds: {
        turn: choice([1, 2], {
          refusal: (v, _d, a) => (a === 2 && v.seat === 0 && peeked.card === 3 ? { rule: 'X', key: 'no' } : undefined),
          take: (s) => void Object.assign(peeked, { card: s.own[1].card }),
        }),
      },
    });
    expect(told(cheating)).not.toBe('fine');
  });
});
