/** The 50 quests and 8 sequels against the bounds of the ledger (docs/rules/karanor.md, Content). */
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { makeContent } from '../content/index.ts';
import { ORDINARY_KINDS, RESOURCES } from '../rules/clauses.ts';
import type { QuestCard } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';

const { quests, territories, landmasses } = makeContent({} as Options);

const sequels = quests.filter(({ step }) => step === 2);
const firsts = quests.filter(({ step }) => step === 1);
const single = quests.filter(({ step }) => step === null);
const immediate = single.filter((quest) => quest.immediate);
const milestones = single.filter(({ conditions }) => conditions.length > 0);
const choices = single.filter((quest) => quest.options.length > 1 && !quest.immediate);
const learning = single.filter(({ options }) => options.length === 1 && options[0].costs[0]?.pays === 'gold');
const errands = single.filter(({ options }) => options.length === 1 && options[0].costs[0]?.pays === 'resource');

const placeOf = ({ place }: QuestCard): string =>
  place.at === 'territory' ? territories[place.territory].id : place.at;
const goldOf = ({ options: [{ effects }] }: QuestCard): number =>
  effects.reduce((sum, one) => sum + (one.does === 'gainGold' ? one.n : 0), 0);
const tokensOf = (quest: QuestCard): number =>
  quest.options.flatMap(({ costs }) => costs).reduce((sum, one) => sum + (one.pays === 'resource' ? one.n : 0), 0);
const asked = (kind: string): number =>
  quests
    .flatMap(({ options }) => options.flatMap(({ costs }) => costs))
    .reduce((sum, one) => sum + (one.pays === 'resource' && one.kind === kind ? one.n : 0), 0);

describe('the archetypes', () => {
  test('16 errands, 8 lessons, 8 choices, 6 on the spot, 8 first parts, 4 milestones', () => {
    expect([errands, learning, choices, immediate, firsts, milestones].map(({ length }) => length)).toEqual([
      16, 8, 8, 6, 8, 4,
    ]);
  });

  test('an errand brings 1 to 3 ordinary tokens for 1 prestige; three tokens are paid 3 gold', () => {
    for (const quest of errands) {
      expect(quest.prestige).toBe(1);
      expect(quest.place.at).toBe('territory');
      const [tokens, reward] = [tokensOf(quest), goldOf(quest)];
      if (tokens === 3) expect(reward, quest.id).toBe(3);
      else expect(reward <= 1, quest.id).toBe(true);
    }
  });

  test('a lesson costs 4 to 6 gold and gives an insignia; a mount costs 2 or 3 and gives no prestige', () => {
    const taught = learning.map(({ options: [{ effects }] }) => ('insignia' in effects[0] ? effects[0].insignia : ''));
    expect([...taught].sort()).toEqual(
      ['mount', 'mount', 'captain', 'foreman', 'builder', 'courier', 'notable', 'bodyguard'].sort(),
    );
    for (const [i, quest] of learning.entries()) {
      const [cost] = quest.options[0].costs;
      const isMount = taught[i] === 'mount';
      expect(isMount ? [2, 3] : [4, 5, 6]).toContain(cost.pays === 'gold' && cost.n);
      expect(quest.prestige).toBe(isMount ? 0 : 1);
    }
  });

  test('a choice gives 1 prestige; the Campfire is that of the book', () => {
    for (const { prestige, options } of choices) expect([prestige, options.length]).toEqual([1, 2]);
    const fire = quests.find(({ title }) => title.fr === 'Feu de Camp');
    expect(fire).toMatchObject({
      prestige: 1,
      place: { at: 'anyCity' },
      options: [
        { costs: [{ pays: 'resource', kind: 'diamond', n: 2 }], effects: [{ does: 'gainGold', n: 8, who: 'self' }] },
        { costs: [{ pays: 'gold', n: 10 }], effects: [{ does: 'drawArtefact', draw: 2 }] },
      ],
    });
  });

  rule('MK-R34', 'on the spot: no prestige, no place, and one safe way that costs nothing', () => {
    for (const quest of quests.filter((one) => one.immediate)) {
      expect([quest.prestige, quest.place.at, quest.conditions.length]).toEqual([0, 'none', 0]);
      const safe = quest.options.filter((option) => option.safe);
      expect(safe).toHaveLength(1);
      expect(safe[0].costs).toEqual([]);
    }
    for (const quest of quests.filter((one) => !one.immediate))
      expect(quest.options.some((option) => option.safe)).toBe(false);
  });

  test('a milestone is shown in any city for 1 prestige and 1 gold', () => {
    expect(milestones.map(({ conditions }) => conditions)).toEqual([
      [{ is: 'associatesAtLeast', n: 3 }],
      [{ is: 'commercesAtLeast', n: 3 }],
      [{ is: 'goldAtLeast', n: 12 }],
      [{ is: 'villasAtLeast', n: 2 }],
    ]);
    for (const quest of milestones) expect([placeOf(quest), quest.prestige, goldOf(quest)]).toEqual(['anyCity', 1, 1]);
  });
});

