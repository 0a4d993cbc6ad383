import { describe, expect, test } from 'vitest';
import { playGame } from '../../../bots/game.ts';
import { makePlayer, type Playable, type Strength } from '../../../bots/players.ts';
import {
  type AnyShape,
  Chance,
  completeOptions,
  type GameEvent,
  type OptionValues,
  sha256Words,
  type View,
} from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { Events } from '../rules/state.ts';
import { arrange, type House, resource, type SeatLiteral, type TableLiteral } from '../test/arrange.ts';
import { housePack } from '../test/packs.ts';
import { heuristic } from './heuristic.ts';

const box = { rules, heuristic } as unknown as Playable;
const luck = (seed = 'luck'): Chance => new Chance(sha256Words(seed));

/** What malin says it wants, if it says anything now. */
function told(t: House, seat = 0): unknown {
  const unasked = makePlayer(box, 'malin').volunteer(t.view(seat) as unknown as View<AnyShape>, luck());
  return unasked?.decision.kind === 'tell-wants' ? unasked.answer : undefined;
}

const INHABITED = housePack().territories.flatMap(({ id, inhabitant }) => (inhabitant ? [String(id)] : []));
const VILLAS = housePack().territories.flatMap(({ id, villa }) => (villa ? [String(id)] : []));

/** The folk inn (fruit, meat, cloth) is all there is to plan, and the actions of the turn are spent. */
const spent = (me: SeatLiteral, more: Partial<TableLiteral> = {}): House =>
  arrange({
    seats: [{ city: 'kien', pawn: 'unisson', gold: 12, hand: ['C01', 'C26'], ...me }, {}, { villas: VILLAS }],
    actionsLeft: 0,
    deliveries: [],
    met: INHABITED,
    ...more,
  });

describe('what a bot seeks and can spare', () => {
  const [wine, cloth] = [resource('wine'), resource('cloth')];

  test('what its plan lacks, and what none of its cards ask for', () => {
    expect(told(spent({ tokens: 'VVFM' }))).toEqual({ seeks: [cloth], spares: [wine] });
  });

  test('two of each at the most', () => {
    const wants = told(spent({ tokens: 'VVV', hand: ['C01', 'C02'] })) as { seeks: unknown[]; spares: unknown[] };
    expect(wants.seeks).toHaveLength(2);
    expect(wants.spares.length).toBeLessThanOrEqual(2);
  });

  test('is told once, and anew when it is no longer true', () => {
    const t = spent({ tokens: 'VVFM' });
    t.seat(0).answer('tell-wants', { seeks: [cloth], spares: [wine] });
    expect(told(t)).toBeUndefined();
    t.seat(0).answer('tell-wants', { seeks: [wine], spares: [cloth] });
    expect(told(t)).toEqual({ seeks: [cloth], spares: [wine] });
  });

  test('is told at the end of its own turn, not while there are trades no more', () => {
    expect(told(spent({ tokens: 'VVFM' }, { actionsLeft: 1 }))).toBeUndefined();
    expect(told(spent({ tokens: 'VVFM' }, { active: 1 }))).toBeUndefined();
    const t = spent({ tokens: 'VVFM' });
    t.state.pub.triggeredBy = 2;
    expect(told(t)).toBeUndefined();
  });
});

/** Who told what in each turn of a game. */
function tellings(strength: Strength, seed: string): Events['wants-told'][][] {
  const turns: Events['wants-told'][][] = [[]];
  const watch = (events: readonly GameEvent[]): void => {
    for (const { type, facts } of events) {
      if (type === 'turn-started') turns.push([]);
      else if (type === 'wants-told') turns[turns.length - 1].push(facts as unknown as Events['wants-told']);
    }
  };
  const options = completeOptions(box.rules.options, 4, {}) as OptionValues;
  const players = Array.from({ length: 4 }, () => makePlayer(box, strength));
  playGame(box, { seats: 4, options, seed }, players, luck(seed), watch);
  return turns;
}

test.each(['debutant', 'malin'] as const)('in a game of %s all tell, nobody twice in a turn', (strength) => {
  const turns = tellings(strength, 'wants');
  for (const one of turns) expect(one.length).toBeLessThanOrEqual(1);
  expect(new Set(turns.flat().map(({ seat }) => seat)).size).toBe(4);
});
