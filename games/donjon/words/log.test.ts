/** Log lines told from whole games at random: every event that happens in them, to every reader. */
import { describe, expect, test } from 'vitest';
import { type AnyGame, type SeenEvent, SPECTATOR, seen } from '../../../kernel/index.ts';
import type { Sentence } from '../../../web/face.ts';
import { flaw, LANGS, tellingTo, text } from '../../../web/words/telling/testing/told.ts';
import { playOut, startMatch } from '../../test/record.ts';
import { rule } from '../../test/rule.ts';
import type { Content } from '../rules/content.ts';
import { UNIQUE } from '../rules/effects/types.ts';
import { rules } from '../rules/index.ts';
import type { Events } from '../rules/state.ts';
import { learn, wordsOf } from './index.ts';
import { type Teller, teller } from './teller.ts';

await learn('en');

const NAMES = ['Léa', 'Noé', 'Iris', 'Tom', 'Maé', 'Zoé'];
const READERS = [SPECTATOR, 0, 1, 2, 3];

function say(event: SeenEvent, telling: Parameters<typeof teller>[0]): Sentence | undefined {
  const tell = wordsOf(telling.lang).log[event.type as keyof Events] as unknown as
    | ((event: SeenEvent, t: Teller) => Sentence | undefined)
    | undefined;
  return tell?.(event, teller(telling));
}

describe('the log', () => {
  const told = new Set<string>();

  for (const whispers of [false, true]) {
    test(`reads well in a whole game for each seat and for spectators${whispers ? ', with whispers' : ''}`, () => {
      const match = startMatch(rules as unknown as AnyGame, { seats: 4, options: { whispers }, seed: 'told 0' });
      const { table } = match.view(0);
      const tellings = LANGS.flatMap((lang) => READERS.map((me) => tellingTo(NAMES.slice(0, 4), me, lang, table)));
      const events = [...playOut(match)].flatMap(({ change }) => change.events);
      for (const event of events) {
        told.add(event.type);
        for (const telling of tellings) {
          const sentence = say(seen(event, telling.me), telling);
          if (sentence === undefined) continue;
          expect(flaw(sentence, telling), `${event.type} ${JSON.stringify(event.facts)}`).toBeUndefined();
        }
      }
    });
  }

  test('has a line for most things that can happen', () => {
    expect(told.size).toBeGreaterThan(50);
  });

  rule('DQ-R23', 'a tie for the start names nobody yet', () => {
    const match = startMatch(rules as unknown as AnyGame, { seats: 3, seed: 'tied' });
    const rolls = [0, 1, 2].map((seat) => ({ seat, face: 4 }));
    for (const lang of LANGS) {
      const telling = tellingTo(NAMES.slice(0, 3), 0, lang, match.view(0).table);
      const sentence = say({ type: 'rolled-for-start', rolls, starter: -1 } as SeenEvent, telling);
      expect(sentence && flaw(sentence, telling)).toBeUndefined();
    }
  });

  test('to the reader it is said as one says it', () => {
    const match = startMatch(rules as unknown as AnyGame, { seats: 3, seed: 'pronouns' });
    const telling = tellingTo(NAMES.slice(0, 3), 0, 'fr', match.view(0).table);
    const line = (event: object): string => text(say(event as SeenEvent, telling)?.pieces ?? [], telling);
    expect(line({ type: 'gift-given', from: 1, to: 0, goods: { gems: 2 } })).toBe('Noé vous remet 2 gemmes.');
    expect(line({ type: 'gift-given', from: 0, to: 2, goods: { gems: 2 } })).toBe('Vous remettez 2 gemmes à Iris.');
    const wants = { type: 'wants-told', seeks: { gems: 1 }, spares: { quests: 1 } };
    expect(line({ ...wants, seat: 0 })).toBe('Vous cherchez des gemmes et cédez une quête.');
    expect(line({ ...wants, seat: 1, seeks: {} })).toBe('Noé cède une quête.');
    expect(line({ ...wants, seat: 1, seeks: {}, spares: {} })).toBe('Noé ne cherche plus rien de particulier.');
    expect(line({ type: 'turn-started', seat: 0 })).toBe('À votre tour.');
    expect(line({ type: 'turn-started', seat: 2 })).toBe('Au tour d’Iris.');
  });

  rule('DQ-609', 'a KritiK against a monster wounds nobody, and the log does not say so', () => {
    const match = startMatch(rules as unknown as AnyGame, { seats: 3, seed: 'kritik' });
    const telling = tellingTo(NAMES.slice(0, 3), 0, 'en', match.view(0).table);
    const added = (winner: 'green' | 'red', kind: 'monster' | 'power'): string => {
      const green = { terms: [{ kind: 'power', seat: 0, n: 8 }], total: 24 };
      const red = { terms: [{ kind, seat: kind === 'monster' ? -1 : 1, n: 9 }], total: 10 };
      const event = { type: 'totals-compared', green, red, winner, kritik: true } as unknown as SeenEvent;
      return text(say(event, telling)?.after ?? [], telling);
    };
    expect(added('green', 'monster')).toBe('');
    for (const told of [added('red', 'monster'), added('green', 'power'), added('red', 'power')]) {
      expect(told).toBe('On a KritiK: 2 wounds for the beaten.');
    }
  });

  test('an ability is told by its name and whose it is', () => {
    const match = startMatch(rules as unknown as AnyGame, { seats: 3, seed: 'abilities' });
    const { table } = match.view(0);
    const card = (table.content as Content).characters.findIndex(({ id }) => id === 'forester');
    const line = (effect: number, lang: 'fr' | 'en'): string => {
      const telling = tellingTo(NAMES.slice(0, 3), 0, lang, table);
      const by = { kind: 'character', card, effect, seat: 1 };
      return text(say({ type: 'ability-used', by } as unknown as SeenEvent, telling)?.pieces ?? [], telling);
    };
    expect(line(UNIQUE, 'fr')).toBe('Noé fait jouer Pistage.');
    expect(line(0, 'en')).toBe('Noé uses Favourite Prey.');
  });

  rule('DQ-916', 'an arena opens with the set phrase, which is no part of what happens', () => {
    const facts = { attacker: 1, defender: 0 };
    const match = startMatch(rules as unknown as AnyGame, { seats: 3, seed: 'phrase' });
    const line = (lang: 'fr' | 'en'): string => {
      const telling = tellingTo(NAMES.slice(0, 3), SPECTATOR, lang, match.view(0).table);
      return text(say({ type: 'arena-opened', ...facts } as SeenEvent, telling)?.pieces ?? [], telling);
    };
    expect(line('fr')).toMatch(/^«\sL’Arène est ouverte\s!\s» Noé défie Léa\.$/);
    expect(line('en')).toBe('“The Arena is open!” Noé challenges Léa.');
  });
});
