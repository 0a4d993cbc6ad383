/** 601–611, 613–615, R50–R52, R54–R56, R75: one purchase each, and what may be bought. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectAlike } from '../../test/witness.ts';
import type { UpgradeAction } from '../rules/state.ts';
import { arrange, type Bazar, on, type SeatLiteral, type WorldLiteral } from './arrange.ts';
import type { Cards } from './box.ts';
import { coins } from './fighters.ts';

const upgrade = (seats: readonly SeatLiteral[], more: Partial<WorldLiteral> = {}): Bazar =>
  arrange({ phase: 'upgrade', seats, ...more });

/** Clerks with these titles, by number. */
const titled = (titles: { readonly [clerk: number]: string }): Cards => ({
  employees: Object.fromEntries(
    Object.entries(titles).map(([clerk, title]) => [`clerk-${clerk}`, { title: { fr: title, en: title } }]),
  ),
});

/** What this seat could do, by name. */
const options = (t: Bazar, seat: number): string[] =>
  t
    .seat(seat)
    .options('upgrade-action')
    .map((action) => nameOf(t, action))
    .sort();

function nameOf(t: Bazar, action: UpgradeAction): string {
  if (action === 'pass') return 'pass';
  if ('hire' in action) return `hire ${t.table.content.employees[action.hire].id}`;
  return 'buy' in action ? `buy ${action.buy}` : `flip ${action.flip}`;
}

const RICH: SeatLiteral = { coins: 60 };

rule('BZ-601', 'the top two employees are turned up, none before', () => {
  const t = upgrade([RICH, RICH], { nextEmployees: ['clerk-7', 'clerk-3'] });
  expect(t.happened('offer-opened')).toEqual([{ offer: ['clerk-7', 'clerk-3'].map(t.employee) }]);
  expect(t.pub).toMatchObject({ offer: ['clerk-7', 'clerk-3'].map(t.employee), employeeDeck: 18 });
});

rule('BZ-602', 'one turn each, from the quest holder clockwise; nobody else is asked meanwhile', () => {
  const t = upgrade([RICH, RICH, RICH], { questHolder: 1 });
  for (const seat of [1, 2, 0]) {
    t.expectAsked([[seat, 'upgrade-action']]);
    for (const other of [0, 1, 2]) if (other !== seat) expect(t.seat(other).open).toEqual([]);
    t.seat(seat).answer('upgrade-action', 'pass');
  }
  expect(t.pub.phase).not.toBe('upgrade');
});

rule('BZ-603', 'exactly one of: an upgrade, an employee of the offer, a flip, nothing', () => {
  const answers: UpgradeAction[] = [{ buy: 'storage' }, { flip: 'display' }, 'pass'];
  for (const answer of answers) {
    const t = upgrade([{ coins: 60, display: 1 }, RICH], { nextEmployees: ['clerk-1', 'clerk-2'] });
    expect(options(t, 0)).toEqual(['buy storage', 'flip display', 'hire clerk-1', 'hire clerk-2', 'pass']);
    t.seat(0).answer('upgrade-action', answer);
    t.expectAsked([[1, 'upgrade-action']]);
  }
  const t = upgrade([RICH, RICH], { nextEmployees: ['clerk-1', 'clerk-2'] });
  expect(t.seat(0).refusal('upgrade-action', { hire: t.employee('clerk-3') })).toMatchObject({ key: 'not-an-answer' });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-2') });
  t.expectAsked([[1, 'upgrade-action']]);
});

rule('BZ-604', 'the printed price goes to the bank; without the coins there is no purchase', () => {
  const t = upgrade([{ coins: 15 }, { coins: 5 }], {
    nextEmployees: ['clerk-1', 'clerk-2'],
    cards: { employees: { 'clerk-1': { price: 15 }, 'clerk-2': { price: 20 } } },
  });
  expect(t.seat(0).refusal('upgrade-action', { hire: t.employee('clerk-2') })).toEqual({
    rule: 'BZ-604',
    key: 'too-expensive',
    numbers: { price: 20, coins: 15 },
  });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-1') });
  expect(t.seat(1).refusal('upgrade-action', { buy: 'display' })).toMatchObject({
    rule: 'BZ-604',
    key: 'too-expensive',
  });
  t.seat(1).answer('upgrade-action', { buy: 'storage' });
  expect(coins(t)).toEqual([0, 0]);
});

