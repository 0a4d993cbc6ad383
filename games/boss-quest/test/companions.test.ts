/** BQ-921..932, R08, R42..R45: companions. See also peek, replace-spell and swap-companions. */
import { expect } from 'vitest';
import { type AnyGame, SPECTATOR } from '../../../kernel/index.ts';
import { startMatch } from '../../test/record.ts';
import { example, rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import { GAP, type Options, type View } from '../rules/state.ts';
import { arrange, type SeatLiteral, start } from './arrange.ts';
import { holding, isUsed, visitToDiscard } from './steps.ts';

const COMPANIONS: Partial<Options> = { companions: true };
const DONE: SeatLiteral = { phase: 'finished' };

rule('BQ-921', 'one companion each, the rest open in the reserve, three swapCompanions among the spells', () => {
  for (const seats of [3, 4, 5, 6]) {
    const { pub, table } = start(seats, COMPANIONS);
    const held = pub.knights.map(({ companion }) => companion);
    expect([...held, ...pub.reserve].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pub.reserve).toHaveLength(6 - seats);
    expect(table.content.spells.filter(({ id }) => id === 'swapCompanions')).toHaveLength(3);
  }
});

rule('BQ-921', 'everybody is told who has which companion, and nothing of the kind without them', () => {
  const told = (options: Partial<Options>) => {
    const match = startMatch(rules as unknown as AnyGame, { seats: 4, options, seed: 'animals' });
    const { knights } = (match.view(0) as unknown as View).pub;
    const held = knights.map(({ companion }) => companion);
    return { held, dealt: match.storyOf(SPECTATOR).filter(({ type }) => type === 'companions-dealt') };
  };
  const { held, dealt } = told(COMPANIONS);
  expect(dealt).toEqual([{ type: 'companions-dealt', companions: held }]);
  expect(told({}).dealt).toEqual([]);
});

rule('BQ-922', 'with 2 players peek is not in the game', () => {
  const { table, pub } = start(2, COMPANIONS);
  expect(table.content.companions.map(({ id }) => id)).not.toContain('owl');
  expect(table.content.companions).toHaveLength(5);
  expect(pub.reserve).toHaveLength(3);
});

rule('BQ-923', 'allColours: the holder’s weapons count as every colour, and nobody else’s', () => {
  const active = ['needBlue', 'needPurple', 'needPair'];
  const seats = [
    { ...DONE, hidden: 'red3', visible: ['green2'] },
    { ...DONE, hidden: 'red4', visible: ['green3'] },
    DONE,
  ];
  const t = holding('chameleon', 'cat', 'hare', { seats, active, row: ['extraKey'] });
  expect(t.line(0)).toMatchObject({ qualified: true, fails: [] });
  expect(t.line(1).fails).toHaveLength(3);
});

rule('BQ-925', 'chain: after an equip the holder may visit in the same turn, once per round', () => {
  const t = holding('hare', 'cat', 'owl');
  t.seat(0).equip(1);
  t.expectAsked([[0, 'chain-visit']]);
  expect(t.seat(0).options('chain-visit')).toEqual(['yes', 'no']);
  expect(t.seat(0).defaultOf('chain-visit')).toBe('no');
  t.seat(0).answer('chain-visit', 'no');
  expect(isUsed(t, 'hare')).toBe(false);
  // The others are not asked, and the offer comes back next turn.
  for (const seat of [1, 2]) t.seat(seat).equip(1);
  t.seat(0).equip(1);
  t.seat(0).answer('chain-visit', 'yes');
  expect(isUsed(t, 'hare')).toBe(true);
  t.expectAsked([[0, 'choose-spell']]);
});

rule('BQ-R42', 'chain: decided after the cards, and then the visit is compulsory and normal', () => {
  const t = holding('hare', 'cat', 'owl', { options: { companions: true, potions: true }, top: ['potion1', 'red5'] });
  t.seat(0).equip(2);
  t.seat(0).answer('orient-potion', 'plus');
  expect(t.happened('equipped')).toHaveLength(1);
  t.seat(0).answer('chain-visit', 'yes');
  expect(t.seat(0).options('choose-spell')).toHaveLength(8);
  t.seat(0).discard('needBlue');
  expect(t.seat(0).knight.phase).toBe('finished');
  t.expectAsked([[1, 'turn-action']]);
});

rule('BQ-R42', 'chain: not in the final turn of 5–6, not the other way round, not when used', () => {
  const straggler = arrange({
    options: COMPANIONS,
    boss: 21,
    seats: [DONE, DONE, DONE, DONE, { companion: 'hare' }],
  });
  straggler.seat(4).equip(1);
  expect(straggler.pub.combat).not.toBeNull();
  const reverse = holding('hare', 'cat', 'owl');
  visitToDiscard(reverse, 0, 'needBlue');
  reverse.expectAsked([[1, 'turn-action']]);
  const used = holding('hare', 'cat', 'owl', { used: ['hare'] });
  used.seat(0).equip(1);
  used.expectAsked([[1, 'turn-action']]);
});

rule('BQ-926', 'tieBreak: in a tie the holder wins alone', () => {
  const seats = [
    { ...DONE, hidden: 'red7', visible: ['blue7'] },
    { ...DONE, hidden: 'green7', visible: ['purple7'] },
    DONE,
  ];
  expect(holding('hare', 'cat', 'owl', { boss: 15, seats }).pub.combat).toMatchObject({ winners: [1], by: 'tieBreak' });
  expect(holding('hare', 'magpie', 'owl', { boss: 15, seats }).pub.combat).toMatchObject({ winners: [0, 1] });
});

rule('BQ-R44', 'tieBreak: not for one who is not in the tie, not at the end of the game', () => {
  const t = holding('hare', 'magpie', 'cat', {
    boss: 15,
    seats: [
      { ...DONE, hidden: 'red7', visible: ['blue7'] },
      { ...DONE, hidden: 'green7', visible: ['purple7'] },
      { ...DONE, hidden: 'red6', visible: ['blue6'] },
    ],
  });
  expect(t.pub.combat).toMatchObject({ winners: [0, 1] });
  const end = holding('cat', 'magpie', 'hare', {
    boss: 14,
    seats: [
      { ...DONE, keys: 2, hidden: 'red3', visible: ['blue3'] },
      { ...DONE, keys: 2, hidden: 'green3', visible: ['purple3'] },
      { ...DONE, hearts: 1, hidden: 'red7', visible: ['blue7', 'green1'] },
    ],
    active: ['needPair'],
  });
  expect(end.pub.combat?.winners).toEqual([]);
  expect(end.pub.ended).toMatchObject({ ending: 'hearts', winners: [0, 1] });
});

rule('BQ-R44', 'tieBreak works at the second rank with secondWins and creates no rank', () => {
  const t = holding('cat', 'magpie', 'hare', {
    boss: 18,
    seats: [
      { ...DONE, hidden: 'red7', visible: ['blue6', 'green4'] },
      { ...DONE, hidden: 'green7', visible: ['purple6', 'red4'] },
      { ...DONE, hidden: 'green6', visible: ['blue7'] },
    ],
    active: ['secondWins'],
  });
  // Two at 17, the holder among them: they are the first rank together.
  expect(t.pub.combat).toMatchObject({ winners: [2], rank: 2 });
});

rule('BQ-927', 'tolerance: no heart is lost when over by 1 or 2', () => {
  const hearts = (boss: number, companion: string) =>
    holding(companion, 'cat', 'hare', {
      boss,
      seats: [{ ...DONE, hidden: 'red7', visible: ['blue7', 'green5'] }, DONE, DONE],
    }).pub.knights[0].hearts;
  expect([18, 17, 16].map((boss) => hearts(boss, 'tortoise'))).toEqual([3, 3, 2]);
  expect(hearts(18, 'owl')).toBe(2);
});

rule('BQ-R45', 'tolerance: still out of the round; measured with final values', () => {
  const t = holding('tortoise', 'cat', 'hare', {
    boss: 18,
    seats: [{ ...DONE, hidden: 'red7', visible: ['blue7', 'green5'] }, DONE, DONE],
    active: ['hpMinus2'],
  });
  expect(t.line(0)).toMatchObject({ gap: -3, qualified: false, heartLost: true });
});

rule('BQ-R45', 'tolerance: no protection against the harvest', () => {
  const t = holding('tortoise', 'cat', 'hare', {
    options: { companions: true, reaper: true },
    boss: 17,
    seats: [DONE, { ...DONE, role: 'reaper', hidden: 'red7', visible: ['blue7'] }, DONE],
  });
  expect(t.line(0)).toMatchObject({ heartCause: 'harvest', heartLost: true });
});

rule('BQ-R08', 'over by 1 or 2 with tolerance is still over: must visit', () => {
  for (const boss of [18, 17]) {
    const t = holding('tortoise', 'cat', 'hare', {
      boss,
      seats: [{ hidden: 'red7', visible: ['blue7', 'green5'] }, {}, {}],
    });
    expect(t.seat(0).options('turn-action')).toEqual(['visit']);
    expect(t.seat(0).refusal('turn-action', { equip: 1 })).toMatchObject({ rule: 'BQ-212' });
  }
});

rule(['BQ-929', 'BQ-932'], 'companions stay for the game; once-per-round powers are fresh every round', () => {
  const t = holding('hare', 'cat', 'owl');
  t.seat(2).answer('use-peek', 0);
  t.seat(0).equip(1);
  t.seat(0).answer('chain-visit', 'yes');
  t.fight();
  expect([isUsed(t, 'owl'), isUsed(t, 'hare')]).toEqual([true, true]);
  t.allReady();
  expect(t.pub.round).toBe(2);
  expect(t.pub.used).not.toContain(true);
  expect(t.pub.knights.map(({ companion }) => companion)).toEqual(['hare', 'cat', 'owl'].map((id) => t.companion(id)));
});

rule('BQ-930', 'companions in the reserve have no effect', () => {
  const t = holding('hare', 'magpie', 'owl', {
    boss: 18,
    seats: [{ ...DONE, hidden: 'red7', visible: ['blue7', 'green5'] }, DONE, DONE],
    active: ['needYellow'],
    options: { companions: true, removeYellow: false },
  });
  expect(t.pub.reserve).toEqual(['chameleon', 'cat', 'tortoise'].map((id) => t.companion(id)));
  expect(t.line(0)).toMatchObject({ gap: -1, heartLost: true, fails: [t.spell('needYellow')] });
});

example(33, 'tieBreak holder A 17 with 5 weapons, B 17 with 3: A alone gets 1 key', () => {
  const t = holding('cat', 'hare', 'owl', {
    boss: 18,
    seats: [
      { ...DONE, hidden: 'red7', visible: ['blue4', 'green3', 'purple2', 'red1'] },
      { ...DONE, hidden: 'green7', visible: ['purple7', 'blue3'] },
      DONE,
    ],
  });
  expect(t.keysWon).toEqual([1, 0, 0]);
});

example(34, 'tieBreak holder A 18 with 5 weapons, B 18 with 3, boss 18: A 2, B 1', () => {
  const t = holding('cat', 'hare', 'owl', {
    boss: 18,
    seats: [
      { ...DONE, hidden: 'red7', visible: ['blue5', 'green3', 'purple2', 'red1'] },
      { ...DONE, hidden: 'green7', visible: ['purple7', 'blue4'] },
      DONE,
    ],
  });
  expect(t.keysWon).toEqual([2, 1, 0]);
});

example(35, 'tolerance against 17: 19 keeps the heart, 20 loses it; out in both', () => {
  const line = (visible: string[]) =>
    holding('tortoise', 'cat', 'hare', { boss: 17, seats: [{ ...DONE, hidden: 'red7', visible }, DONE, DONE] }).line(0);
  expect(line(['blue7', 'green5'])).toMatchObject({ strength: 19, heartLost: false, qualified: false });
  expect(line(['blue7', 'green6'])).toMatchObject({ strength: 20, heartLost: true, qualified: false });
});

example(36, 'needBlue and needPair, red 3 and a hidden potion: qualified with allColours, out twice without', () => {
  const line = (companion: string) => {
    const t = holding(companion, 'cat', 'hare', {
      options: { companions: true, potions: true },
      seats: [{ ...DONE, hidden: 'potion1', visible: ['red3'] }, DONE, DONE],
      row: ['extraKey'],
      active: ['needBlue', 'needPair'],
    });
    t.allReady();
    return t.line(0);
  };
  expect(line('chameleon')).toMatchObject({ qualified: true, fails: [] });
  expect(line('owl').fails).toHaveLength(2);
});

example(54, 'A 12 against 17 holds chain, equips 4 → 16 and takes the first of four spells; B and C go on', () => {
  const t = holding('hare', 'cat', 'owl', {
    boss: 17,
    seats: [{ hidden: 'red7', visible: ['blue5'] }, {}, {}],
    top: ['green4'],
  });
  t.seat(0).equip(1);
  t.seat(0).answer('chain-visit', 'yes');
  expect(t.pub.row.filter((slot) => slot !== GAP)).toHaveLength(4);
  t.seat(0).discard('needBlue');
  t.expectAsked([[1, 'turn-action']]);
  expect(t.pub.knights.map(({ phase }) => phase)).toEqual(['finished', 'armourer', 'armourer']);
});
