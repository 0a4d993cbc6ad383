import { describe, expect, test } from 'vitest';
import { makePlayer, type Playable } from '../../../bots/players.ts';
import { type AnyShape, asked, Chance, type Seat, type View } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { Sale } from '../rules/state.ts';
import { arrange, type Bazar, on } from '../test/arrange.ts';
import { heuristic } from './heuristic.ts';

const box = { rules, heuristic } as unknown as Playable;

const malin = makePlayer(box, 'malin');
const luck = (): Chance => new Chance(new Uint32Array(8));

/** What malin answers to the first question this seat is asked. */
function decides(t: Bazar, seat: Seat): unknown {
  const d = asked(t.state).find((one) => one.seat === seat);
  if (d === undefined) throw new Error(`seat ${seat} is not asked`);
  return malin.decide(t.view(seat) as unknown as View<AnyShape>, d, luck());
}

describe('in the draft', () => {
  test('a card that a hero of the centre can buy is kept before one that nobody wants', () => {
    const t = arrange({
      seats: 2,
      centre: ['warrior-1', 'warrior-2'],
      nextItems: ['warrior10-1', 'priest5-1', 'thief10-1', 'mage5-1', 'mage10-2', 'thief5-1', 'thief10-2', 'priest5-2'],
    });
    expect(decides(t, t.pub.questHolder)).toBe(t.item('warrior10-1'));
  });
});

describe('in the window', () => {
  test('a lure is shown rather than the gear a hero would buy', () => {
    const t = arrange({
      phase: 'display',
      seats: [{ hand: ['warrior10-1', 'lure', 'warrior10-2'] }, { hand: ['mage5-1'] }],
      centre: ['warrior-1', 'mage-1'],
      cards: { items: { lure: { classes: ['warrior'], price: 5, hearts: 4, attack: 0, defence: 0 } } },
    });
    expect(decides(t, 0)).toEqual([t.item('lure')]);
  });

  test('the class shown is that of the hero one can sell to', () => {
    const t = arrange({
      phase: 'display',
      seats: [{ hand: ['warrior10-1', 'mage10-1', 'mage10-2', 'mage10-3'] }, { hand: ['priest5-1'] }],
      centre: [
        { hero: 'warrior-1', coins: 0 },
        { hero: 'mage-1', coins: 20 },
      ],
    });
    expect(decides(t, 0)).not.toEqual([t.item('warrior10-1')]);
  });
});

describe('inviting', () => {
  test('of two alike the richer hero is taken', () => {
    const t = arrange({
      phase: 'shopping',
      seats: [{ window: ['warrior20-1'], hand: ['warrior15-1'] }, { window: ['mage5-1'] }],
      centre: [
        { hero: 'warrior-1', coins: 5 },
        { hero: 'warrior-2', coins: 25 },
      ],
    });
    expect(decides(t, 0)).toBe(t.hero('warrior-2'));
  });
});

describe('at the counter', () => {
  const hero = { hero: 'warrior-1', coins: 20 };
  const sold = (t: Bazar): number[] => (decides(t, 0) as Sale[]).map(({ item }) => item).sort((a, b) => a - b);

  test('everything is sold that the hero can pay', () => {
    const t = arrange({
      agenda: [{ do: 'sales' }],
      seats: [{ hero, hand: ['warrior5-1', 'warrior15-1', 'mage5-1'] }, {}],
      monster: 'monster1',
    });
    expect(sold(t)).toEqual([t.item('warrior5-1'), t.item('warrior15-1')]);
  });

  test('two pieces that win the fight are better than one dear trinket', () => {
    const t = arrange({
      agenda: [{ do: 'sales' }],
      seats: [{ hero, hand: ['trinket', 'warrior10-1', 'warrior5-1'] }, {}],
      monster: 'monster1',
      cards: { items: { trinket: { classes: ['warrior'], price: 20, hearts: 0, attack: 0, defence: 0 } } },
    });
    expect(sold(t)).toEqual([t.item('warrior5-1'), t.item('warrior10-1')]);
  });

  test('with open sales the list is laid out first, then confirmed', () => {
    const t = arrange({
      agenda: [{ do: 'sales' }],
      options: { openSales: true },
      seats: [{ hero, hand: ['warrior10-1'] }, {}],
      monster: 'monster1',
    });
    const list = [{ item: t.item('warrior10-1'), hero: t.hero('warrior-1') }];
    expect(malin.volunteer(t.view(0) as unknown as View<AnyShape>, luck())?.answer).toEqual(list);
  });
});

describe('abilities', () => {
  const fight = { phase: 'adventure', monster: 'monster1', nextAdventures: ['bad'] } as const;
  const redraw = on('adventureDealt', { does: 'redrawAdventure', of: 'hero' });
  const adventures = { bad: { attack: -2, defence: -2 } };

  test('a bad adventure card is drawn again, a harmless one is kept', () => {
    const seats = [{ hero: { hero: 'warrior-1', gear: ['gear'] }, employees: ['clerk-1'] }, {}];
    const items = { gear: { classes: ['warrior'], attack: 2, defence: 2 } };
    const employees = { 'clerk-1': { phase: 'adventure' as const, effects: [redraw] } };
    const bad = arrange({ ...fight, seats, cards: { items, employees, adventures } });
    expect(decides(bad, 0)).toBe('use');
    const calm = arrange({ ...fight, seats, nextAdventures: ['calm-1'], cards: { items, employees, adventures } });
    expect(decides(calm, 0)).toBe('decline');
  });

  test('coins are taken from the rival who leads', () => {
    const steal = on('adventureEnd', { does: 'moveCoins', n: 5, from: 'opponent', to: 'owner' });
    const t = arrange({
      agenda: [],
      phase: 'adventure',
      monster: 'monster1',
      seats: [{ hero: 'warrior-1' }, { glory: 2, coins: 5 }, { glory: 8, coins: 40 }],
      cards: { heroes: { 'warrior-1': { effects: [steal] } } },
    });
    t.fire('adventureEnd');
    expect(decides(t, 0)).toBe(2);
  });
});

describe('at the market', () => {
  const paid = on('roundEnd', { does: 'gainCoins', n: 10, who: 'owner' });
  const cards = { employees: { 'clerk-1': { phase: 'inventory' as const, effects: [paid] } } };

  test('an employee who pays is hired while there are rounds left for it', () => {
    const t = arrange({
      agenda: [{ do: 'upgrade' }],
      phase: 'upgrade',
      seats: [{ coins: 20 }, {}],
      offer: ['clerk-1', 'clerk-2'],
      cards,
    });
    expect(decides(t, 0)).toEqual({ hire: t.employee('clerk-1') });
  });

  test('a shop without prospects keeps its coins', () => {
    const t = arrange({
      agenda: [{ do: 'upgrade' }],
      phase: 'upgrade',
      seats: [{ coins: 20 }, {}],
      offer: ['clerk-1', 'clerk-2'],
    });
    expect(decides(t, 0)).not.toMatchObject({ hire: expect.any(Number) });
  });
});
