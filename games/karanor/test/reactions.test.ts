/** Answers to black market cards: who is asked, in which order they count, and what resolves first (MK-R55, MK-R84). */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';
import { held, pass, play, whyNot, withCard, withTiles } from './effects/stage.ts';

const table = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House => arrange({ seats, ...more });
const holding = (...blackMarket: string[]): SeatLiteral => ({ blackMarket });
const papers = (t: House, seat: number): { card: number } => ({ card: held(t, seat, 'faux-papiers') });

describe('the window', () => {
  rule('MK-R55', 'opens for whoever holds a card or shows a reacting tile, clockwise after the player', () => {
    const seats = [
      holding('racket'),
      { gold: 9, insignia: ['bodyguard'] },
      { insignia: ['mount'] },
      { artefacts: ['A08'] },
      holding('rumeur'),
    ];
    const t = table(seats, { active: 3 });
    play(t, 0, 'racket', 1);
    t.expectAsked([
      [1, 'react'],
      [3, 'react'],
      [4, 'react'],
    ]);
    expect(t.gold(0)).toBe(0);
    pass(t);
    expect(t.gold(0)).toBe(2);
  });

  rule('MK-R55', 'stays shut where nobody else has any: the card resolves at once', () => {
    const t = table([holding('racket', 'rumeur'), { gold: 9, insignia: ['mount'], artefacts: ['A04'] }]);
    play(t, 0, 'racket', 1);
    t.expectAsked([[0, 'take-action']]);
    expect(t.happened('window-closed')).toEqual([]);
  });

  rule('MK-R55', 'who was asked and passed is told to nobody: only that it closed', () => {
    const t = table([holding('racket'), { gold: 9 }, holding('faux-papiers'), holding('rumeur')]);
    play(t, 0, 'racket', 1);
    pass(t);
    expect(t.events.map(({ type }) => type)).toEqual(['card-played', 'window-closed', 'gold-moved']);
    expect(t.happened('window-closed')).toEqual([{}]);
  });

  rule('MK-R55', 'a frozen seat is never asked', () => {
    const t = table([holding('racket'), { gold: 9 }, { frozen: true, ...holding('faux-papiers') }]);
    play(t, 0, 'racket', 1);
    expect(t.gold(0)).toBe(2);
  });

  rule('MK-R55', 'only reactions answer, and they answer only', () => {
    const t = table([holding('racket', 'faux-papiers'), { gold: 9 }, holding('racket')]);
    expect(whyNot(t, 0, 'faux-papiers')).toBe('only-as-reaction');
    play(t, 0, 'racket', 1);
    expect(t.seat(2).options('react')).toEqual(['pass']);
    expect(t.seat(2).refusal('react', { card: held(t, 2, 'racket') })).toBeDefined();
    expect(t.seat(2).defaultOf('react')).toBe('pass');
  });

  rule('MK-R55', 'of sealed answers the first clockwise counts, the others stay secret and in hand', () => {
    const t = table([holding('racket'), { gold: 9 }, holding('faux-papiers'), holding('faux-papiers')], { active: 1 });
    play(t, 0, 'racket', 1);
    t.seat(3).answer('react', papers(t, 3));
    t.seat(2).answer('react', papers(t, 2));
    // A new round of asking: only seat 3 still holds a card.
    t.expectAsked([[3, 'react']]);
    expect(t.happened('reacted').map(({ seat }) => seat)).toEqual([2]);
    t.seat(3).answer('react', 'pass');
    expect(t.gold(0)).toBe(0);
    expect(t.happened('card-cancelled')).toMatchObject([
      { seat: 0, by: { kind: 'blackMarket', card: t.card('racket') } },
    ]);
    expect(t.pub.blackMarketDiscard).toHaveLength(2);
    expect(t.pub.merchants[3].blackMarket).toBe(1);
  });
});

