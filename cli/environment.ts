/** What the environment may say to the server. What is typed on the command line counts first. */
import { LOG_LEVELS, type LogLevel } from '../server/logging.ts';
import { type Given, wholeNumber } from './arguments.ts';
import { misuse } from './failure.ts';

/** Every variable the server reads, with what it means; docs/self-hosting.md tells them at length. */
export const VARIABLES = {
  TABLEE_PORT: 'where to listen, as --port',
  TABLEE_HOST: 'which address of this machine to listen on, as --host',
  TABLEE_DATA: 'where tables are kept, as --data',
  DATABASE_URL: 'the PostgreSQL database to keep tables in instead, as --database',
  TABLEE_TRUST_PROXY: '1 behind a reverse proxy, as --trust-proxy',
  TABLEE_LOG: `how much is logged: ${LOG_LEVELS.join(', ')} (info)`,
  TABLEE_HOST_KEY: 'the key of the host page, instead of the one made at the first start',
  TABLEE_METRICS_TOKEN: 'opens /metrics to whoever sends it as a bearer token',
  TABLEE_WEBHOOK_PRIVATE: '1 lets notices go to addresses of this machine and its network',
  TABLEE_DRAIN: 'seconds between turning people away and stopping, for a load balancer to notice (0)',
} as const;

type Variable = keyof typeof VARIABLES;
type Environment = Readonly<Partial<Record<string, string>>>;

/** A server has ten seconds to stop, and some are for what is under way. */
const MOST_DRAIN = 5;
/** What anybody can guess keeps nobody out. */
const SHORTEST_SECRET = 16;

export interface Settings {
  readonly port: number;
  readonly host: string | undefined;
  readonly data: string | undefined;
  readonly database: string | undefined;
  readonly trustProxy: boolean;
  readonly privateHooks: boolean;
  readonly logLevel: LogLevel;
  readonly hostKey: string | undefined;
  readonly metricsToken: string | undefined;
  /** Milliseconds. */
  readonly drain: number;
}

/** What was asked for in either way, checked. */
export function settings(given: Given, env: Environment): Settings {
  // An empty variable is one that a compose file leaves out.
  const read = (name: Variable): string | undefined => env[name]?.trim() || undefined;
  return {
    port: given.number('port', wholeNumber('TABLEE_PORT', read('TABLEE_PORT'), 8080, 0, 65_535), 0, 65_535),
    host: given.text('host') ?? read('TABLEE_HOST'),
    data: given.text('data') ?? read('TABLEE_DATA'),
    database: given.text('database') ?? read('DATABASE_URL'),
    trustProxy: given.has('trust-proxy') || isOn('TABLEE_TRUST_PROXY', read('TABLEE_TRUST_PROXY')),
    privateHooks: isOn('TABLEE_WEBHOOK_PRIVATE', read('TABLEE_WEBHOOK_PRIVATE')),
    logLevel: logLevel(read('TABLEE_LOG')),
    hostKey: secret('TABLEE_HOST_KEY', read('TABLEE_HOST_KEY')),
    metricsToken: secret('TABLEE_METRICS_TOKEN', read('TABLEE_METRICS_TOKEN')),
    drain: wholeNumber('TABLEE_DRAIN', read('TABLEE_DRAIN'), 0, 0, MOST_DRAIN) * 1000,
  };
}

function isOn(name: Variable, value: string | undefined): boolean {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  throw misuse(`${name} must be 1 or 0, not "${value}".`);
}

function logLevel(value: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((one) => one === (value ?? 'info'));
  if (level !== undefined) return level;
  throw misuse(`TABLEE_LOG must be one of ${LOG_LEVELS.join(', ')}, not "${value}".`);
}

function secret(name: Variable, value: string | undefined): string | undefined {
  if (value === undefined || value.length >= SHORTEST_SECRET) return value;
  throw misuse(`${name} must have at least ${SHORTEST_SECRET} characters: make one with "openssl rand -hex 16".`);
}
