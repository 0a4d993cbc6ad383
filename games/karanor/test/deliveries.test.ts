/** Deliveries (MK-601…606): one contract for all, fulfilled whole by the first. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { NONE } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral, start, type TableLiteral } from './arrange.ts';

/** Player 0 stands in Unisson; three wood are wanted there. */
function atUnisson(seat: SeatLiteral = {}, more: Partial<TableLiteral> = {}): House {
  return arrange({
    seats: [{ city: 'kien', pawn: 'unisson', tokens: 'BBB', ...seat }, {}, {}],
    deliveries: ['D1', 'D3', 'D4', 'D5'],
    ...more,
  });
}
const refused = (t: House) => t.seat(0).refusal('take-action', 'deliver');

describe('delivering', () => {
  rule(['MK-601', 'MK-602', 'MK-603'], 'in the city of the card: one action, all its tokens, gold and prestige', () => {
    const t = atUnisson({ tokens: 'BBBBF' });
    const was = t.reserve('wood');
    t.act(0, 'deliver');
    expect([t.tokens(0), t.gold(0), t.pub.actionsLeft, t.reserve('wood')]).toEqual(['BF', 4, 3, was + 3]);
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 1, from: { delivery: 1 } });
  });

  rule('MK-601', 'not in another place', () => {
    for (const pawn of ['kien', 'forgesBraisenoire']) {
      expect(refused(atUnisson({ pawn }))).toMatchObject({ rule: 'MK-601', key: 'delivery-elsewhere' });
    }
  });

  rule(['MK-601', 'MK-605'], 'all the tokens or none: there are no part deliveries', () => {
    expect(refused(atUnisson({ tokens: 'BBV' }))).toMatchObject({ key: 'tokens-missing', numbers: { n: 1, kind: 1 } });
  });

  rule(['MK-602', 'MK-206'], 'not without an action', () => {
    expect(refused(atUnisson({}, { actionsLeft: 0 }))).toMatchObject({ rule: 'MK-203' });
  });

  rule('MK-604', 'the next delivery is turned face up at once', () => {
    const t = atUnisson();
    t.act(0, 'deliver');
    expect(t.pub).toMatchObject({ delivery: t.delivery('D3'), deliveriesLeft: 2 });
    expect(t.happened('delivery-turned')).toEqual([{ delivery: t.delivery('D3'), left: 2 }]);
  });

  rule('MK-605', 'only the face-up one, by the first player who does it', () => {
    const t = arrange({
      seats: [{ pawn: 'unisson', tokens: 'BBB' }, { pawn: 'unisson', tokens: 'BBB' }, {}],
      deliveries: ['D1', 'D3', 'D4', 'D5'],
    });
    t.act(0, 'deliver').endTurn(0);
    expect(t.seat(1).refusal('take-action', 'deliver')).toMatchObject({ key: 'delivery-elsewhere' });
    const below = atUnisson({ pawn: 'kien', tokens: 'FFF' });
    expect(refused(below)).toMatchObject({ key: 'delivery-elsewhere' });
  });

  rule('MK-606', 'with the pile used up there are no more', () => {
    const t = atUnisson({}, { deliveries: ['D1'] });
    t.act(0, 'deliver');
    expect(t.pub).toMatchObject({ delivery: NONE, deliveriesLeft: 0 });
    expect(refused(t)).toMatchObject({ rule: 'MK-606', key: 'no-delivery' });
  });

  rule('MK-R40', 'the new card is live at once: the same player may fulfil it with another action', () => {
    const t = atUnisson({ tokens: 'BBBFFF', insignia: ['mount', 'mount', 'mount'], gold: 4 });
    t.act(0, 'deliver');
    t.go(0, 'quaiBrumes', 'montCendre', 'plageEchoues', 'criqueVoiles', 'kien');
    expect(t.pub.actionsLeft).toBe(2);
    t.act(0, 'deliver');
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 2 });
    expect(t.pub.delivery).toBe(t.delivery('D4'));
  });

  rule(['MK-R41', 'MK-902'], 'players + 1 with the face-up one', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { pub } = start(seats);
      expect(pub.deliveriesLeft + 1).toBe(seats + 1);
    }
  });

  rule('MK-721', 'couriers earn two gold more for each tile', () => {
    const t = atUnisson({ insignia: ['courier', 'courier'] });
    t.act(0, 'deliver');
    expect(t.gold(0)).toBe(8);
  });

  example('EX-08', '3 wood in Unisson, D1 face up', () => {
    const t = atUnisson();
    t.act(0, 'deliver');
    expect([t.tokens(0), t.gold(0), t.pub.merchants[0].prestige, t.pub.actionsLeft]).toEqual(['', 4, 1, 3]);
    expect(t.pub.delivery).not.toBe(t.delivery('D1'));
  });

  example('EX-42', 'D3 is turned up; with 3 fruit in Unisson it waits until the player is in Kien', () => {
    const t = atUnisson({ tokens: 'BBBFFF' });
    t.act(0, 'deliver');
    expect(t.pub.delivery).toBe(t.delivery('D3'));
    expect(refused(t)).toMatchObject({ rule: 'MK-601' });
    t.pub.merchants[0].pawn = t.at('kien');
    expect(refused(t)).toBeUndefined();
  });
});
