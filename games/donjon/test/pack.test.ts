import type { Static } from 'typebox';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { MOST_PROBLEMS } from '../../pack-check.ts';
import { MOST_PACK_BYTES } from '../../packs.ts';
import { mistakesOf } from '../../test/packs.ts';
import { rule } from '../../test/rule.ts';
import { makeContent, SET } from '../content/index.ts';
import { contentOf } from '../content/set.ts';
import type { clause, condition, questCondition } from '../pack/clauses.ts';
import { packs } from '../pack/index.ts';
import type { Clause, Condition } from '../rules/clauses.ts';
import type { Options } from '../rules/options.ts';
import { english } from '../words/en/grammar.ts';
import { abilityText } from '../words/sentence.ts';
import { changed, type Draft, housePack } from './packs.ts';

const options = {} as Options;
const mistakes = (change: (pack: Draft) => void): string[] => mistakesOf(packs, changed(change));
/** The mistakes of one effect on the first object, or on the first card of another deck. */
const ofEffect = (effect: unknown, deck: 'objects' | 'monsters' | 'specials' | 'events' = 'objects'): string[] =>
  mistakes((pack) => {
    pack[deck][0] = { ...pack[deck][0], effects: [effect] };
  }).map((line) => line.replace(`${deck}[0].effects[0].`, ''));

describe('our own set is a pack', () => {
  rule('DQ-915', 'without a mistake, of a size people can send, and it makes the same table', () => {
    expect(packs.check(housePack())).toEqual([]);
    expect(JSON.stringify(housePack(), null, 2).length).toBeLessThan(MOST_PACK_BYTES);
    expect(makeContent(options, 4, packs.example())).toEqual(contentOf(SET));
    expect(packs.about(packs.example())).toEqual({
      name: 'Donjon, Quêtes et Trahisons',
      decks: [
        { title: { fr: 'monstres', en: 'monsters' }, cards: 48 },
        { title: { fr: 'spéciales', en: 'specials' }, cards: 7 },
        { title: { fr: 'événements', en: 'events' }, cards: 9 },
        { title: { fr: 'objets', en: 'objects' }, cards: 21 },
        { title: { fr: 'quêtes', en: 'quests' }, cards: 18 },
        { title: { fr: 'personnages', en: 'characters' }, cards: 6 },
      ],
    });
  });

  test('little has to be written', () => {
    const pack = changed(({ monsters, objects, quests, characters }) => {
      monsters[0] = { id: 'rat', title: 'Rat', type: 'creature', power: 6, gems: 2, points: 0 };
      objects[0] = { id: 'dague', title: 'Dague', type: 'weapon', price: 2, bonus: 1 };
      quests[0] = { id: 'or', title: 'L’or', points: 2, conditions: [{ is: 'gemsAtLeast', n: 10 }] };
      const { unique } = characters[0];
      characters[0] = { id: 'heros', title: 'Héros', trait: 'Rien', power: 'Tout', unique };
    });
    expect(packs.check(pack)).toEqual([]);
    const content = makeContent(options, 3, pack);
    expect(content.adventures[0]).toMatchObject({
      kind: 'monster',
      title: { fr: 'Rat', en: 'Rat' },
      glyph: '',
      effects: [],
    });
    expect(content.objects[0]).toMatchObject({ dragon: false, effects: [] });
    expect(content.quests[0].tale).toEqual({ fr: '', en: '' });
    expect(content.characters[0]).toMatchObject({
      trait: { fr: 'Rien', en: 'Rien' },
      power: { fr: 'Tout', en: 'Tout' },
      typeToken: false,
      effects: [],
    });
  });

  test('copies are cards of their own', () => {
    const pack = changed((draft) => {
      draft.counts = 'free';
      draft.monsters[0].copies = 3;
    });
    expect(packs.check(pack)).toEqual([]);
    const ids = makeContent(options, 3, pack).adventures.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['cellar-rat-1', 'cellar-rat-2', 'cellar-rat-3']);
    expect(ids).toHaveLength(66);
  });

  test('the schema says what the rules can do, no less and no more', () => {
    expectTypeOf<Static<typeof clause>>().toExtend<Clause>();
    expectTypeOf<Clause['does']>().toExtend<Static<typeof clause>['does']>();
    expectTypeOf<Static<typeof condition>>().toExtend<Condition>();
    expectTypeOf<Condition['is']>().toExtend<Static<typeof condition>['is']>();
    expectTypeOf<Static<typeof questCondition>>().toExtend<Condition>();
    expect(packs.schema).toHaveProperty('$defs.clause');
  });
});

