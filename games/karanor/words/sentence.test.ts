import { describe, expect, test } from 'vitest';
import { makeContent } from '../content/index.ts';
import {
  type Ability,
  type Clause,
  type Condition,
  type Cost,
  RESOURCES,
  type Standing,
  type Target,
  TIMINGS,
  TRIGGERS,
} from '../rules/clauses.ts';
import type { ArtefactTile, BlackMarketCard, CommerceCard, QuestCard } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';
import { english } from './en/grammar.ts';
import { french } from './fr/grammar.ts';
import {
  blackMarketText,
  bonusText,
  briefText,
  deliveryText,
  effectText,
  goalText,
  grantedText,
  optionText,
  questBrief,
  questText,
  rewardText,
  storyText,
  tileText,
  whenText,
} from './sentence.ts';

const content = makeContent({} as Options, 4);
const { artefacts, blackMarket, commerces, deliveries, insignia, quests, stories } = content;
const GRAMMARS = [french, english];

const TARGETS: readonly Target[] = [
  ...(['self', 'target', 'eachOpponent', 'richestOpponent', 'poorestOpponent', 'leader'] as const),
  ...(['richerTarget', 'poorerTarget'] as const),
];

const STANDING: { readonly [D in Standing['does']]: readonly Extract<Standing, { does: D }>[] } = {
  modifyMove: [1, 2, -1, -2].flatMap((n) =>
    (['every', 'first'] as const).map((scope) => ({ does: 'modifyMove' as const, n, scope })),
  ),
  seaFare: [-1, 2].map((add) => ({ does: 'seaFare', add })),
  seaFree: [{ does: 'seaFree' }],
  modifyYield: (['harvest', 'work', 'delivery'] as const).flatMap((of) =>
    [1, 2, -1].map((n) => ({ does: 'modifyYield' as const, of, n })),
  ),
  modifyCost: (['build', 'villa', 'recruit'] as const).flatMap((of) => [
    { does: 'modifyCost' as const, of, gold: -2, tokens: 0 },
    { does: 'modifyCost' as const, of, gold: 0, tokens: -1 },
    { does: 'modifyCost' as const, of, gold: 1, tokens: 2 },
  ]),
  forbid: (['work', 'harvest', 'build', 'interact', 'recruit', 'villa'] as const).map((action) => ({
    does: 'forbid',
    action,
  })),
  immune: [{ does: 'immune' }],
  questLimit: [1, 2, -1].map((n) => ({ does: 'questLimit', n })),
  interactDraw: [1, 2].map((n) => ({ does: 'interactDraw', n })),
};
const everyStanding = Object.values(STANDING).flat() as Standing[];

/** For everybody, one and several. */
const amounts = <D extends string>(does: D, more: object = {}) =>
  TARGETS.flatMap((who) => [1, 2].map((n) => ({ does, n, who, ...more })));

