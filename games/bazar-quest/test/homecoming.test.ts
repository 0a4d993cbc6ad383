/** 514–518, R41, R42, R44–R46, R48: the heroes' way home, new heroes, and the end of the phase. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { type Bazar, on } from './arrange.ts';
import { centre, coins, type Fate, fought, HEROES, hitters } from './fighters.ts';

const types = (t: Bazar): string[] => t.events.map(({ type }) => type);
/** A hero of seat 1 with this ability that may be declined: the world stops before its fight. */
const PAUSE = {
  heroes: {
    [HEROES[1]]: {
      effects: [{ ...on('fightStart', { does: 'gainCoins', n: 5, who: 'owner' } as const), optional: true }],
    },
  },
};

rule(
  ['BZ-514', 'BZ-515'],
  'living heroes return to the centre with all their coins, without gear or adventure card',
  () => {
    const t = fought(['both', 'both', 'live'], { purse: 15, wounds: 1 });
    expect(t.pub.shops.map((shop) => shop.guests)).toEqual([[], [], []]);
    expect(t.pub.itemDiscard).toHaveLength(5);
    expect(centre(t)).toEqual([HEROES[0], HEROES[1], HEROES[2]].map((hero) => [hero, 35]));
    for (const guest of t.pub.centre) expect(guest).toMatchObject({ gear: [], adventures: [], unmatched: false });
  },
);

rule('BZ-516', 'for each fallen hero a new one comes with its purse: again one per player', () => {
  const t = fought(['fall', 'both', 'fall'], {
    nextHeroes: ['priest-3', 'priest-4'],
    cards: { heroes: { 'priest-3': { purse: 15 } } },
  });
  expect(centre(t)).toEqual([
    [HEROES[1], 30],
    ['priest-3', 15],
    ['priest-4', 20],
  ]);
  expect(t.happened('hero-arrived')).toMatchObject([
    { hero: t.hero('priest-3'), purse: 15, replaces: t.hero(HEROES[0]) },
    { hero: t.hero('priest-4'), purse: 20, replaces: t.hero(HEROES[2]) },
  ]);
});

rule(['BZ-517', 'BZ-R46'], 'the first impossible draw ends the game; those before it still came', () => {
  const t = fought(['both', 'fall', 'fall', 'fall'], { heroesLeft: 1, nextHeroes: ['priest-4'] });
  expect(t.happened('hero-arrived')).toMatchObject([{ replaces: t.hero(HEROES[1]), left: 0 }]);
  expect(t.pub.ended).toMatchObject({ ending: 'defeat', winners: [], fallen: t.hero(HEROES[2]) });
  expect(t.asked).toEqual([]);
});

rule('BZ-R46', 'an empty hero deck with no draw due is harmless', () => {
  const t = fought(['both', 'live'], { heroesLeft: 0 });
  expect(t.pub.ended).toBeNull();
  t.expectAsked([[0, 'upgrade-action']]);
});

rule('BZ-R46', 'replacements come in turn order of their owners, from the quest holder', () => {
  const t = fought(['fall', 'fall', 'fall'], { questHolder: 2 });
  expect(t.happened('hero-arrived').map(({ replaces }) => replaces)).toEqual(
    [HEROES[2], HEROES[0], HEROES[1]].map(t.hero),
  );
});

rule(
  ['BZ-518', 'BZ-R42'],
  'an end-of-adventure ability works after the new heroes came, before the upgrade phase',
  () => {
    const t = fought(['both', 'fall'], {
      nextHeroes: ['priest-4'],
      cards: {
        monsters: { monster1: { effects: [on('adventureEnd', { does: 'heroLosesCoins', n: 5, of: 'centre' })] } },
      },
    });
    expect(centre(t)).toEqual([
      [HEROES[0], 25],
      ['priest-4', 15],
    ]);
    const after = types(t);
    expect(after.indexOf('hero-arrived')).toBeLessThan(after.indexOf('ability-used'));
    expect(after.indexOf('ability-used')).toBeLessThan(after.lastIndexOf('phase-started'));
  },
);

