/** When black market cards can be played, when they wait, and what hidden purses do to them. */
import { describe, expect } from 'vitest';
import { submit } from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import { type House, resource, type SeatLiteral } from './arrange.ts';
import { holding, table } from './black-market-tables.ts';
import { held, pass, perform, play, use, whyNot } from './effects/stage.ts';

describe('at any time', () => {
  rule(['MK-701', 'MK-702'], 'also in another’s turn, and without an action', () => {
    const t = table([{ gold: 8 }, holding('racket'), {}]);
    play(t, 1, 'racket', 0);
    expect([t.gold(0), t.gold(1)]).toEqual([6, 2]);
    expect(t.pub).toMatchObject({ active: 0, actionsLeft: 4 });
    t.expectAsked([[0, 'take-action']]);
  });

  rule('MK-208', 'neither a card nor an artefact costs an action unless it says so', () => {
    const seat = { pawn: 'unisson', tokens: 'V', artefacts: ['A11', 'A12'], ...holding('racket', 'incendie-criminel') };
    const t = table([seat, { city: 'unisson', gold: 9, income: 3 }]);
    play(t, 0, 'racket', 1);
    use(t, 0, 'A12');
    t.seat(0).default('choose-resource');
    expect(t.pub.actionsLeft).toBe(4);
    play(t, 0, 'incendie-criminel', 1);
    expect(t.pub.actionsLeft).toBe(3);
    use(t, 0, 'A11');
    t.seat(0).default('choose-target');
    expect(t.pub.actionsLeft).toBe(2);
  });

  rule('MK-R26', 'no limit for black market cards, gold or tokens in hand', () => {
    const seat = {
      blackMarket: ['racket', 'racket', 'rumeur', 'rumeur', 'espion'],
      gold: 90,
      tokens: 'VVVVVVVVVVV',
    };
    const t = perform({ seats: [seat, {}] }, [
      { does: 'drawBlackMarket', n: 6 },
      { does: 'gainResource', kind: 'wood', n: 12, who: 'self' },
    ]);
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.merchants[0].blackMarket).toBe(11);
    expect(t.tokens(0)).toHaveLength(24 - 2);
  });

  rule('MK-R81', 'a card that was shown cannot be taken back; a plain action can', () => {
    const t = table([{ pawn: 'kien', ...holding('racket') }, { gold: 9 }]);
    const closed = (kind: 'take-action' | 'play-black-market', answer: unknown): unknown => {
      const step = submit(t.game, t.state, t.table, 0, t.seat(0).decision(kind).id, answer);
      return step.refusal === undefined ? step.closed : step.refusal;
    };
    expect(closed('take-action', { move: t.at('boisSourd') })).toBeUndefined();
    expect(closed('take-action', 'work')).toBeUndefined();
    expect(closed('play-black-market', { card: held(t, 0, 'racket'), on: [1] })).toBe('reveal');
    expect(closed('take-action', 'end-turn')).toBe('others');
  });

  rule('MK-R81', 'with undo off nothing can be taken back', () => {
    const t = table([{ pawn: 'kien' }, {}], { options: { undo: false } });
    const step = submit(t.game, t.state, t.table, 0, t.seat(0).decision('take-action').id, 'work');
    expect(step).toMatchObject({ closed: 'off' });
  });

  rule('MK-R54', 'a live table waits after an action while another player holds a card, and only then', () => {
    const gap = (seats: readonly SeatLiteral[], options: Partial<Options> = {}): number => {
      const t = table(seats, { options });
      return rules.gap?.(t.pub, t.table) ?? NaN;
    };
    expect(gap([{}, {}, holding('racket')])).toBe(1500);
    expect(gap([holding('racket'), {}])).toBe(0);
    expect(gap([{}, { ...holding('racket'), frozen: true }, {}])).toBe(0);
    expect(gap([{}, holding('racket')], { interruptGapMs: 400 })).toBe(400);
    expect(gap([{}, holding('racket')], { interruptGapMs: 0 })).toBe(0);
  });

  example('EX-21', 'no Rumeur among equals; an owner’s card leaves who has none on 0', () => {
    expect(whyNot(table([{}, holding('rumeur')]), 1, 'rumeur', 0)).toBe('target-wrong');
    const t = perform({ seats: 2 }, [{ does: 'losePrestige', n: 1, who: 'eachOpponent' }]);
    expect(t.pub.merchants[1].prestige).toBe(0);
    expect(t.happened('prestige-lost')).toEqual([]);
  });

  rule('MK-704', 'a played card is shown, resolved and discarded', () => {
    const t = table([holding('racket'), { gold: 8 }]);
    const card = held(t, 0, 'racket');
    play(t, 0, 'racket', 1);
    expect(t.happened('card-played')).toEqual([{ seat: 0, card, on: [1] }]);
    expect(t.pub.blackMarketDiscard).toEqual([card]);
    expect(t.seat(0).own.blackMarket).toEqual([]);
  });

  rule('MK-703', 'how many is public, which ones is not', () => {
    const t = table([holding('racket', 'espion'), {}]);
    expect(t.pub.merchants[0].blackMarket).toBe(2);
    expect(JSON.stringify(t.view(1).own)).not.toContain('"blackMarket":[1');
    expect(t.view(1).own.blackMarket).toEqual([]);
  });

  rule('MK-703', 'nobody plays a card they do not hold', () => {
    const t = table([holding('racket'), { gold: 9, ...holding('espion') }]);
    const card = held(t, 1, 'espion');
    expect(t.seat(0).refusal('play-black-market', { card, on: [1] })).toMatchObject({ rule: 'MK-703' });
    expect(t.seat(0).refusal('play-black-market', { card: 99, on: [1] })).toMatchObject({ rule: 'MK-703' });
  });

  rule('MK-R54', 'no card can be played before the first turn', () => {
    const t = table([holding('racket'), { gold: 9 }], { at: [{ do: 'story-goods', seat: 0 }], round: 0, active: -1 });
    expect(t.seat(1).open).not.toContain('play-black-market');
  });

  rule('MK-R80', 'a frozen seat is no target and pays nothing', () => {
    const t = table([holding('racket', 'taxe-illegale'), { gold: 9, frozen: true }, { gold: 9 }, {}]);
    expect(whyNot(t, 0, 'racket', 1)).toBe('target-wrong');
    play(t, 0, 'taxe-illegale');
    expect([0, 1, 2].map((seat) => t.gold(seat))).toEqual([1, 9, 8]);
  });

  rule('MK-R84', 'nobody targets themselves', () => {
    expect(whyNot(table([{ gold: 9, ...holding('racket') }, {}]), 0, 'racket', 0)).toBe('target-wrong');
  });

  rule(['MK-308', 'MK-R11'], 'a card of one’s own ends the open move, another’s does not', () => {
    const t = table([{ pawn: 'kien', gold: 9, ...holding('passage-clandestin') }, holding('racket')]);
    t.go(0, 'boisSourd');
    play(t, 1, 'racket', 0);
    pass(t);
    expect(t.pub.move).toMatchObject({ made: 1 });
    play(t, 0, 'passage-clandestin');
    pass(t);
    expect(t.pub.move).toBeNull();
    expect(t.happened('move-ended')).toEqual([{ seat: 0, lost: 1 }]);
  });

  example('EX-15', 'mid-move after two steps with one mount: Contrebande in a city closes it', () => {
    const t = table([{ pawn: 'boisSourd', insignia: ['mount'], ...holding('contrebande') }, {}]);
    t.go(0, 'gueTroisLunes', 'kien');
    expect(t.pub.move).toMatchObject({ made: 2 });
    play(t, 0, 'contrebande');
    t.seat(0).default('choose-resource');
    expect(t.pub).toMatchObject({ move: null, actionsLeft: 3 });
    expect(t.happened('move-ended')).toEqual([{ seat: 0, lost: 1 }]);
  });

  example('EX-16', 'mid-move Racket leaves the move open, Route barrée closes it', () => {
    const t = table([{ pawn: 'kien', gold: 7 }, holding('racket', 'racket', 'route-barree')]);
    t.go(0, 'boisSourd');
    play(t, 1, 'racket', 0);
    expect([t.gold(0), t.gold(1)]).toEqual([5, 2]);
    expect(t.pub.move).toMatchObject({ made: 1 });
    // Five gold are not six.
    expect(whyNot(t, 1, 'racket', 0)).toBe('target-wrong');
    play(t, 1, 'route-barree', 0);
    expect(t.pub.move).toBeNull();
    expect(t.happened('move-ended')).toEqual([{ seat: 0, lost: 0 }]);
  });

  example('EX-36', 'what is stolen can no longer be sold: the card resolves first, the offer is void', () => {
    const seats = [{ pawn: 'kien', ...holding('vol-a-la-tire') }, { pawn: 'kien', tokens: 'V' }, { gold: 4 }];
    const t = table(seats);
    t.seat(1).answer('propose-trade', { to: 2, give: { wine: 1 }, ask: { gold: 3 }, text: '' });
    play(t, 0, 'vol-a-la-tire', 1);
    expect([t.tokens(0), t.tokens(1)]).toEqual(['V', '']);
    expect(t.seat(2).refusal('answer-trade', 'accept')).toMatchObject({ rule: 'MK-R71' });
    expect(t.gold(2)).toBe(4);
  });

  example('EX-51', 'Taxe illégale targets nobody: neither mask nor bodyguard helps', () => {
    const masked = { artefacts: ['A07'] };
    const guarded = { gold: 3, insignia: ['bodyguard'], ...holding('rumeur') };
    const t = table([holding('taxe-illegale'), masked, guarded, {}]);
    play(t, 0, 'taxe-illegale');
    t.expectAsked([[2, 'react']]);
    expect(t.seat(2).options('react')).toEqual(['pass']);
    pass(t);
    expect([0, 1, 2].map((seat) => t.gold(seat))).toEqual([1, 0, 2]);
  });
});