rule(['BZ-605', 'BZ-R55'], 'what was bought stays, in this round and in later ones; nothing can be given back', () => {
  const t = upgrade([RICH, { coins: 0 }], { nextEmployees: ['clerk-1', 'clerk-2'] });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-1') });
  t.playUntil(({ pub }) => pub.round === 2 && pub.phase === 'upgrade');
  expect(t.seat(0).shop.employees).toEqual([t.employee('clerk-1')]);
  const verbs = t
    .seat(0)
    .candidates('upgrade-action')
    .map((action) => nameOf(t, action).split(' ')[0]);
  expect(new Set(verbs)).toEqual(new Set(['pass', 'buy', 'hire', 'flip']));
});

rule(['BZ-606', 'BZ-608', 'BZ-609', 'BZ-R54'], 'new: one slot more; turned over for 10: two more, not three', () => {
  const buys = (type: 'display' | 'storage', seat: SeatLiteral, answer: UpgradeAction) => {
    const t = upgrade([seat, RICH]);
    t.seat(0).answer('upgrade-action', answer);
    return [t.seat(0).shop[type], t.seat(0).shop.coins];
  };
  expect(buys('display', { coins: 10 }, { buy: 'display' })).toEqual([1, 0]);
  expect(buys('storage', { coins: 5 }, { buy: 'storage' })).toEqual([1, 0]);
  expect(buys('display', { coins: 25, display: 1 }, { flip: 'display' })).toEqual([2, 15]);
  expect(buys('storage', { coins: 10, storage: 1 }, { flip: 'storage' })).toEqual([2, 0]);
});

rule('BZ-607', 'one upgrade of each type: a second is refused, of the other type it is not', () => {
  for (const level of [1, 2] as const) {
    const t = upgrade([{ coins: 60, display: level }, RICH]);
    expect(t.seat(0).refusal('upgrade-action', { buy: 'display' })).toEqual({ rule: 'BZ-607', key: 'has-upgrade' });
    expect(t.seat(0).refusal('upgrade-action', { buy: 'storage' })).toBeUndefined();
  }
});

rule(['BZ-608', 'BZ-R54'], 'only an own +1 card can be turned over, never back or further', () => {
  const t = upgrade([{ coins: 60, display: 2 }, RICH]);
  const refused = { rule: 'BZ-608', key: 'no-upgrade-to-flip' };
  expect(t.seat(0).refusal('upgrade-action', { flip: 'display' })).toEqual(refused);
  expect(t.seat(0).refusal('upgrade-action', { flip: 'storage' })).toEqual(refused);
  const poor = upgrade([{ coins: 5, display: 1 }, RICH]);
  expect(poor.seat(0).refusal('upgrade-action', { flip: 'display' })).toMatchObject({
    rule: 'BZ-604',
    numbers: { price: 10, coins: 5 },
  });
});

rule('BZ-610', 'a bought employee is replaced at once, in its place', () => {
  const t = upgrade([RICH, RICH], { nextEmployees: ['clerk-1', 'clerk-2', 'clerk-3'] });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-1') });
  expect(t.pub.offer).toEqual(['clerk-3', 'clerk-2'].map(t.employee));
  expect(t.happened('employee-hired')).toMatchObject([{ seat: 0, price: 10, fresh: t.employee('clerk-3') }]);
  expect(options(t, 1)).toContain('hire clerk-3');
  t.seat(1).answer('upgrade-action', { buy: 'storage' });
});

/** So many employees are owned already, by the last seat. */
const owned = (count: number): string[] => Array.from({ length: count }, (_, i) => `clerk-${20 - i}`);

rule(['BZ-611', 'BZ-R50'], 'with an empty deck nothing is added; the unsold ones are offered again', () => {
  const t = upgrade([RICH, RICH, { coins: 0, employees: owned(18) }]);
  expect(t.pub).toMatchObject({ employeeDeck: 0, offer: [t.employee('clerk-2'), t.employee('clerk-1')] });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-2') });
  expect(t.pub.offer).toEqual([t.employee('clerk-1')]);
  expect(t.happened('employee-hired')).toMatchObject([{ fresh: -1 }]);
  t.seat(1).answer('upgrade-action', 'pass');
  expect(t.pub).toMatchObject({ employeeDeck: 1, offer: [] });
  t.playUntil(({ pub }) => pub.round === 2 && pub.phase === 'upgrade');
  expect(t.pub.offer).toEqual([t.employee('clerk-1')]);
});

