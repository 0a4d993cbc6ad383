/** Wounds, fates and adventure cards by abilities, in fights that the rules fight. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Effect } from '../../rules/clauses.ts';
import { deadHeroes } from '../../rules/effects/reading.ts';
import { arrange, type Bazar, on, type WorldLiteral } from '../arrange.ts';

/** Two fighters against resistance and strength 4; mage-1 of seat 0 has these effects. */
function fight(effects: readonly Effect[], more: Partial<WorldLiteral> = {}): Bazar {
  return arrange({
    phase: 'adventure',
    seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
    cards: { heroes: { 'mage-1': { effects } } },
    nextAdventures: ['calm-1', 'calm-2', 'calm-3', 'calm-4'],
    ...more,
  });
}

/** The same at rest, for single events. */
const rest = (effects: readonly Effect[], more: Partial<WorldLiteral> = {}): Bazar =>
  fight(effects, { agenda: [], ...more });

const atStart = (...clauses: readonly Clause[]): Effect[] => [on('fightStart', ...clauses)];

describe('wounds', () => {
  rule(
    ['BZ-R36', 'BZ-R37'],
    'wounds by abilities count neither as a hero nor for glory, unless the hero wounds',
    () => {
      const t = rest([on('attackFailed', { does: 'addWound', n: 2 })]);
      t.fireFor('attackFailed', 0);
      expect(t.pub).toMatchObject({ wounds: 2, hitters: [] });
      expect(t.seat(0).shop.glory).toBe(0);
      const asHero = rest([on('attackFailed', { does: 'addWound', n: 1, asHero: true })]);
      asHero.fireFor('attackFailed', 0);
      expect(asHero.pub).toMatchObject({ wounds: 1, hitters: [asHero.hero('mage-1')] });
    },
  );

  rule('BZ-R39', 'healing never goes below 0', () => {
    const t = rest([on('fightsDone', { does: 'removeWound', n: 5 })], { wounds: 2 });
    t.fire('fightsDone');
    expect(t.pub.wounds).toBe(0);
    expect(t.happened('wounds-changed')).toMatchObject([{ was: 2, now: 0 }]);
  });

  test('without a monster nothing is wounded', () => {
    const t = rest([on('adventureEnd', { does: 'addWound', n: 1 })], { monster: null });
    t.fire('adventureEnd');
    expect(t.pub.wounds).toBe(0);
  });
});

describe('fates', () => {
  test('autoHit and autoSurvive: 2 against 4 hits and stands', () => {
    const t = fight(atStart({ does: 'autoHit', of: 'hero' }, { does: 'autoSurvive', of: 'hero' }));
    expect(t.pub.fights[0]).toMatchObject({ attack: { hit: true }, defence: { survived: true } });
    expect(t.pub.fights[1]).toMatchObject({ attack: { hit: false }, defence: { survived: false } });
    expect(t.happened('fate-changed')).toMatchObject([{ fate: 'autoHit' }, { fate: 'autoSurvive' }]);
  });

  test('autoMiss', () => {
    const t = fight(atStart({ does: 'autoMiss', of: 'hero' }), {
      cards: { heroes: { 'mage-1': { attack: 9, effects: atStart({ does: 'autoMiss', of: 'hero' }) } } },
    });
    expect(t.pub.fights[0].attack).toMatchObject({ total: 9, hit: false });
  });

  test('preventDefeat saves the hero once, without glory', () => {
    const t = fight(atStart({ does: 'preventDefeat', of: 'hero' }));
    expect(t.happened('defeat-prevented')).toMatchObject([{ hero: t.hero('mage-1') }]);
    expect(t.guest('mage-1').fate.preventDefeat).toBe(false);
    expect(t.pub.heroDiscard).toEqual([t.hero('thief-1')]);
    expect(t.seat(0).shop.glory).toBe(0);
  });
});

describe('killHero', () => {
  test('in a shop: a defeat, heard by its cards, replaced after the fights', () => {
    const t = rest([
      on('adventureStart', { does: 'killHero', of: 'hero' }),
      on('heroDefeated', { does: 'gainCoins', n: 10, who: 'owner' }),
    ]);
    t.fire('adventureStart');
    expect(t.pub.heroDiscard).toEqual([t.hero('mage-1')]);
    expect(t.seat(0).shop).toMatchObject({ guests: [], coins: 15 });
    expect(t.pub.centre).toHaveLength(0);
  });

  rule('BZ-R42', 'in the centre: replaced at once', () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      seats: 2,
      centre: [{ hero: 'mage-1', coins: 30 }, 'thief-1'],
      nextHeroes: ['priest-1'],
      cards: { monsters: { monster1: { effects: [on('adventureEnd', { does: 'killHero', of: 'richestInCentre' })] } } },
    });
    t.fire('adventureEnd');
    expect(t.pub.heroDiscard).toEqual([t.hero('mage-1')]);
    expect(t.pub.centre.map((guest) => guest.hero)).toEqual([t.hero('thief-1'), t.hero('priest-1')]);
    expect(t.happened('hero-arrived')).toMatchObject([{ replaces: t.hero('mage-1'), purse: 20 }]);
  });

  rule(['BZ-R46', 'BZ-807'], 'a mandatory draw from an empty deck: everybody loses, nothing more happens', () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      seats: 2,
      centre: ['mage-1', 'thief-1'],
      heroesLeft: 0,
      cards: {
        monsters: {
          monster1: {
            effects: [
              on('adventureEnd', { does: 'killHero', of: 'centre' }, { does: 'gainGlory', n: 5, who: 'allPlayers' }),
            ],
          },
        },
      },
    });
    t.fire('adventureEnd');
    expect(t.pub.ended).toMatchObject({ ending: 'defeat', fallen: t.hero('mage-1') });
    expect(t.seat(0).shop.glory).toBe(0);
  });
});

