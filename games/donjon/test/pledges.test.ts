/** What lies in an offer or is on its way as a gift is in one place only, whatever its owner does meanwhile. */
import { describe, expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import { expectSame } from '../../test/witness.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

const AXE = ['double-axe'];
/** Keen Edge is fulfilled, Titan is not. */
const OWNER: SeatLiteral = { objects: AXE, secondaries: ['keen-edge', 'titan'] };

const village = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House =>
  arrange({ seats, at: [{ do: 'village', step: 'before' }], ...more });
const offer = (t: House, to: number, quest: string): void =>
  t.seat(0).answer('propose-deal', { to, give: { quests: [t.quest(quest)] }, ask: {}, text: '' });

describe('quests in an offer', () => {
  rule(['DQ-701', 'DQ-R54'], 'one may be shown all the same; the offer is taken back', () => {
    const t = village([OWNER, {}, {}]);
    offer(t, 1, 'keen-edge');
    t.seat(0).answer('validate-quest', t.quest('keen-edge'));
    expect(t.pub.bargains).toEqual([]);
    expect(t.seat(1).open).not.toContain('answer-deal');
    expect(t.happened('offer-withdrawn')).toHaveLength(1);
  });

  rule('DQ-R54', 'which quest lay in the offer is told by nothing', () => {
    const [one, other] = ['keen-edge', 'titan'].map((quest) => {
      const t = village([OWNER, {}, {}]);
      offer(t, 1, quest);
      t.seat(0).answer('validate-quest', t.quest('keen-edge'));
      return t;
    });
    expectSame(one, other, [1, 2]);
  });

  rule(
    ['DQ-311', 'DQ-315'],
    'offered to two players, it goes to the first who accepts; the other offer is gone',
    () => {
      const t = village([OWNER, {}, {}]);
      offer(t, 1, 'titan');
      offer(t, 2, 'titan');
      t.seat(1).answer('answer-deal', { accept: [] });
      expect(t.state.own[1].secondaries).toEqual([t.quest('titan')]);
      expect(t.seat(2).open).not.toContain('answer-deal');
    },
  );

  rule('DQ-R54', 'a quest given for another one takes back what its giver had offered', () => {
    const t = village([OWNER, { secondaries: ['miser', 'champion'] }, {}]);
    t.seat(0).answer('propose-deal', { to: 1, give: {}, ask: { quests: 1 }, text: '' });
    const counter = { give: { quests: [t.quest('miser')] }, ask: { gems: 0 }, text: '' };
    expect(t.seat(1).refusal('answer-deal', { counter: { ...counter, ask: {} } })).toBeUndefined();
    t.seat(1).answer('answer-deal', { counter: { ...counter, ask: {} } });
    t.seat(1).answer('answer-deal', { accept: [t.quest('miser')] });
    expect(t.state.own[0].secondaries).toContain(t.quest('miser'));
    expect(t.pub.bargains).toEqual([]);
  });
});

describe('gifts on their way', () => {
  rule(['DQ-R52', 'DQ-704'], 'a quest that is being given is not its giver’s to show, unless it is declined', () => {
    const t = village([OWNER, {}, {}], { next: ['cellar-rat'], dice: [8, 1] }).toDungeon(0);
    t.seat(1).answer('offer-help', { prices: [{}], text: '' });
    t.seat(0).answer('face-monster', { bargain: t.pub.bargains[0].id, price: 0 });
    t.seat(0).answer('split-reward', { quests: [t.quest('keen-edge')] });
    t.expectAsked([[1, 'accept-gift']]);
    expect(t.seat(0).open).not.toContain('validate-quest');
    t.seat(1).answer('accept-gift', []);
    expect(t.seat(0).open).toContain('validate-quest');
  });

  rule(
    ['DQ-312', 'DQ-R57'],
    'a second gift of gems is what is left when the first receiver sold something to the giver',
    () => {
      const seats: SeatLiteral[] = [{}, { gems: 3, objects: AXE }, { objects: ['family-mace'] }, {}];
      const t = village(seats, { fought: true, dice: [1, 7] }).toArena(0, 1);
      t.seat(1).answer('promise-support', { to: 2, side: 'defender', goods: { gems: 1 }, text: '' });
      t.seal({ 2: 'defender', 3: 'defender' });
      t.seat(1).answer('settle-as-defender', [
        { to: 2, gift: { objects: [t.object('double-axe')] } },
        { to: 3, gift: { gems: 3 } },
      ]);
      t.seat(2).answer('accept-gift', ['objects']);
      t.seat(2).answer('keep-object', t.object('double-axe'));
      t.seat(2).answer('offer-surplus', { to: 1, gems: 2 });
      t.seat(1).answer('answer-surplus', 'accept');
      t.expectAsked([[3, 'accept-gift']]);
      t.seat(3).answer('accept-gift', ['gems']);
      expect(t.happened('gift-given').slice(-1)).toMatchObject([{ goods: { gems: 1 } }]);
      expect(t.pub.adventurers.map(({ gems }) => gems)).toEqual([0, 0, 2, 1]);
    },
  );
});
