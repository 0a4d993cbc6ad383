/** 1xx, R05, R23, R64: what lies on the table when the first player is asked. */
import { describe, expect } from 'vitest';
import { completeOptions, isOptionProblem } from '../../../kernel/index.ts';
import { rule } from '../../test/rule.ts';
import { expectSame } from '../../test/witness.ts';
import { TYPE_TOKENS } from '../rules/clauses.ts';
import { BOX_GEMS } from '../rules/content.ts';
import { allyPower } from '../rules/effects/power.ts';
import { rules } from '../rules/index.ts';
import { options } from '../rules/options.ts';
import type { Options } from '../rules/state.ts';
import { type House, start } from './arrange.ts';
import { PLAYERS } from './plans.ts';

/** Everybody keeps the first quest dealt: the game is at its first turn. */
function begun(seats: number, given?: Partial<Options>, chance?: string | readonly number[]): House {
  const t = start(seats, given, chance);
  for (const [seat] of [...t.asked]) t.seat(seat).default('choose-main-quest');
  return t;
}

/** The same question about many new games. */
const overSeeds = <T>(seats: number, look: (t: House) => T): T[] =>
  Array.from({ length: 40 }, (_, i) => look(begun(seats, {}, `seed ${i}`)));

/** -1 where he is not in play. */
const foresterOf = (t: House): number =>
  t.pub.adventurers.findIndex(({ character }) => t.content.characters[character].typeToken);

describe('the table', () => {
  rule('DQ-101', 'three to six players, one adventurer each, in a circle that stays', () => {
    expect(rules.seats).toEqual({ min: 3, max: 6 });
    for (const seats of PLAYERS) {
      const t = begun(seats);
      expect(t.pub.adventurers).toHaveLength(seats);
      const first = t.pub.starter;
      const order: number[] = [];
      for (let i = 0; i < seats; i++) {
        order.push(t.pub.active);
        const { active } = t.pub;
        t.playUntil(({ pub }) => pub.active !== active || pub.round > 1);
      }
      expect(order).toEqual(Array.from({ length: seats }, (_, i) => (first + i) % seats));
    }
  });

  rule(['DQ-102', 'DQ-901'], '12, 15 or 20 points, known to all before the start and unchanged at the end', () => {
    for (const targetTP of [12, 15, 20] as const) {
      const t = begun(3, { targetTP });
      expect(t.happened('game-started')).toMatchObject([{ target: targetTP }]);
      t.playUntil(({ pub }) => pub.ended !== null);
      expect(t.view(1).table.options.targetTP).toBe(targetTP);
    }
    for (const targetTP of [0, 13, 100, '12']) {
      expect(isOptionProblem(completeOptions(options, 3, { targetTP }))).toBe(true);
    }
  });

  rule('DQ-103', 'more players: more characters and main quests, fewer quests left, and nothing else', () => {
    const common = ({ pub }: House): object => {
      const { round, pot, shop, aside, deck, discard, removed } = pub;
      return { round, pot, bank: pub.bank, shop, aside, deck, discard, removed, purse: pub.adventurers[0].gems };
    };
    for (const seats of PLAYERS) {
      const t = begun(seats);
      expect(common(t)).toEqual(common(begun(3)));
      expect(new Set(t.pub.adventurers.map(({ character }) => character)).size).toBe(seats);
      expect(t.pub.questDeck).toBe(18 - seats);
    }
  });

  rule('DQ-104', 'all 18 ordinary objects lie in the shop at once, and no deck of objects refills it', () => {
    const t = begun(3);
    expect(t.pub.shop).toHaveLength(18);
    expect(t.pub.aside).toHaveLength(3);
    expect(t.seat(t.pub.active).candidates('village-action')).toHaveLength(4 + 18);
  });

  rule('DQ-105', 'nobody can buy the Temple, and no object of the shop is it', () => {
    const t = begun(3);
    expect(t.content.objects).toHaveLength(21);
    expect(t.content.objects.map(({ id }) => id)).not.toContain('temple');
  });

  rule('DQ-106', 'the dragon objects are not for sale', () => {
    const t = begun(3, { startingGems: 2 });
    for (const buy of t.pub.aside) {
      expect(() => t.seat(t.pub.active).answer('village-action', { buy })).toThrow();
    }
  });

  rule('DQ-113', 'one shuffled face-down deck of 64, no discard, and all gems but the pot’s in the bank', () => {
    const decks = overSeeds(3, ({ state }) => `${state.hid.adventureDeck}`);
    expect(new Set(decks).size).toBe(decks.length);
    const t = begun(4);
    expect(t.pub.deck).toBe(64);
    expect(new Set(t.state.hid.adventureDeck).size).toBe(64);
    expect(t.pub.discard).toEqual([]);
    expect(t.pub.bank).toBe(BOX_GEMS - 1);
  });
});

