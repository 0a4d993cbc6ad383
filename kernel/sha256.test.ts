import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256, sha256Words } from './sha256.ts';

it('matches the vectors of FIPS 180-4', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

it('agrees with Node at every length around the block borders', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => i * 7 + length);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

it('agrees with Node on any text and any bytes', () => {
  const node = (input: string | Uint8Array) => createHash('sha256').update(input).digest('hex');
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256(text) === node(text)));
  fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => sha256(bytes) === node(bytes)));
});

it('gives the digest as eight words, which key a stream of chance', () => {
  expect(sha256Words('abc')).toHaveLength(8);
  expect(sha256Words('abc')[0]).toBe(0xba7816bf);
});
