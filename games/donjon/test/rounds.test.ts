/** 2xx, R01, R07, R08, R18, R19, R35, R71: rounds, turns, the pot, and what waits for round 3. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type House, type SeatLiteral, start, type TableLiteral } from './arrange.ts';

/** Ends the turn of whoever is in the village before, with a monster that is easily beaten or a chest in between. */
function quietTurn(t: House): void {
  const { active } = t.pub;
  t.toDungeon(active);
  if (t.asked[0]?.[1] === 'face-monster') t.seat(active).answer('face-monster', 'alone');
  t.endTurn(active);
}

const STRONG: SeatLiteral = { objects: ['double-axe'] };
/** Weak monsters, so that nobody loses: three steps of the ladder for three players. */
const WEAK = ['cellar-rat', 'goblin-intern', 'wandering-hand', 'spitting-toad', 'tax-gnome', 'dieting-skeleton'];

describe('rounds', () => {
  rule('DQ-201', 'clockwise from the starting player; the round is over when everybody has had a turn', () => {
    const t = arrange({ seats: 4, round: 3, starter: 2, next: WEAK });
    const turns: string[] = [];
    for (let i = 0; i < 5; i++) {
      turns.push(`${t.pub.round}:${t.pub.active}`);
      quietTurn(t);
    }
    expect(turns).toEqual(['3:2', '3:3', '3:0', '3:1', '4:2']);
  });

  rule('DQ-202', 'no arena in rounds 1 and 2: the only way is the dungeon', () => {
    for (const round of [1, 2]) {
      const t = arrange({ seats: 3, round, next: WEAK });
      t.seat(0).answer('village-action', 'proceed');
      expect(t.happened('adventure-chosen')).toMatchObject([{ seat: 0, adventure: 'dungeon' }]);
    }
  });

  rule('DQ-202', 'who has another choice to make cannot choose it either', () => {
    const t = arrange({ seats: [{ character: 'forester', power: true }, {}, {}], round: 2 });
    t.seat(0).answer('village-action', 'proceed');
    t.expectAsked([[0, 'choose-adventure']]);
    expect(t.seat(0).refusal('choose-adventure', { arena: 1 })).toMatchObject({
      rule: 'DQ-202',
      numbers: { round: 2 },
    });
    expect(t.seat(0).options('choose-adventure')).toMatchObject(['dungeon', { power: {} }]);
  });

  rule(['DQ-202', 'DQ-501', 'DQ-R01'], 'from the first turn of round 3 on anybody can be challenged', () => {
    const t = arrange({ seats: 3, round: 2, starter: 1, active: 0, next: WEAK });
    quietTurn(t);
    expect(t.pub).toMatchObject({ round: 3, active: 1 });
    t.seat(1).answer('village-action', 'proceed');
    expect(t.seat(1).options('choose-adventure')).toEqual(['dungeon', { arena: 0 }, { arena: 2 }]);
  });

  rule(['DQ-203', 'DQ-R07', 'DQ-R01'], 'a gem of the bank at the start of every round, not of every turn', () => {
    const t = arrange({ seats: 3, round: 1, next: WEAK });
    const purses = t.pub.adventurers.map(({ gems }) => gems);
    expect(t.pub).toMatchObject({ pot: 1, bank: 39 });
    expect(purses).toEqual([0, 0, 0]);
    for (let i = 0; i < 3; i++) {
      expect(t.pub.pot).toBe(1);
      quietTurn(t);
    }
    expect(t.pub).toMatchObject({ round: 2, pot: 2 });
    t.playUntil(({ pub }) => pub.round === 5);
    expect(t.pub.pot).toBe(5);
  });

  rule('DQ-R07', 'under strict gems an empty bank adds nothing to the pot', () => {
    const t = arrange({ seats: [{ gems: 37 }, {}, {}], options: { strictGems: true }, active: 2, next: WEAK });
    expect(t.pub.bank).toBe(0);
    t.toDungeon(2);
    t.seat(2).answer('face-monster', 'alone');
    t.endTurn(2);
    expect(t.pub).toMatchObject({ round: 4, pot: 3, bank: 0 });
  });

  rule('DQ-R07', 'a pot nobody fought for is void', () => {
    const t = arrange({ seats: 3, left: 1, next: ['forgotten-chest'], active: 2 });
    t.toDungeon(2).endTurn(2);
    t.playUntil(({ pub }) => pub.ended !== null);
    expect(t.pub.pot).toBe(3);
    expect(t.pub.ended?.scores.map(({ points }) => points)).toEqual([0, 0, 0]);
    expect(t.happened('pot-taken')).toEqual([]);
  });
});

