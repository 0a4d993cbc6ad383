/** Abilities of tiles at work: moments, costs, what is granted for a while, what can be given at all. */
import { describe, expect } from 'vitest';
import { rule } from '../../../test/rule.ts';
import { type Ability, type Clause, type Standing, TRIGGERS, type Trigger } from '../../rules/clauses.ts';
import { canGive } from '../../rules/effects/possible.ts';
import { isForbidden, isImmune, yieldOf } from '../../rules/effects/standing.ts';
import { arrange, type House, resource, type SeatLiteral, type TableLiteral } from '../arrange.ts';
import { pass, perform, play, rewrite, use, whyNot, withCard, withTiles } from './stage.ts';

const coin: Clause = { does: 'gainGold', n: 1, who: 'self' };
const on = (trigger: Trigger, ...clauses: Clause[]): Ability => ({ when: trigger, do: clauses });
const table = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House => arrange({ seats, ...more });
/** Player 0 owns A04, which says this. */
const tiled = (abilities: readonly Ability[], seat: SeatLiteral = {}, more: Partial<TableLiteral> = {}): House =>
  withTiles(table([{ ...seat, artefacts: ['A04'] }, { gold: 20, tokens: 'VVV' }, {}], more), { A04: abilities });
const worked = (t: House): number => t.happened('ability-worked').length;

