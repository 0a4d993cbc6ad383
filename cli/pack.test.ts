import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shelf } from '../games/index.ts';
import { MOST_PACK_BYTES } from '../games/packs.ts';
import { record } from '../games/test/record.ts';
import { folder, tablee } from './testing/tablee.ts';

const boxes = await Promise.all(shelf.map(async ({ id, load }) => ({ id, ...(await load()) })));
const withPacks = boxes.filter(({ packs }) => packs !== undefined);
const without = boxes.filter(({ packs }) => packs === undefined);

test.each(withPacks)(
  '$id: its own cards are a sound pack, as the command prints it',
  async ({ id, packs }) => {
    using here = folder();
    const file = join(here.path, 'mine.json');
    const example = await tablee('pack', 'example', id);
    expect(example).toMatchObject({ code: 0, err: '' });
    writeFileSync(file, example.out);
    const check = await tablee('pack', 'check', file);
    expect(check).toMatchObject({ code: 0, err: '' });
    expect(check.out).toContain(`is a sound pack for ${id}`);
    expect(JSON.parse((await tablee('pack', 'check', file, '--json')).out)).toMatchObject({
      game: id,
      sound: true,
      problems: [],
    });
    const schema = await tablee('pack', 'schema', id);
    expect(schema).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(schema.out)).toEqual(JSON.parse(JSON.stringify(packs?.schema)));
  },
  60_000,
);

test.each(withPacks)(
  '$id: what is odd about a sound pack is said after it, exit 0',
  async ({ id, packs }) => {
    using here = folder();
    const file = join(here.path, 'mine.json');
    const page = readFileSync(new URL('../docs/packs.md', import.meta.url), 'utf8');
    const [, text] = page.match(new RegExp(`<!-- example: ${id} -->\\n\`\`\`json\\n(.*?)\`\`\``, 's')) ?? [];
    writeFileSync(file, text);
    const { code, out, err } = await tablee('pack', 'check', file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { remarks = [] } = packs?.about(JSON.parse(text)) ?? {};
    expect(out.trim().split('\n').slice(1)).toEqual(remarks.map(({ place, says }) => `${place}: ${says.en}.`));
  },
  60_000,
);

test.each(withPacks)(
  '$id: each mistake has its place and its remedy, exit 1',
  async ({ id, packs }) => {
    using here = folder();
    const file = join(here.path, 'mine.json');
    const pack = { ...(packs?.example() as object), name: 7, nonsense: true };
    writeFileSync(file, JSON.stringify(pack));
    const { code, out, err } = await tablee('pack', 'check', file);
    expect(code).toBe(1);
    expect(err).toMatch(/mine\.json has 2 mistakes\.\n$/);
    expect(out).toContain('name: 7 does not fit; right would be a text of 1 to 60 characters.\n');
    expect(out).toMatch(/^nonsense: is no field here; right would be one of /m);
    const json = await tablee('pack', 'check', file, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      game: id,
      sound: false,
      problems: [{ place: 'name' }, { place: 'nonsense' }],
    });
  },
  60_000,
);

test.each(withPacks)(
  '$id: a key written twice is a mistake like any other, told with those of the cards',
  async ({ id, packs }) => {
    using here = folder();
    const file = join(here.path, 'mine.json');
    const text = JSON.stringify(packs?.example(), null, 2);
    const twice = (value: string): string => text.replace(/\n {2}"name": .*/, `$&\n  "name": ${value},`);
    writeFileSync(file, twice('"Mine"'));
    const { code, out, err } = await tablee('pack', 'check', file);
    expect({ code, out }).toEqual({
      code: 1,
      out: 'name: is written in line 3 and again in line 4; right would be only one of the two.\n',
    });
    expect(err).toMatch(/mine\.json has one mistake\.\n$/);
    writeFileSync(file, twice('7'));
    expect((await tablee('pack', 'check', file)).err).toMatch(/mine\.json has 2 mistakes\.\n$/);
    const played = await tablee(
      'lab',
      id,
      '--players',
      '3',
      '--games',
      '1',
      '--pack',
      file,
      '--out',
      join(here.path, 'page.html'),
    );
    expect(played.code).toBe(1);
    expect(played.err).toContain('name is written in line 3 and again in line 4; see all with');
  },
  60_000,
);

test.each(withPacks)(
  '$id: a recording of a game with a pack runs again',
  async ({ rules, packs }) => {
    using here = folder();
    const file = join(here.path, 'game.json');
    const pack = { ...(packs?.example() as object), name: 'Mine' };
    const recording = record(rules, { seats: rules.seats.min, seed: 'with a pack', pack });
    writeFileSync(file, JSON.stringify(recording));
    expect(await tablee('replay', file)).toMatchObject({ code: 0, err: '' });
    expect(await tablee('replay', file, '--at', '0')).toMatchObject({ code: 0, err: '' });
    writeFileSync(file, JSON.stringify({ ...recording, pack: { ...pack, name: 'Yours' } }));
    expect((await tablee('replay', file)).err).toMatch(/The header is the first that differs: content is/);
    writeFileSync(file, JSON.stringify({ ...recording, pack: { ...pack, name: 7 } }));
    expect((await tablee('replay', file)).err).toMatch(
      /pack is a sound pack of this game in the file and a mistake at name here/,
    );
  },
  60_000,
);

test('what is no pack at all is said in one sentence', async () => {
  using here = folder();
  const path = (name: string, text: string): string => {
    writeFileSync(join(here.path, name), text);
    return join(here.path, name);
  };
  mkdirSync(join(here.path, 'folder'));
  const cases: [string[], RegExp][] = [
    [['pack'], /"pack" needs check\|schema\|example/],
    [['pack', 'chek', 'a.json'], /"pack" cannot "chek"\. Did you mean check\?/],
    [['pack', 'schema', 'chess'], /There is no game "chess"/],
    [['pack', 'check', join(here.path, 'nowhere.json')], /there is no such file; name the file of a pack/],
    [['pack', 'check', join(here.path, 'folder')], /it is a folder/],
    [
      ['pack', 'check', path('large.json', ' '.repeat(MOST_PACK_BYTES + 1))],
      /has 262145 bytes; a pack has 262144 at most/,
    ],
    [
      ['pack', 'check', path('half.json', '{\n  "game": "x",\n  "items": [}\n')],
      /half\.json: line 3, column 13 is not JSON: a comma, a quote or a bracket/,
    ],
    [['pack', 'check', path('list.json', '[]')], /does not say which game it is for: put "game": /],
    [['pack', 'check', path('null.json', 'null')], /does not say which game it is for/],
    [['pack', 'check', path('other.json', '{"game":"chess"}')], /is for "chess", which is no game here/],
    ...without.map(({ id }): [string[], RegExp] => [['pack', 'schema', id], /is played with its own cards only/]),
  ];
  for (const [args, message] of cases) {
    const { code, out, err } = await tablee(...args);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBeGreaterThan(0);
  }
}, 60_000);