describe('the pot', () => {
  rule(
    ['DQ-204', 'DQ-516', 'DQ-R08'],
    'the attacker who wins the first arena takes it on top of the loot; allies no share',
    () => {
      const t = arrange({ seats: [STRONG, { gems: 3 }, {}, {}], round: 4, dice: [8, 1] });
      t.toArena(0, 1).seal({ 2: 'attacker' });
      expect(t.happened('looted')).toMatchObject([{ seat: 0, loot: 'gems', gems: 2 }]);
      expect(t.happened('pot-taken')).toEqual([{ seat: 0, gems: 4 }]);
      expect(t.pub.adventurers.map(({ gems }) => gems)).toEqual([6, 1, 0, 0]);
    },
  );

  rule(['DQ-204', 'DQ-R08'], 'a defender who wins takes it as well', () => {
    const t = arrange({ seats: [{ gems: 3 }, STRONG, {}], dice: [1, 8] });
    t.toArena(0, 1).seal();
    expect(t.happened('pot-taken')).toEqual([{ seat: 1, gems: 3 }]);
    expect(t.pub.adventurers.map(({ gems }) => gems)).toEqual([3, 3, 0]);
  });

  rule('DQ-205', 'after the first arena there is none any more', () => {
    const t = arrange({ seats: [{}, {}, STRONG], active: 1, dice: [1, 8, 8, 1] });
    t.toArena(1, 2).seal().endTurn(1);
    expect(t.pub).toMatchObject({ pot: 0, potGone: true });
    t.toArena(2, 1).seal().endTurn(2);
    expect(t.happened('pot-taken')).toHaveLength(1);
    expect(t.pub).toMatchObject({ round: 4, pot: 0 });
  });

  example('DQ-E23', 'first arena in round 5, the defender wins: 5 gems of the pot; round 6 adds none', () => {
    const t = arrange({ seats: [{}, {}, STRONG], round: 5, active: 1, starter: 2, dice: [1, 8], next: WEAK });
    t.toArena(1, 2).seal();
    expect(t.adventurer(2).gems).toBe(5);
    t.endTurn(1);
    expect(t.happened('round-started')).toMatchObject([{ round: 6, pot: 0 }]);
  });
});

