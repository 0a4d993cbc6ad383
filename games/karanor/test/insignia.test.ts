/** Insignia: taken from the supply, face up, adding up (MK-720…722); each kind as the ledger says. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { allowance, seaFare } from '../rules/effects/standing.ts';
import { arrange, type House, resource, type SeatLiteral, type TableLiteral } from './arrange.ts';
import { perform } from './effects/stage.ts';

const table = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House => arrange({ seats, ...more });
const wearing = (...insignia: string[]): SeatLiteral => ({ insignia });
const steps = (t: House, seat = 0): number => allowance(t.table.content, t.pub, seat);

describe('the supply', () => {
  rule(['MK-720', 'MK-722'], 'a named tile is taken from the supply and lies face up', () => {
    const t = perform({ seats: 2 }, [{ does: 'gainInsignia', insignia: 'captain' }]);
    expect(t.pub.merchants[0].insignia).toEqual([t.insignia('captain')]);
    expect(t.pub.insignia).not.toContain(t.insignia('captain'));
  });

  rule('MK-R49', 'with none left nothing is received', () => {
    const t = perform({ seats: [{}, wearing('courier', 'courier')] }, [{ does: 'gainInsignia', insignia: 'courier' }]);
    expect(t.pub.merchants[0].insignia).toEqual([]);
    expect(t.happened('insignia-missing')).toMatchObject([{ seat: 0, kind: 'courier' }]);
  });

  rule('MK-R49', 'a lost one returns to the supply and can be gained again', () => {
    const t = perform({ seats: [wearing('curseOfSalanche'), {}] }, [
      { does: 'loseInsignia', insignia: 'curseOfSalanche', who: 'self' },
      { does: 'gainInsignia', insignia: 'curseOfSalanche' },
    ]);
    expect(t.happened('insignia-lost')).toHaveLength(1);
    expect(t.pub.merchants[0].insignia).toEqual([t.insignia('curseOfSalanche')]);
  });

  rule('MK-R50', 'a curse is received even if unwelcome', () => {
    const t = perform({ seats: 2 }, [{ does: 'gainInsignia', insignia: 'curseOfSalanche' }]);
    t.expectAsked([[0, 'take-action']]);
    expect(steps(t)).toBe(1);
  });
});

describe('the kinds', () => {
  rule(['MK-306', 'MK-721'], 'Monture: one territory more per move action, copies add up', () => {
    const t = table([wearing('mount'), wearing('mount', 'mount', 'mount')]);
    expect([steps(t, 0), steps(t, 1)]).toEqual([3, 5]);
  });

  example('EX-13', 'two mounts and one curse: three steps, no work', () => {
    const t = table([wearing('mount', 'mount', 'curseOfSalanche'), {}]);
    expect(steps(t)).toBe(3);
    expect(t.seat(0).refusal('take-action', 'work')).toMatchObject({ rule: 'MK-331' });
  });

  rule(['MK-R14', 'MK-313'], 'never less than one territory, and fares are still due', () => {
    const cursed = { pawn: 'criqueVoiles', ...wearing('curseOfSalanche'), blackMarket: [] };
    const t = table([cursed, { blackMarket: ['route-barree', 'route-barree'] }]);
    for (const card of [...t.seat(1).own.blackMarket]) t.seat(1).answer('play-black-market', { card, on: [0] });
    expect(steps(t)).toBe(1);
    const cross = { move: t.at('plageEchoues') };
    expect(t.seat(0).refusal('take-action', cross)).toMatchObject({ rule: 'MK-305' });
  });

  example('EX-14', 'one captain: fare 1; two captains: none', () => {
    const t = table([
      { pawn: 'criqueVoiles', gold: 1, ...wearing('captain') },
      wearing('captain', 'captain', 'captain'),
    ]);
    expect(seaFare(t.table.content, t.pub, 1)).toBe(0);
    t.go(0, 'plageEchoues');
    expect(t.gold(0)).toBe(0);
  });

  rule(['MK-R52', 'MK-721'], 'Capitaine: each crossing costs one gold less, never below 0', () => {
    const fare = (...tiles: string[]): number => {
      const t = table([wearing(...tiles), {}]);
      return seaFare(t.table.content, t.pub, 0);
    };
    expect([fare(), fare('captain'), fare('captain', 'captain'), fare('captain', 'captain', 'captain')]).toEqual([
      2, 1, 0, 0,
    ]);
  });

  rule(['MK-R27', 'MK-721'], 'Contremaître: work yields one gold more each', () => {
    const t = table([wearing('foreman', 'foreman'), {}]);
    t.act(0, 'work');
    expect(t.gold(0)).toBe(3);
  });

  rule('MK-721', 'Cueilleur: a harvest yields one token more each', () => {
    const t = table([{ pawn: 'boisSourd', ...wearing('harvester', 'harvester') }, {}]);
    t.act(0, { harvest: resource('wood') });
    expect(t.tokens(0)).toBe('BBBB');
  });

  rule(['MK-721', 'MK-R22'], 'Guilde des Bâtisseurs: a build costs one gold less each', () => {
    const t = table([
      { city: 'unisson', pawn: 'kien', gold: 6, hand: ['C20', 'C01'], ...wearing('builder', 'builder') },
      {},
    ]);
    t.act(0, { build: t.commerce('C20'), bonus: false, spare: [] });
    expect(t.gold(0)).toBe(0);
  });

  rule('MK-721', 'Guilde des Messagers: a delivery yields two gold more each', () => {
    const seat = { pawn: 'unisson', tokens: 'BBB', ...wearing('courier', 'courier') };
    const t = table([seat, {}], { deliveries: ['D1', 'D2', 'D3'] });
    t.act(0, 'deliver');
    expect(t.gold(0)).toBe(4 + 4);
  });

  rule('MK-721', 'Notable: a villa costs two gold less each', () => {
    const t = table([{ pawn: 'tourDesMages', gold: 4, ...wearing('notable', 'notable') }, {}]);
    t.act(0, 'buy-villa');
    expect(t.gold(0)).toBe(0);
  });

  rule(['MK-721', 'MK-R22'], 'Recruteur: an associate costs two gold less each, never below 0', () => {
    const t = table([{ gold: 1, ...wearing('recruiter', 'recruiter') }, {}]);
    t.act(0, { recruit: resource('iron') });
    expect(t.gold(0)).toBe(0);
  });

  rule(['MK-331', 'MK-R27'], 'Malédiction de Salanche: no work, whatever else is worn', () => {
    const t = table([wearing('foreman', 'curseOfSalanche'), {}]);
    expect(t.seat(0).refusal('take-action', 'work')).toMatchObject({ key: 'work-forbidden' });
    expect(steps(t)).toBe(1);
  });
});

describe('a move and what changes it', () => {
  example('EX-46', 'a mount that comes after the last step helps the next move action only', () => {
    const t = table([{ pawn: 'kien' }, wearing('mount')]);
    t.go(0, 'boisSourd', 'kien');
    expect(t.pub.move).toBeNull();
    t.seat(1).answer('propose-trade', { to: 0, give: { insignia: [t.insignia('mount')] }, ask: {}, text: '' });
    t.seat(0).answer('answer-trade', 'accept');
    expect(t.pub.move).toBeNull();
    t.go(0, 'boisSourd', 'kien', 'boisSourd');
    expect(t.pub).toMatchObject({ move: null, actionsLeft: 2 });
    // Had it come after the first step, the allowance would be 3.
    const sooner = table([{ pawn: 'kien' }, wearing('mount')]);
    sooner.go(0, 'boisSourd');
    sooner.seat(1).answer('propose-trade', { to: 0, give: { insignia: [t.insignia('mount')] }, ask: {}, text: '' });
    sooner.seat(0).answer('answer-trade', 'accept');
    sooner.go(0, 'kien', 'boisSourd');
    expect(sooner.pub).toMatchObject({ move: null, actionsLeft: 3 });
  });

  rule('MK-R13', 'a mount bought mid-move adds a step; one sold after use closes the move', () => {
    const t = table([{ pawn: 'kien' }, wearing('mount')]);
    const give = (from: number, to: number): void => {
      t.seat(from).answer('propose-trade', { to, give: { insignia: [t.insignia('mount')] }, ask: {}, text: '' });
      t.seat(to).answer('answer-trade', 'accept');
    };
    t.go(0, 'boisSourd');
    give(1, 0);
    t.go(0, 'kien');
    expect(t.pub.move).toMatchObject({ made: 2 });
    give(0, 1);
    expect(t.pub.move).toBeNull();
  });

  rule(['MK-R11', 'MK-722'], 'insignia close nothing by themselves', () => {
    const t = table([{ pawn: 'kien', ...wearing('mount', 'captain') }, {}]);
    t.go(0, 'boisSourd', 'kien');
    expect(t.pub.move).toMatchObject({ made: 2 });
  });
});
