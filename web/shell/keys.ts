/** The keys that work everywhere in a game (R35): U undo, E end the turn, L log, C choices, ? rules, 1–9 options, Esc back. */
import type { Choice } from '../face.ts';

interface Acts {
  undo(): void;
  log(): void;
  choices(): void;
  rules(): void;
  /** The choice that ends the turn, where there is one. */
  end(): Choice | undefined;
  choice(at: number): Choice | undefined;
  choose(choice: Choice): void;
  back(): void;
}

/** Whether somebody is writing, or a dialog with keys of its own is open. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : undefined;
  return target?.closest('input, textarea, select, [contenteditable]') !== null && target !== undefined;
}

export function gameKeys(acts: Acts): (event: KeyboardEvent) => void {
  return (event) => {
    if (isElsewhere(event)) return;
    const isDialogOpen = document.querySelector('dialog[open]') !== null;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
    if (digit !== undefined) {
      const choice = acts.choice(digit - 1);
      if (choice === undefined) return;
      event.preventDefault();
      return acts.choose(choice);
    }
    if (isDialogOpen) return;
    const act = { u: acts.undo, l: acts.log, c: acts.choices, '?': acts.rules, Escape: acts.back }[
      event.key.length === 1 ? event.key.toLowerCase() : event.key
    ];
    if (act !== undefined) {
      event.preventDefault();
      return act();
    }
    const ending = event.key.toLowerCase() === 'e' ? acts.end() : undefined;
    if (ending !== undefined) acts.choose(ending);
  };
}
