/** Whose decision it is and what is awaited, in one sentence (R1). */
import type { Sentence, Telling } from '../../../web/face.ts';
import { statusOf } from '../../../web/words/telling/status.ts';
import type { AnyView, BossQuest } from '../rules/state.ts';
import { isOver } from '../rules/view.ts';
import { wordsOf } from '../words/index.ts';

export function status(view: AnyView, telling: Telling): Sentence {
  const { asks, table } = wordsOf(telling.lang);
  return statusOf<BossQuest>(view, telling, table, asks, (own, { kind }) => {
    // Only the reader is told that the visit is the one thing left (BQ-703).
    const isTurn = kind === 'turn-action' || kind === 'last-call-turn';
    return isTurn && isOver(own) ? table.forcedStatus : undefined;
  });
}
