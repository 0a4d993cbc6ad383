/** What the table of Donjon waits for. */
import { questionsOf } from '../../../web/widgets/asked.ts';
import type { Donjon } from '../rules/state.ts';

export const { awaited, decisionOf, decisionsOf, hasAnswered, kindAwaited } = questionsOf<Donjon>();
