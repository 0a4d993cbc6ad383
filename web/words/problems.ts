import type { Problem } from '../../wire/protocol.ts';
import { words } from './lang.svelte.ts';

/** A problem of the server in the reader's words; its own English sentence where we have none. */
export const problemText = (problem: Problem): string => words().problems[problem.error] ?? problem.reason;
