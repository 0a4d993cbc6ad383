/** Talk at a table: free text and quick phrases by key. Muting somebody is a matter of one's own screen. */
import type { Seat } from '../kernel/index.ts';
import type { ChatLine, Phrase } from '../wire/protocol.ts';
import { refuse } from './errors.ts';
import { personAt } from './seats.ts';
import type { Table } from './table.ts';

/** How many lines a newcomer is given. */
const RECENT = 50;

export const recentTalk = (table: Table): Promise<ChatLine[]> => table.around.store.chat(table.doc.code, RECENT);

export async function say(table: Table, seat: Seat, words: { text?: string; phrase?: Phrase }): Promise<void> {
  const text = words.text?.replace(/\p{C}/gu, ' ').trim();
  if ((text === undefined || text === '') === (words.phrase === undefined)) {
    throw refuse('bad-request', 'Say either a text or a quick phrase.', { field: 'text' });
  }
  const last = (await table.around.store.chat(table.doc.code, 1)).at(-1);
  const line: ChatLine = {
    id: (last?.id ?? 0) + 1,
    at: table.around.now(),
    seat,
    name: personAt(table.doc, seat).name,
    ...(text && { text }),
    ...(words.phrase && { phrase: words.phrase }),
  };
  table.around.store.addChat(table.doc.code, line);
  table.tell({ type: 'chat', line });
}
