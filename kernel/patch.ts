/**
 * Small patches between two versions of plain data, for the wire.
 *
 * A patch is plain data too: what is no object replaces, and so does `{ '=': object }`; `{ key: patch, … }` goes down;
 * `'-': [keys]` removes keys; `'#': n` cuts or announces an array's new length.
 */
import { copy } from './data.ts';

export type Patch = { readonly [key: string]: unknown } | readonly unknown[] | string | number | boolean | null;

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The patch that replaces whatever was there. */
const whole = (value: unknown): Patch =>
  isBranch(value) && !Array.isArray(value) ? { '=': copy(value) } : (copy(value) as Patch);

/** What turns `before` into `after`; undefined when nothing changed. Runs after every answer, so it allocates only for changes. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after)) return whole(after);
  if (Array.isArray(before)) return Array.isArray(after) ? diffLists(before, after) : whole(after);
  return Array.isArray(after) ? whole(after) : diffBranches(before, after);
}

function diffBranches(before: Record<string, unknown>, after: Record<string, unknown>): Patch | undefined {
  let patch: Record<string, unknown> | undefined;
  let missing = 0;
  for (const _ in before) missing++;
  for (const key in after) {
    const old = before[key];
    const now = after[key];
    if (old === now) {
      missing--;
      continue;
    }
    const isNew = !Object.hasOwn(before, key);
    if (!isNew) missing--;
    const inner = isNew ? whole(now) : diff(old, now);
    if (inner === undefined) continue;
    patch ??= {};
    patch[key] = inner;
  }
  if (missing > 0) {
    patch ??= {};
    patch['-'] = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  }
  return patch;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let patch: Record<string, unknown> | undefined;
  let changes = 0;
  for (let i = 0; i < after.length; i++) {
    const inner = i < before.length ? diff(before[i], after[i]) : whole(after[i]);
    if (inner === undefined) continue;
    patch ??= {};
    patch[i] = inner;
    changes++;
  }
  if (before.length !== after.length) {
    patch ??= {};
    patch['#'] = after.length;
    changes++;
  }
  // A list of plain values that changed in most places is shorter when sent whole.
  return changes > after.length / 2 && !after.some(isBranch) ? whole(after) : patch;
}

/** The patched value; branches are changed in place, so give it data of your own. */
export function applyPatch<T>(value: T, patch: Patch): T {
  if (!isBranch(patch) || Array.isArray(patch)) return copy(patch) as T;
  const instead = patch['='];
  if (instead !== undefined) return copy(instead) as T;
  if (Array.isArray(value)) patchList(value, patch);
  else patchBranch(value as Record<string, unknown>, patch);
  return value;
}

/** An array found by number is four times faster than by the text of it, and this runs after every answer. */
function patchList(list: unknown[], patch: Record<string, unknown>): void {
  for (const key in patch) {
    if (key === '#') list.length = patch[key] as number;
    else list[Number(key)] = applyPatch(list[Number(key)], patch[key] as Patch);
  }
}

function patchBranch(branch: Record<string, unknown>, patch: Record<string, unknown>): void {
  for (const key in patch) {
    if (key === '-') for (const gone of patch[key] as string[]) delete branch[gone];
    else branch[key] = applyPatch(branch[key], patch[key] as Patch);
  }
}
