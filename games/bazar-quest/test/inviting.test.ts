/** 405…413, R22…R25: heroes enter the shops, one choice after another. */
import { expect } from 'vitest';
import { open, submit } from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import { arrange, type Bazar, on } from './arrange.ts';
import { choices, invite, invited, market, ranked } from './market.ts';

const waited = (t: Bazar): number[] => t.happened('shop-waits').map(({ seat }) => seat);
const refusal = (t: Bazar, seat: number, hero: string) => t.seat(seat).refusal('invite-hero', t.hero(hero));

rule('BZ-405', 'a hero matches that shares a class with an item in the window', () => {
  const t = market(['thief+mage 3/5', 'warrior 2/5', 'priest 1/5'], {
    centre: ['thief-1', 'mage-1', 'priest-1'],
    cards: { heroes: { 'priest-1': { classes: ['priest', 'mage'] } } },
  });
  expect(choices(t, 0)).toEqual(['thief-1', 'mage-1', 'priest-1']);
  // A card of the hand does not count.
  const hand = arrange({
    phase: 'shopping',
    seats: [{ window: ['thief20-1'], hand: ['mage5-1'] }, { window: ['priest5-1'] }],
    centre: ['mage-1', 'mage-2'],
  });
  expect(hand.happened('shop-waits').map(({ seat }) => seat)).toEqual([]);
  expect(hand.pub.shops[0].guests).toEqual([]);
  invite(hand, 0, 'mage-1');
  expect(hand.happened('hero-invited')).toMatchObject([{ matched: false }, { matched: false }]);
});

example('BZ-X07', 'a window of thief and mage: heroes with thief or mage match, a mage-priest too', () => {
  const t = arrange({
    phase: 'shopping',
    seats: [{ window: ['thief15-1', 'mage15-1'] }, { window: ['warrior5-1'] }, { window: ['warrior5-2'] }, {}, {}],
    centre: ['thief-1', 'mage-1', 'priest-1', 'priest-2', 'warrior-1'],
    cards: { heroes: { 'priest-1': { classes: ['mage', 'priest'] } } },
  });
  expect(choices(t, 0)).toEqual(['thief-1', 'mage-1', 'priest-1']);
  for (const hero of ['priest-2', 'warrior-1']) {
    expect(refusal(t, 0, hero)).toEqual({ key: 'no-match', rule: 'BZ-406' });
  }
});

rule('BZ-406', 'the first in rank with a match takes one of the matching heroes, and none else', () => {
  const t = market(['mage 1/5', 'thief 3/5', 'mage 2/5'], { centre: ['mage-1', 'thief-1', 'thief-2'] });
  t.expectAsked([[1, 'invite-hero']]);
  expect(t.seat(1).candidates('invite-hero')).toHaveLength(3);
  expect(refusal(t, 1, 'mage-1')).toEqual({ key: 'no-match', rule: 'BZ-406' });
  // Not one that is not there.
  expect(refusal(t, 1, 'thief-3')).toMatchObject({ key: 'not-an-answer' });
  invite(t, 1, 'thief-2');
  expect(t.guest('thief-2')).toMatchObject({ unmatched: false });
  expect(t.pub.shops[1].guests).toEqual([t.guest('thief-2')]);
});

rule('BZ-406', 'only the shop whose turn it is chooses', () => {
  const t = market(['mage 1/5', 'thief 3/5'], { centre: ['thief-1', 'thief-2'] });
  const { id } = t.seat(1).decision('invite-hero');
  expect(open(rules, t.view(0))).toEqual([]);
  const step = submit(rules, t.state, t.table, 0, id, t.hero('thief-1'));
  expect(step.refusal).toEqual({ rule: '', key: 'not-open' });
});

rule('BZ-406', 'a time-out takes the hero with most coins, the leftmost of equals', () => {
  const t = market(['mage 3/5', 'thief 1/5', 'thief 1/5', 'thief 1/5'], {
    centre: [{ hero: 'mage-1', coins: 5 }, { hero: 'mage-2', coins: 15 }, { hero: 'mage-3', coins: 15 }, 'thief-1'],
  });
  expect(t.seat(0).defaultOf('invite-hero')).toBe(t.hero('mage-2'));
});

