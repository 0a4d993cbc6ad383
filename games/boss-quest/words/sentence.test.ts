import { describe, expect, test } from 'vitest';
import { LANGS } from '../../../web/words/telling/testing/told.ts';
import { COMPANIONS, spells } from '../content/cards.ts';
import type { Clause, SpellCard } from '../rules/content.ts';
import { learn, wordsOf } from './index.ts';
import { spellWords } from './name.ts';
import { powerSentence, spellFigure, spellSentence, spellShort } from './sentence.ts';

await learn('en');

const ALL = spells({ yellow: true, eighthDark: '', potions: true, companions: true, expansionSpellsInstant: false });
const made = (...clauses: Clause[]): SpellCard => ({ id: 'mine', shade: 'light', life: 'round', clauses });

describe('the sentence on a card', () => {
  test.each(ALL.map((spell) => [spell.id, spell] as const))('%s is told in both languages', (_id, spell) => {
    for (const lang of LANGS) {
      expect(spellWords(spell, lang).flavour).toBeTruthy();
      expect(spellSentence(spell, lang)).toMatch(/^\p{Lu}.*\.$/u);
      // Two short lines of a card in hand.
      expect(spellShort(spell, lang).length).toBeLessThanOrEqual(24);
    }
  });
  test('no two kinds of spell read alike', () => {
    for (const lang of LANGS) {
      const said = ALL.map((spell) => spellSentence(spell, lang));
      expect(new Set(said).size).toBe(new Set(ALL.map(({ id }) => id)).size);
    }
  });
  test('follows the numbers of the clause', () => {
    expect(spellSentence(made({ does: 'bossHp', by: 3 }), 'fr')).toContain('gagne 3 PV');
    expect(spellSentence(made({ does: 'bossHp', by: -3 }), 'en')).toContain('loses 3 HP');
    expect(spellSentence(made({ does: 'requireSameColour', min: 3 }), 'fr')).toContain('3 armes');
    expect(spellSentence(made({ does: 'winnerKeys', by: 2 }), 'en')).toContain('2 more keys');
    expect(spellSentence(made({ does: 'strength', by: -2, target: 'all' }), 'fr')).toContain(
      'chaque chevalier baisse de 2',
    );
  });
  test('follows the colour of the clause', () => {
    for (const lang of LANGS) {
      const { of } = wordsOf(lang).cards.suits.purple;
      expect(spellSentence(made({ does: 'requireColour', colour: 'purple', min: 1 }), lang)).toContain(of);
    }
  });
  test('tells every clause of a card that does several things', () => {
    const both = made({ does: 'bossHp', by: 1 }, { does: 'winnerKeys', by: 1 });
    expect(spellSentence(both, 'fr')).toBe(
      'Le boss gagne 1 PV jusqu’à la fin de la manche. Le gagnant de la manche prend une clef de plus.',
    );
  });
  test('a choice of values shows them all', () => {
    expect(spellFigure(made({ does: 'bossHp', by: [1, 2] }))).toBe('+1 / +2');
    expect(spellFigure(made({ does: 'cancel' }))).toBeUndefined();
    expect(spellFigure(made({ does: 'bossHp', by: -2 }))).toBe('−2');
  });
  test('companions are told by their power', () => {
    for (const lang of LANGS) for (const { power } of COMPANIONS) expect(powerSentence(power, lang)).toMatch(/\.$/);
    expect(powerSentence({ does: 'tolerance', upTo: 4 }, 'fr')).toContain('4');
  });
});
