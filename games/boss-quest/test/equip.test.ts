/** 2xx: whose turn it is, equipping, being over, and a deck that runs out (R06..R10). */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectAlike, sawEvents } from '../../test/witness.ts';
import { ownStrength } from '../rules/view.ts';
import { arrange, start } from './arrange.ts';

const EQUIPS = [{ equip: 1 }, { equip: 2 }, { equip: 3 }, { equip: 4 }];
/** 18 with the hidden 7, against which a boss of 17 is too weak. */
const EIGHTEEN = { hidden: 'red7', visible: ['blue5', 'green6'] };

rule('BQ-201', "a round is players' phase, combat, end check, and then the next one is prepared", () => {
  const t = start(3);
  expect(t.pub.stage).toBe('players');
  t.playUntil(({ pub }) => pub.stage !== 'players');
  expect(t.pub).toMatchObject({ round: 1, stage: 'aftermath' });
  t.expectAsked([
    [0, 'ready'],
    [1, 'ready'],
    [2, 'ready'],
  ]);
  t.allReady();
  expect(t.pub).toMatchObject({ round: 2, stage: 'players', combat: null });
  const order = t.events.map(({ type }) => type);
  expect(order.indexOf('combat-revealed')).toBeGreaterThan(order.lastIndexOf('visited'));
  expect(order.lastIndexOf('round-started')).toBeGreaterThan(order.indexOf('combat-revealed'));
});

rule('BQ-202', 'the player left of the Armourer begins, clockwise, and the Armourer is last of the lap', () => {
  const t = arrange({ seats: 4, armourer: 1, boss: 21 });
  for (const seat of [2, 3, 0, 1, 2, 3]) {
    t.expectAsked([[seat, 'turn-action']]);
    expect(t.pub.turn).toBe(seat);
    t.seat(seat).equip(1);
  }
});

rule('BQ-203', 'every participant begins every round in phase A', () => {
  const t = start(3);
  t.playUntil(({ pub }) => pub.round === 2);
  expect(t.pub.knights.map(({ phase, visited }) => [phase, visited])).toEqual(
    t.pub.knights.map(() => ['armourer', false]),
  );
});

rule('BQ-204', 'a turn is equip or visit: nothing else, and there is no pass', () => {
  const t = arrange({ seats: 3 });
  expect(t.seat(0).options('turn-action')).toEqual([...EQUIPS, 'visit']);
  expect(t.seat(0).open).toEqual(['turn-action']);
  for (const none of ['none', 'pass', 'stop', null]) {
    expect(t.seat(0).refusal('turn-action', none as never)).toMatchObject({ key: 'not-an-answer' });
  }
  expect(t.seat(1).open).toEqual([]);
  expect(t.seat(2).open).toEqual([]);
  t.seat(0).equip(1);
  expect(t.seat(0).knight.phase).toBe('armourer');
  t.expectAsked([[1, 'turn-action']]);
  t.seat(1).visit();
  expect(t.seat(1).knight.phase).toBe('magician');
  t.expectAsked([[1, 'choose-spell']]);
});

rule('BQ-204', 'whoever does not answer visits', () => {
  const t = arrange({ seats: 3 });
  expect(t.seat(0).defaultOf('turn-action')).toBe('visit');
});

rule('BQ-205', 'the number is 1 to 4, declared before any card is seen', () => {
  const t = arrange({ seats: 3, top: ['red5', 'red6'] });
  const other = arrange({ seats: 3, top: ['green7', 'blue7'] });
  for (const count of [0, 5, 1.5, -1, '2']) {
    expect(t.seat(0).refusal('turn-action', { equip: count as number })).toMatchObject({ key: 'not-an-answer' });
  }
  // Whatever lies on top: no seat can tell, the drawing one included.
  expectAlike(t, other, [0, 1, 2]);
  t.seat(0).equip(2);
  expect(t.happened('equipped')).toMatchObject([{ seat: 0, count: 2, cards: [t.weapon('red5'), t.weapon('red6')] }]);
  // Declared is declared: the turn is over.
  expect(t.seat(0).open).toEqual([]);
});

