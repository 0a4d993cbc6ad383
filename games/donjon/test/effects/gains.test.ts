/** Gems, points, wounds, the curse; whom a clause touches, and choices. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Effect } from '../../rules/clauses.ts';
import { NONE } from '../../rules/state.ts';
import { type Stage, type StageLiteral, stage } from './stage.ts';

const reveals = (...clauses: Clause[]): Effect => ({ on: 'onReveal', do: clauses });

/** An event with these clauses is turned up. */
const event = (literal: StageLiteral, ...clauses: Clause[]): Stage =>
  stage({ ...literal, card: { kind: 'event', effects: [reveals(...clauses)] } }).happen('onReveal');

const gems = (t: Stage): number[] => t.pub.adventurers.map((one) => one.gems);
const wounds = (t: Stage): number[] => t.pub.adventurers.map((one) => one.wounds);
const points = (t: Stage): number[] => t.pub.adventurers.map((one) => one.points);

const three = { seats: [{ gems: 5 }, { gems: 2 }, {}] };

describe('gems', () => {
  test('gained from the bank, lost to it', () => {
    expect(gems(event(three, { does: 'gems', n: 1, who: 'allPlayers' }))).toEqual([6, 3, 1]);
    expect(gems(event(three, { does: 'gems', n: -3, who: 'self' }))).toEqual([2, 2, 0]);
  });

  rule('DQ-R76', 'a forced loss takes what is there', () => {
    expect(gems(event(three, { does: 'gems', n: -3, who: 'allPlayers' }))).toEqual([2, 0, 0]);
  });

  rule('DQ-905', 'with strict gems the bank pays what it holds', () => {
    const t = stage({
      options: { strictGems: true },
      seats: [{ gems: 20 }, { gems: 16 }, {}],
      card: { kind: 'event', effects: [reveals({ does: 'gems', n: 1, who: 'allPlayers' })] },
    }).happen('onReveal');
    // Turn order from the active player: one gem is left.
    expect(gems(t)).toEqual([21, 16, 0]);
  });

  test('half the purse, rounded as the card says', () => {
    const half = (round: 'up' | 'down'): Clause => ({ does: 'gemsFraction', share: 'half', round, who: 'allPlayers' });
    expect(gems(event(three, half('down')))).toEqual([3, 1, 0]);
    expect(gems(event(three, half('up')))).toEqual([2, 1, 0]);
  });

  test('moved from purse to purse, never made', () => {
    expect(gems(event(three, { does: 'moveGems', n: 2, from: 'allPlayers', to: 'self' }))).toEqual([7, 0, 0]);
    expect(gems(event(three, { does: 'moveGems', n: 2, from: 'self', to: 'allPlayers' }))).toEqual([1, 4, 2]);
  });
});

describe('points', () => {
  test('gained, and the target noted', () => {
    const t = event({ seats: [{ points: 11 }] }, { does: 'tp', n: 1, who: 'self' });
    expect(points(t)).toEqual([12, 0, 0]);
    expect(t.pub.reachedBy).toBe(0);
  });

  rule('DQ-R61', 'an owner’s card may lower them, not below 0', () => {
    expect(points(event({ seats: [{ points: 1 }] }, { does: 'tp', n: -3, who: 'self' }))).toEqual([0, 0, 0]);
  });
});

describe('wounds', () => {
  rule('DQ-610', 'at most four', () => {
    expect(wounds(event({ seats: [{ wounds: 3 }] }, { does: 'wounds', n: 2, who: 'allPlayers' }))).toEqual([4, 2, 2]);
  });

  rule('DQ-611', 'card effects heal', () => {
    const hurt = { seats: [{ wounds: 3 }, { wounds: 2 }, {}] };
    expect(wounds(event(hurt, { does: 'wounds', n: -1, who: 'allPlayers' }))).toEqual([2, 1, 0]);
    expect(wounds(event(hurt, { does: 'healAll', who: 'allPlayers' }))).toEqual([0, 0, 0]);
  });

  test('whoever is wounded hears of it; who has four already does not', () => {
    const brave: Effect = { on: 'onWound', do: [{ does: 'gems', n: 1, who: 'self' }] };
    const t = event(
      { seats: [{ trait: [brave] }, { trait: [brave], wounds: 4 }, { trait: [brave] }] },
      { does: 'wounds', n: 1, who: 'allPlayers' },
    );
    expect(gems(t)).toEqual([1, 0, 1]);
  });

  test('out of a branch as well; what that sets off sets off no more', () => {
    const spite: Effect = { on: 'onWound', do: [{ does: 'wounds', n: 1, who: 'chosenPlayer' }] };
    const t = event(
      { seats: [{ trait: [spite] }, { trait: [spite] }] },
      { does: 'choice', of: [[{ does: 'wounds', n: 1, who: 'self' }], []] },
    );
    t.seat(0).answer('event-choice', 0);
    t.seat(0).answer('use-unique-power', 1);
    t.expectAsked([]);
    expect(wounds(t)).toEqual([1, 1, 0]);
  });

  test('those of a card are no combat: nothing ignores them', () => {
    const t = event(
      {
        seats: [
          {
            trait: [{ on: 'whileHeld', do: [{ does: 'ignoreWounds', what: 'all' }] }],
            unique: { on: 'onWound', do: [{ does: 'ignoreWounds', what: 'all' }] },
          },
        ],
      },
      { does: 'wounds', n: 2, who: 'self' },
    );
    t.expectAsked([]);
    expect(wounds(t)).toEqual([2, 0, 0]);
  });
});

