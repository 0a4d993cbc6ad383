/** The server processes of a run: started, killed, stopped, frozen, and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('./node.ts', import.meta.url));

/** One place among the nodes, with the process that fills it now. */
export class Node {
  /** Where it listens, or listened last. */
  url = '';
  /** What it printed about trouble. */
  readonly complaints: string[] = [];
  /** How often it ended although nobody ended it. */
  deaths = 0;
  private readonly where: string;
  private process: ChildProcess | undefined;
  private gone: Promise<void> = Promise.resolve();
  private isWanted = false;

  constructor(where: string) {
    this.where = where;
  }

  get isUp(): boolean {
    return this.process !== undefined;
  }

  /** Starts it, however often that takes: the database may be away. */
  async start(): Promise<void> {
    this.isWanted = true;
    while (this.isWanted && this.process === undefined) {
      if (await this.tryStart()) return;
      await pause(200);
    }
  }

  /** Ends it with a signal and waits until it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.isWanted = false;
    this.process?.kill(signal);
    await this.gone;
  }

  /** For a while it neither hears nor says anything, and then goes on as if nothing had been. */
  async freeze(ms: number): Promise<void> {
    const { process } = this;
    process?.kill('SIGSTOP');
    await pause(ms);
    process?.kill('SIGCONT');
  }

  private async tryStart(): Promise<boolean> {
    const child = spawn(process.execPath, [ENTRY, this.where], { stdio: 'pipe' });
    let isListening = false;
    this.process = child;
    child.stderr.on('data', (data) => this.complaints.push(String(data)));
    this.gone = new Promise((resolve) => {
      child.on('exit', () => {
        this.process = undefined;
        if (isListening && this.isWanted) this.revive();
        resolve();
      });
    });
    const url = await Promise.race([
      new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim()))),
      this.gone.then(() => undefined),
    ]);
    if (url === undefined) return false;
    isListening = true;
    this.url = url;
    return true;
  }

  private revive(): void {
    this.deaths++;
    void this.start();
  }
}