rule('BQ-206', 'the cards come from the top, lie face up and are all kept', () => {
  const t = arrange({
    seats: [{ hidden: 'blue1', visible: ['red2'] }, { visible: ['green2'] }, {}],
    top: ['red7', 'blue6', 'green7', 'purple6'],
    boss: 14,
  });
  const deck = t.pub.weaponDeck;
  t.seat(0).equip(4);
  const drawn = ['red7', 'blue6', 'green7', 'purple6'].map((name) => t.weapon(name));
  expect(t.seat(0).knight.visible).toEqual([t.weapon('red2'), ...drawn]);
  expect(t.seat(0).knight.shown).toBe(28);
  expect(t.seat(0).own.hidden).toBe(t.weapon('blue1'));
  expect(t.pub.weaponDeck).toBe(deck - 4);
  expect(t.seat(1).knight.visible).toEqual([t.weapon('green2')]);
  for (const seat of [0, 1, 2, -1]) expect(sawEvents(t, seat, 'equipped')).toMatchObject([{ cards: drawn }]);
});

rule('BQ-207', 'the Armourer draws by the same rules', () => {
  const t = arrange({ seats: [{}, {}, EIGHTEEN], armourer: 2, turn: 2, boss: 18, top: ['red1', 'red2', 'red3'] });
  expect(t.seat(2).options('turn-action')).toEqual([...EQUIPS, 'visit']);
  t.seat(2).equip(1);
  expect(t.seat(2).knight.visible).toEqual([...['blue5', 'green6', 'red1'].map((name) => t.weapon(name))]);
  const over = arrange({ seats: [{}, {}, EIGHTEEN], armourer: 2, turn: 2, boss: 17 });
  expect(over.seat(2).options('turn-action')).toEqual(['visit']);
});

rule('BQ-208', 'one may visit on the very first turn', () => {
  const t = start(3);
  const [[seat]] = t.asked;
  t.seat(seat).visit();
  t.expectAsked([[seat, 'choose-spell']]);
});

rule('BQ-209', 'the turn passes to the next player still in phase A, who may equip again while another is', () => {
  const t = arrange({ seats: [{}, { phase: 'finished' }, {}, { phase: 'finished' }], boss: 21 });
  for (const seat of [0, 2, 0, 2]) {
    t.expectAsked([[seat, 'turn-action']]);
    t.seat(seat).equip(1);
  }
  expect(t.seat(0).knight.visible).toHaveLength(3);
});

rule('BQ-210', 'strength is all own weapons, the hidden one included, and the dark spells before the player', () => {
  const t = arrange({
    boss: 18,
    seats: [{ hidden: 'red4', visible: ['blue5', 'green2'] }, { hidden: 'blue1', visible: ['red2'] }, {}],
    active: [
      { spell: 'strPlus2', on: 0, by: 1 },
      { spell: 'strMinus1', on: 0, by: 0 },
      { spell: 'strPlus1', on: 1, by: 0 },
    ],
  });
  expect(ownStrength(t.view(0))).toEqual({ low: 12, high: 12 });
  expect(ownStrength(t.view(1))).toEqual({ low: 4, high: 4 });
  t.fight();
  expect([t.line(0).strength, t.line(1).strength]).toEqual([12, 4]);
});

rule('BQ-211', 'nobody has to state a strength before combat: others see the visible part only', () => {
  const seats = [{ visible: ['blue5'] }, { visible: ['green2'] }, {}];
  const t = arrange({ seats: [{ ...seats[0], hidden: 'red7' }, seats[1], seats[2]] });
  const other = arrange({ seats: [{ ...seats[0], hidden: 'red3' }, seats[1], seats[2]] });
  expect([ownStrength(t.view(0)).low, ownStrength(other.view(0)).low]).toEqual([12, 8]);
  expect(t.pub.knights[0].shown).toBe(5);
  expectAlike(
    t,
    other,
    [1, 2],
    (w) => w.seat(0).equip(1),
    (w) => w.seat(1).equip(1),
  );
});

