/** What the table waits for, as the parts of the screen ask for it. */
import { asked, type Decision, isSealed, type Seat, waiting } from '../../../kernel/index.ts';
import type { AnyView, BazarQuest, Kinds, View } from '../rules/state.ts';

/** Whether this seat has sealed its answer to the question that several are asked at once. */
export function hasAnswered(view: AnyView, seat: Seat): boolean {
  const frame = waiting<BazarQuest>(view);
  return frame !== undefined && isSealed(frame) && frame.ready.includes(seat);
}

/** The kind of question the table waits at, whoever is asked. */
export const kindAwaited = (view: AnyView): keyof Kinds | undefined =>
  waiting<BazarQuest>(view)?.ask as keyof Kinds | undefined;

/** The reader's own sealed answer to the question of this kind, until it is revealed. */
export function sealedAnswer<K extends keyof Kinds>(own: View, kind: K): Kinds[K]['answer'] | undefined {
  const frame = waiting<BazarQuest>(own);
  if (frame === undefined || frame.ask !== kind) return undefined;
  return own.own.sealed[frame.question] as Kinds[K]['answer'] | undefined;
}

/** The reader's decision of this kind, if it is open. */
export function decisionOf<K extends keyof Kinds>(
  decisions: readonly Decision[],
  kind: K,
): Decision<Kinds[K]['ask']> | undefined {
  return decisions.find((decision) => decision.kind === kind) as Decision<Kinds[K]['ask']> | undefined;
}

/** Who has to decide now. */
export const awaited = (view: AnyView): Seat[] => asked<BazarQuest>(view).map(({ seat }) => seat);
