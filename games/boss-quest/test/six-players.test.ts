/** BQ-981: six players follow the rules of 5–6. */
import { expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import { arrange, type SeatLiteral, start, tableOptions } from './arrange.ts';

const DONE: SeatLiteral = { phase: 'finished' };

rule('BQ-981', 'six players: all colours, a row of seven, and 4 keys win', () => {
  const t = start(6, { removeYellow: true });
  expect(t.options.removeYellow).toBe(false);
  expect(t.table.content).toMatchObject({ goal: 4 });
  expect(t.table.content.armoury).toHaveLength(35);
  expect(t.table.content.spells).toHaveLength(22);
  expect(t.pub.row).toHaveLength(7);
  expect(rules.seats).toEqual({ min: 2, max: 6 });
  expect(tableOptions(6).removeYellow).toBe(false);
});

rule('BQ-981', 'six players: the last one in phase A skips the Magician', () => {
  const t = arrange({ boss: 21, seats: [DONE, DONE, DONE, DONE, DONE, {}] });
  t.expectAsked([[5, 'final-turn']]);
  const { row } = t.pub;
  t.seat(5).equip(1);
  expect(t.pub.knights[5]).toMatchObject({ phase: 'finished', visited: false });
  expect(t.pub.combat).not.toBeNull();
  expect(t.pub.row).toEqual(row);
});
