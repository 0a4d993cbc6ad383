import type { Static } from 'typebox';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { MOST_PROBLEMS } from '../../pack-check.ts';
import { MOST_PACK_BYTES } from '../../packs.ts';
import { mistakesOf } from '../../test/packs.ts';
import { rule } from '../../test/rule.ts';
import { makeContent, SET } from '../content/index.ts';
import { contentOf } from '../content/set.ts';
import type { clause, condition } from '../pack/clauses.ts';
import { packs } from '../pack/index.ts';
import type { Clause, Condition, Effect } from '../rules/clauses.ts';
import type { Options } from '../rules/options.ts';
import { changed, type Draft, housePack } from './packs.ts';

const options = { unshakeableHeroes: false } as Options;
const mistakes = (change: (pack: Draft) => void): string[] => mistakesOf(packs, changed(change));
/** The mistakes of one effect on the first item, or on the first card of another deck. */
const ofEffect = (effect: unknown, deck: 'items' | 'heroes' | 'monsters' | 'employees' = 'items'): string[] =>
  mistakes((pack) => {
    pack[deck][0] = { ...pack[deck][0], effects: [effect] };
  }).map((line) => line.replace(`${deck}[0].effects[0].`, ''));
const doing = (...clauses: unknown[]): string[] => ofEffect({ on: 'fightStart', do: clauses });

describe('our own set is a pack', () => {
  test('without a mistake, of a size people can send, and it makes the same table', () => {
    expect(packs.check(housePack())).toEqual([]);
    expect(JSON.stringify(housePack(), null, 2).length).toBeLessThan(MOST_PACK_BYTES);
    expect(makeContent(options, 4, packs.example())).toEqual(contentOf(SET));
    expect(packs.about(packs.example())).toEqual({
      name: 'Bazar Quest',
      decks: [
        { title: { fr: 'objets', en: 'items' }, cards: 112 },
        { title: { fr: 'héros', en: 'heroes' }, cards: 16 },
        { title: { fr: 'monstres', en: 'monsters' }, cards: 12 },
        { title: { fr: 'aventures', en: 'adventures' }, cards: 18 },
        { title: { fr: 'employés', en: 'employees' }, cards: 20 },
      ],
    });
  });

  test('a card may have one title for both languages and no picture', () => {
    const pack = changed(({ items }) => {
      items[0].title = 'Torche';
      delete items[0].glyph;
    });
    expect(packs.check(pack)).toEqual([]);
    const [first] = makeContent(options, 4, pack).items;
    expect(first).toMatchObject({ title: { fr: 'Torche', en: 'Torche' }, glyph: '' });
  });

  test('the schema says what the rules can do, no less and no more', () => {
    expectTypeOf<Static<typeof clause>>().toExtend<Clause>();
    expectTypeOf<Clause['does']>().toExtend<Static<typeof clause>['does']>();
    expectTypeOf<Static<typeof condition>>().toExtend<Condition>();
    expectTypeOf<Condition['is']>().toExtend<Static<typeof condition>['is']>();
    expect(packs.schema).toHaveProperty('$defs.clause');
  });
});

