/** What can go wrong, for whoever asked: a problem with a code for programs, a reason and a remedy for people. */
import type { Refusal } from '../kernel/index.ts';
import { answerProblem } from '../wire/play.ts';
import type { Problem, ProblemCode } from '../wire/protocol.ts';

const STATUS: Partial<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'bad-option': 400,
  'bad-pack': 400,
  'no-bot': 400,
  'too-large': 413,
  'too-many-requests': 429,
  'not-found': 404,
  'no-table': 404,
  'no-game': 404,
  'no-pack': 404,
  'dead-personal-link': 404,
  'not-your-seat': 403,
  'no-seat': 403,
  'host-only': 403,
  kicked: 403,
  'no-spectators': 403,
  'bad-origin': 403,
  refused: 422,
  internal: 500,
  'storage-trouble': 503,
  stopping: 503,
  'owner-only': 403,
  'backup-failed': 507,
};

/** A request that is not carried out; nothing has changed. */
export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem) {
    super(problem.reason);
    this.problem = problem;
    this.status = STATUS[problem.error] ?? 409;
  }
}

export function refuse(error: ProblemCode, reason: string, more: Partial<Problem> = {}): Refused {
  return new Refused({ error, reason, ...more });
}

/** What could not be saved did not happen. */
export const STORAGE_TROUBLE: Problem = {
  error: 'storage-trouble',
  reason: 'The table is paused: the server cannot save right now. Nothing is lost.',
  remedy: 'Try again in a moment; the host finds the cause in the log of the server.',
};

/** The same for whoever runs the server. */
export const cannotSave = (cause: Error): Problem => ({
  error: 'storage-trouble',
  reason: `The server cannot save: ${cause.message}.`,
  remedy: 'Make room on the disk and check that it, or the database, can be written; tables go on by themselves.',
});

/** What is kept cannot be read now: the database is away. */
export class Unreadable extends Refused {
  constructor(cause: unknown) {
    super(STORAGE_TROUBLE);
    this.cause = cause;
  }
}

const INTERNAL: Problem = {
  error: 'internal',
  reason: 'Something went wrong on the server; nothing was changed.',
};

/** What is told about an error to whoever met it: a disk that fails is no riddle, anything else is. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  return (error as { code?: unknown })?.code === 'ERR_SQLITE_ERROR' ? STORAGE_TROUBLE : INTERNAL;
}

/** Whoever comes while the server ends. */
export const STOPPING: Problem = {
  error: 'stopping',
  reason: 'The server is stopping; nothing is lost.',
  remedy: 'Try again in a few seconds.',
};

export const STOPPED: Problem = {
  error: 'stopped',
  reason: 'Something went wrong in this game; it is stopped at its last sound move.',
  remedy: 'The host may go back a few moves, or close the table and export it.',
};

/** The rules' refusal of an answer as a problem with the request. */
export const answerRefused = (refusal: Refusal, isUnknown: boolean): Refused =>
  new Refused(answerProblem(refusal, isUnknown));

/** Why a server cannot start: one sentence and its remedy, for the command line. */
export class StartError extends Error {
  readonly code:
    | 'data-damaged'
    | 'data-unwritable'
    | 'data-in-use'
    | 'data-too-new'
    | 'database-unreachable'
    | 'database-refused'
    | 'port-busy'
    | 'port-refused';
  readonly remedy: string;

  constructor(code: StartError['code'], sentence: string, remedy: string, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
    this.remedy = remedy;
  }
}

/** What went wrong in a schema check, in words that name the field. */
export interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: object;
}

/** The most telling of the errors of a schema check. */
export function schemaProblem(all: readonly SchemaError[], place = 'body'): Problem {
  const errors = ofOneKind(all);
  const deepest = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length)[0];
  const params = (errors.find((one) => one.keyword === 'additionalProperties') ?? deepest)?.params as {
    requiredProperties?: string[];
    additionalProperties?: string[];
    allowedValues?: unknown[];
  };
  const path = (deepest?.instancePath ?? '').slice(1).replaceAll('/', '.');
  const unknown = params?.additionalProperties?.[0];
  const required = params?.requiredProperties?.[0];
  if (unknown !== undefined) {
    return {
      error: 'bad-request',
      field: unknown,
      reason: `"${unknown}" is not a field of this request.`,
      remedy: 'See /api/docs.',
    };
  }
  if (required !== undefined) {
    const field = path === '' ? required : `${path}.${required}`;
    return { error: 'bad-request', field, reason: `"${field}" is missing.`, remedy: 'See /api/docs.' };
  }
  const field = path === '' ? place : path;
  const allowed = params?.allowedValues ? `: ${params.allowedValues.join(', ')}` : '';
  return {
    error: 'bad-request',
    field,
    reason: `"${field}" ${deepest?.message ?? 'is not valid'}${allowed}.`,
    remedy: 'See /api/docs.',
  };
}

/** Where one of several kinds of object is wanted, only the errors of the kind that was meant count. */
function ofOneKind(errors: readonly SchemaError[]): readonly SchemaError[] {
  const branch = ({ schemaPath }: SchemaError) => /^.*\/anyOf\/\d+/.exec(schemaPath)?.[0];
  const others = new Set(errors.filter((one) => one.keyword === 'const').map(branch));
  const meant = errors.filter((one) => one.keyword !== 'anyOf' && !others.has(branch(one)));
  return others.size > 0 && meant.length > 0 ? meant : errors;
}
