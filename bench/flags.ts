/** The options of Node that Tablée's server and lab are shipped with, as in ./tablee; whoever measures collects its garbage as seldom. */
export const FLAGS: readonly string[] = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--no-parallel-scavenge',
];
