import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '../games/index.ts';
import { readPack } from '../games/packs.ts';
import { record } from '../games/test/record.ts';
import type { Json } from '../kernel/index.ts';
import { replayRecording } from '../kernel/recording.ts';

const page = readFileSync(new URL('packs.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/<!-- example: (\S+) -->\n```json\n(.*?)```/gs)].map(([, game, text]) => ({
  game,
  text,
}));
const boxOf = (game: string) => shelf.find(({ id }) => id === game)?.load();

describe('docs/packs.md', () => {
  test('shows a pack of every game that takes them', async () => {
    const boxes = await Promise.all(shelf.map(async ({ id, load }) => ({ id, packs: (await load()).packs })));
    const taking = boxes.filter(({ packs }) => packs !== undefined).map(({ id }) => id);
    expect(examples.map(({ game }) => game)).toEqual(taking);
  });

  test.each(examples)('the pack of $game is sound and can be played', async ({ game, text }) => {
    const box = await boxOf(game);
    const read = readPack(text);
    if (!('json' in read) || box?.packs === undefined) throw new Error(JSON.stringify(read));
    expect(box.packs.check(read.json)).toEqual([]);
    const recording = record(box.rules, { seats: box.rules.seats.min, seed: 'docs/packs.md', pack: read.json as Json });
    expect(replayRecording(recording, box)).toMatchObject({ ok: true });
  });
});
