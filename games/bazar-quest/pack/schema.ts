/** The format of a pack (docs/packs.md): one JSON Schema, published and checked. */
import Type, { type TProperties } from 'typebox';
import type { Text } from '../../../kernel/index.ts';
import type { Schema } from '../../pack-check.ts';
import { counts, glyph, id, line, maybe, object, packName, ref, whole, words } from '../../pack-schema.ts';
import { type Effect, PHASES } from '../rules/clauses.ts';
import { classId, clause, coins, condition, effect } from './clauses.ts';

/** Of one kind, copies not counted; copies are counted by the check. */
const MOST_CARDS = 300;
const MOST_CLASSES = 12;

const effects = (minItems: number, right?: Text) =>
  Type.Array(ref<Effect>('effect'), {
    minItems,
    maxItems: 6,
    ...(right && { 'x-right': right }),
  });
const optionalEffects = maybe(effects(0));
const ability = effects(1, {
  fr: 'de 1 à 6 capacités : ces cartes en ont toutes',
  en: '1 to 6 abilities: all such cards have one',
});

const card = <P extends TProperties>(fields: P) =>
  object({
    id,
    title: words(60),
    glyph,
    flavour: maybe(words(200)),
    refersToAdventure: maybe(Type.Boolean()),
    copies: maybe(whole(1, 60)),
    ...fields,
  });
const classes = {
  classes: maybe(Type.Array(classId, { maxItems: MOST_CLASSES })),
  anyClass: maybe(Type.Boolean()),
};
const deck = <P extends TProperties>(fields: P) => Type.Array(card(fields), { maxItems: MOST_CARDS });

const packSchema = Type.Object(
  {
    $schema: maybe(Type.String({ maxLength: 200 })),
    game: Type.Literal('bazar-quest'),
    name: packName,
    counts,
    classes: Type.Array(object({ id, title: words(30), glyph }), { minItems: 1, maxItems: MOST_CLASSES }),
    items: deck({
      ...classes,
      price: coins(0, 100),
      hearts: whole(0, 20),
      attack: whole(-20, 20),
      defence: whole(-20, 20),
      effects: optionalEffects,
    }),
    heroes: deck({
      name: line(40),
      ...classes,
      attack: whole(0, 20),
      defence: whole(0, 20),
      purse: coins(0, 100),
      effects: ability,
    }),
    monsters: deck({
      level: Type.Enum([1, 2, 3]),
      resistance: whole(0, 30),
      strength: whole(0, 30),
      rewardSurvives: coins(0, 100),
      rewardDefeated: coins(0, 100),
      effects: ability,
    }),
    adventures: deck({ attack: whole(-20, 20), defence: whole(-20, 20), effects: optionalEffects }),
    employees: deck({ price: coins(0, 100), phase: Type.Enum([...PHASES]), effects: ability }),
    upgradePrice: object({ display: coins(0, 100), storage: coins(0, 100) }),
  },
  {
    additionalProperties: false,
    $defs: { effect, condition, clause },
  },
);

/** As it is published and walked. */
export const schema = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  title: 'A pack of cards for Bazar Quest',
  ...(packSchema as unknown as Schema),
};
