import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newDatabase } from '../testing/shared-postgres.ts';
import { openPostgres } from './postgres.ts';
import { type News, Overtaken, type Store } from './store.ts';
import { storeSuite } from './testing/store-suite.ts';
import { codeOf, durable, row, seqs, table, upTo } from './testing/things.ts';

const freshDatabase = () => newDatabase(inject('postgres'));

storeSuite(async () => {
  const url = await freshDatabase();
  return { open: () => openPostgres(url), clear: async () => undefined };
});

async function sql(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Resolves once it holds; tests have no other clock than the database's. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 20_000, interval: 20 }).toBe(true);
}

describe('two nodes', () => {
  let url: string;
  let nodes: Store[];
  const node = async () => {
    const store = await openPostgres(url);
    nodes.push(store);
    return store;
  };
  beforeEach(async () => {
    url = await freshDatabase();
    nodes = [];
  });
  afterEach(async () => {
    await Promise.all(nodes.map((store) => store.close()));
  });
  const newsOf = (store: Store): News[] => {
    const heard: News[] = [];
    store.hear((news) => heard.push(news));
    return heard;
  };

  it('prepare the database together when they start at once, and share its secrets', async () => {
    await Promise.all(upTo(4).map(node));
    const secrets = await Promise.all(nodes.map((store) => store.secret('cookies')));
    expect(new Set(secrets).size).toBe(1);
  });

  it('hear what the other wrote, not what they wrote themselves', async () => {
    const [ann, bob] = [await node(), await node()];
    const [annHears, bobHears] = [newsOf(ann), newsOf(bob)];
    const [a, b] = [ann.pen('AAAAAA'), ann.pen('BBBBBB')];
    a.saveTable(table('AAAAAA'));
    a.append(row(1), 1);
    b.append(row(1), 1);
    b.append(row(2), 1);
    b.addChat({ id: 1, at: 1, seat: 0, name: 'Ann', text: 'Bonjour' });
    b.saveSnapshot({ version: 1, seq: 2, told: 0, chain: '', match: {} as never });
    expect(await durable(b)).toBeUndefined();
    await until(() => bobHears.length === 4);
    expect(bobHears).toEqual([
      { what: 'table', code: 'AAAAAA' },
      { what: 'rows', code: 'AAAAAA', rows: [row(1)] },
      { what: 'rows', code: 'BBBBBB', rows: [row(1), row(2)] },
      { what: 'chat', code: 'BBBBBB' },
    ]);
    expect(await seqs(bob, 'BBBBBB')).toEqual([1, 2]);
    ann.say('AAAAAA', { here: [0] });
    await until(() => bobHears.length === 5);
    expect(bobHears.at(-1)).toEqual({ what: 'say', code: 'AAAAAA', message: { here: [0] } });
    expect(() => ann.say('AAAAAA', 'x'.repeat(8000))).toThrow(RangeError);
    // Rows that were moved, or for which there is no room, are to be read.
    b.setAside(1);
    b.append({ ...row(2), answer: 'x'.repeat(9000) }, 1);
    a.append({ ...row(2), answer: 'é'.repeat(5000) }, 1);
    expect(await durable(b)).toBeUndefined();
    await until(() => bobHears.length === 7);
    expect(bobHears.slice(5)).toEqual([
      { what: 'rows', code: 'BBBBBB' },
      { what: 'rows', code: 'AAAAAA' },
    ]);
    expect(annHears).toEqual([]);
  });

  it('hear of every table, however many changed at once', async () => {
    const [ann, bob] = [await node(), await node()];
    const heard = newsOf(bob);
    const codes = upTo(2000).map(codeOf);
    for (const code of codes) ann.pen(code).append(row(1), 1);
    await until(() => heard.length === 2000);
    expect(heard.map((news) => (news.what === 'rows' ? news.code : ''))).toEqual(expect.arrayContaining(codes));
    expect(heard.every((news) => news.what === 'rows' && news.rows?.length === 1)).toBe(true);
  });

  it('hear all that was said at once', async () => {
    const [ann, bob] = [await node(), await node()];
    const heard = newsOf(bob);
    const said = upTo(200).map((i) => ({ code: codeOf(i), message: 'é'.repeat(i) }));
    for (const { code, message } of said) ann.say(code, message);
    await until(() => heard.length === 200);
    expect(heard).toEqual(said.map((one) => ({ what: 'say', ...one })));
  });

  it('never both win: of two rows and of two saves one is overtaken, and others of the same turn are kept', async () => {
    const [ann, bob] = [await node(), await node()];
    for (const round of upTo(20)) {
      const wins = [ann, bob].map((store, i) => {
        // Each has the tables in another order, and one of its own.
        const codes = ['XXXXXX', 'YYYYYY', 'ZZZZZZ'];
        const pens = [...(i === 0 ? codes : codes.toReversed()), `OWN${i}`].map((code) => {
          const pen = store.pen(code);
          pen.append(row(round), 1);
          return { code, pen };
        });
        return Promise.all(pens.map(async ({ code, pen }) => ({ code, failure: await durable(pen) })));
      });
      const ends = (await Promise.all(wins)).flat();
      for (const code of ['XXXXXX', 'YYYYYY', 'ZZZZZZ']) {
        const failures = ends.filter((end) => end.code === code).map(({ failure }) => failure);
        expect(failures.filter((failure) => failure === undefined)).toHaveLength(1);
        expect(failures.find((failure) => failure !== undefined)).toBeInstanceOf(Overtaken);
      }
      expect(ends.filter(({ code, failure }) => code.startsWith('OWN') && failure === undefined)).toHaveLength(2);
    }
    expect(await seqs(bob, 'YYYYYY')).toEqual(upTo(20));
    const first = ann.pen('DDDDDD');
    first.saveTable(table('DDDDDD'));
    await durable(first);
    const saves = [ann, bob].map(async (store) => {
      const pen = store.pen('DDDDDD');
      const doc = { ...table('DDDDDD'), rev: 1 };
      pen.saveTable(doc);
      return durable(pen);
    });
    expect((await Promise.all(saves)).filter((failure) => failure instanceof Overtaken)).toHaveLength(1);
    expect((await ann.table('DDDDDD'))?.rev).toBe(2);
  });

  it('never write a row after a pause or an end they do not know, nor one of those over a row they do not know', async () => {
    const [ann, bob] = [await node(), await node()];
    const first = ann.pen('GGGGGG');
    first.saveTable(table('GGGGGG'));
    expect(await durable(first)).toBeUndefined();
    let seq = 0;
    let rev = 1;
    let rows = 0;
    for (const _round of upTo(30)) {
      const [answering, pausing] = [ann.pen('GGGGGG'), bob.pen('GGGGGG')];
      answering.append(row(seq + 1), rev);
      pausing.saveTable({ ...table('GGGGGG'), rev, paused: true }, seq);
      const [answered, paused] = await Promise.all([durable(answering), durable(pausing)]);
      expect([answered, paused].filter((failure) => failure === undefined)).toHaveLength(1);
      expect(answered ?? paused).toBeInstanceOf(Overtaken);
      if (answered === undefined) seq++;
      else rev++;
      rows += Number(answered === undefined);
    }
    expect(await seqs(ann, 'GGGGGG')).toEqual(upTo(rows));
    expect((await ann.table('GGGGGG'))?.rev).toBe(rev);
    // Who knows it goes on, in the same turn too; and other saves are in nobody's way.
    const [one, other] = [ann.pen('GGGGGG'), bob.pen('GGGGGG')];
    one.saveTable({ ...table('GGGGGG'), rev }, seq);
    one.append(row(seq + 1), rev + 1);
    expect(await durable(one)).toBeUndefined();
    other.saveTable({ ...table('GGGGGG'), rev: rev + 1 });
    expect(await durable(other)).toBeUndefined();
    one.append(row(seq + 2), rev + 1);
    expect(await durable(one)).toBeUndefined();
  });

  it('keep each table at one node, which passes it on when it lets go or is gone', async () => {
    const [ann, bob] = [await node(), await node()];
    const codes = upTo(50).map(codeOf);
    const both = await Promise.all(codes.map((code) => Promise.all([ann.keep(code), bob.keep(code)])));
    expect(both.every(([a, b]) => a !== b)).toBe(true);
    const [code] = codes;
    const [keeper, other] = both[0][0] ? [ann, bob] : [bob, ann];
    expect(await keeper.keep(code)).toBe(true);
    keeper.letGo(code);
    await until(() => other.keep(code));
    expect(await keeper.keep(code)).toBe(false);
    nodes = [keeper];
    await other.close();
    await until(() => keeper.keep(code));
    expect(await Promise.all(codes.map((one) => keeper.keep(one)))).toEqual(codes.map(() => true));
  });

  it('forget an order to keep that was taken back at once', async () => {
    const [ann, bob] = [await node(), await node()];
    const answer = ann.keep('AAAAAA');
    ann.letGo('AAAAAA');
    expect(await answer).toBe(false);
    expect(await bob.keep('AAAAAA')).toBe(true);
  });

  it('come back by themselves when the database was gone, and look at every table again', async () => {
    const [ann, bob] = [await node(), await node()];
    const heard = newsOf(ann);
    expect(await ann.keep('AAAAAA')).toBe(true);
    const database = new URL(url).pathname.slice(1);
    const elsewhere = url.replace(database, 'postgres');
    await sql(elsewhere, `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`);
    await sql(elsewhere, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`);
    await until(async () => (await ann.trouble()) !== undefined);
    const pen = ann.pen('AAAAAA');
    pen.append(row(1), 1);
    expect(await durable(pen)).toBeInstanceOf(Error);
    await expect(ann.rows('AAAAAA', 0)).rejects.toThrow();
    await until(async () => !(await ann.keep('AAAAAA')));
    await sql(elsewhere, `ALTER DATABASE ${database} ALLOW_CONNECTIONS true`);
    await until(async () => (await ann.trouble()) === undefined);
    await until(() => heard.some(({ what }) => what === 'all'));
    expect(await seqs(ann, 'AAAAAA')).toEqual([]);
    const again = bob.pen('AAAAAA');
    again.append(row(1), 1);
    expect(await durable(again)).toBeUndefined();
    await until(() => heard.some(({ what }) => what === 'rows'));
    await until(async () => (await ann.keep('AAAAAA')) || (await bob.keep('AAAAAA')));
    expect(await ann.keep('AAAAAA')).not.toBe(await bob.keep('AAAAAA'));
  });
});

describe('a database that cannot be opened', () => {
  it('is told in one sentence with its remedy, without the password', async () => {
    const url = await freshDatabase();
    const refusal = async (given: string) => {
      const error = await openPostgres(given).catch((one) => one);
      expect(`${error.message} ${error.remedy} ${JSON.stringify(error)}`).not.toContain('pa$$');
      return error;
    };
    const stranger = url.replace('tablee@', 'stranger:pa$$@');
    expect(await refusal(stranger)).toMatchObject({
      code: 'database-refused',
      message: expect.stringContaining('does not let this user in'),
      remedy: expect.stringContaining('password'),
    });
    expect(await refusal(stranger.replace(/:\d+\//, ':1/'))).toMatchObject({ code: 'database-unreachable' });
    expect(await refusal(stranger.replace('127.0.0.1', 'no-such-host.invalid'))).toMatchObject({
      code: 'database-unreachable',
    });
    expect(await refusal(url.replace(/[^/]*$/, 'nowhere'))).toMatchObject({ code: 'database-refused' });
    expect(await refusal('postgres://me:pa$$@[host/name')).toMatchObject({ code: 'database-refused' });
    expect(await refusal('mysql://me:pa$$@host/name')).toMatchObject({
      code: 'database-refused',
      remedy: expect.stringContaining('postgres://'),
    });
    await (await openPostgres(url)).close();
    await sql(url, 'INSERT INTO tablee.steps_taken VALUES (99)');
    expect(await refusal(url)).toMatchObject({ code: 'data-too-new' });
  });
});
