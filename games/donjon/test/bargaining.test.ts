/** Deals, help, words and what becomes of them: the parts of 3xx, 4xx and 5xx where players talk. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import type { Seat } from '../rules/state.ts';
import { type SeatLiteral, type Stage, type StageLiteral, stage } from './effects/stage.ts';

/** The active player (0) is in the village before the adventure. */
function village(seats: readonly SeatLiteral[], more: StageLiteral = {}): Stage {
  const t = stage({ seats, ...more });
  t.pub.step = 'before';
  return t.do({ do: 'village', step: 'before' });
}

/** The active player (0) faces a monster of this power, worth 5 gems and a point. */
function encounter(seats: readonly SeatLiteral[], more: StageLiteral = {}, power = 10): Stage {
  const t = stage({ seats, fight: { monster: { power, gems: 5, points: 1 } }, ...more });
  return t.do({ do: 'village', step: 'after' }).do({ do: 'meet-monster' });
}

/** Player 0 has opened an arena against player 1; 2 and 3 stand by. */
function arena(seats: readonly SeatLiteral[], more: StageLiteral = {}): Stage {
  const t = stage({ seats: [...seats, {}, {}, {}, {}].slice(0, 4), fight: { defender: 1 }, ...more });
  return t.do({ do: 'village', step: 'after' }).do({ do: 'open-arena' });
}

/** Gives a player secondary quests from the guild's deck. */
function quests(t: Stage, seat: Seat, n: number): number[] {
  const given = t.state.hid.questDeck.splice(-n);
  t.state.own[seat].secondaries.push(...given);
  t.adventurer(seat).secondaries += n;
  t.pub.questDeck -= n;
  return given;
}

const deal = (to: Seat, give: object, ask: object) => ({ to, give, ask, text: '' });
const last = (t: Stage) => t.pub.bargains[t.pub.bargains.length - 1];

