/** BQ-413..421: spells that decide in combat: who qualifies, who wins, how many keys. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { ownRequirements } from '../rules/view.ts';
import { arrange, type SeatLiteral } from './arrange.ts';

const DONE: SeatLiteral = { phase: 'finished' };

rule('BQ-413', 'each colour spell puts out of the round whoever lacks that colour, at no cost of a heart', () => {
  for (const colour of ['blue', 'yellow', 'red', 'green', 'purple']) {
    const other = colour === 'red' ? 'blue' : 'red';
    const t = arrange({
      options: { removeYellow: false },
      seats: [
        { ...DONE, hidden: `${other}3`, visible: [`${other}4`, `${colour}2`] },
        { ...DONE, hidden: `${other}5`, visible: [`${other}6`] },
        DONE,
      ],
      active: [`need${colour[0].toUpperCase()}${colour.slice(1)}`],
    });
    expect(t.line(0)).toMatchObject({ qualified: true, fails: [] });
    expect(t.line(1)).toMatchObject({ qualified: false, won: false, heartLost: false });
    expect(t.line(1).fails).toEqual(t.pub.active.map(({ spell }) => spell));
  }
});

rule('BQ-414', 'needPair: two weapons of one same colour, whichever it is', () => {
  const t = arrange({
    seats: [
      { ...DONE, hidden: 'red3', visible: ['blue4', 'red2'] },
      { ...DONE, hidden: 'red5', visible: ['blue6', 'green1', 'purple1'] },
      { ...DONE, hidden: 'green2', visible: ['green3', 'green4'] },
    ],
    active: ['needPair'],
  });
  expect([0, 1, 2].map((seat) => t.line(seat).qualified)).toEqual([true, false, true]);
  expect(t.line(1).heartLost).toBe(false);
});

rule('BQ-416', 'extraKey: one more key for the winner only', () => {
  const t = arrange({
    boss: 18,
    seats: [{ ...DONE, hidden: 'red7', visible: ['blue5', 'green5'] }, DONE, DONE],
    active: ['extraKey'],
  });
  expect(t.keysWon).toEqual([2, 0, 0]);
});

const ranked = (active: string[], ...seats: [string, string[]][]) =>
  arrange({ boss: 18, seats: seats.map(([hidden, visible]) => ({ ...DONE, hidden, visible })), active });

rule('BQ-418', 'secondWins: the second-closest qualified player wins instead', () => {
  const t = ranked(['secondWins'], ['red7', ['blue7', 'red3']], ['blue6', ['green7']], ['red1', ['green1']]);
  expect(t.pub.combat).toMatchObject({ winners: [1], rank: 2 });
  expect(t.keysWon).toEqual([0, 1, 0]);
});

rule('BQ-419', 'secondWins with several seconds: fewest weapons', () => {
  const t = ranked(['secondWins'], ['red7', ['blue7', 'red3']], ['blue6', ['green5', 'green2']], ['red6', ['purple7']]);
  expect(t.pub.combat).toMatchObject({ winners: [2], by: 'fewestWeapons' });
  expect(t.keysWon).toEqual([0, 0, 1]);
});

rule('BQ-420', 'secondWins without a second: nobody wins the key', () => {
  const t = ranked(['secondWins'], ['red7', ['blue7', 'red3']], ['blue6', ['green7', 'purple7']]);
  expect(t.pub.combat).toMatchObject({ winners: [], unwon: 'noSuchRank' });
  expect(t.keysWon).toEqual([0, 0]);
});

rule('BQ-421', 'the hidden weapon counts for every requirement', () => {
  const world = (active: string) =>
    arrange({ seats: [{ ...DONE, hidden: 'blue3', visible: ['red4', 'blue1'] }, DONE, DONE], active: [active] });
  expect(world('needPair').line(0).qualified).toBe(true);
  const t = arrange({ seats: [{ hidden: 'blue3', visible: ['red4'] }, {}, {}], active: ['needBlue', 'needGreen'] });
  expect(ownRequirements(t.view(0)).map(({ passes }) => passes)).toEqual([true, false]);
  t.fight();
  expect(t.line(0).fails).toEqual([t.spell('needGreen')]);
});

example(57, 'needBlue and needRed: blue alone is not enough', () => {
  const t = arrange({
    seats: [{ ...DONE, hidden: 'blue7', visible: ['blue5'] }, { ...DONE, hidden: 'blue3', visible: ['red2'] }, DONE],
    active: ['needBlue', 'needRed'],
  });
  expect(t.line(0)).toMatchObject({ qualified: false, fails: [t.spell('needRed')], heartLost: false });
  expect(t.line(1).qualified).toBe(true);
});
