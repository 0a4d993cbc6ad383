/** Handing a link on: to the clipboard, or through the device's own share sheet. */
import { words } from '../words/lang.svelte.ts';
import { toast } from './toasts.svelte.ts';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByHand(text);
  }
  toast.show({ kind: 'news', text: words().table.copied });
}

/** Over plain http away from localhost the clipboard is closed: the old way still works. */
function copyByHand(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'aloud';
  // A modal dialog keeps the focus inside: the field must stand in it.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

export async function shareLink(title: string, url: string): Promise<void> {
  if (navigator.share === undefined) return copyText(url);
  // Whoever closes the share sheet has shared nothing, and that is fine.
  await navigator.share({ title, url }).catch(() => {});
}
