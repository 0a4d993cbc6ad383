/** Prestige steps, the end trigger and who wins (74x, 8xx). */
import { describe, expect, test } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral } from './arrange.ts';
import { perform, rewrite, withCard, withTiles } from './effects/stage.ts';

/** Everybody’s last turn: ends the round and the game. */
const finish = (t: House): House => t.playUntil((world) => world.pub.ended !== null);

/** A table that ends with this round. */
const lastRound = (seats: readonly SeatLiteral[], tieBreak: 'gold' | 'long' = 'gold'): House =>
  finish(
    arrange({ seats: seats.map((seat) => ({ income: 0, ...seat })), round: 9, options: { roundCap: 9, tieBreak } }),
  );

const atVilla = { pawn: 'tourDesMages', gold: 8 } as const;

describe('steps', () => {
  rule(['MK-740', 'MK-743'], 'reaching 3 gives a black market card, once', () => {
    const t = arrange({ seats: [{ ...atVilla, prestige: 2 }, { prestige: 2 }, {}] });
    t.act(0, 'buy-villa');
    expect(t.happened('step-reached')).toEqual([{ seat: 0, step: 3 }]);
    expect(t.pub.merchants.map(({ blackMarket }) => blackMarket)).toEqual([1, 0, 0]);
  });

  rule('MK-741', 'reaching 6 gives another', () => {
    const t = arrange({ seats: [{ ...atVilla, prestige: 5 }, {}] });
    t.act(0, 'buy-villa');
    expect(t.happened('step-reached')).toEqual([{ seat: 0, step: 6 }]);
    expect(t.pub.merchants[0].stepped).toEqual([true, true]);
  });

  example('EX-20', 'from 5 to 7 by a quest, to 5 by Rumeur twice, then 6: one card, when 6 was passed first', () => {
    const t = arrange({
      seats: [
        { pawn: 'presFileuses', gold: 5, tokens: 'TT', prestige: 5, quests: ['la-route-du-lin-2'] },
        { blackMarket: ['rumeur', 'rumeur'] },
      ],
    });
    t.act(0, { quest: t.quest('la-route-du-lin-2'), option: 0, pay: [] });
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 7, blackMarket: 1 });
    for (const card of [...t.seat(1).own.blackMarket]) {
      t.seat(1).answer('play-black-market', { card, on: [0] });
      t.seat(0).answer('react', 'pass');
    }
    expect(t.pub.merchants[0].prestige).toBe(5);
    t.pub.merchants[0].pawn = t.at('tourDesMages');
    t.act(0, 'buy-villa');
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 6, blackMarket: 1 });
    expect(t.happened('step-reached')).toEqual([{ seat: 0, step: 6 }]);
  });

  rule('MK-742', 'losing prestige and reaching it again gives none', () => {
    const t = arrange({
      seats: [{ ...atVilla, prestige: 6 }, { blackMarket: ['rumeur'] }],
    });
    t.seat(1).answer('play-black-market', { card: t.card('rumeur'), on: [0] });
    expect(t.pub.merchants[0].prestige).toBe(5);
    t.act(0, 'buy-villa');
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 6, blackMarket: 0 });
  });

  rule(['MK-R59', 'MK-R19'], 'jumping over a step counts, and the card comes before the replacement (EX-19)', () => {
    const t = arrange({
      seats: [{ city: 'kien', pawn: 'unisson', gold: 15, tokens: 'VTFD', hand: ['C23'], prestige: 2 }, {}],
    });
    t.act(0, { build: t.commerce('C23'), bonus: false, spare: [] });
    t.expectAsked([[0, 'choose-commerce']]);
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 4, blackMarket: 1 });
  });

  rule('MK-R59', 'passing both steps at once gives two cards; of several players the active one draws first', () => {
    const most = { next: { blackMarket: ['racket', 'racket', 'rumeur', 'rumeur', 'espion'] } };
    const t = perform({ seats: [{}, { prestige: 2 }, {}], active: 2, ...most }, [
      { does: 'gainPrestige', n: 6, who: 'self' },
      { does: 'gainPrestige', n: 1, who: 'eachOpponent' },
    ]);
    expect(t.happened('step-reached')).toEqual([
      { seat: 0, step: 3 },
      { seat: 0, step: 6 },
      { seat: 1, step: 3 },
    ]);
    expect(t.pub.merchants.map(({ blackMarket }) => blackMarket)).toEqual([2, 1, 0]);
    const last = perform({ seats: [{}, {}, {}], active: 2, ...most }, [
      { does: 'gainPrestige', n: 3, who: 'eachOpponent' },
      { does: 'gainPrestige', n: 3, who: 'self' },
    ]);
    expect(last.happened('step-reached').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  rule('MK-R53', 'an empty deck is made again from its discard; with none the step is used up', () => {
    const t = arrange({ seats: [{ ...atVilla, prestige: 2 }, {}], left: { blackMarket: 0 } });
    t.act(0, 'buy-villa');
    expect(t.happened('pile-shuffled')).toMatchObject([{ pile: 'blackMarket' }]);
    expect(t.pub.merchants[0].blackMarket).toBe(1);
    const none = arrange({
      seats: [{ ...atVilla, prestige: 2 }, {}],
      left: { blackMarket: 0 },
      discards: { blackMarket: 0 },
    });
    none.act(0, 'buy-villa');
    expect(none.pub.merchants[0]).toMatchObject({ blackMarket: 0, stepped: [true, false] });
  });
});

describe('the end', () => {
  rule(['MK-801', 'MK-802', 'MK-803', 'MK-756'], 'the round is finished, then the game ends (EX-22)', () => {
    const t = arrange({ seats: [{}, { ...atVilla, prestige: 9 }, {}], active: 1, round: 12 });
    t.act(1, 'buy-villa');
    expect(t.happened('target-reached')).toMatchObject([{ seat: 1, prestige: 10 }]);
    expect(t.seat(2).open).not.toContain('propose-trade');
    t.endTurn(1);
    expect(t.pub.active).toBe(2);
    t.endTurn(2);
    expect(t.pub.ended).toMatchObject({ ending: 'target', winners: [1] });
    expect(t.pub.merchants.map(({ turns }) => turns)).toEqual([12, 12, 12]);
    expect(t.asked).toEqual([]);
  });

  rule(['MK-804', 'MK-R62'], 'reached with the very last action: income, then the end (EX-24)', () => {
    const t = arrange({
      seats: [{}, {}, { ...atVilla, prestige: 9, income: 3 }],
      active: 2,
      round: 12,
      actionsLeft: 1,
    });
    t.act(2, 'buy-villa').endTurn(2);
    expect(t.pub.ended?.scores[2]).toMatchObject({ prestige: 10, gold: 3 });
  });

  rule('MK-R62', 'triggered out of turn by an owner’s card: the current round is finished', () => {
    const house = arrange({ seats: [{}, { prestige: 9, blackMarket: ['racket'] }, {}], active: 2, round: 12 });
    const t = withCard(
      rewrite(house, () => ({ isPack: true })),
      'racket',
      { target: { who: 'none', if: [] }, effects: [{ does: 'gainPrestige', n: 1, who: 'self' }] },
    );
    t.seat(1).answer('play-black-market', { card: t.card('racket'), on: [] });
    expect(t.happened('target-reached')).toMatchObject([{ seat: 1, prestige: 10 }]);
    t.expectAsked([[2, 'take-action']]);
    t.endTurn(2);
    expect(t.pub.ended).toMatchObject({ ending: 'target', winners: [1] });
    expect(t.pub.merchants.map(({ turns }) => turns)).toEqual([12, 12, 12]);
  });

  rule(
    ['MK-R62', 'MK-R65'],
    'reached in the very last income by an owner’s tile: the game ends with that round',
    () => {
      const house = arrange({ seats: [{}, { prestige: 9, artefacts: ['A04'] }], active: 1, round: 12 });
      const t = withTiles(
        rewrite(house, () => ({ isPack: true })),
        { A04: [{ when: 'onIncome', do: [{ does: 'gainPrestige', n: 1, who: 'self' }] }] },
      );
      t.endTurn(1);
      expect(t.happened('target-reached')).toMatchObject([{ seat: 1, prestige: 10 }]);
      expect(t.pub).toMatchObject({ round: 12, ended: { ending: 'target', winners: [1] } });
    },
  );

  rule(['MK-R61', 'MK-805'], 'falling below the target changes nothing (EX-23)', () => {
    const t = arrange({
      seats: [{ ...atVilla, prestige: 9 }, {}, { blackMarket: ['rumeur'] }],
      round: 12,
    });
    t.act(0, 'buy-villa');
    t.seat(2).answer('play-black-market', { card: t.card('rumeur'), on: [0] });
    expect(t.pub.merchants[0].prestige).toBe(9);
    expect(t.seat(0).open).not.toContain('propose-trade');
    finish(t);
    expect([t.pub.round, t.pub.ended?.ending]).toEqual([12, 'target']);
  });

  example('EX-54', 'nine is the target of five, not of four', () => {
    for (const [seats, triggered] of [
      [5, 0],
      [4, NONE],
    ]) {
      const t = arrange({ seats: [{ ...atVilla, prestige: 8 }, ...new Array(seats - 1).fill({})] });
      t.act(0, 'buy-villa');
      expect(t.pub.triggeredBy).toBe(triggered);
    }
  });

  rule(
    ['MK-122', 'MK-801', 'MK-756'],
    'at every size of table the target itself triggers, and one less does not',
    () => {
      for (const [at, target] of [10, 10, 10, 9, 8].entries()) {
        const others = new Array<SeatLiteral>(at + 1).fill({});
        for (const [prestige, triggered] of [
          [target - 1, 0],
          [target - 2, NONE],
        ]) {
          const t = arrange({ seats: [{ ...atVilla, prestige }, ...others] });
          t.act(0, 'buy-villa');
          expect([others.length + 1, t.pub.triggeredBy]).toEqual([others.length + 1, triggered]);
          expect(t.seat(1).open.includes('propose-trade')).toBe(triggered === NONE);
        }
      }
    },
  );

  rule('MK-R83', 'with a round cap the game ends after its last turn; at the latest after round 100', () => {
    const capped = arrange({ seats: 2, round: 5, options: { roundCap: 5 } });
    expect(finish(capped).pub.ended?.ending).toBe('cap');
    const endless = arrange({ seats: 2, round: 99 });
    expect(finish(endless).pub).toMatchObject({ round: 100, ended: { ending: 'cap' } });
  });

  rule(['MK-806', 'MK-807'], 'most prestige, then most gold (EX-26)', () => {
    const t = lastRound([
      { prestige: 9, gold: 7 },
      { prestige: 9, gold: 9 },
      { prestige: 8, gold: 40 },
    ]);
    expect(t.pub.ended).toMatchObject({ winners: [1], tieBreak: 'gold' });
    const outcome = rules.outcome(t.state);
    expect(outcome?.standings.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(outcome?.standings[0].terms).toEqual({ prestige: 9, gold: 9 });
  });

  rule(['MK-808', 'MK-R64'], 'goods are worth nothing: still tied, they share (EX-27)', () => {
    const t = lastRound([
      { prestige: 9, gold: 6, tokens: 'DDDDD' },
      { prestige: 9, gold: 6 },
    ]);
    expect(t.pub.ended).toMatchObject({ winners: [0, 1], tieBreak: null });
  });

  rule('MK-R64', 'by option commerces, villas and income decide further', () => {
    const seats = [
      { prestige: 9, villas: ['tourDesMages'] },
      { prestige: 9, villas: ['phareEchoval', 'anseCorsaires'] },
    ];
    expect(lastRound(seats).pub.ended?.winners).toEqual([0, 1]);
    expect(lastRound(seats, 'long').pub.ended).toMatchObject({ winners: [1], tieBreak: 'villas' });
    const built = [{ prestige: 9 }, { prestige: 9, commerces: { perlance: 'C02' } }];
    expect(lastRound(built, 'long').pub.ended).toMatchObject({ winners: [1], tieBreak: 'commerces' });
    // Income is gold at once: the poorer one has worked less.
    const earning = [
      { prestige: 9, gold: 3, income: 1 },
      { prestige: 9, gold: 1, income: 3 },
    ];
    expect(lastRound(earning).pub.ended).toMatchObject({ winners: [0, 1], tieBreak: null });
    expect(lastRound(earning, 'long').pub.ended).toMatchObject({ winners: [1], tieBreak: 'income' });
  });

  rule('MK-809', 'prestige is told by its source', () => {
    const t = arrange({ seats: [atVilla, {}] });
    t.act(0, 'buy-villa');
    expect(t.pub.merchants[0].from).toEqual({ commerce: 0, quest: 0, delivery: 0, villa: 1, other: 0 });
  });

  test('hidden purses are shown at the end', () => {
    const t = arrange({ seats: [{ gold: 4 }, {}], round: 5, options: { roundCap: 5, goldPrivacy: 'hidden' } });
    expect(t.pub.merchants[0].purse).toBeNull();
    finish(t);
    expect(t.pub.merchants[0].purse).toMatchObject({ gold: 6 });
    expect(t.state.own[0].purse).toBeNull();
  });
});

describe('frozen seats', () => {
  const frozen = { dropOut: 'frozen' } as const;

  rule('MK-R80', 'a turn left in the middle is over, without income; later ones are skipped', () => {
    const t = arrange({ seats: [{ income: 4 }, {}, {}], options: frozen });
    t.act(0, 'work');
    t.seat(0).answer('concede', true);
    expect([t.pub.active, t.gold(0)]).toEqual([1, 1]);
    t.endTurn(1).endTurn(2);
    expect(t.happened('turn-skipped')).toEqual([{ seat: 0 }]);
    expect([t.pub.round, t.pub.active]).toEqual([4, 1]);
  });

  rule('MK-R80', 'the place of a frozen starter still ends the game, and a frozen seat cannot win', () => {
    const t = arrange({
      seats: [{ prestige: 9, frozen: true }, { ...atVilla, prestige: 9 }, {}],
      active: 1,
      options: frozen,
    });
    t.act(1, 'buy-villa').endTurn(1).endTurn(2);
    expect(t.pub.ended).toMatchObject({ ending: 'target', winners: [1] });
    expect(rules.outcome(t.state)?.standings.at(-1)?.seat).toBe(0);
  });

  rule('MK-R80', 'whoever is left alone has won', () => {
    const t = arrange({ seats: [{}, { prestige: 5 }], options: frozen });
    t.seat(1).answer('concede', true);
    expect(t.pub.ended).toMatchObject({ ending: 'alone', winners: [0] });
    expect(t.asked).toEqual([]);
  });
});