describe('cards that wait', () => {
  /** Seat 0 is asked which card replaces the one it built. */
  const pending = (more: Partial<SeatLiteral> = {}, ...others: SeatLiteral[]): House => {
    const hand = ['C20', 'C19'];
    const t = table([{ city: 'unisson', pawn: 'kien', gold: 17, hand, ...more }, ...others]);
    t.act(0, { build: t.commerce('C20'), bonus: false, spare: [] });
    t.expectAsked([[0, 'choose-commerce']]);
    return t;
  };

  rule(
    ['MK-R57', 'MK-R54'],
    'sent during a pending choice it waits in secret and is played at the next stable point',
    () => {
      const t = pending({}, holding('racket'), {});
      const before = JSON.stringify([t.pub, t.view(0).own, t.view(2).own]);
      play(t, 1, 'racket', 0);
      expect(JSON.stringify([t.pub, t.view(0).own, t.view(2).own])).toBe(before);
      expect(t.events.filter(({ type }) => type === 'card-played')).toEqual([]);
      t.seat(0).answer('choose-commerce', 'deck');
      expect(t.happened('card-played')).toHaveLength(1);
      expect([t.gold(0), t.gold(1)]).toEqual([7, 2]);
      t.expectAsked([[0, 'take-action']]);
    },
  );

  rule('MK-R57', 'it is checked again there, and what is no longer legal stays in hand', () => {
    const t = pending({ gold: 13 }, holding('racket'), {});
    play(t, 1, 'racket', 0);
    t.seat(0).answer('choose-commerce', 'deck');
    expect(t.gold(0)).toBe(5);
    expect(t.happened('card-played')).toEqual([]);
    expect(t.seat(1).own).toMatchObject({ held: null, blackMarket: [t.card('racket')] });
  });

  rule('MK-R57', 'two waiting cards: the first received is played, the other only if it is still legal', () => {
    const t = pending({ gold: 15 }, holding('racket'), holding('racket'));
    play(t, 2, 'racket', 0);
    play(t, 1, 'racket', 0);
    t.seat(0).answer('choose-commerce', 'deck');
    pass(t);
    expect(t.happened('card-played').map(({ seat }) => seat)).toEqual([2]);
    expect([t.gold(0), t.gold(1), t.gold(2)]).toEqual([5, 0, 2]);
    expect(t.seat(1).own.held).toBeNull();
  });

  rule('MK-R57', 'a waiting card can be taken back, and only one waits', () => {
    const t = pending({}, holding('racket', 'racket'), {});
    play(t, 1, 'racket', 0);
    expect(t.seat(1).open).not.toContain('play-black-market');
    t.seat(1).answer('take-back-card', true);
    expect(t.seat(1).open).not.toContain('take-back-card');
    t.seat(0).answer('choose-commerce', 'deck');
    expect(t.happened('card-played')).toEqual([]);
    expect(t.seat(1).own.blackMarket).toHaveLength(2);
  });

  rule('MK-R57', 'a card sent while another is answered is played after it', () => {
    const t = table([{ gold: 20 }, holding('racket'), holding('racket', 'route-barree')]);
    play(t, 1, 'racket', 0);
    t.expectAsked([[2, 'react']]);
    play(t, 2, 'racket', 0);
    expect(t.gold(2)).toBe(0);
    pass(t);
    expect([t.gold(0), t.gold(1), t.gold(2)]).toEqual([16, 2, 2]);
  });

  rule('MK-R57', 'a waiting card that is stolen meanwhile is not played', () => {
    const t = table([{ gold: 20, ...holding('espion') }, holding('racket'), holding('rumeur')]);
    play(t, 0, 'espion', 1);
    play(t, 1, 'racket', 0);
    pass(t);
    expect(t.happened('card-played')).toHaveLength(1);
    expect(t.seat(0).own.blackMarket).toHaveLength(1);
    expect(t.seat(1).own.held).toBeNull();
  });

  rule('MK-R58', 'nothing can be stolen between cost and effect of an action', () => {
    const t = pending({ gold: 8 }, holding('racket'));
    expect(t.pub.merchants[0].income).toBe(4);
    play(t, 1, 'racket', 0);
    expect(t.gold(0)).toBe(0);
    t.seat(0).answer('choose-commerce', 'deck');
    expect(t.happened('card-played')).toEqual([]);
  });
});

