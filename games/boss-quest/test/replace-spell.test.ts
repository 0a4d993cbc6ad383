/** BQ-928, R43: the companion that replaces a card of the row. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectAlike } from '../../test/witness.ts';
import { GAP, MYSTERY } from '../rules/state.ts';
import { arrange, type SeatLiteral } from './arrange.ts';
import { cast, holding, isUsed, ROW, visitToDiscard } from './steps.ts';

const DONE: SeatLiteral = { phase: 'finished' };

rule('BQ-928', 'replaceSpell: on the own turn one row card gives way to the top of the spell deck', () => {
  const t = holding('magpie', 'cat', 'hare', { nextSpells: ['extraKey'] });
  const deck = t.pub.spellDeck;
  expect(t.seat(0).open).toEqual(['turn-action', 'use-replace']);
  expect(t.seat(0).options('use-replace')).toEqual([0, 1, 2, 3]);
  t.seat(0).answer('use-replace', 1);
  expect(t.pub.row).toEqual([t.spell('needBlue'), t.spell('extraKey'), t.spell('needGreen'), MYSTERY]);
  expect(t.pub.spellDiscard).toEqual([t.spell('needRed')]);
  expect(t.pub.spellDeck).toBe(deck - 1);
  // The turn goes on as it was, the power is spent.
  t.expectAsked([[0, 'turn-action']]);
  expect(t.seat(0).open).toEqual(['turn-action']);
});

rule('BQ-928', 'not on another’s turn', () => {
  const t = holding('cat', 'magpie', 'hare');
  expect(t.seat(1).open).toEqual([]);
  t.seat(0).equip(1);
  expect(t.seat(1).open).toEqual(['turn-action', 'use-replace']);
  t.seat(1).equip(1);
  // A plain equip ends the turn without a further offer (R43).
  expect(t.seat(1).open).toEqual([]);
});

rule(['BQ-R43', 'BQ-313'], 'a gap is never filled: only cards still in the row can be replaced', () => {
  const t = holding('magpie', 'cat', 'hare', { row: ['needBlue', null, 'needGreen'] });
  expect(t.seat(0).options('use-replace')).toEqual([0, 2, 3]);
  t.seat(0).answer('use-replace', 2);
  expect(t.pub.row[1]).toBe(GAP);
});

rule('BQ-R43', 'also before choosing a spell, in a forced visit and in a last-call turn', () => {
  const visiting = holding('magpie', 'cat', 'hare', { nextSpells: ['extraKey'] });
  visiting.seat(0).visit();
  expect(visiting.seat(0).open).toEqual(['choose-spell', 'use-replace']);
  visiting.seat(0).answer('use-replace', 0);
  visiting.seat(0).activate('extraKey');
  expect(visiting.active).toEqual(['extraKey']);
  const forced = holding('magpie', 'cat', 'hare', {
    boss: 17,
    seats: [{ hidden: 'red7', visible: ['blue5', 'green6'] }, {}, {}],
  });
  expect(forced.seat(0).open).toEqual(['turn-action', 'use-replace']);
  const called = holding('magpie', 'cat', 'hare', { active: ['lastCall'] });
  expect(called.seat(0).open).toEqual(['last-call-turn', 'use-replace']);
  const casting = holding('magpie', 'cat', 'hare', { row: ['strPlus1', 'needRed', 'needGreen'] });
  cast(casting, 0, 'strPlus1');
  expect(casting.seat(0).open).toEqual(['spell-target-player']);
});

rule('BQ-R43', 'the duel right is not an own turn', () => {
  const t = arrange({
    options: { companions: true },
    boss: 21,
    seats: [{ companion: 'magpie' }, { companion: 'cat' }],
    row: ROW,
  });
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(1);
  expect(t.seat(0).open).toEqual(['duel-extra-spell']);
});

rule('BQ-R43', 'the new card is drawn before the old one is discarded', () => {
  const world = holding('magpie', 'cat', 'hare');
  const rest = world.table.content.spells.map(({ id }) => id);
  for (const id of [...ROW, 'extraKey', 'lastCall']) rest.splice(rest.indexOf(id), 1);
  // One card in the deck: drawing it shuffles the discard, without the card that is replaced.
  const t = holding('magpie', 'cat', 'hare', { mystery: 'extraKey', nextSpells: ['lastCall'], spellDiscard: rest });
  expect(t.pub.spellDeck).toBe(1);
  t.seat(0).answer('use-replace', 0);
  expect(t.pub.row[0]).toBe(t.spell('lastCall'));
  expect(t.happened('reshuffled')).toEqual([{ deck: 'spell', cards: rest.length }]);
  expect(t.pub.spellDiscard).toEqual([t.spell('needBlue')]);
});

example(38, 'replaceSpell on the mystery: the old one is shown in the discard, the new one lies face down', () => {
  const world = (fresh: string) => holding('magpie', 'cat', 'hare', { mystery: 'extraKey', nextSpells: [fresh] });
  const t = world('lastCall');
  t.seat(0).answer('use-replace', 3);
  expect(t.pub.row[3]).toBe(MYSTERY);
  expect(t.pub.spellDiscard).toEqual([t.spell('extraKey')]);
  expect(t.happened('spell-replaced')).toMatchObject([{ slot: 3, old: t.spell('extraKey'), fresh: MYSTERY }]);
  expect(t.state.hid.mystery).toBe(t.spell('lastCall'));
  // Unseen by all, the holder included.
  expectAlike(world('lastCall'), world('secondWins'), [0, 1, 2], (w) => w.seat(0).answer('use-replace', 3));
});

example(65, 'C alone in phase A holds replaceSpell: equips 1, replaces a row card, takes the new one', () => {
  const t = holding('hare', 'cat', 'magpie', {
    seats: [DONE, DONE, {}],
    row: [null, null, 'needGreen'],
    nextSpells: ['extraKey'],
  });
  t.seat(2).equip(1);
  t.seat(2).answer('use-replace', 2);
  expect(isUsed(t, 'magpie')).toBe(true);
  t.seat(2).activate('extraKey');
  expect(t.pub.combat).not.toBeNull();
  expect(t.active).toEqual(['extraKey']);
});
