/** The cards of the house against what the ledger asks of each deck (docs/rules/donjon.md, Content). */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { makeContent, SET } from '../content/index.ts';
import { contentOf } from '../content/set.ts';
import type { Condition, Effect, MonsterType, ObjectType } from '../rules/clauses.ts';
import type { AdventureCard, CharacterCard, MonsterCard, ObjectCard } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';

const content = contentOf(SET);
const { adventures, objects, quests, characters, temple } = content;

const isMonster = (card: AdventureCard): card is MonsterCard => card.kind === 'monster';
const monsters = adventures.filter(isMonster);
const specials = adventures.filter(({ kind }) => kind === 'special');
const events = adventures.filter(({ kind }) => kind === 'event');
const shop = objects.filter(({ dragon }) => !dragon);
const KINDS = { adventures, objects, quests, characters } as const;

const of = (type: MonsterType): MonsterCard[] => monsters.filter((monster) => monster.type === type);
const figures = ({ power, gems, points }: MonsterCard): string => `${power}: ${gems}/${points}`;
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

function named<C extends { readonly title: { readonly fr: string } }>(cards: readonly C[], fr: string): C {
  const card = cards.find(({ title }) => title.fr === fr);
  if (card === undefined) throw new Error(`no card ${fr}`);
  return card;
}

/** Bonus and price of a row of the shop, with what its cards do. */
const row = (type: ObjectType): string[] =>
  shop
    .filter((object) => object.type === type)
    .map(({ bonus, price, effects }) => `+${bonus}/${price} ${told(effects)}`);

const told = (effects: readonly Effect[]): string =>
  effects
    .flatMap((effect) => effect.do.map(({ does }) => (effect.if?.some(({ is }) => is === 'vsType') ? 'type' : does)))
    .join(' ');

describe('every deck', () => {
  rule(['DQ-104', 'DQ-106', 'DQ-113', 'DQ-R09'], 'has the count of the box', () => {
    expect(adventures).toHaveLength(64);
    expect([monsters, specials, events].map(({ length }) => length)).toEqual([48, 7, 9]);
    expect(quests).toHaveLength(18);
    expect(characters).toHaveLength(6);
    expect(shop).toHaveLength(18);
    expect(objects.filter(({ dragon }) => dragon).map(({ price }) => price)).toEqual([0, 0, 0]);
  });
  rule('DQ-105', 'the Temple is no object', () => {
    expect(temple.price).toBe(2);
    expect(objects.some(({ title }) => title.fr === temple.title.fr)).toBe(false);
  });
  test.each(Object.entries(KINDS))('%s have ids, titles and pictures of their own', (_kind, cards) => {
    for (const one of [
      cards.map(({ id }) => id),
      cards.map(({ title }) => title.fr),
      cards.map(({ title }) => title.en),
      cards.map(({ glyph }) => glyph),
    ]) {
      expect(new Set(one).size).toBe(cards.length);
    }
    for (const { id, glyph } of cards) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(gameIcons.icons).toHaveProperty(glyph);
    }
  });
  test('titles and what is said about a card are short enough for its face', () => {
    for (const { title } of [...adventures, ...objects, ...characters]) {
      for (const said of Object.values(title)) expect(said.length, said).toBeLessThanOrEqual(21);
    }
    for (const { title, flavour } of [...adventures, ...objects]) {
      expect(flavour, title.fr).toBeDefined();
      for (const said of Object.values(flavour ?? {})) expect(said.length, said).toBeLessThanOrEqual(40);
    }
    for (const { title, tale } of quests) {
      for (const said of Object.values(title)) expect(said.length, said).toBeLessThanOrEqual(30);
      for (const said of Object.values(tale)) expect(said.length, said).toBeLessThanOrEqual(110);
    }
  });
  test('is the same whatever the options', () => {
    expect(makeContent({} as Options, 3)).toBe(makeContent({} as Options, 6));
  });
});

