/** What is counted about single cards, over whole games at random. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/index.ts';
import type { CardNote } from '../../box.ts';
import { playOut, startMatch } from '../../test/record.ts';
import { cards } from '../cards.ts';
import { rules } from '../rules/index.ts';

test('spells, weapons and companions are counted as they are offered, taken and used', () => {
  const options = { potions: true, companions: true };
  const match = startMatch(rules as unknown as AnyGame, { seats: 4, options, seed: 'cards' });
  const { content } = match.view(0).table;
  const titles = cards.titles(content);
  const notesOf = cards.watch(content);
  const notes = [
    ...match.story.flatMap(notesOf),
    ...[...playOut(match)].flatMap((g) => g.change.events.flatMap(notesOf)),
  ];
  const count = (deck: string, what: CardNote['what']): number =>
    notes.filter((note) => note.deck === deck && note.what === what).length;
  for (const { deck, card } of notes) expect(titles[deck][card].en).toBeTruthy();
  expect(count('spells', 'offered')).toBeGreaterThan(count('spells', 'taken'));
  expect(count('spells', 'taken')).toBeGreaterThan(0);
  expect(count('weapons', 'taken')).toBeGreaterThan(count('weapons', 'used'));
  // Whoever wins a round fights with at least the two weapons that were dealt.
  const won = match.story.filter(({ type }) => type === 'round-won').length;
  expect(count('weapons', 'used')).toBeGreaterThanOrEqual(2 * won);
  // Each player has one from the start, and a spell may exchange two.
  expect(count('companions', 'taken')).toBeGreaterThanOrEqual(4);
  expect(count('companions', 'used')).toBeLessThanOrEqual(count('weapons', 'used'));
  expect(count('companions', 'used')).toBeGreaterThanOrEqual(won);
});
