/** What a table waits for, as the parts of a game's screen ask for it. */
import {
  asked,
  type Decision,
  isSealed,
  type Seat,
  type Shape,
  type State,
  type View,
  waiting,
} from '../../kernel/index.ts';

/** The questions of one game, typed by its shape. */
export function questionsOf<G extends Shape>() {
  type Kinds = G['kinds'];
  type Shown = { readonly pub: State<G>['pub'] };
  return {
    /** Whether this seat has sealed its answer to the question that several are asked at once. */
    hasAnswered(view: Shown, seat: Seat): boolean {
      const frame = waiting<G>(view);
      return frame !== undefined && isSealed(frame) && frame.ready.includes(seat);
    },
    /** The kind of question the table waits at, whoever is asked. */
    kindAwaited: (view: Shown): keyof Kinds | undefined => waiting<G>(view)?.ask,
    /** The reader's own sealed answer to the question of this kind, until it is revealed. */
    sealedAnswer<K extends keyof Kinds>(own: View<G>, kind: K): Kinds[K]['answer'] | undefined {
      const frame = waiting<G>(own);
      if (frame === undefined || frame.ask !== kind) return undefined;
      return own.own.sealed[frame.question] as Kinds[K]['answer'] | undefined;
    },
    /** The reader's decision of this kind, if it is open. */
    decisionOf<K extends keyof Kinds>(decisions: readonly Decision[], kind: K): Decision<Kinds[K]['ask']> | undefined {
      return decisions.find((decision) => decision.kind === kind) as Decision<Kinds[K]['ask']> | undefined;
    },
    /** All of the reader's decisions of this kind. */
    decisionsOf<K extends keyof Kinds>(decisions: readonly Decision[], kind: K): Decision<Kinds[K]['ask']>[] {
      return decisions.filter((decision) => decision.kind === kind) as Decision<Kinds[K]['ask']>[];
    },
    /** Who has to decide now. */
    awaited: (view: Shown): Seat[] => asked<G>(view).map(({ seat }) => seat),
  };
}
