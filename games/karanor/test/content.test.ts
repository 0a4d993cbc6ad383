/** The cards and tiles of the house against what the ledger asks of each kind (docs/rules/karanor.md, Content). */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { makeContent } from '../content/index.ts';
import { type Clause, DIAMOND, ORDINARY_KINDS, RESOURCES } from '../rules/clauses.ts';
import type { CommerceCard, StoryTile } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';

const content = makeContent({} as Options);
const { artefacts, blackMarket, commerces, deliveries, insignia, quests, stories, territories } = content;

const LETTERS = 'VBFMTID';
const letters = (tokens: readonly number[]): string => tokens.map((n, kind) => LETTERS[kind].repeat(n)).join('');
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const ofFourPlus = (cards: readonly { readonly id: string; readonly minPlayers: number }[]): string[] =>
  cards.filter(({ minPlayers }) => minPlayers === 4).map(({ id }) => id);
const hasDiamondLast = RESOURCES.indexOf('diamond') === DIAMOND;

describe('every kind', () => {
  rule(['MK-324', 'MK-R02'], 'has the count of the box, and there are seven resources', () => {
    const counts = { artefacts, blackMarket, commerces, deliveries, insignia, stories };
    expect(Object.fromEntries(Object.entries(counts).map(([kind, { length }]) => [kind, length]))).toEqual({
      artefacts: 14,
      blackMarket: 22,
      commerces: 34,
      deliveries: 7,
      insignia: 30,
      stories: 10,
    });
    expect(quests.filter(({ step }) => step !== 2)).toHaveLength(50);
    expect(quests.filter(({ step }) => step === 2)).toHaveLength(8);
    expect(RESOURCES).toHaveLength(7);
    expect(content.resources.map(({ title }) => title.fr)).toEqual([
      'vin',
      'bois',
      'fruit',
      'viande',
      'tissu',
      'fer',
      'diamant',
    ]);
    expect(hasDiamondLast && ORDINARY_KINDS === DIAMOND).toBe(true);
  });

  test.each(Object.entries({ artefacts, blackMarket, commerces, deliveries, insignia, quests, stories }))(
    '%s have ids of their own',
    (_, cards) => {
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    },
  );

  test.each(Object.entries({ artefacts, commerces, stories, places: territories }))(
    '%s have titles of their own in both languages',
    (_, cards) => {
      expect(new Set(cards.map(({ title }) => title.fr)).size).toBe(cards.length);
      expect(new Set(cards.map(({ title }) => title.en)).size).toBe(cards.length);
    },
  );

  test('every picture is one of game-icons, and a sprite can hold them', () => {
    const cards = [
      ...artefacts,
      ...blackMarket,
      ...commerces,
      ...insignia,
      ...quests,
      ...stories,
      ...content.resources,
    ];
    const glyphs = new Set(cards.map(({ glyph }) => glyph));
    for (const glyph of glyphs) expect(Object.hasOwn(gameIcons.icons, glyph), glyph).toBe(true);
    expect(glyphs.size).toBeLessThanOrEqual(110);
  });

  test('no text has a straight apostrophe', () => {
    const words = JSON.stringify([content.territories, stories, insignia, commerces, quests, artefacts, blackMarket]);
    expect(words).not.toContain("'");
  });

  test('the cards marked 4+ stay in the content: the set-up takes them out', () => {
    expect(ofFourPlus(artefacts)).toEqual(['A13', 'A14']);
    expect(ofFourPlus(blackMarket)).toEqual(['debauchage', 'taxe-illegale', 'chantage']);
    for (const { minPlayers } of [...artefacts, ...blackMarket, ...quests]) expect([2, 4]).toContain(minPlayers);
  });
});

