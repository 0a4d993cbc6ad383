/** 1xx: what lies on the table when the first player is asked; and which cards are in the box (R01..R05, R31, R46). */
import { expect } from 'vitest';
import { clockwise, completeOptions, isOptionProblem, Match } from '../../../kernel/index.ts';
import { rule } from '../../test/rule.ts';
import { expectAlike, sawEvents } from '../../test/witness.ts';
import type { Content } from '../rules/content.ts';
import { rules } from '../rules/index.ts';
import { MYSTERY, NONE, type Options } from '../rules/state.ts';
import { arrange, type SeatLiteral, start, tableOptions } from './arrange.ts';

const COUNTS = [2, 3, 4, 5, 6];

const box = (seats: number, options: Partial<Options> = {}): Content =>
  rules.content(tableOptions(seats, options), seats);

/** How many copies of each spell are in the box. */
function copies({ spells }: Content): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { id } of spells) count[id] = (count[id] ?? 0) + 1;
  return count;
}

const shades = ({ spells }: Content): [number, number] => [
  spells.filter(({ shade }) => shade === 'light').length,
  spells.filter(({ shade }) => shade === 'dark').length,
];

rule('BQ-101', 'two to six players, and no others', () => {
  expect(rules.seats).toEqual({ min: 2, max: 6 });
  for (const seats of COUNTS) {
    const t = start(seats);
    expect(t.pub.knights).toHaveLength(seats);
    expect(t.asked).toHaveLength(1);
  }
});

rule('BQ-102', 'every subset of the three expansions can be played, none unless the table asks', () => {
  expect(tableOptions(4)).toMatchObject({ potions: false, companions: false, reaper: false });
  for (const potions of [false, true])
    for (const companions of [false, true])
      for (const reaper of [false, true]) {
        const t = start(4, { potions, companions, reaper });
        expect(t.table.content.armoury).toHaveLength(potions ? 31 : 28);
        expect(t.table.content.spells).toHaveLength(21 + (potions ? 2 : 0) + (companions ? 3 : 0));
        expect(t.pub.knights.every(({ companion }) => companion === NONE)).toBe(!companions);
        t.playUntil(({ pub }) => pub.round === 2 || pub.stage === 'over');
      }
});

rule(
  'BQ-103',
  'with 2–4 players the yellow weapons and their spell stay in the box, unless the table wants them',
  () => {
    for (const seats of [2, 3, 4]) {
      expect(tableOptions(seats).removeYellow).toBe(true);
      const without = box(seats);
      expect(without.armoury).toHaveLength(28);
      expect(without.armoury.some((card) => without.weapons[card].colour === 'yellow')).toBe(false);
      expect(without.spells).toHaveLength(21);
      expect(copies(without)).not.toHaveProperty('needYellow');
      const whole = box(seats, { removeYellow: false });
      expect(whole.armoury).toHaveLength(35);
      expect(copies(whole).needYellow).toBe(1);
    }
  },
);

rule('BQ-103', 'with 5–6 players all weapons and spells are used, even if the table says otherwise', () => {
  for (const seats of [5, 6])
    for (const options of [{}, { removeYellow: true }]) {
      expect(box(seats, options).armoury).toHaveLength(35);
      expect(box(seats, options).spells).toHaveLength(22);
    }
});

rule('BQ-104', 'every pawn begins before its owner, in phase A', () => {
  for (const seats of COUNTS) {
    const { knights } = start(seats).pub;
    expect(knights.every(({ phase, visited }) => phase === 'armourer' && !visited)).toBe(true);
  }
});

rule('BQ-105', 'three hearts and no key each', () => {
  for (const seats of COUNTS) {
    const { knights } = start(seats).pub;
    expect(knights.map(({ hearts, keys, role }) => [hearts, keys, role])).toEqual(knights.map(() => [3, 0, 'knight']));
  }
});

rule('BQ-106', 'eight bosses are shuffled and the top one is turned up', () => {
  const t = start(3);
  expect(t.table.content.bosses.map(({ hp }) => hp)).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
  expect(t.pub.bossDeck).toBe(7);
  expect(t.pub.bossDiscard).toEqual([]);
  expect(t.pub.effectiveHp).toBe(t.table.content.bosses[t.pub.boss].hp);
  const options = tableOptions(3);
  const first = (seed: number): number =>
    Match.start(rules, { seats: 3, options, seed: `boss ${seed}` }).state.pub.boss;
  expect(new Set(Array.from({ length: 80 }, (_, seed) => first(seed))).size).toBe(8);
});

