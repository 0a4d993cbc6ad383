/** The options of a table for tests: those that are not given have their defaults, and none may be wrong. */
import { completeOptions, isOptionProblem } from '../../kernel/index.ts';

export const optionsOf =
  <Options extends object>(spec: Parameters<typeof completeOptions>[0]) =>
  (seats: number, given: Partial<Options> = {}): Options => {
    const options = completeOptions(spec, seats, given);
    if (isOptionProblem(options)) throw new Error(`${options.option}: ${options.problem}`);
    return options as unknown as Options;
  };