describe('hidden purses', () => {
  const options = { goldPrivacy: 'hidden' } as const;

  rule('MK-R87', 'a card may be aimed at anyone; what fails on resolution is spent', () => {
    const t = table([holding('racket', 'racket'), { gold: 5 }, { gold: 6 }], { options });
    play(t, 0, 'racket', 1);
    expect(t.happened('card-spent')).toHaveLength(1);
    expect([t.gold(0), t.gold(1)]).toEqual([0, 5]);
    expect(t.pub.blackMarketDiscard).toHaveLength(1);
    play(t, 0, 'racket', 2);
    expect([t.gold(0), t.gold(2)]).toEqual([2, 4]);
  });

  rule('MK-R87', 'public conditions filter as ever', () => {
    const seats = [{ pawn: 'kien', prestige: 1, ...holding('rumeur', 'vol-a-la-tire') }, { pawn: 'unisson' }];
    const t = table(seats, { options });
    expect(whyNot(t, 0, 'rumeur', 1)).toBe('target-wrong');
    expect(whyNot(t, 0, 'vol-a-la-tire', 1)).toBe('target-wrong');
  });

  rule('MK-R87', 'a thief guesses: every kind is listed, and a wrong guess gets nothing', () => {
    const seats = [
      { pawn: 'kien', ...holding('vol-a-la-tire', 'vol-a-la-tire') },
      { pawn: 'kien', tokens: 'M' },
    ];
    const t = table(seats, { options });
    play(t, 0, 'vol-a-la-tire', 1);
    expect(t.seat(0).options('choose-target')).toEqual([0, 1, 2, 3, 4, 5]);
    t.seat(0).answer('choose-target', resource('wine'));
    expect([t.tokens(0), t.tokens(1)]).toEqual(['', 'M']);
    expect(t.happened('card-spent')).toHaveLength(1);
    play(t, 0, 'vol-a-la-tire', 1);
    t.seat(0).answer('choose-target', resource('meat'));
    expect([t.tokens(0), t.tokens(1)]).toEqual(['M', '']);
  });

  rule(['MK-R87', 'MK-R85'], 'Chantage is aimed at any pair; equally rich, it is spent', () => {
    const t = table([holding('chantage'), { gold: 4 }, { gold: 4 }, {}], { options });
    play(t, 0, 'chantage', 1, 2);
    expect(t.happened('card-spent')).toHaveLength(1);
    expect([0, 1, 2].map((seat) => t.gold(seat))).toEqual([0, 4, 4]);
  });

  rule('MK-R87', 'the purses of others are nowhere in one’s view', () => {
    const t = table([{}, { gold: 7, tokens: 'V' }], { options });
    expect(t.pub.merchants[1].purse).toBeNull();
    expect(t.view(0).own.purse).toMatchObject({ gold: 0 });
  });
});
