/** One log line for one event, in the reader's language, and the headings between them. */
import type { SeenEvent } from '../../../kernel/index.ts';
import type { Lang, Sentence, Telling } from '../../../web/face.ts';
import type { Phase } from '../rules/clauses.ts';
import type { Events } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { type Teller, teller } from '../words/teller.ts';

export function tell(event: SeenEvent, telling: Telling): Sentence | undefined {
  const say = wordsOf(telling.lang).log[event.type as keyof Events] as unknown as
    | ((event: SeenEvent, t: Teller) => Sentence | undefined)
    | undefined;
  return say?.(event, teller(telling));
}

/** Rounds and their phases are the chapters of the log. */
export function heading(event: SeenEvent, lang: Lang): string | undefined {
  const { table } = wordsOf(lang);
  if (event.type === 'round-started') return table.heading(event.round as number);
  if (event.type === 'phase-started') return table.phaseHeading(event.round as number, event.phase as Phase);
  return undefined;
}