rule('BQ-212', 'over: every equip is refused and only the visit is left', () => {
  const t = arrange({ boss: 17, seats: [EIGHTEEN, {}, {}] });
  expect(t.seat(0).options('turn-action')).toEqual(['visit']);
  for (const equip of EQUIPS) {
    expect(t.seat(0).refusal('turn-action', equip)).toEqual({
      rule: 'BQ-212',
      key: 'over',
      numbers: { strength: 18, hp: 17, by: 1 },
    });
  }
  t.seat(0).visit();
  t.expectAsked([[0, 'choose-spell']]);
});

rule('BQ-212', 'exactly as strong as the boss is not over', () => {
  const t = arrange({ boss: 18, seats: [EIGHTEEN, {}, {}] });
  expect(t.seat(0).options('turn-action')).toEqual([...EQUIPS, 'visit']);
});

rule('BQ-213', 'whoever has visited gets no further turn in this round', () => {
  const t = arrange({ seats: 3, boss: 21, row: ['needBlue', 'needRed', 'needGreen'] });
  t.seat(0).visit();
  t.seat(0).discard('needBlue');
  expect(t.seat(0).knight).toMatchObject({ phase: 'finished', visited: true });
  for (const seat of [1, 2, 1, 2]) {
    t.expectAsked([[seat, 'turn-action']]);
    expect(t.seat(0).open).toEqual([]);
    t.seat(seat).equip(1);
  }
});

rule('BQ-217', 'combat follows as soon as nobody is in phase A', () => {
  const t = arrange({ seats: [{ phase: 'finished' }, { phase: 'finished' }, {}], row: ['needBlue', 'extraKey'] });
  t.seat(2).answer('final-turn', 'none');
  expect(t.pub.combat).toBeNull();
  t.seat(2).discard('needBlue');
  expect(t.pub.combat).not.toBeNull();
  expect(t.pub.turn).toBe(-1);
});

rule('BQ-218', 'no more cards can be declared than are left', () => {
  const t = arrange({ seats: 3, deckLeft: 2 });
  expect(t.seat(0).options('turn-action')).toEqual([{ equip: 1 }, { equip: 2 }, 'visit']);
  expect(t.seat(0).refusal('turn-action', { equip: 3 })).toEqual({
    rule: 'BQ-218',
    key: 'deck-too-short',
    numbers: { left: 2, asked: 3 },
  });
  t.seat(0).equip(2);
  expect(t.pub.weaponDeck).toBe(0);
});

rule(['BQ-218', 'BQ-R10'], 'with an empty deck only the visit is legal', () => {
  const t = arrange({ seats: 3, deckLeft: 0 });
  expect(t.seat(0).options('turn-action')).toEqual(['visit']);
  expect(t.seat(0).refusal('turn-action', { equip: 1 })).toMatchObject({ rule: 'BQ-R10', key: 'deck-empty' });
  t.seat(0).visit();
  t.expectAsked([[0, 'choose-spell']]);
});

rule('BQ-219', 'there is no limit on the weapons before a player', () => {
  const low = ['red1', 'blue1', 'green1', 'purple1', 'red2', 'blue2', 'green2', 'purple2'];
  const t = arrange({ boss: 21, seats: [{ hidden: 'red3', visible: low }, {}, {}] });
  expect(t.seat(0).options('turn-action')).toContainEqual({ equip: 4 });
  t.seat(0).equip(4);
  expect(t.seat(0).knight.visible).toHaveLength(12);
});

rule('BQ-R06', 'over is judged at the start of the own turn: raised again in time, one may equip', () => {
  const seats = [EIGHTEEN, {}, {}];
  const t = arrange({ boss: 17, seats, turn: 2, row: ['hpPlus1', 'needBlue'] });
  t.seat(2).visit();
  t.seat(2).activate('hpPlus1');
  t.expectAsked([[0, 'turn-action']]);
  expect(t.seat(0).options('turn-action')).toEqual([...EQUIPS, 'visit']);
});