rule('BZ-R42', 'the round record is kept until the next round, so such an ability can ask who wounded', () => {
  const paid = on('adventureEnd', { does: 'gainCoins', n: 5, who: 'owner' });
  const t = fought(['hit', 'live', 'both'], {
    cards: { monsters: { monster1: { effects: [{ ...paid, if: [{ is: 'woundedThisRound' }] }] } } },
  });
  expect(coins(t)).toEqual([10, 5, 10]);
  expect(t.pub.fights.map((fight) => [fight.attack?.hit, fight.defence?.survived])).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
  t.playUntil(({ pub }) => pub.phase === 'inventory' || pub.round === 2);
  t.playUntil(({ pub }) => pub.round === 2);
  expect(t.pub.fights).toEqual([]);
});

rule('BZ-R42', 'a hero removed at the end of the phase is replaced at once, or everybody loses', () => {
  const cards = {
    monsters: { monster1: { effects: [on('adventureEnd', { does: 'killHero', of: 'richestInCentre' } as const)] } },
  };
  const t = fought(['both', 'live'], { cards, nextHeroes: ['priest-4'] });
  expect(centre(t)).toEqual([
    [HEROES[1], 30],
    ['priest-4', 20],
  ]);
  const lost = fought(['both', 'live'], { cards, heroesLeft: 0 });
  expect(lost.pub.ended).toMatchObject({ ending: 'defeat', fallen: lost.hero(HEROES[0]) });
});

rule(
  'BZ-R41',
  'its end-of-phase ability is silent in the round it falls; no monster is in play until the next supply',
  () => {
    const t = fought(['both', 'both'], {
      shops: [{ coins: 10 }, { coins: 10 }],
      cards: {
        monsters: { monster1: { effects: [on('adventureEnd', { does: 'loseCoins', n: 5, who: 'allPlayers' })] } },
      },
    });
    expect(coins(t)).toEqual([10, 10]);
    t.playUntil(({ pub }) => pub.phase !== 'upgrade');
    expect(t.pub.monster).toBe(t.pub.phase === 'supply' ? t.monster('monster2') : -1);
  },
);

rule(
  'BZ-R44',
  'rewards lie on heroes, never with players; a dead one gets none, one with 0 coins still returns',
  () => {
    const t = fought(['both', 'fall', 'live'], {
      purse: 0,
      wounds: 0,
      cards: { monsters: { monster1: { rewardSurvives: 0 } } },
      nextHeroes: ['priest-4'],
    });
    expect(coins(t)).toEqual([5, 5, 5]);
    // The purse is paid only on the draw: those that return keep their 0 coins.
    expect(centre(t)).toEqual([
      [HEROES[0], 0],
      [HEROES[2], 0],
      ['priest-4', 20],
    ]);
    expect(t.happened('rewards-paid')[0].rewards.map(({ hero }) => hero)).toEqual([HEROES[0], HEROES[2]].map(t.hero));
  },
);

rule('BZ-R42', 'what an ability decides about a hero of the centre ends with the round', () => {
  const t = fought(['live', 'live'], {
    cards: { monsters: { monster1: { effects: [on('adventureEnd', { does: 'preventDefeat', of: 'centre' })] } } },
  });
  expect(t.pub.centre.map(({ fate }) => fate.preventDefeat)).toEqual([true, true]);
  t.playUntil(({ pub }) => pub.round === 2);
  expect(t.pub.centre.map(({ fate }) => fate.preventDefeat)).toEqual([false, false]);
});

const calm = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `calm-${first + i}`);

rule('BZ-R45', 'an empty adventure deck is its discard shuffled, without the cards that lie beside heroes', () => {
  const t = fought(['both', 'both', 'both', 'both'], { adventureDiscard: calm(2, 18), cards: PAUSE });
  expect(t.happened('reshuffled')).toEqual([{ deck: 'adventure', cards: 17 }]);
  expect(t.pub).toMatchObject({ adventureDeck: 14, adventureDiscard: [] });
  expect(t.guest(HEROES[0]).adventures).toEqual([t.adventure('calm-1')]);
});

