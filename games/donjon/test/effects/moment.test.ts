/** Which abilities an event wakes, in which order, and that they always come to rest. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Effect, Trigger } from '../../rules/clauses.ts';
import { moment } from '../../rules/effects/moment.ts';
import { type Stage, stage } from './stage.ts';

const gem: Clause = { does: 'gems', n: 1, who: 'self' };
const on = (trigger: Trigger, ...clauses: Clause[]): Effect => ({
  on: trigger,
  do: clauses.length > 0 ? clauses : [gem],
});
const gems = (t: Stage): number[] => t.pub.adventurers.map((one) => one.gems);

describe('who hears', () => {
  const trait = (trigger: Trigger) => ({ trait: [on(trigger)] });
  const all = (trigger: Trigger) => [trait(trigger), trait(trigger), trait(trigger), trait(trigger)];

  test('a round begins for all, everything of a turn for the active player', () => {
    expect(gems(stage({ seats: all('onRoundStart') }).happen('onRoundStart'))).toEqual([1, 1, 1, 1]);
    for (const trigger of ['onTurnStart', 'onBuy', 'onGuildDraw', 'onDraw', 'onReveal'] as const) {
      expect(gems(stage({ active: 2, seats: all(trigger) }).happen(trigger))).toEqual([0, 0, 1, 0]);
    }
  });

  test('a fight’s end for those who stood in it, won or lost', () => {
    const fight = { defender: 1, sides: [null, null, 'defender', 'none'], winner: 'red', stage: 'over' } as const;
    expect(gems(stage({ seats: all('onWin'), fight }).happen('onWin'))).toEqual([0, 1, 1, 0]);
    expect(gems(stage({ seats: all('onLose'), fight }).happen('onLose'))).toEqual([1, 0, 0, 0]);
    expect(gems(stage({ seats: all('afterArena'), fight }).happen('afterArena'))).toEqual([1, 1, 1, 0]);
  });

  test('the Barde’s gem: an ally in a won dungeon fight', () => {
    const song: Effect = { ...on('afterDungeon'), if: [{ is: 'role', role: 'ally' }, { is: 'won' }] };
    const seats = [{ trait: [song] }, { trait: [song] }, { trait: [song] }];
    const t = stage({ seats, fight: { ally: 2, winner: 'green', stage: 'over' } }).happen('afterDungeon');
    expect(gems(t)).toEqual([0, 0, 1]);
  });

  test('a monster’s own effects, for whoever drew it', () => {
    const effects = [on('onWin', { does: 'healAll', who: 'self' }), on('onLose', { does: 'gems', n: -2, who: 'self' })];
    const fight = { monster: { effects }, stage: 'over' } as const;
    const won = stage({ seats: [{ wounds: 3, gems: 3 }], fight: { ...fight, winner: 'green' } });
    expect(won.happen('onWin').happen('onLose').adventurer(0)).toMatchObject({ wounds: 0, gems: 3 });
    const lost = stage({ seats: [{ wounds: 3, gems: 1 }], fight: { ...fight, winner: 'red' } });
    expect(lost.happen('onWin').happen('onLose').adventurer(0)).toMatchObject({ wounds: 3, gems: 0 });
  });

  test('an event in play speaks at every turn, but is revealed once', () => {
    const t = stage({ active: 2, inPlay: { seat: 0, effects: [on('onTurnStart'), on('onReveal')] } });
    expect(gems(t.happen('onTurnStart').happen('onReveal'))).toEqual([1, 0, 0]);
  });

  test('nobody listens, nothing is made', () => {
    const t = stage();
    expect(moment(t.state, t.table, 'onTurnStart')).toBe(moment(t.state, t.table, 'onRoundStart'));
  });

  test('what is used in other questions wakes nobody here', () => {
    const unique = on('onDraw', { does: 'peek', n: 1 });
    for (const trigger of ['beforeDice', 'afterDice', 'afterReveal', 'whileHeld', 'onDraw'] as const) {
      const t = stage({ seats: [{ unique, trait: trigger === 'onDraw' ? [] : [on(trigger)] }], fight: {} });
      t.happen(trigger).expectAsked([]);
      expect(gems(t)).toEqual([0, 0, 0]);
    }
  });
});

rule('DQ-R17', 'events, monster, specials, characters, objects; each clockwise from the active player', () => {
  const t = stage({
    active: 1,
    inPlay: { seat: 2, effects: [on('onRoundStart')] },
    seats: [0, 1, 2].map(() => ({
      trait: [on('onRoundStart')],
      objects: [{ effects: [on('onRoundStart')] }],
      kept: [[on('onRoundStart')]],
    })),
  });
  t.happen('onRoundStart');
  expect(t.happened('ability-used').map(({ by }) => `${by.kind} ${by.seat}`)).toEqual([
    'event 2',
    'special 1',
    'special 2',
    'special 0',
    'character 1',
    'character 2',
    'character 0',
    'object 1',
    'object 2',
    'object 0',
  ]);
});

describe('permissions', () => {
  const may: Effect = { ...on('onTurnStart'), may: true };

  test('are asked for, and not used by default', () => {
    const t = stage({ seats: [{ trait: [may], objects: [{ effects: [may] }] }] }).happen('onTurnStart');
    t.expectAsked([[0, 'use-unique-power']]);
    t.seat(0).answer('use-unique-power', 'yes');
    t.seat(0).default('use-unique-power');
    expect(gems(t)[0]).toBe(1);
    t.expectAsked([]);
  });

  rule('DQ-R67', 'a unique power is one, once', () => {
    const t = stage({ seats: [{ unique: on('onTurnStart') }] }).happen('onTurnStart');
    t.seat(0).answer('use-unique-power', 'yes');
    t.happen('onTurnStart').expectAsked([]);
    expect(gems(t)[0]).toBe(1);
  });

  test('a condition is read when the effect’s turn comes', () => {
    const poor: Effect = { ...on('onTurnStart'), if: [{ is: 'gemsAtMost', n: 0 }] };
    expect(gems(stage({ seats: [{ trait: [poor, poor] }] }).happen('onTurnStart'))[0]).toBe(1);
  });
});

describe('everything ends', () => {
  test('cards that wound whoever wounds', () => {
    const spite = on('onWound', { does: 'healAll', who: 'allPlayers' }, { does: 'wounds', n: 1, who: 'allPlayers' });
    const seat = { trait: [spite, spite, spite, spite], objects: [{ effects: [spite, spite] }] };
    const t = stage({ seats: [seat, seat, seat, seat, seat, seat] });
    t.happen('onWound', 0).expectAsked([]);
    expect(t.pub.agenda).toEqual([]);
  });

  test('choices inside choices', () => {
    const deep = (n: number): Clause => ({ does: 'choice', of: n === 0 ? [[gem], [gem]] : [[deep(n - 1)], [gem]] });
    const t = stage({ seats: [{ trait: [on('onTurnStart', deep(6))] }] }).happen('onTurnStart');
    let asked = 0;
    for (; t.asked.length > 0; asked++) t.seat(0).answer('use-unique-power', 0);
    expect(asked).toBe(7);
    expect(gems(t)[0]).toBe(1);
  });

  test('purchases that lead to purchases', () => {
    const clauses: Clause[] = [
      { does: 'gems', n: 20, who: 'self' },
      { does: 'takeObject', from: 'shop', price: 0 },
    ];
    const t = stage({ seats: [{ trait: [on('onBuy', ...clauses, { does: 'loseObject', who: 'self' })] }] });
    t.happen('onBuy');
    let asked = 0;
    for (; t.asked.length > 0 && asked < 50; asked++) {
      const [[seat, kind]] = t.asked;
      const options = t.seat(seat).options(kind as 'use-unique-power');
      t.seat(seat).answer(kind as 'use-unique-power', options[options.length - 1]);
    }
    expect(asked).toBeLessThan(20);
  });
});
