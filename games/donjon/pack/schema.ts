/** The format of a pack (docs/packs.md): one JSON Schema, published and checked. */
import Type, { type TProperties } from 'typebox';
import type { Schema } from '../../pack-check.ts';
import { counts, glyph, id, maybe, object, packName, ref, whole, words } from '../../pack-schema.ts';
import { type Condition, type Effect, MONSTER_TYPES, OBJECT_TYPES } from '../rules/clauses.ts';
import { clause, condition, effect, questCondition } from './clauses.ts';

/** Of one kind, copies not counted; copies are counted by the check. */
const MOST_CARDS = 200;

const effects = maybe(Type.Array(ref<Effect>('effect'), { maxItems: 6 }));
const ability = Type.Array(ref<Effect>('effect'), {
  minItems: 1,
  maxItems: 6,
  'x-right': {
    fr: 'de 1 à 6 capacités : ces cartes en ont toutes',
    en: '1 to 6 abilities: all such cards have one',
  },
});
const reward = { gems: whole(0, 40), points: whole(0, 10) };
const notBeforeRound = maybe(whole(2, 6));

const deck = <P extends TProperties>(fields: P) =>
  Type.Array(
    object({ id, title: words(60), glyph, flavour: maybe(words(200)), copies: maybe(whole(1, 60)), ...fields }),
    { maxItems: MOST_CARDS },
  );

const packSchema = Type.Object(
  {
    $schema: maybe(Type.String({ maxLength: 200 })),
    game: Type.Literal('donjon'),
    name: packName,
    counts,
    monsters: deck({
      type: Type.Enum([...MONSTER_TYPES]),
      power: whole(1, 60),
      ...reward,
      or: maybe(object(reward)),
      effects,
    }),
    specials: deck({ notBeforeRound, effects: ability }),
    events: deck({ notBeforeRound, effects: ability }),
    objects: deck({
      type: Type.Enum([...OBJECT_TYPES]),
      price: whole(0, 40),
      bonus: whole(-10, 20),
      dragon: maybe(Type.Boolean()),
      effects,
    }),
    quests: Type.Array(
      object({
        id,
        title: words(60),
        glyph,
        tale: maybe(words(300)),
        copies: maybe(whole(1, 60)),
        points: whole(1, 6),
        conditions: Type.Array(ref<Condition>('questCondition'), { minItems: 1, maxItems: 4 }),
      }),
      { maxItems: MOST_CARDS },
    ),
    characters: deck({
      trait: words(40),
      effects,
      power: words(40),
      unique: ref<Effect>('effect'),
      typeToken: maybe(Type.Boolean()),
    }),
    temple: object({ title: words(60), glyph, price: whole(0, 40) }),
  },
  {
    additionalProperties: false,
    $defs: { effect, condition, questCondition, clause },
  },
);

/** As it is published and walked. */
export const schema = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  title: 'A pack of cards for Donjon, Quêtes et Trahisons',
  ...(packSchema as unknown as Schema),
};
