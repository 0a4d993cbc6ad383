/** One log line for one event, in the reader's language. */
import type { SeenEvent } from '../../../kernel/index.ts';
import type { Sentence, Telling } from '../../../web/face.ts';
import type { Events } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { type Teller, teller } from '../words/teller.ts';

export function tell(event: SeenEvent, telling: Telling): Sentence | undefined {
  const say = wordsOf(telling.lang).log[event.type as keyof Events] as unknown as
    | ((event: SeenEvent, t: Teller) => Sentence | undefined)
    | undefined;
  return say?.(event, teller(telling));
}
