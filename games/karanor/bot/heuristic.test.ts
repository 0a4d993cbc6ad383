import { describe, expect, test } from 'vitest';
import { playGame } from '../../../bots/game.ts';
import { makePlayer, type Playable } from '../../../bots/players.ts';
import {
  type AnyShape,
  asked,
  Chance,
  completeOptions,
  type Json,
  type OptionValues,
  type Seat,
  sha256Words,
  type View,
} from '../../../kernel/index.ts';
import { RESOURCES } from '../rules/clauses.ts';
import { rules } from '../rules/index.ts';
import type { Action, Goods } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from '../test/arrange.ts';
import { housePack } from '../test/packs.ts';
import { foresight } from './foresight.ts';
import { heuristic } from './heuristic.ts';
import { patient } from './patient.ts';

const box = { rules, heuristic } as unknown as Playable;
const malin = makePlayer(box, 'malin');
const luck = (): Chance => new Chance(sha256Words('luck'));
const viewOf = (t: House, seat: Seat): View<AnyShape> => t.view(seat) as unknown as View<AnyShape>;

/** What malin answers to the first question this seat is asked. */
function decides(t: House, seat: Seat): unknown {
  const d = asked(t.state).find((one) => one.seat === seat);
  if (d === undefined) throw new Error(`seat ${seat} is not asked`);
  return malin.decide(viewOf(t, seat), d, luck());
}

/** What malin does unasked. */
const volunteers = (t: House, seat: Seat) => malin.volunteer(viewOf(t, seat), luck());

/** Malin's actions until its turn ends, the end left out; other questions are answered in between. */
function turn(t: House, seat: Seat): Action[] {
  const done: Action[] = [];
  for (let i = 0; i < 60; i++) {
    const d = asked(t.state).find((one) => one.seat === seat);
    if (d === undefined) throw new Error(`seat ${seat} is not asked`);
    const answer = malin.decide(viewOf(t, seat), d, luck());
    if (answer === 'end-turn') return done;
    if (d.kind === 'take-action') done.push(answer as Action);
    t.seat(seat).answer(d.kind as 'take-action', answer as Action);
  }
  throw new Error('the turn does not end');
}

const VILLAS = housePack().territories.flatMap(({ id, villa }) => (villa ? [String(id)] : []));
const EVERYWHERE = housePack().territories.flatMap(({ id, inhabitant }) => (inhabitant ? [String(id)] : []));

/** Player 0 of four, with nobody left to meet and no villa for sale: only what the test gives is there to do. */
const alone = (me: SeatLiteral, more: Partial<TableLiteral> = {}): House =>
  arrange({
    seats: [
      { city: 'kien', hand: ['C26', 'C28'], ...me },
      { city: 'unisson', prestige: 7 },
      { city: 'portFeral' },
      { villas: VILLAS },
    ],
    met: EVERYWHERE,
    deliveries: [],
    ...more,
  });

describe('a turn', () => {
  test('what the goal lacks is fetched on the short way, and it is done', () => {
    const t = alone({ quests: ['le-chien-du-bourgmestre', 'la-tarte-du-prevot'], pawn: 'quaiBrumes', gold: 8 });
    const [first, second] = turn(t, 0);
    expect(first).toEqual({ move: t.at('vergersSucredor') });
    expect(second).toEqual({ harvest: 2 });
  });

  test('a commerce that can be built is built', () => {
    const t = alone({ pawn: 'unisson', gold: 7, tokens: 'FMT', hand: ['C01', 'C26'] });
    expect(decides(t, 0)).toMatchObject({ build: t.commerce('C01') });
  });

  test('a quest that can be completed is completed', () => {
    const t = alone({ pawn: 'kien', tokens: 'F', quests: ['la-tarte-du-prevot'] });
    expect(decides(t, 0)).toMatchObject({ quest: t.quest('la-tarte-du-prevot') });
  });

  test('a way that is not there is not waited for', () => {
    const t = alone({
      pawn: 'unisson',
      gold: 9,
      tokens: 'VVVV',
      quests: ['le-bureau-des-bras'],
    });
    expect(turn(t, 0)).toContainEqual(expect.objectContaining({ quest: t.quest('le-bureau-des-bras') }));
  });

  test('nobody walks back and forth', () => {
    for (const pawn of ['kien', 'perlance', 'ormelie', 'greveSalanche', 'leCimetiere']) {
      const t = arrange({ seats: [{ city: 'kien', pawn, gold: 6, tokens: 'V' }, {}, {}, {}] });
      const been = [t.at(pawn)];
      let sinceDeed = [t.at(pawn)];
      for (const a of turn(t, 0)) {
        if (typeof a === 'object' && 'move' in a) {
          expect(sinceDeed).not.toContain(a.move);
          sinceDeed.push(a.move);
          been.push(a.move);
        } else if (a !== 'end-move') sinceDeed = [been[been.length - 1]];
      }
    }
  });

  test('in the last turn prestige is taken and nothing else is thought of', () => {
    const t = arrange({
      seats: [{ city: 'kien', gold: 30, quests: ['la-tarte-du-prevot'] }, {}, {}, {}],
      actionsLeft: 2,
    });
    t.state.pub.triggeredBy = 3;
    // Two actions: the tower is one move away.
    expect(turn(t, 0)).toContain('buy-villa');
  });

  test('with two players the market brings the one token that is missing', () => {
    const t = arrange({
      seats: [
        { city: 'kien', pawn: 'perlance', gold: 12, tokens: 'FM', hand: ['C01', 'C26'] },
        { city: 'portFeral', prestige: 7, villas: VILLAS },
      ],
      met: EVERYWHERE,
      deliveries: [],
    });
    expect(turn(t, 0)).toContainEqual(expect.objectContaining({ market: expect.arrayContaining([{ buy: 4 }]) }));
  });

  test('a token nobody asks for is given up for a coin, a wanted one is not', () => {
    const promotes = (hand: readonly string[]): boolean =>
      turn(alone({ gold: 3, associates: ['meat'], hand }, { actionsLeft: 0 }), 0).some(
        (a) => typeof a === 'object' && 'promote' in a,
      );
    expect(promotes(['C26', 'C20'])).toBe(true);
    expect(promotes(['C04', 'C14'])).toBe(false);
  });
});

