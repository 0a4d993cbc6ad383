/** What is worked out of something is worked out once: remembered as long as that lives, and found at once while asked of the same. */
export function remembered<K extends object, V>(workOut: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  // A table asks again and again about its own content.
  let lastOf: K | undefined;
  let last: V | undefined;
  return (of) => {
    if (of === lastOf && last !== undefined) return last;
    let found = known.get(of);
    if (found === undefined) {
      found = workOut(of);
      known.set(of, found);
    }
    lastOf = of;
    last = found;
    return found;
  };
}
