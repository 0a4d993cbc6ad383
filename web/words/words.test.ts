import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every message of a catalogue by its path. */
function messages(part: object, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(part).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...messages(value, `${path}${key}.`)]
        : [[`${path}${key}`, value] as const],
    ),
  );
}

describe('the two catalogues', () => {
  test('have the same messages', () => {
    expect([...messages(en).keys()].sort()).toEqual([...messages(fr).keys()].sort());
  });

  test.each(Object.entries({ fr, en }))('%s has no empty message, emoji or typed arrow', (_, catalogue) => {
    for (const [path, message] of messages(catalogue)) {
      if (typeof message !== 'string') continue;
      expect(message.trim(), path).not.toBe('');
      expect(message, path).not.toMatch(/\p{Extended_Pictographic}|→|←/u);
    }
  });
});

describe('grammar', () => {
  test('French counts one for zero, English does not', () => {
    expect(fr.play.recapRobot(0)).toBe('Un robot a joué 0 coup à votre place.');
    expect(fr.play.recapRobot(2)).toBe('Un robot a joué 2 coups à votre place.');
    expect(en.play.recapRobot(1)).toBe('A robot made 1 move in your place.');
    expect(en.net.back(0)).toBe('Back.');
    expect(en.net.back(2)).toBe('Back: 2 moves played.');
  });

  test('"de" loses its vowel before another', () => {
    expect(fr.end.winner('Léa')).toBe('Victoire de Léa');
    expect(fr.end.winner('Odile')).toBe('Victoire d’Odile');
    expect(fr.join.sitIn('Élise')).toBe('Prendre la place d’Élise');
  });

  test('time is told in its largest unit', () => {
    expect(fr.since(0)).toBe('à l’instant');
    expect(fr.since(125)).toBe('depuis 2 h');
    expect(fr.table.policy.absenceValue({ act: 'until-return', after: 259_200 })).toBe('robot après 3 jours');
    expect(en.table.policy.absenceValue({ act: 'wait', after: 90 })).toBe('we wait');
  });
});
