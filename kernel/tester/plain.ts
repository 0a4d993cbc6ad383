/** What a state may hold: JSON that comes back from a round trip exactly as it went. */
import { same } from '../data.ts';

/** Where and why this is not plain data; undefined when it is. */
export function notPlain(value: unknown, path = ''): string | undefined {
  const at = path === '' ? 'it' : path;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? undefined
        : `${at} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${at} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
  if (value === null) return undefined;
  return Array.isArray(value) ? listNotPlain(value, path) : branchNotPlain(value, path);
}

function listNotPlain(list: readonly unknown[], path: string): string | undefined {
  if (Object.keys(list).length !== list.length) return `${path || 'it'} is a list with holes or names`;
  for (let i = 0; i < list.length; i++) {
    const problem = notPlain(list[i], `${path}[${i}]`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Keys that the patches on the wire use themselves, or that JavaScript treats in its own way. */
const RESERVED = ['=', '-', '__proto__'];

function branchNotPlain(branch: object, path: string): string | undefined {
  const kind = Object.getPrototypeOf(branch);
  if (kind !== Object.prototype)
    return `${path || 'it'} is a ${kind?.constructor?.name ?? 'bare object'}, not a plain object`;
  for (const [key, inner] of Object.entries(branch)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (RESERVED.includes(key)) return `${place}: this key is reserved`;
    const problem = notPlain(inner, place);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The first place where two pieces of plain data differ, for messages; undefined when they are the same. */
export const difference = (a: unknown, b: unknown): string | undefined =>
  same(a, b) ? undefined : firstApart(a, b, '');

function firstApart(a: unknown, b: unknown, path: string): string | undefined {
  if (Object.is(a, b)) return undefined;
  const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path || 'it'} is ${brief(a)} or ${brief(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = firstApart(a[key], b[key], path === '' ? key : `${path}.${key}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** A value as short text. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
