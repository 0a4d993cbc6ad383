/** Turns, moving, harvest, work and income (2xx, 3xx). */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { route, steps } from '../rules/map.ts';
import type { Action } from '../rules/state.ts';
import { arrange, type House, resource, type SeatLiteral, start } from './arrange.ts';
import { rewrite } from './effects/stage.ts';

describe('turns', () => {
  rule(['MK-201', 'MK-R04'], 'clockwise from the starting player, one turn each is a round', () => {
    const t = arrange({ seats: 3, starter: 2, round: 4 });
    t.endTurn(2).endTurn(0);
    expect(t.pub.round).toBe(4);
    t.endTurn(1);
    expect([t.pub.round, t.pub.active]).toEqual([5, 2]);
  });

  rule(['MK-202', 'MK-212', 'MK-216'], 'actions, then the income of the active player alone', () => {
    const t = arrange({ seats: [{ income: 3 }, { income: 5 }] });
    t.act(0, 'work').endTurn(0);
    expect([t.gold(0), t.gold(1)]).toEqual([4, 0]);
    expect(t.pub.active).toBe(1);
  });

  rule(['MK-205', 'MK-206'], 'each of the seven kinds of actions costs one, special ones too', () => {
    const left = (seat: SeatLiteral, action: (t: House) => Action, deliveries?: readonly string[]): number => {
      const t = arrange({ seats: [seat, {}], ...(deliveries && { deliveries }) });
      t.act(0, action(t));
      return t.pub.actionsLeft;
    };
    const quest = { pawn: 'presFileuses', tokens: 'TT', quests: ['la-route-du-lin-2'] };
    expect([
      left({ city: 'kien' }, (t) => ({ move: t.at('boisSourd') })),
      left({ pawn: 'boisSourd' }, () => ({ harvest: resource('wood') })),
      left({}, () => 'work'),
      left({ city: 'unisson', pawn: 'kien', gold: 8, hand: ['C20'] }, (t) => ({
        build: t.commerce('C20'),
        bonus: false,
        spare: [],
      })),
      left({ pawn: 'tourDesMages' }, () => 'interact'),
      left(quest, (t) => ({ quest: t.quest('la-route-du-lin-2'), option: 0, pay: [] })),
      left({ pawn: 'unisson', tokens: 'BBB' }, () => 'deliver', ['D1', 'D2', 'D3']),
      left({ gold: 5 }, () => ({ recruit: resource('iron') })),
      left({ pawn: 'tourDesMages', gold: 8 }, () => 'buy-villa'),
    ]).toEqual(new Array(9).fill(3));
  });

  rule(['MK-203', 'MK-204'], 'up to four actions, the same as often as one likes', () => {
    const t = arrange({ seats: 2 });
    for (let i = 0; i < 4; i++) t.act(0, 'work');
    expect(t.gold(0)).toBe(4);
    expect(t.seat(0).refusal('take-action', 'work')).toMatchObject({ rule: 'MK-203' });
  });

  rule(['MK-R09', 'MK-218', 'MK-R16'], 'the turn may be ended early and stays open after the fourth action', () => {
    const t = arrange({ seats: 2 });
    for (let i = 0; i < 4; i++) t.act(0, 'work');
    t.expectAsked([[0, 'take-action']]);
    t.endTurn(0).endTurn(1);
    expect(t.pub.actionsLeft).toBe(4);
    expect(t.happened('turn-ended').map(({ unused }) => unused)).toEqual([0, 4]);
  });

  rule('MK-210', 'what cannot be paid whole cannot be declared', () => {
    const t = arrange({ seats: [{ gold: 4, pawn: 'tourDesMages' }, {}] });
    expect(t.seat(0).refusal('take-action', { recruit: 0 })).toMatchObject({ rule: 'MK-210' });
    expect(t.seat(0).refusal('take-action', 'buy-villa')).toMatchObject({ rule: 'MK-210' });
  });
});

