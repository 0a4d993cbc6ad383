/** Whether the server has been upgraded since this page was loaded: then the page opens anew, between two decisions. */
import { api } from './api.ts';

class Version {
  isOutdated = $state(false);
  private loaded: string | undefined;

  /** Looks once when the page opens and again whenever the line comes back. */
  async check(): Promise<void> {
    const now = await api.version().catch(() => undefined);
    this.loaded ??= now;
    if (now !== undefined && now !== this.loaded) this.isOutdated = true;
  }
}

export const version = new Version();