rule(['BZ-407', 'BZ-408'], 'a shop without a match waits; when nobody matches any more, it takes any hero', () => {
  const t = market(['mage 5/5', 'thief 2/5', 'warrior 1/5'], { centre: ['priest-1', 'thief-1', 'priest-2'] });
  expect(invited(t)).toEqual(['1 thief-1']);
  expect(waited(t)).toEqual([0, 2]);
  // Both others wait: the first in rank takes whom it likes.
  t.expectAsked([[0, 'invite-hero']]);
  expect(choices(t, 0)).toEqual(['priest-1', 'priest-2']);
  invite(t, 0, 'priest-2');
  expect(invited(t)).toEqual(['1 thief-1', '0 priest-2', '2 priest-1']);
  expect(t.guest('priest-1').unmatched).toBe(true);
});

rule(['BZ-409', 'BZ-410'], 'choosing goes on until every shop has its one hero and the centre is empty', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const t = market(Array(seats).fill('mage 2/5'));
    t.playUntil(({ pub }) => pub.choosing === -1);
    expect(t.happened('hero-invited').map(({ seat }) => seat)).toEqual(ranked(t));
    expect(new Set(t.happened('hero-invited').map(({ hero }) => hero)).size).toBe(seats);
    expect(t.pub.centre).toEqual([]);
    expect(t.pub.shops.map(({ guests }) => guests.length)).toEqual(Array(seats).fill(1));
  }
});

rule('BZ-410', 'an occupied shop is not asked again, however attractive', () => {
  const t = market(['mage 5/5', 'mage 1/5', 'mage 1/5'], { centre: ['mage-1', 'mage-2', 'mage-3'] });
  invite(t, 0, 'mage-1');
  t.expectAsked([[1, 'invite-hero']]);
  expect(t.seat(0).open).toEqual([]);
});

rule('BZ-411', 'a hero enters with all coins lying on it', () => {
  const centre = [
    { hero: 'mage-1', coins: 45 },
    { hero: 'thief-1', coins: 0 },
  ];
  const t = market(['mage 2/5', 'thief 1/5'], { centre });
  expect(t.pub.shops.map(({ guests }) => guests[0].coins)).toEqual([45, 0]);
  expect(t.happened('hero-invited').map(({ coins }) => coins)).toEqual([45, 0]);
});

rule('BZ-412', 'who takes the last hero of the centre takes the token at once, or keeps it', () => {
  const t = market(['mage 3/5', 'mage 2/5'], { centre: ['mage-1', 'mage-2'], questHolder: 0 });
  invite(t, 0, 'mage-1');
  expect(t.pub.questHolder).toBe(1);
  expect(t.happened('token-moved')).toEqual([{ seat: 1, from: 0 }]);
  const kept = market(['mage 3/5', 'mage 2/5'], { centre: ['mage-1', 'mage-2'], questHolder: 1 });
  expect(kept.pub.questHolder).toBe(1);
  invite(kept, 0, 'mage-2');
  expect(kept.pub.questHolder).toBe(1);
});

rule('BZ-413', 'the ability of a hero works as its text says, for the shop that takes it', () => {
  const t = market(['mage 3/5', 'thief 2/5', 'thief 1/5'], {
    centre: ['mage-1', 'mage-2', 'thief-1'],
    cards: { heroes: { 'mage-1': { effects: [on('heroInvited', { does: 'gainCoins', n: 10, who: 'owner' })] } } },
  });
  // All can read it before they choose.
  expect(t.view(0).table.content.heroes[t.hero('mage-1')].effects).toHaveLength(1);
  invite(t, 0, 'mage-1');
  expect(t.pub.shops.map(({ coins }) => coins)).toEqual([15, 5, 5]);
});