describe('the chains', () => {
  test('each first part has the sequel of its name, at the places of the ledger', () => {
    expect(
      firsts.map((first) => `${first.title.fr}: ${placeOf(first)} ${first.prestige}, ${placeOf(quests[first.sequel])}`),
    ).toEqual([
      'Le Cimetière: leCimetiere 0, none',
      'La Tour muette: tourDesMages 0, tourDesMages',
      'Le Naufrage: plageEchoues 0, phareEchoval',
      'La Route du lin: champsDeLin 0, presFileuses',
      'Les Loups du Gué: gueTroisLunes 0, none',
      'L’Orpheline d’Unisson: pontMurmures 0, unisson',
      'La Dette du corsaire: anseCorsaires 0, none',
      'Le Filon perdu: minesFargrise 0, fossePrismes',
    ]);
    for (const first of firsts) expect(quests[first.sequel]).toMatchObject({ step: 2, title: first.title });
    expect(new Set(firsts.map(({ sequel }) => sequel)).size).toBe(8);
    for (const quest of [...single, ...sequels]) expect(quest.sequel).toBe(-1);
  });

  test('three sequels are decided on the spot, five give 1 or 2 prestige with an artefact, or 2 with 3 gold', () => {
    const told = sequels.map(({ prestige, options, immediate: isNow }) => {
      const gives = options[options.length - 1].effects.map((one) =>
        one.does === 'gainGold' ? `${one.n}g` : one.does,
      );
      return `${isNow ? 'now' : prestige}: ${gives.join(' ')}`;
    });
    expect(told).toEqual([
      'now: gainInsignia drawArtefact',
      '2: 3g',
      '1: drawArtefact',
      '2: 3g',
      'now: movePawn drawArtefact',
      '1: drawArtefact',
      'now: movePawn drawArtefact',
      '2: 3g',
    ]);
    const cursed = quests.filter(({ options }) => JSON.stringify(options).includes('curseOfSalanche'));
    expect(cursed.map(({ title, step }) => `${title.fr} ${step}`)).toEqual(['Le Cimetière 2']);
  });
});

describe('the whole set', () => {
  test('gives 0.7 to 0.8 prestige a card', () => {
    const mean = quests.reduce((sum, { prestige }) => sum + prestige, 0) / quests.length;
    expect(mean >= 0.7 && mean <= 0.8, String(mean)).toBe(true);
  });

  test('asks each ordinary kind 5 to 7 times', () => {
    for (const kind of RESOURCES.slice(0, ORDINARY_KINDS)) expect([5, 6, 7], kind).toContain(asked(kind));
  });

  test('uses every territory as a place or a source', () => {
    const places = new Set(quests.map(placeOf));
    const unused = territories.filter(
      ({ id, resources }) => !places.has(id) && !resources.some((kind) => asked(RESOURCES[kind]) > 0),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });

  test('puts no more than 35 % of its places on one landmass', () => {
    const places = quests.flatMap(({ place }) => (place.at === 'territory' ? [territories[place.territory]] : []));
    for (const [i, { id }] of landmasses.entries()) {
      const share = places.filter(({ landmass }) => landmass === i).length / places.length;
      expect(share, id).toBeLessThanOrEqual(0.35);
    }
  });

  test('marks six quests 4+ that speak of rivals, and no sequel', () => {
    const marked = quests.filter(({ minPlayers }) => minPlayers === 4);
    expect(marked).toHaveLength(6);
    for (const { step, tale } of marked) {
      expect(step).toBe(null);
      expect(tale.fr).toContain('rivaux');
      expect(tale.en).toContain('rivals');
    }
  });

  test('every quest tells a short tale in both languages, under a name of its own', () => {
    for (const quest of quests) {
      for (const told of [quest.tale.fr, quest.tale.en]) {
        expect(told.length, quest.id).toBeLessThanOrEqual(150);
        expect(told.match(/[.?!](?=\s|$|”)/g)?.length ?? 0, quest.id).toBeLessThanOrEqual(4);
      }
      for (const { label } of quest.options) expect(label.fr.length * label.en.length).toBeGreaterThan(0);
    }
    const own = quests.filter(({ step }) => step !== 2);
    expect(new Set(own.map(({ title }) => title.fr)).size).toBe(50);
    expect(new Set(own.map(({ title }) => title.en)).size).toBe(50);
  });
});
