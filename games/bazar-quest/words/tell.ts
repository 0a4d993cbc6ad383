/** What the log says, the headings between its lines, and why something cannot be done, in the reader's language. */
import type { SeenEvent } from '../../../kernel/index.ts';
import type { Lang } from '../../../web/face.ts';
import { refusalBy, tellBy } from '../../../web/words/telling/tell.ts';
import type { Phase } from '../rules/clauses.ts';
import { wordsOf } from './index.ts';
import { teller } from './teller.ts';

export const tell = tellBy(wordsOf, teller);
export const refusalText = refusalBy(wordsOf, teller);

/** Rounds and their phases are the chapters of the log. */
export function heading(event: SeenEvent, lang: Lang): string | undefined {
  const { table } = wordsOf(lang);
  if (event.type === 'round-started') return table.heading(event.round as number);
  if (event.type === 'phase-started') return table.phaseHeading(event.round as number, event.phase as Phase);
  return undefined;
}
