import { describe, expect, test } from 'vitest';
import { href, parse, type Route, readCode } from './router.ts';

const at = (path: string): Route => parse(new URL(path, 'http://table.example'));

describe('addresses', () => {
  const routes: Route[] = [
    { screen: 'home' },
    { screen: 'table', code: 'K7QF2M' },
    { screen: 'replay', code: 'K7QF2M' },
    { screen: 'replay', code: 'K7QF2M', at: 41, seat: 2 },
    { screen: 'verify' },
    { screen: 'verify', code: 'K7QF2M' },
    { screen: 'watch' },
    { screen: 'practice' },
    { screen: 'credits' },
    { screen: 'rules', game: 'some-game' },
    { screen: 'rules', game: 'some-game', rule: 'SG-212' },
  ];

  test.each(routes)('%o is read as it was written', (route) => {
    expect(at(href(route))).toEqual(route);
  });

  test('a personal link carries its token behind the hash, where no server log sees it', () => {
    expect(at('/t/K7QF2M#seat=abc-123')).toEqual({ screen: 'table', code: 'K7QF2M', token: 'abc-123' });
  });

  test('codes are read in either case', () => {
    expect(at('/t/k7qf2m')).toEqual({ screen: 'table', code: 'K7QF2M' });
  });

  test.each(['/t/', '/t/K7QF2', '/t/K7QF20', '/t/K7QF2M/else', '/nowhere', '/watch/more', '/rules', '/a/b/c/d'])(
    '%s leads nowhere',
    (path) => {
      expect(at(path)).toEqual({ screen: 'lost' });
    },
  );

  test('numbers that are none are left out', () => {
    expect(at('/t/K7QF2M/replay?at=x&seat=1e9')).toEqual({ screen: 'replay', code: 'K7QF2M' });
    expect(at('/%E0%A4%A')).toEqual({ screen: 'lost' });
    expect(at('/rules/some-game#%')).toEqual({ screen: 'rules', game: 'some-game', rule: '%' });
  });
});

describe('what somebody types as a code', () => {
  test.each([
    ['k7qf2m', 'K7QF2M'],
    [' K7Q F2M ', 'K7QF2M'],
    ['k7-qf-2m-extra', 'K7QF2M'],
    ['https://table.example/t/K7QF2M?x=1', 'K7QF2M'],
    ['0O1I', ''],
  ])('%s is %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});