describe('the curse', () => {
  rule('DQ-R69', 'one bearer at a time; lifted from whoever bears it', () => {
    const given = event({ cursed: 2 }, { does: 'giveCurse', to: 'self' });
    expect(given.pub.cursed).toBe(0);
    expect(event({ cursed: 2 }, { does: 'removeCurse', who: 'self' }).pub.cursed).toBe(2);
    expect(event({ cursed: 2 }, { does: 'removeCurse', who: 'allPlayers' }).pub.cursed).toBe(NONE);
  });

  rule('DQ-R17', 'to the leader; of equals the drawer chooses, perhaps himself', () => {
    const one = event({ seats: [{}, { points: 3 }] }, { does: 'giveCurse', to: 'mostTP' });
    expect(one.pub.cursed).toBe(1);
    const t = event({ active: 1, seats: [{ points: 3 }, { points: 3 }] }, { does: 'giveCurse', to: 'mostTP' });
    t.expectAsked([[1, 'event-choice']]);
    expect(t.seat(1).options('event-choice')).toEqual([1, 0]);
    t.seat(1).answer('event-choice', 0);
    expect(t.pub.cursed).toBe(0);
  });

  test('to one of all, of the drawer’s choice', () => {
    const t = event({}, { does: 'giveCurse', to: 'allPlayers' });
    t.seat(0).answer('event-choice', 2);
    expect(t.happened('curse-given')).toMatchObject([{ seat: 2 }]);
  });
});

describe('targets', () => {
  const gem = (who: Extract<Clause, { does: 'gems' }>['who']): Clause => ({ does: 'gems', n: 1, who });

  test('self and the active player', () => {
    const trait: Effect = { on: 'onRoundStart', do: [gem('self'), gem('activePlayer')] };
    expect(gems(stage({ active: 2, seats: [{ trait: [trait] }] }).happen('onRoundStart'))).toEqual([1, 0, 1]);
  });

  test('a chosen player', () => {
    const t = event({}, gem('chosenPlayer'));
    expect(t.seat(0).options('event-choice')).toEqual([0, 1, 2]);
    t.seat(0).answer('event-choice', 1);
    expect(gems(t)).toEqual([0, 1, 0]);
  });

  test('who has fewest points', () => {
    expect(gems(event({ seats: [{ points: 1 }, { points: 2 }, {}] }, gem('fewestTP')))).toEqual([0, 0, 1]);
  });

  test('the beaten principal and the ally', () => {
    const both: Effect[] = [{ on: 'afterArena', do: [gem('beatenPrincipal'), { does: 'gems', n: 2, who: 'ally' }] }];
    const arena = stage({
      seats: [{ trait: both }, {}, {}, {}],
      fight: { defender: 1, sides: [null, null, 'attacker', 'defender'], winner: 'green', stage: 'over' },
    });
    expect(gems(arena.happen('afterArena'))).toEqual([0, 1, 2, 0]);
    const dungeon = stage({
      seats: [{ trait: [{ on: 'afterDungeon', do: both[0].do }] }],
      fight: { ally: 2, winner: 'green', stage: 'over' },
    });
    expect(gems(dungeon.happen('afterDungeon'))).toEqual([0, 0, 2]);
  });
});

describe('choices', () => {
  const either: Clause = {
    does: 'choice',
    of: [
      [{ does: 'gems', n: 3, who: 'self' }],
      [
        { does: 'tp', n: 1, who: 'self' },
        { does: 'choice', of: [[{ does: 'healAll', who: 'self' }], []] },
      ],
    ],
  };

  test('one of several ways, one inside another, then what follows', () => {
    const t = event({ seats: [{ wounds: 2 }] }, either, { does: 'gems', n: 1, who: 'self' });
    t.seat(0).answer('event-choice', 1);
    t.seat(0).answer('event-choice', 0);
    expect([points(t)[0], wounds(t)[0], gems(t)[0]]).toEqual([1, 0, 1]);
  });

  test('a time-out takes the first', () => {
    const t = event({}, either);
    t.seat(0).default('event-choice');
    expect(gems(t)[0]).toBe(3);
  });

  test('a spoil for something, if its owner wants', () => {
    const altar: Clause = { does: 'discardSpoilFor', do: [{ does: 'tp', n: 1, who: 'self' }] };
    const literal: StageLiteral = { seats: [{ spoils: ['undead', 'dragon'] }] };
    const t = event(literal, altar);
    const [, second] = t.adventurer(0).spoils;
    t.seat(0).answer('event-choice', second);
    expect(points(t)[0]).toBe(1);
    expect(t.pub.discard).toEqual([second]);
    const no = event(literal, altar);
    no.seat(0).default('event-choice');
    expect(no.adventurer(0).spoils).toHaveLength(2);
    expect(points(no)[0]).toBe(0);
    event({}, altar).expectAsked([]);
  });
});