rule(['BZ-613', 'BZ-R51'], 'no second employee of the same title; the offer may show two, and others may buy', () => {
  const t = upgrade([{ ...RICH, employees: ['clerk-9'] }, RICH], {
    nextEmployees: ['clerk-1', 'clerk-2'],
    cards: titled({ 1: 'Crier', 2: 'Crier', 9: 'Crier' }),
  });
  for (const clerk of ['clerk-1', 'clerk-2']) {
    expect(t.seat(0).refusal('upgrade-action', { hire: t.employee(clerk) })).toEqual({
      rule: 'BZ-613',
      key: 'same-title',
    });
  }
  t.seat(0).answer('upgrade-action', 'pass');
  t.seat(1).answer('upgrade-action', { hire: t.employee('clerk-2') });
});

rule('BZ-614', 'after everyone’s turn the unsold ones are shuffled into the deck; their order is hidden', () => {
  const t = upgrade([RICH, { coins: 0 }], { nextEmployees: ['clerk-1', 'clerk-2', 'clerk-3'] });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-1') });
  expect(t.pub).toMatchObject({ offer: [], employeeDeck: 19 });
  expect(t.state.hid.employeeDeck).toEqual(expect.arrayContaining(['clerk-2', 'clerk-3'].map(t.employee)));
  expect(JSON.stringify(t.view(0).pub)).not.toContain('"employeeDeck":[');
});

rule('BZ-615', 'any number of employees in one shop', () => {
  const t = upgrade([{ ...RICH, employees: owned(12) }, RICH], { nextEmployees: ['clerk-1'] });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-1') });
  expect(t.seat(0).shop.employees).toHaveLength(13);
});

rule('BZ-R52', 'passing is always allowed and final; a new upgrade cannot be turned over in the same phase', () => {
  const t = upgrade([RICH, RICH]);
  expect(t.seat(0).defaultOf('upgrade-action')).toBe('pass');
  expect(t.seat(0).refusal('upgrade-action', { flip: 'display' })).toMatchObject({ rule: 'BZ-608' });
  t.seat(0).answer('upgrade-action', { buy: 'display' });
  expect(t.seat(0).open).toEqual([]);
  t.seat(1).answer('upgrade-action', 'pass');
  expect(t.happened('upgrade-passed')).toEqual([{ seat: 1 }]);
  expect(t.pub.phase).not.toBe('upgrade');
});

rule(
  ['BZ-R75', 'BZ-603'],
  'who can buy nothing passes without being asked, and that is told: coins and prices are public',
  () => {
    const t = upgrade([{ coins: 0, hand: ['mage20-1'] }, RICH, { coins: 0 }]);
    t.expectAsked([[1, 'upgrade-action']]);
    expect(t.happened('upgrade-passed')).toEqual([{ seat: 0 }]);
    // Nothing of it depends on hidden cards.
    const world = (hand: string) => upgrade([{ coins: 0, hand: [hand] }, RICH]);
    expectAlike(world('mage20-1'), world('thief5-3'), [1], (one) => one.seat(1).answer('upgrade-action', 'pass'));
  },
);

/** The first employee of the offer with this effect, tab `upgrade`. */
const hired = (trigger: 'upgradeStart' | 'ownUpgradeTurn' | 'upgradeEnd'): Bazar => {
  const t = upgrade([RICH, RICH], {
    nextEmployees: ['clerk-1'],
    cards: { employees: { 'clerk-1': { effects: [on(trigger, { does: 'gainCoins', n: 5, who: 'owner' })] } } },
  });
  t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-1') });
  t.seat(1).answer('upgrade-action', 'pass');
  return t;
};

