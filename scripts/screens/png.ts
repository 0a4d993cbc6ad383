/** Pictures made small: a screenshot with 256 colours, which is plenty for flat inks, weighs a third. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel. */
  readonly rgb: Uint8Array;
}

/** The same picture with a palette. */
export function shrink(png: Buffer): Buffer {
  const { width, height, rgb } = decode(png);
  const { palette, indexOf } = makePalette(rgb);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(rgb, (y * width + x) * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Reads what browsers write: eight bits per channel, with or without transparency, not interlaced. */
function decode(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  if (channels === 3) return { width, height, rgb: bytes };
  return { width, height, rgb: bytes.filter((_, i) => i % 4 !== 3) };
}

/** Each row says how it was predicted from its left and upper neighbours. */
function unfilter(data: Buffer, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < channels ? 0 : out[at - channels];
      const up = y === 0 ? 0 : out[at - stride];
      const corner = x < channels || y === 0 ? 0 : out[at - stride - channels];
      out[at] = data[y * (stride + 1) + 1 + x] + predict(filter, left, up, corner);
    }
  }
  return out;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter === 0) return 0;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** The most frequent colours; every other one is drawn in the nearest of them. */
function makePalette(rgb: Uint8Array): { palette: Buffer; indexOf: (rgb: Uint8Array, at: number) => number } {
  const keyAt = (pixels: Uint8Array, at: number): number => (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) counts.set(keyAt(rgb, at), (counts.get(keyAt(rgb, at)) ?? 0) + 1);
  const kept = spread([...counts].sort(([, a], [, b]) => b - a).map(([key]) => key));
  const known = new Map<number, number>(kept.map((key, index) => [key, index]));
  const nearest = (key: number): number => {
    let best = 0;
    for (let index = 1; index < kept.length; index++) {
      if (distance(kept[index], key) < distance(kept[best], key)) best = index;
    }
    known.set(key, best);
    return best;
  };
  return {
    palette: Buffer.from(kept.flatMap((key) => [key >> 16, (key >> 8) & 255, key & 255])),
    indexOf: (pixels, at) => known.get(keyAt(pixels, at)) ?? nearest(keyAt(pixels, at)),
  };
}

/** Squared distance below which two colours share a place in the palette. */
const ALIKE = 300;

/** Frequent colours first, none too close to one before it; what room is left goes to the most frequent others. */
function spread(keys: readonly number[]): number[] {
  const kept: number[] = [];
  for (const key of keys) {
    if (kept.length === COLOURS) break;
    if (kept.every((other) => distance(other, key) >= ALIKE)) kept.push(key);
  }
  return [...kept, ...keys.filter((key) => !kept.includes(key)).slice(0, COLOURS - kept.length)];
}

function distance(a: number, b: number): number {
  const [red, green, blue] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)];
  return red * red + green * green + blue * blue;
}
