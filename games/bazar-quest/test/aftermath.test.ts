/** 508–513, R35, R36, R38, R39: free wounds, the monster's fate, and rewards. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { type Bazar, on } from './arrange.ts';
import { centre, fought, glory, HEROES, hitters } from './fighters.ts';

const types = (t: Bazar): string[] => t.events.map(({ type }) => type);

rule('BZ-508', 'nobody hit: one wound all the same, without glory', () => {
  for (const players of [2, 3, 4]) {
    const t = fought(hitters(players, 0));
    expect(t.happened('free-wounds')).toEqual([{ n: 1, rule: 'BZ-508', was: 0, now: 1 }]);
    expect(t.pub.wounds).toBe(1);
    expect(glory(t)).toEqual(Array(players).fill(0));
  }
});

rule('BZ-508', 'one hit is enough: no free wound', () => {
  for (const players of [2, 3, 4]) {
    const t = fought(hitters(players, 1));
    expect(t.happened('free-wounds')).toEqual([]);
    expect(t.pub.wounds).toBe(1);
  }
});

rule('BZ-509', 'as many wounds as players defeat it, one less does not; card and wounds are discarded', () => {
  for (const players of [2, 3, 4]) {
    const stands = fought(hitters(players, 1), { wounds: players - 2 });
    expect(stands.pub).toMatchObject({ monster: stands.monster('monster1'), wounds: players - 1, fallen: [] });
    expect(stands.happened('monster-stands')).toMatchObject([{ wounds: players - 1, threshold: players }]);
    const falls = fought(hitters(players, 1), { wounds: players - 1 });
    expect(falls.pub).toMatchObject({ monster: -1, wounds: 0, fallen: [falls.monster('monster1')] });
    expect(falls.happened('monster-defeated')).toMatchObject([{ wounds: players, last: false }]);
  }
});

rule(['BZ-510', 'BZ-R35'], 'with enough wounds early all heroes still fight, earn glory and may fall', () => {
  const t = fought(['both', 'hit', 'live'], { wounds: 2 });
  expect(t.pub.fights.map((fight) => fight.attack !== null && fight.defence !== null)).toEqual([true, true, true]);
  expect(glory(t)).toEqual([2, 1, 1]);
  expect(t.pub.heroDiscard).toEqual([t.hero(HEROES[1])]);
  expect(t.happened('monster-defeated')).toMatchObject([{ wounds: 4 }]);
});

rule('BZ-510', 'surplus wounds do nothing: the next monster starts with none', () => {
  const t = fought(hitters(3, 3), { wounds: 2 });
  t.playUntil(({ pub }) => pub.round === 2);
  expect(t.pub).toMatchObject({ monster: t.monster('monster2'), wounds: 0, fallen: [t.monster('monster1')] });
});

rule('BZ-512', 'it fell: the chest for every living hero, and all adventure cards are one new deck', () => {
  const t = fought(['both', 'hit', 'live'], { purse: 5, adventureDiscard: ['calm-1', 'calm-2', 'calm-3'], wounds: 2 });
  expect(t.happened('rewards-paid')).toEqual([
    {
      fallen: true,
      rewards: [
        { hero: t.hero(HEROES[0]), n: 20, now: 25 },
        { hero: t.hero(HEROES[2]), n: 20, now: 25 },
      ],
    },
  ]);
  expect(t.happened('adventures-shuffled')).toEqual([{ cards: 18 }]);
  expect(t.pub).toMatchObject({ adventureDeck: 18, adventureDiscard: [] });
});

rule('BZ-513', 'it stands: the coins icon for every living hero; wounds stay, adventure cards are discarded', () => {
  const t = fought(['both', 'hit', 'live'], { purse: 5, nextAdventures: ['calm-1', 'calm-2', 'calm-3'] });
  expect(t.happened('rewards-paid')).toMatchObject([
    {
      fallen: false,
      rewards: [
        { n: 10, now: 15 },
        { n: 10, now: 15 },
      ],
    },
  ]);
  expect(t.pub).toMatchObject({ wounds: 2, adventureDeck: 15 });
  expect([...t.pub.adventureDiscard].sort()).toEqual(['calm-1', 'calm-2', 'calm-3'].map(t.adventure).sort());
  expect(t.happened('adventures-shuffled')).toEqual([]);
});

/** A clerk of seat 0 puts a wound on the monster. */
const CLERK = {
  employees: {
    'clerk-1': { phase: 'adventure' as const, effects: [on('fightsDone', { does: 'addWound', n: 1 } as const)] },
  },
};