describe('the form of a card', () => {
  rule('BZ-R06', 'a price, purse, reward or coin effect that is no multiple of 5 is refused', () => {
    const right = 'a multiple of 5';
    expect(mistakes(({ items }) => Object.assign(items[3], { price: 7 }))).toEqual([
      `items[3].price: 7 does not fit; ${right} from 0 to 100`,
    ]);
    expect(mistakes(({ heroes }) => Object.assign(heroes[1], { purse: 12 }))).toEqual([
      `heroes[1].purse: 12 does not fit; ${right} from 0 to 100`,
    ]);
    expect(mistakes(({ monsters }) => Object.assign(monsters[11], { rewardDefeated: 1 }))).toEqual([
      `monsters[11].rewardDefeated: 1 does not fit; ${right} from 0 to 100`,
    ]);
    expect(mistakes((pack) => Object.assign(pack, { upgradePrice: { display: 11, storage: 5 } }))).toEqual([
      `upgradePrice.display: 11 does not fit; ${right} from 0 to 100`,
    ]);
    expect(doing({ does: 'gainCoins', n: 3, who: 'owner' })).toEqual([
      `do[0].n: 3 does not fit; ${right} from 5 to 100 or an object { … }`,
    ]);
    expect(doing({ does: 'gainCoins', n: { per: 'wounds', times: 4 }, who: 'owner' })).toEqual([
      `do[0].n.times: 4 does not fit; ${right} from 5 to 100`,
    ]);
    const dearer = { does: 'addStat', stat: 'price', of: 'hand', by: 1, during: 'round' };
    expect(doing(dearer)).toEqual([`do[0].by: 1 does not fit; ${right} from −100 to 100 or an object { … }`]);
    expect(doing({ does: 'addStat', stat: 'hearts', of: 'hand', by: 1, during: 'round' })).toEqual([]);
  });

  test.each<[string, (pack: Draft) => unknown, string]>([
    [
      'a field is missing',
      ({ items }) => delete items[0].hearts,
      'items[0].hearts: is missing; a whole number from 0 to 20',
    ],
    [
      'a field is mistyped',
      ({ items }) => Object.assign(items[0], { atack: 1 }),
      'items[0].atack: is no field here; "attack", most likely',
    ],
    [
      'a number is a text',
      ({ items }) => Object.assign(items[0], { price: '10' }),
      'items[0].price: "10" does not fit; a multiple of 5 from 0 to 100',
    ],
    [
      'a number is no whole one',
      ({ items }) => Object.assign(items[0], { hearts: 1.5 }),
      'items[0].hearts: 1.5 does not fit; a whole number from 0 to 20',
    ],
    [
      'a number is huge',
      ({ items }) => Object.assign(items[0], { attack: 1e9 }),
      'items[0].attack: 1000000000 does not fit; a whole number from −20 to 20',
    ],
    [
      'a name is too long',
      ({ items }) => Object.assign(items[0], { title: 'x'.repeat(61) }),
      `items[0].title: "${'x'.repeat(38)}… does not fit; a text of 1 to 60 characters or an object { … }`,
    ],
    [
      'a name is blank',
      ({ items }) => Object.assign(items[0], { title: '   ' }),
      'items[0].title: is blank, or has an invisible character; a text of 1 to 60 characters or an object { … }',
    ],
    [
      'a name turns the line around',
      ({ heroes }) => Object.assign(heroes[0], { name: 'Brann\u202e' }),
      'heroes[0].name: is blank, or has an invisible character; a text of 1 to 40 characters',
    ],
    [
      'a picture is no name',
      ({ items }) => Object.assign(items[0], { glyph: '<svg>' }),
      'items[0].glyph: "<svg>" does not fit; the name of a silhouette of game-icons, such as "crossed-swords"',
    ],
    [
      'a language is missing',
      ({ items }) => Object.assign(items[0], { title: { fr: 'Torche' } }),
      'items[0].title.en: is missing; a text of 1 to 60 characters',
    ],
    [
      'an id has odd letters',
      ({ items }) => Object.assign(items[0], { id: 'Épée 1' }),
      'items[0].id: "Épée 1" does not fit; a short name of small letters, digits and hyphens, such as "torch-2"',
    ],
    [
      'a hero has no ability',
      ({ heroes }) => Object.assign(heroes[2], { effects: [] }),
      'heroes[2].effects: is empty; 1 to 6 abilities: all such cards have one',
    ],
    [
      'a phase is unknown',
      ({ employees }) => Object.assign(employees[0], { phase: 'suply' }),
      'employees[0].phase: "suply" does not fit; "supply", most likely',
    ],
    [
      'a level is unknown',
      ({ monsters }) => Object.assign(monsters[0], { level: 4 }),
      'monsters[0].level: 4 does not fit; one of 1, 2, 3',
    ],
    [
      'a deck is missing',
      (pack) => Reflect.deleteProperty(pack, 'adventures'),
      'adventures: is missing; a list of 0 to 300',
    ],
    [
      'it is for another game',
      (pack) => Object.assign(pack, { game: 'chess' }),
      'game: "chess" does not fit; "bazar-quest"',
    ],
    [
      'it has a card too many times',
      ({ items }) => Object.assign(items[0], { copies: 61 }),
      'items[0].copies: 61 does not fit; a whole number from 1 to 60',
    ],
  ])('%s', (_, change, line) => {
    expect(mistakes((pack) => void change(pack))).toEqual([line]);
  });

  test.each([[null], [[]], ['text'], [3], [{}]])('%j is no pack', (json) => {
    expect(packs.check(json).length).toBeGreaterThan(0);
  });

  test('nobody is told more than can be read', () => {
    const lines = mistakes(({ items }) => {
      for (const item of items) Object.assign(item, { price: 1 });
    });
    expect(lines).toHaveLength(MOST_PROBLEMS);
  });
});

