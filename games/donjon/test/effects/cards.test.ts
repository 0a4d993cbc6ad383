/** Objects taken and lost, specials kept, things used up, and cards applied by hand. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Effect } from '../../rules/clauses.ts';
import type { Adjustment } from '../../rules/effects/types.ts';
import { NONE } from '../../rules/state.ts';
import { type Stage, type StageLiteral, stage } from './stage.ts';

const special = (literal: StageLiteral, ...clauses: Clause[]): Stage =>
  stage({ ...literal, card: { kind: 'special', effects: [{ on: 'onReveal', do: clauses }] } }).happen('onReveal');

describe('objects taken', () => {
  const pedlar: Clause = { does: 'takeObject', from: 'shop', price: -2 };

  test('what the purse can pay, at the changed price; nobody must buy', () => {
    const t = special({ seats: [{ gems: 2 }] }, pedlar);
    // The weapon and the armour of 2 cost 1, the armour of 4 costs 2, the jewel of 3 costs 1.
    expect(t.seat(0).options('special-choice')).toEqual([NONE, 0, 2, 3, 4]);
    t.seat(0).answer('special-choice', 3);
    expect(t.adventurer(0)).toMatchObject({ objects: [3], gems: 0 });
    expect(t.happened('object-gained')).toMatchObject([{ object: 3, price: 2 }]);
    const no = special({ seats: [{ gems: 2 }] }, pedlar);
    no.seat(0).default('special-choice');
    expect(no.adventurer(0)).toMatchObject({ objects: [], gems: 2 });
  });

  rule('DQ-R76', 'with all reductions it still costs 1', () => {
    const trait: Effect = { on: 'whileHeld', do: [{ does: 'priceChange', n: -3, who: 'self', during: 'held' }] };
    const t = special({ seats: [{ gems: 1, trait: [trait] }] }, pedlar);
    t.seat(0).answer('special-choice', 3);
    expect(t.adventurer(0)).toMatchObject({ objects: [3], gems: 0 });
  });

  test('for nothing, of a type', () => {
    const t = special({}, { does: 'takeObject', from: 'shop', type: 'armour' });
    expect(t.seat(0).options('special-choice')).toEqual([2, 3, NONE]);
    t.seat(0).answer('special-choice', 2);
    expect(t.adventurer(0).objects).toEqual([2]);
  });

  test('no gems, no question', () => special({}, pedlar).expectAsked([]));

  rule('DQ-R14', 'a dragon object of the victor’s choice; the last one without a question; then nothing', () => {
    const dragon: Clause = { does: 'takeObject', from: 'dragon' };
    const t = special({}, dragon, dragon, dragon);
    t.seat(0).answer('take-dragon-object', 5);
    expect(t.pub.aside).toEqual([]);
    expect(t.adventurer(0).objects).toEqual([5, 6]);
    t.expectAsked([]);
  });

  rule('DQ-303', 'an object too many is settled before anything goes on', () => {
    const t = special(
      { seats: [{ objects: [{ type: 'armour', bonus: 2 }] }] },
      { does: 'takeObject', from: 'shop', type: 'armour' },
      { does: 'choice', of: [[], []] },
    );
    t.seat(0).answer('special-choice', 2);
    t.expectAsked([[0, 'keep-object']]);
  });

  test('what is bought tells so itself; the character hears of every purchase', () => {
    const bought: Effect = { on: 'onBuy', do: [{ does: 'tp', n: 1, who: 'self' }] };
    const t = stage({
      seats: [{ trait: [bought], objects: [{ type: 'weapon', effects: [bought] }, { type: 'armour' }] }],
    });
    t.happen('onBuy');
    expect(t.adventurer(0).points).toBe(1);
    t.adventurer(0).objects.reverse();
    t.happen('onBuy');
    expect(t.adventurer(0).points).toBe(3);
  });
});

describe('objects lost', () => {
  test('each one’s own choice, clockwise, back to the shop', () => {
    const t = special(
      {
        active: 1,
        seats: [{ objects: [{}, { type: 'weapon' }] }, { objects: [{}] }, { objects: [{}, { type: 'weapon' }] }],
      },
      { does: 'loseObject', who: 'allPlayers' },
    );
    t.expectAsked([[2, 'special-choice']]);
    const [kept, lost] = t.adventurer(2).objects;
    t.seat(2).answer('special-choice', lost);
    t.expectAsked([[0, 'special-choice']]);
    t.seat(0).default('special-choice');
    expect(t.adventurer(2).objects).toEqual([kept]);
    expect(t.pub.adventurers.map((one) => one.objects.length)).toEqual([1, 0, 1]);
    expect(t.happened('object-lost')).toHaveLength(3);
    expect(t.pub.shop).toHaveLength(8);
  });

  test('of a type, where there is one', () => {
    const t = special(
      { seats: [{ objects: [{}, { type: 'weapon' }] }, { objects: [{}] }] },
      { does: 'loseObject', who: 'allPlayers', type: 'weapon' },
    );
    expect(t.pub.adventurers.map((one) => one.objects.length)).toEqual([1, 1, 0]);
  });

  rule('DQ-R15', 'a dragon object goes back to its own row', () => {
    const t = special({ seats: [{ objects: [{ dragon: true }] }] }, { does: 'loseObject', who: 'self' });
    expect(t.pub.aside).toHaveLength(3);
  });
});

describe('kept and used up', () => {
  rule('DQ-R16', 'a special stays face up with its drawer, and its reveal is over', () => {
    const t = special({}, { does: 'keepCard' }, { does: 'gems', n: 1, who: 'self' });
    expect(t.adventurer(0).kept).toHaveLength(1);
    expect(t.pub.card).toBe(NONE);
    t.happen('onReveal');
    expect(t.adventurer(0).gems).toBe(1);
  });

  rule('DQ-908', 'spent objects leave the game, or go back to the shop', () => {
    const ring: Effect = { on: 'onTurnStart', do: [{ does: 'gems', n: 1, who: 'self' }, { does: 'discardSelf' }] };
    const literal: StageLiteral = { seats: [{ objects: [{ effects: [ring] }] }] };
    const gone = stage(literal).happen('onTurnStart');
    expect(gone.pub.removed).toHaveLength(1);
    const back = stage({ ...literal, options: { usedUpObject: 'shop' } }).happen('onTurnStart');
    expect(back.pub.shop).toHaveLength(6);
    expect(back.adventurer(0)).toMatchObject({ objects: [], gems: 1 });
  });

  test('an effect that marks its object works once, the others go on', () => {
    const once: Effect = { on: 'onTurnStart', do: [{ does: 'gems', n: 5, who: 'self' }, { does: 'markUsed' }] };
    const always: Effect = { on: 'onTurnStart', do: [{ does: 'gems', n: 1, who: 'self' }] };
    const t = stage({ seats: [{ objects: [{ effects: [once, always] }] }] });
    t.happen('onTurnStart').happen('onTurnStart');
    expect(t.adventurer(0).gems).toBe(7);
  });
});

describe('by hand', () => {
  const card: Clause = { does: 'manual', text: { fr: 'Chantez.', en: 'Sing.' } };
  const change = (seat: number, more: Partial<Adjustment>): Adjustment => ({
    seat,
    gems: 0,
    wounds: 0,
    points: 0,
    ...more,
  });
  const confirm = (t: Stage, ...answers: ('agree' | 'object')[]): void => {
    for (const [seat, answer] of answers.entries()) t.seat(seat).answer('manual-confirm', answer);
  };

  test('the drawer writes, all confirm in secret, then it happens', () => {
    const t = special({ active: 1, seats: [{ gems: 3 }, { wounds: 1 }, {}] }, card, {
      does: 'gems',
      n: 1,
      who: 'self',
    });
    t.expectAsked([[1, 'manual-adjust']]);
    t.seat(1).answer('manual-adjust', [
      change(0, { gems: -5 }),
      change(1, { wounds: -1, points: 2 }),
      change(2, { gems: 1 }),
    ]);
    t.expectAsked([
      [0, 'manual-confirm'],
      [1, 'manual-confirm'],
      [2, 'manual-confirm'],
    ]);
    confirm(t, 'agree', 'agree', 'agree');
    expect(t.adventurer(0).gems).toBe(0);
    expect(t.adventurer(1)).toMatchObject({ wounds: 0, points: 2, gems: 1 });
    expect(t.adventurer(2).gems).toBe(1);
    expect(t.happened('adjusted-by-hand')).toHaveLength(1);
  });

  test('after an objection it is asked for again, three times in all, then nothing happens', () => {
    const t = special({}, card, { does: 'gems', n: 1, who: 'self' });
    for (let i = 0; i < 3; i++) {
      t.expectAsked([[0, 'manual-adjust']]);
      t.seat(0).answer('manual-adjust', [change(0, { points: 20 })]);
      confirm(t, 'agree', 'object', 'object');
    }
    expect(t.happened('adjustment-rejected')).toMatchObject([{ seats: [1, 2] }, { seats: [1, 2] }, { seats: [1, 2] }]);
    expect(t.adventurer(0)).toMatchObject({ points: 0, gems: 1 });
    t.expectAsked([]);
  });

  test('composed piece by piece, within bounds, one line a player', () => {
    const t = special({}, card);
    const player = t.seat(0);
    expect(player.refusal('manual-adjust', [change(3, {})])).toMatchObject({ key: 'adjust-nobody' });
    expect(player.refusal('manual-adjust', [change(1, {}), change(1, {})])).toMatchObject({ key: 'adjust-twice' });
    expect(player.refusal('manual-adjust', [change(1, { wounds: 5 })])).toMatchObject({ key: 'adjust-too-much' });
    expect(player.refusal('manual-adjust', [{ ...change(1, {}), more: 1 } as Adjustment])).toMatchObject({
      key: 'not-an-answer',
    });
    expect(player.options('manual-adjust')).toHaveLength(1 + 3 * 6);
    expect(player.defaultOf('manual-adjust')).toEqual([]);
    const { candidates } = t.game.kinds['manual-adjust'];
    const two = candidates(player.view, player.decision('manual-adjust') as never, [change(1, { gems: 1 })]);
    expect(two).toContainEqual([change(0, { gems: 1 }), change(1, { gems: 1 })]);
    expect(two).toContainEqual([change(1, { gems: 2 })]);
    expect(two.filter((one) => one.length === 0)).toHaveLength(1);
  });
});
