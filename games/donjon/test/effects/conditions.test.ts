/** Every condition of the vocabulary, for an owner who meets it and one who does not. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Condition } from '../../rules/clauses.ts';
import { hold, measure } from '../../rules/effects/conditions.ts';
import { type Stage, type StageLiteral, stage } from './stage.ts';

const literal: StageLiteral = {
  round: 4,
  seats: [
    {
      gems: 5,
      wounds: 2,
      points: 1,
      objects: [
        { type: 'weapon', bonus: 4 },
        { type: 'armour', bonus: 1 },
        { type: 'jewel', bonus: 0 },
      ],
      spoils: ['creature', 'creature', 'undead', 'typeless'],
      typeToken: 'humanoid',
      did: { arenaWins: 2, bestMonsterBeaten: 16 },
    },
    { gems: 2, points: 3, objects: [{ type: 'armour', bonus: 2 }], spoils: ['humanoid', 'dragon'] },
    { points: 3 },
  ],
};

const both = (t: Stage, condition: Condition): boolean[] =>
  [0, 1].map((seat) => hold(t.content, t.pub, seat, t.pub.fight, [condition]));

describe('of a player', () => {
  const table: readonly (readonly [string, Condition, boolean[]])[] = [
    ['roundAtLeast', { is: 'roundAtLeast', n: 4 }, [true, true]],
    ['a later round', { is: 'roundAtLeast', n: 5 }, [false, false]],
    ['gemsAtLeast', { is: 'gemsAtLeast', n: 5 }, [true, false]],
    ['gemsAtMost', { is: 'gemsAtMost', n: 2 }, [false, true]],
    ['woundsAtLeast', { is: 'woundsAtLeast', n: 1 }, [true, false]],
    ['powerAtLeast', { is: 'powerAtLeast', n: 11 }, [true, false]],
    ['holdsType', { is: 'holdsType', type: 'armour' }, [true, true]],
    ['holdsType of none', { is: 'holdsType', type: 'jewel' }, [true, false]],
    ['holdsBonus', { is: 'holdsBonus', type: 'weapon', n: 4 }, [true, false]],
    ['holdsBonus of another type', { is: 'holdsBonus', type: 'armour', n: 2 }, [false, true]],
    ['holdsAllTypes', { is: 'holdsAllTypes' }, [true, false]],
    ['spoils of a type', { is: 'spoils', type: 'creature', n: 2 }, [true, false]],
    ['spoils of any', { is: 'spoils', type: 'any', n: 4 }, [true, false]],
    ['a dragon’s or a typeless one’s', { is: 'spoils', type: 'dragonOrTypeless', n: 1 }, [true, true]],
    ['a dragon’s: typeless are none', { is: 'spoils', type: 'dragon', n: 1 }, [false, true]],
    ['spoilTypesAtLeast: typeless is no type', { is: 'spoilTypesAtLeast', n: 2 }, [true, false]],
    ['spoilTypesAtLeast three', { is: 'spoilTypesAtLeast', n: 3 }, [false, false]],
    ['strictlyFewestTP', { is: 'strictlyFewestTP' }, [true, false]],
    ['count', { is: 'count', stat: 'arenaWins', n: 2 }, [true, false]],
    ['the strongest monster beaten', { is: 'count', stat: 'bestMonsterBeaten', n: 16 }, [true, false]],
    ['a fight’s place without one', { is: 'place', place: 'dungeon' }, [false, false]],
    ['a role without a fight', { is: 'role', role: 'any' }, [false, false]],
    ['a type without a fight', { is: 'vsType', type: 'creature' }, [false, false]],
    ['won without a fight', { is: 'won' }, [false, false]],
  ];
  for (const [name, condition, expected] of table) {
    test(name, () => expect(both(stage(literal), condition)).toEqual(expected));
  }
});

rule('DQ-R63', 'fewest points are strictly fewest', () => {
  const t = stage({ seats: [{ points: 2 }, { points: 2 }, { points: 5 }] });
  expect(both(t, { is: 'strictlyFewestTP' })).toEqual([false, false]);
  t.adventurer(0).points = 3;
  expect(both(t, { is: 'strictlyFewestTP' })).toEqual([false, true]);
});

rule(
  'DQ-R58',
  'a power condition reads the gauge: wounds and lasting bonuses in, type and declared bonuses out',
  () => {
    const hunts = {
      on: 'whileHeld',
      if: [{ is: 'place', place: 'dungeon' }],
      do: [{ does: 'power', n: 5, during: 'held' }],
    } as const;
    const t = stage({ seats: [{ wounds: 1, trait: [hunts] }], fight: {} });
    expect(measure(t.content, t.pub, 0, { is: 'powerAtLeast', n: 8 })).toEqual({ have: 7, need: 8 });
  },
);

describe('of a fight', () => {
  const dungeon = (): Stage => stage({ ...literal, fight: { ally: 1, monster: { type: 'humanoid' } } });
  const arena = (): Stage =>
    stage({ seats: [{}, {}, {}, {}], fight: { defender: 1, sides: [null, null, 'defender', 'none'] } });
  const roles = (t: Stage, seats: number[]): string[] =>
    seats.map((seat) =>
      (['active', 'ally', 'attacker', 'defender', 'any'] as const)
        .filter((role) => hold(t.content, t.pub, seat, t.pub.fight, [{ is: 'role', role }]))
        .join(' '),
    );

  test('roles in the dungeon', () => expect(roles(dungeon(), [0, 1, 2])).toEqual(['active any', 'ally any', '']));

  test('roles in the arena, by shown tokens only', () => {
    const t = arena();
    expect(roles(t, [0, 1, 2, 3])).toEqual(['active attacker any', 'defender any', 'ally any', '']);
    t.pub.fight?.sides.fill(null);
    expect(roles(t, [2, 3])).toEqual(['', '']);
  });

  test('place and type', () => {
    expect(both(dungeon(), { is: 'place', place: 'dungeon' })).toEqual([true, true]);
    expect(both(arena(), { is: 'place', place: 'arena' })).toEqual([true, true]);
    expect(both(dungeon(), { is: 'vsType', type: 'humanoid' })).toEqual([true, true]);
    expect(both(dungeon(), { is: 'vsType', type: 'token' })).toEqual([true, false]);
    expect(both(arena(), { is: 'vsType', type: 'creature' })).toEqual([false, false]);
  });

  test('won is said of each one’s own side', () => {
    const t = arena();
    if (t.pub.fight) t.pub.fight.winner = 'red';
    expect([0, 1, 2, 3].map((seat) => hold(t.content, t.pub, seat, t.pub.fight, [{ is: 'won' }]))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