describe('the form of a card', () => {
  test.each<[string, (pack: Draft) => unknown, string]>([
    [
      'a field is missing',
      ({ monsters }) => delete monsters[0].power,
      'monsters[0].power: is missing; a whole number from 1 to 60',
    ],
    [
      'a field is mistyped',
      ({ objects }) => Object.assign(objects[0], { bonsu: 1 }),
      'objects[0].bonsu: is no field here; "bonus", most likely',
    ],
    [
      'a type is unknown',
      ({ monsters }) => Object.assign(monsters[0], { type: 'undaed' }),
      'monsters[0].type: "undaed" does not fit; "undead", most likely',
    ],
    [
      'a number is huge',
      ({ monsters }) => Object.assign(monsters[3], { gems: 1e6 }),
      'monsters[3].gems: 1000000 does not fit; a whole number from 0 to 40',
    ],
    [
      'an event does nothing',
      ({ events }) => Object.assign(events[2], { effects: [] }),
      'events[2].effects: is empty; 1 to 6 abilities: all such cards have one',
    ],
    [
      'a quest reads a fight',
      ({ quests }) => Object.assign(quests[0], { conditions: [{ is: 'won' }] }),
      'quests[0].conditions[0].is: "won" does not fit; one of "roundAtLeast", "gemsAtLeast", "gemsAtMost", "woundsAtLeast", "powerAtLeast", "holdsType", "holdsBonus", "holdsAllTypes", "spoils", "spoilTypesAtLeast", "strictlyFewestTP", "count"',
    ],
    [
      'a quest asks for nothing',
      ({ quests }) => Object.assign(quests[0], { conditions: [] }),
      'quests[0].conditions: is empty; a list of 1 to 4',
    ],
    [
      'a character has no power',
      ({ characters }) => delete characters[1].unique,
      'characters[1].unique: is missing; an object { … }',
    ],
    [
      'it is for another game',
      (pack) => Object.assign(pack, { game: 'bazar-quest' }),
      'game: "bazar-quest" does not fit; "donjon"',
    ],
    ['there is no temple', (pack) => Reflect.deleteProperty(pack, 'temple'), 'temple: is missing; an object { … }'],
  ])('%s', (_, change, line) => {
    expect(mistakes((pack) => void change(pack))).toEqual([line]);
  });

  test.each([[null], [[]], ['text'], [3], [{}]])('%j is no pack', (json) => {
    expect(packs.check(json).length).toBeGreaterThan(0);
  });

  test('nobody is told more than can be read', () => {
    const lines = mistakes((pack) => {
      pack.monsters = Array.from({ length: 60 }, () => ({ ...pack.monsters[0], power: 0 }));
    });
    expect(lines).toHaveLength(MOST_PROBLEMS);
  });
});

