/** 921–926, R53, R66, R72: fights, purchases and counts of the advanced game for two. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type Bazar, on, type SeatLiteral, start, type WorldLiteral } from './arrange.ts';
import { glory } from './fighters.ts';

const advanced = (literal: WorldLiteral): Bazar =>
  arrange({ ...literal, options: { advancedTwoPlayer: true, ...literal.options } });

/** Two heroes each against 4/4; these hit and live with their 9/9, the others have 2/2. */
const fights = (strong: readonly string[], more: Partial<WorldLiteral> = {}): Bazar =>
  advanced({
    phase: 'adventure',
    seats: [{ heroes: ['mage-1', 'mage-2'] }, { heroes: ['thief-1', 'thief-2'] }],
    cards: { heroes: Object.fromEntries(strong.map((hero) => [hero, { attack: 9, defence: 9 }])) },
    ...more,
  });

/** Both players fight in order of arrival. */
function inOrder(t: Bazar): Bazar {
  while (t.asked[0]?.[1] === 'order-fights') t.seat(t.asked[0][0]).default('order-fights');
  return t;
}

rule('BZ-921', 'four heroes in the centre at set-up, and again after every adventure', () => {
  expect(start(2, { advancedTwoPlayer: true }).pub.centre).toHaveLength(4);
  expect(start(2).pub.centre).toHaveLength(2);
  const t = inOrder(fights(['mage-1']));
  expect(t.pub.heroDiscard).toHaveLength(3);
  expect(t.pub.centre).toHaveLength(4);
});

rule('BZ-922', 'six items each, in six picks of which the last is automatic', () => {
  const t = start(2, { advancedTwoPlayer: true });
  expect(t.state.own.map((own) => own.draft.length)).toEqual([6, 6]);
  let picks = 0;
  while (t.pub.phase === 'supply') {
    t.seat(t.asked[0][0]).default('draft-pick');
    picks++;
  }
  expect(picks).toBe(2 * 5);
  expect(t.state.own.map((own) => own.hand.length)).toEqual([6, 6]);
});

rule(['BZ-923', 'BZ-R53'], 'two purchases in one turn, the employee that refilled the offer among them', () => {
  const t = advanced({
    phase: 'upgrade',
    seats: [{ coins: 40 }, { coins: 40 }],
    nextEmployees: ['clerk-1', 'clerk-2', 'clerk-3'],
  });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-1') });
  t.expectAsked([[0, 'upgrade-action']]);
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-3') });
  t.expectAsked([[1, 'upgrade-action']]);
  expect(t.seat(0).shop).toMatchObject({ employees: [t.employee('clerk-1'), t.employee('clerk-3')], coins: 20 });
});

rule('BZ-R53', 'stopping after one purchase is legal and ends the turn', () => {
  const t = advanced({ phase: 'upgrade', seats: [{ coins: 40 }, { coins: 40 }] });
  t.seat(0).answer('upgrade-action', { buy: 'storage' });
  t.seat(0).answer('upgrade-action', 'pass');
  t.expectAsked([[1, 'upgrade-action']]);
});

rule('BZ-R53', 'two flips, or a buy and a flip of the same card, but no third action', () => {
  const t = advanced({ phase: 'upgrade', seats: [{ coins: 60, display: 1, storage: 1 }, { coins: 40 }] });
  t.seat(0).answer('upgrade-action', { flip: 'display' });
  t.seat(0).answer('upgrade-action', { flip: 'storage' });
  expect(t.seat(0).shop).toMatchObject({ display: 2, storage: 2, coins: 40 });
  t.expectAsked([[1, 'upgrade-action']]);
});

/** A window and a hand that both have a class for every hero. */
const keeper = (n: number): SeatLiteral => ({ window: [`mage20-${n}`], hand: [`mage10-${n}`, `thief10-${n}`] });

