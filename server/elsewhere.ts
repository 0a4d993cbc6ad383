/**
 * Who is at a table through other nodes. Each node says it of itself when it changes and from time to time, so that the
 * people of one that died are gone after a while.
 */
import type { Json } from '../kernel/index.ts';
import type { Device } from './store/store.ts';
import type { Table } from './table.ts';

/** Milliseconds after which a node says again who is there. */
const REPEAT = 20_000;
/** A node that has said nothing for so long is gone. */
const SILENT = 60_000;

/** Who is at the table through one node. */
export interface Here {
  /** Of those who have a seat. */
  readonly devices: readonly Device[];
  readonly spectators: number;
}

type Said = Here & { readonly node: string; readonly isAsking: boolean };

export class Elsewhere {
  private readonly table: Table;
  private readonly nodes = new Map<string, Here & { readonly at: number }>();
  /** When each device was last known to be at some other node. */
  private readonly heard = new Map<Device, number>();
  private said = JSON.stringify({ devices: [], spectators: 0 } satisfies Here);
  private saidAt = 0;

  constructor(table: Table) {
    this.table = table;
  }

  isHere(device: Device): boolean {
    return this.alive().some(({ devices }) => devices.includes(device));
  }

  /** When this device last gave a sign of life there, if it ever did. */
  lastBeat(device: Device): number {
    return this.heard.get(device) ?? 0;
  }

  get spectators(): number {
    return this.alive().reduce((sum, { spectators }) => sum + spectators, 0);
  }

  /** Tells the other nodes who is here, when they do not know; asking, they say who is there. */
  say(here: Here, isAsking = false): void {
    const { around, doc } = this.table;
    if (!around.store.isShared) return;
    const text = JSON.stringify(here);
    const isAnybody = here.devices.length > 0 || here.spectators > 0;
    const isDue = isAnybody && around.now() - this.saidAt >= REPEAT;
    if (text === this.said && !isDue && !isAsking) return;
    this.said = text;
    this.saidAt = around.now();
    around.store.say(doc.code, { node: around.node, isAsking, ...here, devices: [...here.devices] });
  }

  /** Another node said who is there. One that asks is told who is here the next time something is said. */
  hear(message: Json): void {
    const { node, isAsking, devices, spectators } = message as unknown as Said;
    const at = this.table.around.now();
    for (const device of [...(this.nodes.get(node)?.devices ?? []), ...devices]) this.heard.set(device, at);
    this.nodes.set(node, { devices, spectators, at });
    if (isAsking) this.said = '';
  }

  private alive(): Here[] {
    if (this.nodes.size === 0) return [];
    const now = this.table.around.now();
    for (const [node, { at }] of this.nodes) if (now - at >= SILENT) this.nodes.delete(node);
    return [...this.nodes.values()];
  }
}
