/** What was asked over a line and has not been answered yet, by client id. */
import type { AckMessage, Operation, Operations, Problem, RequestOf, ServerMessage } from '../../wire/protocol.ts';
import { ProblemError } from './api.ts';

interface Waiting {
  readonly request: RequestOf<Operation>;
  readonly resolve: (ack: AckMessage) => void;
  readonly reject: (error: ProblemError) => void;
}

export class Requests {
  private readonly waiting = new Map<string, Waiting>();

  get size(): number {
    return this.waiting.size;
  }

  /** A request as it is to be sent, and the reply it will get. */
  add<O extends Operation>(type: O, what: Operations[O]): { request: RequestOf<O>; reply: Promise<AckMessage> } {
    const request = { type, clientId: crypto.randomUUID?.() ?? randomId(), ...what } as RequestOf<O>;
    const reply = new Promise<AckMessage>((resolve, reject) => {
      this.waiting.set(request.clientId, { request, resolve, reject });
    });
    return { request, reply };
  }

  /** Hands an ack or a refusal to whoever asked. */
  hear(message: ServerMessage): void {
    if (message.type === 'ack') this.settle(message.clientId)?.resolve(message);
    if (message.type === 'refusal' && message.clientId !== undefined)
      this.settle(message.clientId)?.reject(new ProblemError(message.problem));
  }

  /** Those that stand, in the order they were asked. */
  all(): RequestOf<Operation>[] {
    return [...this.waiting.values()].map(({ request }) => request);
  }

  /** Gives up what need not be answered any more. */
  drop(isGivenUp: (request: RequestOf<Operation>) => boolean, problem: Problem): void {
    for (const [id, { request, reject }] of this.waiting) {
      if (!isGivenUp(request)) continue;
      this.waiting.delete(id);
      reject(new ProblemError(problem));
    }
  }

  private settle(clientId: string): Waiting | undefined {
    const waiting = this.waiting.get(clientId);
    this.waiting.delete(clientId);
    return waiting;
  }
}

/** On plain http away from localhost browsers hide `randomUUID`. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
