/** Where this browser keeps its one practice game, as text that only the game's own thread reads. */

const KEY = 'tablee.practice';

/** Stands in for a storage that is closed to us, until the page is. */
let inMemory: string | undefined;

export function keptPractice(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return inMemory;
  }
}

export function keepPractice(text: string): void {
  inMemory = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Then it is kept until the page is closed.
  }
}

export function forgetPractice(): void {
  inMemory = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
