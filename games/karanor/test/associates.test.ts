/** Associates (MK-620…628, MK-R42…R47): recruited, promoted for good, and what they earn whoever owns them. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { DIAMOND, ORDINARY_KINDS } from '../rules/clauses.ts';
import { arrange, type House, resource, type SeatLiteral, type TableLiteral } from './arrange.ts';

const IRON = resource('iron');
const CLOTH = resource('cloth');

const table = (seat: SeatLiteral = {}, more: Partial<TableLiteral> = {}): House =>
  arrange({ seats: [seat, {}, {}], ...more });
const refused = (t: House, kind: number) => t.seat(0).refusal('take-action', { recruit: kind });
const kinds = (t: House, seat: number) => t.pub.merchants[seat].associates.map(({ kind }) => kind);

describe('recruiting', () => {
  rule(
    ['MK-620', 'MK-624', 'MK-206'],
    'one action and 5 gold, on any territory; it starts on its resource side',
    () => {
      const t = table({ gold: 6, pawn: 'boisSourd' });
      t.act(0, { recruit: IRON });
      expect([t.gold(0), t.pub.actionsLeft]).toEqual([1, 3]);
      expect(t.pub.merchants[0].associates).toEqual([{ kind: IRON, promoted: false, earned: 0 }]);
      t.endTurn(0);
      expect([t.gold(0), t.tokens(0)]).toEqual([3, 'I']);
    },
  );

  rule('MK-620', 'not for less', () => {
    expect(refused(table({ gold: 4 }), IRON)).toMatchObject({ key: 'gold-missing', numbers: { gold: 5, has: 4 } });
    expect(refused(table({ gold: 9 }, { actionsLeft: 0 }), IRON)).toMatchObject({ rule: 'MK-203' });
  });

  rule(['MK-R22', 'MK-721'], 'recruiters make it two gold cheaper each, never below nothing', () => {
    const t = table({ gold: 1, insignia: ['recruiter', 'recruiter'] });
    t.act(0, { recruit: IRON });
    expect(t.gold(0)).toBe(0);
  });

  rule(['MK-621', 'MK-628'], 'any one not yet recruited; those recruited never come back', () => {
    const t = arrange({ seats: [{ gold: 20 }, { associates: ['iron'] }, {}] });
    expect(refused(t, IRON)).toMatchObject({ key: 'not-an-answer' });
    t.act(0, { recruit: CLOTH });
    expect(t.pub.associates).toEqual([0, 1, 2, 3]);
    t.act(0, { promote: CLOTH });
    expect(t.pub.associates).toEqual([0, 1, 2, 3]);
  });

  rule('MK-622', 'one for each ordinary resource, none for diamond', () => {
    const t = table({ gold: 5 });
    expect(t.pub.associates).toEqual(Array.from({ length: ORDINARY_KINDS }, (_, kind) => kind));
    expect(refused(t, DIAMOND)).toMatchObject({ key: 'not-an-answer' });
  });

  rule('MK-623', 'one player may own any number', () => {
    const t = table({ gold: 10, associates: ['wine', 'wood', 'fruit', 'meat'] });
    t.act(0, { recruit: IRON }).act(0, { recruit: CLOTH });
    expect(kinds(t, 0)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('promoting', () => {
  rule(['MK-625', 'MK-626', 'MK-R43'], 'no action and no gold, at any stable point of one’s own turn', () => {
    const t = table({ associates: ['iron'] }, { actionsLeft: 0 });
    t.act(0, { promote: IRON });
    expect([t.gold(0), t.pub.actionsLeft]).toEqual([0, 0]);
    t.endTurn(0);
    expect([t.gold(0), t.tokens(0)]).toEqual([3, '']);
  });

  rule('MK-R43', 'it does not close a move, and nobody promotes in another’s turn', () => {
    const t = arrange({ seats: [{ city: 'kien', associates: ['iron'] }, { associates: ['cloth'] }, {}] });
    t.go(0, 'boisSourd').act(0, { promote: IRON }).go(0, 'tourDesMages');
    expect(t.pub.actionsLeft).toBe(3);
    expect(t.seat(1).open).not.toContain('take-action');
    expect(t.pub.merchants[1].associates[0].promoted).toBe(false);
  });

  rule('MK-627', 'for good', () => {
    const t = table({ promoted: ['iron'] });
    expect(t.seat(0).refusal('take-action', { promote: IRON })).toMatchObject({
      rule: 'MK-627',
      key: 'associate-promoted',
    });
    for (let i = 0; i < 6; i++) t.endTurn();
    expect(t.pub.merchants[0].associates[0].promoted).toBe(true);
  });

  rule('MK-R42', '"once" is once per associate, not per player', () => {
    const t = table({ associates: ['iron', 'cloth'] });
    t.act(0, { promote: IRON }).act(0, { promote: CLOTH });
    expect(t.pub.merchants[0].associates.every(({ promoted }) => promoted)).toBe(true);
  });

  rule('MK-625', 'only one’s own', () => {
    const t = arrange({ seats: [{}, { associates: ['iron'] }, {}] });
    expect(t.seat(0).refusal('take-action', { promote: IRON })).toMatchObject({ key: 'not-an-answer' });
  });
});

describe('earning', () => {
  rule('MK-R44', 'an empty reserve yields nothing, and no gold instead', () => {
    const t = table({ associates: ['cloth'], income: 4 }, { reserve: { cloth: 0 } });
    t.endTurn(0);
    expect([t.gold(0), t.tokens(0)]).toEqual([4, '']);
  });

  rule('MK-R45', 'an associate that changes hands earns at each owner’s income', () => {
    const t = arrange({ seats: [{ associates: ['iron'], income: 1 }, { income: 1 }, {}] });
    t.endTurn(0);
    expect(t.tokens(0)).toBe('I');
    t.seat(0).answer('propose-trade', { to: 1, give: { associates: [IRON] }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    t.endTurn(1);
    expect([t.tokens(0), t.tokens(1)]).toEqual(['I', 'I']);
  });

  rule('MK-R45', 'with earnOncePerRound it earns once in a round', () => {
    const t = arrange({
      seats: [{ associates: ['iron'], income: 1 }, { income: 1 }, {}],
      options: { earnOncePerRound: true },
    });
    t.endTurn(0);
    t.seat(0).answer('propose-trade', { to: 1, give: { associates: [IRON] }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    t.endTurn(1);
    expect([t.tokens(0), t.tokens(1)]).toEqual(['I', '']);
    t.endTurn(2).endTurn(0).endTurn(1);
    expect(t.tokens(1)).toBe('I');
  });

  example('EX-31', 'a promoted iron associate is traded: the new owner gets 1 gold and cannot flip it', () => {
    const t = arrange({ seats: [{ promoted: ['iron'] }, { income: 2 }, {}] });
    t.seat(0).answer('propose-trade', { to: 1, give: { associates: [IRON] }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    t.endTurn(0);
    expect(t.gold(0)).toBe(2);
    expect(t.seat(1).refusal('take-action', { promote: IRON })).toMatchObject({ rule: 'MK-627' });
    t.endTurn(1);
    expect([t.gold(1), t.tokens(1)]).toEqual([3, '']);
  });

  rule('MK-R47', 'the associate of a story leaves the common six', () => {
    const t = arrange({
      seats: [{ story: 'S06' }, {}, {}],
      at: [
        { do: 'story-goods', seat: 0 },
        { do: 'turn', seat: 0 },
      ],
    });
    expect(kinds(t, 0)).toEqual([resource('wine')]);
    expect(t.pub.associates).not.toContain(resource('wine'));
    expect(t.pub.associates).toHaveLength(5);
  });
});
