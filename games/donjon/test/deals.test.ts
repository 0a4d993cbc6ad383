/** Deals in the village: the parts of 3xx where players talk. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { deal, last, quests, village } from './talks.ts';

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
    const late = t.seat(1).decision('answer-deal');
    t.seat(0).answer('withdraw-offer', true);
    expect(t.pub.bargains).toEqual([]);
    // Who accepts it a moment later is told that it is gone, and gets nothing.
    expect(() => t.give(1, late, { accept: [] })).toThrow('offer-gone');
    expect(t.pub.adventurers[1].gems).toBe(0);
  });
});
