/** Whoever plays by keyboard finds the focus at the next verbs again when the pressed button is gone. */
let isKeyboard = false;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (isKeyboard = true), { capture: true });
  window.addEventListener('pointerdown', () => (isKeyboard = false), { capture: true });
}

/** Focuses the first verb of the node, else its first button, at the start and whenever `key` changes, if nothing else has the focus. */
export function refocus(node: HTMLElement, _key: unknown): { update(key: unknown): void } {
  const focus = (): void => {
    requestAnimationFrame(() => {
      if (!isKeyboard || document.activeElement !== document.body) return;
      const first = node.querySelector<HTMLElement>('button.act') ?? node.querySelector('button');
      first?.focus();
    });
  };
  focus();
  return { update: focus };
}