/** Every clause of the vocabulary, in all its forms. */
const CLAUSES: { readonly [D in Clause['does']]: readonly Extract<Clause, { does: D }>[] } = {
  gainGold: amounts('gainGold'),
  payGold: amounts('payGold'),
  gainResource: [...RESOURCES, 'choice' as const, 'one' as const, 'any' as const].flatMap((kind) =>
    amounts('gainResource').map((clause) => ({ ...clause, kind })),
  ),
  payResource: [...RESOURCES, 'any' as const].flatMap((kind) =>
    amounts('payResource').map((clause) => ({ ...clause, kind })),
  ),
  gainIncome: amounts('gainIncome'),
  loseIncome: [0, 1].flatMap((floor) => amounts('loseIncome').map((clause) => ({ ...clause, floor }))),
  gainPrestige: amounts('gainPrestige'),
  losePrestige: amounts('losePrestige'),
  gainInsignia: ['mount', 'curseOfSalanche'].map((kind) => ({ does: 'gainInsignia', insignia: kind })),
  loseInsignia: TARGETS.map((who) => ({ does: 'loseInsignia', insignia: 'mount', who })),
  drawArtefact: [1, 2].map((draw) => ({ does: 'drawArtefact', draw })),
  drawQuest: [
    { does: 'drawQuest', draw: 1, keep: 1 },
    { does: 'drawQuest', draw: 3, keep: 2 },
  ],
  drawBlackMarket: [1, 2].map((n) => ({ does: 'drawBlackMarket', n })),
  discardBlackMarket: amounts('discardBlackMarket'),
  discardQuest: amounts('discardQuest'),
  gainAssociate: (['wine', 'choice'] as const).map((kind) => ({ does: 'gainAssociate', kind })),
  promoteAssociate: [{ does: 'promoteAssociate' }],
  takeAssociate: [0, 5].map((compensation) => ({ does: 'takeAssociate', compensation })),
  gainActions: [1, 3].map((n) => ({ does: 'gainActions', n })),
  movePawn: [
    { does: 'movePawn', to: 'chosenCity' },
    { does: 'movePawn', to: { territory: 'leCimetiere' } },
  ],
  grant: everyStanding.flatMap((standing) =>
    (['turn', 'next'] as const).flatMap((during) =>
      TARGETS.map((who) => ({ does: 'grant' as const, standing, during, who })),
    ),
  ),
  transferGold: TARGETS.flatMap((from) =>
    TARGETS.filter((to) => to !== from).map((to) => ({ does: 'transferGold' as const, n: 2, from, to })),
  ),
  stealResource: [1, 2].map((n) => ({ does: 'stealResource', n })),
  swapResource: [1, 2].map((n) => ({ does: 'swapResource', n })),
  takeCard: [{ does: 'takeCard' }],
  cancelCard: [{ does: 'cancelCard' }],
  placeInhabitant: [{ does: 'placeInhabitant', territory: 'kien' }],
  replaceDelivery: [{ does: 'replaceDelivery' }],
  nothing: [{ does: 'nothing' }],
};
const everyClause = Object.values(CLAUSES).flat() as Clause[];

const COUNTED = [
  'goldAtLeast',
  'artefactsAtLeast',
  'commercesAtLeast',
  'villasAtLeast',
  'questsAtLeast',
  'blackMarketAtLeast',
  'incomeAtLeast',
  'playersAtLeast',
] as const;
const SIMPLE: readonly Condition[] = [
  { is: 'atTerritory', territory: 'leCimetiere' },
  ...(['any', 'own', 'withoutOwn'] as const).map((city) => ({ is: 'atCity' as const, city })),
  { is: 'atCityOfTarget' },
  { is: 'onLandmass', landmass: 'levant' },
  { is: 'atHarbour' },
  ...COUNTED.flatMap((is) => [1, 4].map((n) => ({ is, n }))),
  ...([...RESOURCES, 'any'] as const).flatMap((kind) =>
    [1, 2].map((n) => ({ is: 'resourceAtLeast' as const, kind, n })),
  ),
  ...[1, 2].map((n) => ({ is: 'insigniaAtLeast' as const, insignia: 'mount', n })),
  ...[1, 2].flatMap((n): Condition[] => [
    { is: 'associatesAtLeast', n },
    { is: 'associatesAtLeast', n, unpromoted: true },
  ]),
  { is: 'morePrestigeThanOwner' },
  ...[0, 1, 3].map((steps) => ({ is: 'within' as const, steps })),
  { is: 'reserveAtLeast', kind: 'iron', n: 2 },
];
const CONDITIONS: readonly Condition[] = [
  ...SIMPLE,
  ...SIMPLE.map((of) => ({ is: 'not' as const, of })),
  { is: 'all', of: SIMPLE.slice(0, 2) },
  { is: 'any', of: SIMPLE.slice(0, 3) },
  { is: 'not', of: { is: 'any', of: SIMPLE.slice(0, 2) } },
];

const COSTS: readonly Cost[] = [
  { pays: 'gold', n: 2 },
  ...([...RESOURCES, 'any'] as const).flatMap((kind) => [1, 2].map((n) => ({ pays: 'resource' as const, kind, n }))),
  ...[1, 2].map((n) => ({ pays: 'action' as const, n })),
  { pays: 'discardSelf' },
  { pays: 'exhaustSelf', per: 'turn' },
  { pays: 'exhaustSelf', per: 'game' },
];

