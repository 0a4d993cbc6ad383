import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { settings } from './environment.ts';
import { command } from './serve.ts';

/** What `tablee serve` makes of what was typed and of the environment. */
function made(env: Record<string, string>, ...typed: readonly string[]) {
  const given = readArguments(command, typed);
  if (given === undefined) throw new Error('nobody asked for help');
  return settings(given, env);
}

test('what is typed counts before what the environment says, and that before what is usual', () => {
  expect(made({})).toMatchObject({ port: 8080, host: undefined, data: undefined, trustProxy: false, logLevel: 'info' });
  const env = {
    TABLEE_PORT: '81',
    TABLEE_DATA: '/data',
    TABLEE_TRUST_PROXY: '1',
    TABLEE_LOG: 'debug',
    TABLEE_DRAIN: '2',
  };
  expect(made(env)).toMatchObject({ port: 81, data: '/data', trustProxy: true, logLevel: 'debug', drain: 2000 });
  expect(made(env, '--port', '82', '--data', 'here')).toMatchObject({ port: 82, data: 'here' });
  expect(made({ TABLEE_PORT: '', TABLEE_LOG: ' ' })).toMatchObject({ port: 8080, logLevel: 'info' });
});

describe('a value that cannot be is refused in one sentence', () => {
  test.each([
    ['TABLEE_PORT', 'http', 'TABLEE_PORT must be a whole number from 0 to 65535, not "http".'],
    ['TABLEE_PORT', '70000', 'TABLEE_PORT must be a whole number from 0 to 65535, not "70000".'],
    ['TABLEE_LOG', 'loud', 'TABLEE_LOG must be one of debug, info, warn, error, silent, not "loud".'],
    ['TABLEE_TRUST_PROXY', 'maybe', 'TABLEE_TRUST_PROXY must be 1 or 0, not "maybe".'],
    ['TABLEE_DRAIN', '60', 'TABLEE_DRAIN must be a whole number from 0 to 5, not "60".'],
    ['TABLEE_HOST_KEY', 'me', /TABLEE_HOST_KEY must have at least 16 characters/],
    ['TABLEE_METRICS_TOKEN', 'secret', /TABLEE_METRICS_TOKEN must have at least 16 characters: .*openssl/],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => made({ [name]: value })).toThrow(sentence);
  });
});
