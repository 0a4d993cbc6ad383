/** Who goes first where a machine has fewer cores than work. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICEST = 19;
/** The name Linux knows V8's helping threads by. */
const HELPER = 'V8Worker';

/**
 * This process, with all threads of its own, takes what others leave of the cores: people wait for updates, and nobody
 * notices a few thoughts less. What is idle for Linux makes way at once; the merely nice end their slice of some
 * milliseconds first. Where neither can be had nothing changes.
 */
export function stepBack(): void {
  const idle = ['--all-tasks', '--idle', '--pid', '0', String(process.pid)];
  execFile('chrt', idle, (trouble) => trouble && beNice(threads()));
}

/**
 * The threads that compile for this process, and collect what lived long, take what it and others leave of the cores. Linux likes to wake
 * them where the one thread is that all people wait for, and lets them go on there for some milliseconds, even beside a core that has nothing to do.
 */
export function helpersStepBack(): void {
  for (const helper of threads().filter(isHelper)) {
    execFile('chrt', ['--idle', '--pid', '0', helper], (trouble) => trouble && beNice([helper]));
  }
}

/** Linux has a number for each thread of a process; other systems tell of none. */
function threads(): string[] {
  try {
    return readdirSync('/proc/self/task');
  } catch {
    return [];
  }
}

/** A thread may have ended since. */
function isHelper(thread: string): boolean {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim() === HELPER;
  } catch {
    return false;
  }
}

/** Linux has a priority for each thread, by its number; threads that begin later have that of the one that began them. */
function beNice(threads: readonly string[]): void {
  for (const thread of threads) {
    try {
      setPriority(Number(thread), NICEST);
    } catch {
      // It goes on at the priority it has.
    }
  }
}