describe('what is answered', () => {
  rule(['MK-R55', 'MK-R84'], 'Faux papiers cancels any card: it has no effect on anybody and is discarded', () => {
    const t = table([holding('taxe-illegale'), { gold: 9 }, { gold: 9, ...holding('faux-papiers') }, {}]);
    play(t, 0, 'taxe-illegale');
    t.seat(2).answer('react', papers(t, 2));
    expect([0, 1, 2].map((seat) => t.gold(seat))).toEqual([0, 9, 9]);
    expect(t.pub.blackMarketDiscard).toHaveLength(2);
    t.expectAsked([[0, 'take-action']]);
  });

  example('EX-37', 'a counter to a counter resolves first, then Racket goes through', () => {
    const t = table([holding('racket', 'faux-papiers'), { gold: 6, ...holding('faux-papiers') }]);
    play(t, 0, 'racket', 1);
    t.seat(1).answer('react', papers(t, 1));
    t.expectAsked([[0, 'react']]);
    expect(t.pub.played).toHaveLength(2);
    t.seat(0).answer('react', papers(t, 0));
    expect([t.gold(0), t.gold(1)]).toEqual([2, 4]);
    expect(t.happened('card-cancelled').map(({ seat }) => seat)).toEqual([1]);
    expect(t.pub).toMatchObject({ played: [] });
    expect(t.pub.blackMarketDiscard).toHaveLength(3);
  });

  describe('when the answer is cancelled', () => {
    /** Racket on seat 2; seat 1 answers before the bodyguard of seat 2 counts, and seat 0 cancels that. */
    const cancelled = (): House => {
      const t = table([
        holding('racket', 'faux-papiers'),
        holding('faux-papiers'),
        { gold: 9, insignia: ['bodyguard'] },
      ]);
      play(t, 0, 'racket', 2);
      t.seat(2).answer('react', { insignia: t.insignia('bodyguard'), ability: 0 });
      t.seat(1).answer('react', papers(t, 1));
      t.expectAsked([[0, 'react']]);
      t.seat(0).answer('react', papers(t, 0));
      return t;
    };

    rule('MK-R55', 'what it answered is asked about again', () => {
      const t = cancelled();
      t.expectAsked([[2, 'react']]);
      expect(t.pub.played).toHaveLength(1);
      t.seat(2).answer('react', { insignia: t.insignia('bodyguard'), ability: 0 });
      expect([t.gold(0), t.gold(2)]).toEqual([0, 9]);
      expect(t.happened('card-cancelled').map(({ seat }) => seat)).toEqual([1, 0]);
      expect(t.pub.blackMarketDiscard).toHaveLength(3);
    });

    rule('MK-R55', 'and it resolves when all pass', () => {
      const t = cancelled();
      t.seat(2).answer('react', 'pass');
      expect([t.gold(0), t.gold(2)]).toEqual([2, 7]);
      expect(t.pub.merchants[2].insignia).toHaveLength(1);
      t.expectAsked([[0, 'take-action']]);
    });
  });

  rule('MK-R55', 'a card whose condition or target is gone when it resolves is spent', () => {
    // Answering makes the player of Rumeur as renowned as the victim.
    const t = withCard(
      table([{ prestige: 2, ...holding('rumeur') }, { prestige: 3, ...holding('faux-papiers') }, {}]),
      'faux-papiers',
      { effects: [{ does: 'losePrestige', n: 1, who: 'self' }] },
    );
    play(t, 0, 'rumeur', 1);
    t.seat(1).answer('react', papers(t, 1));
    expect(t.pub.merchants[1].prestige).toBe(2);
    expect(t.happened('card-spent')).toMatchObject([{ seat: 0, by: { card: t.card('rumeur') } }]);
    expect(t.happened('prestige-lost')).toHaveLength(1);
    expect(t.pub.blackMarketDiscard).toHaveLength(2);
  });

  rule('MK-R11', 'an answering card counts as played: it ends an open move of one’s own', () => {
    const t = table([{ pawn: 'kien', gold: 9, ...holding('faux-papiers') }, holding('racket')]);
    t.go(0, 'boisSourd');
    play(t, 1, 'racket', 0);
    t.seat(0).answer('react', papers(t, 0));
    expect(t.pub.move).toBeNull();
    expect([t.gold(0), t.gold(1)]).toEqual([9, 0]);
  });

  rule('MK-R54', 'while a window is open nothing else is carried out', () => {
    const t = table([holding('racket'), { gold: 9, artefacts: ['A12'], tokens: 'V' }, holding('rumeur')], {
      active: 1,
    });
    t.seat(0).answer('propose-trade', { to: 1, give: {}, ask: { gold: 1 }, text: '' });
    play(t, 0, 'racket', 1);
    expect(t.seat(1).open).not.toContain('use-artefact');
    expect(t.seat(1).refusal('answer-trade', 'accept')).toMatchObject({ key: 'wait' });
  });
});