describe('monsters', () => {
  const LADDER =
    '6: 2/0, 7: 3/0, 8: 1/1, 9: 2/1, 9: 4/0, 10: 2/1, 11: 3/1, 12: 3/1, 12: 5/0, 13: 4/1, 14: 4/1, 15: 3/2, 16: 5/1, 18: 4/2';

  rule('DQ-R11', 'the same ladder for creatures, humanoids and undead', () => {
    for (const type of ['creature', 'humanoid', 'undead'] as const) {
      expect(of(type).map(figures).join(', ')).toBe(LADDER);
    }
    expect(mean(of('undead').map(({ power }) => power))).toBeCloseTo(11.4, 1);
    expect(mean(of('undead').map(({ gems }) => gems))).toBeCloseTo(3.2, 1);
    expect(mean(of('undead').map(({ points }) => points))).toBeCloseTo(0.86, 2);
  });
  rule(['DQ-R13', 'DQ-R14'], 'three dragons, each with a dragon object', () => {
    expect(of('dragon').map(figures)).toEqual(['20: 6/3', '22: 7/3', '24: 8/3']);
    for (const { effects } of of('dragon')) {
      expect(effects).toEqual([{ on: 'onWin', do: [{ does: 'takeObject', from: 'dragon' }] }]);
    }
  });
  rule('DQ-R12', 'Djinn, Gardien du temple and Mimic are monsters of no type', () => {
    expect(of('typeless').map(({ title }) => title.fr)).toEqual(['Mimic', 'Gardien du temple', 'Djinn']);
    expect(of('typeless').map(figures)).toEqual(['12: 6/0', '16: 0/3', '18: 8/1']);
    expect(named(monsters, 'Mimic').effects).toEqual([{ on: 'onLose', do: [{ does: 'gems', n: -2, who: 'self' }] }]);
    expect(named(monsters, 'Gardien du temple').effects[0].do).toEqual([{ does: 'healAll', who: 'self' }]);
    expect(named(monsters, 'Djinn').or).toEqual({ gems: 5, points: 2 });
  });
  test('the Cyclope infernal is the book’s', () => {
    const { type, power, gems, points } = named(monsters, 'Cyclope infernal');
    expect({ type, power, gems, points }).toEqual({ type: 'humanoid', power: 16, gems: 5, points: 1 });
  });
  test('one point at most up to power 14', () => {
    for (const { power, points } of monsters) if (power <= 14) expect(points).toBeLessThanOrEqual(1);
  });
});

describe('objects', () => {
  rule(['DQ-R09', 'DQ-R10'], 'six of each type, price ascending', () => {
    expect(row('weapon')).toEqual(['+1/2 ', '+1/3 type', '+2/4 ', '+2/5 type', '+3/6 ', '+4/8 ']);
    expect(row('armour')).toEqual([
      '+1/2 ',
      '+1/2 ',
      '+2/4 ',
      '+0/4 doublePowerAndDie discardSelf',
      '+2/5 ignoreWounds',
      '+3/6 ',
    ]);
    expect(row('jewel')).toEqual([
      '+1/2 ',
      '+1/3 type',
      '+0/3 recover',
      '+0/3 priceChange',
      '+1/5 reroll markUsed',
      '+2/5 ',
    ]);
  });
  test('the named ones are the book’s', () => {
    const face = ({ type, bonus, price }: ObjectCard) => ({ type, bonus, price });
    expect(face(named(objects, 'Hache double'))).toEqual({ type: 'weapon', bonus: 4, price: 8 });
    expect(face(named(objects, 'Heaume des morts'))).toEqual({ type: 'armour', bonus: 2, price: 4 });
    expect(face(named(objects, 'Épée du dragon'))).toEqual({ type: 'weapon', bonus: 5, price: 0 });
    expect(face(named(objects, 'Armure du dragon'))).toEqual({ type: 'armour', bonus: 4, price: 0 });
    expect(face(named(objects, 'Amulette du dragon'))).toEqual({ type: 'jewel', bonus: 3, price: 0 });
  });
  rule(['DQ-R31', 'DQ-612'], 'Armure de puissance: +0, price 4, doubles once before the dice', () => {
    const { type, bonus, price, effects } = named(objects, 'Armure de puissance');
    expect({ type, bonus, price }).toEqual({ type: 'armour', bonus: 0, price: 4 });
    expect(effects).toEqual([{ on: 'beforeDice', do: [{ does: 'doublePowerAndDie' }, { does: 'discardSelf' }] }]);
  });
  test('the shop lifts a power of 8 to 17, dragon gear to 20', () => {
    const best = (cards: readonly ObjectCard[]): number =>
      (['weapon', 'armour', 'jewel'] as const)
        .map((type) => Math.max(...cards.filter((card) => card.type === type).map(({ bonus }) => bonus)))
        .reduce((a, b) => a + b, 8);
    expect(best(shop)).toBe(17);
    expect(best(objects)).toBe(20);
  });
});