describe('abilities', () => {
  test.each<[string, unknown, string]>([
    [
      'an unknown clause',
      { on: 'onTurnStart', do: [{ does: 'gem', n: 5, who: 'self' }] },
      'do[0].does: "gem" does not fit; "gems", most likely',
    ],
    [
      'an unknown moment',
      { on: 'beforeDise', do: [{ does: 'doublePowerAndDie' }] },
      'on: "beforeDise" does not fit; "beforeDice", most likely',
    ],
    [
      'an unknown condition',
      { on: 'onWin', if: [{ is: 'wun' }], do: [{ does: 'drawAgain' }] },
      'if[0].is: "wun" does not fit; "won", most likely',
    ],
    [
      'nothing is given',
      { on: 'onWin', do: [{ does: 'gems', n: 0, who: 'self' }] },
      'do[0].n: 0 does not fit; a whole number from −20 to 20, but not 0',
    ],
    [
      'a deed that would be done all the time',
      { on: 'whileHeld', do: [{ does: 'gems', n: 1, who: 'self' }] },
      'do[0].does: "gems" makes no sense at "whileHeld"; another "on", or a clause that lasts',
    ],
    [
      'a standing ability that ends',
      { on: 'whileHeld', do: [{ does: 'power', n: 1, during: 'round' }] },
      'do[0].during: "round" does not go with "on": "whileHeld"; "held"',
    ],
    [
      'a passing ability that does not end',
      { on: 'onTurnStart', do: [{ does: 'power', n: 1, during: 'held' }] },
      'do[0].during: "held" does not go with "on": "onTurnStart"; one of "round", "ownTurn"',
    ],
    [
      'a fight outside a fight',
      { on: 'onTurnStart', do: [{ does: 'power', n: 1, during: 'combat' }] },
      'do[0].during: "combat" does not go with "on": "onTurnStart"; one of "round", "ownTurn"',
    ],
    [
      'dice that do not lie yet',
      { on: 'beforeDice', do: [{ does: 'reroll', die: 'own' }] },
      'do[0].does: "reroll" makes no sense at "beforeDice"; "on": "afterDice"',
    ],
    [
      'recovery at a moment',
      { on: 'onTurnStart', do: [{ does: 'recover', n: 2 }] },
      'do[0].does: "recover" makes no sense at "onTurnStart"; "on": "whileHeld"',
    ],
    [
      'an object that is kept like a special',
      { on: 'onBuy', do: [{ does: 'keepCard' }] },
      'do[0].does: makes no sense here; "keepCard" only goes into specials',
    ],
    [
      'a card drawn from those nobody looked at',
      { on: 'onTurnStart', do: [{ does: 'drawFrom' }] },
      'do[0].does: no card has been looked at; "peek" just before',
    ],
    [
      'a loser before there is one',
      { on: 'beforeDice', do: [{ does: 'wounds', n: 1, who: 'beatenPrincipal' }] },
      'do[0]: "beatenPrincipal" makes no sense at "beforeDice"; "on": one of "onWin", "onLose", "afterArena"',
    ],
    [
      'gems given to oneself',
      { on: 'onWin', do: [{ does: 'moveGems', n: 1, from: 'self', to: 'self' }] },
      'do[0].to: giver and receiver are the same; somebody else',
    ],
    [
      'a mistake inside a choice',
      { on: 'onWin', do: [{ does: 'choice', of: [[{ does: 'drawAgain' }], [{ does: 'reorder' }]] }] },
      'do[0].of[1][0].does: no card has been looked at; "peek" just before',
    ],
  ])('%s', (_, effect, line) => {
    expect(ofEffect(effect)).toEqual([line]);
  });

  test('a purchase is an object’s', () => {
    const effect = { on: 'onBuy', do: [{ does: 'drawAgain' }] };
    expect(ofEffect(effect)).toEqual([]);
    expect(ofEffect(effect, 'events')).toEqual(['on: makes no sense here; on an object only']);
  });

  test('choices go three deep, no deeper, and are not endless', () => {
    const choice = (of: unknown[]) => [{ does: 'choice', of: [[{ does: 'drawAgain' }], of] }];
    const three = choice(choice([{ does: 'drawAgain' }]));
    expect(ofEffect({ on: 'onWin', do: three })).toEqual([]);
    expect(ofEffect({ on: 'onWin', do: choice(three) })).toEqual([
      'do[0].of[1][0].of[1][0].of[0]: too many choices inside each other; 3 levels at most',
      'do[0].of[1][0].of[1][0].of[1]: too many choices inside each other; 3 levels at most',
    ]);
    const wide = { does: 'choice', of: Array.from({ length: 4 }, () => Array(4).fill({ does: 'drawAgain' })) };
    expect(ofEffect({ on: 'onWin', do: [wide, wide] })).toEqual(['do: 34 clauses; 24 at most, choices included']);
  });

  test('a text of one’s own is allowed, and quoted on the card', () => {
    const effect = { on: 'onWin', do: [{ does: 'manual', text: { fr: 'Chantez.', en: 'Sing.' } }] };
    expect(ofEffect(effect, 'monsters')).toEqual([]);
    const pack = changed(({ monsters }) => Object.assign(monsters[0], { effects: [effect] }));
    expect(abilityText(english, makeContent(options, 3, pack).adventures[0])).toBe(
      'If you beat it, apply by hand: “Sing”.',
    );
  });
});

