/** BQ-417, R24..R26: the last call, its two readings, and what happens when it is cancelled. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectAlike } from '../../test/witness.ts';
import { arrange, type SeatLiteral, type World, type WorldLiteral } from './arrange.ts';
import { cast, visitToDiscard } from './steps.ts';

const EQUIPS = [{ equip: 1 }, { equip: 2 }, { equip: 3 }, { equip: 4 }];
const DONE: SeatLiteral = { phase: 'finished' };
const OVER: SeatLiteral = { hidden: 'red7', visible: ['blue5', 'green6'] };
const ROW = ['lastCall', 'cancelSpell', 'needBlue', 'needRed'];

/** Boss 21, and the last call in the row. */
const world = (more: Partial<WorldLiteral> = {}): World => arrange({ boss: 21, seats: 4, row: ROW, ...more });

rule('BQ-417', 'each player still in phase A has one more turn: equip or visit, then finished', () => {
  const t = world();
  cast(t, 0, 'lastCall');
  expect(t.happened('last-call-made')).toEqual([{ spell: t.spell('lastCall'), seats: [1, 2, 3] }]);
  t.expectAsked([[1, 'last-call-turn']]);
  expect(t.seat(1).options('last-call-turn')).toEqual([...EQUIPS, 'visit']);
  t.seat(1).equip(3);
  expect(t.seat(1).knight).toMatchObject({ phase: 'finished', visited: false });
  expect(t.seat(1).knight.visible).toHaveLength(4);
  t.seat(2).visit();
  t.expectAsked([[2, 'choose-spell']]);
  t.seat(2).discard('needBlue');
  t.seat(3).equip(1);
  expect(t.pub.combat).not.toBeNull();
  expect(t.happened('finished')).toEqual([
    { seat: 1, why: 'lastCall' },
    { seat: 3, why: 'lastCall' },
  ]);
});

rule('BQ-417', 'whoever does not answer visits', () => {
  const t = world({ active: ['lastCall'], row: ROW.slice(1) });
  expect(t.seat(0).defaultOf('last-call-turn')).toBe('visit');
});

rule('BQ-R24', 'one turn is the default: there is no stop and no second equip', () => {
  const t = world({ active: ['lastCall'], row: ROW.slice(1) });
  expect(t.options.lastCallMode).toBe('oneTurn');
  expect(t.seat(0).refusal('last-call-turn', 'stop')).toMatchObject({ key: 'not-an-answer' });
  t.seat(0).equip(1);
  expect(t.seat(0).knight.phase).toBe('finished');
  expect(t.seat(0).open).toEqual([]);
});

const eitherOr = (more: Partial<WorldLiteral> = {}): World =>
  world({ options: { lastCallMode: 'eitherOr' }, active: ['lastCall'], row: ROW.slice(1), ...more });

rule('BQ-R24', 'eitherOr: whoever equips under the call may equip again or stop, but never visits', () => {
  const t = eitherOr({ seats: [{}, {}, DONE, DONE] });
  expect(t.seat(0).options('last-call-turn')).toEqual([...EQUIPS, 'visit']);
  expect(t.seat(0).refusal('last-call-turn', 'stop')).toMatchObject({ rule: 'BQ-R24', key: 'called-no-stop' });
  t.seat(0).equip(1);
  t.expectAsked([[1, 'last-call-turn']]);
  t.seat(1).equip(1);
  t.expectAsked([[0, 'last-call-turn']]);
  expect(t.seat(0).options('last-call-turn')).toEqual([...EQUIPS, 'stop']);
  expect(t.seat(0).refusal('last-call-turn', 'visit')).toMatchObject({ rule: 'BQ-R24', key: 'called-no-visit' });
  expect(t.seat(0).defaultOf('last-call-turn')).toBe('stop');
  t.seat(0).answer('last-call-turn', 'stop');
  expect(t.seat(0).knight).toMatchObject({ phase: 'finished', visited: false });
  expect(t.happened('finished')).toEqual([{ seat: 0, why: 'stopped' }]);
});

rule('BQ-R24', 'eitherOr: whoever has not equipped under the call may still visit', () => {
  const t = eitherOr();
  t.seat(0).equip(1);
  expect(t.seat(1).options('last-call-turn')).toEqual([...EQUIPS, 'visit']);
  t.seat(1).visit();
  t.expectAsked([[1, 'choose-spell']]);
});

