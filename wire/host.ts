/** What the owner of a server sees of it on the host page. No hands, no talk, no names of players. */
import type { Code, Phase, Problem } from './protocol.ts';

/** A backup that was made and checked. */
export interface BackupInfo {
  /** Where it is, on the machine of the server. */
  readonly file: string;
  readonly at: number;
  readonly bytes: number;
  readonly tables: number;
  /** Rows of the tables' logs. */
  readonly rows: number;
}

/** One table as the owner sees it. */
export interface HostTable {
  readonly code: Code;
  readonly game: string;
  readonly title: string;
  readonly phase: Phase;
  readonly paused: boolean;
  readonly people: number;
  readonly bots: number;
  /** Devices that look at it now. */
  readonly here: number;
  /** When somebody last did something there. */
  readonly movedAt: number;
}

/** GET /api/host. */
export interface HostInfo {
  readonly version: string;
  readonly startedAt: number;
  readonly now: number;
  readonly storage: {
    readonly kind: 'sqlite' | 'postgres';
    /** Absent when it cannot be read now. */
    readonly bytes?: number;
  };
  /** What is wrong, with its remedy; absent when all is well. */
  readonly problem?: Problem;
  readonly lastBackup?: BackupInfo;
  /** Devices that look at some table of this node. */
  readonly people: number;
  /** Tables by phase, in memory or not; those in play include the paused ones. */
  readonly phases: Readonly<Partial<Record<Phase, number>>>;
  readonly paused: number;
  /** Tables in the memory of this node. */
  readonly live: number;
  /** Those that need the owner first: stopped, paused, in play, waiting to begin. */
  readonly tables: readonly HostTable[];
}
