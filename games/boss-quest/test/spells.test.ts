/** 4xx: what each spell does, and no more (R04, R17, R20..R22, R72). See also conditions and exchanges. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import type { Clause, Content } from '../rules/content.ts';
import { ownStrength } from '../rules/view.ts';
import { arrange, type SeatLiteral, type World } from './arrange.ts';
import { cast } from './steps.ts';

const DONE: SeatLiteral = { phase: 'finished' };
/** Not yet finished, 17 with a blue and a green weapon. */
const SEVENTEEN: SeatLiteral = { hidden: 'red7', visible: ['blue5', 'green5'] };

/** Changes of visible strength, by seat, that this step makes. */
function shift(t: World, step: () => void): number[] {
  const before = t.pub.knights.map(({ shown }) => shown);
  step();
  return t.pub.knights.map(({ shown }, seat) => shown - before[seat]);
}

rule(['BQ-401', 'BQ-402'], 'a strength spell changes the chosen player by its number and nobody else', () => {
  for (const [spell, by] of [
    ['strPlus1', 1],
    ['strPlus2', 2],
    ['strMinus1', -1],
    ['strMinus2', -2],
  ] as const) {
    const t = arrange({ seats: 3, row: [spell, 'needBlue', 'needRed'] });
    cast(t, 0, spell);
    expect(shift(t, () => t.seat(0).answer('spell-target-player', 1))).toEqual([0, by, 0]);
    const { was, now } = t.happened('strength-changed')[0];
    expect(now - was).toBe(by);
    const { low } = ownStrength(t.view(1));
    t.fight();
    expect(t.line(1)).toMatchObject({ strength: low, parts: { spells: by } });
  }
});

rule(['BQ-401', 'BQ-402'], 'whoever does not choose helps oneself and hurts the richest other', () => {
  const seats = [{ keys: 4 }, { keys: 1 }, { keys: 2 }, { keys: 2 }];
  const asked = (spell: string, world: SeatLiteral[] = seats) => {
    const t = arrange({ seats: world, row: [spell, 'needBlue', 'needRed'] });
    cast(t, 0, spell);
    return t.seat(0).defaultOf('spell-target-player');
  };
  expect(asked('strPlus1')).toBe(0);
  expect(asked('strPlus2')).toBe(0);
  // Two richest others: the next of them clockwise.
  expect(asked('strMinus1')).toBe(2);
  expect(asked('strMinus2', [{}, {}, {}, { keys: 1 }])).toBe(3);
  expect(asked('strMinus2', [{}, {}, {}, {}])).toBe(1);
});

rule('BQ-405', 'the shielded player loses no heart, and only that player', () => {
  const over: SeatLiteral = { ...DONE, hidden: 'red7', visible: ['blue7'] };
  const t = arrange({
    boss: 14,
    seats: [
      { ...over, visible: ['blue7', 'red1'] },
      { ...over, hidden: 'green7', visible: ['purple7', 'blue1'] },
      DONE,
    ],
    active: [{ spell: 'heartShield', on: 0, by: 2 }],
  });
  expect(t.pub.knights.map(({ hearts }) => hearts)).toEqual([3, 2, 3]);
  expect(t.line(0)).toMatchObject({ qualified: false, heartGuard: 'shield', heartLost: false });
});

rule('BQ-405', 'whoever does not choose shields oneself', () => {
  const t = arrange({ seats: 3, row: ['heartShield', 'needBlue', 'needRed'] });
  cast(t, 0, 'heartShield');
  expect(t.seat(0).options('spell-target-player')).toEqual([0, 1, 2]);
  t.seat(0).default('spell-target-player');
  expect(t.happened('shield-laid')).toEqual([{ spell: t.spell('heartShield'), seat: 0 }]);
});

rule(['BQ-411', 'BQ-412'], 'an HP spell changes the boss by its number and no player', () => {
  for (const [spell, hp] of [
    ['hpPlus1', 18],
    ['hpPlus2', 19],
    ['hpMinus1', 16],
    ['hpMinus2', 15],
  ] as const) {
    const t = arrange({ boss: 17, seats: 3, row: [spell, 'needBlue', 'needRed'] });
    expect(shift(t, () => cast(t, 0, spell))).toEqual([0, 0, 0]);
    expect(t.pub.effectiveHp).toBe(hp);
    expect(t.happened('hp-changed')).toEqual([{ spell: t.spell(spell), was: 17, now: hp, undone: false }]);
    t.fight();
    expect(t.pub.combat?.hp).toBe(hp);
  }
});