rule(
  'BQ-R24',
  'eitherOr: over or with an empty deck only `stop` is left, and being over is asked like any turn',
  () => {
    const seats = [{ visible: ['blue5', 'green6'] }, {}, DONE, DONE];
    const play = (hidden: string) => {
      const t = eitherOr({ boss: 19, seats: [{ ...seats[0], hidden }, ...seats.slice(1)], top: ['red3', 'red4'] });
      return t;
    };
    const over = play('red7');
    const steps = [(t: World) => t.seat(0).equip(1), (t: World) => t.seat(1).equip(1)];
    expectAlike(over, play('red5'), [1, 2, 3], ...steps);
    expect(over.seat(0).options('last-call-turn')).toEqual(['stop']);
    expect(over.seat(0).refusal('last-call-turn', { equip: 1 })).toMatchObject({ rule: 'BQ-212' });
    const empty = eitherOr({ seats: [{}, {}, DONE, DONE], deckLeft: 2 });
    for (const seat of [0, 1]) empty.seat(seat).equip(1);
    expect(empty.seat(0).options('last-call-turn')).toEqual(['stop']);
    expect(empty.seat(0).refusal('last-call-turn', { equip: 1 })).toMatchObject({ rule: 'BQ-R10' });
  },
);

rule('BQ-R24', 'eitherOr: a sole remaining player has one last equip and is then finished', () => {
  const t = eitherOr({ seats: [{}, {}, DONE, DONE] });
  t.seat(0).equip(1);
  visitToDiscard(t, 1, 'needBlue');
  t.expectAsked([[0, 'last-call-turn']]);
  t.seat(0).equip(1);
  expect(t.pub.combat).not.toBeNull();
  expect(t.line(0).weapons).toBe(4);
  // What was done under the call is forgotten with the round.
  t.allReady();
  expect(t.seat(0).knight).toMatchObject({ phase: 'armourer', calledEquip: false });
});

rule('BQ-R25', '(a) over: visit only; (e) empty deck: visit only', () => {
  const over = world({ boss: 17, seats: [OVER, {}, {}], active: ['lastCall'], row: ROW.slice(1) });
  expect(over.seat(0).options('last-call-turn')).toEqual(['visit']);
  expect(over.seat(0).refusal('last-call-turn', { equip: 1 })).toMatchObject({ rule: 'BQ-212' });
  const empty = world({ active: ['lastCall'], row: ROW.slice(1), deckLeft: 0 });
  expect(empty.seat(0).options('last-call-turn')).toEqual(['visit']);
  expect(empty.seat(0).refusal('last-call-turn', { equip: 1 })).toMatchObject({ rule: 'BQ-R10' });
});

rule('BQ-R25', '(b) a sole remaining player gets equip or visit, not both, at every player count', () => {
  for (const count of [3, 4, 5, 6]) {
    const seats = [{}, ...Array.from({ length: count - 1 }, () => DONE)];
    const equips = world({ seats, active: ['lastCall'], row: ['needBlue'] });
    equips.expectAsked([[0, 'last-call-turn']]);
    expect(equips.happened('final-turn-came')).toEqual([]);
    equips.seat(0).equip(1);
    expect(equips.pub.combat).not.toBeNull();
    const visits = world({ seats, active: ['lastCall'], row: ['needBlue'] });
    visits.seat(0).visit();
    visits.expectAsked([[0, 'choose-spell']]);
  }
});

rule('BQ-R25', '(c) chain cannot be used', () => {
  const seats = [{ companion: 'hare' }, { companion: 'cat' }, { companion: 'owl' }];
  const t = world({ options: { companions: true }, seats, active: ['lastCall'], row: ROW.slice(1) });
  t.seat(0).equip(1);
  t.expectAsked([[1, 'last-call-turn']]);
  expect(t.seat(0).knight).toMatchObject({ phase: 'finished', visited: false });
  expect(t.pub.used).not.toContain(true);
});

rule('BQ-R25', '(d) cast when nobody is left in phase A it has no effect', () => {
  const t = world({ seats: [DONE, DONE, {}], row: ['lastCall'] });
  cast(t, 2, 'lastCall');
  expect(t.happened('last-call-made')).toEqual([{ spell: t.spell('lastCall'), seats: [] }]);
  expect(t.pub.combat).not.toBeNull();
});

