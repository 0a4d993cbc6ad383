/** What players say they look for and can spare (DQ-R77). */
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import { wantsOf } from '../rules/wants.ts';
import { arena, encounter, quests, village } from './talks.ts';

const NOTHING = { seeks: {}, spares: {} };

/** The first has a weapon and two gems, the second an undead, the third nothing. */
function table(options?: { whispers: boolean }) {
  const seats = [{ gems: 2, objects: [{ type: 'weapon', bonus: 2 }] as const }, { spoils: ['undead'] as const }, {}];
  const t = village(seats, options === undefined ? {} : { options });
  return { t, weapon: t.adventurer(0).objects[0], undead: t.adventurer(1).spoils[0] };
}

describe('what one looks for and can spare', () => {
  rule('DQ-R77', 'is said by anybody in the village, to all, and stands until it is said anew', () => {
    const { t, weapon, undead } = table();
    t.seat(0).answer('tell-wants', { seeks: { spoils: [undead] }, spares: { gems: 1 } });
    t.seat(2).answer('tell-wants', { seeks: { gems: 1, quests: 1, objects: [weapon] }, spares: {} });
    expect(wantsOf(t.view(1).pub, 0)).toEqual({ seeks: { spoils: [undead] }, spares: { gems: 1 } });
    expect(wantsOf(t.view(1).pub, 2)).toEqual({ seeks: { gems: 1, quests: 1, objects: [weapon] }, spares: {} });
    t.seat(0).answer('tell-wants', NOTHING);
    expect(wantsOf(t.pub, 0)).toEqual(NOTHING);
    expect(t.happened('wants-told')).toHaveLength(3);
  });

  rule('DQ-R77', 'is said aloud, whispers or not', () => {
    const { t } = table({ whispers: true });
    t.seat(1).answer('tell-wants', { seeks: { gems: 1 }, spares: {} });
    expect(wantsOf(t.view(2).pub, 1)).toEqual({ seeks: { gems: 1 }, spares: {} });
    expect(t.happened('wants-told')).toHaveLength(1);
  });

  rule('DQ-R77', 'obliges to nothing and moves nothing', () => {
    const { t, undead } = table();
    const held = JSON.stringify([t.adventurer(0).gems, t.adventurer(1).spoils]);
    t.seat(1).answer('tell-wants', { seeks: { gems: 1 }, spares: { spoils: [undead] } });
    expect(JSON.stringify([t.adventurer(0).gems, t.adventurer(1).spoils])).toBe(held);
    t.seat(0).answer('propose-deal', { to: 1, give: { gems: 2 }, ask: { spoils: [undead] }, text: '' });
    expect(t.seat(1).refusal('answer-deal', 'refuse')).toBeUndefined();
  });

  rule('DQ-R77', 'is not shown any more once it has changed hands', () => {
    const { t, undead } = table();
    t.seat(1).answer('tell-wants', { seeks: {}, spares: { spoils: [undead] } });
    t.seat(0).answer('tell-wants', { seeks: { spoils: [undead] }, spares: { gems: 1 } });
    t.seat(0).answer('propose-deal', { to: 1, give: { gems: 2 }, ask: { spoils: [undead] }, text: '' });
    t.seat(1).answer('answer-deal', { accept: [] });
    expect(wantsOf(t.pub, 0)).toEqual(NOTHING);
    expect(wantsOf(t.pub, 1)).toEqual(NOTHING);
  });

  rule('DQ-R77', 'belongs to the village: not before a monster, not around an arena', () => {
    expect(village([{}, {}, {}]).seat(1).open).toContain('tell-wants');
    for (const t of [encounter([{}, {}, {}]), arena([])]) {
      for (const seat of [0, 1, 2]) expect(t.seat(seat).open).not.toContain('tell-wants');
    }
  });

  rule('DQ-R77', 'nobody spares what they have not, nor looks for what no other has', () => {
    const { t, weapon, undead } = table();
    const refused = (seat: number, seeks: object, spares: object) =>
      t.seat(seat).refusal('tell-wants', { seeks, spares });
    expect(refused(1, {}, { gems: 1 })).toMatchObject({ key: 'not-enough-gems' });
    expect(refused(1, {}, { quests: 1 })).toMatchObject({ key: 'quest-not-held' });
    expect(refused(1, {}, { objects: [weapon] })).toMatchObject({ key: 'object-not-held' });
    expect(refused(0, {}, { spoils: [undead] })).toMatchObject({ key: 'spoil-not-held' });
    expect(refused(0, { objects: [weapon] }, {})).toMatchObject({ key: 'nobody-has-it' });
    expect(refused(0, { objects: [t.pub.shop[0]] }, {})).toMatchObject({ key: 'nobody-has-it' });
    expect(refused(0, { gems: 1 }, { gems: 1 })).toMatchObject({ rule: 'DQ-R77', key: 'same-both-ways' });
    expect(refused(0, { gems: 1, quests: 1 }, { objects: [weapon] })).toBeUndefined();
  });

  rule(['DQ-R77', 'DQ-R54'], 'a quest is a quest: which one, and how much of anything, cannot even be said', () => {
    const { t, weapon } = table();
    const [quest] = quests(t, 0, 1);
    const junk: unknown[] = [
      { seeks: {}, spares: { quests: [quest] } },
      { seeks: {}, spares: { gems: 2 } },
      { seeks: { points: 1 }, spares: {} },
      { seeks: {}, spares: { objects: [weapon, weapon] } },
      { seeks: {}, spares: { objects: [] } },
      { seeks: { kept: [1] }, spares: {} },
      { seeks: {} },
      { seeks: [], spares: [] },
      'gems',
      null,
    ];
    for (const answer of junk)
      expect(t.seat(0).refusal('tell-wants', answer as never)).toMatchObject({ key: 'not-an-answer' });
    t.seat(0).answer('tell-wants', { seeks: {}, spares: { quests: 1 } });
    expect(JSON.stringify(t.events)).not.toContain(`[${quest}]`);
  });

  test('can be said in a game begun before it could', () => {
    const { t } = table();
    delete t.pub.wants;
    expect(wantsOf(t.pub, 1)).toEqual(NOTHING);
    t.seat(1).answer('tell-wants', { seeks: { gems: 1 }, spares: {} });
    expect(wantsOf(t.pub, 1)).toEqual({ seeks: { gems: 1 }, spares: {} });
  });

  test('every single tag that is listed can be said, and none both ways', () => {
    const { t } = table();
    const candidates = rules.kinds['tell-wants'].candidates(t.view(0), t.seat(0).decision('tell-wants') as never);
    expect(candidates.length).toBeGreaterThan(3);
    expect(t.seat(0).options('tell-wants')).toEqual(candidates);
  });
});