rule(
  'BZ-R56',
  'hired in its own phase: usable at once if its moment is still to come, else from the next round',
  () => {
    hired('upgradeEnd').expectAsked([[0, 'use-employee']]);
    for (const trigger of ['upgradeStart', 'ownUpgradeTurn'] as const) {
      const t = hired(trigger);
      expect(t.asked.some(([, kind]) => kind === 'use-employee')).toBe(false);
      t.playUntil(({ asked }) => asked.some(([, kind]) => kind === 'use-employee'));
      expect(t.pub).toMatchObject({ round: 2, phase: 'upgrade' });
    }
  },
);

rule('BZ-608', 'turning a card over is no purchase of a card: what hears of one hears nothing', () => {
  const heard = (answer: UpgradeAction): number => {
    const t = upgrade([{ ...RICH, display: 1, employees: ['clerk-9'] }, RICH], {
      cards: { employees: { 'clerk-9': { effects: [on('cardBought', { does: 'gainCoins', n: 5, who: 'owner' })] } } },
    });
    t.seat(0).answer('upgrade-action', answer);
    return t.asked.filter(([, kind]) => kind === 'use-employee').length;
  };
  expect(heard({ buy: 'storage' })).toBe(1);
  expect(heard({ flip: 'display' })).toBe(0);
});

example('BZ-X25', '15 coins, display +1, employees 5 and 20: pass, storage, the cheap one, flip', () => {
  const t = upgrade([{ coins: 15, display: 1 }, RICH], {
    nextEmployees: ['clerk-1', 'clerk-2'],
    cards: { employees: { 'clerk-1': { price: 5 }, 'clerk-2': { price: 20 } } },
  });
  expect(options(t, 0)).toEqual(['buy storage', 'flip display', 'hire clerk-1', 'pass']);
});

/** Two Criers lie on top, then Broker, then Scribe. */
const criers = (seats: readonly SeatLiteral[], advanced = false): Bazar =>
  upgrade(seats, {
    options: { advancedTwoPlayer: advanced },
    nextEmployees: ['clerk-1', 'clerk-2', 'clerk-3', 'clerk-4'],
    cards: titled({ 1: 'Crier', 2: 'Crier', 3: 'Broker', 4: 'Scribe' }),
  });

example(
  'BZ-X27',
  'two Criers: A takes one, Broker appears, B takes it, Scribe appears; A may not have the other',
  () => {
    const t = criers([RICH, RICH]);
    t.seat(0).answer('upgrade-action', { hire: t.employee('clerk-1') });
    expect(options(t, 1)).toEqual(expect.arrayContaining(['hire clerk-2', 'hire clerk-3']));
    t.seat(1).answer('upgrade-action', { hire: t.employee('clerk-3') });
    expect(t.happened('employee-hired').at(-1)?.fresh).toBe(t.employee('clerk-4'));
    expect(t.state.hid.employeeDeck).toContain(t.employee('clerk-2'));
    // Shuffles leave the order here, and the offer went on top: it comes again.
    t.playUntil(({ pub }) => pub.round === 2 && pub.phase === 'upgrade');
    expect(t.pub.offer).toContain(t.employee('clerk-2'));
    const [[first]] = t.asked;
    if (first === 1) t.seat(1).answer('upgrade-action', 'pass');
    expect(t.seat(0).refusal('upgrade-action', { hire: t.employee('clerk-2') })).toMatchObject({ key: 'same-title' });
    const advanced = criers([RICH, RICH], true);
    advanced.seat(0).answer('upgrade-action', { hire: advanced.employee('clerk-1') });
    expect(advanced.seat(0).refusal('upgrade-action', { hire: advanced.employee('clerk-2') })).toMatchObject({
      key: 'same-title',
    });
  },
);

example('BZ-X28', '17 of 20 owned: offer 2, deck 1; refill, no refill, and one card is the next offer', () => {
  const t = upgrade([RICH, RICH, { coins: 0, employees: owned(17) }]);
  expect([t.pub.offer.length, t.pub.employeeDeck]).toEqual([2, 1]);
  t.seat(0).answer('upgrade-action', { hire: t.pub.offer[0] });
  expect([t.pub.offer.length, t.pub.employeeDeck]).toEqual([2, 0]);
  t.seat(1).answer('upgrade-action', { hire: t.pub.offer[0] });
  t.playUntil(({ pub }) => pub.round === 2 && pub.phase === 'upgrade');
  expect(t.happened('offer-opened').map(({ offer }) => offer.length)).toEqual([2, 1]);
});
