/** One log line for one event, in the reader's language, and the headings between them. */
import type { SeenEvent } from '../../../kernel/index.ts';
import type { Lang, Sentence, Telling } from '../../../web/face.ts';
import type { Events } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { type Teller, teller } from '../words/teller.ts';

export function tell(event: SeenEvent, telling: Telling): Sentence | undefined {
  const say = wordsOf(telling.lang).log[event.type as keyof Events] as unknown as
    | ((event: SeenEvent, t: Teller) => Sentence | undefined)
    | undefined;
  return say?.(event, teller(telling));
}

/** Rounds are the chapters of the log. */
export function heading(event: SeenEvent, lang: Lang): string | undefined {
  return event.type === 'round-started' ? wordsOf(lang).table.heading(event.round as number) : undefined;
}
