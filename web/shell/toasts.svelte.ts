/** Short notes over the table: refusals with their rule, and news. One at a time, the newest wins. */

export interface Toast {
  readonly kind: 'refusal' | 'news';
  readonly text: string;
  /** The rule that refuses, to be read in full. */
  readonly rule?: string;
}

const SHOWN_FOR = 6000;

class Toasts {
  now = $state.raw<Toast>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(toast: Toast): void {
    clearTimeout(this.timer);
    this.now = toast;
    this.timer = setTimeout(() => this.hide(), SHOWN_FOR);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.now = undefined;
  }
}

export const toast = new Toasts();
