/** The book's own example (DQ-E03…E14, E49), turn by turn, with and without the trait that explains its one odd number. */
import { describe, expect } from 'vitest';
import { example } from '../../test/rule.ts';
import { allyPower } from '../rules/effects/power.ts';
import type { Side } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral } from './arrange.ts';

const [BARBARIAN, WARRIOR, SORCERER, THIEF] = [0, 1, 2, 3];

/** Round 4, the Barbare's turn: 12 with an armour of +3 and a jewel of +1; the Guerrier at 11, the Sorcier at 5. */
function scene(hasFury: boolean, fought = true): House {
  const seats: SeatLiteral[] = [
    { ...(hasFury && { character: 'barbarian' }), objects: ['full-plate', 'copper-ring'], gems: 4, main: 'keen-edge' },
    { character: 'warrior', objects: ['loyal-knife', 'helm-of-the-dead'], spoils: ['goblin-intern'], main: 'pauper' },
    { character: 'sorcerer', wounds: 3, points: 1 },
    { character: 'thief', points: 1 },
  ];
  return arrange({ seats, round: 4, fought, next: ['infernal-cyclops'], dice: [7, 1, 3, 7] });
}

/** The Cyclope is beaten with the Guerrier's help, and the Guerrier is betrayed. */
function betrayed(t: House): House {
  t.toDungeon(BARBARIAN);
  t.seat(SORCERER).answer('offer-help', { prices: [{ gems: 1 }], text: '' });
  t.seat(WARRIOR).answer('offer-help', { prices: [{ gems: 2, points: 1 }], text: '' });
  t.seat(THIEF).answer('offer-help', {
    prices: [{ gems: 2 }, { gems: 1, spoils: [t.card('infernal-cyclops')] }],
    text: '',
  });
  const offer = t.pub.bargains.find(({ from }) => from === WARRIOR);
  t.seat(BARBARIAN).answer('face-monster', { bargain: offer?.id ?? 0, price: 0 });
  t.seat(BARBARIAN).answer('split-reward', {});
  return t;
}

/** The Barbare buys the axe and shows the quest; the turn ends without a word kept. */
function armed(t: House): House {
  betrayed(t);
  t.seat(BARBARIAN).answer('village-action', { buy: t.object('double-axe') });
  t.seat(BARBARIAN).answer('validate-quest', t.quest('keen-edge'));
  t.endTurn(BARBARIAN);
  t.seat(BARBARIAN).answer('settle-as-attacker', []);
  return t;
}

/** The Guerrier has become rich by being poor, buys the Armure and gives the helmet to the Sorcier. */
function prepared(t: House): House {
  armed(t);
  t.seat(WARRIOR).answer('validate-quest', t.quest('pauper'));
  t.seat(WARRIOR).answer('village-action', { buy: t.object('armour-of-power') });
  t.seat(WARRIOR).answer('keep-object', t.object('armour-of-power'));
  t.seat(WARRIOR).answer('offer-surplus', { to: SORCERER, gems: 0 });
  t.seat(SORCERER).answer('answer-surplus', 'accept');
  return t;
}

/** The arena against the Barbare; the Voleur is promised a spoil before it opens. */
function fought(t: House, sorcerer: Side = 'attacker'): House {
  prepared(t);
  const goods = { spoils: [t.card('goblin-intern')] };
  t.seat(WARRIOR).answer('promise-support', { to: THIEF, side: 'attacker', goods, text: '' });
  t.toArena(WARRIOR, BARBARIAN).seal({ [SORCERER]: sorcerer, [THIEF]: 'attacker' });
  const [use] = t
    .seat(WARRIOR)
    .options('declare-before-dice')
    .filter((a) => a !== 'done');
  t.seat(WARRIOR).answer('declare-before-dice', use);
  return t;
}

/** The Guerrier takes the axe and puts the old weapon back. */
function looted(t: House): House {
  fought(t);
  t.seat(WARRIOR).answer('choose-loot', { object: t.object('double-axe') });
  t.seat(WARRIOR).answer('keep-object', t.object('double-axe'));
  t.seat(WARRIOR).answer('offer-surplus', 'return');
  return t;
}

const gems = (t: House): number[] => t.pub.adventurers.map((one) => one.gems);
const totals = (t: House): number[] =>
  t
    .happened('totals-compared')
    .slice(-1)
    .flatMap(({ green, red }) => [green.total, red.total]);