describe('heroesLeave', () => {
  const frightened = (heroesLeft: number) =>
    arrange({
      phase: 'adventure',
      agenda: [],
      seats: 3,
      centre: ['mage-1', { hero: 'thief-1', coins: 90 }, 'priest-1'],
      heroesLeft,
      cards: {
        monsters: {
          monster1: {
            effects: [
              on('monsterRevealed', { does: 'heroesLeave', fewer: 1 }),
              on('adventureEnd', { does: 'killHero', of: 'richestInCentre' }),
            ],
          },
        },
      },
    });

  test('the deck keeps that many fewer than are in play', () => {
    const t = frightened(6);
    const fallen = t.pub.heroDiscard.length;
    t.fire('monsterRevealed');
    expect(t.pub.heroDeck).toBe(2);
    expect(t.pub.heroDiscard).toHaveLength(fallen + 4);
    expect(t.pub.centre).toHaveLength(3);
    expect(t.happened('heroes-left')).toMatchObject([{ left: 2 }]);
  });

  test('who left is out of the game but not dead: only the fallen have graves', () => {
    const t = frightened(6);
    const gone = t.pub.heroesGone;
    t.fire('monsterRevealed');
    expect(t.pub.heroesGone).toBe(gone + 4);
    expect(deadHeroes(t.pub)).toEqual([]);
    t.fire('adventureEnd');
    expect(deadHeroes(t.pub)).toEqual([t.hero('thief-1')]);
    expect(t.pub.heroesGone).toBe(gone + 4);
  });

  test('a deck that is short already is left alone', () => {
    const t = frightened(2);
    t.fire('monsterRevealed');
    expect(t.pub.heroDeck).toBe(2);
    expect(t.happened('heroes-left')).toEqual([]);
  });
});

describe('adventure cards', () => {
  const cards = {
    adventures: {
      'calm-1': { attack: 2, defence: 2 },
      'calm-2': { attack: -1, defence: -1 },
      'calm-3': { attack: 1, defence: 0 },
    },
  };
  const lying: WorldLiteral['seats'] = [
    { hero: { hero: 'mage-1', adventures: ['calm-1'] } },
    { hero: { hero: 'thief-1', adventures: ['calm-2'] } },
  ];
  const dealt = (clause: Clause): Bazar =>
    arrange({
      phase: 'adventure',
      agenda: [],
      seats: lying,
      cards: { ...cards, heroes: { 'mage-1': { effects: [on('adventureDealt', clause)] } } },
      nextAdventures: ['calm-3', 'calm-4'],
    });
  const beside = (t: Bazar): number[][] => [t.guest('mage-1').adventures, t.guest('thief-1').adventures];

  test('ignoreAdventure', () => {
    const t = dealt({ does: 'ignoreAdventure', of: 'hero' });
    t.fire('adventureDealt');
    expect(t.guest('mage-1').fate.ignoreAdventure).toBe(true);
  });

  test('redrawAdventure', () => {
    const t = dealt({ does: 'redrawAdventure', of: 'hero' });
    t.fire('adventureDealt');
    expect(beside(t)).toEqual([[t.adventure('calm-3')], [t.adventure('calm-2')]]);
    expect(t.pub.adventureDiscard).toEqual([t.adventure('calm-1')]);
  });

  test('drawExtra: both, worst', () => {
    const both = dealt({ does: 'drawExtra', keep: 'both', of: 'hero' });
    both.fire('adventureDealt');
    expect(both.guest('mage-1').adventures).toEqual([both.adventure('calm-1'), both.adventure('calm-3')]);
    const worst = dealt({ does: 'drawExtra', keep: 'worst', of: 'fighting' });
    worst.fire('adventureDealt');
    expect(beside(worst)).toEqual([[worst.adventure('calm-3')], [worst.adventure('calm-2')]]);
    expect(worst.pub.adventureDiscard).toHaveLength(2);
  });

  test('drawExtra: the owner chooses, hero by hero', () => {
    const t = dealt({ does: 'drawExtra', keep: 'choose', of: 'fighting' });
    t.fire('adventureDealt');
    expect(t.seat(0).options('effect-choice')).toEqual([t.adventure('calm-1'), t.adventure('calm-3')]);
    t.seat(0).answer('effect-choice', t.adventure('calm-3'));
    expect(t.seat(0).options('effect-choice')).toEqual([t.adventure('calm-2'), t.adventure('calm-4')]);
    t.seat(0).answer('effect-choice', t.adventure('calm-4'));
    expect(beside(t)).toEqual([[t.adventure('calm-3')], [t.adventure('calm-4')]]);
    expect(t.asked).toEqual([]);
  });

  test('peekAdventure shows the next cards to the owner alone', () => {
    const t = dealt({ does: 'peekAdventure', n: 2 });
    t.fire('adventureDealt');
    expect(t.seat(0).own.peekedAdventures).toEqual([t.adventure('calm-3'), t.adventure('calm-4')]);
    const [event] = t.events.filter((one) => one.type === 'peeked');
    expect(event.facts).toMatchObject({ seat: 0, deck: 'adventure', n: 2 });
    expect(event.secrets).toEqual({ 0: { cards: [t.adventure('calm-3'), t.adventure('calm-4')] } });
  });

  test('giveAdventureTo exchanges with another fighting hero; the only one is not asked for', () => {
    const t = dealt({ does: 'giveAdventureTo' });
    t.fire('adventureDealt');
    expect(beside(t)).toEqual([[t.adventure('calm-2')], [t.adventure('calm-1')]]);
  });
});
