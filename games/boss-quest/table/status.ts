/** Whose decision it is and what is awaited, in one sentence (R1). */
import { asked } from '../../../kernel/index.ts';
import type { Piece, Sentence, Telling } from '../../../web/face.ts';
import { listed } from '../../../web/words/telling/figures.ts';
import type { AnyView, BossQuest, Kinds } from '../rules/state.ts';
import { isOver } from '../rules/view.ts';
import { wordsOf } from '../words/index.ts';

export function status(view: AnyView, telling: Telling): Sentence {
  const words = wordsOf(telling.lang);
  const awaited = asked<BossQuest>(view);
  if (awaited.length === 0) return { pieces: [words.table.gameOver] };
  const { kind } = awaited[0];
  const asks = words.asks[kind as keyof Kinds];
  const mine = awaited.find(({ seat }) => seat === telling.me);
  if (mine !== undefined) {
    const name = telling.names.find(({ seat }) => seat === telling.me)?.name ?? '';
    return { pieces: [{ strong: words.table.yourMove(name) }, ' ', ownText()] };
  }
  const who: Piece[] = awaited.map(({ seat }) => ({ seat }));
  if (awaited.length === 1) return { pieces: [who[0], ` ${asks.theirs}`] };
  return { pieces: [words.table.waitingFor, ...listed(who, words.table.and), '.'] };

  /** Only the reader is told that the visit is the one thing left (BQ-703). */
  function ownText(): string {
    const isTurn = kind === 'turn-action' || kind === 'last-call-turn';
    return isTurn && view.own !== undefined && isOver(view) ? words.table.forcedStatus : asks.mine;
  }
}