rule(
  ['BZ-924', 'BZ-925'],
  'after one hero each, a second each, from the most attractive window on; a shop holds two',
  () => {
    const t = advanced({
      phase: 'shopping',
      seats: [{ window: ['mage5-1'] }, { window: ['mage20-1'] }],
      centre: ['mage-1', 'mage-2', 'mage-3', 'mage-4'],
    });
    const order: number[] = [];
    while (t.asked[0]?.[1] === 'invite-hero') {
      order.push(t.asked[0][0]);
      t.seat(t.asked[0][0]).default('invite-hero');
    }
    // The fourth comes by itself.
    expect(order).toEqual([1, 0, 1]);
    expect(t.happened('hero-invited').map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
    expect(t.pub.shops.map((shop) => shop.guests.length)).toEqual([2, 2]);
    expect(t.pub.questHolder).toBe(0);
  },
);

/** Sales of two heroes each. */
const sales = (): Bazar =>
  advanced({
    phase: 'shopping',
    agenda: [{ do: 'sales' }],
    seats: [
      {
        ...keeper(1),
        heroes: [
          { hero: 'mage-1', coins: 15 },
          { hero: 'thief-1', coins: 5 },
        ],
      },
      { ...keeper(2), heroes: ['mage-2', 'thief-2'] },
    ],
  });

rule(
  ['BZ-925', 'BZ-R72'],
  'the owner sells to both; each item is paid and worn by one of them, purses are not pooled',
  () => {
    const t = sales();
    const toMage = { item: t.item('mage10-1'), hero: t.hero('mage-1') };
    const toThief = { item: t.item('thief10-1'), hero: t.hero('thief-1') };
    expect(t.seat(0).refusal('sell-items', [toMage, toThief])).toMatchObject({
      rule: 'BZ-454',
      key: 'too-dear',
      numbers: { price: 10, coins: 5 },
    });
    t.seat(1).answer('sell-items', [
      { item: t.item('mage10-2'), hero: t.hero('mage-2') },
      { item: t.item('thief10-2'), hero: t.hero('thief-2') },
    ]);
    t.seat(0).answer('sell-items', [toMage]);
    const [first, second] = t.happened('items-sold');
    expect([first, second].map(({ seat, was, now }) => [seat, now - was])).toEqual([
      [0, 10],
      [1, 20],
    ]);
    expect(t.seat(0).shop.guests.map(({ coins, gear }) => [coins, gear])).toEqual([
      [5, [t.item('mage10-1')]],
      [5, []],
    ]);
  },
);

rule('BZ-R72', 'each hero has its own adventure card, glory chances and reward', () => {
  const t = inOrder(fights(['mage-1', 'mage-2', 'thief-1']));
  expect(t.pub.fights.map(({ adventures }) => adventures.length)).toEqual([1, 1, 1, 1]);
  expect(glory(t)).toEqual([4, 2]);
  expect(t.happened('rewards-paid')[0].rewards.map(({ n }) => n)).toEqual([10, 10, 10]);
});

rule('BZ-926', 'a monster needs four wounds instead of two', () => {
  const stands = inOrder(fights(['mage-1', 'mage-2', 'thief-1']));
  expect(stands.pub).toMatchObject({ wounds: 3, fallen: [] });
  expect(stands.happened('monster-stands')).toMatchObject([{ threshold: 4 }]);
  const falls = inOrder(fights(['mage-1', 'mage-2', 'thief-1', 'thief-2']));
  expect(falls.pub.fallen).toHaveLength(1);
});

rule('BZ-R66', 'a player finishes one hero, then the other, in the order of choice; then the opponent', () => {
  const t = fights([], { questHolder: 1 });
  t.expectAsked([[1, 'order-fights']]);
  expect(t.seat(0).open).toEqual([]);
  expect(t.seat(1).options('order-fights')).toEqual([t.hero('thief-1'), t.hero('thief-2')]);
  expect(t.seat(1).defaultOf('order-fights')).toBe(t.hero('thief-1'));
  expect(t.seat(1).refusal('order-fights', t.hero('mage-1'))).toMatchObject({ key: 'not-an-answer' });
  t.seat(1).answer('order-fights', t.hero('thief-2'));
  t.seat(0).answer('order-fights', t.hero('mage-1'));
  expect(t.pub.fights.map(({ hero }) => hero)).toEqual(['thief-2', 'thief-1', 'mage-1', 'mage-2'].map(t.hero));
  const steps = t.events.filter(({ type }) => type === 'attack-failed' || type === 'hero-defeated');
  expect(steps.map(({ type }) => type.split('-')[0])).toEqual(Array(4).fill(['attack', 'hero']).flat());
});

rule('BZ-R66', 'one hero left needs no order', () => {
  const t = fights([], {
    cards: { heroes: { 'mage-1': { effects: [on('adventureDealt', { does: 'killHero', of: 'hero' })] } } },
  });
  t.expectAsked([[1, 'order-fights']]);
  expect(t.pub.fights.map(({ hero }) => hero)).toEqual([t.hero('mage-2')]);
});

rule('BZ-R66', 'the free wound is still one, and due only if none of the four hit; 90x never applies', () => {
  const none = inOrder(fights([]));
  expect(none.happened('free-wounds')).toEqual([{ n: 1, rule: 'BZ-508', was: 0, now: 1 }]);
  const one = inOrder(fights(['thief-2']));
  expect(one.happened('free-wounds')).toEqual([]);
  expect(one.pub.wounds).toBe(1);
});

example(
  'BZ-X33',
  '30 coins, no upgrade: buy for 10 and flip for 10 in one turn, 3 display slots, 10 coins left',
  () => {
    const t = advanced({ phase: 'upgrade', seats: [{ coins: 30 }, {}] });
    t.seat(0).answer('upgrade-action', { buy: 'display' });
    t.seat(0).answer('upgrade-action', { flip: 'display' });
    expect(t.seat(0).shop).toMatchObject({ display: 2, coins: 10 });
  },
);

example('BZ-X34', 'one of four hits: 1 wound; none: 1 wound; 3 + 2 = 5 wounds defeat it', () => {
  expect(inOrder(fights(['mage-2'])).pub.wounds).toBe(1);
  expect(inOrder(fights([])).pub.wounds).toBe(1);
  const t = inOrder(fights(['mage-1', 'thief-2'], { wounds: 3 }));
  expect(t.happened('monster-defeated')).toMatchObject([{ wounds: 5 }]);
});
