/** Plain data at random, as a state may hold it. */
import fc from 'fast-check';

const key = fc.oneof(fc.constantFrom('a', 'b', 'c', '0', '1'), fc.stringMatching(/^[a-z]{1,6}$/));
const leaf = fc.oneof(
  fc.integer(),
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
  fc.constant(null),
  fc.string({ maxLength: 4 }),
);

export const plain = (): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
    ),
  })).value;