describe('stories', () => {
  const given = ({ gold, tokens, income, bonus }: StoryTile): string =>
    `${gold}g ${letters(tokens)} ${income} ${bonus.map(bonusOf).join()}`;
  const bonusOf = (clause: Clause): string => ('insignia' in clause ? clause.insignia : clause.does);
  /** What a bonus is worth: gold 1, ordinary token 1.5, diamond 3, income step 6. */
  const WORTH: Record<string, number> = {
    captain: 3,
    foreman: 3,
    bodyguard: 3,
    drawBlackMarket: 3,
    builder: 4,
    drawQuest: 2,
    mount: 6,
    gainAssociate: 6,
  };
  const points = ({ gold, tokens, income, bonus }: StoryTile): number =>
    gold +
    1.5 * sum(tokens.slice(0, DIAMOND)) +
    3 * tokens[DIAMOND] +
    6 * (income - 2) +
    sum(bonus.map((clause) => WORTH[bonusOf(clause)]));

  test('give what the ledger says, nine points or half a point more', () => {
    expect(stories.map(given)).toEqual([
      '3g VB 2 captain',
      '2g M 2 mount',
      '3g  3 ',
      '3g TI 2 drawBlackMarket',
      '3g BI 2 foreman',
      '2g V 2 gainAssociate',
      '4g FM 2 drawQuest',
      '2g TD 2 bodyguard',
      '2g BI 2 builder',
      '6g FT 2 ',
    ]);
    expect(stories.map(points)).toEqual([9, 9.5, 9, 9, 9, 9.5, 9, 9.5, 9, 9]);
  });
});

describe('insignia', () => {
  rule('MK-R52', 'thirty tiles of ten kinds, each with its effect', () => {
    const kinds = [...new Set(insignia.map(({ kind }) => kind))];
    expect(kinds.map((kind) => `${insignia.filter((one) => one.kind === kind).length} ${kind}`)).toEqual([
      '8 mount',
      '4 captain',
      '3 foreman',
      '3 harvester',
      '3 builder',
      '2 courier',
      '2 notable',
      '2 recruiter',
      '2 bodyguard',
      '1 curseOfSalanche',
    ]);
    expect(insignia.filter(({ curse }) => curse).map(({ kind }) => kind)).toEqual(['curseOfSalanche']);
    const standing = (kind: string): unknown => insignia.find((one) => one.kind === kind)?.abilities[0].do;
    expect(standing('mount')).toEqual([{ does: 'modifyMove', n: 1, scope: 'every' }]);
    expect(standing('captain')).toEqual([{ does: 'seaFare', add: -1 }]);
    expect(standing('builder')).toEqual([{ does: 'modifyCost', of: 'build', gold: -1, tokens: 0 }]);
    expect(standing('notable')).toEqual([{ does: 'modifyCost', of: 'villa', gold: -2, tokens: 0 }]);
    expect(standing('recruiter')).toEqual([{ does: 'modifyCost', of: 'recruit', gold: -2, tokens: 0 }]);
    expect(standing('courier')).toEqual([{ does: 'modifyYield', of: 'delivery', n: 2 }]);
    expect(standing('curseOfSalanche')).toEqual([
      { does: 'modifyMove', n: -1, scope: 'every' },
      { does: 'forbid', action: 'work' },
    ]);
  });
});

describe('deliveries', () => {
  test('each city once, each resource once, where the landmass has none of it', () => {
    const told = deliveries.map(
      ({ city, tokens, prestige, gold }) => `${territories[city].id} ${letters(tokens)} ${prestige}P ${gold}g`,
    );
    expect(told).toEqual([
      'unisson BBB 1P 4g',
      'caldreuil MMM 1P 4g',
      'kien FFF 1P 4g',
      'tessevigne TTT 1P 4g',
      'portFeral VVV 1P 4g',
      'ormelie III 1P 3g',
      'perlance DDD 1P 2g',
    ]);
    for (const { city, tokens } of deliveries.slice(0, 6)) {
      const kind = tokens.findIndex((n) => n > 0);
      const made = territories.filter(({ landmass }) => landmass === territories[city].landmass);
      expect(made.some(({ resources }) => resources.includes(kind))).toBe(false);
    }
  });
});