rule('BQ-415', 'cancelSpell ends one chosen active spell; both cards are discarded, the others stay', () => {
  const t = arrange({
    boss: 17,
    seats: 3,
    row: ['cancelSpell', 'needBlue', 'needRed'],
    active: ['hpPlus2', { spell: 'strPlus1', on: 2, by: 1 }, 'extraKey'],
  });
  cast(t, 0, 'cancelSpell');
  expect(t.seat(0).options('cancel-target')).toEqual(['hpPlus2', 'strPlus1', 'extraKey'].map((id) => t.spell(id)));
  // A row card is no target, nor is the canceller itself.
  for (const id of ['needBlue', 'cancelSpell'])
    expect(t.seat(0).refusal('cancel-target', t.spell(id))).toMatchObject({ key: 'not-an-answer' });
  const change = shift(t, () => t.seat(0).answer('cancel-target', t.spell('hpPlus2')));
  expect(change).toEqual([0, 0, 0]);
  expect(t.pub.effectiveHp).toBe(17);
  expect(t.active).toEqual(['strPlus1', 'extraKey']);
  expect(t.pub.spellDiscard).toEqual([t.spell('hpPlus2'), t.spell('cancelSpell')]);
});

rule('BQ-415', 'whoever does not choose ends the most recent spell', () => {
  const t = arrange({ seats: 3, row: ['cancelSpell', 'extraKey', 'needRed'], active: ['hpPlus2'] });
  t.seat(0).equip(1);
  cast(t, 1, 'extraKey');
  cast(t, 2, 'cancelSpell');
  expect(t.seat(2).defaultOf('cancel-target')).toBe(t.spell('extraKey'));
});

/** The content with this spell's clauses replaced by own-made ones. */
const ownMade =
  (id: string, clause: Clause) =>
  (content: Content): Content => ({
    ...content,
    spells: content.spells.map((card) => (card.id === id ? { ...card, clauses: [clause] } : card)),
  });

rule('BQ-R04', 'printed cards have fixed values: nobody is asked for one', () => {
  const t = arrange({ seats: 3, row: ['strPlus2', 'hpPlus2', 'needRed'] });
  cast(t, 0, 'strPlus2');
  t.expectAsked([[0, 'spell-target-player']]);
});

rule(
  'BQ-R04',
  'an own-made card with a choice asks its value before its target; the time-out takes the smallest',
  () => {
    const t = arrange({
      seats: 3,
      row: ['strPlus2', 'needBlue', 'needRed'],
      content: ownMade('strPlus2', { does: 'strength', by: [2, 1], target: 'any' }),
    });
    cast(t, 0, 'strPlus2');
    t.expectAsked([[0, 'spell-value']]);
    expect(t.seat(0).options('spell-value')).toEqual([2, 1]);
    expect(t.seat(0).refusal('spell-value', 3)).toMatchObject({ key: 'not-an-answer' });
    expect(t.seat(0).defaultOf('spell-value')).toBe(1);
    t.seat(0).answer('spell-value', 2);
    expect(shift(t, () => t.seat(0).answer('spell-target-player', 2))).toEqual([0, 0, 2]);
  },
);

rule('BQ-R17', 'swaps name their caster: no exchange between two others, none for another', () => {
  const t = arrange({ seats: 3, row: ['swapHidden', 'swapTop', 'needRed'] });
  cast(t, 0, 'swapHidden');
  expect(t.seat(0).options('spell-target-player')).toEqual([1, 2]);
  expect(t.seat(0).refusal('spell-target-player', 0)).toMatchObject({ rule: 'BQ-R17', key: 'not-oneself' });
  t.seat(0).answer('spell-target-player', 2);
  cast(t, 1, 'swapTop');
  expect(t.seat(1).options('swap-top-card')).toEqual(['hidden', ...t.seat(1).knight.visible]);
  const others = t.seat(2).knight.visible[0];
  expect(t.seat(1).refusal('swap-top-card', others)).toMatchObject({ key: 'not-an-answer' });
});

