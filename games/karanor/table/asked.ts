/** What the table of Karanor waits for. */
import { questionsOf } from '../../../web/widgets/asked.ts';
import type { Karanor } from '../rules/state.ts';

export const { decisionOf, decisionsOf, kindAwaited } = questionsOf<Karanor>();