rule('BQ-R06', 'a spell that pushes a player over forces the visit, before any equip too', () => {
  const pushed = arrange({ boss: 18, seats: [EIGHTEEN, {}, {}], turn: 2, row: ['strPlus1', 'needBlue'] });
  pushed.seat(2).visit();
  pushed.seat(2).activate('strPlus1');
  pushed.seat(2).answer('spell-target-player', 0);
  expect(pushed.seat(0).refusal('turn-action', { equip: 1 })).toMatchObject({ rule: 'BQ-212', numbers: { by: 1 } });
  const lowered = arrange({ boss: 14, seats: [{ hidden: 'red7', visible: ['blue7'] }, {}, {}], active: ['hpMinus1'] });
  expect(lowered.seat(0).options('turn-action')).toEqual(['visit']);
});

rule('BQ-R07', 'the only option is still asked, and nobody else can tell that it is the only one', () => {
  const seats = [{ visible: ['blue5', 'green6'] }, {}, {}];
  const row = ['needBlue', 'extraKey', 'hpPlus1'];
  const forced = arrange({ boss: 16, row, seats: [{ ...seats[0], hidden: 'red7' }, {}, {}] });
  const free = arrange({ boss: 16, row, seats: [{ ...seats[0], hidden: 'red3' }, {}, {}], top: ['red7'] });
  expect(forced.seat(0).options('turn-action')).toEqual(['visit']);
  expect(free.seat(0).options('turn-action')).toHaveLength(5);
  forced.expectAsked([[0, 'turn-action']]);
  expectAlike(forced, free, [1, 2]);
});

rule('BQ-R09', 'an equip ends the turn; the visit is a later turn', () => {
  const t = arrange({ seats: 3, boss: 21 });
  t.seat(0).equip(1);
  t.expectAsked([[1, 'turn-action']]);
  expect(t.seat(0).knight).toMatchObject({ phase: 'armourer', visited: false });
});

rule('BQ-R10', 'nothing is reshuffled within a round: a short deck stays short', () => {
  const t = arrange({ seats: 3, boss: 21, deckLeft: 1 });
  t.seat(0).equip(1);
  expect(t.pub.weaponDeck).toBe(0);
  for (const seat of [1, 2]) {
    expect(t.seat(seat).options('turn-action')).toEqual(['visit']);
    t.seat(seat).visit();
    t.seat(seat).default('choose-spell');
  }
  expect(t.seat(0).options('final-turn')).toEqual(['none']);
  expect(t.seat(0).refusal('final-turn', { equip: 1 })).toMatchObject({ rule: 'BQ-R10' });
});

example(16, 'a player above the boss is offered the visit only, and others see an ordinary visit', () => {
  const row = ['needBlue', 'extraKey', 'hpPlus1'];
  const world = (hidden: string) =>
    arrange({ boss: 16, row, seats: [{ hidden, visible: ['blue5', 'green6'] }, {}, {}], top: ['red1'] });
  const forced = world('red7');
  expect(ownStrength(forced.view(0)).low).toBe(18);
  expect(forced.seat(0).options('turn-action')).toEqual(['visit']);
  expectAlike(
    forced,
    world('red3'),
    [1, 2],
    (w) => w.seat(0).visit(),
    (w) => w.seat(0).activate('needBlue'),
    (w) => w.seat(1).equip(1),
  );
});

example(17, 'raised by hpPlus2 before the turn, the boss lets that player equip or visit', () => {
  const t = arrange({ boss: 16, seats: [EIGHTEEN, {}, {}], turn: 2, row: ['hpPlus2', 'needBlue'] });
  t.seat(2).visit();
  t.seat(2).activate('hpPlus2');
  expect(t.pub.effectiveHp).toBe(18);
  expect(t.seat(0).options('turn-action')).toEqual([...EQUIPS, 'visit']);
});

example(20, 'six players, five take 4 each: the sixth may ask 1 to 3', () => {
  const t = start(6);
  expect(t.pub.weaponDeck).toBe(23);
  for (const seat of [1, 2, 3, 4, 5]) t.seat(seat).equip(4);
  expect(t.pub.weaponDeck).toBe(3);
  expect(t.seat(0).options('turn-action')).toEqual([...EQUIPS.slice(0, 3), 'visit']);
  expect(t.seat(0).refusal('turn-action', { equip: 4 })).toMatchObject({ rule: 'BQ-218' });
});
