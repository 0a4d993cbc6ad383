import type { Static } from 'typebox';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { MOST_PROBLEMS } from '../../pack-check.ts';
import { MOST_PACK_BYTES } from '../../packs.ts';
import { mistakesOf } from '../../test/packs.ts';
import { rule } from '../../test/rule.ts';
import { makeContent, SET } from '../content/index.ts';
import { contentOf } from '../content/set.ts';
import type { ability, clause, condition, standing } from '../pack/clauses.ts';
import { packs } from '../pack/index.ts';
import type { Ability, Clause, Condition, Standing } from '../rules/clauses.ts';
import type { Options } from '../rules/options.ts';
import { changed, type Draft, housePack } from './packs.ts';

const options = {} as Options;
const mistakes = (change: (pack: Draft) => unknown): string[] =>
  mistakesOf(
    packs,
    changed((pack) => void change(pack)),
  );
const remarks = (change: (pack: Draft) => unknown): string[] => {
  const { remarks: said = [] } = packs.about(changed((pack) => void change(pack)));
  return said.map(({ place, says }) => `${place}: ${says.en}`);
};

describe('our own set is a pack', () => {
  test('without a mistake or a remark, of a size people can send, and it makes the same table', () => {
    expect(packs.check(housePack())).toEqual([]);
    expect(remarks(() => {})).toEqual([]);
    expect(JSON.stringify(housePack(), null, 2).length).toBeLessThan(MOST_PACK_BYTES);
    expect(makeContent(options, 4, packs.example())).toEqual(contentOf(SET, true));
    const { name, decks } = packs.about(packs.example());
    expect(`${name}: ${decks.map(({ title, cards }) => `${cards} ${title.en}`).join(', ')}`).toBe(
      'Marchands de Karanor: 37 territories, 10 stories, 30 insignia, 7 deliveries, 34 commerces, 50 quests, 8 sequels, 14 artefacts, 22 black market cards',
    );
  });

  test('little has to be written', () => {
    const pack = changed((draft) => {
      for (const field of ['resources', 'sequels', 'prices']) Reflect.deleteProperty(draft, field);
      draft.stories[0] = { id: 'orphan', title: 'Orphelin', gold: 4, income: 2 };
      draft.quests = [{ id: 'rest', title: 'Repos', prestige: 1, options: [{}] }];
      draft.commerces[0] = {
        id: 'hut',
        title: 'Cabane',
        tag: 'shop',
        gold: 1,
        income: 1,
        prestige: 0,
        bonus: { gold: 1, effects: [{ does: 'gainGold', n: 1, who: 'self' }] },
      };
      draft.blackMarket[0] = { id: 'luck', title: 'Chance', timing: 'ownTurn', effects: [{ does: 'nothing' }] };
    });
    expect(packs.check(pack)).toEqual([]);
    const content = makeContent(options, 2, pack);
    expect(content.isPack).toBe(true);
    expect(content.prices).toEqual(SET.prices);
    expect(content.resources[0].title.fr).toBe('vin');
    expect(content.stories[0]).toMatchObject({ glyph: '', tokens: [0, 0, 0, 0, 0, 0, 0], bonus: [] });
    expect(content.quests).toEqual([
      {
        id: 'rest',
        title: { fr: 'Repos', en: 'Repos' },
        glyph: '',
        tale: { fr: '', en: '' },
        step: null,
        sequel: -1,
        minPlayers: 2,
        place: { at: 'none' },
        conditions: [],
        prestige: 1,
        options: [{ label: { fr: '', en: '' }, costs: [], effects: [] }],
        immediate: false,
      },
    ]);
    expect(content.commerces[0]).toMatchObject({ other: [], bonus: { tokens: [0, 0, 0, 0, 0, 0, 0] } });
    expect(content.blackMarket[0]).toMatchObject({ if: [], costs: [], target: { who: 'none', if: [] } });
  });

  rule('MK-R02', 'a resource may be renamed, prices may be those of the owner’s box', () => {
    const pack = changed((draft) => {
      draft.resources = { iron: { title: { fr: 'sel', en: 'salt' } } };
      draft.prices = { villa: 9 };
    });
    expect(packs.check(pack)).toEqual([]);
    const { resources, prices } = makeContent(options, 2, pack);
    expect(resources[5]).toEqual({ title: { fr: 'sel', en: 'salt' }, glyph: 'metal-bar' });
    expect(prices).toEqual({ ...SET.prices, villa: 9 });
  });

  test('the schema says what the rules can do, no less and no more', () => {
    expectTypeOf<Static<typeof clause>>().toExtend<Clause>();
    expectTypeOf<Clause['does']>().toExtend<Static<typeof clause>['does']>();
    expectTypeOf<Static<typeof condition>>().toExtend<Condition>();
    expectTypeOf<Condition['is']>().toExtend<Static<typeof condition>['is']>();
    expectTypeOf<Static<typeof standing>>().toExtend<Standing>();
    expectTypeOf<Standing['does']>().toExtend<Static<typeof standing>['does']>();
    expectTypeOf<Static<typeof ability>>().toExtend<Ability>();
    expectTypeOf<Ability['when']>().toExtend<Static<typeof ability>['when']>();
    expect(packs.schema).toHaveProperty('$defs.clause');
  });
});

