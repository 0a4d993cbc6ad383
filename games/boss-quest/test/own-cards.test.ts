/** Own-made cards: what the vocabulary can say beyond the printed box. */
import { expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import type { Clause, Content, SpellCard } from '../rules/content.ts';
import { previewSpell } from '../rules/view.ts';
import { arrange } from './arrange.ts';

/** A box in which `hpPlus1` is this card instead. */
const withCard =
  (shade: SpellCard['shade'], ...clauses: Clause[]) =>
  (content: Content): Content => ({
    ...content,
    spells: content.spells.map((card) =>
      card.id === 'hpPlus1' ? { id: 'ownMade', shade, life: 'round', clauses } : card,
    ),
  });

rule('BQ-R04', 'a card with a choice of values asks for the value before its target', () => {
  const t = arrange({
    seats: 3,
    row: ['ownMade', 'hpPlus2', 'needRed'],
    content: withCard('dark', { does: 'strength', by: [1, 2], target: 'any' }),
  });
  const before = t.pub.knights[1].shown;
  t.seat(0).visit();
  t.seat(0).activate('ownMade');
  t.expectAsked([[0, 'spell-value']]);
  expect(t.seat(0).options('spell-value')).toEqual([1, 2]);
  expect(t.seat(0).defaultOf('spell-value')).toBe(1);
  t.seat(0).answer('spell-value', 2);
  t.expectAsked([[0, 'spell-target-player']]);
  t.seat(0).answer('spell-target-player', 1);
  expect(t.pub.knights[1].shown).toBe(before + 2);
});

rule('BQ-R04', 'a light card with a choice of values changes the boss by the value chosen', () => {
  const t = arrange({
    boss: 17,
    seats: 3,
    row: ['ownMade', 'cancelSpell', 'needRed'],
    content: withCard('light', { does: 'bossHp', by: [-1, -2] }),
  });
  t.seat(0).visit();
  t.seat(0).activate('ownMade');
  t.seat(0).answer('spell-value', -2);
  expect(t.pub.effectiveHp).toBe(15);
  t.seat(1).visit();
  t.seat(1).activate('cancelSpell');
  t.seat(1).default('cancel-target');
  expect(t.pub.effectiveHp).toBe(17);
});

rule('BQ-314', 'a card may touch all participants, or only its caster, and several clauses work in turn', () => {
  const t = arrange({
    boss: 17,
    seats: 3,
    row: ['ownMade', 'cancelSpell', 'needRed'],
    content: withCard(
      'dark',
      { does: 'strength', by: 1, target: 'all' },
      { does: 'preventHeartLoss', target: 'self' },
      { does: 'bossHp', by: 1 },
    ),
  });
  const before = t.pub.knights.map(({ shown }) => shown);
  expect(previewSpell(t.view(0), t.spell('ownMade')).shown).toHaveLength(3);
  t.seat(0).visit();
  t.seat(0).activate('ownMade');
  expect(t.pub.knights.map(({ shown }) => shown)).toEqual(before.map((shown) => shown + 1));
  expect(t.pub.effectiveHp).toBe(18);
  expect(t.happened('shield-laid')).toEqual([{ spell: t.spell('ownMade'), seat: 0 }]);
  t.seat(1).visit();
  t.seat(1).activate('cancelSpell');
  t.seat(1).default('cancel-target');
  expect(t.pub.knights.map(({ shown }) => shown)).toEqual(before);
  expect(t.pub.effectiveHp).toBe(17);
});

rule('BQ-R14', 'a card of which one clause can work may be activated', () => {
  const t = arrange({
    boss: 17,
    seats: 3,
    row: ['ownMade', 'cancelSpell', 'needRed'],
    content: withCard('light', { does: 'cancel' }, { does: 'bossHp', by: 1 }),
  });
  t.seat(0).visit();
  expect(t.seat(0).refusal('choose-spell', { slot: t.slot('cancelSpell'), use: 'activate' })).toMatchObject({
    rule: 'BQ-R14',
    key: 'nothing-to-cancel',
  });
  t.seat(0).activate('ownMade');
  expect(t.pub.effectiveHp).toBe(18);
});
