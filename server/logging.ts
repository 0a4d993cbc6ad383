/**
 * The server's own log: one line of JSON per event, readable text on a terminal. Nothing about a single answer is written
 * above `debug`, and nothing at any level that belongs to players: no cookie, device key, personal link, seed, answer or talk.
 */
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogOptions {
  readonly level: LogLevel;
  /** Text for people instead of JSON for programs. */
  readonly isReadable?: boolean;
  /** Where lines go; the standard error when not given. */
  readonly write?: (line: string) => void;
}

/** As much of a log as the house writes to. */
export interface Log {
  debug(facts: object, event: string): void;
  info(facts: object, event: string): void;
  warn(facts: object, event: string): void;
  error(facts: object, event: string): void;
}

/** What Fastify makes the log from. Requests get no logger of their own: that would cost each of them. */
export function logging({ level, isReadable = false, write = toStandardError }: LogOptions): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log) => log,
    logger: {
      level,
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: { err: told, req: () => ({}), res: () => ({}) },
      stream: { write: isReadable ? (line: string) => write(readable(line)) : write },
    },
  };
}

/** Every request, for those who look for something: which route, what came of it; never the address itself. */
export function logRequests(app: FastifyInstance): void {
  if (app.log.level !== 'debug') return;
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    app.log.debug({ method, route: routeOptions.url, status, ms: Math.round(elapsedTime) }, 'request');
  });
}

const toStandardError = (line: string): void => {
  process.stderr.write(line);
};

/** Long runs of letters and figures are keys, seeds, links and hashes: whoever reads the log needs none of them. */
const SECRET = /(?=[\w-]*\d)[\w-]{20,}/g;
/** What was read or judged may be quoted in a message, so only the shortest quotes stay. */
const QUOTE = /(["'`]).{13,}?\1/g;

const scrubbed = (text: string): string => text.replace(QUOTE, '$1…$1').replace(SECRET, '…');

interface Told {
  readonly [fact: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** An error as it is written down: what kind, what it says without what may be secret, and where it happened. */
function told(error: unknown): Told {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? scrubbed(error) : '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: scrubbed(error.message),
    ...(code !== undefined && { code }),
    stack: frames.map((frame) => frame.trim()).join('\n'),
  };
}

/** A line for people: time, level, what happened, and the facts. */
function readable(line: string): string {
  const { time, level, event, err, ...facts } = JSON.parse(line) as Record<string, unknown> & {
    readonly err?: Told;
  };
  const said = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const where = err !== undefined && err.stack !== '' ? `\n    ${err.stack.replaceAll('\n', '\n    ')}` : '';
  const what = err === undefined ? '' : ` ${err.type}: ${err.message}`;
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${[event, ...said].join('  ')}${what}${where}\n`;
}
