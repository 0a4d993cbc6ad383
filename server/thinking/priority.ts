/** Who goes first where a server has fewer cores than work. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICEST = 19;

/**
 * This process, with all threads of its own, takes what others leave of the cores: people wait for updates, and nobody
 * notices a few thoughts less. What is idle for Linux makes way at once; the merely nice end their slice of some
 * milliseconds first. Where neither can be had nothing changes.
 */
export function stepBack(): void {
  const idle = ['--all-tasks', '--idle', '--pid', '0', String(process.pid)];
  execFile('chrt', idle, (trouble) => trouble && beNice());
}

/** Linux has a priority for each thread, by its number; threads that begin later have that of the one that began them. */
function beNice(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), NICEST);
  } catch {
    // It thinks at the priority it has.
  }
}
