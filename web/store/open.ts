/** Opens a table and goes there; its game is fetched meanwhile. */
import type { Code, CreateRequest } from '../../wire/protocol.ts';
import { openGame } from '../games.ts';
import { api, ProblemError } from '../net/api.ts';
import { router } from '../router.svelte.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { problemText } from '../words/problems.ts';
import { saltFor } from './noted.ts';

let isOpening = false;

/** A second press while one table is being opened does nothing. */
export async function openTable(request: CreateRequest): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    void openGame(request.game);
    const { start = request.mode === 'solo', ...wishes } = request;
    // The commitment comes before the salt, so a game that starts at once is opened first and started then.
    const { table } = await api.create({ ...wishes, start: false });
    if (start) await api.start(table.code, saltFor(table));
    router.go({ screen: 'table', code: table.code });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    toast.show({ kind: 'refusal', text: problemText(error.problem) });
  } finally {
    isOpening = false;
  }
}

/** Starts the next game of those who wait for nobody, unless it has started; where that fails its lobby is shown. */
export async function beginRematch(code: Code): Promise<void> {
  try {
    const { table } = await api.table(code);
    if (table.phase === 'lobby') await api.start(code, saltFor(table));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}
