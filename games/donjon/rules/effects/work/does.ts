import type { Clause, ClauseName } from '../../clauses.ts';

/** The clause of that name. */
export type Does<D extends ClauseName> = Extract<Clause, { readonly does: D }>;