describe('the Barbare’s turn', () => {
  example('DQ-E03', 'offers of 3, 6 and 4; with the Guerrier 12 + 6 + 7 = 25 against 17', () => {
    const t = scene(true).toDungeon(BARBARIAN);
    const { content, pub } = t;
    expect([SORCERER, WARRIOR, THIEF].map((seat) => allyPower(content, pub, seat, pub.fight))).toEqual([3, 6, 4]);
    expect(totals(betrayed(scene(true)))).toEqual([25, 17]);
  });

  example(
    'DQ-E04',
    'betrayal: 5 gems (4 → 9), the point, the spoil; the Guerrier has nothing but a broken word',
    () => {
      const t = betrayed(scene(true));
      expect(t.adventurer(BARBARIAN)).toMatchObject({ gems: 9, points: 1, spoils: [t.card('infernal-cyclops')] });
      t.endTurn(BARBARIAN);
      t.seat(BARBARIAN).answer('settle-as-attacker', []);
      expect(t.pub.settled).toMatchObject([{ from: BARBARIAN, to: WARRIOR, status: 'broken' }]);
      expect(t.adventurer(BARBARIAN)).toMatchObject({ gems: 9, points: 1, word: { broken: 1 } });
      expect(t.adventurer(WARRIOR)).toMatchObject({ gems: 0, points: 0, wounds: 0 });
    },
  );

  example('DQ-E05', '9 − 8 + 4 = 5 gems; a main quest of 2 gives 4 points', () => {
    const t = armed(scene(true));
    expect(t.adventurer(BARBARIAN)).toMatchObject({ gems: 5, points: 5, from: { monsters: 1, quests: 4 } });
  });

  example('DQ-E05', 'with 4 gems the axe is 4 gems away', () => {
    const t = scene(true);
    expect(t.seat(BARBARIAN).refusal('village-action', { buy: t.object('double-axe') })).toMatchObject({
      numbers: { price: 8, gems: 4 },
    });
  });

  example('DQ-E06', 'with the axe 17 as printed, by Fureur; 16 without the trait', () => {
    expect(armed(scene(true)).power(BARBARIAN)).toBe(17);
    expect(armed(scene(false)).power(BARBARIAN)).toBe(16);
  });
});

describe('the Guerrier’s turn', () => {
  example('DQ-E07', 'miséreux as main: 6 points and 4 gems', () => {
    const t = armed(scene(true));
    t.seat(WARRIOR).answer('validate-quest', t.quest('pauper'));
    expect(t.adventurer(WARRIOR)).toMatchObject({ points: 6, gems: 4 });
  });

  example('DQ-E08', '11, buys the Armure for 4 and gives the helmet away: 9', () => {
    const before = armed(scene(true));
    expect(before.power(WARRIOR)).toBe(11);
    const t = prepared(scene(true));
    expect(t.power(WARRIOR)).toBe(9);
    expect(t.adventurer(WARRIOR).gems).toBe(0);
    expect(t.adventurer(SORCERER).objects).toEqual([t.object('helm-of-the-dead')]);
  });

  example('DQ-E09', 'the Sorcier helps with 3 at 5 or 6, with 4 at 7 or 8', () => {
    for (const wounds of [2, 3]) {
      const t = arrange({ seats: [{}, { wounds }, { wounds, objects: ['helm-of-the-dead'] }] });
      expect([1, 2].map((seat) => t.power(seat))).toEqual([8 - wounds, 10 - wounds]);
      expect([1, 2].map((seat) => allyPower(t.content, t.pub, seat))).toEqual([3, 4]);
    }
  });

  example('DQ-E10', '9×2 + 4 + 4 + 3×2 = 32 against 24; without the trait 23, the same winner', () => {
    expect(totals(fought(scene(true)))).toEqual([32, 24]);
    expect(totals(fought(scene(false)))).toEqual([32, 23]);
  });

  example('DQ-E11', 'the Barbare without the axe and with a wound: 12 as printed, 11 without the trait', () => {
    expect(looted(scene(true)).power(BARBARIAN)).toBe(12);
    expect(looted(scene(false)).power(BARBARIAN)).toBe(11);
  });

  example('DQ-E12', 'the Guerrier with the axe, the weapon of +1 back and the Armure gone: 12', () => {
    const t = looted(scene(true));
    expect(t.power(WARRIOR)).toBe(12);
    expect(t.pub.shop).toContain(t.object('loyal-knife'));
    expect(t.pub.removed).toEqual([t.object('armour-of-power')]);
  });

  example('DQ-E13', 'a point for each attacker, a gem for the Voleur, and the spoil as promised', () => {
    const t = looted(scene(true));
    expect(t.pub.adventurers.map(({ points }) => points)).toEqual([5, 7, 2, 2]);
    expect(gems(t)).toEqual([4, 0, 0, 1]);
    t.endTurn(WARRIOR);
    t.seat(WARRIOR).default('settle-as-attacker');
    t.seat(THIEF).answer('accept-gift', ['spoils']);
    expect(t.adventurer(THIEF).spoils).toEqual([t.card('goblin-intern')]);
    expect(t.pub.settled.slice(-1)).toMatchObject([{ from: WARRIOR, to: THIEF, status: 'kept' }]);
  });

  example('DQ-E14', 'had there been no arena before, the pot of 4 gems was due to the Guerrier', () => {
    expect(gems(looted(scene(true, false)))).toEqual([4, 4, 0, 1]);
    expect(gems(looted(scene(true, true)))).toEqual([4, 0, 0, 1]);
  });

  example(
    'DQ-E49',
    'the Sorcier shows the other side and keeps the helmet: 28 against 28, the Guerrier still wins',
    () => {
      const t = fought(scene(true), 'defender');
      expect(totals(t)).toEqual([28, 28]);
      expect(t.happened('arena-won')).toMatchObject([{ winner: WARRIOR, losers: [SORCERER] }]);
      expect(t.adventurer(SORCERER).objects).toEqual([t.object('helm-of-the-dead')]);
    },
  );
});
