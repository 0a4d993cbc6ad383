/** Opens a table and goes there; its game is fetched meanwhile. */
import type { CreateRequest } from '../../wire/protocol.ts';
import { openGame } from '../games.ts';
import { api, ProblemError } from '../net/api.ts';
import { router } from '../router.svelte.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { problemText } from '../words/problems.ts';

let isOpening = false;

/** A second press while one table is being opened does nothing. */
export async function openTable(request: CreateRequest): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    void openGame(request.game);
    const { table } = await api.create(request);
    router.go({ screen: 'table', code: table.code });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    toast.show({ kind: 'refusal', text: problemText(error.problem) });
  } finally {
    isOpening = false;
  }
}
