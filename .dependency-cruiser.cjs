// The layers of the house (ARCHITECTURE.md): arrows point one way, and this fails when an import goes against them.
//   kernel ← games/*/rules ← games/*/bot, bots ← server, lab, cli        kernel, games, bots ← web

/** Tests and their helpers: they may use the test tools and Node, and nothing else may import them. */
const TEST = '\\.test\\.ts$|/test(ing)?/';
const TEST_TOOLS = '^node_modules/(vitest|fast-check)/';
const CSS = '\\.css$';

/** One layer: its files import only what `may` matches; $1 stands for the game's folder. */
const layer = (name, from, may, comment) => [
  { name, comment, severity: 'error', from: { path: from, pathNot: TEST }, to: { pathNot: may } },
  {
    name: `${name}-tests`,
    comment: `Tests of this layer import what it may import, their helpers, the test tools and Node. ${comment}`,
    severity: 'error',
    from: { path: `(?:${from}).*(?:${TEST})` },
    to: { pathNot: [...may, TEST, TEST_TOOLS], dependencyTypesNot: ['core'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layer('kernel', '^kernel/', ['^kernel/'], 'The kernel imports nothing: no game, no package, not even Node.'),
    ...layer(
      'bargain',
      '^games/bargain/',
      ['^kernel/', '^games/bargain/'],
      'Offers and promises serve every game that bargains and know none.',
    ),
    ...layer(
      'bots',
      '^bots/',
      ['^(kernel|bots)/'],
      'Bots play any game: they are given its heuristic, and import the kernel only.',
    ),
    ...layer(
      'game-rules',
      '^games/([^/]+)/(?:rules|content)/',
      ['^kernel/', '^games/bargain/', '^games/(picking|remembered|writing)\\.ts$', '^games/$1/(rules|content)/'],
      'Rules and content of a game import the kernel, what games have in common and each other only.',
    ),
    ...layer(
      'game-bot',
      '^games/([^/]+)/bot/',
      ['^(kernel|bots)/', '^games/bargain/', '^games/$1/(rules|content|bot)/'],
      "A game's bot imports kernel, bots and the rules and content of its own game.",
    ),
    {
      name: 'game-table',
      comment:
        'What shows a game imports kernel, the rules and content of its own game, the face contract, shared widgets and words, and Svelte.',
      severity: 'error',
      from: { path: '^games/([^/]+)/table/', pathNot: TEST },
      to: {
        pathNot: [
          '^kernel/',
          '^games/bargain/',
          '^games/$1/(rules|content|words|table)/',
          '^games/box\\.ts$',
          '^web/(look|widgets|words)(/|\\.ts$)',
          '^web/face\\.ts$',
          '^node_modules/svelte/',
          CSS,
        ],
      },
    },
    ...layer(
      'game-words',
      '^games/([^/]+)/words/',
      [
        '^kernel/',
        '^games/bargain/',
        '^games/$1/(rules|content|words)/',
        '^games/box\\.ts$',
        '^web/face\\.ts$',
        '^web/words/telling/',
      ],
      "A game's words are told about its rules and content, with what every game tells with.",
    ),
    ...layer(
      'game-pack',
      '^games/([^/]+)/pack/',
      ['^kernel/', '^games/$1/(rules|content|pack)/', '^games/[^/]+\\.ts$', '^node_modules/typebox/'],
      "The format of owners' cards is told about the rules and content of its own game.",
    ),
    ...layer('wire', '^wire/', ['^(kernel|wire)/'], 'The messages between client and server know neither of them.'),
    {
      name: 'one-game-alone',
      comment: 'Everything about one game is in one folder; no game knows another.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: ['^games/$1/', '^games/bargain/', TEST] },
    },
    {
      name: 'shelf',
      comment:
        'The shelf and the front file of each game are for servers too: no table, no web, no package but the one schemas are written with.',
      severity: 'error',
      from: { path: ['^games/[^/]+\\.ts$', '^games/[^/]+/[^/]+\\.ts$'], pathNot: TEST },
      to: {
        path: ['^games/[^/]+/table/', '^(server|web|lab|cli)/', '^node_modules/'],
        pathNot: '^node_modules/typebox/',
      },
    },
    {
      name: 'widgets',
      comment: 'Shared widgets and words serve every game and know none.',
      severity: 'error',
      from: { path: '^web/(look|widgets|words)(/|\\.ts$)' },
      to: { path: '^(games|bots)/', pathNot: ['^games/box\\.ts$', '^games/bargain/'] },
    },
    {
      name: 'server',
      comment: 'The server knows kernel, games and bots; not what shows them, not its callers.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: ['^(web|lab|cli)/', '^games/[^/]+/table/', '^node_modules/(svelte|@sveltejs)/'] },
    },
    {
      name: 'lab-and-cli',
      comment: 'Lab and command know everything but the screens.',
      severity: 'error',
      from: { path: '^(lab|cli)/' },
      to: { path: ['^web/', '^games/[^/]+/table/', '^node_modules/(svelte|@sveltejs)/'] },
    },
    {
      name: 'web',
      comment: 'The client runs in a browser: kernel, games and bots; no server, no command, no Node.',
      severity: 'error',
      from: { path: ['^web/', '^games/[^/]+/table/'], pathNot: TEST },
      to: { path: '^(server|lab|cli)/' },
    },
    {
      name: 'web-without-node',
      comment: 'The client runs in a browser: kernel, games and bots; no server, no command, no Node.',
      severity: 'error',
      from: { path: ['^web/', '^games/[^/]+/table/'], pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-stay-outside',
      comment: 'What ships imports no test and no script.',
      severity: 'error',
      from: { path: '^(kernel|wire|games|bots|server|web|lab|cli)/', pathNot: TEST },
      to: { path: [TEST, '^(e2e|scripts|chaos)/'] },
    },
    {
      name: 'independent-checker',
      comment: 'The checker of chaos runs shares the rules with the server, and nothing else.',
      severity: 'error',
      from: { path: '^chaos/(checker|truth|waiting|diary)\\.ts$' },
      to: { pathNot: ['^(kernel|wire)/', '^chaos/(checker|truth|waiting|diary)\\.ts$'] },
    },
    {
      name: 'benchmarks-stay-outside',
      comment: 'Only the command, which starts them, imports the benchmarks.',
      severity: 'error',
      from: { path: '^(kernel|wire|games|bots|server|web|lab)/', pathNot: TEST },
      to: { path: '^bench/' },
    },
    {
      name: 'shipped-packages',
      comment: 'What ships uses only packages of "dependencies".',
      severity: 'error',
      from: { path: '^(kernel|wire|games|bots|server|web|lab|cli)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'Modules that need each other to load are one module; circles of types are fine.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|test-results|\\.svelte-check|\\.git)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'svelte', 'style'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.css', '.json', '.d.ts'],
    },
  },
};