describe('events and specials', () => {
  rule('DQ-210', 'exactly one card waits for round 3: L’octroi', () => {
    const waiting = adventures.filter((card) => card.kind !== 'monster' && card.notBeforeRound !== undefined);
    expect(waiting.map(({ title }) => title.fr)).toEqual(['L’octroi']);
    expect(waiting[0]).toMatchObject({ kind: 'event', notBeforeRound: 3 });
    expect(told(waiting[0].effects)).toBe('gemsFraction');
  });
  test('the events of the ledger', () => {
    expect(events.map(({ effects }) => told(effects))).toEqual([
      'gemsFraction',
      'gems',
      'gems',
      'wounds',
      'wounds',
      'healAll',
      'priceChange',
      'forbidArena',
      'giveCurse',
    ]);
  });
  rule('DQ-R16', 'the specials of the ledger; one is kept', () => {
    expect(specials.map(({ effects }) => told(effects))).toEqual([
      'gems',
      'gems wounds',
      'healAll gems',
      'discardSpoilFor',
      'takeObject',
      'peek drawFrom',
      'keepCard power discardSelf',
    ]);
  });
});

describe('characters', () => {
  const abilities = ({ effects, unique }: CharacterCard): string => `${told(effects)}, once ${told([unique])}`;
  rule(['DQ-109', 'DQ-613', 'DQ-614', 'DQ-R67'], 'a trait that stays and a power that works once', () => {
    expect(Object.fromEntries(characters.map((card) => [card.id, abilities(card)]))).toEqual({
      barbarian: 'power, once power',
      warrior: 'ignoreWounds, once ignoreWounds',
      sorcerer: 'guildDraw, once reroll',
      thief: 'moveGems, once fleeAlways',
      forester: 'type, once peek drawFrom',
      bard: 'gems, once neutraliseAlly',
    });
    expect(characters.filter(({ typeToken }) => typeToken).map(({ id }) => id)).toEqual(['forester']);
  });
  test('no power of Guerrier, Sorcier or Voleur is always on', () => {
    for (const { id, effects } of characters) {
      if (id === 'barbarian' || id === 'forester') continue;
      expect(told(effects)).not.toContain('power');
    }
  });
});

describe('quests', () => {
  const condition = (one: Condition): string => {
    const { is, ...more } = one;
    return [is, ...Object.values(more)].join(' ');
  };
  rule('DQ-R63', 'the conditions and points of the ledger', () => {
    expect(quests.map(({ points, conditions }) => `${points}: ${conditions.map(condition).join(', ')}`)).toEqual([
      '2: holdsBonus weapon 4',
      '3: strictlyFewestTP, roundAtLeast 3',
      '2: spoils creature 2',
      '2: spoils humanoid 2',
      '2: spoils undead 2',
      '3: spoilTypesAtLeast 3',
      '3: spoils dragonOrTypeless 1',
      '2: holdsAllTypes',
      '2: gemsAtLeast 10',
      '1: woundsAtLeast 4',
      '2: count arenaWins 2',
      '2: count arenaDefences 1',
      '1: count arenaAllyWins 2',
      '2: count dungeonHelps 2',
      '1: count kritikWins 1',
      '2: count bestMonsterBeaten 16',
      '2: powerAtLeast 14',
      '3: spoils any 5',
    ]);
  });
  test('the two of the book come by their names', () => {
    expect(named(quests, 'La quête du Tranchant').points).toBe(2);
    expect(named(quests, 'La quête du miséreux').points).toBe(3);
  });
});