describe('moments', () => {
  const does: { readonly [on in Trigger]?: (t: House) => void } = {
    onTurnStart: (t) => t.endTurn(0).endTurn(1).endTurn(2),
    onIncome: (t) => t.endTurn(0),
    onTurnEnd: (t) => t.endTurn(0),
    onMoveStep: (t) => t.go(0, 'boisSourd'),
    onSeaCrossing: (t) => t.go(0, 'criqueVoiles', 'plageEchoues'),
    onHarvest: (t) => t.go(0, 'boisSourd').act(0, { harvest: resource('wood') }),
    onWork: (t) => t.act(0, 'work'),
    onBuild: (t) => t.act(0, { build: t.commerce('C20'), bonus: false, spare: [] }),
    onInteract: (t) => t.go(0, 'criqueVoiles').act(0, 'interact'),
    onQuestComplete: (t) => t.act(0, { quest: t.quest('feu-de-camp'), option: 0, pay: [] }),
    onDelivery: (t) => t.act(0, 'deliver'),
    onVilla: (t) => t.go(0, 'boisSourd', 'tourDesMages').act(0, 'buy-villa'),
    onRecruit: (t) => t.act(0, { recruit: 0 }),
    onTrade: (t) => trade(t, 0, 1),
    onTradeOfOthers: (t) => trade(t, 1, 2),
    onPrestigeChange: (t) => t.act(0, 'deliver'),
  };

  const trade = (t: House, from: number, to: number): void => {
    const [give, ask] = from === 0 ? [{ gold: 1 }, { wine: 1 }] : [{ wine: 1 }, { gold: 1 }];
    t.seat(from).answer('propose-trade', { to, give, ask, text: '' });
    t.seat(to).answer('answer-trade', 'accept');
  };

  const hero: SeatLiteral = {
    city: 'unisson',
    pawn: 'kien',
    gold: 20,
    tokens: 'FFFDD',
    hand: ['C20', 'C01'],
    quests: ['feu-de-camp'],
    artefacts: ['A04'],
  };
  const seats = [hero, { gold: 20, tokens: 'VVV' }, { gold: 5 }];
  const more = { deliveries: ['D3', 'D1', 'D2', 'D4'], next: { quests: ['la-planche-rouge'] } };

  for (const trigger of TRIGGERS.filter((one) => one !== 'onReceive')) {
    rule('MK-732', `${trigger}: an artefact’s ability works when it happens, and then only`, () => {
      const run = does[trigger];
      const t = withTiles(table(seats, more), { A04: [on(trigger, coin)] });
      expect(worked(t)).toBe(0);
      run?.(t);
      expect(t.happened('ability-worked')).toMatchObject([
        { by: { kind: 'artefact', card: t.artefact('A04'), seat: 0 } },
      ]);
    });
  }

  rule('MK-722', 'an insignia’s ability likewise, each copy', () => {
    const t = withTiles(table([{ insignia: ['captain', 'captain'] }, {}]), { captain: [on('onWork', coin)] });
    t.act(0, 'work');
    expect(t.gold(0)).toBe(3);
  });

  rule('MK-512', 'an immediate choice completes no quest', () => {
    const pedlar = { next: { quests: ['le-colporteur-bavard'] } };
    const t = tiled([on('onQuestComplete', coin)], { pawn: 'tourDesMages' }, pedlar);
    t.act(0, 'interact');
    t.seat(0).answer('immediate-choice', 0);
    expect(worked(t)).toBe(0);
  });

  rule('MK-R72', 'on receipt: only when drawn, not when traded', () => {
    const received = perform({ seats: 2, next: { artefacts: ['A04', 'A05'] } }, [{ does: 'drawArtefact', draw: 2 }]);
    const t = withTiles(received, { A04: [on('onReceive', coin)] });
    t.seat(0).answer('choose-artefact', t.artefact('A04'));
    expect(t.gold(0)).toBe(1);
    t.seat(0).answer('propose-trade', { to: 1, give: { artefacts: [t.artefact('A04')] }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    expect(t.gold(1)).toBe(0);
  });

  rule('MK-732', 'a condition that does not hold keeps it asleep', () => {
    const ability: Ability = { when: 'onWork', if: [{ is: 'goldAtLeast', n: 3 }], do: [coin] };
    const t = tiled([ability], { gold: 1 });
    t.act(0, 'work').act(0, 'work');
    // 1 + 1, then 2 + 1 and the coin.
    expect(t.gold(0)).toBe(4);
  });

  rule('MK-R72', 'most: so often in one turn of the table', () => {
    const t = tiled([{ when: 'onWork', do: [coin], most: 2 }]);
    t.act(0, 'work').act(0, 'work').act(0, 'work');
    expect(worked(t)).toBe(2);
    t.endTurn(0).endTurn(1).endTurn(2).act(0, 'work');
    expect(worked(t)).toBe(3);
  });

  rule('MK-R80', 'tiles of a frozen seat are out of play', () => {
    const t = withTiles(table([{ gold: 9 }, { tokens: 'V' }, { frozen: true, artefacts: ['A04'] }, {}]), {
      A04: [on('onTradeOfOthers', coin)],
    });
    trade(t, 0, 1);
    expect(worked(t)).toBe(0);
  });

  rule('MK-R88', 'owners’ cards only: the player orders several abilities of one moment', () => {
    const seat = { artefacts: ['A04', 'A05', 'A06'] };
    const pay: Clause = { does: 'payGold', n: 5, who: 'self' };
    const abilities = { A04: [on('onWork', pay)], A05: [on('onWork', coin)], A06: [on('onWork', coin)] };
    const house = withTiles(table([seat, {}]), abilities);
    house.act(0, 'work');
    house.expectAsked([[0, 'take-action']]);
    const t = rewrite(withTiles(table([seat, {}]), abilities), () => ({ isPack: true }));
    t.act(0, 'work');
    t.expectAsked([[0, 'order-effects']]);
    expect(t.seat(0).options('order-effects')).toEqual([0, 1, 2]);
    expect(t.seat(0).defaultOf('order-effects')).toBe(0);
    t.seat(0).answer('order-effects', 1);
    t.seat(0).answer('order-effects', 1);
    expect(t.gold(0)).toBe(0);
    expect(t.happened('gold-paid')).toMatchObject([{ n: 3 }]);
  });
});

describe('costs of use', () => {
  const used = (costs: Extract<Ability, { when: 'used' }>['costs'], seat: SeatLiteral = {}): House =>
    tiled([{ when: 'used', timing: 'ownTurn', costs, do: [{ does: 'gainIncome', n: 1, who: 'self' }] }], seat);
  const refused = (t: House): string | undefined =>
    t.seat(0).refusal('use-artefact', { artefact: t.artefact('A04'), ability: 0 })?.key;

  rule('MK-210', 'gold and tokens must be there, and are paid before anything happens', () => {
    const costs = [
      { pays: 'gold', n: 2 },
      { pays: 'resource', kind: 'wine', n: 1 },
    ] as const;
    expect(refused(used(costs, { gold: 2 }))).toBe('tokens-missing');
    expect(refused(used(costs, { gold: 1, tokens: 'V' }))).toBe('gold-missing');
    const t = used(costs, { gold: 3, tokens: 'VF' });
    use(t, 0, 'A04');
    expect([t.gold(0), t.tokens(0), t.pub.merchants[0].income]).toEqual([1, 'F', 3]);
    expect(t.reserve('wine')).toBe(12 - 3);
  });

  rule('MK-210', 'ordinary tokens of the payer’s choice, equal or different', () => {
    const costs = [{ pays: 'resource', kind: 'any', n: 2 }] as const;
    expect(refused(used(costs, { tokens: 'VDD' }))).toBe('card-too-dear');
    const t = used(costs, { tokens: 'VVFD' });
    use(t, 0, 'A04');
    expect(t.seat(0).options('choose-resource')).toEqual([0, 2]);
    t.seat(0).answer('choose-resource', 0);
    expect(t.pub.merchants[0].income).toBe(2);
    t.seat(0).answer('choose-resource', 0);
    expect([t.tokens(0), t.pub.merchants[0].income]).toEqual(['FD', 3]);
  });

  rule('MK-R72', 'exhausted for the game it never comes back', () => {
    const t = used([{ pays: 'exhaustSelf', per: 'game' }]);
    use(t, 0, 'A04');
    t.endTurn(0).endTurn(1).endTurn(2);
    expect(refused(t)).toBe('tile-used');
  });

  rule('MK-R54', 'otherTurn: only while another player is active', () => {
    const t = tiled([{ when: 'used', timing: 'otherTurn', costs: [{ pays: 'discardSelf' }], do: [coin] }]);
    expect(refused(t)).toBe('wrong-moment');
    t.endTurn(0);
    use(t, 0, 'A04');
    expect(t.gold(0)).toBe(3);
  });

  rule(['MK-210', 'MK-R55'], 'a card’s price is paid when it is played, also if it is cancelled then', () => {
    const seats = [
      { gold: 3, tokens: 'VF', blackMarket: ['racket'] },
      { gold: 9, insignia: ['bodyguard'] },
    ];
    const t = withCard(table(seats), 'racket', {
      costs: [
        { pays: 'gold', n: 3 },
        { pays: 'resource', kind: 'any', n: 1 },
      ],
    });
    play(t, 0, 'racket', 1);
    t.expectAsked([[0, 'choose-resource']]);
    t.seat(0).answer('choose-resource', 2);
    t.expectAsked([[1, 'react']]);
    expect([t.gold(0), t.tokens(0)]).toEqual([0, 'V']);
    t.seat(1).answer('react', { insignia: t.insignia('bodyguard'), ability: 0 });
    expect([t.gold(0), t.gold(1)]).toEqual([0, 9]);
    const poor = withCard(table([{ blackMarket: ['racket'] }, { gold: 9 }]), 'racket', {
      costs: [{ pays: 'gold', n: 1 }],
    });
    expect(whyNot(poor, 0, 'racket', 1)).toBe('gold-missing');
  });
});

describe('what is granted', () => {
  const granted = (standing: Standing, during: 'turn' | 'next', seat: SeatLiteral = {}): House =>
    perform({ seats: [seat, {}] }, [{ does: 'grant', standing, during, who: 'self' }]);

  rule('MK-R27', 'for a turn: every action of it, then it is over', () => {
    const t = granted({ does: 'modifyYield', of: 'work', n: 2 }, 'turn');
    t.act(0, 'work').act(0, 'work');
    expect(t.gold(0)).toBe(6);
    t.endTurn(0);
    expect(yieldOf(t.table.content, t.pub, 0, 'work')).toBe(0);
  });

  rule('MK-R27', 'to the next action: that one only', () => {
    const t = granted({ does: 'modifyYield', of: 'work', n: 2 }, 'next');
    t.act(0, 'work').act(0, 'work');
    expect(t.gold(0)).toBe(4);
    const harvest = granted({ does: 'modifyYield', of: 'harvest', n: 1 }, 'next', { pawn: 'boisSourd' });
    // Another action does not use it up.
    harvest
      .act(0, 'work')
      .act(0, { harvest: resource('wood') })
      .act(0, { harvest: resource('wood') });
    expect(harvest.tokens(0)).toBe('BBBBB');
  });

  rule('MK-R22', 'what was granted to the next recruit, villa or delivery is for that one only', () => {
    const cheaper = (of: 'recruit' | 'villa'): Standing => ({ does: 'modifyCost', of, gold: -4, tokens: 0 });
    const recruits = granted(cheaper('recruit'), 'next', { gold: 6 });
    recruits.act(0, { recruit: 0 }).act(0, { recruit: 1 });
    expect(recruits.gold(0)).toBe(0);
    const villa = granted(cheaper('villa'), 'next', { pawn: 'tourDesMages', gold: 4 });
    villa.act(0, 'buy-villa');
    expect([villa.gold(0), villa.pub.lasting]).toEqual([0, []]);
    const deliveries = { deliveries: ['D1', 'D2', 'D3'] };
    const paid: Clause = {
      does: 'grant',
      standing: { does: 'modifyYield', of: 'delivery', n: 3 },
      during: 'next',
      who: 'self',
    };
    const delivery = perform({ seats: [{ pawn: 'unisson', tokens: 'BBB' }, {}], ...deliveries }, [paid]);
    delivery.act(0, 'deliver');
    expect([delivery.gold(0), delivery.pub.lasting]).toEqual([4 + 3, []]);
  });

  rule('MK-210', 'a forbidden action is refused as long as it lasts', () => {
    const t = granted({ does: 'forbid', action: 'recruit' }, 'turn', { gold: 9 });
    expect(t.seat(0).refusal('take-action', { recruit: 0 })).toMatchObject({ key: 'recruit-forbidden' });
    expect(isForbidden(t.table.content, t.pub, 1, 'recruit')).toBe(false);
    for (const action of ['work', 'harvest', 'build', 'interact', 'villa'] as const) {
      const other = granted({ does: 'forbid', action }, 'turn');
      expect(isForbidden(other.table.content, other.pub, 0, action)).toBe(true);
      expect(isForbidden(other.table.content, other.pub, 0, 'recruit')).toBe(false);
    }
  });

  rule('MK-R84', 'protection for a while', () => {
    const t = granted({ does: 'immune' }, 'turn');
    expect(isImmune(t.table.content, t.pub, 0)).toBe(true);
    t.endTurn(0);
    expect(isImmune(t.table.content, t.pub, 0)).toBe(false);
  });

  rule('MK-R22', 'increases come before discounts: both on the declared total', () => {
    const dearer: Clause = {
      does: 'grant',
      standing: { does: 'modifyCost', of: 'recruit', gold: 2, tokens: 0 },
      during: 'turn',
      who: 'self',
    };
    const t = perform({ seats: [{ gold: 5, insignia: ['recruiter'] }, {}] }, [dearer]);
    t.act(0, { recruit: 0 });
    expect(t.gold(0)).toBe(0);
  });
});

describe('what can be given', () => {
  const can = (literal: TableLiteral, clauses: Clause[], before?: Clause[]): boolean => {
    const t = arrange(literal);
    return canGive(t.table.content, t.pub, clauses, before);
  };
  const courier: Clause = { does: 'gainInsignia', insignia: 'courier' };
  const artefact: Clause = { does: 'drawArtefact', draw: 2 };

  rule('MK-R21', 'no tile of the kind left: not offered; what is given first may take the last one', () => {
    const one = { seats: [{ insignia: ['courier'] }, {}] };
    expect(can(one, [courier])).toBe(true);
    expect(can(one, [courier], [courier])).toBe(false);
    expect(can(one, [courier, courier])).toBe(false);
    expect(can({ seats: [{ insignia: ['courier', 'courier'] }, {}] }, [courier, coin])).toBe(false);
  });

  rule('MK-R21', 'no artefact left anywhere: not offered; in the discard it is there', () => {
    const left = { left: { artefacts: 0 } };
    expect(can({ seats: 2, ...left, discards: { artefacts: 0 } }, [artefact])).toBe(false);
    expect(can({ seats: 2, ...left, discards: { artefacts: 1 } }, [artefact])).toBe(true);
  });

  rule('MK-R21', 'associates and what gives nothing at all', () => {
    const wine: Clause = { does: 'gainResource', kind: 'wine', n: 2, who: 'self' };
    expect(can({ seats: [{ associates: ['iron'] }, {}] }, [{ does: 'gainAssociate', kind: 'iron' }])).toBe(false);
    expect(can({ seats: 2, reserve: { wine: 0 } }, [wine])).toBe(false);
    expect(can({ seats: 2, reserve: { wine: 0 } }, [wine, coin])).toBe(true);
    expect(can({ seats: 2, reserve: { wine: 1 } }, [wine])).toBe(true);
    expect(can({ seats: 2 }, [])).toBe(true);
  });

  rule('MK-R21', 'tokens of choice: as long as there is any that can be chosen', () => {
    const none = { wine: 0, wood: 0, fruit: 0, meat: 0, cloth: 0, iron: 0 };
    const some = (kind: 'choice' | 'one' | 'any'): Clause => ({ does: 'gainResource', kind, n: 2, who: 'self' });
    expect(can({ seats: 2, reserve: none }, [some('choice')])).toBe(false);
    expect(can({ seats: 2, reserve: none }, [some('one')])).toBe(false);
    expect(can({ seats: 2, reserve: none }, [some('any')])).toBe(true);
    expect(can({ seats: 2, reserve: { ...none, iron: 1 } }, [some('choice')])).toBe(true);
  });
});

describe('what ends', () => {
  rule('MK-R65', 'abilities that set each other off stop after two', () => {
    const ability = on('onPrestigeChange', { does: 'gainPrestige', n: 1, who: 'self' });
    const t = rewrite(
      tiled([ability], { pawn: 'kien', tokens: 'FFF' }, { deliveries: ['D3', 'D1', 'D2', 'D4'] }),
      () => ({
        isPack: true,
      }),
    );
    t.act(0, 'deliver');
    expect(worked(t)).toBeGreaterThan(0);
    expect(worked(t)).toBeLessThan(4);
    t.expectAsked([[0, 'take-action']]);
  });

  rule('MK-R55', 'a window passes and the turn goes on', () => {
    const t = table([{ blackMarket: ['racket'] }, { gold: 9, blackMarket: ['rumeur'] }]);
    play(t, 0, 'racket', 1);
    pass(t);
    t.expectAsked([[0, 'take-action']]);
  });
});
