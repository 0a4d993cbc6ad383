import type { Clause, ClauseName } from '../../clauses.ts';

/** The clauses of these names. */
export type Does<D extends ClauseName> = Extract<Clause, { does: D }>;