describe('moving', () => {
  rule(['MK-301', 'MK-302', 'MK-R10'], 'two steps are one action', () => {
    const t = arrange({ seats: [{ city: 'kien' }, {}] });
    expect(t.seat(0).refusal('take-action', { move: t.at('perlance') })).toBeDefined();
    t.go(0, 'boisSourd');
    expect(t.pub.actionsLeft).toBe(3);
    expect(t.pub.move).toMatchObject({ made: 1 });
    t.go(0, 'tourDesMages');
    expect(t.pub.actionsLeft).toBe(3);
    expect(t.pub.move).toBeNull();
    expect(t.pub.merchants[0].pawn).toBe(t.at('tourDesMages'));
  });

  rule(
    ['MK-R10', 'MK-203'],
    'an open move is walked to its end without an action left; another one is not begun',
    () => {
      const t = arrange({ seats: [{ city: 'kien' }, {}], actionsLeft: 1 });
      t.go(0, 'boisSourd');
      expect(t.pub.actionsLeft).toBe(0);
      // Back and forth is legal.
      t.go(0, 'kien');
      expect(t.pub).toMatchObject({ move: null, actionsLeft: 0 });
      expect(t.seat(0).refusal('take-action', { move: t.at('boisSourd') })).toMatchObject({ rule: 'MK-203' });
    },
  );

  rule(['MK-303', 'MK-304', 'MK-305'], 'a crossing costs 2 gold either way, and needs them', () => {
    const t = arrange({ seats: [{ city: 'kien', pawn: 'criqueVoiles', gold: 5 }, {}] });
    t.go(0, 'plageEchoues', 'criqueVoiles');
    expect(t.gold(0)).toBe(1);
    expect(t.seat(0).refusal('take-action', { move: t.at('plageEchoues') })).toMatchObject({
      rule: 'MK-305',
      numbers: { fare: 2, gold: 1 },
    });
  });

  rule(['MK-306', 'MK-721'], 'each mount adds a step to every move', () => {
    const t = arrange({ seats: [{ city: 'kien', insignia: ['mount', 'mount'] }, {}] });
    t.go(0, 'boisSourd', 'tourDesMages', 'minesFargrise');
    expect(t.pub.move).toMatchObject({ made: 3 });
    t.go(0, 'tessevigne');
    expect(t.pub.move).toBeNull();
    expect(t.pub.actionsLeft).toBe(3);
  });

  rule(['MK-307', 'MK-309'], 'another action ends the move, its steps are lost', () => {
    const t = arrange({ seats: [{ city: 'kien' }, {}] });
    t.go(0, 'boisSourd').act(0, 'work');
    expect(t.happened('move-ended')).toEqual([{ seat: 0, lost: 1 }]);
    t.go(0, 'tourDesMages');
    expect(t.pub.actionsLeft).toBe(1);
  });

  rule(['MK-308', 'MK-R11'], 'a card of one’s own ends the move', () => {
    const t = arrange({
      seats: [{ city: 'kien', pawn: 'boisSourd', insignia: ['mount'], blackMarket: ['contrebande'] }, {}],
    });
    t.go(0, 'kien');
    t.seat(0).answer('play-black-market', { card: t.card('contrebande'), on: [] });
    expect(t.happened('move-ended')).toEqual([{ seat: 0, lost: 2 }]);
  });

  rule(['MK-R11', 'MK-309'], 'the end of the turn ends the move', () => {
    const t = arrange({ seats: [{ city: 'kien', insignia: ['mount'] }, {}] });
    t.go(0, 'boisSourd').endTurn(0);
    expect(t.happened('move-ended')).toEqual([{ seat: 0, lost: 2 }]);
    expect(t.pub.move).toBeNull();
  });

  rule('MK-R11', 'showing a card ends no move, nor does a trade', () => {
    const t = arrange({ seats: [{ city: 'kien', gold: 1, quests: ['la-planche-rouge'] }, {}] });
    t.go(0, 'boisSourd');
    t.seat(0).answer('reveal-quest', t.quest('la-planche-rouge'));
    t.seat(0).answer('reveal-commerce', t.seat(0).own.hand[0]);
    t.seat(0).answer('propose-trade', { to: 1, give: { gold: 1 }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    expect(t.pub.move).toMatchObject({ made: 1 });
    t.go(0, 'tourDesMages');
    expect(t.pub.actionsLeft).toBe(3);
  });

  rule('MK-310', 'a move may be ended after one step', () => {
    const t = arrange({ seats: [{ city: 'kien' }, {}] });
    expect(t.seat(0).candidates('take-action')).not.toContain('end-move');
    t.go(0, 'boisSourd').act(0, 'end-move');
    expect(t.pub.move).toBeNull();
  });

  rule('MK-311', 'three territories take two move actions', () => {
    const t = arrange({ seats: [{ city: 'kien' }, {}] });
    t.go(0, 'boisSourd', 'tourDesMages', 'minesFargrise');
    expect(t.pub.actionsLeft).toBe(2);
  });

  rule('MK-312', 'pawns share a territory', () => {
    const t = arrange({ seats: [{ city: 'kien' }, { city: 'unisson', pawn: 'boisSourd' }] });
    t.go(0, 'boisSourd');
    expect(t.pub.merchants[0].pawn).toBe(t.pub.merchants[1].pawn);
  });

  rule(['MK-313', 'MK-R14'], 'the curse takes a step; one is always left', () => {
    const t = arrange({ seats: [{ city: 'kien', insignia: ['curseOfSalanche'] }, {}] });
    t.go(0, 'boisSourd');
    expect(t.pub.move).toBeNull();
    t.go(0, 'kien');
    expect(t.pub.actionsLeft).toBe(2);
  });

  rule('MK-R13', 'the allowance is read live: what sinks below the steps made closes the move', () => {
    const t = arrange({ seats: [{ city: 'kien' }, { blackMarket: ['route-barree'] }] });
    t.go(0, 'boisSourd');
    t.seat(1).answer('play-black-market', { card: t.card('route-barree'), on: [0] });
    expect(t.pub.move).toBeNull();
  });

  example('EX-02', 'Unisson, orchard, harvest, over the sea, interact', () => {
    const t = arrange({ seats: [{ city: 'unisson', gold: 3 }, {}, {}], next: { quests: ['feu-de-camp'] } });
    t.go(0, 'vergersSucredor').act(0, { harvest: resource('fruit') });
    expect(t.happened('move-ended')).toEqual([{ seat: 0, lost: 1 }]);
    t.go(0, 'quaiBrumes', 'montCendre').act(0, 'interact');
    expect(t.tokens(0)).toBe('FF');
    expect(t.gold(0)).toBe(1);
    expect(t.pub.merchants[0].quests).toBe(1);
    expect(t.pub.inhabitants[t.at('montCendre')]).toBe(false);
    expect(t.pub.actionsLeft).toBe(0);
  });

  example('EX-12', 'a gold coin given between two steps pays the fare', () => {
    const t = arrange({ seats: [{ city: 'kien', gold: 1 }, { gold: 1 }] });
    t.go(0, 'criqueVoiles');
    expect(t.seat(0).refusal('take-action', { move: t.at('plageEchoues') })).toMatchObject({ rule: 'MK-305' });
    t.seat(1).answer('propose-trade', { to: 0, give: { gold: 1 }, ask: {}, text: '' });
    t.seat(0).answer('answer-trade', 'accept');
    t.go(0, 'plageEchoues');
    expect([t.gold(0), t.pub.actionsLeft]).toEqual([0, 3]);
  });

  example('EX-13', 'two mounts and a curse: three steps, no work', () => {
    const t = arrange({ seats: [{ city: 'kien', insignia: ['mount', 'mount', 'curseOfSalanche'] }, {}] });
    expect(t.seat(0).refusal('take-action', 'work')).toMatchObject({ rule: 'MK-331' });
    t.go(0, 'boisSourd', 'tourDesMages');
    expect(t.pub.move).not.toBeNull();
    t.go(0, 'minesFargrise');
    expect(t.pub.move).toBeNull();
  });

  rule('MK-R52', 'each captain makes crossings cheaper by one (EX-14)', () => {
    for (const [captains, gold] of [
      [1, 4],
      [2, 5],
    ]) {
      const t = arrange({
        seats: [{ city: 'kien', pawn: 'criqueVoiles', gold: 5, insignia: new Array(captains).fill('captain') }, {}],
      });
      t.go(0, 'plageEchoues');
      expect(t.gold(0)).toBe(gold);
    }
  });

  example('EX-48', 'cursed and poor on the islet of Salanche: never locked', () => {
    const t = arrange({ seats: [{ pawn: 'greveSalanche', insignia: ['curseOfSalanche'] }, {}] });
    const player = t.seat(0);
    expect(player.refusal('take-action', { move: t.at('phareEchoval') })).toMatchObject({ rule: 'MK-305' });
    expect(player.refusal('take-action', 'work')).toBeDefined();
    t.go(0, 'voutesSalanche')
      .act(0, { harvest: resource('diamond') })
      .go(0, 'greveSalanche')
      .endTurn(0)
      .endTurn(1);
    expect(t.gold(0)).toBe(2);
    t.go(0, 'phareEchoval');
    expect(t.gold(0)).toBe(0);
  });
});

describe('the map', () => {
  rule('MK-R08', 'distances follow borders and sea routes', () => {
    const t = arrange({ seats: 2 });
    const far = (a: string, b: string): number => steps(t.table.content, t.at(a), t.at(b));
    expect(far('kien', 'tourDesMages')).toBe(2);
    expect(far('kien', 'perlance')).toBe(3);
    expect(far('kien', 'ormelie')).toBe(7);
    expect(far('unisson', 'unisson')).toBe(0);
  });

  rule('MK-R15', 'where two territories are joined by land and by sea, the way by land is taken, free', () => {
    const t = rewrite(arrange({ seats: [{ pawn: 'criqueVoiles', gold: 2 }, {}] }), ({ territories }) => ({
      territories: territories.map((one) => ({ ...one, land: [...one.land, ...one.sea] })),
    }));
    const steps = t
      .seat(0)
      .candidates('take-action')
      .filter((a) => typeof a === 'object' && 'move' in a);
    expect(new Set(steps.map((a) => JSON.stringify(a))).size).toBe(steps.length);
    t.go(0, 'plageEchoues');
    expect(t.gold(0)).toBe(2);
    expect(t.happened('moved')).toMatchObject([{ sea: false, fare: 0 }]);
  });

  rule('MK-R10', 'what is in reach: the fewest actions, then the least fare, never more than the purse', () => {
    const t = arrange({ seats: [{ city: 'kien', gold: 2 }, {}] });
    expect(route(t.view(0), t.at('perlance'))).toEqual({
      territory: t.at('perlance'),
      actions: 2,
      fare: 2,
      path: [t.at('criqueVoiles'), t.at('plageEchoues'), t.at('perlance')],
    });
    // Two crossings are too dear.
    expect(route(t.view(0), t.at('quaiBrumes'))).toBeUndefined();
    t.go(0, 'boisSourd');
    expect(route(t.view(0), t.at('tourDesMages'))?.actions).toBe(0);
    expect(route(t.view(0), t.at('minesFargrise'))?.actions).toBe(1);
  });
});

describe('harvest and work', () => {
  rule('MK-R25', 'of two kinds on one territory the harvester names one', () => {
    const t = rewrite(arrange({ seats: [{ pawn: 'boisSourd' }, {}] }), ({ territories }) => ({
      territories: territories.map((one) => (one.id === 'boisSourd' ? { ...one, resources: [0, 1] } : one)),
    }));
    expect(t.seat(0).candidates('take-action')).toContainEqual({ harvest: resource('wood') });
    t.act(0, { harvest: resource('wine') });
    expect(t.tokens(0)).toBe('VV');
    expect(t.seat(0).refusal('take-action', { harvest: resource('meat') })).toBeDefined();
  });

  rule(['MK-320', 'MK-321', 'MK-325'], 'two tokens of what grows here, as often as one likes', () => {
    const t = arrange({ seats: [{ pawn: 'boisSourd' }, {}] });
    expect(t.seat(0).refusal('take-action', { harvest: resource('wine') })).toBeDefined();
    t.act(0, { harvest: resource('wood') }).act(0, { harvest: resource('wood') });
    expect(t.tokens(0)).toBe('BBBB');
    expect(t.reserve('wood')).toBe(7);
  });

  rule(['MK-322', 'MK-R24'], 'a short reserve gives what it has, an empty one nothing (EX-17)', () => {
    const t = arrange({
      seats: [{ pawn: 'minesFargrise', insignia: ['harvester'] }, {}],
      reserve: { iron: 1 },
    });
    t.act(0, { harvest: resource('iron') });
    expect(t.tokens(0)).toBe('I');
    expect(t.seat(0).refusal('take-action', { harvest: resource('iron') })).toMatchObject({ rule: 'MK-322' });
  });

  rule('MK-323', 'tokens paid can be harvested at once (EX-18)', () => {
    const t = arrange({
      seats: [{ pawn: 'unisson', city: 'kien', tokens: 'BBB' }, { pawn: 'boisSourd' }],
      reserve: { wood: 0 },
      deliveries: ['D1', 'D2'],
    });
    t.act(0, 'deliver').endTurn(0);
    t.act(1, { harvest: resource('wood') });
    expect(t.reserve('wood')).toBe(1);
  });

  rule(['MK-330', 'MK-R27'], 'work gives a gold anywhere, more with a foreman', () => {
    const t = arrange({ seats: [{ insignia: ['foreman'], pawn: 'voutesSalanche' }, {}] });
    t.act(0, 'work');
    expect(t.gold(0)).toBe(2);
  });

  rule('MK-331', 'the cursed cannot work', () => {
    const t = arrange({ seats: [{ insignia: ['curseOfSalanche'] }, {}] });
    expect(t.seat(0).refusal('take-action', 'work')).toMatchObject({ rule: 'MK-331' });
  });
});

describe('income', () => {
  rule(['MK-213', 'MK-214', 'MK-215'], 'marker, tokens of associates, gold of promoted ones (EX-04)', () => {
    const t = arrange({ seats: [{ city: 'portFeral', income: 5, associates: ['cloth'], promoted: ['iron'] }, {}] });
    t.endTurn(0);
    expect(t.gold(0)).toBe(6);
    expect(t.tokens(0)).toBe('T');
  });

  rule('MK-217', 'what was got in this turn counts already', () => {
    const t = arrange({ seats: [{ gold: 5 }, {}] });
    t.act(0, { recruit: resource('fruit') }).endTurn(0);
    expect(t.tokens(0)).toBe('F');
    const built = arrange({
      seats: [{ city: 'ormelie', pawn: 'kien', gold: 11, tokens: 'TB', hand: ['C34'] }, {}],
      next: { artefacts: ['A04', 'A05'] },
    });
    built.act(0, { build: built.commerce('C34'), bonus: false, spare: [] });
    built.seat(0).answer('choose-artefact', built.artefact('A04'));
    built.seat(0).default('choose-commerce');
    built.endTurn(0);
    // The marker with the new house, and the purse.
    expect(built.gold(0)).toBe(11 - 6 + 3 + 2);
  });

  rule(['MK-R44', 'MK-R43'], 'an empty reserve yields nothing, a promotion just before pays (EX-30)', () => {
    const table = { seats: [{ income: 4, associates: ['cloth'] as const }, {}], reserve: { cloth: 0 } };
    const t = arrange(table);
    t.endTurn(0);
    expect([t.gold(0), t.tokens(0)]).toEqual([4, '']);
    const other = arrange(table);
    other.act(0, { promote: resource('cloth') }).endTurn(0);
    expect(other.gold(0)).toBe(5);
  });

  rule('MK-R45', 'lent round the table it earns again, with earnOncePerRound only once', () => {
    for (const [earnOncePerRound, gold] of [
      [false, 3],
      [true, 2],
    ] as const) {
      const t = arrange({ seats: [{ promoted: ['iron'] }, {}], options: { earnOncePerRound } });
      t.endTurn(0);
      t.seat(0).answer('propose-trade', { to: 1, give: { associates: [resource('iron')] }, ask: {}, text: '' });
      t.seat(1).answer('answer-trade', 'accept');
      t.endTurn(1);
      expect(t.gold(1)).toBe(gold);
    }
  });

  rule('MK-R88', 'associates come before artefacts where the reserve is short', () => {
    const t = arrange({
      seats: [{ associates: ['wine'], artefacts: ['A03'] }, {}],
      reserve: { wine: 1 },
    });
    t.endTurn(0);
    expect(t.tokens(0)).toBe('V');
    expect(t.seat(0).options('choose-resource')).not.toContain(resource('wine'));
  });
});

describe('a new game', () => {
  rule('MK-R73', 'nothing can be done unasked before the first turn', () => {
    const t = start(3);
    expect(t.seat(0).open).toEqual(['draft-pick-1']);
  });
});
