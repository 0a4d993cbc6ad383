/** What happens to nodes and database while people play: one thing after another, drawn by chance. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../kernel/index.ts';
import type { Tally } from './mischief.ts';
import type { Node } from './nodes.ts';

/** A database that can be hurt. */
export interface Victim {
  /** Stops it as its own command would, or at once as if the machine had failed. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Cuts every connection to it. */
  cutAll(): Promise<void>;
}

interface Fault {
  readonly name: string;
  /** How likely, compared with the others. */
  readonly weight: number;
  readonly act: () => Promise<void>;
}

export class Storm {
  private readonly nodes: readonly Node[];
  private readonly chance: Chance;
  private readonly tally: Tally;
  private readonly faults: readonly Fault[];

  constructor(nodes: readonly Node[], database: Victim | undefined, chance: Chance, tally: Tally) {
    this.nodes = nodes;
    this.chance = chance;
    this.tally = tally;
    this.faults = [...this.ofNodes(), ...(database ? ofDatabase(database) : [])];
  }

  /** Rages until `end`, with calm pauses of up to so many milliseconds, and until each kind of fault happened once. */
  async rage(end: number, longestPause: number): Promise<void> {
    const first = this.chance.shuffle([...this.faults]);
    while (first.length > 0 || performance.now() < end) {
      await pause(longestPause / 4 + this.chance.int(longestPause));
      const fault = first.pop() ?? this.draw();
      this.tally.add(fault.name);
      await fault.act();
    }
  }

  private draw(): Fault {
    let drawn = this.chance.int(this.faults.reduce((sum, { weight }) => sum + weight, 0));
    for (const fault of this.faults) {
      drawn -= fault.weight;
      if (drawn < 0) return fault;
    }
    return this.faults[0];
  }

  private ofNodes(): Fault[] {
    const again = async (signal: 'SIGKILL' | 'SIGTERM') => {
      const node = this.chance.pick(this.nodes);
      await node.end(signal);
      await pause(this.chance.int(500));
      await node.start();
    };
    return [
      { name: 'node killed', weight: 4, act: () => again('SIGKILL') },
      { name: 'node stopped', weight: 1, act: () => again('SIGTERM') },
      {
        name: 'node frozen',
        weight: 1,
        act: () => this.chance.pick(this.nodes).freeze(200 + this.chance.int(1500)),
      },
    ];
  }
}

function ofDatabase(database: Victim): Fault[] {
  const again = async (how: 'fast' | 'immediate') => {
    await database.stop(how);
    await database.start();
  };
  return [
    { name: 'database restarted', weight: 1, act: () => again('fast') },
    { name: 'database killed and restarted', weight: 1, act: () => again('immediate') },
    { name: 'all connections to the database cut', weight: 2, act: () => database.cutAll() },
  ];
}
