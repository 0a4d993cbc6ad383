/** What a state may hold: JSON that comes back from a round trip exactly as it went. */
import { same } from '../data.ts';

/** Where and why this is not plain data; undefined when it is. */
export function notPlain(value: unknown): string | undefined {
  const problem = problemOf(value);
  if (problem === undefined) return undefined;
  return /^[ :]/.test(problem) ? `it${problem}` : problem.replace(/^\./, '');
}

/** The place is put together only on the way back from a problem: nearly all data have none. */
function problemOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (Object.is(value, -0)) return ' is -0';
      return Number.isFinite(value) ? undefined : ` is ${value}`;
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? problemOfList(value) : problemOfBranch(value as Record<string, unknown>);
    default:
      return value === undefined ? ' is undefined' : ` is a ${typeof value}`;
  }
}

function problemOfList(list: readonly unknown[]): string | undefined {
  if (Object.keys(list).length !== list.length) return ' is a list with holes or names';
  for (let i = 0; i < list.length; i++) {
    const problem = problemOf(list[i]);
    if (problem !== undefined) return `[${i}]${problem}`;
  }
  return undefined;
}

/** Keys that the patches on the wire use themselves, or that JavaScript treats in its own way. */
const RESERVED = ['=', '-', '__proto__'];

function problemOfBranch(branch: Record<string, unknown>): string | undefined {
  const kind = Object.getPrototypeOf(branch);
  if (kind !== Object.prototype) return ` is a ${kind?.constructor?.name ?? 'bare object'}, not a plain object`;
  for (const key in branch) {
    if (RESERVED.includes(key)) return `.${key}: this key is reserved`;
    const problem = problemOf(branch[key]);
    if (problem !== undefined) return `.${key}${problem}`;
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