describe('abilities', () => {
  test.each<[string, unknown, string]>([
    [
      'an unknown clause',
      { on: 'fightStart', do: [{ does: 'gainCoin', n: 5, who: 'owner' }] },
      'do[0].does: "gainCoin" does not fit; "gainCoins", most likely',
    ],
    [
      'an unknown moment',
      { on: 'itemSodl', do: [{ does: 'takeQuestToken' }] },
      'on: "itemSodl" does not fit; "itemSold", most likely',
    ],
    [
      'an unknown condition',
      { on: 'fightStart', if: [{ is: 'firstToFigt' }], do: [{ does: 'takeQuestToken' }] },
      'if[0].is: "firstToFigt" does not fit; "firstToFight", most likely',
    ],
    [
      'an unknown target',
      { on: 'fightStart', do: [{ does: 'gainGlory', n: 1, who: 'owners' }] },
      'do[0].who: "owners" does not fit; "owner", most likely',
    ],
    [
      'an unknown number',
      { on: 'fightStart', do: [{ does: 'setStat', stat: 'atack', of: 'hero', to: 1, during: 'fight' }] },
      'do[0].stat: "atack" does not fit; "attack", most likely',
    ],
    [
      'a target of another number',
      { on: 'fightStart', do: [{ does: 'doubleStat', stat: 'attack', of: 'owner', during: 'fight' }] },
      'do[0].of: "owner" does not fit; one of "hero", "heroInCentre", "richestInCentre", "poorestInCentre", "centre", "fighting", "living"',
    ],
    ['nothing done', { on: 'fightStart', do: [] }, 'do: is empty; a list of 1 to 6'],
    [
      'too much done',
      { on: 'fightStart', do: Array.from({ length: 7 }, () => ({ does: 'takeQuestToken' })) },
      'do: has 7 entries; a list of 1 to 6',
    ],
    [
      'a comparison without a number',
      { on: 'fightStart', do: [{ does: 'returnGearToHand', filter: { price: ['<='] } }] },
      'do[0].filter.price: has 1 entries; a comparison and a number, such as ["<=", 10]',
    ],
    [
      'a standing ability that ends',
      { on: 'static', do: [{ does: 'anyClass', of: 'hero', during: 'fight' }] },
      'do[0].during: "fight" does not go with "on": "static"; "inPlay"',
    ],
    [
      'a passing ability that does not end',
      { on: 'fightStart', do: [{ does: 'anyClass', of: 'hero', during: 'inPlay' }] },
      'do[0].during: "inPlay" does not go with "on": "fightStart"; "fight", "phase" or "round"',
    ],
    [
      'a deed that would be done all the time',
      { on: 'static', do: [{ does: 'gainCoins', n: 5, who: 'owner' }] },
      'do[0].does: "gainCoins" is done once, and "static" lasts; another "on", or a clause that lasts',
    ],
    [
      'points before the end',
      { on: 'fightStart', do: [{ does: 'scoreBonus', n: 1, who: 'owner' }] },
      'do[0].does: "scoreBonus" makes no sense at "fightStart"; "on": "gameEnd" or "static"',
    ],
    [
      'a class that is not in the set',
      { on: 'fightStart', do: [{ does: 'addClass', class: 'theif', of: 'hero', during: 'round' }] },
      'do[0].class: class "theif" is not in "classes"; "thief", most likely',
    ],
    [
      'such a class in a filter',
      { on: 'fightStart', do: [{ does: 'returnGearToHand', filter: { class: 'bard' } }] },
      'do[0].filter.class: class "bard" is not in "classes"; one of "warrior", "mage", "thief", "priest"',
    ],
    [
      'such a class in a condition',
      {
        on: 'fightStart',
        if: [{ is: 'not', of: { is: 'heroClass', class: 'bard' } }],
        do: [{ does: 'takeQuestToken' }],
      },
      'if[0].of.class: class "bard" is not in "classes"; one of "warrior", "mage", "thief", "priest"',
    ],
    [
      'a hero that is not in the set',
      { on: 'fightStart', if: [{ is: 'heroTitle', title: 'Voleurs' }], do: [{ does: 'takeQuestToken' }] },
      'if[0].title: no card is called "Voleurs"; "Voleur", most likely',
    ],
    [
      'a monster’s word on an item',
      { on: 'fightStart', do: [{ does: 'takeQuestToken' }], alsoWhenDefeated: true },
      'alsoWhenDefeated: makes no sense here; nothing: only monsters say it',
    ],
  ])('%s', (_, effect, line) => {
    expect(ofEffect(effect)).toEqual([line]);
  });

  test('conditions go three deep, no deeper', () => {
    const not = (of: unknown) => ({ is: 'not', of });
    const three = { is: 'all', of: [not({ is: 'firstToFight' })] };
    expect(ofEffect({ on: 'fightStart', if: [three], do: [{ does: 'takeQuestToken' }] })).toEqual([]);
    expect(ofEffect({ on: 'fightStart', if: [not(three)], do: [{ does: 'takeQuestToken' }] })).toEqual([
      'if[0].of.of[0].of: too many conditions inside each other; 3 levels at most',
    ]);
  });

  test('an employee works in the phase on the tab', () => {
    const effect = { on: 'fightStart', do: [{ does: 'takeQuestToken' }] };
    expect(ofEffect(effect, 'employees')).toEqual([
      'on: "fightStart" does not happen during "supply"; one of "monsterRevealed", "supplyStart", "supplyEnd", "static", "gameEnd"',
    ]);
    expect(ofEffect({ ...effect, on: 'supplyEnd' }, 'employees')).toEqual([]);
  });

  test('only items say where they work from', () => {
    const effect = { on: 'supplyEnd', from: 'hand', do: [{ does: 'takeQuestToken' }] };
    expect(ofEffect(effect)).toEqual([]);
    expect(ofEffect(effect, 'heroes')).toEqual(['from: makes no sense here; nothing: only items say it']);
  });
});

