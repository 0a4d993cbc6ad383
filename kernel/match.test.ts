import { describe, expect, it } from 'vitest';
import { andThen, ask, unasked } from './agenda.ts';
import { Chance } from './chance.ts';
import type { AnswerRow, Change, LogRow } from './change.ts';
import { copy } from './data.ts';
import { Match, type MatchResult } from './match.ts';
import { applyPatch } from './patch.ts';
import { drawAnswer, open, openScene } from './play.ts';
import { sha256Words } from './sha256.ts';
import { type Auction, auction } from './testing/auction.ts';
import { choice, smallGame } from './testing/small.ts';
import { type AnyShape, SPECTATOR } from './types.ts';

const setup = { seats: 3, options: { lots: 3 }, seed: 'match' };

function changeOf(result: MatchResult): Change {
  if (result.refusal) throw new Error(`refused: ${result.refusal.key}`);
  return result.change;
}

/** Plays at random to the end, unasked answers and undos among them; gives back the rows. */
function playOn(match: Match<Auction>, seed: string, each?: (change: Change, row: LogRow) => void): LogRow[] {
  const chance = new Chance(sha256Words(seed));
  const rows: LogRow[] = [];
  const post = (row: LogRow) => {
    const change = changeOf(match.apply(row, []));
    rows.push(row);
    each?.(change, row);
  };
  while (match.asked().length > 0) {
    const seat = chance.int(match.setup.seats);
    if (match.undoReach(seat).can && chance.int(3) === 0) post({ type: 'undo', seat, all: chance.int(2) === 0 });
    const d = chance.pick([...match.asked(), ...open(match.game, match.view(seat))]);
    const answer = drawAnswer(match.game, match.view(d.seat), d, chance);
    post({ type: 'answer', seat: d.seat, decision: d.id, answer });
  }
  return rows;
}

describe('a match', () => {
  it('tells each seat what it may know: patches rebuild every view', () => {
    for (let game = 0; game < 20; game++) {
      const match = Match.start(auction, { ...setup, seed: `patches ${game}` });
      const everybody = [0, 1, 2, SPECTATOR];
      const told = everybody.map((seat) => copy({ pub: match.state.pub, own: match.state.own[seat] }));
      const counts = everybody.map(() => 0);
      playOn(match, `player ${game}`, (change) => {
        everybody.forEach((seat, i) => {
          const update = match.update(seat, change);
          if (update) {
            expect(update.n).toBe(++counts[i]);
            if (update.pub) told[i].pub = applyPatch(told[i].pub, update.pub);
            if (update.own) told[i].own = applyPatch(told[i].own, update.own);
          }
          expect(told[i]).toEqual({ pub: match.state.pub, own: match.state.own[seat] });
          expect(match.count(seat)).toBe(counts[i]);
        });
      });
      expect(match.outcome()?.ending).toBe('sold-out');
    }
  });

  it('replays to the same hashes', () => {
    const match = Match.start(auction, setup);
    const hashes: string[] = [];
    const rows = playOn(match, 'player', (change) => hashes.push(change.hash));
    const again: string[] = [];
    const replayed = Match.replay(auction, setup, rows, (change) => again.push(change.hash));
    expect(again).toEqual(hashes);
    expect(replayed.hash()).toBe(match.hash());
    expect([replayed.seq, replayed.answers, replayed.epoch]).toEqual([match.seq, match.answers, match.epoch]);
    expect(replayed.story).toEqual(match.story);
  });

  it('stops a replay at a row that is refused', () => {
    const rows: LogRow[] = [{ type: 'answer', seat: 0, decision: '9.0', answer: 1 }];
    expect(() => Match.replay(auction, setup, rows)).toThrow('row 1 is refused: not-open');
  });

  it('goes on from a snapshot at any row, through JSON, exactly alike', () => {
    const rows = playOn(Match.start(auction, setup), 'player');
    const full = Match.replay(auction, setup, rows);
    for (let cut = 0; cut <= rows.length; cut++) {
      const first = Match.replay(auction, setup, rows.slice(0, cut));
      const saved = JSON.parse(JSON.stringify(first.snapshot()));
      const match = Match.resume(auction, setup, saved);
      expect(match.hash()).toBe(first.hash());
      for (const seat of [0, 1, 2]) expect(match.undoReach(seat)).toEqual(first.undoReach(seat));
      for (const row of rows.slice(cut)) changeOf(match.apply(row, []));
      expect([match.hash(), match.seq, match.answers, match.epoch]).toEqual([
        full.hash(),
        full.seq,
        full.answers,
        full.epoch,
      ]);
      expect(match.story).toEqual(full.story);
    }
  });

  it('makes snapshots that stay as they are while the match goes on', () => {
    const match = Match.start(auction, setup);
    const snapshot = match.snapshot();
    const text = JSON.stringify(snapshot);
    playOn(match, 'player', (change) => match.update(SPECTATOR, change));
    expect(JSON.stringify(snapshot)).toBe(text);
  });

  it('marks a moment to come back to, however much is told and forgotten after it', () => {
    const game = smallGame({
      setup: () => ({ pub: {}, agenda: [ask('talk', 0)] }),
      kinds: {
        talk: choice([1], {
          take: (s, _d, _a, t) => {
            for (let i = 0; i < 500; i++) t.emit('said', { i });
            andThen(s, ask('talk', 0));
          },
        }),
      },
    });
    const match = Match.start(game, { seats: 1, options: {}, seed: '' });
    const talk = () => match.submit(0, match.asked()[0].id, 1);
    for (let i = 0; i < 3; i++) talk();
    const mark = match.mark();
    const then = JSON.stringify(match.snapshot());
    for (let i = 0; i < 12; i++) talk();
    expect(match.story.length).toBeLessThan(15 * 500);
    expect(JSON.stringify(mark())).toBe(then);
  });

  it('keeps what events said when they happened', () => {
    const game = smallGame({
      setup: () => ({ pub: { row: [1] }, agenda: [ask('add', 0), ask('add', 0)] }),
      kinds: {
        add: choice([2], {
          take: (s, _d, a, t) => {
            (s.pub.row as unknown[]).push(a);
            t.emit('grown', { row: s.pub.row });
          },
        }),
      },
    });
    const match = Match.start(game, { seats: 1, options: {}, seed: '' });
    match.submit(0, '0.0', 2);
    match.submit(0, '1.0', 2);
    expect(match.story.map((event) => event.facts)).toEqual([{ row: [1, 2] }, { row: [1, 2, 2] }]);
  });
});