describe('deals in the village', () => {
  rule(['DQ-311', 'DQ-315'], 'objects, spoils and gems change hands at one instant, when both agree', () => {
    const t = village([{ gems: 5 }, { objects: [{ type: 'weapon', bonus: 2 }], spoils: ['undead'] }, {}]);
    const [weapon] = t.adventurer(1).objects;
    const [spoil] = t.adventurer(1).spoils;
    t.seat(0).answer('propose-deal', deal(1, { gems: 4 }, { objects: [weapon], spoils: [spoil] }));
    expect(t.adventurer(0).gems).toBe(5);
    t.seat(1).answer('answer-deal', { accept: [] });
    expect(t.adventurer(0)).toMatchObject({ gems: 1, objects: [weapon], spoils: [spoil] });
    expect(t.adventurer(1)).toMatchObject({ gems: 4, objects: [], spoils: [] });
    expect(t.happened('deal-done')).toHaveLength(1);
    expect(t.pub.bargains).toEqual([]);
  });

  rule('DQ-312', 'nobody offers or is asked for gems that are not there', () => {
    const t = village([{ gems: 2 }, { gems: 1 }, {}]);
    expect(t.seat(0).refusal('propose-deal', deal(1, { gems: 3 }, {}))).toMatchObject({
      rule: 'DQ-312',
      key: 'not-enough-gems',
    });
    expect(t.seat(0).refusal('propose-deal', deal(1, {}, { gems: 2 }))).toMatchObject({
      rule: 'DQ-312',
      key: 'partner-lacks-gems',
    });
  });

  rule('DQ-312', 'goods are not locked by an offer: it is checked again when it is accepted', () => {
    const t = village([{ gems: 3 }, { spoils: ['undead'] }, {}]);
    t.seat(0).answer('propose-deal', deal(1, { gems: 3 }, { spoils: [t.adventurer(1).spoils[0]] }));
    t.adventurer(0).gems = 1;
    t.pub.bank += 2;
    expect(t.seat(1).refusal('answer-deal', { accept: [] })).toMatchObject({ rule: 'DQ-312' });
  });

  rule('DQ-313', 'trophy points are never part of a deal', () => {
    const t = village([{ points: 5 }, {}, {}]);
    expect(t.seat(0).refusal('propose-deal', deal(1, { points: 1 }, {}))).toMatchObject({ rule: 'DQ-313' });
    expect(t.seat(0).refusal('propose-deal', deal(1, {}, { points: 1 }))).toMatchObject({ rule: 'DQ-313' });
  });

  rule(['DQ-314', 'DQ-R54'], 'a quest passes face down; only the two ever know which', () => {
    const t = village([{}, { gems: 2 }, {}]);
    const [quest] = quests(t, 0, 2);
    t.seat(0).answer('propose-deal', deal(1, { quests: [quest] }, { gems: 2 }));
    expect(last(t)).toMatchObject({ give: { quests: 1 } });
    expect(JSON.stringify([t.view(1).own, t.view(2)])).not.toContain(`[${quest}]`);
    t.seat(1).answer('answer-deal', { accept: [] });
    expect(t.state.own[1].secondaries).toEqual([quest]);
    expect(t.adventurer(1).secondaries).toBe(1);
    const told = t.events.find(({ type }) => type === 'deal-done');
    expect(told?.facts).toMatchObject({ give: { quests: 1 } });
    expect(told?.secrets).toMatchObject({ 0: { gave: [quest] }, 1: { got: [quest] } });
    expect(told?.secrets?.[2]).toBeUndefined();
  });

  rule('DQ-R54', 'who is asked for a quest chooses which, in secret', () => {
    const t = village([{ gems: 2 }, {}, {}]);
    const [, second] = quests(t, 1, 2);
    t.seat(0).answer('propose-deal', deal(1, { gems: 2 }, { quests: 1 }));
    expect(t.seat(1).refusal('answer-deal', { accept: [] })).toMatchObject({ rule: 'DQ-R54', more: true });
    t.seat(1).answer('answer-deal', { accept: [second] });
    expect(t.state.own[0].secondaries).toEqual([second]);
  });

  rule('DQ-R53', 'the main quest is never tradable, nor a quest of somebody else', () => {
    const t = village([{}, {}, {}]);
    quests(t, 0, 1);
    const [theirs] = quests(t, 1, 1);
    for (const quest of [t.state.own[0].main, theirs]) {
      expect(t.seat(0).refusal('propose-deal', deal(1, { quests: [quest] }, {}))).toMatchObject({ rule: 'DQ-R53' });
    }
  });

  rule('DQ-308', 'no deal leaves anybody with more than three open secondary quests', () => {
    const t = village([{}, {}, {}]);
    const [quest] = quests(t, 0, 3);
    quests(t, 1, 3);
    expect(t.seat(0).refusal('propose-deal', deal(1, { quests: [quest] }, {}))).toMatchObject({ rule: 'DQ-308' });
    expect(t.seat(0).refusal('propose-deal', deal(1, { quests: [quest] }, { quests: 1 }))).toBeUndefined();
  });

  test('DQ-E51 both hold three: swapping one for one is legal, giving one is not', () => {
    const t = village([{}, {}, {}]);
    const [mine] = quests(t, 0, 3);
    const [theirs] = quests(t, 1, 3);
    t.seat(0).answer('propose-deal', deal(1, { quests: [mine] }, { quests: 1 }));
    t.seat(1).answer('answer-deal', { accept: [theirs] });
    expect(t.state.own[0].secondaries).toContain(theirs);
    expect(t.state.own[1].secondaries).toContain(mine);
    expect(t.adventurer(0).secondaries).toBe(3);
  });

  rule(['DQ-316', 'DQ-R55'], 'only the active player proposes, and only in the village', () => {
    const t = village([{ gems: 1 }, { gems: 1 }, { gems: 1 }]);
    expect(t.seat(0).open).toContain('propose-deal');
    expect(t.seat(1).open).not.toContain('propose-deal');
    expect(t.seat(2).open).not.toContain('propose-deal');
    t.seat(0).answer('village-action', 'proceed');
    expect(t.seat(0).open).not.toContain('propose-deal');
  });

  rule('DQ-R46', 'a deal that nobody answered lapses when the village is left', () => {
    const t = village([{ gems: 1 }, {}, {}]);
    t.seat(0).answer('propose-deal', deal(1, { gems: 1 }, {}));
    t.seat(0).answer('village-action', 'proceed');
    expect(t.pub.bargains).toEqual([]);
    expect(t.seat(1).open).not.toContain('answer-deal');
  });

  rule('DQ-R52', 'a gift needs consent too', () => {
    const t = village([{ gems: 2 }, {}, {}]);
    t.seat(0).answer('propose-deal', deal(1, { gems: 2 }, {}));
    expect(t.adventurer(1).gems).toBe(0);
    t.seat(1).answer('answer-deal', 'refuse');
    expect(t.adventurer(0).gems).toBe(2);
  });

  rule('DQ-R74', 'one open proposal per partner; what was refused is not proposed again this turn', () => {
    const t = village([{ gems: 3 }, {}, {}]);
    t.seat(0).answer('propose-deal', deal(1, { gems: 1 }, {}));
    expect(t.seat(0).refusal('propose-deal', deal(1, { gems: 2 }, {}))).toMatchObject({ key: 'offer-open' });
    expect(t.seat(0).refusal('propose-deal', deal(2, { gems: 1 }, {}))).toBeUndefined();
    t.seat(1).answer('answer-deal', 'refuse');
    expect(t.seat(0).refusal('propose-deal', deal(1, { gems: 1 }, {}))).toMatchObject({ key: 'refused-already' });
    expect(t.seat(0).refusal('propose-deal', deal(1, { gems: 2 }, {}))).toBeUndefined();
  });

  rule('DQ-R74', 'after five counters in a row only accepting or refusing is left; the first offer stays open', () => {
    const t = village([{ gems: 9 }, { gems: 9 }, {}]);
    t.seat(0).answer('propose-deal', deal(1, { gems: 1 }, { gems: 2 }));
    for (let i = 0; i < 5; i++) {
      const seat = i % 2 === 0 ? 1 : 0;
      t.seat(seat).answer('answer-deal', { counter: { give: { gems: i + 1 }, ask: { gems: 1 }, text: '' } });
      expect(last(t)).toMatchObject({ from: seat, counters: i + 1 });
    }
    const answer = { counter: { give: { gems: 9 }, ask: { gems: 1 }, text: '' } };
    expect(t.seat(0).refusal('answer-deal', answer)).toMatchObject({ rule: 'DQ-R74', key: 'counters-spent' });
    expect(t.seat(0).refusal('answer-deal', { accept: [] })).toBeUndefined();
    expect(t.pub.bargains).toHaveLength(2);
  });

  test('an offer can be withdrawn by whoever made it, by nobody else', () => {
    const t = village([{ gems: 1 }, {}, {}]);
    t.seat(0).answer('propose-deal', deal(1, { gems: 1 }, {}));
    expect(t.seat(1).open).not.toContain('withdraw-offer');
    t.seat(0).answer('withdraw-offer', true);
    expect(t.pub.bargains).toEqual([]);
  });
});

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