test('in a hurry one does what the plan wants, one action after the other', () => {
  const t = arrange({
    seats: [{ city: 'kien', pawn: 'unisson', gold: 12, hand: ['C01', 'C26'] }, {}, {}],
    deliveries: [],
  });
  for (let i = 0; i < 12 && t.pub.active === 0; i++) {
    const [d] = asked(t.state);
    const answer = foresight.quick?.(t.view(d.seat), d, luck()) ?? decides(t, d.seat);
    expect(rules.kinds[d.kind as 'take-action'].refusal(t.view(d.seat), d as never, answer as never)).toBeUndefined();
    t.seat(d.seat).answer(d.kind as 'take-action', answer as never);
  }
  expect(t.pub.active).not.toBe(0);
});

describe('trades', () => {
  const me = { city: 'kien', pawn: 'unisson', gold: 12, tokens: 'FM', hand: ['C01', 'C26'] };
  const offered = (give: Goods, ask: Goods): House => {
    const t = arrange({ seats: [me, { tokens: 'TTTT', gold: 9 }, {}, {}], active: 1, deliveries: [] });
    t.seat(1).answer('propose-trade', { to: 0, give, ask, text: '' });
    return t;
  };

  test('a good one is accepted, a bad one declined', () => {
    expect(volunteers(offered({ cloth: 1 }, { gold: 2 }), 0)?.answer).toBe('accept');
    expect(volunteers(offered({ cloth: 1 }, { gold: 12 }), 0)?.answer).toBe('decline');
    expect(volunteers(offered({}, { fruit: 1 }), 0)?.answer).toBe('decline');
  });

  test('who is about to win gets nothing for a small gain', () => {
    const t = arrange({
      seats: [{ gold: 3, tokens: 'VVVV' }, { tokens: 'TTTT', gold: 9, prestige: 9 }, {}, {}],
      active: 1,
      deliveries: [],
    });
    t.seat(1).answer('propose-trade', { to: 0, give: { gold: 1 }, ask: { wine: 1 }, text: '' });
    expect(volunteers(t, 0)?.answer).toBe('decline');
  });

  test('what the plan lacks is asked of who has plenty, at a price they have reason to take', () => {
    const t = arrange({ seats: [me, {}, { tokens: 'TTTT' }, { tokens: 'T' }], deliveries: [] });
    const offer = volunteers(t, 0);
    expect(offer?.decision.kind).toBe('propose-trade');
    expect(offer?.answer).toMatchObject({ to: 2, ask: { cloth: 1 } });
    t.seat(0).answer('propose-trade', offer?.answer as never);
    expect(volunteers(t, 2)?.answer).toBe('accept');
  });

  test('who has time sells what others need as well, and thinks of both answers to an offer', () => {
    const rich = { ...me, hand: ['C26', 'C28'], tokens: 'VVVV', gold: 3 };
    const t = arrange({ seats: [rich, { gold: 9 }, { gold: 9, tokens: 'TTTT' }, {}], deliveries: [] });
    const may = rules.may?.(t.view(0)) ?? [];
    const offer = patient.volunteer?.(t.view(0), may, luck());
    expect(offer?.decision.kind).toBe('propose-trade');
    expect(offer?.gain).toBeGreaterThan(0);
    t.seat(0).answer('propose-trade', offer?.answer as never);
    const asked = offered({ cloth: 1 }, { gold: 12 });
    const answers = patient.offers?.(asked.view(0), rules.may?.(asked.view(0)) ?? []) ?? [];
    expect(answers.map(({ answer }) => answer)).toEqual(['accept', 'decline']);
  });

  test('a declined offer is not made again, and after two there is silence', () => {
    const t = arrange({ seats: [me, {}, { tokens: 'TTTT' }, {}], deliveries: [] });
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      const offer = volunteers(t, 0);
      if (offer === undefined) break;
      expect(made).not.toContain(JSON.stringify(offer.answer));
      made.push(JSON.stringify(offer.answer));
      t.seat(0).answer('propose-trade', offer.answer as never);
      t.seat(2).answer('answer-trade', 'decline');
    }
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThanOrEqual(2);
  });
});

