/** Who goes first where a server has fewer cores than work. */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** How much nicer than the server a thinker is: it gets a tenth of a core that the server wants, too. */
const NICER = 10;
const NICEST = 19;

/**
 * This thread steps back behind the server's own: people wait for updates, and nobody notices a few thoughts less.
 * Linux has a priority for each thread, by its number; where there is none, or it may not be set, nothing changes.
 */
export function stepBack(): void {
  try {
    const mine = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(mine, Math.min(NICEST, getPriority(process.pid) + NICER));
  } catch {
    // It thinks at the priority it has.
  }
}
