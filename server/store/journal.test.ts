import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { Author, Journal } from './journal.ts';

/** Commits under way, oldest first: what they write, and how they end. */
let underWay: { readonly writes: string[]; end(failure?: Error): void; endFor(...lost: string[]): void }[];
let journal: Journal<string>;
let told: string[];
beforeEach(() => {
  underWay = [];
  told = [];
  journal = new Journal((parts) => {
    const { promise, resolve, reject } = Promise.withResolvers<(Error | undefined)[]>();
    const endFor = (...lost: string[]) =>
      resolve(parts.map((part) => (part.some((write) => lost.includes(write)) ? new Error('overtaken') : undefined)));
    underWay.push({
      writes: parts.flat(),
      endFor,
      end: (failure) => (failure === undefined ? endFor() : reject(failure)),
    });
    return promise;
  });
});

function say(author: Author<string>, what: string): void {
  author.write(what);
  author.afterCommit((error) => told.push(`${what} ${error === undefined ? 'kept' : 'lost'}`));
}

it('commits once at a time; what is written meanwhile shares the next one', async () => {
  const [ann, bob] = [new Author(journal), new Author(journal)];
  say(ann, 'a1');
  say(bob, 'b1');
  await turn();
  say(ann, 'a2');
  await turn();
  say(bob, 'b2');
  expect(underWay.map(({ writes }) => writes)).toEqual([['a1', 'b1']]);
  underWay[0].end();
  await turn();
  expect(told).toEqual(['a1 kept', 'b1 kept']);
  expect(underWay[1].writes).toEqual(['a2', 'b2']);
  underWay[1].end();
  await journal.settled();
  expect(told.slice(2)).toEqual(['a2 kept', 'b2 kept']);
});

it('gives up what the authors of a failed commit wrote meanwhile, and nothing of others', async () => {
  const [ann, bob] = [new Author(journal), new Author(journal)];
  say(ann, 'a1');
  await turn();
  say(ann, 'a2');
  say(bob, 'b1');
  underWay[0].end(new Error('no room'));
  await turn();
  expect(told).toEqual(['a1 lost', 'a2 lost']);
  expect(underWay[1].writes).toEqual(['b1']);
  underWay[1].end();
  await journal.settled();
  expect(told.at(-1)).toBe('b1 kept');
  say(ann, 'a3');
  expect(told.at(-1)).toBe('a3 lost');
});

it('keeps what others wrote when one author alone fails', async () => {
  const [ann, bob] = [new Author(journal), new Author(journal)];
  say(ann, 'a1');
  say(bob, 'b1');
  await turn();
  say(ann, 'a2');
  say(bob, 'b2');
  underWay[0].endFor('a1');
  await turn();
  expect(told).toEqual(['a1 lost', 'a2 lost', 'b1 kept']);
  expect(underWay[1].writes).toEqual(['b2']);
  underWay[1].end();
  await journal.settled();
  expect(told.at(-1)).toBe('b2 kept');
});

it('does not say that something is kept before it is, though the commit before it was', async () => {
  const ann = new Author(journal);
  say(ann, 'a1');
  await turn();
  say(ann, 'a2');
  underWay[0].end();
  await turn();
  ann.afterCommit(() => told.push('asked'));
  expect(ann.isIdle).toBe(false);
  expect(told).toEqual(['a1 kept']);
  underWay[1].end();
  await journal.settled();
  expect(told).toEqual(['a1 kept', 'a2 kept', 'asked']);
  expect(ann.isIdle).toBe(true);
});