rule(
  ['BQ-107', 'BQ-108'],
  'as many open spells as players lie under the Magician, and a mystery; the rest is a deck',
  () => {
    for (const seats of [3, 4, 5, 6]) {
      const { pub, table } = start(seats);
      expect(pub.row).toHaveLength(seats + 1);
      expect(pub.row.slice(0, seats).every((card) => card >= 0)).toBe(true);
      expect(pub.row[seats]).toBe(MYSTERY);
      expect(pub.spellDeck).toBe(table.content.spells.length - seats - 1);
      expect(pub.spellDiscard).toEqual([]);
    }
  },
);

rule(['BQ-107', 'BQ-109'], 'spells and weapons are shuffled: another seed, another order', () => {
  const options = tableOptions(4);
  const decks = (seed: string): [string, string] => {
    const { hid } = Match.start(rules, { seats: 4, options, seed }).state;
    return [hid.spellDeck.join(), hid.weaponDeck.join()];
  };
  expect(decks('a')).toEqual(decks('a'));
  expect(decks('a')[0]).not.toBe(decks('b')[0]);
  expect(decks('a')[1]).not.toBe(decks('b')[1]);
});

rule(['BQ-109', 'BQ-111'], 'each player is dealt one face-down, then one face-up weapon, from the top', () => {
  const t = start(4, {}, [1]);
  const { armoury } = t.table.content;
  const order = clockwise(4, 2);
  const drawn = [...armoury].reverse();
  expect(order.map((seat) => t.seat(seat).own.hidden)).toEqual(drawn.slice(0, 4));
  expect(order.map((seat) => t.seat(seat).knight.visible)).toEqual(drawn.slice(4, 8).map((card) => [card]));
  expect(t.pub.knights.every(({ hasHidden }) => hasHidden)).toBe(true);
  expect(t.pub.weaponDeck).toBe(28 - 8);
});

rule(['BQ-110', 'BQ-R05'], 'the first Armourer is drawn among all seats, and the next seat clockwise begins', () => {
  for (const seats of COUNTS)
    for (let seat = 0; seat < seats; seat++) {
      const t = start(seats, {}, [seat]);
      expect(t.pub.armourer).toBe(seat);
      t.expectAsked([[(seat + 1) % seats, 'turn-action']]);
    }
});

rule('BQ-112', 'a player sees the own hidden weapon and nobody else does', () => {
  const seats = [{ hidden: 'red7' }, { visible: ['green2'] }, { visible: ['green3'] }];
  const t = arrange({ seats });
  const other = arrange({ seats: [{ hidden: 'blue3' }, ...seats.slice(1)], top: ['red7'] });
  expect(t.seat(0).own.hidden).toBe(t.weapon('red7'));
  expectAlike(t, other, [1, 2], (w) => w.seat(0).visit());
  expect(t.seat(0).own.hidden).not.toBe(other.seat(0).own.hidden);
});

rule('BQ-112', 'the deal tells each player the own hidden weapon only', () => {
  const t = start(3);
  const told = clockwise(3, 0).map((seat) => sawEvents(t, seat, 'dealt')[0]);
  expect(told).toEqual(clockwise(3, 0).map((seat) => expect.objectContaining({ hidden: t.seat(seat).own.hidden })));
  expect(sawEvents(t, -1, 'dealt')[0]).not.toHaveProperty('hidden');
});

rule('BQ-113', 'nobody knows the mystery spell', () => {
  const row = ['hpPlus1', 'hpPlus2', 'needBlue'];
  const t = arrange({ seats: 3, row, mystery: 'extraKey' });
  const other = arrange({ seats: 3, row, mystery: 'lastCall' });
  expectAlike(
    t,
    other,
    [0, 1, 2],
    (w) => w.seat(0).visit(),
    (w) => w.seat(0).discard('hpPlus1'),
  );
  expect(t.state.hid.mystery).not.toBe(other.state.hid.mystery);
});

rule('BQ-114', 'Princess or Prince changes nothing in the game', () => {
  expect(rules.options.fields.royal.values).toEqual(['princess', 'prince']);
  const [princess, prince] = [start(3, { royal: 'princess' }), start(3, { royal: 'prince' })];
  for (const t of [princess, prince]) t.playUntil(({ pub }) => pub.round === 3 || pub.stage === 'over');
  expect(prince.state).toEqual(princess.state);
});

