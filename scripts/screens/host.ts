/** Léa, who opens tables and plays them by HTTP until there is something to show. */
import type { CreateRequest, HttpView, TableInfo, WireDecision } from '../../wire/protocol.ts';

type Until = (question: WireDecision, view: HttpView) => boolean | Promise<boolean>;

/** How somebody answers. */
export type Choose = (question: WireDecision, view: HttpView) => unknown;

/** Longer than bots ever think, in tries. */
const PATIENCE = 1000;
/** How many tables are opened to find something rare at one. */
const TABLES = 8;

export class Host {
  private readonly address: string;
  /** Her device, for the browsers that look over her shoulder. */
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  async open(request: Omit<CreateRequest, 'game'> & { readonly game?: string }): Promise<string> {
    const { table } = await this.call<{ table: TableInfo }>('/tables', { game: 'boss-quest', ...request });
    return table.code;
  }

  /** Brings an owner's cards to a table that has not started. */
  async bring(code: string, pack: object): Promise<void> {
    await this.call(`/tables/${code}/pack`, pack, 'PUT');
  }

  ask(code: string, operation: string, what: object = {}): Promise<unknown> {
    return this.call(`/tables/${code}/${operation}`, what);
  }

  /** What she sees now. */
  look(code: string): Promise<HttpView> {
    return this.call(`/tables/${code}/view`);
  }

  /** Opens tables and plays them until this holds at one. */
  async find(request: Parameters<Host['open']>[0], until: Until, choose?: Choose): Promise<string> {
    for (let tries = 0; tries < TABLES; tries++) {
      const code = await this.open(request);
      let isFound = false;
      const isIt: Until = async (question, view) => {
        isFound = await until(question, view);
        return isFound;
      };
      await this.play(code, isIt, choose);
      if (isFound) return code;
    }
    throw new Error(`At no table of ${request.game} there was what was looked for.`);
  }

  /** Plays her seats until this holds, or the game is over. */
  async play(code: string, until: Until, choose: Choose = carefully): Promise<void> {
    for (;;) {
      const view = await this.awaited(code);
      const question = view.decisions.find(({ blocking }) => blocking);
      if (question === undefined || (await until(question, view))) return;
      const { seat } = view.view;
      await this.ask(code, 'answer', {
        decision: question.id,
        answer: await choose(question, view),
        epoch: view.epoch,
        seat,
      });
    }
  }

  /** The view of the seat that is asked, once the bots have answered. */
  private async awaited(code: string): Promise<HttpView> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const { table, you, awaited } = await this.call<HttpView>(`/tables/${code}/view`);
      const seat = awaited.find((one) => you.seats.includes(one));
      if (seat !== undefined || table.phase !== 'playing')
        return this.call<HttpView>(`/tables/${code}/view?seat=${seat ?? you.seats[0]}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`The bots of table ${code} do not answer.`);
  }

  private async call<T>(path: string, body?: object, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    this.cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return (await response.json()) as T;
  }
}

/** Visible strength from which she goes to the Magician. */
const ENOUGH = 9;

const isTurn = ({ kind }: WireDecision): boolean => kind === 'turn-action' || kind === 'final-turn';

/** All the weapons there are: soon without a heart. */
export const recklessly: Choose = (question) =>
  isTurn(question) ? (question.answers[3] ?? question.answers.at(-1)) : question.answers[0];

/** Two weapons, then one at a time, then the Magician; elsewhere the first answer. */
const carefully: Choose = (question, { view }) => {
  const { answers } = question;
  if (!isTurn(question)) return answers[0];
  const { knights } = view.pub as { knights: readonly { shown: number }[] };
  const { shown } = knights[view.seat];
  if (shown >= ENOUGH) return answers.at(-1);
  return answers[shown < ENOUGH / 2 ? 1 : 0] ?? answers[0];
};
