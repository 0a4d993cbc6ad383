/** What the JSON Schemas of all packs are written with. */
import Type, { type TProperties, type TSchema } from 'typebox';
import { READABLE } from './pack-check.ts';

const STRICT = { additionalProperties: false } as const;
export const object = <P extends TProperties>(fields: P) => Type.Object(fields, STRICT);
export const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
export const maybe = <S extends TSchema>(schema: S) => Type.Optional(schema);

/** Refers to the schema of that name under `$defs`. */
export const ref = <T>(name: string) => Type.Unsafe<T>({ $ref: `#/$defs/${name}` });

/** A condition by its name. */
export const is = <N extends string, P extends TProperties>(name: N, fields: P) =>
  object({ is: Type.Literal(name), ...fields });
/** A clause by its name. */
export const does = <N extends string, P extends TProperties>(name: N, fields: P) =>
  object({ does: Type.Literal(name), ...fields });

/** A text people read. */
export const line = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, pattern: READABLE, ...(description && { description }) });

/** One text for both languages, or one for each. */
export const words = (maxLength: number) => {
  const text = line(maxLength);
  return Type.Union([text, object({ fr: text, en: text })]);
};

const NAME = { maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } as const;

export const id = Type.String({
  ...NAME,
  'x-right': {
    fr: 'un nom court en minuscules, chiffres et tirets, comme "torche-2"',
    en: 'a short name of small letters, digits and hyphens, such as "torch-2"',
  },
});

export const glyph = maybe(
  Type.String({
    ...NAME,
    description: 'A silhouette of game-icons, by name.',
    'x-right': {
      fr: 'le nom d’une silhouette de game-icons, comme "crossed-swords"',
      en: 'the name of a silhouette of game-icons, such as "crossed-swords"',
    },
  }),
);

export const counts = maybe(
  Type.Enum(['box', 'free'], {
    description: 'box: exactly the cards of the printed box (default). free: any number that can be played.',
  }),
);

export const packName = line(60, 'What the table calls these cards.');
