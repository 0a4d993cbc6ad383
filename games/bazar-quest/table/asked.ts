/** What the table of Bazar Quest waits for. */
import { questionsOf } from '../../../web/widgets/asked.ts';
import type { BazarQuest } from '../rules/state.ts';

export const { awaited, decisionOf, hasAnswered, kindAwaited, sealedAnswer } = questionsOf<BazarQuest>();
