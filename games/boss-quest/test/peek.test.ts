/** BQ-924, R41: the companion that looks at the mystery or at a hidden weapon. */
import { expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import { expectAlike, sawEvents } from '../../test/witness.ts';
import { NONE } from '../rules/state.ts';
import { knownAt } from '../rules/view.ts';
import type { SeatLiteral } from './arrange.ts';
import { cast, holding, isUsed, potionsDealtOpen, visitToDiscard } from './steps.ts';

const DONE: SeatLiteral = { phase: 'finished' };

rule('BQ-924', 'peek: the mystery, or another’s hidden weapon; the holder alone sees it', () => {
  const t = holding('cat', 'owl', 'hare', { mystery: 'extraKey' });
  expect(t.seat(1).open).toEqual(['use-peek']);
  expect(t.seat(0).open).toEqual(['turn-action']);
  expect(t.seat(1).options('use-peek')).toEqual(['mystery', 0, 2]);
  expect(t.seat(1).refusal('use-peek', 1)).toMatchObject({ key: 'not-an-answer' });
  t.seat(1).answer('use-peek', 'mystery');
  expect(t.seat(1).own.mystery).toBe(t.spell('extraKey'));
  expect(t.seat(0).own.mystery).toBe(NONE);
  expect(sawEvents(t, 1, 'peeked')).toMatchObject([{ at: 'mystery', card: t.spell('extraKey') }]);
  expect(sawEvents(t, 0, 'peeked')[0]).not.toHaveProperty('card');
  expect(isUsed(t, 'owl')).toBe(true);
  expect(t.seat(1).open).toEqual([]);
});

rule('BQ-924', 'a mystery that is gone cannot be peeked at', () => {
  const t = holding('cat', 'owl', 'hare', { mystery: null });
  expect(t.seat(1).options('use-peek')).toEqual([0, 2]);
  expect(t.seat(1).refusal('use-peek', 'mystery')).toMatchObject({ rule: 'BQ-924', key: 'mystery-gone' });
});

rule('BQ-924', 'others see that and where it was used, not what was seen', () => {
  const world = (hidden: string) => holding('cat', 'owl', 'hare', { seats: [{ hidden }, {}, {}] });
  expectAlike(world('red7'), world('blue6'), [2], (t) => t.seat(1).answer('use-peek', 0));
  const t = world('red7');
  t.seat(1).answer('use-peek', 0);
  expect(knownAt(t.view(1), 0)).toBe(t.weapon('red7'));
  expect(sawEvents(t, 0, 'peeked')).toEqual([{ type: 'peeked', seat: 1, companion: t.companion('owl'), at: 0 }]);
});

rule('BQ-R41', 'peek: any time in the players’ phase, also on the own turn, while waiting and when finished', () => {
  const t = holding('cat', 'owl', 'hare');
  expect(t.seat(1).open).toContain('use-peek');
  visitToDiscard(t, 0, 'needBlue');
  expect(t.seat(1).open).toEqual(['turn-action', 'use-peek']);
  t.seat(1).visit();
  t.seat(1).discard('needRed');
  t.expectAsked([[2, 'final-turn']]);
  expect(t.seat(1).open).toEqual(['use-peek']);
  t.fight();
  expect(t.seat(1).open).toEqual(['ready']);
});

rule('BQ-R41', 'peek: not while a decision of the holder is half done, nor during the combat question', () => {
  const t = holding('owl', 'cat', 'hare', { row: ['strPlus1', 'needRed', 'needGreen'] });
  cast(t, 0, 'strPlus1');
  expect(t.seat(0).open).toEqual(['spell-target-player']);
  const combat = holding('owl', 'cat', 'hare', {
    options: { companions: true, potions: true },
    seats: [DONE, DONE, DONE],
  });
  expect(combat.seat(0).open).toEqual(['orient-hidden-potion']);
});

rule('BQ-R41', 'peek: not while the holder has a potion to read, but while another has', () => {
  const options = { companions: true, potions: true };
  const own = holding('owl', 'cat', 'magpie', { options, top: ['potion1'] });
  own.seat(0).equip(1);
  expect(own.seat(0).open).toEqual(['orient-potion']);
  const other = holding('cat', 'owl', 'magpie', { options, top: ['potion1'] });
  other.seat(0).equip(1);
  expect(other.seat(1).open).toEqual(['use-peek']);
});

rule(['BQ-R41', 'BQ-R34'], 'peek: not before the dealt potions are read', () => {
  const t = holding('cat', 'owl', 'hare', {
    options: { companions: true, potions: true },
    armourer: 2,
    seats: [DONE, DONE, DONE],
    content: potionsDealtOpen,
  });
  t.playUntil(({ pub }) => pub.round === 2);
  t.expectAsked([[1, 'orient-potion']]);
  t.seat(1).answer('orient-potion', 'plus');
  t.expectAsked([[2, 'orient-potion']]);
  expect(t.seat(1).open).toEqual([]);
  t.seat(2).answer('orient-potion', 'plus');
  t.seat(0).answer('orient-potion', 'plus');
  expect(t.seat(1).open).toEqual(['turn-action', 'use-peek']);
});

rule('BQ-R41', 'what was seen stays known: the mystery until it is taken', () => {
  const t = holding('owl', 'cat', 'hare', { mystery: 'extraKey' });
  t.seat(0).answer('use-peek', 'mystery');
  t.seat(0).equip(1);
  expect(t.seat(0).own.mystery).toBe(t.spell('extraKey'));
  cast(t, 1, 'mystery');
  expect(t.seat(0).own.mystery).toBe(NONE);
  expect(t.seat(0).knight.sawMystery).toBe(false);
});

rule(['BQ-R41', 'BQ-R76'], 'what was seen is not the mystery that takes its place', () => {
  const t = holding('magpie', 'owl', 'hare', { mystery: 'extraKey', nextSpells: ['lastCall'] });
  t.seat(1).answer('use-peek', 'mystery');
  t.seat(0).answer('use-replace', 3);
  expect(t.state.hid.mystery).toBe(t.spell('lastCall'));
  expect(t.seat(1).own.mystery).toBe(NONE);
  expect(t.seat(1).knight.sawMystery).toBe(false);
});