describe('silent rows', () => {
  const game = smallGame({
    setup: (t) => ({ own: Array.from({ length: t.seats }, () => ({ note: 0 })), agenda: [ask('turn', 0)] }),
    kinds: {
      turn: choice([1]),
      note: choice([1], {
        take: (s, d) => {
          s.own[d.seat].note = 1;
        },
      }),
    },
    may: (v) => (v.own.note === 0 ? [unasked('note', v.seat, 0, {})] : []),
  });

  it('send nothing to those who cannot notice, and leave no gap in their numbers', () => {
    const match = Match.start(game, { seats: 3, options: {}, seed: '' });
    const everybody = [0, 1, 2, SPECTATOR];
    const numbers = (result: MatchResult) => everybody.map((seat) => match.update(seat, changeOf(result))?.n);
    expect(numbers(match.submit(2, 'note.0.2', 1))).toEqual([undefined, undefined, 1, undefined]);
    expect(numbers(match.submit(1, 'note.0.1', 1))).toEqual([undefined, 1, undefined, undefined]);
    expect(numbers(match.submit(0, '0.0', 1))).toEqual([1, 2, 2, 1]);
    expect(match.seq).toBe(3);
  });
});

describe('what is whispered', () => {
  /** Seat 0 builds; anybody may pass another a note, and hold a card nobody sees. */
  const game = smallGame({
    setup: (t) => ({
      pub: { built: 0 },
      own: Array.from({ length: t.seats }, () => ({ notes: [], held: 0 })),
      agenda: [ask('turn', 0)],
    }),
    kinds: {
      turn: choice(['build', 'end'], {
        take: (s, d, a, t) => {
          if (a === 'end') return;
          (s.pub.built as number)++;
          t.emit('built', { seat: d.seat });
          andThen(s, ask('turn', d.seat));
        },
      }),
      note: choice([0, 1, 2], {
        take: (s, d, to, t) => {
          for (const seat of [d.seat, to as number]) (s.own[seat].notes as unknown[]).push(d.seat);
          t.emit('whispered', {}, { [d.seat]: { to }, [to as number]: { to } });
        },
      }),
      hold: choice([1], {
        take: (s, d) => {
          s.own[d.seat].held = 1;
        },
      }),
    },
    may: (v) =>
      v.pub.agenda.length > 0
        ? [unasked('note', v.seat, v.pub.questions, {}), ...(v.own.held ? [] : [unasked('hold', v.seat, 'any', {})])]
        : [],
  });
  const everybody = [0, 1, 2, SPECTATOR];
  const start = () => Match.start(game, { seats: 3, options: {}, seed: '' });
  const build = (match: Match<AnyShape>) => match.submit(0, match.asked()[0].id, 'build');
  const note = (match: Match<AnyShape>, from: number, to: number) =>
    match.submit(from, `note.${match.state.pub.questions}.${from}`, to);
  const updates = (match: Match<AnyShape>, result: MatchResult) =>
    everybody.map((seat) => match.update(seat, changeOf(result)));

  it('reaches those it is for; the others get neither an event nor a number', () => {
    const match = start();
    const told = updates(match, note(match, 1, 2));
    expect(told.map((update) => update?.events)).toEqual([
      undefined,
      [{ type: 'whispered', to: 2 }],
      [{ type: 'whispered', to: 2 }],
      undefined,
    ]);
    expect(updates(match, build(match)).map((update) => update?.n)).toEqual([1, 2, 2, 1]);
    expect(everybody.map((seat) => match.storyOf(seat).length)).toEqual([1, 2, 2, 1]);
  });

  it('leaves the undo of who could not notice as it is, and stands again after it', () => {
    const [silent, whispering] = [start(), start()];
    const logs = [silent, whispering].map((match) => {
      const rows: LogRow[] = [];
      const standing: AnswerRow[] = [];
      const post = (row: LogRow) => {
        rows.push(row);
        return changeOf(match.apply(row, standing));
      };
      post({ type: 'answer', seat: 0, decision: match.asked()[0].id, answer: 'build' });
      const { questions } = match.state.pub;
      if (match === whispering) post({ type: 'answer', seat: 1, decision: `note.${questions}.1`, answer: 2 });
      return { rows, standing, post };
    });
    expect(whispering.undoReach(0)).toEqual(silent.undoReach(0));
    expect(whispering.undoReach(1)).toEqual({ can: false, why: 'reveal' });
    const undo: LogRow = { type: 'undo', seat: 0, all: true };
    const [one, other] = logs.map(({ post }) => post(undo));
    for (const seat of [0, SPECTATOR]) expect(whispering.update(seat, other)).toEqual(silent.update(seat, one));
    expect(whispering.state.pub).toEqual(silent.state.pub);
    expect(whispering.state.own[2].notes).toEqual([1]);
    expect(other.again).toEqual([{ seat: 1, decision: 'note.1.1', answer: 2 }]);
    expect(logs[1].standing).toEqual(other.again);
    expect(Match.replay(game, whispering.setup, logs[1].rows).hash()).toBe(whispering.hash());
  });

  it('does not change the reason why somebody cannot undo', () => {
    const match = start();
    note(match, 0, 1);
    expect(match.undoReach(0)).toEqual({ can: false, why: 'reveal' });
    note(match, 1, 2);
    expect(match.undoReach(0)).toEqual({ can: false, why: 'reveal' });
  });

  it('is undone as quietly as it was done', () => {
    const match = start();
    const hold = () => match.submit(0, 'hold.any.0', 1);
    updates(match, hold());
    expect(updates(match, match.undo(0)).map((update) => update?.events)).toEqual([
      [{ type: 'undone', seat: 0, steps: 1 }],
      ...[undefined, undefined, undefined],
    ]);
    expect(match.epoch).toBe(0);
    build(match);
    hold();
    const told = updates(match, match.undo(0, true)).map((update) => update?.events[0]);
    expect(told.map((event) => event?.steps)).toEqual([2, 1, 1, 1]);
  });
});

