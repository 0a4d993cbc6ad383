/** 501–507, R32–R34, R73: an adventure card for every hero, then attack and defence, hero by hero. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type Bazar, on, type WorldLiteral } from './arrange.ts';
import { coins, fought, glory, HEROES } from './fighters.ts';

/** Who attacked or defended, in order. */
const steps = (t: Bazar): string[] =>
  t.events.flatMap(({ type, facts }) => {
    const { seat } = facts as { seat: number };
    if (type === 'attack-succeeded' || type === 'attack-failed') return [`attack ${seat}`];
    return type === 'hero-survived' || type === 'hero-defeated' ? [`defence ${seat}`] : [];
  });

rule('BZ-501', 'one adventure card for each hero before a shop, none for an empty shop or the centre', () => {
  const t = arrange({
    phase: 'adventure',
    seats: [{ hero: 'mage-1' }, {}, { hero: 'thief-1' }],
    centre: ['priest-1'],
    nextAdventures: ['calm-5', 'calm-6', 'calm-7'],
  });
  expect(t.happened('adventures-dealt')).toEqual([
    {
      cards: [
        { seat: 0, hero: t.hero('mage-1'), adventure: t.adventure('calm-5') },
        { seat: 2, hero: t.hero('thief-1'), adventure: t.adventure('calm-6') },
      ],
    },
  ]);
  expect(t.pub.adventureDeck).toBe(16);
});

rule('BZ-501', 'cards lie beside heroes in this phase only: an ability that draws one more waits for no other', () => {
  const extra = [on('shoppingEnd', { does: 'drawExtra', keep: 'both', of: 'fighting' } as const)];
  const t = arrange({
    phase: 'shopping',
    agenda: [],
    seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
    cards: { monsters: { monster1: { effects: extra } } },
  });
  t.fire('shoppingEnd');
  expect(t.guest('mage-1').adventures).toEqual([]);
  expect(t.pub.adventureDeck).toBe(18);
});

rule('BZ-502', 'an adventure card changes both totals, up or down, and its text is applied', () => {
  const t = arrange({
    phase: 'adventure',
    seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
    nextAdventures: ['calm-1', 'calm-2'],
    cards: {
      adventures: {
        'calm-1': { attack: 2, defence: -1, effects: [on('fightStart', { does: 'gainCoins', n: 5, who: 'owner' })] },
      },
    },
  });
  expect(t.pub.fights).toMatchObject([
    { attack: { total: 4 }, defence: { total: 1 } },
    { attack: { total: 2 }, defence: { total: 2 } },
  ]);
  expect(coins(t)).toEqual([10, 5]);
});

rule('BZ-503', 'from the quest holder clockwise, both steps of one hero before the next', () => {
  const t = fought(['fall', 'both', 'live'], { questHolder: 1 });
  expect(steps(t)).toEqual(['attack 1', 'defence 1', 'attack 2', 'defence 2', 'attack 0', 'defence 0']);
});

/** mage-1 of seat 0 with this attack and defence against 4/4. */
const stands = (attack: number, defence: number, more: Partial<WorldLiteral> = {}): Bazar =>
  arrange({
    phase: 'adventure',
    seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }, { hero: 'priest-1' }],
    cards: { heroes: { 'mage-1': { attack, defence } } },
    ...more,
  });

rule('BZ-504', 'attack is hero, gear, adventure card and modifiers; resistance reached: a wound and 1 glory', () => {
  const t = arrange({
    phase: 'adventure',
    seats: [{ hero: { hero: 'mage-1', gear: ['mage5-1'] } }, { hero: 'thief-1' }, { hero: 'priest-1' }],
    nextAdventures: ['calm-1'],
    cards: {
      heroes: { 'mage-1': { attack: 3 } },
      items: { 'mage5-1': { attack: 2 } },
      adventures: { 'calm-1': { attack: -1 } },
      monsters: {
        monster1: {
          resistance: 5,
          effects: [on('static', { does: 'addStat', stat: 'resistance', by: -1, during: 'inPlay' })],
        },
      },
    },
  });
  expect(t.happened('attack-succeeded')).toMatchObject([
    { seat: 0, attack: { total: 4, needed: 4, hit: true }, was: 0, now: 1 },
  ]);
  expect(t.pub.fights[0].attack?.terms.map(({ kind, n }) => [kind, n])).toEqual([
    ['hero', 3],
    ['item', 2],
    ['adventure', -1],
  ]);
  expect(glory(t)).toEqual([1, 0, 0]);
  expect(t.pub.wounds).toBe(1);
});