rule('BQ-R20', 'cancelling undoes no draw, no visit and no discard; values are right at once', () => {
  const t = arrange({
    boss: 17,
    seats: [{}, {}, SEVENTEEN],
    row: ['hpPlus2', 'needBlue', 'cancelSpell'],
    top: ['red3'],
  });
  cast(t, 0, 'hpPlus2');
  t.seat(1).equip(1);
  // 17 against 19: seat 2 may equip, and keeps what it draws.
  t.seat(2).equip(1);
  cast(t, 1, 'cancelSpell');
  t.seat(1).answer('cancel-target', t.spell('hpPlus2'));
  expect(t.pub.effectiveHp).toBe(17);
  expect(t.happened('hp-changed').at(-1)).toEqual({ spell: t.spell('hpPlus2'), was: 19, now: 17, undone: true });
  expect(t.seat(2).knight.visible).toHaveLength(3);
  expect(t.seat(0).knight.phase).toBe('finished');
  expect(t.seat(2).options('final-turn')).toEqual(['none']);
});

rule('BQ-R20', 'one may cancel one’s own spell, and any requirement, reward or shield ends', () => {
  const over: SeatLiteral = { ...SEVENTEEN, visible: ['blue5', 'green6'] };
  const t = arrange({
    boss: 17,
    seats: [over, DONE, DONE],
    row: ['cancelSpell', null, null],
    active: [{ spell: 'heartShield', on: 0, by: 0 }],
  });
  cast(t, 0, 'cancelSpell');
  t.seat(0).answer('cancel-target', t.spell('heartShield'));
  expect(t.line(0)).toMatchObject({ gap: -1, heartLost: true });
});

rule('BQ-R21', 'a shielded player who is over is out of the round all the same, and two shields are as one', () => {
  const t = arrange({
    boss: 14,
    seats: [{ ...DONE, hidden: 'red7', visible: ['blue7', 'red1'] }, DONE],
    active: [
      { spell: 'heartShield', on: 0 },
      { spell: 'heartShield', on: 0 },
    ],
  });
  expect(t.line(0)).toMatchObject({ gap: -1, qualified: false, won: false, heartLost: false });
  expect(t.pub.knights[0].hearts).toBe(3);
});

rule('BQ-R22', 'ghosts, the reaper player and finished players are legal targets of dark spells', () => {
  const ghost = arrange({
    options: { reaper: true },
    boss: 'reaper',
    seats: [{}, { role: 'ghost' }, DONE],
    row: ['strMinus2', 'needBlue', null],
  });
  cast(ghost, 0, 'strMinus2');
  expect(ghost.seat(0).options('spell-target-player')).toEqual([0, 1, 2]);
  expect(shift(ghost, () => ghost.seat(0).answer('spell-target-player', 1))).toEqual([0, -2, 0]);
  const reaper = arrange({
    options: { reaper: true },
    seats: [{}, { role: 'reaper' }, {}],
    row: ['strMinus2', 'needBlue', 'needRed'],
  });
  cast(reaper, 0, 'strMinus2');
  expect(shift(reaper, () => reaper.seat(0).answer('spell-target-player', 1))).toEqual([0, -2, 0]);
});

rule('BQ-R72', 'a finished player pushed over has no turn to mend it', () => {
  const t = arrange({
    boss: 17,
    seats: [{ ...DONE, ...SEVENTEEN }, {}, {}],
    turn: 1,
    row: ['strPlus1', 'needBlue', null],
  });
  cast(t, 1, 'strPlus1', 0);
  expect(t.seat(0).open).toEqual([]);
  t.fight();
  expect(t.line(0)).toMatchObject({ gap: -1, heartLost: true });
  expect(t.happened('visited').map(({ seat }) => seat)).toEqual([1, 2]);
});

example(23, 'boss 18 with hpPlus2, A at 19: C cancels it and A is over', () => {
  const t = arrange({
    boss: 18,
    seats: [{ ...DONE, hidden: 'red7', visible: ['blue5', 'green7'] }, DONE, {}],
    active: ['hpPlus2'],
    row: [null, null, 'cancelSpell'],
  });
  expect(t.pub.effectiveHp).toBe(20);
  cast(t, 2, 'cancelSpell');
  t.seat(2).default('cancel-target');
  expect(t.pub.combat?.hp).toBe(18);
  expect(t.line(0)).toMatchObject({ strength: 19, gap: -1, heartLost: true });
});

example(55, 'A finished at 17 against 18: B’s strPlus2 makes 19, and combat costs a heart', () => {
  const t = arrange({
    boss: 18,
    seats: [{ ...DONE, ...SEVENTEEN }, {}, {}],
    turn: 1,
    row: ['strPlus2', 'needBlue', null],
  });
  cast(t, 1, 'strPlus2', 0);
  t.fight();
  expect(t.line(0)).toMatchObject({ strength: 19, gap: -1 });
  expect(t.pub.knights[0].hearts).toBe(2);
});
