/**
 * A structural hash of plain data, blind to the order of keys: a copy, a literal and a parsed state agree.
 *
 * Two 32-bit lanes, 64 bits in all. It detects that two runs differ; what must resist forgery uses SHA-256.
 */
const texts = new Map<string, number>();

/** Keys and short strings recur all the time, so their hashes are kept (up to a bound). */
function textHash(text: string): number {
  let h = texts.get(text);
  if (h === undefined) {
    h = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    if (texts.size < 10_000) texts.set(text, h);
  }
  return h;
}

function mix(h: number, x: number): number {
  let m = Math.imul(h ^ x, 0x9e3779b1);
  m = Math.imul(m ^ (m >>> 15), 0x85ebca77);
  return m ^ (m >>> 13);
}

function lane(value: unknown, seed: number): number {
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < 0x80000000
        ? mix(seed ^ 0x1001, value)
        : mix(seed ^ 0x1002, textHash(String(value)));
    case 'string':
      return mix(seed ^ 0x2003, textHash(value));
    case 'boolean':
      return mix(seed ^ 0x3005, value ? 1 : 2);
    case 'object': {
      if (value === null) return mix(seed, 0x4007);
      if (Array.isArray(value)) {
        let h = mix(seed ^ 0x5009, value.length);
        for (let i = 0; i < value.length; i++) h = mix(h, lane(value[i], seed));
        return h;
      }
      // Added per key, so that the order of keys does not matter.
      let sum = 0;
      for (const key in value) {
        sum = (sum + mix(textHash(key) ^ seed, lane((value as Record<string, unknown>)[key], seed))) | 0;
      }
      return mix(seed ^ 0x600b, sum);
    }
    default:
      throw new TypeError(`a state holds plain JSON, not ${typeof value}`);
  }
}

const hex = (x: number): string => (x >>> 0).toString(16).padStart(8, '0');

/** Sixteen hexadecimal digits for a piece of plain data. */
export function hash(value: unknown): string {
  return hex(lane(value, 0x51ed270b)) + hex(lane(value, 0x2545f491));
}
