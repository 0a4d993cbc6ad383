/** Plain data: copying, comparing, freezing. */

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list as T;
  }
  const result: Record<string, unknown> = {};
  for (const key in value) result[key] = copy(value[key]);
  return result as T;
}

/**
 * A copy of `now` that shares with `before`, an earlier copy, all that is still the same; so neither may be changed in
 * place. Runs after every answer, so it allocates only for changes.
 */
export function renewed<T>(before: T, now: T): T {
  if (before === now || typeof now !== 'object' || now === null) return now;
  if (typeof before !== 'object' || before === null || Array.isArray(before) !== Array.isArray(now)) return copy(now);
  if (Array.isArray(now)) return renewedList(before as unknown[], now) as T;
  return renewedBranch(before as Record<string, unknown>, now as Record<string, unknown>) as T;
}

function renewedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let list = before.length === now.length ? undefined : before.slice(0, now.length);
  for (let i = 0; i < now.length; i++) {
    const value = renewed(before[i], now[i]);
    if (value !== before[i]) list ??= before.slice();
    if (list !== undefined) list[i] = value;
  }
  return list ?? before;
}

function renewedBranch(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  let branch: Record<string, unknown> | undefined;
  let gone = 0;
  for (const _ in before) gone++;
  for (const key in now) {
    const old = before[key];
    let value = now[key];
    if (value === old) gone--;
    else {
      const isNew = !Object.hasOwn(before, key);
      if (!isNew) gone--;
      value = isNew ? copy(value) : renewed(old, value);
      if (isNew || value !== old) branch ??= firstOf(before, now, key);
    }
    if (branch !== undefined) branch[key] = value;
  }
  return branch ?? (gone === 0 ? before : firstOf(before, now));
}

/** The entries of `before` that `now` has ahead of this key, in the order of `now`; without a key, all of them. */
function firstOf(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  end?: string,
): Record<string, unknown> {
  const first: Record<string, unknown> = {};
  for (const key in now) {
    if (key === end) break;
    first[key] = before[key];
  }
  return first;
}

/** Whether two pieces of plain data are the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
  return true;
}

/** Freezes plain data all the way down, so that a test sees who writes where they may only read. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** JSON with its keys in order: equal data give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const branch = value as Record<string, unknown>;
  const pairs = Object.keys(branch)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(branch[key])}`);
  return `{${pairs.join(',')}}`;
}

/**
 * The same entries as a table of nothing but them: names are looked up by their hash, however many there are, and none
 * is inherited.
 */
export function byName<T extends object>(entries: T): T {
  return Object.assign(Object.create(null), entries);
}