describe('the whole set', () => {
  rule(['DQ-106', 'DQ-R15'], 'what is for sale has a price, a dragon object has none', () => {
    expect(mistakes(({ objects }) => Object.assign(objects[0], { price: 0 }))).toEqual([
      'objects[0].price: nothing is free at the shop; 1 or more',
    ]);
    expect(mistakes(({ objects }) => Object.assign(objects[18], { price: 3 }))).toEqual([
      'objects[18].price: a dragon object is not for sale; 0',
    ]);
  });

  test('a deck has the cards of the box, or with free counts as many as can be played', () => {
    const fewer = (counts?: 'free') => (pack: Draft) => {
      if (counts) pack.counts = counts;
      pack.monsters = pack.monsters.slice(0, 11);
      pack.quests = pack.quests.slice(0, 5);
      pack.characters = pack.characters.slice(0, 2);
      pack.objects = [];
    };
    expect(mistakes(fewer())).toEqual([
      'monsters: 11 cards, copies counted; 48, as in the box, or "counts": "free"',
      'characters: 2 cards, copies counted; 6, as in the box, or "counts": "free"',
      'quests: 5 cards, copies counted; 18, as in the box, or "counts": "free"',
      'objects: 0 objects for sale, copies counted; 18, as in the box, or "counts": "free"',
      'objects: 0 dragon objects, copies counted; 3, as in the box, or "counts": "free"',
      'monsters: 0 dragons, copies counted; 3, as in the box, or "counts": "free"',
    ]);
    expect(mistakes(fewer('free'))).toEqual([
      'monsters: 11 cards, copies counted; from 12 to 200',
      'characters: 2 cards, copies counted; from 3 to 24',
      'quests: 5 cards, copies counted; from 6 to 100',
    ]);
  });

  rule('DQ-210', 'few cards wait for their round: they are drawn again and again', () => {
    const waiting = (pack: Draft) => {
      pack.counts = 'free';
      pack.events = pack.events.map((event) => ({ ...event, notBeforeRound: 3, copies: 2 }));
    };
    expect(mistakes(waiting)).toEqual(['events: 21 cards wait for their round, dragons included; 12 at most']);
  });

  test('no two cards of a kind have one id, nor two of the dungeon', () => {
    expect(mistakes(({ objects }) => Object.assign(objects[2], { id: objects[1].id }))).toEqual([
      'objects[2].id: "blessed-stake" is taken by objects[1].id; a name no other card has',
    ]);
    expect(mistakes(({ events, monsters }) => Object.assign(events[0], { id: monsters[1].id }))).toEqual([
      'events[0].id: "spitting-toad" is taken by monsters[1]; a name no other adventure card has',
    ]);
  });

  test('a deck has not endlessly many clauses', () => {
    const wide = Array(6).fill({ does: 'drawAgain' });
    const lines = mistakes((pack) => {
      pack.counts = 'free';
      pack.monsters = pack.monsters.map((monster) => ({ ...monster, copies: 3, effects: [{ on: 'onWin', do: wide }] }));
    });
    expect(lines).toContain('monsters: 864 clauses, copies counted; 600 at most');
  });
});
