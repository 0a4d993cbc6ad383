/** What every store does, whichever database it is in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Overtaken, type Store } from '../store.ts';
import { badRow, codeOf, durable, row, seqs, table, upTo } from './things.ts';

/** A place for a database of its own. */
export interface Place {
  open(): Promise<Store>;
  clear(): Promise<void>;
}

export function storeSuite(newPlace: () => Promise<Place>): void {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.clear();
  });
  const reopen = async () => {
    await store.close();
    store = await place.open();
  };

  it('keeps rows in order, finds them by what their sender called them, and after opening it again', async () => {
    const pen = store.pen('ABCDEF');
    for (const seq of upTo(5)) pen.append(row(seq), 1);
    const { clientId, ...unnamed } = row(6);
    pen.append(unnamed, 1);
    expect(await seqs(store, 'ABCDEF')).toEqual(upTo(6));
    await reopen();
    expect(await store.rows('ABCDEF', 4)).toEqual([row(5), unnamed]);
    expect(await store.rowOf('ABCDEF', 0, 'c3')).toEqual(row(3));
    expect(await store.rowOf('ABCDEF', 1, 'c3')).toBeUndefined();
    expect(await store.rows('GHJKLM', 0)).toEqual([]);
  });

  it('keeps every character of what people say', async () => {
    const text = 'é "quoted" \\ {a,b} NULL \u0000 \u{1f3b2} \ud800 \n $1';
    const pen = store.pen('ABCDEF');
    pen.append({ ...row(1), answer: [text, null, { [text]: text }] }, 1);
    pen.saveTable({ ...table('ABCDEF'), title: text });
    pen.addChat({ id: 1, at: 1, seat: 0, name: text, text });
    expect((await store.rows('ABCDEF', 0))[0].answer).toEqual([text, null, { [text]: text }]);
    expect((await store.table('ABCDEF'))?.title).toBe(text);
    expect(await store.chat('ABCDEF', 1)).toEqual([{ id: 1, at: 1, seat: 0, name: text, text }]);
  });

  it('knows the tables where a device has a place', async () => {
    const [mine, theirs] = [table('MMMMMM', 'me'), table('TTTTTT', 'them')];
    mine.seats = [{ kind: 'person', name: 'Lea', symbol: 'star', devices: ['me', 'phone'], seen: 0 }];
    for (const doc of [mine, theirs]) store.pen(doc.code).saveTable(doc);
    const codes = async (device: string) => (await store.tablesOf(device)).map(({ code }) => code).sort();
    expect(await codes('phone')).toEqual(['MMMMMM']);
    theirs.seats = [{ kind: 'person', name: 'Lea', symbol: 'star', devices: ['phone'], seen: 0 }];
    mine.seats = [{ kind: 'empty' }];
    for (const doc of [mine, theirs]) store.pen(doc.code).saveTable(doc);
    expect(await codes('phone')).toEqual(['TTTTTT']);
    expect(await codes('me')).toEqual(['MMMMMM']);
    expect(await store.table('MMMMMM')).toEqual(mine);
    expect(await store.table('NNNNNN')).toBeUndefined();
  });

  it('counts how long games took', async () => {
    for (const [i, minutes] of [30, 45, 30, undefined].entries()) {
      const header = { seats: 2 } as never;
      const doc = { ...table(codeOf(i + 5000)), phase: 'finished' as const, header, ...(minutes && { minutes }) };
      store.pen(doc.code).saveTable(doc);
    }
    const counts = (await store.lengths()).toSorted((a, b) => a.minutes - b.minutes);
    expect(counts).toEqual([
      { game: 'pebbles', seats: 2, minutes: 30, games: 2 },
      { game: 'pebbles', seats: 2, minutes: 45, games: 1 },
    ]);
    expect(await store.finished('pebbles')).toContain(codeOf(5003));
    expect(await store.finished('chess')).toEqual([]);
  });

  it('keeps the last of snapshots, films and packs, the last lines of talk, and secrets', async () => {
    const pen = store.pen('ABCDEF');
    const snapshot = { version: 1, seq: 2, told: 3, chain: 'x', match: { any: 'thing' } as never };
    pen.saveSnapshot({ ...snapshot, seq: 1 });
    pen.saveSnapshot(snapshot);
    pen.saveFilm(-1, new Uint8Array([1, 2, 255]));
    pen.saveFilm(0, new Uint8Array([3]));
    pen.saveFilm(-1, new Uint8Array([0, 92, 120]));
    pen.savePack({ cards: [1] });
    for (const id of upTo(4)) pen.addChat({ id, at: id, seat: 0, name: 'Lea', text: `${id}` });
    await durable(pen);
    pen.savePack({ cards: [2] });
    expect(await store.snapshot('ABCDEF')).toEqual(snapshot);
    expect([...((await store.film('ABCDEF', -1)) ?? [])]).toEqual([0, 92, 120]);
    expect(await store.film('ABCDEF', 1)).toBeUndefined();
    expect(await store.pack('ABCDEF')).toEqual({ cards: [2] });
    expect((await store.chat('ABCDEF', 3)).map(({ id }) => id)).toEqual([2, 3, 4]);
    pen.savePack(undefined);
    expect(await store.pack('ABCDEF')).toBeUndefined();
    const secret = await store.secret('cookies');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    await reopen();
    expect(await store.secret('cookies')).toBe(secret);
    expect(await store.secret('other')).not.toBe(secret);
    expect(await store.bytes()).toBeGreaterThan(1000);
    expect(await store.trouble()).toBeUndefined();
  });

  it('keeps the clocks of a table, and finds those where something is due', async () => {
    const clocks = { epoch: 1, of: { '4.0': { seat: 0, since: 900 } } };
    const [early, late, paused] = ['EARLYX', 'LATEXX', 'PAUSED'].map((code) => store.pen(code));
    late.saveClocks(clocks, 3000);
    early.saveClocks(clocks, 1000);
    paused.saveClocks(clocks, undefined);
    expect(await store.clocks('PAUSED')).toEqual(clocks);
    expect(await store.overdue(1000)).toEqual([]);
    expect(await store.overdue(1001)).toEqual(['EARLYX']);
    expect(await store.overdue(9999)).toEqual(['EARLYX', 'LATEXX']);
    early.saveClocks(clocks, 5000);
    late.saveClocks(undefined, undefined);
    expect(await store.overdue(9999)).toEqual(['EARLYX']);
    expect(await store.clocks('LATEXX')).toBeUndefined();
  });

  it('keeps what each seat has begun to answer', async () => {
    const pen = store.pen('DRAFTS');
    pen.saveDrafts(1, { '4.1': ['a'] });
    pen.saveDrafts(0, { '4.0': 2 });
    pen.saveDrafts(1, { '4.1': ['a', 'b'] });
    expect([...(await store.drafts('DRAFTS'))]).toEqual([
      [0, { '4.0': 2 }],
      [1, { '4.1': ['a', 'b'] }],
    ]);
    pen.saveDrafts(0, undefined);
    expect([...(await store.drafts('DRAFTS')).keys()]).toEqual([1]);
  });

  it('sets rows aside, and writes on in their place within the same turn', async () => {
    const pen = store.pen('ABCDEF');
    for (const seq of upTo(5)) pen.append(row(seq), 1);
    pen.saveSnapshot({ version: 1, seq: 5, told: 0, chain: '', match: {} as never });
    await durable(pen);
    pen.append(row(6), 1);
    pen.setAside(3);
    pen.append({ ...row(4), answer: 'again' }, 1);
    expect(await durable(pen)).toBeUndefined();
    expect(await seqs(store, 'ABCDEF')).toEqual(upTo(4));
    expect((await store.rows('ABCDEF', 3))[0].answer).toBe('again');
    expect(await store.snapshot('ABCDEF')).toBeUndefined();
  });

  it('keeps what very many tables write in one turn', async () => {
    const codes = upTo(1500).map(codeOf);
    const pens = codes.map((code) => {
      const pen = store.pen(code);
      pen.saveTable(table(code));
      pen.append(row(1), 1);
      return pen;
    });
    expect((await Promise.all(pens.map(durable))).filter((failure) => failure !== undefined)).toEqual([]);
    expect(await store.tablesOf('host')).toHaveLength(1500);
    expect(await seqs(store, codes[777])).toEqual([1]);
  });

  describe('of two writers', () => {
    it('never keeps two rows of one number, and says so before anything of that turn is kept', async () => {
      const pen = store.pen('ABCDEF');
      pen.append(row(1), 1);
      await durable(pen);
      pen.append(row(2), 1);
      pen.append(row(1), 1);
      expect(await durable(pen)).toBeInstanceOf(Overtaken);
      expect(await seqs(store, 'ABCDEF')).toEqual([1]);
      const again = store.pen('ABCDEF');
      again.append(row(2), 1);
      expect(await durable(again)).toBeUndefined();
      expect(await seqs(store, 'ABCDEF')).toEqual([1, 2]);
    });

    it('fails the overtaken ones alone of those who share a commit', async () => {
      const [slow, fast] = [table('ABCDEF'), table('ABCDEF')];
      const first = store.pen('ABCDEF');
      first.saveTable(fast);
      first.saveTable(fast);
      first.addChat({ id: 1, at: 1, seat: 0, name: 'Lea', text: 'Salut' });
      expect(await durable(first)).toBeUndefined();
      const [late, lateChat, other] = [store.pen('ABCDEF'), store.pen('ABCDEF'), store.pen('OTHERX')];
      late.append(row(1), 1);
      late.saveTable(slow);
      lateChat.addChat({ id: 1, at: 2, seat: 1, name: 'Bob', text: 'Moi' });
      other.append(row(1), 1);
      expect(await Promise.all([late, lateChat, other].map(durable))).toEqual([
        expect.any(Overtaken),
        expect.any(Overtaken),
        undefined,
      ]);
      expect(await seqs(store, 'ABCDEF')).toEqual([]);
      expect(await seqs(store, 'OTHERX')).toEqual([1]);
      expect(await store.table('ABCDEF')).toEqual(fast);
    });

    it('lets one win when both save the same table in one turn', async () => {
      const docs = [table('ABCDEF', 'ann'), table('ABCDEF', 'bob')];
      const pens = docs.map((doc) => {
        const pen = store.pen('ABCDEF');
        pen.saveTable(doc);
        return pen;
      });
      expect(await Promise.all(pens.map(durable))).toEqual([undefined, expect.any(Overtaken)]);
      expect((await store.table('ABCDEF'))?.host).toBe('ann');
    });
  });

  describe('a commit that fails', () => {
    it('takes what its tables write later with it, in order, and nothing of other tables', async () => {
      const [lost, other] = [store.pen('LOSTXX'), store.pen('OTHERX')];
      const told: string[] = [];
      const tell = (what: string) => (error?: Error) => told.push(`${what} ${error === undefined ? 'kept' : 'lost'}`);
      lost.append(badRow(1), 1);
      lost.afterCommit(tell('first'));
      await durable(lost);
      lost.append(row(2), 1);
      lost.afterCommit(tell('second'));
      other.append(row(1), 1);
      other.afterCommit(tell('other'));
      await durable(other);
      expect(told).toEqual(['first lost', 'second lost', 'other kept']);
      lost.append(row(3), 1);
      lost.afterCommit(tell('third'));
      expect(told.at(-1)).toBe('third lost');
      expect(await seqs(store, 'LOSTXX')).toEqual([]);
      expect(await seqs(store, 'OTHERX')).toEqual([1]);
    });

    it('leaves a table that is read again and a new pen as they should be', async () => {
      const lost = store.pen('LOSTXX');
      lost.append(badRow(1), 1);
      const rows = store.rows('LOSTXX', 0);
      expect(await durable(lost)).toBeInstanceOf(Error);
      expect(await rows).toEqual([]);
      const again = store.pen('LOSTXX');
      again.append(row(1), 1);
      lost.append(row(2), 1);
      expect(await durable(again)).toBeUndefined();
      expect(await seqs(store, 'LOSTXX')).toEqual([1]);
      expect(await store.trouble()).toBeUndefined();
    });
  });
}