/** Sentences: a capital, one stop at the end, nothing forgotten or doubled. */
function isWell(text: string): void {
  expect(text).toMatch(/^[\p{Lu}+−].*\.$/u);
  expect(text).not.toMatch(
    /undefined|\[object|NaN|null| {2}|,,|\.\.|, ,| ,| \.|\bà [Ll]e\b|\bde [Ll]es?\b|\b[1]\s\S+s de plus/,
  );
}

const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const able = (...abilities: Ability[]): ArtefactTile => ({ ...artefacts[0], abilities });
const played = (card: Partial<BlackMarketCard>): BlackMarketCard => ({
  ...blackMarket[0],
  timing: 'anyStable',
  if: [],
  target: { who: 'none', if: [] },
  costs: [],
  effects: [{ does: 'cancelCard' }],
  ...card,
});

describe('the whole vocabulary can be said', () => {
  test.each(TRIGGERS)('every clause, %s', (when) => {
    for (const grammar of GRAMMARS)
      for (const clause of everyClause) isWell(tileText(grammar, content, able({ when, do: [clause] })));
  });
  test('every clause on a card, in full and in few words', () => {
    for (const grammar of GRAMMARS) {
      for (const clause of everyClause) {
        isWell(effectText(grammar, content, played({ effects: [clause], target: { who: 'opponent', if: [] } })));
        expect(briefText(grammar, content, [clause], 'bonus')).toMatch(/\S/);
      }
    }
  });
  test('every standing clause, on a tile and told of somebody', () => {
    for (const grammar of GRAMMARS) {
      for (const standing of everyStanding) {
        isWell(tileText(grammar, content, able({ when: 'passive', do: [standing] })));
        for (const whose of ['yours', 'theirs'] as const) expect(grantedText(grammar, standing, whose)).toMatch(/\S/);
      }
    }
  });
  test('every condition, of oneself, of a target, as a goal', () => {
    for (const grammar of GRAMMARS) {
      for (const condition of CONDITIONS) {
        isWell(whenText(grammar, content, played({ if: [condition] })));
        isWell(effectText(grammar, content, played({ target: { who: 'opponent', if: [condition] } })));
        isWell(effectText(grammar, content, played({ target: { who: 'pair', if: [condition] } })));
        isWell(goalText(grammar, content, { ...quests[0], conditions: [condition] }));
      }
    }
  });
  test('every cost, every timing', () => {
    for (const grammar of GRAMMARS) {
      for (const timing of TIMINGS) {
        for (const cost of COSTS) {
          isWell(tileText(grammar, content, able({ when: 'used', timing, costs: [cost], do: [{ does: 'takeCard' }] })));
        }
      }
    }
  });
  test('different things are said differently', () => {
    for (const grammar of GRAMMARS) {
      const said = everyClause.map((clause) => tileText(grammar, content, able({ when: 'onTurnStart', do: [clause] })));
      // One token of one kind is one token of choice; what is granted to one of the others may be told alike.
      const different = new Set(
        said.filter((_, i) => everyClause[i].does !== 'grant' && !isOneOfChoice(everyClause[i])),
      );
      expect(different.size).toBe(
        everyClause.filter((clause) => clause.does !== 'grant' && !isOneOfChoice(clause)).length,
      );
    }
  });
  const isOneOfChoice = (clause: Clause): boolean =>
    clause.does === 'gainResource' && clause.kind === 'one' && clause.n === 1;
});

describe('the cards of the house', () => {
  test('have good sentences in both languages', () => {
    for (const grammar of GRAMMARS) {
      for (const tile of [...insignia, ...artefacts]) isWell(tileText(grammar, content, tile));
      for (const card of blackMarket) {
        isWell(blackMarketText(grammar, content, card));
        isWell(whenText(grammar, content, card));
        isWell(effectText(grammar, content, card));
      }
      for (const card of commerces) {
        isWell(rewardText(grammar, content, card));
        isWell(bonusText(grammar, content, card));
      }
      for (const story of stories) isWell(storyText(grammar, content, story).replace(/^\d+/, 'N'));
      for (const card of deliveries) isWell(deliveryText(grammar, content, card));
      for (const quest of quests) {
        isWell(questText(grammar, content, quest));
        quest.options.forEach((_, option) => void isWell(optionText(grammar, content, quest, option)));
      }
    }
  });
  test('are short enough for small cards', () => {
    for (const grammar of GRAMMARS) {
      for (const quest of quests) {
        const { where, what } = questBrief(grammar, content, quest);
        expect(where.length, where).toBeLessThanOrEqual(24);
        expect(what.length, what).toBeLessThanOrEqual(30);
      }
      for (const { bonus, other } of commerces) {
        for (const clauses of [bonus.effects, other]) {
          const brief = briefText(grammar, content, clauses, 'commerce');
          expect(brief.length, brief).toBeLessThanOrEqual(22);
        }
      }
    }
  });
});

describe('sentences', () => {
  const titled = <T extends { readonly title: { readonly fr: string } }>(list: readonly T[], fr: string): T => {
    const card = list.find(({ title }) => title.fr === fr);
    if (card === undefined) throw new Error(`no card ${fr}`);
    return card;
  };
  const commerce = (fr: string): CommerceCard => titled(commerces, fr);
  const quest = (fr: string): QuestCard => titled(quests, fr);

  test('of the cards of the book', () => {
    const inn = commerce('Auberge populaire');
    expect(plain(rewardText(french, content, inn))).toBe('Gagnez 1 de revenu et 1 prestige.');
    expect(plain(bonusText(french, content, inn))).toBe('Payez 3 or de plus : gagnez l’insigne Monture.');
    expect(bonusText(english, content, inn)).toBe('Pay 3 gold more: gain the Mount insignia.');
    const campfire = quest('Feu de Camp');
    expect(plain(questText(french, content, campfire))).toBe(
      'Allez dans une cité, au choix : payez 2 diamants, gagnez 1 prestige et 8 or ; ou payez 10 or, gagnez 1 prestige, puis piochez 2 artefacts pour en garder 1.',
    );
    expect(plain(optionText(french, content, campfire, 0))).toBe('Payez 2 diamants : gagnez 1 prestige et 8 or.');
    expect(storyText(english, content, stories[0])).toBe('3 gold, 1 wine, 1 wood, income 2, the Captain insignia.');
    expect(plain(deliveryText(french, content, deliveries[0]))).toBe(
      'Apportez 3 bois à Unisson : gagnez 1 prestige et 4 or.',
    );
  });
  test('places have their articles in French, and cities are names in a sentence', () => {
    expect(goalText(french, content, quest('Le Fossoyeur à louer'))).toBe('Allez au Cimetière.');
    expect(goalText(french, content, quest('La Leçon des ruines'))).toBe('Allez aux Ruines de l’Aube.');
    expect(goalText(french, content, quest('La Tarte du prévôt'))).toBe('Allez à Kien.');
    expect(goalText(english, content, quest('La Leçon des ruines'))).toBe('Go to the Ruins of Dawn.');
  });
  test('of who is aimed at', () => {
    expect(plain(blackMarketText(french, content, titled(blackMarket, 'Chantage')))).toBe(
      'À tout moment, visez deux adversaires : le plus riche des deux paie 2 or à l’autre, puis vous paie 1 or.',
    );
    expect(blackMarketText(english, content, titled(blackMarket, 'Taxe illégale'))).toBe(
      'At any time, each opponent pays you 1 gold.',
    );
    const rich: Condition = { is: 'goldAtLeast', n: 6 };
    expect(
      plain(effectText(french, content, played({ target: { who: 'opponent', if: [{ is: 'not', of: rich }] } }))),
    ).toBe('Visez un adversaire sauf s’il a au moins 6 or : annulez cette carte.');
  });
  test('of what holds for the next action only', () => {
    expect(plain(blackMarketText(french, content, titled(blackMarket, 'Passage clandestin')))).toBe(
      'À votre tour, votre prochain déplacement de ce tour va 1 territoire plus loin et passe la mer gratuitement.',
    );
  });
  test('say how often and at what price', () => {
    const tile = able({
      when: 'used',
      timing: 'ownTurn',
      costs: [
        { pays: 'exhaustSelf', per: 'game' },
        { pays: 'action', n: 1 },
        { pays: 'gold', n: 2 },
      ],
      do: [{ does: 'drawBlackMarket', n: 2 }],
    });
    expect(tileText(french, content, tile)).toBe(
      'À votre tour, une fois par partie, pour 1 action et 2 or, piochez 2 cartes de marché noir.',
    );
    expect(tileText(english, content, tile)).toBe(
      'On your turn, once per game, for 1 action and 2 gold, draw 2 black market cards.',
    );
  });
});
