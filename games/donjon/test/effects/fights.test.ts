/** Declarations before and after the dice, and the wounds of a defeat. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Effect, Trigger } from '../../rules/clauses.ts';
import { usable } from '../../rules/effects/declare.ts';
import { activePower } from '../../rules/effects/power.ts';
import type { Source, Use } from '../../rules/effects/types.ts';
import { type FightLiteral, type SeatLiteral, type Stage, stage } from './stage.ts';

const on = (trigger: Trigger, ...clauses: Clause[]): Effect => ({ on: trigger, do: clauses });
const rage = on('beforeDice', { does: 'power', n: 4, during: 'combat' });
const reroll = on('afterDice', { does: 'reroll', die: 'choose' });
const hush = on('afterReveal', { does: 'neutraliseAlly' });

const uses = (t: Stage, seat: number, kind: 'declare-before-dice' | 'after-dice-power' | 'after-reveal-power'): Use[] =>
  t
    .seat(seat)
    .options(kind)
    .filter((a): a is Use => typeof a === 'object');

const everybody = (unique: Effect, n: number): SeatLiteral[] => Array.from({ length: n }, () => ({ unique }));
const ARENA: FightLiteral = { defender: 2, sides: [null, null, null, null], stage: 'declare' };

describe('before the dice', () => {
  rule('DQ-R37', 'attacker, then defender, each as often as they want; bystanders are never asked', () => {
    const two: SeatLiteral = { unique: rage, kept: [[{ ...rage }]] };
    const t = stage({ active: 1, seats: [two, two, two, two], fight: ARENA });
    t.do({ do: 'declare', on: 'beforeDice', seats: [1, 2, 3, 0], passed: [] });
    t.expectAsked([[1, 'declare-before-dice']]);
    t.seat(1).answer('declare-before-dice', uses(t, 1, 'declare-before-dice')[0]);
    t.expectAsked([[1, 'declare-before-dice']]);
    t.seat(1).answer('declare-before-dice', uses(t, 1, 'declare-before-dice')[0]);
    t.expectAsked([[2, 'declare-before-dice']]);
    expect(activePower(t.content, t.pub, 1, t.pub.fight)).toBe(16);
    t.seat(2).answer('declare-before-dice', 'done');
    t.expectAsked([]);
  });

  rule('DQ-R37', 'in the dungeon the active player, then the ally', () => {
    const t = stage({ active: 2, seats: everybody(rage, 3), fight: { ally: 0 } });
    t.do({ do: 'declare', on: 'beforeDice', seats: [2, 0], passed: [] });
    t.seat(2).answer('declare-before-dice', 'done');
    t.expectAsked([[0, 'declare-before-dice']]);
    t.seat(0).default('declare-before-dice');
    t.expectAsked([]);
    expect(t.adventurer(0).powerUsed).toBe(false);
  });

  rule('DQ-R67', 'a unique power works once a game, a trait once a fight', () => {
    const t = stage({ seats: [{ unique: rage, trait: [rage] }], fight: {} });
    t.do({ do: 'declare', on: 'beforeDice', seats: [0], passed: [] });
    t.seat(0).answer('declare-before-dice', uses(t, 0, 'declare-before-dice')[0]);
    t.seat(0).answer('declare-before-dice', uses(t, 0, 'declare-before-dice')[0]);
    t.expectAsked([]);
    if (t.pub.fight) t.pub.fight.declared = [];
    expect(usable(t.content, t.pub, 0, 'beforeDice')).toMatchObject([{ effect: 0 }]);
  });

  test('conditions of the role', () => {
    const asAlly: Effect = { ...rage, if: [{ is: 'role', role: 'ally' }] };
    const t = stage({ seats: [{ trait: [asAlly] }, { trait: [asAlly] }], fight: { ally: 1 } });
    t.do({ do: 'declare', on: 'beforeDice', seats: [0, 1], passed: [] });
    t.expectAsked([[1, 'declare-before-dice']]);
  });

  test('a card of the deck offers its owner something too', () => {
    const bribe = on('beforeDice', { does: 'gems', n: -1, who: 'self' }, { does: 'power', n: 2, during: 'combat' });
    const t = stage({ seats: [{ gems: 3 }], fight: { monster: { effects: [bribe] } } });
    t.do({ do: 'declare', on: 'beforeDice', seats: [0], passed: [] });
    t.seat(0).answer('declare-before-dice', uses(t, 0, 'declare-before-dice')[0]);
    expect(t.adventurer(0).gems).toBe(2);
    expect(activePower(t.content, t.pub, 0, t.pub.fight)).toBe(10);
  });

  rule('DQ-R16', 'a kept special is spent with the fight, win or lose', () => {
    const scroll: Effect[] = [on('beforeDice', { does: 'power', n: 3, during: 'combat' }, { does: 'discardSelf' })];
    const t = stage({ seats: [{ kept: [scroll] }], fight: {}, dice: [2, 2] });
    const [card] = t.adventurer(0).kept;
    t.do({ do: 'fight' });
    t.seat(0).answer('declare-before-dice', uses(t, 0, 'declare-before-dice')[0]);
    expect(t.happened('totals-compared')).toMatchObject([{ green: { total: 13 } }]);
    expect(t.adventurer(0).kept).toEqual([]);
    expect(t.pub.discard).toContain(card);
    expect(t.pub.lasting).toEqual([]);
  });
});

describe('on the dice', () => {
  const rolled = (seats: SeatLiteral[], fight: FightLiteral, dice: number[]): Stage =>
    stage({ seats, fight: { stage: 'dice', dice: { green: 3, red: 6 }, ...fight }, dice });

  rule(['DQ-R39', 'DQ-506'], 'only the principals, clockwise, anew after each use; no bystander is asked', () => {
    const t = rolled(everybody(reroll, 4), { ...ARENA, stage: 'dice', attacker: 0 }, [8]);
    t.do({ do: 'declare', on: 'afterDice', seats: [0, 1, 2, 3], passed: [] });
    t.seat(0).answer('after-dice-power', 'pass');
    t.expectAsked([[2, 'after-dice-power']]);
    const [green, red] = uses(t, 2, 'after-dice-power');
    expect([green.die, red.die]).toEqual(['green', 'red']);
    t.seat(2).answer('after-dice-power', red);
    expect(t.pub.fight?.dice).toEqual({ green: 3, red: 8 });
    // Asked again, because the dice have changed.
    t.expectAsked([[0, 'after-dice-power']]);
    t.seat(0).answer('after-dice-power', 'pass');
    t.expectAsked([]);
  });

  rule('DQ-R29', 'a reroll can make a KritiK; the face that lies counts', () => {
    const t = rolled([{ unique: reroll }], { monster: { power: 20 } }, [8]);
    t.do({ do: 'declare', on: 'afterDice', seats: [0], passed: [] });
    t.seat(0).answer('after-dice-power', uses(t, 0, 'after-dice-power')[0]);
    t.do({ do: 'compare' });
    expect(t.happened('totals-compared')).toMatchObject([{ green: { total: 24 }, red: { total: 26 }, kritik: false }]);
  });

  test('own dice, named dice and faces set', () => {
    const seats = (die: 'own' | 'green' | 'red', face: number): SeatLiteral[] => [
      {},
      {},
      { unique: on('afterDice', { does: 'setDieFace', die, face }) },
      {},
    ];
    const faces = (die: 'own' | 'green' | 'red', face: number): object | undefined => {
      const t = rolled(seats(die, face), { ...ARENA, stage: 'dice' }, []);
      t.do({ do: 'declare', on: 'afterDice', seats: [0, 2], passed: [] });
      t.seat(2).answer('after-dice-power', uses(t, 2, 'after-dice-power')[0]);
      return t.pub.fight?.dice;
    };
    expect(faces('own', 1)).toEqual({ green: 3, red: 1 });
    expect(faces('green', 5)).toEqual({ green: 5, red: 6 });
    expect(faces('red', 99)).toEqual({ green: 3, red: 8 });
  });

  test('dice that do not lie cannot be turned', () => {
    const t = stage({ seats: [{ unique: reroll }], fight: {} });
    expect(usable(t.content, t.pub, 0, 'afterDice')).toEqual([]);
  });

  test('an object marked used never works again, whoever holds it', () => {
    const lens = on('afterDice', { does: 'reroll', die: 'choose' }, { does: 'markUsed' });
    const t = rolled([{ objects: [{ effects: [lens] }] }], {}, [1]);
    t.do({ do: 'declare', on: 'afterDice', seats: [0], passed: [] });
    t.seat(0).answer('after-dice-power', uses(t, 0, 'after-dice-power')[1]);
    t.expectAsked([]);
    const [object] = t.adventurer(0).objects;
    expect(t.pub.usedUp).toEqual([object]);
    t.adventurer(1).objects = t.adventurer(0).objects.splice(0);
    if (t.pub.fight) t.pub.fight.declared = [];
    expect(usable(t.content, t.pub, 1, 'afterDice')).toEqual([]);
  });
});

describe('on shown allies', () => {
  rule('DQ-R39', 'by principals and shown allies, not by neutrals; one of the other side becomes neutral', () => {
    const t = stage({
      seats: everybody(hush, 6),
      fight: { defender: 1, stage: 'dice', sides: [null, null, 'attacker', 'defender', 'none', 'defender'] },
    });
    t.do({ do: 'declare', on: 'afterReveal', seats: [0, 1, 2, 3, 4, 5], passed: [] });
    expect(uses(t, 0, 'after-reveal-power').map((use) => use.on)).toEqual([3, 5]);
    t.seat(0).answer('after-reveal-power', uses(t, 0, 'after-reveal-power')[0]);
    expect(t.pub.fight?.neutralised).toEqual([3]);
    const order: number[] = [];
    while (t.asked.length > 0) {
      order.push(t.asked[0][0]);
      t.seat(t.asked[0][0]).answer('after-reveal-power', 'pass');
    }
    expect(order).toEqual([1, 2, 5]);
  });

  test('with nobody to be made neutral nobody is asked', () => {
    const t = stage({ seats: everybody(hush, 3), fight: { defender: 1, stage: 'dice', sides: [null, null, 'none'] } });
    t.do({ do: 'declare', on: 'afterReveal', seats: [0, 1], passed: [] });
    t.expectAsked([]);
  });
});

describe('wounds of a defeat', () => {
  const shield: Effect = { on: 'onWound', may: true, do: [{ does: 'ignoreWounds', what: 'all' }] };
  const hide: Effect = { on: 'whileHeld', do: [{ does: 'ignoreWounds', what: 'kritikExtra' }] };
  const lost = (seats: SeatLiteral[], n: number): Stage =>
    stage({ seats, fight: { ally: 1, stage: 'over', winner: 'red' } }).do({ do: 'take-wounds', seats: [0, 1], n });
  const wounds = (t: Stage): number[] => [0, 1].map((seat) => t.adventurer(seat).wounds);

  rule(['DQ-608', 'DQ-609', 'DQ-R28'], 'each loser takes them; the thick-skinned only the first', () => {
    expect(wounds(lost([{}, { trait: [hide] }], 1))).toEqual([1, 1]);
    const t = lost([{}, { trait: [hide] }], 2);
    expect(wounds(t)).toEqual([2, 1]);
    expect(t.happened('wounds-taken')).toMatchObject([
      { seat: 0, n: 2, ignored: 0, now: 2 },
      { seat: 1, n: 1, ignored: 1, now: 1 },
    ]);
  });

  rule('DQ-610', 'E20: from 3 a KritiK gives 4, at 4 another defeat 4', () => {
    expect(wounds(lost([{ wounds: 3 }, { wounds: 4 }], 2))).toEqual([4, 4]);
  });

  rule('DQ-R34', 'all are asked first, then the wounds come at once', () => {
    const t = lost([{ unique: shield }, { unique: shield }], 2);
    t.expectAsked([[0, 'use-unique-power']]);
    t.seat(0).answer('use-unique-power', 'no');
    t.expectAsked([[1, 'use-unique-power']]);
    expect(wounds(t)).toEqual([0, 0]);
    t.seat(1).answer('use-unique-power', 'yes');
    expect(wounds(t)).toEqual([2, 0]);
    expect(t.adventurer(0).powerUsed).toBe(false);
    expect(t.adventurer(1).powerUsed).toBe(true);
    t.expectAsked([]);
  });

  test('nobody is asked in vain: with four wounds already, or with none to come', () => {
    lost([{ unique: shield, wounds: 4 }], 1).expectAsked([]);
    lost([{ unique: { ...shield, do: [{ does: 'ignoreWounds', what: 'kritikExtra' }] } }], 1).expectAsked([]);
  });

  test('ignored by declaration, for this fight', () => {
    const guard = on('beforeDice', { does: 'ignoreWounds', what: 'all' });
    const t = stage({ seats: [{ unique: guard }], fight: { monster: { power: 20 } }, dice: [1, 8] });
    t.do({ do: 'fight' });
    t.seat(0).answer('declare-before-dice', uses(t, 0, 'declare-before-dice')[0]);
    expect(t.adventurer(0).wounds).toBe(0);
    expect(t.happened('wounds-taken')).toMatchObject([{ ignored: 2 }]);
  });
});

rule(['DQ-613', 'DQ-R70'], 'E42: the Voleur’s gem, on the winning side only, and never from an empty purse', () => {
  const fingers: Effect = {
    on: 'afterArena',
    if: [{ is: 'won' }],
    do: [{ does: 'moveGems', n: 1, from: 'beatenPrincipal', to: 'self' }],
  };
  const gems = (side: 'attacker' | 'defender' | 'none', purse: number): number => {
    const t = stage({
      seats: [{}, { gems: purse }, { trait: [fingers] }],
      fight: { defender: 1, sides: [null, null, side], winner: 'green', stage: 'over' },
    });
    return t.happen('afterArena').adventurer(2).gems;
  };
  expect([gems('attacker', 5), gems('attacker', 0), gems('defender', 5), gems('none', 5)]).toEqual([1, 0, 0, 0]);
});

test('one source, one question: kept cards, objects and characters are told apart', () => {
  const t = stage({
    seats: [{ unique: rage, trait: [rage], objects: [{ effects: [rage, rage] }], kept: [[rage]] }],
    fight: {},
  });
  const sources: readonly Source[] = usable(t.content, t.pub, 0, 'beforeDice');
  expect(sources.map(({ kind, effect }) => `${kind} ${effect}`)).toEqual([
    'special 0',
    'character 0',
    'character -1',
    'object 0',
    'object 1',
  ]);
});
