/** Arrow keys inside a zone (R35): arrows move between its buttons; those marked `data-aside` are for Tab alone. */
const NEXT = new Set(['ArrowRight', 'ArrowDown']);
const BACK = new Set(['ArrowLeft', 'ArrowUp']);

export function zone(node: HTMLElement): { destroy(): void } {
  const stops = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button:not([data-aside])')];

  function keydown(event: KeyboardEvent): void {
    const list = stops();
    const at = list.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = NEXT.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? list.length - 1 : at + step;
    if (to === at || to < 0 || to >= list.length) return;
    event.preventDefault();
    list[to].focus();
  }

  node.addEventListener('keydown', keydown);
  return { destroy: () => node.removeEventListener('keydown', keydown) };
}

/** A region that scrolls and may hold nothing to focus can be focused itself, so that the arrow keys scroll it. */
export function reachable(node: HTMLElement): void {
  node.tabIndex = 0;
}
