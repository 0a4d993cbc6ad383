/**
 * Checks a pack against its game's JSON Schema, and says what is wrong the way a person would: where, what, and what
 * would be right. It knows as much of JSON Schema as packs use.
 *
 * Where one of several objects is wanted (a clause, a condition) it looks at the fields that tell them apart and follows
 * the one that was meant, so that one slip gives one problem.
 */
import type { PackProblem, Text } from '../kernel/index.ts';
import { nearest } from './near.ts';

export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  /** Of every entry, or of each in its place. */
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: Schema };
  /** What a person calls it, where the schema's own words would not help. */
  readonly 'x-right'?: Text;
}

/** After so many nobody reads on. */
export const MOST_PROBLEMS = 50;

/** No pack has boxes in boxes deeper than this; it keeps every walk through one short. */
export const DEEPEST = 24;

const tooDeep: PackProblem = {
  place: 'file',
  wrong: { fr: 'imbrique trop de listes et d’objets', en: 'has too many lists and objects inside each other' },
  right: { fr: `${DEEPEST} niveaux au plus`, en: `${DEEPEST} levels at most` },
};

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place inside another: `items[3].price`. */
export const within = (place: string, name: string | number): string =>
  typeof name === 'number' ? `${place}[${name}]` : place === '' ? name : `${place}.${name}`;

/** Everything in which the value differs from the schema, up to a bound. */
export function checkSchema(schema: Schema, value: unknown): PackProblem[] {
  if (isDeep(value)) return [tooDeep];
  const walk = new Walk(schema);
  walk.check(schema, value, '');
  return walk.problems;
}

/** Whether JSON is nested deeper than any pack. Level by level, so that the deepest of texts does no harm. */
function isDeep(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** A value as it stands in the file, cut short. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (isBranch(value)) return '{…}';
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

const missing: Text = { fr: 'manque', en: 'is missing' };
/** Something to read: not blank, and nothing in it that cannot be seen or turns the line around. */
export const READABLE = '^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]+$';
const readable = new RegExp(READABLE, 'u');

const misfit = (value: unknown): Text =>
  typeof value === 'string' && value !== '' && !readable.test(value)
    ? { fr: 'est blanc, ou contient un signe invisible', en: 'is blank, or has an invisible character' }
    : { fr: `${shown(value)} ne convient pas`, en: `${shown(value)} does not fit` };

/** "one of …", or the likeliest where somebody mistyped it. */
export function oneOf(known: readonly unknown[], given?: unknown): Text {
  const names = known.map(String);
  const near = typeof given === 'string' ? nearest(given, names) : undefined;
  const list = known.map(shown).join(', ');
  if (known.length === 1) return { fr: list, en: list };
  if (near !== undefined) return { fr: `"${near}", sans doute`, en: `"${near}", most likely` };
  return { fr: `l’un de : ${list}`, en: `one of ${list}` };
}

class Walk {
  readonly problems: PackProblem[] = [];
  private readonly root: Schema;

  constructor(root: Schema) {
    this.root = root;
  }

  check(given: Schema, value: unknown, place: string): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    const schema = this.resolve(given);
    if (schema.anyOf !== undefined) this.checkUnion(schema, value, place);
    else if (!isOfType(schema, value)) this.report(place, misfit(value), this.describe(schema, value));
    else if (Array.isArray(value)) this.checkList(schema, value, place);
    else if (isBranch(value)) this.checkObject(schema, value, place);
    else if (!isInBounds(schema, value)) this.report(place, misfit(value), this.describe(schema, value));
  }

  private resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const found = this.root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    if (found === undefined) throw new Error(`the schema has no ${schema.$ref}`);
    return found;
  }

  private report(place: string, wrong: Text, right: Text): void {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ place: place || 'file', wrong, right });
  }

  private checkList(schema: Schema, list: readonly unknown[], place: string): void {
    const { minItems = 0, items = {} } = schema;
    const { maxItems = isTuple(items) ? items.length : Number.POSITIVE_INFINITY } = schema;
    if (list.length < minItems || list.length > maxItems) {
      const wrong =
        list.length === 0
          ? { fr: 'est vide', en: 'is empty' }
          : { fr: `longueur ${list.length}`, en: `has ${list.length} entries` };
      this.report(place, wrong, this.describe(schema, list));
      return;
    }
    for (const [i, item] of list.entries()) this.check(isTuple(items) ? items[i] : items, item, within(place, i));
  }

  private checkObject({ properties = {}, required = [] }: Schema, object: Branch, place: string): void {
    const names = Object.keys(properties);
    for (const name of required) {
      if (!Object.hasOwn(object, name))
        this.report(within(place, name), missing, this.describe(this.resolve(properties[name])));
    }
    for (const [name, value] of Object.entries(object)) {
      if (Object.hasOwn(properties, name)) this.check(properties[name], value, within(place, name));
      else
        this.report(
          within(place, name.slice(0, 40)),
          { fr: 'n’existe pas ici', en: 'is no field here' },
          oneOf(names, name),
        );
    }
  }

  /** One of several: told apart by the type of the value, and objects by their fields with fixed values. */
  private checkUnion(union: Schema, value: unknown, place: string): void {
    const all = (union.anyOf ?? []).map((one) => this.resolve(one));
    const fitting = all.filter((one) => isOfType(one, value) && isInBounds(one, value));
    if (fitting.length === 0) this.report(place, misfit(value), this.describe(union, value));
    else if (!isBranch(value)) this.check(fitting[0], value, place);
    else {
      const meant = this.meant(fitting, value, place);
      if (meant !== undefined) this.check(meant, value, place);
    }
  }

  /** The kind of object that was meant; undefined, and reported, when none was. */
  private meant(kinds: readonly Schema[], object: Branch, place: string): Schema | undefined {
    let left = kinds;
    for (const name of new Set(kinds.flatMap(({ properties = {} }) => Object.keys(properties)))) {
      if (left.length === 1) break;
      const known = left.map((one) => valuesOf(one.properties?.[name]));
      if (known.some((one) => one === undefined)) continue;
      const value = Object.hasOwn(object, name) ? object[name] : undefined;
      const fitting = left.filter((_, i) => known[i]?.includes(value));
      if (fitting.length === 0) {
        const values = [...new Set(known.flatMap((one) => one ?? []))];
        this.report(within(place, name), value === undefined ? missing : misfit(value), oneOf(values, value));
        return undefined;
      }
      left = fitting;
    }
    return left[0];
  }

  /** What would be right, in words. */
  private describe(given: Schema, value?: unknown): Text {
    const schema = this.resolve(given);
    if (schema['x-right'] !== undefined) return schema['x-right'];
    if (schema.anyOf !== undefined) {
      const parts = schema.anyOf.map((one) => this.describe(one));
      const distinct = parts.filter((part, i) => parts.findIndex(({ en }) => en === part.en) === i);
      return { fr: distinct.map(({ fr }) => fr).join(' ou '), en: distinct.map(({ en }) => en).join(' or ') };
    }
    const values = valuesOf(schema);
    return values === undefined ? describeType(schema) : oneOf(values, value);
  }
}

