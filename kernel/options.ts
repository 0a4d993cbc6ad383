/** Table options: checked against the game's list and completed with its defaults. */
import type { OptionSpec, OptionsSpec } from './types.ts';

export type OptionValues = Record<string, string | number | boolean>;

/** What is wrong with one option, in words for whoever set it. */
export interface OptionProblem {
  readonly option: string;
  readonly problem: string;
}

const describe = (spec: OptionSpec): string =>
  'min' in spec.values
    ? `a whole number from ${spec.values.min} to ${spec.values.max}`
    : `one of ${spec.values.join(', ')}`;

function fits(spec: OptionSpec, value: unknown): value is string | number | boolean {
  if ('min' in spec.values) {
    return Number.isInteger(value) && (value as number) >= spec.values.min && (value as number) <= spec.values.max;
  }
  return (spec.values as readonly unknown[]).includes(value);
}

/** The full options of a table, or the first thing wrong with those given. */
export function completeOptions(
  spec: OptionsSpec,
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
): OptionValues | OptionProblem {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(spec.fields, name)) {
      return { option: name, problem: `unknown; the options are ${Object.keys(spec.fields).join(', ')}` };
    }
  }
  const options: OptionValues = {};
  for (const [name, field] of Object.entries(spec.fields)) {
    const value = given[name];
    if (value !== undefined && !fits(field, value)) {
      return { option: name, problem: `${JSON.stringify(value)} is not ${describe(field)}` };
    }
    const applies = field.applies?.(seats) ?? true;
    options[name] = value !== undefined && applies ? (value as string | number | boolean) : field.fallback(seats);
  }
  return options;
}

export function isOptionProblem(result: OptionValues | OptionProblem): result is OptionProblem {
  return typeof result.problem === 'string' && typeof result.option === 'string';
}
