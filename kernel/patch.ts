/**
 * Small patches between two versions of plain data, for the wire.
 *
 * A patch is plain data too: `{ '=': value }` replaces; `{ key: patch, … }` goes down; `'-': [keys]` removes keys;
 * `'#': n` cuts or announces an array's new length.
 */
import { copy } from './data.ts';

export type Patch = { readonly [key: string]: unknown };

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What turns `before` into `after`; undefined when nothing changed. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return { '=': copy(after) };
  const patch: Record<string, unknown> = {};
  let changed = false;
  for (const key in after) {
    if (!Object.hasOwn(before, key)) patch[key] = { '=': copy(after[key]) };
    else {
      const inner = diff(before[key], after[key]);
      if (inner === undefined) continue;
      patch[key] = inner;
    }
    changed = true;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) {
      patch['#'] = after.length;
      changed = true;
    }
    // A list of plain values that changed in most places is shorter when sent whole.
    if (changed && Object.keys(patch).length > after.length / 2 && !after.some(isBranch)) return { '=': copy(after) };
  } else {
    const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
    if (gone.length > 0) {
      patch['-'] = gone;
      changed = true;
    }
  }
  return changed ? patch : undefined;
}

/** The patched value; branches are changed in place, so give it data of your own. */
export function applyPatch<T>(value: T, patch: Patch): T {
  if ('=' in patch) return copy(patch['=']) as T;
  const branch = value as Record<string, unknown>;
  for (const key in patch) {
    if (key === '#' && Array.isArray(value)) value.length = patch[key] as number;
    else if (key === '-' && !Array.isArray(value)) for (const gone of patch[key] as string[]) delete branch[gone];
    else branch[key] = applyPatch(branch[key], patch[key] as Patch);
  }
  return value;
}
