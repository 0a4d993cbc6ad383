/** A command's arguments: described once, for reading them and for its help. */
import { parseArgs } from 'node:util';
import { misuse } from './failure.ts';
import { didYouMean } from './near.ts';

export interface OptionDescription {
  readonly help: string;
  /** What stands for the value in the help; without it the option is a switch. */
  readonly value?: string;
}

export interface CommandDescription {
  readonly name: string;
  /** How it is called; `tablee` and its name when not given. */
  readonly call?: string;
  readonly summary: string;
  /** What is given without a dash, in order; a name that ends in `?` may be left out. */
  readonly operands?: { readonly [name: string]: string };
  readonly options?: { readonly [name: string]: OptionDescription };
  /** Variables of the environment it reads. */
  readonly variables?: { readonly [name: string]: string };
  readonly examples?: readonly string[];
}

export interface Command extends CommandDescription {
  /** Runs the command; the result is its exit code. */
  run(given: Given): Promise<number>;
}

/** What was typed, checked against the description. */
export interface Given {
  readonly operands: readonly string[];
  text(option: string): string | undefined;
  has(option: string): boolean;
  /** A whole number, the fallback when it was not given. */
  number(option: string, fallback: number, least: number, most: number): number;
}

const HELP: OptionDescription = { help: 'this help' };

/** Reads what was typed; undefined when it asks for help. */
export function readArguments(command: CommandDescription, typed: readonly string[]): Given | undefined {
  const described = { ...command.options, help: HELP };
  const { tokens } = parseArgs({
    args: [...typed],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(described).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
    ),
  });
  const values = new Map<string, string>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const known = Object.hasOwn(described, token.name) ? described[token.name as keyof typeof described] : undefined;
    if (known === undefined) throw misuse(unknownOption(command, token.rawName, Object.keys(described)));
    values.set(token.name, optionValue(known, token.rawName, token.value));
  }
  if (values.has('help')) return undefined;
  checkOperands(command, operands);
  return {
    operands,
    text: (option) => values.get(option),
    has: (option) => values.has(option),
    number: (option, fallback, least, most) => wholeNumber(`--${option}`, values.get(option), fallback, least, most),
  };
}

function unknownOption(command: CommandDescription, typed: string, known: readonly string[]): string {
  const hint = didYouMean(typed.replace(/^-+/, ''), known, '--');
  return `"${command.name}" has no option ${typed}.${hint || ` See "${command.call ?? `tablee ${command.name}`} --help".`}`;
}

function optionValue(option: OptionDescription, typed: string, value: string | undefined): string {
  if (option.value === undefined) {
    if (value !== undefined) throw misuse(`${typed} is a switch and takes no value: leave out "=${value}".`);
    return '';
  }
  if (value === undefined || value === '') throw misuse(`${typed} needs a value: ${typed} ${option.value}.`);
  return value;
}

function checkOperands(command: CommandDescription, operands: readonly string[]): void {
  const wanted = Object.keys(command.operands ?? {});
  const next = wanted[operands.length];
  if (next !== undefined && !next.endsWith('?')) throw misuse(`"${command.name}" needs ${next}: ${usage(command)}`);
  if (operands.length > wanted.length) {
    throw misuse(`"${operands[wanted.length]}" is one word too many: ${usage(command)}`);
  }
}

export function wholeNumber(
  name: string,
  typed: string | undefined,
  fallback: number,
  least: number,
  most: number,
): number {
  if (typed === undefined) return fallback;
  const n = Number(typed);
  if (!/^\d+$/.test(typed) || n < least || n > most) {
    throw misuse(`${name} must be a whole number from ${least} to ${most}, not "${typed}".`);
  }
  return n;
}

const operandText = (name: string): string => (name.endsWith('?') ? `[${name.slice(0, -1)}]` : `<${name}>`);

/** How the command is typed, in one line. */
function usage({ name, call = `tablee ${name}`, operands = {}, options = {} }: CommandDescription): string {
  const parts = Object.keys(operands).map(operandText);
  for (const [option, { value }] of Object.entries(options))
    parts.push(value ? `[--${option} ${value}]` : `[--${option}]`);
  return [call, ...parts].join(' ');
}

export function helpText(command: CommandDescription): string {
  const options = Object.entries({ ...command.options, help: HELP });
  const rows = [
    ...Object.entries(command.operands ?? {}).map(([name, help]) => [operandText(name), help]),
    ...options.map(([name, { value, help }]) => [value ? `--${name} ${value}` : `--${name}`, help]),
  ];
  const lines = [`${command.summary}`, '', `  ${usage(command)}`, '', ...columns(rows)];
  if (command.variables) lines.push('', 'From the environment:', ...columns(Object.entries(command.variables)));
  if (command.examples) lines.push('', 'For example:', ...command.examples.map((example) => `  ${example}`));
  return lines.join('\n');
}

/** Rows of two columns, the first as wide as it must be. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