describe('the whole set', () => {
  rule('BZ-R07', 'classes are data: a box with other icons can be typed in, and cards name only its own', () => {
    const pack = changed(({ classes, items, heroes }) => {
      classes.push({ id: 'bard', title: 'Barde' });
      items[0].classes = ['bard'];
      heroes[0].classes = ['bard', 'mage'];
    });
    expect(packs.check(pack)).toEqual([]);
    const content = makeContent(options, 4, pack);
    expect(content.items[0].classes).toBe(16);
    expect(content.heroes[0].classes).toBe(16 + 2);
    expect(mistakes(({ items }) => Object.assign(items[0], { classes: ['wariror'] }))).toEqual([
      'items[0].classes[0]: class "wariror" is not in "classes"; "warrior", most likely',
    ]);
    expect(mistakes(({ heroes }) => Object.assign(heroes[0], { classes: [] }))).toEqual([
      'heroes[0].classes: no class; at least one class, or "anyClass": true',
    ]);
  });

  rule('BZ-R30', 'an item may show no class, or all of them by one word', () => {
    const pack = changed(({ items }) => {
      Object.assign(items[0], { classes: [], copies: 1 });
      Object.assign(items[1], { classes: [], anyClass: true });
    });
    expect(makeContent(options, 4, pack).items.slice(0, 2)).toMatchObject([{ classes: 0 }, { classes: 15 }]);
    const { items } = housePack();
    Object.assign(items[0], { classes: [] });
    expect(mistakes((draft) => Object.assign(draft, { items }))).toEqual([]);
  });

  rule('BZ-R49', 'a deck has the cards of the box, or with free counts as many as can be played', () => {
    const fewer = (counts?: 'free') => (pack: Draft) => {
      if (counts) pack.counts = counts;
      pack.items = [{ ...pack.items[0], copies: 23 }];
      pack.monsters = pack.monsters.filter(({ level }) => level !== 2);
    };
    expect(mistakes(fewer())).toEqual([
      'items: 23 cards, copies counted; 112, as in the box, or "counts": "free"',
      'monsters: 8 cards, copies counted; 12, as in the box, or "counts": "free"',
      'monsters: 0 monster(s) of level 2; 4 per level',
    ]);
    expect(mistakes(fewer('free'))).toEqual([
      'items: 23 cards, copies counted; from 24 to 300',
      'monsters: 0 monster(s) of level 2; at least 1 per level',
    ]);
    const most = (pack: Draft) => {
      pack.counts = 'free';
      pack.items = Array.from({ length: 6 }, (_, i) => ({ ...pack.items[0], id: `a${i}`, copies: 60 }));
    };
    expect(mistakes(most)).toEqual(['items: 360 cards, copies counted; from 24 to 300']);
  });

  test('no two cards of a kind have one id, copies included', () => {
    const lines = mistakes(({ items }) => {
      items[2].id = items[1].id;
    });
    expect(lines).toEqual([
      expect.stringMatching(/^items\[2\]\.id: ".*" is taken by items\[1\]\.id; a name no other card has$/),
    ]);
    const twice = mistakes(({ heroes }) => Object.assign(heroes[1], { id: heroes[0].id, copies: 2 }));
    expect(twice[0]).toMatch(/^heroes\[1\]\.id: ".*" is taken by heroes\[0\]\.id/);
  });

  rule('BZ-R64', 'a card whose effects name adventure cards cannot claim that it does not', () => {
    const effects: Effect[] = [{ on: 'adventureDealt', do: [{ does: 'redrawAdventure', of: 'hero' }] }];
    expect(mistakes(({ items }) => Object.assign(items[0], { effects, refersToAdventure: false }))).toEqual([
      'items[0].refersToAdventure: false, but an effect names adventure cards; true, or nothing',
    ]);
    const pack = changed(({ items }) => Object.assign(items[0], { effects }));
    expect(packs.check(pack)).toEqual([]);
    expect(makeContent(options, 4, pack).items[0].refersToAdventure).toBe(true);
  });
});
