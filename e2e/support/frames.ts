/** What travels to a browser, as it is on the line. */
import type { Page } from '@playwright/test';

/** Everything the server sends to this page. */
export function listen(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}
