/** What can be worked out before deciding: points, the draw of a window, the sums and chances of a sale. */
import { expect, test } from 'vitest';
import { fightOutlook, pointsNow, salesGain, windowOutlook } from '../rules/outlook.ts';
import { arrange } from './arrange.ts';

const shop = () =>
  arrange({
    phase: 'shopping',
    agenda: [{ do: 'sales' }],
    seats: [
      {
        coins: 25,
        glory: 3,
        window: ['mage20-1'],
        hand: ['thief10-1', 'mage5-1'],
        hero: { hero: 'thief-1', coins: 25 },
      },
      { window: ['mage20-2'], hand: ['priest10-1'], hero: 'priest-1' },
    ],
    centre: ['mage-1'],
  });

test('points now are glory and one per full ten coins', () => {
  expect(pointsNow(shop().seat(0).view, 0)).toBe(5);
});

test('a window draws the heroes that share a class with it, and counts its hearts and prices', () => {
  const t = shop();
  const { view } = t.seat(0);
  const { items } = view.table.content;
  const cards = [t.item('mage5-1'), t.item('thief10-1')];
  const outlook = windowOutlook(view, cards);
  expect(outlook.heroes).toEqual([t.hero('mage-1')]);
  expect(outlook.value).toBe(15);
  expect(outlook.hearts).toBe(items[cards[0]].hearts + items[cards[1]].hearts);
  expect(windowOutlook(view, [t.item('thief10-1')]).heroes).toEqual([]);
});

test('a sale that is only laid out dresses the hero, takes its coins and leaves the table as it is', () => {
  const t = shop();
  const { view } = t.seat(0);
  const { content } = view.table;
  const hero = t.hero('thief-1');
  const sales = [{ item: t.item('thief10-1'), hero }];
  const before = fightOutlook(view, 0, hero, []);
  const after = fightOutlook(view, 0, hero, sales);
  expect(after.guest.coins).toBe(15);
  expect(after.attack.total).toBe(before.attack.total + content.items[sales[0].item].attack);
  expect(after.defence.total).toBe(before.defence.total + content.items[sales[0].item].defence);
  expect(salesGain(view, sales)).toBe(10);
  expect(t.pub.shops[0].guests[0]).toMatchObject({ coins: 25, gear: [] });
});

test('chances are counted over the adventure cards nobody has seen go', () => {
  const t = shop();
  const { view } = t.seat(0);
  const { adventures } = view.table.content;
  const hero = t.hero('thief-1');
  const { attack, fates } = fightOutlook(view, 0, hero, []);
  expect(fates).toBe(adventures.length);
  expect(attack.chances).toBe(adventures.filter((card) => attack.total + card.attack >= attack.needed).length);
  t.pub.adventureDiscard.push(0, 1);
  expect(fightOutlook(t.seat(0).view, 0, hero, []).fates).toBe(adventures.length - 2);
});
