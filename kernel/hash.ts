/**
 * A structural hash of plain data, blind to the order of keys: a copy, a literal and a parsed state agree.
 *
 * Two independent lanes of 32 bits. It detects that two runs differ; what must resist forgery uses SHA-256.
 */
class Lane {
  private readonly seed: number;
  private readonly texts = new Map<string, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  of(value: unknown): number {
    const { seed } = this;
    switch (typeof value) {
      case 'number':
        return Number.isInteger(value) && Math.abs(value) < 0x80000000
          ? mix(seed ^ TAG.integer, value)
          : mix(seed ^ TAG.number, this.text(String(value)));
      case 'string':
        return mix(seed ^ TAG.string, this.text(value));
      case 'boolean':
        return mix(seed ^ TAG.boolean, value ? 1 : 2);
      case 'object': {
        if (value === null) return mix(seed, TAG.null);
        if (Array.isArray(value)) {
          let h = mix(seed ^ TAG.array, value.length);
          for (let i = 0; i < value.length; i++) h = mix(h, this.of(value[i]));
          return h;
        }
        // Added per key, so that the order of keys does not matter.
        let sum = 0;
        for (const key in value) {
          sum = (sum + mix(this.text(key), this.of((value as Record<string, unknown>)[key]))) | 0;
        }
        return mix(seed ^ TAG.object, sum);
      }
      default:
        throw new TypeError(`a state holds plain JSON, not ${typeof value}`);
    }
  }

  /** Keys and short strings recur all the time, so their hashes are kept (up to a bound). */
  private text(text: string): number {
    let h = this.texts.get(text);
    if (h === undefined) {
      h = this.seed;
      for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
      if (this.texts.size < 10_000 && text.length < 100) this.texts.set(text, h);
    }
    return h;
  }
}

/** Far apart, so that no small number looks like a value of another type. */
const TAG = {
  integer: 0x3c6ef372,
  number: 0x1f83d9ab,
  string: 0x5be0cd19,
  boolean: 0x6a09e667,
  null: 0x510e527f,
  array: 0x243f6a88,
  object: 0x13198a2e,
};

function mix(h: number, x: number): number {
  let m = Math.imul(h ^ x, 0x9e3779b1);
  m = Math.imul(m ^ (m >>> 15), 0x85ebca77);
  return m ^ (m >>> 13);
}

const left = new Lane(0x51ed270b);
const right = new Lane(0x2545f491);

const hex = (x: number): string => (x >>> 0).toString(16).padStart(8, '0');

/** Sixteen hexadecimal digits for a piece of plain data. */
export function hash(value: unknown): string {
  return hex(left.of(value)) + hex(right.of(value));
}