rule('BQ-R01', 'expansion spells come on top of the 22: 27 with all, and only with their expansion', () => {
  expect(box(6).spells).toHaveLength(22);
  expect(box(6, { potions: true }).spells).toHaveLength(24);
  expect(box(6, { companions: true }).spells).toHaveLength(25);
  const whole = box(6, { potions: true, companions: true, reaper: true });
  expect(whole.spells).toHaveLength(27);
  expect(shades(whole)).toEqual([14, 13]);
  expect(copies(whole)).toMatchObject({ flipPotion: 2, swapCompanions: 3 });
});

rule('BQ-R02', 'the 14 light spells are one of each kind', () => {
  const content = box(5);
  expect(shades(content)[0]).toBe(14);
  const light = content.spells.filter(({ shade }) => shade === 'light').map(({ id }) => id);
  expect(light.sort()).toEqual(
    [
      ...['hpPlus1', 'hpPlus2', 'hpMinus1', 'hpMinus2'],
      ...['needBlue', 'needYellow', 'needRed', 'needGreen', 'needPurple', 'needPair'],
      ...['cancelSpell', 'extraKey', 'lastCall', 'secondWins'],
    ].sort(),
  );
});

rule('BQ-R03', 'one dark kind is doubled: heartShield, or what the table says', () => {
  const single = { strPlus1: 1, strPlus2: 1, strMinus1: 1, strMinus2: 1, swapHidden: 1, swapTop: 1, heartShield: 1 };
  expect(tableOptions(5).eighthDark).toBe('heartShield');
  for (const eighthDark of ['heartShield', 'swapHidden', 'swapTop'] as const) {
    const content = box(5, { eighthDark });
    expect(shades(content)).toEqual([14, 8]);
    expect(copies(content)).toMatchObject({ ...single, [eighthDark]: 2 });
  }
});

rule('BQ-R31', 'potions are worth 1, 2 and 3 either way; both sizes of each can be set', () => {
  const sizes = (options: Partial<Options>) => {
    const { weapons, firstPotion } = box(3, { potions: true, ...options });
    return weapons.slice(firstPotion).map(({ minus, plus }) => [minus, plus]);
  };
  expect(sizes({})).toEqual([
    [-1, 1],
    [-2, 2],
    [-3, 3],
  ]);
  expect(sizes({ potion2Minus: 5, potion2Plus: 4 })[1]).toEqual([-5, 4]);
});

rule('BQ-R70', 'the goal is 5 keys with 2–4 players and 4 with 5–6, with the Reaper too', () => {
  expect(COUNTS.map((seats) => box(seats).goal)).toEqual([5, 5, 5, 4, 4]);
  expect(COUNTS.map((seats) => box(seats, { reaper: true }).goal)).toEqual([5, 5, 5, 4, 4]);
});

rule('BQ-R70', 'more keys than the goal win as well', () => {
  const done: SeatLiteral = { phase: 'finished' };
  const t = arrange({
    boss: 14,
    seats: [{ ...done, keys: 3, hidden: 'red7', visible: ['blue7'] }, done, done, done, done],
    active: ['extraKey'],
  });
  expect(t.pub.knights[0].keys).toBe(6);
  expect(t.pub.ended).toMatchObject({ ending: 'keys', winners: [0] });
  t.expectAsked([]);
});

rule('BQ-102', 'presets choose expansions only: none for a first game, each alone, all three', () => {
  const expansions = Object.entries(rules.options.presets).map(([name, preset]) => {
    const { potions, companions, reaper } = tableOptions(4, preset as Partial<Options>);
    return [name, { potions, companions, reaper }];
  });
  const none = { potions: false, companions: false, reaper: false };
  expect(Object.fromEntries(expansions)).toEqual({
    'first-game': none,
    classic: none,
    potions: { ...none, potions: true },
    companions: { ...none, companions: true },
    reaper: { ...none, reaper: true },
    full: { potions: true, companions: true, reaper: true },
  });
});

rule('BQ-R77', 'no option stands for rules that are not in the book', () => {
  expect(Object.keys(rules.options.fields).sort()).toEqual(
    [
      ...['removeYellow', 'potions', 'companions', 'reaper', 'duel', 'duelLastTurn', 'secondRank', 'lastCallMode'],
      ...['swapTopReturn', 'expansionSpellsInstant', 'reaperBlocksKey', 'reaperHp', 'eighthDark'],
      ...['potion1Minus', 'potion1Plus', 'potion2Minus', 'potion2Plus', 'potion3Minus', 'potion3Plus'],
      // An aid and a picture, no rules.
      ...['odds', 'royal'],
    ].sort(),
  );
  const solo = completeOptions(rules.options, 3, { solo: true });
  expect(isOptionProblem(solo)).toBe(true);
});
