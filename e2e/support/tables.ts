/** Tables opened as a client would, where a test is not about opening them. */
import type { Locator, Page } from '@playwright/test';
import type { CreateRequest, TableInfo } from '../../wire/protocol.ts';

/** A game's card on the shelf at home. */
export const onShelf = (page: Page, game: string): Locator => page.locator(`article[data-game="${game}"]`);

interface Wishes extends Omit<CreateRequest, 'game'> {
  readonly game?: string;
  /** An owner's cards. */
  readonly pack?: object;
}

/** Opens a table with the key of this page's device. */
export async function openTable(page: Page, { pack, ...wishes }: Wishes): Promise<TableInfo> {
  const data = { game: 'boss-quest', ...wishes, ...(pack !== undefined && { start: false }) };
  const response = await page.request.post('/api/tables', { data });
  if (!response.ok()) throw new Error(await response.text());
  const { table } = (await response.json()) as { table: TableInfo };
  if (pack === undefined) return table;
  const reply = await page.request.put(`/api/tables/${table.code}/pack`, { data: pack });
  if (!reply.ok()) throw new Error(await reply.text());
  if (wishes.start ?? wishes.mode === 'solo') await ask(page, table.code, 'start');
  return table;
}

/** Any operation at a table, with the key of this page's device. */
export async function ask(page: Page, code: string, operation: string, data: object = {}): Promise<unknown> {
  const response = await page.request.post(`/api/tables/${code}/${operation}`, { data });
  if (!response.ok()) throw new Error(await response.text());
  return response.json();
}