describe('commerces', () => {
  const [balanced, income, prestige, small] = [
    [1, 1],
    [2, 0],
    [null, 2],
    [1, 0],
  ].map(([steps, crowns]) =>
    commerces.filter((one) => one.prestige === crowns && (steps === null || one.income === steps)),
  );

  test('12 balanced, 8 for income, 8 for prestige, 6 small, and each with a bonus', () => {
    expect([balanced, income, prestige, small].map(({ length }) => length)).toEqual([12, 8, 8, 6]);
    expect(Math.max(...commerces.map((one) => one.prestige))).toBe(2);
    for (const one of prestige) expect(one.income, one.id).toBe(0);
    for (const { bonus, id } of commerces) {
      expect(bonus.effects, id).toHaveLength(1);
      expect(bonus.gold, id).toBeGreaterThan(0);
    }
    for (const one of commerces) expect(one.other.length, one.id).toBe(small.includes(one) ? 1 : 0);
  });

  test('every ordinary kind is asked 15 or 16 times, diamond 7', () => {
    const asked = RESOURCES.map((_, kind) => sum(commerces.map(({ tokens }) => tokens[kind])));
    expect(asked.pop()).toBe(7);
    for (const n of asked) expect([15, 16]).toContain(n);
  });

  test('the inn of the book is C01, and the numbers are those of the ledger', () => {
    const told = ({ id, gold, tokens, income: steps, prestige: crowns, bonus }: CommerceCard): string =>
      `${id} ${gold} ${letters(tokens)} ${steps}/${crowns} ${bonus.gold}`;
    expect(commerces[0].title.fr).toBe('Auberge populaire');
    expect(commerces.map(told).join(', ')).toBe(
      'C01 6 FMT 1/1 3, C02 7 VBM 1/1 2, C03 6 BTT 1/1 3, C04 6 MMI 1/1 3, C05 7 VVB 1/1 2, C06 6 BFF 1/1 3, ' +
        'C07 7 TII 1/1 3, C08 7 BMT 1/1 3, C09 7 MTI 1/1 3, C10 7 VFI 1/1 2, C11 6 BBI 1/1 2, C12 7 VBT 1/1 2, ' +
        'C13 4 FT 2/0 3, C14 4 BM 2/0 2, C15 4 VF 2/0 2, C16 5 VI 2/0 3, C17 4 TT 2/0 2, C18 4 VM 2/0 3, ' +
        'C19 5 FI 2/0 3, C20 8  2/0 4, C21 14 VMTID 0/2 4, C22 14 BIDD 0/2 6, C23 15 VFTD 0/2 3, ' +
        'C24 14 VFMTD 0/2 3, C25 14 BMIID 0/2 3, C26 15 VBFTI 0/2 3, C27 15 BFMD 0/2 6, C28 15 VBFMI 0/2 4, ' +
        'C29 3 VF 1/0 2, C30 3 VM 1/0 2, C31 3 FT 1/0 3, C32 4 MI 1/0 4, C33 3 BF 1/0 2, C34 6 BT 1/0 5',
    );
  });
});

describe('black market', () => {
  test('15 against others, 5 for oneself, 2 counters; prestige is lost by two cards', () => {
    const counters = blackMarket.filter(({ timing }) => timing === 'reaction');
    const hostile = blackMarket.filter(
      ({ target, effects }) => target.who !== 'none' || JSON.stringify(effects).includes('eachOpponent'),
    );
    expect([hostile.length, blackMarket.length - hostile.length - counters.length, counters.length]).toEqual([
      15, 5, 2,
    ]);
    const disgrace = blackMarket.filter(({ effects }) => effects.some(({ does }) => does === 'losePrestige'));
    expect(disgrace.map(({ title }) => title.fr)).toEqual(['Rumeur', 'Rumeur']);
  });

  rule('MK-R16', 'one card costs one victim little', () => {
    for (const { effects, id } of blackMarket) {
      const from = (who: string): number =>
        sum(effects.map((one) => (one.does === 'transferGold' && one.from === who ? one.n : 0)));
      for (const who of ['target', 'richerTarget', 'eachOpponent']) expect(from(who), id).toBeLessThanOrEqual(3);
      for (const one of effects) {
        if (one.does === 'stealResource' || one.does === 'losePrestige' || one.does === 'loseIncome')
          expect(one.n, id).toBe(1);
        if (one.does === 'loseIncome') expect(one.floor).toBe(1);
      }
    }
  });
});

rule(['MK-809', 'MK-R65'], 'nothing but commerces, quests, deliveries and villas gives prestige', () => {
  const others = JSON.stringify([artefacts, insignia, blackMarket, stories, commerces.map(({ bonus }) => bonus)]);
  expect(others).not.toContain('gainPrestige');
});

rule('MK-R01', 'what the lost icons stood for: prices in gold, prestige beside the gold of a delivery', () => {
  expect(content.prices).toEqual({ sea: 2, recruit: 5, villa: 8, work: 1, harvest: 2 });
  expect(deliveries[0]).toMatchObject({ id: 'D1', tokens: [0, 3, 0, 0, 0, 0, 0], prestige: 1, gold: 4 });
  expect(commerces[0]).toMatchObject({ id: 'C01', gold: 6, tokens: [0, 0, 1, 1, 1, 0, 0], bonus: { gold: 3 } });
});