rule('BQ-R25', '(f) the order is clockwise from the caster', () => {
  const t = world({ armourer: 3 });
  t.seat(0).equip(1);
  t.seat(1).equip(1);
  cast(t, 2, 'lastCall');
  for (const seat of [3, 0, 1]) {
    t.expectAsked([[seat, 'last-call-turn']]);
    t.seat(seat).equip(1);
  }
  expect(t.pub.combat).not.toBeNull();
});

rule('BQ-R26', 'cancelled: who is finished stays so, the others are back to the normal rules', () => {
  const t = world();
  cast(t, 0, 'lastCall');
  t.seat(1).equip(1);
  cast(t, 2, 'cancelSpell');
  t.seat(2).default('cancel-target');
  expect(t.active).toEqual([]);
  expect(t.seat(1).knight).toMatchObject({ phase: 'finished', visited: false });
  t.expectAsked([[3, 'final-turn']]);
});

rule('BQ-R26', 'eitherOr, cancelled: who had equipped under the call may visit again', () => {
  const t = eitherOr({ seats: [{}, {}, {}, DONE] });
  t.seat(0).equip(1);
  t.seat(1).equip(1);
  cast(t, 2, 'cancelSpell');
  t.seat(2).default('cancel-target');
  t.expectAsked([[0, 'turn-action']]);
  expect(t.seat(0).options('turn-action')).toEqual([...EQUIPS, 'visit']);
});

rule('BQ-R26', 'eitherOr: under a second call of an own-made box, equips under the cancelled one do not count', () => {
  const t = eitherOr({
    seats: [{}, {}, {}, {}, DONE],
    row: ['cancelSpell', 'extraKey'],
    content: (content) => ({
      ...content,
      spells: content.spells.map((card) =>
        card.id === 'extraKey' ? { ...card, clauses: [{ does: 'limitRemainingTurns' }] } : card,
      ),
    }),
  });
  t.seat(0).equip(1);
  cast(t, 1, 'cancelSpell');
  t.seat(1).default('cancel-target');
  cast(t, 2, 'extraKey');
  t.seat(3).equip(1);
  expect(t.seat(0).options('last-call-turn')).toEqual([...EQUIPS, 'visit']);
});

const TWENTY_SIX: WorldLiteral = { boss: 21, seats: 4, armourer: 3, row: ROW };

example(26, 'A equipped; B calls; C equips 1; D visits; A equips 2: combat, C and A had no spell', () => {
  const t = arrange(TWENTY_SIX);
  t.seat(0).equip(1);
  cast(t, 1, 'lastCall');
  t.seat(2).equip(1);
  visitToDiscard(t, 3, 'needBlue');
  t.seat(0).equip(2);
  expect(t.pub.combat).not.toBeNull();
  expect(t.pub.knights.map(({ visited }) => visited)).toEqual([false, true, false, true]);
});

example(27, 'as 26, but D cancels the call: C stays finished, A has a normal final turn: equip, then visit', () => {
  const t = arrange(TWENTY_SIX);
  t.seat(0).equip(1);
  cast(t, 1, 'lastCall');
  t.seat(2).equip(1);
  cast(t, 3, 'cancelSpell');
  t.seat(3).answer('cancel-target', t.spell('lastCall'));
  expect(t.seat(2).knight).toMatchObject({ phase: 'finished', visited: false });
  t.expectAsked([[0, 'final-turn']]);
  t.seat(0).equip(1);
  t.expectAsked([[0, 'choose-spell']]);
});

example(28, 'last call, A at 18 against 17: visit only', () => {
  const t = arrange({ boss: 17, seats: [OVER, {}, {}], active: ['lastCall'], row: ROW.slice(1) });
  expect(t.seat(0).options('last-call-turn')).toEqual(['visit']);
});

example(29, 'five players, last call, E last in phase A: E may visit', () => {
  const t = arrange({ seats: [DONE, DONE, DONE, DONE, {}], active: ['lastCall'], row: ['needBlue'] });
  expect(t.seat(4).options('last-call-turn')).toContain('visit');
  t.seat(4).visit();
  t.expectAsked([[4, 'choose-spell']]);
});