rule('BZ-R48', 'the dead stay out: the hero discard is never drawn from', () => {
  const t = fought(['fall', 'both'], { heroesLeft: 0, heroDiscard: ['priest-4'] });
  expect(t.pub.ended).toMatchObject({ ending: 'defeat' });
  expect(t.pub.heroDiscard).toContain(t.hero('priest-4'));
});

example(
  'BZ-X20',
  'came with 25, spent 20, lives: returns with 20 after a chest of 15, with 15 after an icon of 10',
  () => {
    const cards = { monsters: { monster1: { rewardDefeated: 15, rewardSurvives: 10 } } };
    expect(centre(fought(['live', 'live'], { purse: 5, wounds: 1, cards }))[0]).toEqual([HEROES[0], 20]);
    expect(centre(fought(['live', 'live'], { purse: 5, wounds: 0, cards }))[0]).toEqual([HEROES[0], 15]);
  },
);

/** 4 players, one hero left in the deck, the first two heroes fall, the monster too. */
const lastHero = (monster: string, fates: readonly Fate[]): Bazar =>
  fought(fates, { monster, heroesLeft: 1, nextHeroes: ['priest-4'], wounds: 3, purse: 5 });

example('BZ-X21', 'level II falls with two heroes: chest, return, one drawn, then all lose without scoring', () => {
  const t = lastHero('monster2', ['fall', 'fall', 'live', 'live']);
  expect(types(t).filter((type) => /rewards|returned|arrived|ended/.test(type))).toEqual([
    'rewards-paid',
    'heroes-returned',
    'hero-arrived',
    'game-ended',
  ]);
  expect(t.pub.ended).toMatchObject({ ending: 'defeat', winners: [], fallen: t.hero(HEROES[1]) });
});

example('BZ-X22', 'the same with level III: scored at once, nobody loses', () => {
  const t = lastHero('monster3', ['fall', 'fall', 'live', 'live']);
  expect(t.pub.ended).toMatchObject({ ending: 'victory', winners: [2, 3] });
  expect(t.happened('hero-arrived')).toEqual([]);
  expect(t.pub.heroDeck).toBe(1);
});

example('BZ-X23', 'one card in the hero deck, one dead hero: drawn, and the game goes on', () => {
  const t = lastHero('monster2', ['fall', 'live', 'live', 'live']);
  expect(t.pub).toMatchObject({ ended: null, heroDeck: 0 });
  t.expectAsked([[0, 'upgrade-action']]);
});

example('BZ-X38', 'end of adventure, every player loses 5: not when it falls; alive, after the new heroes', () => {
  const cards = {
    monsters: { monster1: { effects: [on('adventureEnd', { does: 'loseCoins', n: 5, who: 'allPlayers' } as const)] } },
  };
  const shops = [{ coins: 10 }, { coins: 0 }, { coins: 15 }];
  expect(coins(fought(hitters(3, 1), { cards, shops, wounds: 2 }))).toEqual([10, 0, 15]);
  const alive = fought(hitters(3, 1), { cards, shops });
  expect(coins(alive)).toEqual([5, 0, 10]);
  expect(types(alive).lastIndexOf('hero-arrived')).toBeLessThan(types(alive).indexOf('coins-changed'));
});

example(
  'BZ-X44',
  '4 players, fresh deck, first and third die: theirs at once, the others after; or all 18 anew',
  () => {
    const fates: Fate[] = ['fall', 'live', 'fall', 'live'];
    const paused = fought(fates, { cards: PAUSE });
    expect(paused.pub.adventureDiscard).toHaveLength(1);
    paused.seat(1).answer('effect-choice', 'no');
    expect(paused.pub.adventureDiscard).toHaveLength(4);
    expect(paused.pub.adventureDeck).toBe(14);
    expect(fought(fates, { wounds: 3 }).pub).toMatchObject({ adventureDeck: 18, adventureDiscard: [] });
  },
);