example('BZ-X03', 'one waits: B(mage) D(warrior) C(priest) A(thief, warrior)', () => {
  const t = market(['thief+warrior 1/5', 'mage 4/5', 'priest 2/5', 'warrior 3/5'], {
    centre: ['warrior-1', 'priest-1', 'thief-1', 'thief-2'],
  });
  expect(ranked(t)).toEqual([1, 3, 2, 0]);
  expect(invited(t)).toEqual(['3 warrior-1', '2 priest-1']);
  expect(choices(t, 0)).toEqual(['thief-1', 'thief-2']);
  invite(t, 0, 'thief-1');
  expect(invited(t).slice(2)).toEqual(['0 thief-1', '1 thief-2']);
  expect(t.pub.questHolder).toBe(1);
});

example('BZ-X04', 'two wait: C takes Prêtre, A chooses freely, B gets the last one and the token', () => {
  const t = market(['mage 3/5', 'mage 2/5', 'priest 1/5'], { centre: ['warrior-1', 'priest-1', 'thief-1'] });
  expect(invited(t)).toEqual(['2 priest-1']);
  expect(choices(t, 0)).toEqual(['warrior-1', 'thief-1']);
  invite(t, 0, 'thief-1');
  expect(invited(t).at(-1)).toBe('1 warrior-1');
  expect(t.pub.questHolder).toBe(1);
});

example('BZ-X05', 'starved later: A Guerrier, B waits, C Voleur, B Mage and the token', () => {
  const t = market(['warrior 3/5', 'warrior 2/5', 'thief 1/5'], { centre: ['warrior-1', 'thief-1', 'mage-1'] });
  expect(invited(t)).toEqual(['0 warrior-1', '2 thief-1', '1 mage-1']);
  expect(waited(t)).toEqual([1]);
  expect(t.pub.questHolder).toBe(1);
});

example('BZ-X06', 'a priest with nothing must be taken although a mage with 30 stands there', () => {
  const t = market(['priest 3/5', 'mage 1/5'], {
    centre: [
      { hero: 'priest-1', coins: 0 },
      { hero: 'mage-1', coins: 30 },
    ],
  });
  expect(t.happened('hero-invited')[0]).toMatchObject({ seat: 0, hero: t.hero('priest-1'), coins: 0, forced: true });
});

example('BZ-X09', 'the last taker holds the token in the adventure and the upgrades of the same round', () => {
  const order = (windows: string[]): number[][] => {
    const t = market(windows, { questHolder: 0, centre: ['mage-1', 'mage-2', 'mage-3'] });
    t.playUntil(({ pub }) => pub.phase === 'inventory' || pub.round === 2);
    return [
      [...t.happened('attack-failed'), ...t.happened('attack-succeeded')].map(({ seat }) => seat),
      t.events.filter(({ type }) => type.startsWith('upgrade-')).map(({ facts }) => (facts as { seat: number }).seat),
    ];
  };
  // Picks in order B, C, A: A keeps it. Then B, A, C: C has it.
  expect(order(['mage 1/5', 'mage 3/5', 'mage 2/5'])).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
  expect(order(['mage 2/5', 'mage 3/5', 'mage 1/5'])).toEqual([
    [2, 0, 1],
    [2, 0, 1],
  ]);
});

rule('BZ-R22', 'a waiting shop is looked at again before every choice', () => {
  const t = market(['mage 3/5', 'warrior 2/5', 'priest 1/5'], {
    centre: ['warrior-1', 'priest-1', 'thief-1'],
    cards: {
      heroes: {
        'warrior-1': {
          effects: [on('heroInvited', { does: 'addClass', class: 'mage', of: 'centre', during: 'phase' })],
        },
      },
    },
  });
  // The warrior has made mages of the others: the first in rank chooses before the third.
  expect(invited(t)).toEqual(['1 warrior-1']);
  expect(choices(t, 0)).toEqual(['priest-1', 'thief-1']);
});