describe('what is odd but no mistake is remarked on', () => {
  test('counts other than those of the box', () => {
    const fewer = (pack: Draft): void => {
      pack.commerces.pop();
      pack.origins.pop();
      pack.insignia[0].copies = 9;
      delete pack.territories[2].inhabitant;
    };
    expect(mistakes(fewer)).toEqual([]);
    expect(remarks(fewer)).toEqual([
      'origins: 5, where the box has 6',
      'insignia: 31, where the box has 30',
      'commerces: 33, where the box has 34',
      'territories: 20 inhabitants, where the box has 21',
    ]);
  });

  rule('MK-R65', 'prestige from an artefact', () => {
    const crown = ({ artefacts }: Draft): void => {
      artefacts[3].abilities = [{ when: 'onIncome', do: [{ does: 'gainPrestige', n: 1, who: 'self' }] }];
    };
    expect(mistakes(crown)).toEqual([]);
    expect(remarks(crown)).toEqual([
      'artefacts[3]: gives prestige, which the book takes from commerces, quests, deliveries and villas only',
    ]);
  });
});

describe('the form of a card', () => {
  test.each<[string, (pack: Draft) => unknown, string]>([
    [
      'a field is missing',
      ({ commerces }) => delete commerces[0].gold,
      'commerces[0].gold: is missing; a whole number from 0 to 60',
    ],
    [
      'a field is mistyped',
      ({ stories }) => Object.assign(stories[0], { incom: 1 }),
      'stories[0].incom: is no field here; "income", most likely',
    ],
    [
      'a resource is unknown',
      ({ territories }) => Object.assign(territories[3], { resources: ['whine'] }),
      'territories[3].resources[0]: "whine" does not fit; "wine", most likely',
    ],
    [
      'a number is huge',
      ({ deliveries }) => Object.assign(deliveries[0], { prestige: 1e6 }),
      'deliveries[0].prestige: 1000000 does not fit; a whole number from 0 to 10',
    ],
    [
      'an id has a space',
      ({ artefacts }) => Object.assign(artefacts[0], { id: 'seven leagues' }),
      'artefacts[0].id: "seven leagues" does not fit; a short name of letters, digits and hyphens, such as "port-feral"',
    ],
    [
      'a place is not on the map',
      ({ territories }) => Object.assign(territories[0], { x: 1200 }),
      'territories[0].x: 1200 does not fit; a whole number from 0 to 1000',
    ],
    [
      'a quest is completed by an action more',
      ({ quests }) => Object.assign(quests[0], { options: [{ costs: [{ pays: 'action', n: 1 }] }] }),
      'quests[0].options[0].costs[0].pays: "action" does not fit; one of "gold", "resource"',
    ],
    [
      'a quest is nowhere',
      ({ quests }) => Object.assign(quests[0], { place: { at: 'moon' } }),
      'quests[0].place.at: "moon" does not fit; one of "none", "anyCity", "ownCity", "harbour", "territory", "landmass"',
    ],
    [
      'a clause is mistyped',
      ({ stories }) => Object.assign(stories[0], { bonus: [{ does: 'gainInsigna', insignia: 'mount' }] }),
      'stories[0].bonus[0].does: "gainInsigna" does not fit; "gainInsignia", most likely',
    ],
    [
      'income falls to nothing (MK-R16)',
      ({ blackMarket }) =>
        Object.assign(blackMarket[10], { effects: [{ does: 'loseIncome', n: 1, floor: 0, who: 'target' }] }),
      'blackMarket[10].effects[0].floor: 0 does not fit; a whole number from 1 to 20',
    ],
    [
      'it is for another game',
      (pack) => Object.assign(pack, { game: 'donjon' }),
      'game: "donjon" does not fit; "karanor"',
    ],
    [
      'there is no map',
      (pack) => Reflect.deleteProperty(pack, 'territories'),
      'territories: is missing; a list of 2 to 80',
    ],
  ])('%s', (_, change, line) => {
    expect(mistakes(change)).toEqual([line]);
  });

  test.each([[null], [[]], ['text'], [3], [{}]])('%j is no pack', (json) => {
    expect(packs.check(json).length).toBeGreaterThan(0);
  });

  test('nobody is told more than can be read', () => {
    const lines = mistakes((pack) => {
      pack.quests = Array.from({ length: 60 }, () => ({ ...pack.quests[0], prestige: -1 }));
    });
    expect(lines).toHaveLength(MOST_PROBLEMS);
  });
});
