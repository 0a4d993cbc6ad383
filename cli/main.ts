/** The `tablee` command: finds the command by name, runs it, and turns what went wrong into one sentence. */
import { type Command, columns, helpText, readArguments } from './arguments.ts';
import { Failure, misuse } from './failure.ts';
import { didYouMean } from './near.ts';

/** Every command with what it does; each is loaded when it is asked for. */
const COMMANDS: { readonly [name: string]: { readonly summary: string; load(): Promise<{ command: Command }> } } = {
  serve: { summary: 'run the server with the web client', load: () => import('./serve.ts') },
  backup: { summary: 'write every table into one file, while the server runs', load: () => import('./backup.ts') },
  move: { summary: 'carry every table from one database into another', load: () => import('./move.ts') },
  simulate: { summary: 'play many games among bots', load: () => import('./simulate.ts') },
  lab: { summary: 'what many games tell, as a page of charts', load: () => import('./lab.ts') },
  tournament: { summary: 'rate bots against each other', load: () => import('./tournament.ts') },
  replay: { summary: 'run a recorded or simulated game again', load: () => import('./replay.ts') },
  verify: { summary: 'check that a finished game was fair', load: () => import('./verify.ts') },
  pack: { summary: "check a pack of owners' cards", load: () => import('./pack.ts') },
  rules: { summary: 'every rule with the tests that name it', load: () => import('./rules.ts') },
  bench: { summary: 'measure speed and size against other engines', load: () => import('./bench.ts') },
};

function overview(): string {
  return [
    'Tablée: an online table for board games.',
    '',
    '  tablee <command> [arguments]',
    '',
    ...columns(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary])),
    '',
    'Each command explains itself: tablee <command> --help',
  ].join('\n');
}

async function main([name, ...typed]: readonly string[]): Promise<number> {
  if (name === undefined)
    throw misuse(`Say what to do: tablee ${Object.keys(COMMANDS).join(' | ')} (see tablee --help).`);
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    const hint = didYouMean(name, Object.keys(COMMANDS)) || ` The commands are ${Object.keys(COMMANDS).join(', ')}.`;
    throw misuse(`There is no command "${name}".${hint}`);
  }
  const { command } = await COMMANDS[name].load();
  const given = readArguments(command, typed);
  if (given === undefined) {
    console.log(helpText(command));
    return 0;
  }
  return command.run(given);
}

// Whoever reads our output may stop early (`tablee rules | head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`tablee: ${error.message}`);
  process.exitCode = error.exitCode;
}