const isTuple = (items: Schema | readonly Schema[]): items is readonly Schema[] => Array.isArray(items);

/** The values a schema lists, if it does. */
function valuesOf(schema: Schema | undefined): readonly unknown[] | undefined {
  if (schema?.const !== undefined) return [schema.const];
  return schema?.enum;
}

function isOfType(schema: Schema, value: unknown): boolean {
  const values = valuesOf(schema);
  if (values !== undefined) return values.includes(value);
  switch (schema.type) {
    case 'object':
      return isBranch(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isSafeInteger(value);
    default:
      return typeof value === schema.type;
  }
}

function isInBounds(schema: Schema, value: unknown): boolean {
  if (typeof value === 'number') {
    const { minimum = value, maximum = value, multipleOf = 1 } = schema;
    return value >= minimum && value <= maximum && value % multipleOf === 0;
  }
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = value.length, pattern } = schema;
    if (value.length < minLength || value.length > maxLength) return false;
    return pattern === undefined || new RegExp(pattern, 'u').test(value);
  }
  return true;
}

function describeType(schema: Schema): Text {
  const { minItems, maxItems, maxLength, minimum, maximum, multipleOf } = schema;
  const [low, high] = [minimum, maximum].map((n) => String(n).replace('-', '−'));
  const range = { fr: `de ${low} à ${high}`, en: `from ${low} to ${high}` };
  switch (schema.type) {
    case 'integer':
      return multipleOf === undefined
        ? { fr: `un nombre entier ${range.fr}`, en: `a whole number ${range.en}` }
        : { fr: `un multiple de ${multipleOf} ${range.fr}`, en: `a multiple of ${multipleOf} ${range.en}` };
    case 'string':
      return { fr: `un texte de 1 à ${maxLength} signes`, en: `a text of 1 to ${maxLength} characters` };
    case 'array':
      return maxItems === undefined
        ? { fr: `une liste de ${minItems}`, en: `a list of ${minItems}` }
        : { fr: `une liste de ${minItems ?? 0} à ${maxItems}`, en: `a list of ${minItems ?? 0} to ${maxItems}` };
    case 'boolean':
      return { fr: 'true ou false', en: 'true or false' };
    default:
      return { fr: 'un objet { … }', en: 'an object { … }' };
  }
}