describe('quests and characters', () => {
  rule(['DQ-107', 'DQ-R64'], 'two quests each, all choose at once, one is kept in secret', () => {
    const t = start(4);
    t.expectAsked([0, 1, 2, 3].map((seat) => [seat, 'choose-main-quest']));
    const dealt = t.state.own.map((own) => [...own.dealt]);
    expect(new Set(dealt.flat()).size).toBe(8);
    for (const seat of [2, 0, 3]) t.seat(seat).answer('choose-main-quest', dealt[seat][1]);
    t.expectAsked([[1, 'choose-main-quest']]);
    expect(t.seat(1).options('choose-main-quest')).toEqual(dealt[1]);
    expect(() => t.seat(1).answer('choose-main-quest', dealt[0][0])).toThrow();
    t.seat(1).answer('choose-main-quest', dealt[1][0]);
    expect(t.state.own.map(({ main }) => main)).toEqual([dealt[0][1], dealt[1][0], dealt[2][1], dealt[3][1]]);
    for (const own of t.state.own) expect(own).toMatchObject({ dealt: [], secondaries: [] });
  });

  rule(
    'DQ-107',
    'nobody learns which quests others were dealt, which they kept, or that they changed their mind',
    () => {
      const [one, other] = [start(3), start(3)];
      one.seat(0).answer('choose-main-quest', one.seat(0).own.dealt[0]);
      other.seat(0).answer('choose-main-quest', other.seat(0).own.dealt[1]);
      expectSame(one, other, [1, 2]);
      for (const t of [one, other]) {
        t.seat(1).default('choose-main-quest');
        t.seat(2).default('choose-main-quest');
      }
      // Only the guild’s shuffled deck differs, which nobody sees.
      expectSame(one, other, [1, 2]);
    },
  );

  rule('DQ-107', 'a time-out keeps the first dealt', () => {
    const t = start(3);
    expect(t.seat(1).defaultOf('choose-main-quest')).toBe(t.seat(1).own.dealt[0]);
  });

  rule('DQ-108', 'all other quests are the guild’s, shuffled: 15, 14, 13 or 12', () => {
    expect(PLAYERS.map((seats) => begun(seats).pub.questDeck)).toEqual([15, 14, 13, 12]);
    const t = begun(4);
    const all = [...t.state.hid.questDeck, ...t.state.own.map(({ main }) => main)];
    expect(all.toSorted((a, b) => a - b)).toEqual([...t.content.quests.keys()]);
    const decks = overSeeds(3, ({ state }) => `${state.hid.questDeck}`);
    expect(new Set(decks).size).toBe(decks.length);
  });

  rule('DQ-108', 'quests that were put back may lie anywhere in the guild’s deck', () => {
    const places = Array.from({ length: 40 }, (_, i) => {
      const t = start(3, {}, `back ${i}`);
      const [, back] = t.seat(0).own.dealt;
      for (const seat of [0, 1, 2]) t.seat(seat).default('choose-main-quest');
      return t.state.hid.questDeck.indexOf(back);
    });
    expect(new Set(places).size).toBeGreaterThan(10);
  });

  rule('DQ-109', 'characters come at random, one each, face up; the others are out of the game', () => {
    for (const seats of PLAYERS) {
      const t = begun(seats);
      const dealt = t.pub.adventurers.map(({ character }) => character);
      expect(new Set(dealt).size).toBe(seats);
      expect(t.view(1).pub.adventurers[0].character).toBe(dealt[0]);
    }
    expect(new Set(overSeeds(3, ({ pub }) => pub.adventurers[0].character)).size).toBe(6);
  });

  rule(['DQ-110', 'DQ-R05'], 'no point, no wound, power 8 or 4 as an ally, an unused token, an empty purse', () => {
    for (const seats of PLAYERS) {
      const t = begun(seats);
      for (const [seat, adventurer] of t.pub.adventurers.entries()) {
        expect(adventurer).toMatchObject({ points: 0, wounds: 0, gems: 0, powerUsed: false, objects: [], spoils: [] });
        expect(t.power(seat)).toBe(8);
        expect(allyPower(t.content, t.pub, seat)).toBe(4);
      }
    }
  });

  rule('DQ-111', 'the Forestier has one of the four tokens, at random; nobody else ever has one', () => {
    const tokens = overSeeds(6, (t) => {
      const forester = foresterOf(t);
      for (const [seat, { typeToken }] of t.pub.adventurers.entries()) {
        expect(typeToken === null).toBe(seat !== forester);
      }
      return t.pub.adventurers[forester].typeToken;
    });
    expect(new Set(tokens)).toEqual(new Set(TYPE_TOKENS));
  });

  rule('DQ-111', 'without a Forestier no token is in the game', () => {
    const without = overSeeds(3, (t) => t).filter((t) => foresterOf(t) === -1);
    expect(without.length).toBeGreaterThan(0);
    for (const t of without) {
      expect(t.happened('type-token-drawn')).toEqual([]);
      expect(t.pub.adventurers.every(({ typeToken }) => typeToken === null)).toBe(true);
    }
  });

  rule(['DQ-912', 'DQ-R64'], 'quests before characters, or by option the other way round', () => {
    const order = (t: House): string[] =>
      t.events.map(({ type }) => type).filter((type) => type === 'quests-dealt' || type === 'characters-dealt');
    expect(order(begun(3))).toEqual(['quests-dealt', 'characters-dealt']);
    expect(start(3).pub.adventurers[0].character).toBe(-1);
    const other = start(3, { questBeforeCharacter: false });
    expect(other.pub.adventurers.every(({ character }) => character >= 0)).toBe(true);
    other.expectAsked([0, 1, 2].map((seat) => [seat, 'choose-main-quest']));
    for (const seat of [0, 1, 2]) other.seat(seat).default('choose-main-quest');
    expect(order(other)).toEqual(['characters-dealt', 'quests-dealt']);
    expect(other.pub.round).toBe(1);
  });
});

