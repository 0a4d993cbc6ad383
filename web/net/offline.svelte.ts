/** Whether there is a server to speak to. A page that was opened without one opens anew when there is. */
import { api } from './api.ts';

/** Between two looks, in milliseconds. */
const PAUSE = 5000;

class Offline {
  /** The service worker marks the pages it gives out by itself. */
  private readonly isKept = document.documentElement.hasAttribute('data-offline');
  is = $state(this.isKept);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    if (this.is) this.watch();
  }

  /** Nothing answered: looks again from time to time, and at once when the device says it is back. */
  watch(): void {
    this.is = true;
    if (this.timer !== undefined) return;
    this.timer = setInterval(this.look, PAUSE);
    addEventListener('online', this.look);
  }

  private readonly look = async (): Promise<void> => {
    const version = await api.version().catch(() => undefined);
    if (version === undefined) return;
    clearInterval(this.timer);
    this.timer = undefined;
    removeEventListener('online', this.look);
    // What the worker kept may be older than the server.
    if (this.isKept) location.reload();
    this.is = false;
  };
}

export const offline = new Offline();