rule('BZ-504', 'one short of the resistance: no wound by this hero, no glory', () => {
  const t = stands(3, 0);
  expect(t.happened('attack-succeeded')).toEqual([]);
  expect(t.pub.hitters).toEqual([]);
  expect(glory(t)).toEqual([0, 0, 0]);
});

rule('BZ-505', 'strength reached: the hero lives and earns 1 glory; one short: it falls', () => {
  const alive = stands(0, 4);
  expect(alive.happened('hero-survived')).toMatchObject([{ seat: 0, defence: { total: 4, needed: 4 } }]);
  expect(glory(alive)).toEqual([1, 0, 0]);
  const dead = stands(0, 3);
  expect(dead.pub.heroDiscard).toContain(dead.hero('mage-1'));
  expect(glory(dead)).toEqual([0, 0, 0]);
});

rule('BZ-506', 'a fallen hero is out: its gear is discarded, its coins are gone, nobody gets them', () => {
  const t = fought(['hit', 'both', 'both'], { purse: 15 });
  expect(t.happened('hero-defeated')).toEqual([
    { seat: 0, hero: t.hero('warrior-1'), defence: t.pub.fights[0].defence, lost: 15, gear: [t.item('sword-0')] },
  ]);
  expect(t.pub.heroDiscard).toEqual([t.hero('warrior-1')]);
  expect(t.pub.itemDiscard).toContain(t.item('sword-0'));
  expect(coins(t)).toEqual([5, 5, 5]);
  const held = t.pub.centre.reduce((sum, guest) => sum + guest.coins, 0);
  // Two living heroes with 15 and the chest of 20, and a new one with its purse of 20.
  expect(held).toBe(35 + 35 + 20);
});

rule(['BZ-507', 'BZ-R34'], 'wounding and living are independent: each earns its own glory', () => {
  const t = fought(['both', 'hit', 'live', 'fall'], { wounds: 0 });
  expect(glory(t)).toEqual([2, 1, 1, 0]);
  expect(t.pub.heroDiscard).toEqual([t.hero('mage-1'), t.hero('priest-1')]);
  expect(t.pub.wounds).toBe(2);
});

rule('BZ-R32', 'all cards lie face up before the first fight, from the quest holder clockwise', () => {
  const t = fought(['both', 'both', 'both'], {
    questHolder: 2,
    nextAdventures: ['calm-9', 'calm-8', 'calm-7'],
  });
  const [{ cards }] = t.happened('adventures-dealt');
  expect(cards.map(({ seat, adventure }) => [seat, adventure])).toEqual([
    [2, t.adventure('calm-9')],
    [0, t.adventure('calm-8')],
    [1, t.adventure('calm-7')],
  ]);
  const types = t.events.map(({ type }) => type);
  expect(types.indexOf('adventures-dealt')).toBeLessThan(types.indexOf('attack-succeeded'));
});

rule('BZ-R32', 'two heroes of one player are dealt to in order of arrival', () => {
  const t = arrange({
    phase: 'adventure',
    options: { advancedTwoPlayer: true },
    questHolder: 1,
    seats: [{ heroes: ['mage-1', 'mage-2'] }, { heroes: ['thief-2', 'thief-1'] }],
  });
  expect(t.happened('adventures-dealt')[0].cards.map(({ hero }) => hero)).toEqual(
    ['thief-2', 'thief-1', 'mage-1', 'mage-2'].map(t.hero),
  );
});

rule('BZ-R33', 'totals may be negative; a monster of less than nothing is still reached', () => {
  const against = (resistance: number) =>
    arrange({
      phase: 'adventure',
      seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
      nextAdventures: ['calm-1', 'calm-2'],
      cards: {
        heroes: { 'mage-1': { attack: 1, defence: 0 } },
        adventures: { 'calm-1': { attack: -3, defence: -2 } },
        monsters: { monster1: { resistance, strength: -1 } },
      },
    }).pub.fights[0];
  expect(against(-2)).toMatchObject({ attack: { total: -2, hit: true }, defence: { total: -2, survived: false } });
  expect(against(-1)).toMatchObject({ attack: { total: -2, hit: false } });
});

