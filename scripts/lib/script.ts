/** A script of the project that is called like a command: its arguments are described once, and mistakes in them are one sentence. */
import { type Command, helpText, readArguments } from '../../cli/arguments.ts';
import { Failure } from '../../cli/failure.ts';

export async function runScript(script: Command): Promise<void> {
  try {
    const given = readArguments(script, process.argv.slice(2));
    if (given === undefined) console.log(helpText(script));
    else process.exitCode = await script.run(given);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`${script.name}: ${error.message}`);
    process.exitCode = error.exitCode;
  }
}
