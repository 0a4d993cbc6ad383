/** Villas (MK-640…643, MK-R46). */
import { describe, expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

/** Player 0 stands at the Tour des Mages, where a villa is for sale. */
const atVilla = (seat: SeatLiteral = {}, more: Partial<TableLiteral> = {}): House =>
  arrange({ seats: [{ city: 'kien', pawn: 'tourDesMages', gold: 8, ...seat }, {}, {}], ...more });
const refused = (t: House) => t.seat(0).refusal('take-action', 'buy-villa');

describe('villas', () => {
  rule(['MK-640', 'MK-641', 'MK-206'], 'there, one action and 8 gold; it is marked and gives 1 prestige', () => {
    const t = atVilla({ gold: 9 });
    t.act(0, 'buy-villa');
    expect([t.gold(0), t.pub.actionsLeft]).toEqual([1, 3]);
    expect(t.pub.villas[t.at('tourDesMages')]).toBe(0);
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 1, villas: [t.at('tourDesMages')], from: { villa: 1 } });
  });

  rule('MK-640', 'not elsewhere, not for less, not without an action', () => {
    expect(refused(atVilla({ pawn: 'boisSourd' }))).toMatchObject({ rule: 'MK-640', key: 'no-villa' });
    expect(refused(atVilla({ gold: 7 }))).toMatchObject({ key: 'gold-missing', numbers: { gold: 8, has: 7 } });
    expect(refused(atVilla({}, { actionsLeft: 0 }))).toMatchObject({ rule: 'MK-203' });
  });

  rule('MK-642', 'a sold villa is no longer for sale, to nobody', () => {
    const t = arrange({ seats: [{ pawn: 'tourDesMages', gold: 8 }, { villas: ['tourDesMages'] }, {}] });
    expect(refused(t)).toMatchObject({ rule: 'MK-642', key: 'villa-sold' });
    const own = atVilla({ gold: 16 });
    own.act(0, 'buy-villa');
    expect(refused(own)).toMatchObject({ rule: 'MK-642' });
  });

  rule('MK-643', 'a villa is no commerce and gives no income', () => {
    const t = atVilla({ income: 2 });
    t.act(0, 'buy-villa');
    expect(t.pub.merchants[0]).toMatchObject({ income: 2, commerces: [{ city: t.at('kien') }] });
    t.endTurn(0);
    expect(t.gold(0)).toBe(2);
  });

  rule('MK-R46', 'seven on our map, none in a city, and no limit per player', () => {
    const t = atVilla({ villas: ['phareEchoval', 'belvedereIvoire', 'baieTortues', 'ruinesAube', 'anseCorsaires'] });
    const villas = t.table.content.territories.filter(({ villa }) => villa);
    expect(villas).toHaveLength(7);
    expect(villas.some(({ city }) => city)).toBe(false);
    t.act(0, 'buy-villa');
    const { villas: owned } = t.pub.merchants[0];
    expect(owned).toHaveLength(6);
    expect(owned).toEqual(owned.toSorted((a, b) => a - b));
  });

  rule('MK-R22', 'notables and the Sceau make it cheaper, never below nothing', () => {
    const t = atVilla({ gold: 1, insignia: ['notable', 'notable'], artefacts: ['A06'] });
    t.act(0, 'buy-villa');
    expect(t.gold(0)).toBe(0);
  });
});
