/** What the table of Karanor waits for. */
import { questionsOf } from '../../../web/widgets/asked.ts';
import type { Karanor } from '../rules/state.ts';

export const { awaited, decisionOf, decisionsOf, hasAnswered, kindAwaited, sealedAnswer } = questionsOf<Karanor>();
