/** Talk at a table: free text and quick phrases by key. Muting somebody is a matter of one's own screen. */
import type { Seat } from '../kernel/index.ts';
import type { ChatLine, Code, Phrase } from '../wire/protocol.ts';
import { refuse } from './errors.ts';
import { personAt } from './seats.ts';
import type { Store } from './store/store.ts';
import type { Table } from './table.ts';

/** How many lines a newcomer is given. */
const RECENT = 50;

export const recentTalk = (store: Store, code: Code): Promise<ChatLine[]> => store.chat(code, RECENT);

export function say(table: Table, seat: Seat, words: { text?: string; phrase?: Phrase }): void {
  const text = words.text?.replace(/\p{C}/gu, ' ').trim();
  if ((text === undefined || text === '') === (words.phrase === undefined)) {
    throw refuse('bad-request', 'Say either a text or a quick phrase.', { field: 'text' });
  }
  const line: ChatLine = {
    id: (table.talk.at(-1)?.id ?? 0) + 1,
    at: table.around.now(),
    seat,
    name: personAt(table.doc, seat).name,
    ...(text && { text }),
    ...(words.phrase && { phrase: words.phrase }),
  };
  table.talk = [...table.talk, line].slice(-RECENT);
  table.pen.addChat(line);
  table.afterCommit(() => {
    table.heard = line.id;
  });
  table.tell({ type: 'chat', line }, table.onlookers.split().now);
  table.onlookers.show();
}

/** What was said at other nodes too, as the store has it. */
export function hearTalk(table: Table, lines: readonly ChatLine[]): void {
  const news = lines.filter(({ id }) => id > table.heard);
  table.talk = [...lines];
  table.heard = lines.at(-1)?.id ?? 0;
  for (const line of news) table.tell({ type: 'chat', line }, table.onlookers.split().now);
}
