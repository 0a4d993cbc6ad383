/** Tables opened as a client would, where a test is not about opening them. */
import type { Page } from '@playwright/test';
import type { CreateRequest, TableInfo } from '../../wire/protocol.ts';

/** Opens a table with the key of this page's device. */
export async function openTable(page: Page, request: Omit<CreateRequest, 'game'>): Promise<TableInfo> {
  const response = await page.request.post('/api/tables', { data: { game: 'boss-quest', ...request } });
  if (!response.ok()) throw new Error(await response.text());
  return ((await response.json()) as { table: TableInfo }).table;
}

/** Any operation at a table, with the key of this page's device. */
export async function ask(page: Page, code: string, operation: string, data: object = {}): Promise<unknown> {
  const response = await page.request.post(`/api/tables/${code}/${operation}`, { data });
  if (!response.ok()) throw new Error(await response.text());
  return response.json();
}