rule(
  'BZ-R36',
  'heroes that hit are counted: a wound by an employee neither prevents the free wound nor earns glory',
  () => {
    const t = fought(['live', 'live', 'live'], { shops: [{ employees: ['clerk-1'] }], cards: CLERK });
    expect(t.pub.wounds).toBe(1);
    t.seat(0).answer('use-employee', 'use');
    expect(t.pub).toMatchObject({ wounds: 2, hitters: [] });
    expect(t.seat(0).shop.glory).toBe(1);
  },
);

rule('BZ-R36', 'a card that says the hero wounds prevents it', () => {
  const asHero = on('attackFailed', { does: 'addWound', n: 1, asHero: true });
  const t = fought(['live', 'live', 'live'], { cards: { heroes: { [HEROES[0]]: { effects: [asHero] } } } });
  expect(t.happened('free-wounds')).toEqual([]);
  expect(t.pub.wounds).toBe(1);
});

rule('BZ-R38', 'the free wound comes before the check: it can defeat the monster, and the chest is paid', () => {
  const t = fought(['live', 'live'], { wounds: 1, purse: 0 });
  expect(types(t).filter((type) => /wounds|monster-|rewards/.test(type))).toEqual([
    'free-wounds',
    'monster-defeated',
    'rewards-paid',
  ]);
  expect(centre(t).map(([, held]) => held)).toEqual([20, 20]);
});

rule('BZ-R39', 'wounds placed after the check wait for the next round', () => {
  const t = fought(hitters(3, 1), {
    wounds: 1,
    cards: { monsters: { monster1: { effects: [on('adventureEnd', { does: 'addWound', n: 1 })] } } },
  });
  expect(t.pub).toMatchObject({ wounds: 3, fallen: [] });
  expect(t.happened('monster-stands')).toMatchObject([{ wounds: 2 }]);
});

example('BZ-X15', '3 players, 2 wounds, nobody hits: the free wound defeats it; chest, no glory for the wound', () => {
  const t = fought(['live', 'live', 'fall'], { wounds: 2, purse: 0 });
  expect(t.happened('monster-defeated')).toMatchObject([{ wounds: 3 }]);
  expect(t.happened('rewards-paid')).toMatchObject([{ fallen: true, rewards: [{ n: 20 }, { n: 20 }] }]);
  expect(glory(t)).toEqual([1, 1, 0]);
});

example('BZ-X16', '4 players, 3 wounds, three hit: all fight, 6 wounds, +1 glory for each hit, one defeat', () => {
  const t = fought(['hit', 'hit', 'fall', 'hit'], { wounds: 3 });
  expect(t.happened('monster-defeated')).toMatchObject([{ wounds: 6 }]);
  expect(t.pub.fights).toHaveLength(4);
  expect(glory(t)).toEqual([1, 1, 0, 1]);
  expect(t.pub.fallen).toHaveLength(1);
});

example('BZ-X19', '4 players, an employee put a wound, no hero hit: the free wound is still due', () => {
  const t = fought(['live', 'live', 'live', 'live'], { shops: [{ employees: ['clerk-1'] }], cards: CLERK });
  t.seat(0).answer('use-employee', 'use');
  expect(t.pub.wounds).toBe(2);
});
