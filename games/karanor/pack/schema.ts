/** The format of a pack (docs/packs.md): one JSON Schema, published and checked. */
import Type, { type TProperties } from 'typebox';
import type { Schema } from '../../pack-check.ts';
import { glyph, maybe, object, packName, ref, whole, words } from '../../pack-schema.ts';
import { type Ability, type Clause, type Condition, RESOURCES, TIMINGS } from '../rules/clauses.ts';
import { ability, cardCost, clause, clauses, condition, name, questCost, resource, standing } from './clauses.ts';

/** Of one kind, copies not counted; copies are counted by the check. */
const MOST_CARDS = 200;

const id = Type.String({
  maxLength: 40,
  pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$',
  'x-right': {
    fr: 'un nom court en lettres, chiffres et tirets, comme "port-feral"',
    en: 'a short name of letters, digits and hyphens, such as "port-feral"',
  },
});
const gold = whole(0, 60);
const prestige = whole(0, 10);
const copies = maybe(whole(1, 60));
const minPlayers = maybe(whole(2, 6));
const flag = maybe(Type.Boolean());
const tokens = object(Object.fromEntries(RESOURCES.map((kind) => [kind, maybe(whole(0, 12))])));
const ids = Type.Array(name, { maxItems: 12 });
const effects = maybe(Type.Array(ref<Clause>('clause'), { maxItems: 6 }));
const conditions = maybe(Type.Array(ref<Condition>('condition'), { maxItems: 4 }));
const abilities = Type.Array(ref<Ability>('ability'), { minItems: 1, maxItems: 4 });

const list = <P extends TProperties>(fields: P) => Type.Array(object({ id, ...fields }), { maxItems: MOST_CARDS });
const deck = <P extends TProperties>(fields: P) => list({ title: words(60), glyph, ...fields });

const place = Type.Union(
  [
    object({ at: Type.Enum(['none', 'anyCity', 'ownCity', 'harbour']) }),
    object({ at: Type.Literal('territory'), territory: name }),
    object({ at: Type.Literal('landmass'), landmass: name }),
  ],
  { 'x-right': { fr: 'un lieu : { "at": … }', en: 'a place: { "at": … }' } },
);
const tale = {
  tale: maybe(words(400)),
  place: maybe(place),
  conditions,
  prestige,
  immediate: flag,
  options: Type.Array(
    object({
      label: maybe(words(80)),
      costs: maybe(Type.Array(questCost, { maxItems: 7 })),
      effects,
      prestige: maybe(prestige),
      safe: maybe(Type.Literal(true)),
    }),
    { minItems: 1, maxItems: 4 },
  ),
};

const packSchema = Type.Object(
  {
    $schema: maybe(Type.String({ maxLength: 200 })),
    game: Type.Literal('karanor'),
    name: packName,
    resources: maybe(
      object(Object.fromEntries(RESOURCES.map((kind) => [kind, maybe(object({ title: words(30), glyph }))]))),
    ),
    landmasses: Type.Array(object({ id, title: words(60) }), { minItems: 1, maxItems: 12 }),
    territories: Type.Array(
      object({
        id,
        title: words(60),
        landmass: name,
        city: flag,
        resources: maybe(Type.Array(resource, { maxItems: 7 })),
        inhabitant: flag,
        villa: flag,
        land: maybe(ids),
        sea: maybe(ids),
        x: whole(0, 1000),
        y: whole(0, 720),
      }),
      { minItems: 2, maxItems: 80 },
    ),
    origins: Type.Array(name, { minItems: 2, maxItems: 20 }),
    stories: deck({ gold, tokens: maybe(tokens), income: whole(1, 20), bonus: effects }),
    insignia: deck({ copies, abilities, curse: flag }),
    deliveries: list({ city: name, tokens, prestige, gold }),
    commerces: deck({
      copies,
      tag: Type.Enum(['inn', 'shop']),
      gold,
      tokens: maybe(tokens),
      income: whole(0, 10),
      prestige,
      other: effects,
      bonus: object({ gold, tokens: maybe(tokens), effects: clauses }),
    }),
    quests: deck({ ...tale, sequel: maybe(name), minPlayers }),
    sequels: maybe(deck(tale)),
    artefacts: deck({ minPlayers, abilities }),
    blackMarket: deck({
      copies,
      minPlayers,
      timing: Type.Enum([...TIMINGS, 'reaction']),
      if: conditions,
      target: maybe(object({ who: Type.Enum(['none', 'opponent', 'pair']), if: conditions })),
      costs: maybe(Type.Array(cardCost, { maxItems: 4 })),
      effects: clauses,
    }),
    prices: maybe(
      object({
        sea: maybe(whole(0, 20)),
        recruit: maybe(whole(0, 40)),
        villa: maybe(whole(0, 40)),
        work: maybe(whole(0, 10)),
        harvest: maybe(whole(1, 10)),
      }),
    ),
  },
  { additionalProperties: false, $defs: { ability, clause, condition, standing } },
);

/** As it is published and walked. */
export const schema = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  title: 'A pack of cards for Marchands de Karanor',
  ...(packSchema as unknown as Schema),
};
