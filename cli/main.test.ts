import { describe, expect, test } from 'vitest';
import { tablee } from './testing/tablee.ts';

/** One clear sentence (or a sentence and its remedy) on stderr, nothing on stdout, a non-zero exit code. */
async function refuses(args: readonly string[], message: RegExp): Promise<void> {
  const { code, out, err } = await tablee(...args);
  expect(err).toMatch(message);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).not.toMatch(/\bat .*\.ts:\d/);
  expect(out).toBe('');
  expect(code).toBeGreaterThan(0);
}

describe('what cannot be done is said in one sentence with its remedy', () => {
  test.each([
    [[], /Say what to do: tablee serve/],
    [['simulat'], /no command "simulat"\. Did you mean simulate\?/],
    [['constructor'], /no command "constructor"/],
    [['simulate'], /needs game/],
    [['simulate', 'boss-qest'], /no game "boss-qest"\. Did you mean boss-quest\?/],
    [['simulate', 'chess'], /no game "chess"\. The games are boss-quest/],
    [['simulate', 'boss-quest', 'now'], /"now" is one word too many/],
    [['simulate', 'boss-quest', '--gmaes', '3'], /no option --gmaes\. Did you mean --games\?/],
    [['simulate', 'boss-quest', '-x'], /no option -x\. See "tablee simulate --help"/],
    [['simulate', 'boss-quest', '--games'], /--games needs a value/],
    [['simulate', 'boss-quest', '--games', '0'], /--games must be a whole number from 1 to/],
    [['simulate', 'boss-quest', '--games', '1e3'], /--games must be a whole number/],
    [['simulate', 'boss-quest', '--players', '7'], /--players must be a whole number from 2 to 6, not "7"/],
    [['simulate', 'boss-quest', '--json=yes'], /--json is a switch/],
    [['simulate', 'boss-quest', '--bots', 'mallin'], /no bot "mallin".*Did you mean malin\?/],
    [['simulate', 'boss-quest', '--thinking', '0'], /--thinking must be a whole number from 1 to/],
    [['simulate', 'boss-quest', '--players', '2', '--bots', 'malin,malin,malin'], /3 bots for 2 seats/],
    [['simulate', 'boss-quest', '--options', '{reaper:true}'], /--options is not JSON/],
    [['simulate', 'boss-quest', '--options', '[1]'], /--options must be a JSON object/],
    [['simulate', 'boss-quest', '--options', '{"reeper":true}'], /reeper: unknown; the options are .*reaper/],
    [
      ['simulate', 'boss-quest', '--options', '{"reaper":3}'],
      /reaper: 3 is not one of true, false|reaper: 3 is not one of false, true/,
    ],
    [['bench', '--only', 'yardstik-vs-bare-loop'], /Did you mean yardstick-vs-bare-loop\?/],
  ] as const)('tablee %j', (args, message) => refuses(args, message));
});

test('help is on stdout and is a success, for the command and each of its parts', async () => {
  const help = await tablee('--help');
  expect(help).toMatchObject({ code: 0, err: '' });
  const names = [...help.out.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name]) => name);
  const all = 'serve backup move simulate lab tournament replay verify pack rules bench';
  expect(names).toEqual(all.split(' '));
  for (const name of names) {
    const own = await tablee(name, '--help');
    expect(own).toMatchObject({ code: 0, err: '' });
    expect(own.out).toContain(`tablee ${name}`);
    expect(own.out).toContain('--help');
  }
}, 60_000);