describe('a turn', () => {
  rule('DQ-206', 'recovery, village, adventure, village, end', () => {
    const t = arrange({ seats: [{ wounds: 2 }, {}, {}], next: ['cellar-rat'], dice: [7, 1] });
    const steps = [t.pub.step];
    t.seat(0).answer('village-action', 'proceed');
    steps.push(t.pub.step);
    t.seat(0).answer('choose-adventure', 'dungeon');
    steps.push(t.pub.step);
    t.seat(0).answer('face-monster', 'alone');
    steps.push(t.pub.step);
    t.endTurn(0);
    expect(steps).toEqual(['before', 'adventure', 'adventure', 'after']);
    const told = ['turn-started', 'recovered', 'adventure-chosen', 'card-drawn', 'dungeon-won', 'turn-started'];
    expect(t.events.map(({ type }) => type).filter((type) => told.includes(type))).toEqual(told);
  });

  rule(['DQ-207', 'DQ-R35'], 'one wound less before anything else, never below 0, only on one’s own turn', () => {
    const t = arrange({ seats: [{ wounds: 2 }, { wounds: 3 }, {}], next: WEAK, dice: [8, 1, 8, 1] });
    t.expectAsked([[0, 'village-action']]);
    expect(t.pub.adventurers.map(({ wounds }) => wounds)).toEqual([1, 3, 0]);
    quietTurn(t);
    expect(t.pub.adventurers.map(({ wounds }) => wounds)).toEqual([1, 2, 0]);
    quietTurn(t);
    expect(t.pub.adventurers.map(({ wounds }) => wounds)).toEqual([1, 2, 0]);
    expect(t.happened('recovered')).toHaveLength(2);
  });

  rule(
    'DQ-R35',
    'it cannot be declined, even by who hunts wounds: the quest is out of reach before anybody is asked',
    () => {
      const t = arrange({ seats: [{ wounds: 4, main: 'martyr' }, {}, {}] });
      expect(t.adventurer(0).wounds).toBe(3);
      expect(t.seat(0).open).not.toContain('validate-quest');
    },
  );

  rule('DQ-R35', 'recovery comes before an event that ends with the start of this turn', () => {
    const t = arrange({
      seats: [{ wounds: 1 }, {}, {}],
      starter: 1,
      active: 0,
      next: ['sacred-truce', 'cellar-rat', ...WEAK.slice(1)],
      dice: [8, 1, 8, 1, 8, 1, 8, 1],
    });
    quietTurn(t);
    t.adventurer(0).wounds = 2;
    quietTurn(t);
    quietTurn(t);
    expect(t.pub.active).toBe(0);
    const told = t.events.map(({ type }) => type).filter((type) => type === 'recovered' || type === 'event-expired');
    expect(told).toEqual(['recovered', 'recovered', 'event-expired']);
  });

  rule(['DQ-208', 'DQ-R01'], 'both village steps offer the same, and the limits span both', () => {
    const t = arrange({ seats: [{ gems: 30, wounds: 3 }, {}, {}], next: ['cellar-rat'], dice: [1, 8] });
    const before = t.seat(0).candidates('village-action');
    expect(t.seat(0).options('village-action')).toEqual(before);
    t.seat(0).answer('village-action', 'trophy');
    t.seat(0).answer('village-action', { buy: t.object('copper-ring') });
    t.seat(0).answer('village-action', 'quest');
    t.seat(0).default('choose-guild-quest');
    t.seat(0).answer('village-action', { buy: t.object('loyal-knife') });
    t.seat(0).answer('village-action', 'heal');
    t.toDungeon(0);
    t.seat(0).answer('face-monster', 'alone');
    expect(t.adventurer(0).wounds).toBe(2);
    const shop = t.pub.shop.map((buy) => ({ buy }));
    expect(t.seat(0).candidates('village-action')).toEqual(['proceed', 'heal', 'quest', 'trophy', ...shop]);
    expect(t.seat(0).refusal('village-action', 'trophy')).toMatchObject({ rule: 'DQ-310' });
    expect(t.seat(0).refusal('village-action', 'quest')).toMatchObject({ rule: 'DQ-307' });
    expect(t.seat(0).refusal('village-action', 'heal')).toBeUndefined();
  });

  rule('DQ-209', 'the adventure cannot be skipped while there is one, and comes once', () => {
    const t = arrange({ seats: 3, next: ['forgotten-chest'] });
    t.seat(0).answer('village-action', 'proceed');
    expect(t.seat(0).options('choose-adventure')).toEqual(['dungeon', { arena: 1 }, { arena: 2 }]);
    expect(() => t.seat(0).answer('choose-adventure', 'pass')).toThrow();
    t.seat(0).answer('choose-adventure', 'dungeon');
    expect(t.asked).toEqual([[0, 'village-action']]);
    t.endTurn(0);
    expect(t.pub.active).toBe(1);
    expect(t.happened('adventure-chosen')).toHaveLength(1);
  });

  rule('DQ-209', 'nobody opens an arena against themselves', () => {
    const t = arrange({ seats: 3 });
    t.seat(0).answer('village-action', 'proceed');
    expect(() => t.seat(0).answer('choose-adventure', { arena: 0 })).toThrow();
  });

  rule('DQ-209', 'a time-out goes to the dungeon', () => {
    const t = arrange({ seats: 3 });
    t.seat(0).default('village-action');
    expect(t.seat(0).defaultOf('choose-adventure')).toBe('dungeon');
  });
});

