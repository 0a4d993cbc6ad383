import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Command, type Given, readArguments } from './arguments.ts';
import { Failure } from './failure.ts';
import { command as lab } from './lab.ts';
import { command as replay } from './replay.ts';
import { folder, tablee } from './testing/tablee.ts';
import { command as tournament } from './tournament.ts';

test('a page, its figures and its games; every game can be opened again', async () => {
  using here = folder();
  const out = join(here.path, 'report.html');
  const few = ['lab', 'boss-quest', '--players', '3', '--games', '4', '--bots', 'random', '--out', out];
  const { code, out: said, err } = await tablee(...few, '--against-options', '{"potions":true}', '--workers', '2');
  expect(err).toMatch(/^Playing \d\/8\n/);
  expect(said).toContain('4 and 4 games');
  expect(code).toBe(0);
  expect(readFileSync(out, 'utf8')).toContain('<!doctype html>');
  expect(readFileSync(join(here.path, 'report.csv'), 'utf8').trim().split('\n')).toHaveLength(9);
  const { sets } = JSON.parse(readFileSync(join(here.path, 'report.json'), 'utf8'));
  expect(sets.map((set: { games: number }) => set.games)).toEqual([4, 4]);

  expect(sets[1].replay).toBe(
    `./tablee replay boss-quest --players 3 --bots random --options '{"potions":true}' --seed 1/1`,
  );
  const file = join(here.path, 'game.json');
  const words = sets[1].replay.replaceAll("'", '').split(' ').slice(1);
  const again = await tablee(...words, '--save', file, '--json');
  const line = readFileSync(join(here.path, 'report.csv'), 'utf8').split('\n')[5].split(',');
  expect(JSON.parse(again.out)).toMatchObject({
    reproduced: true,
    rows: Number(line[3]),
    outcome: { ending: line[4] },
  });
  expect((await tablee('replay', file)).out).toContain('all reproduced');
}, 120_000);

test('a tournament rates bots', async () => {
  const few = ['tournament', 'boss-quest', '--players', '2', '--bots', 'random,malin', '--games', '3', '--json'];
  const { code, out } = await tablee(...few);
  expect(code).toBe(0);
  const { games, deals, bots } = JSON.parse(out);
  // Each deal is played in both seats.
  expect([games, deals]).toEqual([4, 2]);
  expect(bots.map(({ seats }: { seats: number }) => seats)).toEqual([4, 4]);
  expect(bots[0].rating).toBeGreaterThanOrEqual(bots[1].rating);
  expect(bots[0].against[bots[1].bot] + bots[1].against[bots[0].bot]).toBeCloseTo(1, 10);
}, 60_000);

test('what cannot be done is said in one sentence, before anything is played', async () => {
  using here = folder();
  const out = ['--out', join(here.path, 'r.html')];
  const game = ['lab', 'boss-quest'];
  const cases: [string[], RegExp][] = [
    [['lab', 'boss-qest', ...out], /no game "boss-qest"\. Did you mean boss-quest/],
    [game, /Say where the report goes/],
    [[...game, '--out', here.path], /must end in \.html/],
    [[...game, '--out', join(here.path, 'nowhere', 'r.html')], /there is no folder/],
    [[...game, ...out, '--games', 'many'], /--games must be a whole number from 1/],
    [[...game, ...out, '--players', '9'], /--players must be a whole number from 2 to 6/],
    [[...game, ...out, '--bots', 'expert'], /--bots: there is no bot "expert"/],
    [[...game, ...out, '--against-options', '{"potion":true}'], /--against-options: potion: unknown/],
    [[...game, ...out, '--pack', 'x.json'], /takes no packs/],
    [[...game, ...out, '--lang', 'de'], /--lang must be fr or en/],
    [[...game, ...out, '--data', join(here.path, 'nothing')], /There is no database/],
    [[...game, ...out, '--data', here.path, '--seed', '2'], /--seed is for games among bots/],
    [['tournament', 'boss-quest'], /Say which bots meet/],
    [['tournament', 'boss-quest', '--bots', 'malin,malin'], /at least two bots, each once/],
    [['replay', 'boss-quest'], /Say which game of boss-quest/],
    [['replay', 'game.json', '--bots', 'malin'], /--bots is for a game of the lab/],
  ];
  for (const [[name, ...typed], message] of cases) {
    const failure = await said(COMMANDS[name], typed);
    expect(failure.message).toMatch(message);
    expect(failure.message.split('\n')).toHaveLength(1);
  }
  expect(existsSync(out[1])).toBe(false);
}, 60_000);

const COMMANDS: { readonly [name: string]: Command } = { lab, replay, tournament };

/** What a command that cannot be carried out says, without a process of its own. */
async function said(command: Command, typed: readonly string[]): Promise<Failure> {
  const given = readArguments(command, typed);
  const failure = await command.run(given as Given).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  return failure as Failure;
}
