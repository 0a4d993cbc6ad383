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