rule('BZ-R23', 'waiting is never voluntary: one matching hero comes by itself, and no answer declines', () => {
  const t = market(['mage 3/5', 'mage 2/5', 'thief 1/5'], {
    centre: [
      { hero: 'mage-1', coins: 0 },
      { hero: 'mage-2', coins: 0 },
      { hero: 'warrior-1', coins: 40 },
    ],
  });
  expect(choices(t, 0)).toEqual(['mage-1', 'mage-2']);
  expect(refusal(t, 0, 'warrior-1')).toEqual({ key: 'no-match', rule: 'BZ-406' });
  for (const answer of ['pass', 'decline', -1, null]) {
    expect(t.seat(0).refusal('invite-hero', answer as number)).toMatchObject({ key: 'not-an-answer' });
  }
  invite(t, 0, 'mage-2');
  expect(invited(t).slice(1, 2)).toEqual(['1 mage-1']);
  expect(t.happened('hero-invited')[1]).toMatchObject({ forced: true, matched: true });
});

rule('BZ-R24', 'windows of shops already served do not matter; waiters go by the same ranking', () => {
  const t = market(['thief 3/5', 'warrior 2/5', 'thief 3/10'], { centre: ['warrior-1', 'warrior-2', 'warrior-3'] });
  expect(ranked(t)).toEqual([2, 0, 1]);
  invite(t, 1, 'warrior-1');
  // The heroes left match the second shop's window, which has its hero.
  expect(choices(t, 2)).toEqual(['warrior-2', 'warrior-3']);
  invite(t, 2, 'warrior-3');
  expect(invited(t)).toEqual(['1 warrior-1', '2 warrior-3', '0 warrior-2']);
});

rule('BZ-R24', 'a hero that came without a match buys what suits it', () => {
  const t = market(['thief 2/5', 'thief 1/5'], {
    centre: ['mage-1', 'mage-2'],
    seats: [{ window: ['warrior5-1'], hand: ['mage10-1', 'thief5-1'] }, { window: ['warrior5-2'] }],
  });
  invite(t, 0, 'mage-2');
  const hero = t.hero('mage-2');
  expect(t.seat(0).refusal('sell-items', [{ item: t.item('mage10-1'), hero }])).toBeUndefined();
  expect(t.seat(0).refusal('sell-items', [{ item: t.item('thief5-1'), hero }])).toMatchObject({ key: 'wrong-class' });
});

rule('BZ-R25', 'the token moves before the sales', () => {
  const t = market(['mage 2/5', 'thief 1/5'], { centre: ['mage-1', 'thief-1'], questHolder: 0 });
  t.expectAsked([
    [1, 'sell-items'],
    [0, 'sell-items'],
  ]);
  expect(t.pub.questHolder).toBe(1);
});

rule('BZ-R25', 'more heroes than shops: who fills the last place has the token, the others stay', () => {
  const t = market(['mage 2/5', 'mage 1/5'], {
    centre: ['mage-1', 'mage-2', 'mage-3'],
    questHolder: 0,
  });
  invite(t, 0, 'mage-1');
  invite(t, 1, 'mage-3');
  expect(t.pub).toMatchObject({ questHolder: 1, centre: [{ hero: t.hero('mage-2') }] });
  expect(t.asked.map(([, kind]) => kind)).toEqual(['sell-items', 'sell-items']);
});

rule('BZ-R25', 'fewer heroes than shops: a shop without one sells nothing and does not fight', () => {
  const t = market(['mage 3/5', 'mage 2/5', 'mage 1/5'], { centre: ['mage-1', 'mage-2'], questHolder: 0 });
  invite(t, 0, 'mage-1');
  expect(t.pub).toMatchObject({ questHolder: 1, centre: [] });
  t.expectAsked([
    [1, 'sell-items'],
    [0, 'sell-items'],
  ]);
  t.playUntil(({ pub }) => pub.phase === 'upgrade' || pub.phase === 'inventory');
  expect(t.pub.fights.map(({ seat }) => seat)).toEqual([1, 0]);
});
