import { expect, test, vi } from 'vitest';
import { spoken } from './spoken.ts';

test('French is always there; another language is fetched once, and spoken from then on', async () => {
  const fetch = vi.fn(async () => 'hello');
  const words = spoken('bonjour', { en: fetch });
  expect(words.of('fr')).toBe('bonjour');
  expect(words.of('en')).toBe('bonjour');
  await words.learn('fr');
  expect(fetch).not.toHaveBeenCalled();
  await words.learn('en');
  await words.learn('en');
  expect(words.of('en')).toBe('hello');
  expect(words.of('fr')).toBe('bonjour');
  expect(fetch).toHaveBeenCalledOnce();
});