describe('who begins', () => {
  // A script leaves the order of cards, so the Forestier is not among the first four: only dice are drawn.
  const rolls = (t: House): object[] => t.happened('rolled-for-start');

  rule('DQ-114', 'the highest die begins', () => {
    const t = begun(3, {}, [2, 6, 4]);
    expect(rolls(t)).toEqual([
      {
        rolls: [
          { seat: 0, face: 3 },
          { seat: 1, face: 7 },
          { seat: 2, face: 5 },
        ],
        starter: 1,
      },
    ]);
    expect(t.pub).toMatchObject({ starter: 1, active: 1, round: 1 });
    expect(new Set(overSeeds(6, ({ pub }) => pub.starter)).size).toBe(6);
  });

  rule(['DQ-R23', 'DQ-114'], 'only those tied for highest roll again; an 8 counts 8, so two 8s are a tie', () => {
    const t = begun(4, {}, [7, 0, 7, 6, 3, 3, 1, 5]);
    expect(rolls(t)).toMatchObject([
      { rolls: [{ face: 8 }, { face: 1 }, { face: 8 }, { face: 7 }], starter: -1 },
      {
        rolls: [
          { seat: 0, face: 4 },
          { seat: 2, face: 4 },
        ],
        starter: -1,
      },
      {
        rolls: [
          { seat: 0, face: 2 },
          { seat: 2, face: 6 },
        ],
        starter: 2,
      },
    ]);
    expect(t.pub.starter).toBe(2);
  });
});
