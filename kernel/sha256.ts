/**
 * SHA-256, synchronous and without I/O: it turns a seed into a key of chance, chains the rows of a log and names
 * content. The browser's own is asynchronous and missing on plain-http pages, where people play on a local network.
 */
const K = new Uint32Array(64);
{
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) K[found++] = Math.floor((Math.cbrt(n) % 1) * 0x100000000);
  }
}

const START = new Uint32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const utf8 = new TextEncoder();

/** The schedule of one block, written anew for each: room for it is made once. */
const w = new Uint32Array(64);

const ror = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The digest as eight words. */
export function sha256Words(message: string | Uint8Array): Uint32Array {
  const bytes = typeof message === 'string' ? utf8.encode(message) : message;
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const words = new Uint32Array(blocks * 16);
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - 8 * (i & 3));
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[blocks * 16 - 2] = Math.floor(bytes.length / 0x20000000);
  words[blocks * 16 - 1] = bytes.length * 8;

  const h = START.slice();
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = words[block * 16 + i];
    for (let i = 16; i < 64; i++) {
      const s0 = ror(w[i - 15], 7) ^ ror(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = ror(w[i - 2], 17) ^ ror(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    // One by one: taking a typed array apart as a list is slow, and a simulated game is short.
    let a = h[0];
    let b = h[1];
    let c = h[2];
    let d = h[3];
    let e = h[4];
    let f = h[5];
    let g = h[6];
    let last = h[7];
    for (let i = 0; i < 64; i++) {
      const s1 = ror(e, 6) ^ ror(e, 11) ^ ror(e, 25);
      const t1 = (last + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const s0 = ror(a, 2) ^ ror(a, 13) ^ ror(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      last = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    h[0] += a;
    h[1] += b;
    h[2] += c;
    h[3] += d;
    h[4] += e;
    h[5] += f;
    h[6] += g;
    h[7] += last;
  }
  return h;
}

/** The digest in hexadecimal. */
export function sha256(message: string | Uint8Array): string {
  return Array.from(sha256Words(message), (word) => word.toString(16).padStart(8, '0')).join('');
}
