import type { Clause } from '../../clauses.ts';

/** The clause of that name. */
export type Does<D extends Clause['does']> = Extract<Clause, { readonly does: D }>;
