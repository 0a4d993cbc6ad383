/** What is counted about single cards, over whole games at random. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/index.ts';
import type { CardNote } from '../../box.ts';
import { playOut, startMatch } from '../../test/record.ts';
import { cards } from '../cards.ts';
import { makeContent } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';

const SEATS = 4;
const content = makeContent({} as Options);
const titles = cards.titles(content);

function notesOf(seed: string): CardNote[] {
  const match = startMatch(rules as unknown as AnyGame, { seats: SEATS, seed });
  const notes = cards.watch(content);
  const first = match.story.flatMap(notes);
  return [...first, ...[...playOut(match)].flatMap(({ change }) => change.events.flatMap(notes))];
}
const count = (notes: readonly CardNote[], deck: string, what: CardNote['what']): number =>
  notes.filter((note) => note.deck === deck && note.what === what).length;

test('characters, quests, objects and adventures are counted as they are met, taken and used', () => {
  for (const seed of ['a', 'b', 'c']) {
    const notes = notesOf(seed);
    for (const { deck, card, seat } of notes) {
      expect(titles[deck][card]).toBeDefined();
      expect(seat).toBeLessThan(SEATS);
    }
    expect(count(notes, 'characters', 'taken')).toBe(SEATS);
    expect(count(notes, 'quests', 'offered')).toBeGreaterThanOrEqual(2 * SEATS);
    expect(count(notes, 'quests', 'taken')).toBeGreaterThanOrEqual(SEATS);
    expect(count(notes, 'quests', 'used')).toBeLessThanOrEqual(count(notes, 'quests', 'taken'));
    expect(count(notes, 'adventures', 'used')).toBeLessThanOrEqual(count(notes, 'adventures', 'offered'));
    expect(count(notes, 'objects', 'offered')).toBeGreaterThan(18);
  }
});

test('a dragon object is never offered by the shop', () => {
  const dragon = content.objects.map(({ dragon }) => dragon);
  const offered = notesOf('shop').filter(({ deck, what }) => deck === 'objects' && what === 'offered');
  expect(offered.some(({ card }) => dragon[card])).toBe(false);
});
