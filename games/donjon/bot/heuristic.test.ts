import { describe, expect, test } from 'vitest';
import { makePlayer, type Playable } from '../../../bots/players.ts';
import { type AnyShape, asked, Chance, type Seat, type View } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import { arrange, type House, type SeatLiteral } from '../test/arrange.ts';
import { heuristic } from './heuristic.ts';

const box = { rules, heuristic } as unknown as Playable;

const malin = makePlayer(box, 'malin');
const luck = (): Chance => new Chance(new Uint32Array(8));

/** What malin answers to the first question this seat is asked. */
function decides(t: House, seat: Seat): unknown {
  const d = asked(t.state).find((one) => one.seat === seat);
  if (d === undefined) throw new Error(`seat ${seat} is not asked`);
  return malin.decide(t.view(seat) as unknown as View<AnyShape>, d, luck());
}

/** Player 0 in the village, before the adventure. */
const village = (me: SeatLiteral): House =>
  arrange({ seats: [me, {}, {}, {}], at: [{ do: 'village', step: 'before' }] });

describe('in the village', () => {
  test('the object that fulfils the main quest is bought', () => {
    const t = village({ main: 'keen-edge', gems: 8 });
    expect(decides(t, 0)).toEqual({ buy: t.object('double-axe') });
  });

  test('not even a trophy point is bought instead of it', () => {
    const t = village({ main: 'keen-edge', gems: 9, points: 11 });
    expect(decides(t, 0)).toEqual({ buy: t.object('double-axe') });
  });

  test('early gems become power', () => {
    expect(decides(village({ gems: 2, main: 'companion' }), 0)).toHaveProperty('buy');
  });

  test('what one wears is not replaced by something weaker', () => {
    const t = village({ gems: 2, objects: ['double-axe', 'full-plate', 'vain-diamond'], mainDone: true });
    expect(decides(t, 0)).not.toHaveProperty('buy');
  });
});

describe('before a monster', () => {
  const meets = (monster: string, me: SeatLiteral): House =>
    arrange({ seats: [me, {}, {}], next: [monster] }).toDungeon(0);

  test('a hopeless fight is fled', () => {
    expect(decides(meets('infernal-cyclops', { wounds: 4 }), 0)).toBe('flee');
  });

  test('an easy one is fought', () => {
    const strong = { objects: ['double-axe', 'full-plate', 'vain-diamond'] };
    expect(decides(meets('infernal-cyclops', strong), 0)).toBe('alone');
  });
});

describe('behind a hidden door', () => {
  test('the card that promises most is drawn, by what it is and not by where it lay', () => {
    const next = ['hidden-door', 'elder-dragon', 'cellar-rat', 'the-reaper'];
    expect(decides(arrange({ seats: 3, next }).toDungeon(0), 0)).toBe(1);
  });
});

describe('in the arena', () => {
  const fight = (bystander: SeatLiteral): House =>
    arrange({
      seats: [{ objects: ['double-axe', 'full-plate'] }, { wounds: 2 }, bystander, {}],
      starter: 0,
    }).toArena(0, 1);

  test('a bystander joins whoever seems to win', () => {
    expect(decides(fight({}), 2)).toBe('attacker');
  });

  test('unless the quest wants few points', () => {
    expect(decides(fight({ main: 'pauper' }), 2)).not.toBe('attacker');
  });

  test('nobody without hope opens one', () => {
    const strong = { objects: ['double-axe', 'full-plate'] };
    const t = arrange({
      seats: [{ wounds: 4 }, strong, { objects: ['extra-long-sword'] }, { objects: ['family-mace'] }],
    });
    t.seat(0).answer('village-action', 'proceed');
    expect(decides(t, 0)).toBe('dungeon');
  });
});