rule('BZ-R33', 'attack counts with what is valid at its step, defence with what is valid later', () => {
  const t = stands(3, 3, {
    cards: {
      heroes: {
        'mage-1': {
          attack: 3,
          defence: 3,
          effects: [
            on('attackFailed', { does: 'addStat', stat: 'attack', by: 5, of: 'hero', during: 'fight' }),
            on('attackFailed', { does: 'addStat', stat: 'defence', by: 1, of: 'hero', during: 'fight' }),
          ],
        },
      },
    },
  });
  expect(t.pub.fights[0]).toMatchObject({
    attack: { total: 3, hit: false },
    defence: { total: 4, survived: true },
  });
});

rule('BZ-R73', 'the adventure card of a fallen hero is discarded with it, before the next fight', () => {
  const t = fought(['fall', 'both'], {
    nextAdventures: ['calm-4', 'calm-5'],
    cards: {
      heroes: {
        [HEROES[1]]: {
          effects: [{ ...on('fightStart', { does: 'gainCoins', n: 5, who: 'owner' }), optional: true }],
        },
      },
    },
  });
  t.expectAsked([[1, 'effect-choice']]);
  expect(t.pub.heroDiscard).toEqual([t.hero(HEROES[0])]);
  expect(t.pub.adventureDiscard).toEqual([t.adventure('calm-4')]);
  expect(t.guest(HEROES[1]).adventures).toEqual([t.adventure('calm-5')]);
});

/** Resistance 6, strength 5; hero 3/1 with gear +2/+1 and 0/+1 and 5 coins; adventure card +1/−1. */
const fightOfExample = (unshakeableHeroes: boolean): Bazar =>
  arrange({
    phase: 'adventure',
    options: { unshakeableHeroes },
    seats: [{ hero: { hero: 'mage-1', coins: 5, gear: ['mage5-1', 'mage5-2'] } }, { hero: 'thief-1' }],
    nextAdventures: unshakeableHeroes ? [] : ['calm-1', 'calm-2'],
    cards: {
      heroes: { 'mage-1': { attack: 3, defence: 1 } },
      items: { 'mage5-1': { attack: 2, defence: 1 }, 'mage5-2': { attack: 0, defence: 1 } },
      adventures: { 'calm-1': { attack: 1, defence: -1 } },
      monsters: { monster1: { resistance: 6, strength: 5 } },
    },
  });

example('BZ-X13', 'attack 6 against 6 wounds, defence 2 against 5 falls', () => {
  const t = fightOfExample(false);
  expect(t.pub.fights[0]).toMatchObject({
    attack: { total: 6, needed: 6, hit: true },
    defence: { total: 2, needed: 5, survived: false },
    lost: 5,
  });
  expect(t.pub.itemDiscard).toEqual(expect.arrayContaining([t.item('mage5-1'), t.item('mage5-2')]));
  expect(glory(t)).toEqual([1, 0]);
  expect(coins(t)).toEqual([5, 5]);
});

example('BZ-X35', 'the same with unshakeable heroes: 5 against 6, 3 against 5, no wound, dead, 0 glory', () => {
  const t = fightOfExample(true);
  expect(t.pub.fights[0]).toMatchObject({
    attack: { total: 5, needed: 6, hit: false },
    defence: { total: 3, needed: 5, survived: false },
  });
  expect(t.pub.heroDiscard).toContain(t.hero('mage-1'));
  expect(glory(t)).toEqual([0, 0]);
});

example('BZ-X14', 'attack equal to resistance and defence equal to strength: +2 glory, the hero lives', () => {
  const t = fought(['both', 'fall']);
  expect(t.pub.fights[0]).toMatchObject({ attack: { total: 4, needed: 4 }, defence: { total: 4, needed: 4 } });
  expect(glory(t)).toEqual([2, 0]);
  expect(t.pub.heroDiscard).not.toContain(t.hero(HEROES[0]));
});
