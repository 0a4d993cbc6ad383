/** Labels of answers and reasons of refusals, from whole games at random: all that the choice list could show. */
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Decision, may } from '../../../kernel/index.ts';
import { LANGS, tellingTo } from '../../../web/words/telling/testing/told.ts';
import { playOut, startMatch } from '../../test/record.ts';
import { rules } from '../rules/index.ts';
import { REFUSALS, type RefusalKey } from '../rules/refusals.ts';
import type { View } from '../rules/state.ts';
import { learn } from './index.ts';
import { choices } from './labels.ts';
import { refusalText } from './tell.ts';

await learn('en');

const NAMES = ['Léa', 'Noé', 'Iris', 'Tom'];

/** A sentence, and nothing of the machine in it. */
function isWell(text: string): void {
  expect(text).toMatch(/^[\p{Lu}«“].*[.!?»”]$/su);
  expect(text).not.toMatch(/undefined|\[object|NaN|null| {2}|\.\.|,\.|: \.|\bà le\b|\bde le\b/);
}

describe('the choice list', () => {
  test.each([
    [4, {}],
    [2, {}],
    [3, { storyDeal: 'choose', dropOut: 'frozen', villasTradable: true }],
  ])('%i players: every answer has a sentence, every refusal a reason', (seats, options) => {
    const plan = { seats, options: { ...options, roundCap: 6 }, seed: 'labels' };
    const match = startMatch(rules as unknown as AnyGame, plan);
    let at = 0;
    for (const _ of playOut(match)) {
      // Neighbouring moments are much alike.
      if (++at % 7 !== 0) continue;
      for (const lang of LANGS) {
        const view = match.view(at % seats) as unknown as View;
        const telling = tellingTo(NAMES.slice(0, seats), view.seat, lang, view.table);
        const open: readonly Decision[] = [
          ...match.asked().filter(({ seat }) => seat === view.seat),
          ...may(match.game, match.view(view.seat)),
        ];
        for (const { label, refusal } of choices(view, open, telling)) {
          isWell(label);
          if (refusal !== undefined) isWell(refusalText(refusal, telling));
        }
      }
    }
  });

  test('every refusal can be said', () => {
    const match = startMatch(rules as unknown as AnyGame, { seats: 2, seed: 'no' });
    const numbers = { n: 2, kind: 3, gold: 2, has: 1, fare: 2, most: 3 };
    for (const lang of LANGS) {
      const telling = tellingTo(NAMES.slice(0, 2), 0, lang, match.view(0).table);
      for (const key of Object.keys(REFUSALS) as RefusalKey[]) {
        isWell(refusalText({ key, rule: REFUSALS[key], numbers }, telling));
      }
    }
  });
});
