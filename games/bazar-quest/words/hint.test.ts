import { describe, expect, test } from 'vitest';
import { SET } from '../content/index.ts';
import { contentOf } from '../content/set.ts';
import type { Effect } from '../rules/clauses.ts';
import { abilityHint, HINT_ROOM } from './hint.ts';

const { heroes, employees, items, monsters } = contentOf(SET);
const hintOf = (effect: Effect, lang: 'fr' | 'en') =>
  abilityHint({ effects: [effect] }, lang)?.replaceAll('\u202f', ' ');

describe('the short line of a card in hand', () => {
  test('every hero has one, with room to spare', () => {
    for (const lang of ['fr', 'en'] as const) {
      for (const card of heroes) expect(abilityHint(card, lang), card.name).toBeTruthy();
      for (const card of [...heroes, ...employees, ...items, ...monsters]) {
        const hint = abilityHint(card, lang);
        if (hint !== undefined) expect(hint.length).toBeLessThanOrEqual(HINT_ROOM);
      }
    }
  });
  test('tells the moment or the condition first', () => {
    const gain: Effect = { on: 'heroSurvived', do: [{ does: 'gainCoins', n: 5, who: 'owner' }] };
    expect(hintOf(gain, 'fr')).toBe('vit : +5 or');
    expect(hintOf(gain, 'en')).toBe('lives: +5 coins');
    const bare: Effect = {
      on: 'static',
      if: [{ is: 'itemCount', compare: '=', n: 0 }],
      do: [{ does: 'addStat', stat: 'defence', of: 'hero', by: 2, during: 'inPlay' }],
    };
    expect(hintOf(bare, 'fr')).toBe('nu : déf. +2');
    expect(hintOf(bare, 'en')).toBe('bare: def. +2');
  });
  test('says nothing rather than half of it', () => {
    const gain: Effect = { on: 'static', do: [{ does: 'gainCoins', n: 5, who: 'owner' }] };
    expect(hintOf({ ...gain, if: [{ is: 'soldNothing' }] }, 'fr')).toBeUndefined();
    expect(hintOf({ ...gain, do: [{ does: 'refreshOffer' }] }, 'en')).toBeUndefined();
    expect(abilityHint({ effects: [] }, 'fr')).toBeUndefined();
  });
});