describe('words about the arena', () => {
  const seal = (t: Stage, sides: readonly ('attacker' | 'defender' | 'none')[]): void => {
    for (const [i, side] of sides.entries()) t.seat(2 + i).answer('choose-allegiance', side);
  };

  rule('DQ-503', 'both principals may promise anything but points for a side; bystanders may name a price', () => {
    const t = arena([{ gems: 2 }, { gems: 1 }]);
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 2 }, text: '' });
    t.seat(1).answer('promise-support', { to: 2, side: 'none', goods: { gems: 1 }, text: '' });
    expect(t.pub.words).toHaveLength(2);
    expect(
      t.seat(0).refusal('promise-support', { to: 2, side: 'attacker', goods: { points: 1 }, text: '' }),
    ).toMatchObject({ rule: 'DQ-313' });
    t.seat(3).answer('promise-support', { to: 1, side: 'defender', goods: { gems: 1 }, text: '' });
    expect(t.pub.bargains).toMatchObject([{ about: 'support', from: 3, to: 1, side: 'defender' }]);
    t.seat(1).answer('answer-support', 'accept');
    expect(t.pub.words.slice(2)).toMatchObject([
      { from: 1, to: 3, goods: { gems: 1 }, ownSide: false },
      { from: 3, to: 1, side: 'defender', ownSide: true },
    ]);
  });

  rule(['DQ-504', 'DQ-R47'], 'nobody is bound: a bystander may show another side than was promised', () => {
    const t = arena([{ gems: 2 }], { dice: [8, 1] });
    t.seat(2).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
    seal(t, ['defender', 'none']);
    expect(t.pub.settled).toMatchObject([{ from: 2, status: 'broken' }]);
    expect(t.adventurer(2).word.broken).toBe(1);
  });

  rule('DQ-R49', 'a principal owes only those who showed the side that was wanted', () => {
    const t = arena([{ gems: 4 }], { dice: [8, 1] });
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 1 }, text: '' });
    t.seat(0).answer('promise-support', { to: 3, side: 'attacker', goods: { gems: 1 }, text: '' });
    seal(t, ['attacker', 'none']);
    expect(t.pub.settled).toMatchObject([{ to: 3, status: 'void' }]);
    expect(t.pub.words).toMatchObject([{ to: 2, status: 'open' }]);
  });

  rule(
    ['DQ-519', 'DQ-R57'],
    'right after the fight the defender may keep promises: gifts only, to anybody, once',
    () => {
      const t = arena([{}, { gems: 3 }], { dice: [1, 8] });
      t.seat(1).answer('promise-support', { to: 2, side: 'defender', goods: { gems: 1 }, text: '' });
      seal(t, ['defender', 'none']);
      t.expectAsked([[1, 'settle-as-defender']]);
      expect(t.seat(1).defaultOf('settle-as-defender')).toEqual([{ to: 2, gift: { gems: 1 } }]);
      expect(t.seat(1).refusal('settle-as-defender', [{ to: 3, gift: { gems: 1 } }])).toBeUndefined();
      t.seat(1).answer('settle-as-defender', [{ to: 2, gift: { gems: 1 } }]);
      t.seat(2).answer('accept-gift', ['gems']);
      expect(t.pub.settled).toMatchObject([{ from: 1, status: 'kept' }]);
      t.expectAsked([[0, 'village-action']]);
    },
  );

  rule('DQ-519', 'a defender without promises is not asked', () => {
    const t = arena([], { dice: [1, 8] });
    seal(t, ['none', 'none']);
    t.expectAsked([[0, 'village-action']]);
  });

  rule('DQ-520', 'the attacker settles in the village afterwards, or is asked when the turn ends', () => {
    const t = arena([{ gems: 2 }], { dice: [8, 1] });
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 1 }, text: '' });
    seal(t, ['attacker', 'none']);
    t.expectAsked([[0, 'village-action']]);
    expect(t.seat(0).open).toContain('settle-as-attacker');
    t.seat(0).answer('village-action', 'proceed');
    t.expectAsked([[0, 'settle-as-attacker']]);
    t.seat(0).default('settle-as-attacker');
    t.seat(2).default('accept-gift');
    expect(t.pub.settled).toMatchObject([{ status: 'kept' }]);
  });

  rule(
    'DQ-R73',
    'promises may be made in the village before; without an arena they are void when the turn ends',
    () => {
      const t = village([{ gems: 1 }, {}, {}]);
      t.seat(0).answer('promise-support', { to: 1, side: 'attacker', goods: { gems: 1 }, text: '' });
      t.seat(2).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
      expect(t.pub.words).toHaveLength(2);
      t.do({ do: 'end-turn' });
      expect(t.pub.settled.map(({ status }) => status)).toEqual(['void', 'void']);
      expect(t.adventurer(0).word).toEqual({ kept: 0, partly: 0, broken: 0 });
    },
  );

  rule(['DQ-R49', 'DQ-R73'], 'however many words there are, none is left open', () => {
    const t = arena([{ gems: 9 }], { dice: [8, 1] });
    for (const seat of [2, 3]) {
      for (const to of [0, 1]) t.seat(seat).answer('promise-support', { to, side: 'attacker', goods: {}, text: '' });
    }
    seal(t, ['defender', 'attacker']);
    expect(t.pub.settled.map(({ from, status }) => [from, status])).toEqual([
      [2, 'broken'],
      [2, 'broken'],
      [3, 'kept'],
      [3, 'kept'],
    ]);
    const beforehand = village([{ gems: 9 }, {}, {}]);
    for (const to of [1, 2]) {
      beforehand.seat(0).answer('promise-support', { to, side: 'attacker', goods: { gems: 1 }, text: '' });
      beforehand.seat(to).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
    }
    beforehand.do({ do: 'end-turn' });
    expect(beforehand.pub.words).toEqual([]);
    expect(beforehand.pub.settled.map(({ status }) => status)).toEqual(['void', 'void', 'void', 'void']);
  });

  rule('DQ-R73', 'not before the rounds in which arenas are fought', () => {
    expect(village([{}, {}, {}], { round: 2 }).seat(0).open).not.toContain('promise-support');
  });

  rule('DQ-R51', 'the sealed side stays secret whatever was promised', () => {
    const t = arena([]);
    t.seat(2).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
    const before = JSON.stringify(t.view(3));
    t.seat(2).answer('choose-allegiance', 'defender');
    const after = JSON.stringify(t.view(3)).replace('"ready":[2]', '"ready":[]');
    expect(after).toBe(before);
  });
});