describe('undo', () => {
  /** Seat 0 builds as often as it likes, then ends its turn or rolls. */
  const builder = smallGame({
    setup: () => ({ pub: { built: [] }, agenda: [ask('turn', 0)] }),
    kinds: {
      turn: choice(['wall', 'roof', 'roll', 'end'], {
        take: (s, d, a, t) => {
          if (a === 'end') return andThen(s, ask('turn', 1 - d.seat));
          (s.pub.built as unknown[]).push(a === 'roll' ? t.chance.die(6) : a);
          t.emit('built', { seat: d.seat });
          andThen(s, ask('turn', d.seat));
        },
      }),
    },
  });
  const start = () => Match.start(builder, { seats: 2, options: {}, seed: 'undo' });
  const act = (match: ReturnType<typeof start>, a: string) => {
    const [d] = match.asked();
    return match.submit(d.seat, d.id, a);
  };

  it('takes back one’s own last answer, then the one before', () => {
    const match = start();
    const hashes = [match.hash()];
    for (const a of ['wall', 'roof', 'wall']) hashes.push(changeOf(act(match, a)).hash);
    expect(match.undoReach(0)).toEqual({ can: true, kind: 'turn', steps: 3 });
    const change = changeOf(match.undo(0));
    expect(change.events).toEqual([{ type: 'undone', facts: { seat: 0, steps: 1 } }]);
    expect(change.hash).toBe(hashes[2]);
    expect(changeOf(match.undo(0)).hash).toBe(hashes[1]);
    expect([match.answers, match.seq, match.epoch]).toEqual([1, 5, 2]);
  });

  it('takes back all since the last point of no return', () => {
    const match = start();
    act(match, 'wall');
    const { hash } = changeOf(act(match, 'roll'));
    act(match, 'roof');
    act(match, 'wall');
    expect(changeOf(match.undo(0, true)).hash).toBe(hash);
    expect(match.undoReach(0)).toEqual({ can: false, why: 'nothing' });
    expect(match.undo(0)).toEqual({ refusal: { rule: '', key: 'undo-nothing' } });
  });

  it('says why it cannot: chance, others, nothing of one’s own', () => {
    const match = start();
    act(match, 'roll');
    expect(match.undoReach(0)).toEqual({ can: false, why: 'chance' });
    expect(match.undo(0)).toEqual({ refusal: { rule: '', key: 'undo-chance' } });
    act(match, 'wall');
    expect(match.undo(1)).toEqual({ refusal: { rule: '', key: 'undo-nothing' } });
    act(match, 'end');
    expect(match.undoReach(0)).toEqual({ can: false, why: 'others' });
  });

  it('opens a new epoch, so that a late answer hits no other question', () => {
    const match = start();
    act(match, 'wall');
    match.undo(0);
    const [d] = match.asked();
    expect(match.submit(0, d.id, 'wall', 0)).toEqual({ refusal: { rule: '', key: 'not-open' }, unknown: true });
    expect(match.submit(0, d.id, 'wall', 1).refusal).toBeUndefined();
  });

  it('does not change the dice', () => {
    const match = start();
    act(match, 'wall');
    match.undo(0);
    act(match, 'roll');
    const fresh = start();
    act(fresh, 'roll');
    expect(match.hash()).toBe(fresh.hash());
  });

  it('reaches beyond by consent: a take-back plays the standing answers again', () => {
    const log: LogRow[] = [];
    const standing: LogRow[] = [];
    const match = start();
    const post = (row: LogRow) => {
      log.push(row);
      return changeOf(match.apply(row, standing as never)).hash;
    };
    const answer = (a: string): LogRow => {
      const [d] = match.asked();
      return { type: 'answer', seat: d.seat, decision: d.id, answer: a };
    };
    const hashes = ['wall', 'roll', 'end', 'wall'].map((a) => post(answer(a)));
    expect(post({ type: 'take-back', seat: 0, keep: 1 })).toBe(hashes[0]);
    expect(standing).toHaveLength(1);
    expect(match.undoReach(0)).toMatchObject({ can: true });
    expect(post(answer('roll'))).toBe(hashes[1]);
    expect(match.apply({ type: 'take-back', seat: 0, keep: 2 }, standing as never)).toEqual({
      refusal: { rule: '', key: 'undo-nothing' },
    });
    expect(Match.replay(builder, match.setup, log).hash()).toBe(match.hash());
  });
});

describe('sampling', () => {
  it('seals again what is sealed, one’s own as it was', () => {
    const match = Match.start(auction, setup);
    match.submit(0, '0.0', match.state.own[0].hand[2]);
    match.submit(1, '0.1', match.state.own[1].hand[1]);
    const scene = openScene(auction, 3, setup.options, 'of the sampler');
    const s = auction.sample(match.view(0), scene);
    expect(s.own[0]).toEqual(match.state.own[0]);
    expect(Object.keys(s.hid.sealed[0])).toEqual(['0', '1']);
    expect(s.own[1].hand).toContain(s.hid.sealed[0][1]);
    expect(s.own[1].sealed[0]).toBe(s.hid.sealed[0][1]);
    expect(s.own[2].sealed).toEqual({});
  });
});
