/** The HTTP side of the server: opening tables, listing them, films. Everything at a table goes over the socket. */
import type { Json } from '../../kernel/index.ts';
import type {
  BranchRequest,
  Code,
  CreateRequest,
  Film,
  GameLength,
  PackInfo,
  Problem,
  TableInfo,
  TableSummary,
  You,
} from '../../wire/protocol.ts';

/** The server answered with a problem, or did not answer at all. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/** What stands in for the server's word when it says nothing. */
export const UNREACHABLE: Problem = { error: 'internal', reason: 'The server does not answer.' };

/** One request to the server's API; a text is JSON already. */
export async function call<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  }).catch(() => undefined);
  if (response === undefined) throw new ProblemError(UNREACHABLE);
  const answer = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok) return answer as T;
  throw new ProblemError(isProblem(answer) ? answer : UNREACHABLE);
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'error' in value && 'reason' in value;

export const api = {
  create: (request: CreateRequest) => call<{ table: TableInfo; you: You }>('/tables', request),
  table: (code: Code) => call<{ table: TableInfo; you: You }>(`/tables/${code}`),
  /** Starts a game with this device's salt. */
  start: (code: Code, salt: string | undefined) =>
    call<unknown>(`/tables/${code}/start`, salt === undefined ? {} : { salt }),
  /** What the server runs: when it changes, this page is older than the server. */
  version: async () => (await call<{ version: string }>('/health')).version,
  lengths: () => call<readonly GameLength[]>('/lengths'),
  mine: () => call<readonly TableSummary[]>('/tables'),
  /** Takes the seat a personal link gives. */
  claim: (code: Code, token: string) => call<unknown>(`/tables/${code}/claim`, { token }),
  /** Takes this device's name away everywhere; its moves stay, nameless. */
  forget: () => call<unknown>('/me', undefined, 'DELETE'),
  /** The cards an owner brought to a table. */
  pack: (code: Code, { hash }: PackInfo) => call<Json>(`/tables/${code}/pack?hash=${hash}`),
  /** The text as it is: the server sees in it what JSON does not keep. */
  bringPack: (code: Code, text: string) => call<unknown>(`/tables/${code}/pack`, text, 'PUT'),
  removePack: (code: Code) => call<unknown>(`/tables/${code}/pack`, undefined, 'DELETE'),
  /** Opens a table of one's own at a move of a finished game. */
  branch: (code: Code, request: BranchRequest) =>
    call<{ table: TableInfo; you: You }>(`/tables/${code}/branch`, request),
  /** A game that is over, as one file. */
  exported: (code: Code) => call<Json>(`/tables/${code}/export`),
  film: (code: Code, seat: number) => call<Film>(`/tables/${code}/film?seat=${seat}`),
};

let introduction: Promise<unknown> | undefined;

/** Gets this device its key before the first socket, which cannot be given one. */
export function introduce(): Promise<unknown> {
  introduction ??= call('/me').catch((error: unknown) => {
    introduction = undefined;
    throw error;
  });
  return introduction;
}