describe('cards and tiles', () => {
  test('a rumour is spread about who leads', () => {
    const t = arrange({ seats: [{ blackMarket: ['rumeur'], prestige: 4 }, { prestige: 6 }, { prestige: 9 }, {}] });
    expect(volunteers(t, 0)?.answer).toMatchObject({ on: [2] });
  });

  test('what hurts oneself is cancelled, what hurts another is not', () => {
    const reaction = (on: Seat): unknown => {
      const t = arrange({
        seats: [
          { blackMarket: ['rumeur'], prestige: 4 },
          { blackMarket: ['faux-papiers'], prestige: 8 },
          { prestige: 8 },
          {},
        ],
      });
      t.seat(0).answer('play-black-market', { card: t.card('rumeur'), on: [on] });
      return decides(t, 1);
    };
    expect(reaction(1)).toHaveProperty('card');
    expect(reaction(2)).toBe('pass');
  });

  test('nothing is played while somebody is asked something else', () => {
    const t = arrange({
      seats: [
        { blackMarket: ['rumeur'], prestige: 4 },
        { prestige: 9, gold: 9, tokens: 'FMT', hand: ['C01', 'C26'] },
        {},
      ],
      active: 1,
    });
    t.state.pub.merchants[1].pawn = t.at('perlance');
    t.act(1, { build: t.commerce('C01'), bonus: false, spare: [] });
    expect(volunteers(t, 0)).toBeUndefined();
  });

  test('the hourglass is turned when the actions run out', () => {
    const t = arrange({ seats: [{ artefacts: ['A05'], prestige: 5 }, { prestige: 6 }, {}, {}], actionsLeft: 0 });
    expect(volunteers(t, 0)?.answer).toMatchObject({ artefact: t.artefact('A05') });
  });

  test('the ring takes its owner to the city where something is to be done', () => {
    const t = alone({ pawn: 'kien', gold: 9, tokens: 'FMT', hand: ['C01', 'C26'], artefacts: ['A11'] });
    expect(volunteers(t, 0)?.answer).toMatchObject({ artefact: t.artefact('A11') });
  });

  test('the scales turn what is left over into what is missing', () => {
    const t = alone({ pawn: 'unisson', gold: 9, tokens: 'FMIII', hand: ['C01', 'C20'], artefacts: ['A12'] });
    expect(volunteers(t, 0)?.answer).toMatchObject({ artefact: t.artefact('A12') });
    t.seat(0).answer('use-artefact', { artefact: t.artefact('A12'), ability: 0 });
    expect(decides(t, 0)).toBe(5);
    t.seat(0).answer('choose-resource', 5);
    expect(decides(t, 0)).toBe(4);
  });
});

/** Eighty cities in a ring with shortcuts, each with all goods, an inhabitant and a villa. */
function largest(): Json {
  const pack = housePack();
  const [all] = pack.landmasses;
  const count = 80;
  const kept = pack.territories.map(({ id }) => String(id));
  const ids = Array.from({ length: count }, (_, i) => kept[i] ?? `place${i}`);
  const around = (i: number): string[] => [1, count - 1, 9, count - 9].map((far) => ids[(i + far) % count]);
  pack.landmasses = [all];
  pack.territories = ids.map((id, i) => ({
    id,
    title: id,
    landmass: all.id,
    city: true,
    resources: [...RESOURCES],
    inhabitant: true,
    villa: true,
    land: around(i),
    x: 110 * (i % 9),
    y: 75 * Math.floor(i / 9),
  }));
  return JSON.parse(JSON.stringify(pack).replaceAll(/"landmass":"[^"]*"/g, `"landmass":"${all.id}"`));
}

describe('cards of owners', () => {
  const play = (pack: Json, seats: number, options: object): void => {
    const table = completeOptions(box.rules.options, seats, options as OptionValues) as OptionValues;
    const players = Array.from({ length: seats }, () => malin);
    playGame(box, { seats, options: table, seed: 'pack', pack }, players, luck());
  };

  test('on the largest map, where everything is everywhere', () => {
    play(largest(), 6, { roundCap: 2 });
  }, 60_000);

  test('behind screens too', () => {
    play(housePack() as unknown as Json, 4, { goldPrivacy: 'hidden', roundCap: 6 });
  }, 60_000);
});