describe('before round 3', () => {
  const observing = (next: readonly string[], more: Partial<TableLiteral> = {}): House =>
    arrange({
      seats: [{ gems: 4 }, {}, {}],
      round: 2,
      next,
      left: 50,
      at: [{ do: 'village', step: 'before' }],
      ...more,
    });

  rule(
    ['DQ-210', 'DQ-R18'],
    'a dragon or the toll is shown to all, goes back and does nothing; the same player draws again',
    () => {
      for (const early of ['chilly-dragon', 'tide-dragon', 'elder-dragon', 'the-toll']) {
        const t = observing([early, 'cellar-rat']);
        const card = t.card(early);
        t.toDungeon(0);
        expect(t.happened('card-returned')).toEqual([{ seat: 0, card, deck: 50 }]);
        expect(t.happened('card-drawn')).toEqual([{ seat: 0, card: t.card('cellar-rat'), deck: 49 }]);
        expect(t.adventurer(0).gems).toBe(4);
        expect(t.state.hid.adventureDeck).toContain(card);
        expect(t.pub.discard).not.toContain(card);
      }
    },
  );

  rule('DQ-210', 'again and again, as often as one of them comes', () => {
    const t = observing(['chilly-dragon', 'the-toll', 'elder-dragon', 'cellar-rat']);
    t.toDungeon(0);
    expect(t.happened('card-returned')).toHaveLength(3);
    expect(t.happened('card-drawn')).toMatchObject([{ card: t.card('cellar-rat') }]);
  });

  rule('DQ-R18', 'whatever anybody had seen of the deck is void; it is no card drawn for a quest', () => {
    const t = observing(['chilly-dragon', 'cellar-rat'], { seats: [{ main: 'impossible' }, {}, {}] });
    t.state.own[2].peeked = t.state.hid.adventureDeck.slice(-2).reverse();
    t.toDungeon(0);
    expect(t.state.own.map(({ peeked }) => peeked)).toEqual([[], [], []]);
    expect(t.adventurer(0).did.bestMonsterBeaten).toBe(0);
    expect(t.seat(0).open).not.toContain('validate-quest');
  });

  rule('DQ-R18', 'the whole deck is shuffled: the next card may be any, the same one too', () => {
    const next = Array.from({ length: 30 }, (_, i) => {
      const t = start(3, {}, `dragon ${i}`);
      for (const seat of [0, 1, 2]) t.seat(seat).default('choose-main-quest');
      const deck = t.state.hid.adventureDeck;
      const dragon = t.card('elder-dragon');
      deck.push(...deck.splice(deck.indexOf(dragon), 1));
      t.seat(t.pub.active).answer('village-action', 'proceed');
      if (t.asked[0]?.[1] === 'choose-adventure') t.seat(t.pub.active).answer('choose-adventure', 'dungeon');
      expect(t.happened('card-returned')[0]).toMatchObject({ card: dragon, deck: 64 });
      return t.happened('card-drawn')[0].card;
    });
    expect(new Set(next).size).toBeGreaterThan(15);
  });

  rule('DQ-R19', 'it covers cards drawn after an event too', () => {
    const t = observing(['gem-shower', 'elder-dragon', 'cellar-rat']);
    t.toDungeon(0);
    expect(t.happened('card-returned')).toMatchObject([{ card: t.card('elder-dragon') }]);
    t.expectAsked([[0, 'face-monster']]);
  });

  rule('DQ-R19', 'the first turn of round 3 may meet a dragon, and the toll', () => {
    const dragon = observing(['elder-dragon'], { round: 3 }).toDungeon(0);
    expect(dragon.pub.fight?.monster).toBe(dragon.card('elder-dragon'));
    const toll = observing(['the-toll', 'cellar-rat'], { round: 3 }).toDungeon(0);
    expect(toll.happened('card-returned')).toEqual([]);
    expect(toll.adventurer(0).gems).toBe(2);
  });

  rule('DQ-R13', 'monsters of no type come whenever they come', () => {
    for (const monster of ['djinn', 'temple-guardian', 'mimic']) {
      const t = observing([monster], { round: 1 }).toDungeon(0);
      expect(t.pub.fight?.monster).toBe(t.card(monster));
    }
  });

  rule('DQ-R71', 'everything else is open: shop, temple, guild, point, deals, help and quests', () => {
    const t = observing(['king-under-the-stairs'], {
      seats: [{ gems: 20, wounds: 2, main: 'keen-edge' }, { gems: 1 }, {}],
      dice: [8, 1],
    });
    expect(t.seat(0).options('village-action')).toContain('heal');
    t.seat(0).answer('village-action', { buy: t.object('double-axe') });
    t.seat(0).answer('validate-quest', t.quest('keen-edge'));
    t.seat(0).answer('village-action', 'heal');
    t.seat(0).answer('village-action', 'quest');
    t.seat(0).default('choose-guild-quest');
    t.seat(0).answer('village-action', 'trophy');
    t.seat(0).answer('propose-deal', { to: 1, give: {}, ask: { gems: 1 }, text: '' });
    t.seat(1).answer('answer-deal', { accept: [] });
    t.toDungeon(0);
    t.seat(1).answer('offer-help', { prices: [{}], text: '' });
    t.seat(0).answer('face-monster', { bargain: t.pub.bargains[0].id, price: 0 });
    expect(t.happened('dungeon-won')).toHaveLength(1);
    expect(t.adventurer(0).points).toBe(5);
  });

  example('DQ-E24', 'round 2, deck of 50: dragon drawn, put back (50), new card drawn (49)', () => {
    const t = observing(['tide-dragon', 'cellar-rat']).toDungeon(0);
    expect(t.happened('card-returned')).toMatchObject([{ deck: 50 }]);
    expect(t.happened('card-drawn')).toMatchObject([{ deck: 49 }]);
    expect(t.pub.deck).toBe(49);
  });

  example(
    'DQ-E25',
    'round 1: event, then toll, which goes back; the third draw is a monster, the event’s effects stay',
    () => {
      const t = observing(['rockfall', 'the-toll', 'cellar-rat'], { round: 1 }).toDungeon(0);
      expect(t.pub.adventurers.map(({ wounds }) => wounds)).toEqual([1, 1, 1]);
      expect(t.happened('card-returned')).toMatchObject([{ card: t.card('the-toll') }]);
      expect(t.happened('card-drawn').map(({ card }) => card)).toEqual([t.card('rockfall'), t.card('cellar-rat')]);
      expect(t.adventurer(0).gems).toBe(4);
    },
  );
});
