/** Packs nobody would type: abilities drawn at random from the whole vocabulary, for tests that nothing breaks the rules. */
import type { Chance, Json } from '../../../kernel/index.ts';
import { AnyValue } from '../../test/packs.ts';
import { packs } from '../pack/index.ts';
import { schema } from '../pack/schema.ts';
import { type Draft, housePack } from './packs.ts';

/** Conditions stay shallow; where the schema wants a name, it is one the pack gives. */
const any = new AnyValue(
  schema,
  ({ properties }) => !['all', 'any', 'not'].includes(String(properties?.is?.const)),
  'kien',
);

const NAMES: { readonly [field: string]: string } = { insignia: 'mount', landmass: 'levant' };

/** The drawn value with names of the pack. */
function named(value: unknown, field?: string): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one));
  if (typeof value !== 'object' || value === null)
    return value === 'kien' && field !== undefined ? (NAMES[field] ?? value) : value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, named(one, name)]));
}

/** The smallest pack that gives those names, to judge one card at a time. */
const TRIAL = {
  game: 'karanor',
  name: 'trial',
  landmasses: [{ id: 'levant', title: 'Levant' }],
  territories: ['kien', 'unisson'].map((id, i) => ({
    id,
    title: id,
    landmass: 'levant',
    city: true,
    land: [i === 0 ? 'unisson' : 'kien'],
    x: 100 * i,
    y: 0,
  })),
  origins: ['kien', 'unisson'],
  stories: [],
  insignia: [{ id: 'mount', title: 'Monture', abilities: [{ when: 'passive', do: [{ does: 'seaFree' }] }] }],
  deliveries: [],
  commerces: [],
  quests: [],
  artefacts: [],
  blackMarket: [],
};

/** What the cards of a kind must say besides what they do. */
const PLAIN = {
  stories: { gold: 0, income: 1 },
  insignia: {},
  commerces: { tag: 'shop', gold: 0, income: 0, prestige: 0 },
  quests: { prestige: 0 },
  artefacts: {},
  blackMarket: {},
} as const;
type Deck = keyof typeof PLAIN;

function isSound(deck: Deck, doing: object): boolean {
  const card = { id: 'trial', title: 'Trial', ...PLAIN[deck], ...doing };
  const pack = { ...TRIAL, [deck]: [card, ...TRIAL[deck]] };
  return packs.check(pack).every(({ place }) => !place.startsWith(`${deck}[0]`));
}

/** Our own set with everything the cards do drawn at random. */
export function anyPack(chance: Chance): Json {
  const pack: Draft = housePack();
  /** What cannot be said together is drawn again. */
  const change = (deck: Deck, i: number, draw: () => object): void => {
    let doing = draw();
    while (!isSound(deck, doing)) doing = draw();
    Object.assign(pack[deck][i], doing);
  };
  const clauses = (): unknown[] => Array.from({ length: 1 + chance.int(3) }, () => named(any.of('clause', chance)));
  const conditions = (): unknown[] => Array.from({ length: chance.int(2) }, () => named(any.of('condition', chance)));
  const abilities = (): unknown[] => Array.from({ length: 1 + chance.int(2) }, () => named(any.of('ability', chance)));

  for (const deck of ['insignia', 'artefacts'] as const)
    for (const i of pack[deck].keys()) change(deck, i, () => ({ abilities: abilities() }));
  for (const i of pack.stories.keys()) change('stories', i, () => ({ bonus: clauses() }));
  for (const i of pack.commerces.keys())
    change('commerces', i, () => ({ other: clauses(), bonus: { gold: chance.int(4), effects: clauses() } }));
  for (const [i, { immediate }] of pack.quests.entries()) {
    change('quests', i, () => ({
      ...(immediate ? {} : { conditions: conditions() }),
      options: [{ effects: clauses() }, { costs: [{ pays: 'gold', n: 1 }], effects: clauses() }],
    }));
  }
  for (const i of pack.blackMarket.keys()) {
    change('blackMarket', i, () => ({
      timing: chance.pick(['anyStable', 'ownTurn', 'otherTurn', 'reaction']),
      if: conditions(),
      target: { who: chance.pick(['none', 'opponent', 'pair']), if: conditions() },
      costs: [],
      effects: clauses(),
    }));
  }
  return pack as unknown as Json;
}
