/** Help in the dungeon, the word given for it, and the accounts after the fight: the parts of 4xx where players talk. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { expectSame } from '../../test/witness.ts';
import type { SeatLiteral, Stage, StageLiteral } from './effects/stage.ts';
import { deal, encounter, last, quests } from './talks.ts';

describe('help in the dungeon', () => {
  rule(
    ['DQ-407', 'DQ-408', 'DQ-411'],
    'any other player names a price; the active player takes one of them, or nobody',
    () => {
      const t = encounter([{}, {}, {}]);
      t.seat(1).answer('offer-help', { prices: [{ gems: 2 }], text: '' });
      t.seat(2).answer('offer-help', {
        prices: [{ gems: 1 }, { spoils: [t.pub.fight?.monster ?? 0] }],
        text: 'or the hide',
      });
      expect(t.seat(0).options('face-monster')).toEqual([
        'alone',
        { bargain: t.pub.bargains[0].id, price: 0 },
        { bargain: t.pub.bargains[1].id, price: 0 },
        { bargain: t.pub.bargains[1].id, price: 1 },
      ]);
      t.seat(0).answer('face-monster', { bargain: t.pub.bargains[1].id, price: 1 });
      expect(t.happened('fight-joined')).toMatchObject([{ seat: 0, ally: 2 }]);
      expect(t.happened('word-given')).toMatchObject([
        { word: { from: 0, to: 2, goods: { spoils: [10] }, text: 'or the hide' } },
      ]);
    },
  );

  rule('DQ-407', 'nobody is made an ally who has not named a price', () => {
    const t = encounter([{}, {}, {}]);
    t.seat(0).answer('ask-help', { to: 1, price: { gems: 1 }, text: '' });
    expect(t.seat(0).options('face-monster')).toEqual(['alone']);
    t.seat(1).answer('answer-help', 'accept');
    expect(t.seat(0).options('face-monster')).toContainEqual({ bargain: last(t).id, price: 0 });
  });

  rule(
    ['DQ-409', 'DQ-R48'],
    'this monster’s points may be promised, no more than it yields; points already gained never',
    () => {
      const t = encounter([{ points: 7 }, {}, {}]);
      expect(t.seat(1).refusal('offer-help', { prices: [{ points: 1 }], text: '' })).toBeUndefined();
      expect(t.seat(1).refusal('offer-help', { prices: [{ points: 2 }], text: '' })).toMatchObject({ rule: 'DQ-R48' });
    },
  );

  rule('DQ-R49', 'promising what one does not own is allowed', () => {
    const t = encounter([{ gems: 0 }, {}, {}]);
    t.seat(0).answer('ask-help', { to: 1, price: { gems: 9, quests: 2 }, text: '' });
    expect(last(t)).toMatchObject({ give: { gems: 9, quests: 2 } });
  });

  rule('DQ-R25', 'fleeing is open until the player commits, and all offers lapse', () => {
    const t = encounter([{}, {}, {}], {}, 18);
    t.seat(1).answer('offer-help', { prices: [{ gems: 1 }], text: '' });
    t.seat(0).answer('face-monster', 'flee');
    expect(t.pub.bargains).toEqual([]);
    expect(t.happened('word-given')).toEqual([]);
  });

  rule('DQ-R74', 'the active player need not wait for offers', () => {
    const t = encounter([{}, {}, {}], { dice: [8, 1] });
    t.expectAsked([[0, 'face-monster']]);
    t.seat(0).answer('face-monster', 'alone');
    expect(t.seat(1).open).not.toContain('offer-help');
  });

  rule('DQ-R51', 'offers are public', () => {
    const t = encounter([{}, {}, {}]);
    t.seat(1).answer('offer-help', { prices: [{ gems: 2 }], text: '' });
    expect(t.view(2).pub.bargains).toHaveLength(1);
    expect(t.happened('help-offered')).toHaveLength(1);
  });

  rule('DQ-910', 'whispered offers and words are known to their two parties only, until they are settled', () => {
    const t = encounter([{ gems: 2 }, {}, {}], { options: { whispers: true }, dice: [8, 1] });
    t.seat(1).answer('offer-help', { prices: [{ gems: 2 }], text: 'psst' });
    expect(JSON.stringify(t.view(2))).not.toContain('psst');
    expect(t.view(0).own.bargains).toHaveLength(1);
    expect(t.events.filter(({ type }) => type === 'help-offered')).toEqual([]);
    const whisper = t.events.find(({ type }) => type === 'whispered');
    expect(whisper?.facts).toEqual({});
    expect(Object.keys(whisper?.secrets ?? {})).toEqual(['0', '1']);
    const silent = encounter([{ gems: 2 }, {}, {}], { options: { whispers: true }, dice: [8, 1] });
    expectSame(t, silent, [2]);
    t.seat(0).answer('face-monster', { bargain: t.state.own[0].bargains[0].id, price: 0 });
    expect(t.pub.words).toEqual([]);
    expect(t.state.own[1].words).toHaveLength(1);
    t.seat(0).answer('split-reward', {});
    t.seat(0).answer('village-action', 'proceed');
    t.seat(0).answer('settle-as-attacker', []);
    expect(t.pub.settled).toMatchObject([{ status: 'broken' }]);
  });

  rule('DQ-909', 'with gems up front they pass at once and for good, and nothing else does', () => {
    const t = encounter([{ gems: 3, spoils: ['undead'] }, {}, {}], { options: { upfrontGems: true } });
    const [spoil] = t.adventurer(0).spoils;
    expect(t.seat(0).refusal('propose-deal', deal(1, { spoils: [spoil] }, {}))).toMatchObject({ rule: 'DQ-909' });
    t.seat(0).answer('propose-deal', deal(1, { gems: 2 }, {}));
    t.seat(1).answer('answer-deal', { accept: [] });
    expect(t.adventurer(1).gems).toBe(2);
    expect(encounter([{ gems: 3 }, {}, {}]).seat(0).open).not.toContain('propose-deal');
  });
});

describe('accounts after the fight', () => {
  /** Won with the help of player 1, who was promised this. */
  function won(promised: object, me: SeatLiteral = {}, more: StageLiteral = {}): Stage {
    const t = encounter([me, {}, {}], { dice: [8, 1], ...more });
    t.seat(1).answer('offer-help', { prices: [promised], text: '' });
    t.seat(0).answer('face-monster', { bargain: last(t).id, price: 0 });
    return t;
  }
  const finish = (t: Stage): void => {
    t.seat(0).answer('village-action', 'proceed');
  };

  rule(
    ['DQ-410', 'DQ-R47'],
    'the active player is free to give nothing; the word is broken and nothing else happens',
    () => {
      const t = won({ gems: 2, points: 1 });
      t.seat(0).answer('split-reward', {});
      finish(t);
      t.seat(0).answer('settle-as-attacker', []);
      expect(t.pub.settled).toMatchObject([{ status: 'broken' }]);
      expect(t.adventurer(0)).toMatchObject({ gems: 5, points: 1, word: { kept: 0, partly: 0, broken: 1 } });
      expect(t.adventurer(1)).toMatchObject({ gems: 0, points: 0 });
    },
  );

  rule(['DQ-R48', 'DQ-415'], 'points are assigned to the ally in the split, who would get nothing by rule', () => {
    const t = won({ points: 1 });
    t.seat(0).answer('split-reward', { points: 1 });
    t.seat(1).answer('accept-gift', ['points']);
    expect(t.adventurer(1).points).toBe(1);
    expect(t.adventurer(0).points).toBe(0);
    finish(t);
    expect(t.pub.settled).toMatchObject([{ status: 'kept' }]);
  });

  test('DQ-E46 a point that the ally declines stays with the active player; the word is void, not broken', () => {
    const t = won({ points: 1 });
    t.seat(0).answer('split-reward', { points: 1 });
    t.seat(1).answer('accept-gift', []);
    finish(t);
    expect(t.adventurer(0)).toMatchObject({ points: 1, word: { kept: 0, partly: 0, broken: 0 } });
    expect(t.pub.settled).toMatchObject([{ status: 'void' }]);
  });

  test('DQ-E32 two points may be split 1/1 or 0/2, never to a third player', () => {
    const t = encounter([{}, {}, {}], { dice: [8, 1], fight: { monster: { power: 10, points: 2 } } });
    t.seat(1).answer('offer-help', { prices: [{}], text: '' });
    t.seat(0).answer('face-monster', { bargain: last(t).id, price: 0 });
    expect(t.seat(0).refusal('split-reward', { points: 1 })).toBeUndefined();
    expect(t.seat(0).refusal('split-reward', { points: 2 })).toBeUndefined();
    expect(t.seat(0).refusal('split-reward', { points: 3 })).toMatchObject({ rule: 'DQ-R48' });
    expect(t.seat(0).refusal('split-reward', { points: 1, to: 2 } as never)).toBeDefined();
    expect(t.seat(0).refusal('split-reward', [{ to: 2, gift: { points: 1 } }] as never)).toBeDefined();
    t.seat(0).answer('split-reward', { points: 1 });
    expect(t.asked).toEqual([[1, 'accept-gift']]);
  });

  rule('DQ-R49', 'a word about the monster’s points alone is kept or broken when the split is over', () => {
    const broken = won({ points: 1 });
    broken.seat(0).answer('split-reward', {});
    expect(broken.pub.settled).toMatchObject([{ status: 'broken' }]);
    expect(broken.seat(0).open).not.toContain('settle-as-attacker');
    finish(broken);
    expect(broken.asked[0]).not.toEqual([0, 'settle-as-attacker']);
    expect(broken.adventurer(0).word).toEqual({ kept: 0, partly: 0, broken: 1 });
    const kept = won({ points: 1 });
    kept.seat(0).answer('split-reward', { points: 1 });
    kept.seat(1).answer('accept-gift', ['points']);
    expect(kept.pub.settled).toMatchObject([{ status: 'kept' }]);
  });

  rule('DQ-R49', 'what else was promised with the points may be given until the turn ends', () => {
    const t = won({ gems: 1, points: 1 });
    t.seat(0).answer('split-reward', { points: 1 });
    t.seat(1).answer('accept-gift', ['points']);
    expect(t.pub.settled).toEqual([]);
    finish(t);
    t.seat(0).answer('settle-as-attacker', [{ to: 1, gift: { gems: 1 } }]);
    t.seat(1).answer('accept-gift', ['gems']);
    expect(t.pub.settled).toMatchObject([{ status: 'kept' }]);
    const late = won({ gems: 1, points: 1 });
    late.seat(0).answer('split-reward', { gems: 1 });
    late.seat(1).answer('accept-gift', ['gems']);
    finish(late);
    // The points are gone: there is nothing left to ask about.
    expect(late.asked[0]).not.toEqual([0, 'settle-as-attacker']);
    expect(late.pub.settled).toMatchObject([{ status: 'partly' }]);
  });

  rule('DQ-R49', 'kept in part is a status of its own; what is given later in the turn counts', () => {
    const t = won({ gems: 3 });
    t.seat(0).answer('split-reward', { gems: 1 });
    t.seat(1).answer('accept-gift', ['gems']);
    finish(t);
    t.seat(0).answer('settle-as-attacker', [{ to: 1, gift: { gems: 1 } }]);
    t.seat(1).answer('accept-gift', ['gems']);
    expect(t.pub.settled).toMatchObject([{ status: 'partly', given: { gems: 2 } }]);
    expect(t.adventurer(0).word).toEqual({ kept: 0, partly: 1, broken: 0 });
  });

  rule('DQ-R49', 'a gift in the village after the fight keeps the word too, and nobody is asked again', () => {
    const t = won({ gems: 2 });
    t.seat(0).answer('split-reward', {});
    t.seat(0).answer('propose-deal', deal(1, { gems: 2 }, {}));
    t.seat(1).answer('answer-deal', { accept: [] });
    finish(t);
    expect(t.pub.settled).toMatchObject([{ status: 'kept' }]);
    expect(t.asked[0]).not.toEqual([0, 'settle-as-attacker']);
  });

  rule(['DQ-R50', 'DQ-911'], 'a time-out keeps the word as far as possible, or hands over nothing by option', () => {
    const honest = won({ gems: 2, points: 1 });
    expect(honest.seat(0).defaultOf('split-reward')).toEqual({ gems: 2, points: 1 });
    const poor = won({ gems: 9 });
    expect(poor.seat(0).defaultOf('split-reward')).toEqual({ gems: 5 });
    const keep = won({ gems: 2 }, {}, { options: { promiseTimeout: 'keep' } });
    expect(keep.seat(0).defaultOf('split-reward')).toEqual({});
  });

  rule('DQ-R52', 'a time-out takes a gift, but no quest and no object that would be one too many', () => {
    const t = won({}, { objects: [{ type: 'weapon' }] });
    const [quest] = quests(t, 0, 1);
    t.adventurer(1).objects.push(...t.pub.shop.splice(0, 1));
    t.seat(0).answer('split-reward', { gems: 1, quests: [quest], objects: t.adventurer(0).objects });
    expect(t.seat(1).defaultOf('accept-gift')).toEqual(['gems']);
  });

  rule('DQ-R49', 'what a lost fight never brought is not owed', () => {
    const t = encounter([{}, {}, {}], { dice: [1, 8] });
    t.seat(1).answer('offer-help', { prices: [{ points: 1, spoils: [t.pub.fight?.monster ?? 0] }], text: '' });
    t.seat(0).answer('face-monster', { bargain: last(t).id, price: 0 });
    finish(t);
    expect(t.pub.settled).toMatchObject([{ status: 'void' }]);
  });
});