describe('tiles that answer', () => {
  rule(['MK-722', 'MK-R84'], 'Garde du corps: discarded, it cancels a card that targets its owner', () => {
    const t = table([holding('racket'), { gold: 9, insignia: ['bodyguard'] }]);
    play(t, 0, 'racket', 1);
    t.seat(1).answer('react', { insignia: t.insignia('bodyguard'), ability: 0 });
    expect([t.gold(0), t.gold(1)]).toEqual([0, 9]);
    expect(t.pub.merchants[1].insignia).toEqual([]);
    expect(t.pub.insignia).toContain(t.insignia('bodyguard'));
  });

  rule('MK-R84', 'Garde du corps: not for others, and not against what targets nobody', () => {
    const guard = { insignia: ['bodyguard'], ...holding('rumeur') };
    const t = table([holding('racket', 'taxe-illegale'), { gold: 9 }, guard, {}]);
    const answer = { insignia: t.insignia('bodyguard'), ability: 0 };
    play(t, 0, 'racket', 1);
    expect(t.seat(2).refusal('react', answer)).toMatchObject({ rule: 'MK-R84', key: 'not-concerned' });
    pass(t);
    play(t, 0, 'taxe-illegale');
    expect(t.seat(2).refusal('react', answer)).toMatchObject({ key: 'not-concerned' });
  });

  rule(
    'MK-R55',
    'nobody waits for a Garde du corps whose owner is not aimed at: all can see that it cannot answer',
    () => {
      const t = table([holding('racket'), { gold: 9 }, { insignia: ['bodyguard'] }]);
      play(t, 0, 'racket', 1);
      t.expectAsked([[0, 'take-action']]);
      expect(t.gold(0)).toBe(2);
    },
  );

  rule('MK-R84', 'both of Chantage are its targets', () => {
    const guard = { insignia: ['bodyguard'] };
    const t = table([holding('chantage'), { gold: 3, ...guard }, { gold: 1, ...guard }, {}]);
    const answer = { insignia: t.pub.merchants[2].insignia[0], ability: 0 };
    play(t, 0, 'chantage', 1, 2);
    expect(t.seat(2).refusal('react', answer)).toBeUndefined();
    expect(t.seat(1).options('react')).toHaveLength(2);
  });

  rule('MK-R11', 'an insignia discarded as a reaction does not end the move, an artefact does', () => {
    const tiles = { insignia: ['bodyguard'], artefacts: ['A08'] };
    const t = table([{ pawn: 'kien', gold: 9, ...tiles }, holding('racket', 'racket')]);
    t.go(0, 'boisSourd');
    play(t, 1, 'racket', 0);
    t.seat(0).answer('react', { insignia: t.insignia('bodyguard'), ability: 0 });
    pass(t);
    expect(t.pub.move).toMatchObject({ made: 1 });
    play(t, 1, 'racket', 0);
    t.seat(0).answer('react', { artefact: t.artefact('A08'), ability: 0 });
    expect(t.pub.move).toBeNull();
    expect(t.gold(0)).toBe(9);
  });

  rule('MK-732', 'Miroir de Salanche: discarded, it cancels any card', () => {
    const t = table([holding('racket'), { gold: 9 }, { artefacts: ['A08'] }]);
    play(t, 0, 'racket', 1);
    t.seat(2).answer('react', { artefact: t.artefact('A08'), ability: 0 });
    expect(t.gold(1)).toBe(9);
    expect(t.pub.merchants[2].artefacts).toEqual([]);
    expect(t.pub.artefactDiscard).toContain(t.artefact('A08'));
  });

  rule('MK-732', 'its other use is no answer', () => {
    const t = table([holding('racket'), { gold: 9 }, { artefacts: ['A08'], insignia: ['curseOfSalanche'] }]);
    play(t, 0, 'racket', 1);
    expect(t.seat(2).refusal('react', { artefact: t.artefact('A08'), ability: 1 })).toBeDefined();
    expect(t.seat(2).refusal('react', { artefact: t.artefact('A01'), ability: 0 })).toBeDefined();
  });

  rule('MK-R55', 'a tile is no black market card: Faux papiers does not answer it, and nobody is asked', () => {
    const t = table([holding('racket', 'faux-papiers'), { gold: 9, insignia: ['bodyguard'] }, { artefacts: ['A08'] }]);
    play(t, 0, 'racket', 1);
    t.seat(2).answer('react', 'pass');
    t.seat(1).answer('react', { insignia: t.insignia('bodyguard'), ability: 0 });
    t.expectAsked([[0, 'take-action']]);
    expect([t.gold(0), t.gold(1)]).toEqual([0, 9]);
    expect(t.pub.merchants[0].blackMarket).toBe(1);
  });

  rule('MK-R55', 'a tile that costs nothing answers once, so that asking ends', () => {
    const free = [{ when: 'reaction', to: 'any', costs: [], do: [{ does: 'nothing' }] }] as const;
    const t = withTiles(
      table([
        { ...holding('racket'), insignia: ['captain'] },
        { gold: 9, insignia: ['captain'] },
      ]),
      { captain: free },
    );
    play(t, 0, 'racket', 1);
    t.seat(1).answer('react', { insignia: t.pub.merchants[1].insignia[0], ability: 0 });
    expect(t.gold(0)).toBe(2);
    t.expectAsked([[0, 'take-action']]);
  });
});
