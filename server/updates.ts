/**
 * The updates of one table as text: the public part is written once for everybody, each viewpoint adds its own.
 *
 * The last ones are kept, so that somebody whose line broke gets what is missing instead of everything.
 */
import type { AnyShape, Change, Match, Patch, Seat, UndoReach } from '../kernel/index.ts';
import { SPECTATOR, toldTo } from '../kernel/index.ts';
import { type Letter, letter } from './outbox.ts';

/** How many rows a broken line may miss and still resume. */
const KEPT = 16;

export interface Entry {
  /** The number of its row. */
  readonly seq: number;
  /** Whom the table waits for after it. */
  readonly awaited: readonly Seat[];
  /** The number of this update for each viewpoint; 0: it was told nothing. */
  readonly ns: readonly number[];
  /** What each viewpoint is told for itself: own part, undo. */
  readonly apart: readonly string[];
  /** What all are told, and what those are told in its place who learn a secret. */
  readonly common: string;
  readonly secrets: ReadonlyMap<Seat, string> | undefined;
}

export class Updates {
  private readonly kept: Entry[] = [];

  /** Counts and writes what a change tells each viewpoint. To be called once per change. */
  add(match: Match<AnyShape>, change: Change, awaited: readonly Seat[], by: 'bot' | 'default' | undefined): Entry {
    const { seats } = match.setup;
    const { events, pub, own } = change;
    // Written in one go: pieces put together would each be kept.
    const textOf = (seat: Seat): string =>
      JSON.stringify({ epoch: match.epoch, awaited, by, pub, events: toldTo(events, seat) });
    const ns = new Array<number>(seats + 1);
    const apart = new Array<string>(seats + 1);
    let secrets: Map<Seat, string> | undefined;
    const hasSecrets = events.some((event) => event.secrets !== undefined);
    for (let viewpoint = 0; viewpoint <= seats; viewpoint++) {
      const seat = viewpoint === seats ? SPECTATOR : viewpoint;
      const n = match.tell(seat, change);
      ns[viewpoint] = n;
      apart[viewpoint] = n === 0 || seat === SPECTATOR ? '' : ownText(own[seat]) + undoText(match.undoReach(seat));
      if (hasSecrets && n > 0 && events.some((event) => event.secrets?.[seat] !== undefined)) {
        secrets ??= new Map();
        secrets.set(seat, textOf(seat));
      }
    }
    const entry: Entry = { seq: match.seq, awaited, ns, apart, common: textOf(SPECTATOR), secrets };
    this.kept.push(entry);
    if (this.kept.length > KEPT) this.kept.shift();
    return entry;
  }

  /** The updates after `lastN` for this viewpoint; undefined when they are no longer all here. */
  since(match: Match<AnyShape>, seat: Seat, lastN: number): string[] | undefined {
    if (lastN === match.count(seat)) return [];
    const missing = this.kept.filter((entry) => numberOf(entry, seat) > lastN);
    if (missing.length === 0 || numberOf(missing[0], seat) !== lastN + 1) return undefined;
    return missing.map((entry) => textFor(entry, seat) as string);
  }

  /** Those of later rows never were. */
  backTo(seq: number): void {
    while ((this.kept.at(-1)?.seq ?? 0) > seq) this.kept.pop();
  }

  forget(): void {
    this.kept.length = 0;
  }
}

const viewpointOf = (entry: Entry, seat: Seat): number => (seat === SPECTATOR ? entry.ns.length - 1 : seat);

/** The number of this update for one viewpoint; 0 when it was told nothing. */
export function numberOf(entry: Entry, seat: Seat): number {
  return entry.ns[viewpointOf(entry, seat)];
}

/** One update as letters: viewpoints that are told the same share one. */
export class Letters {
  private readonly entry: Entry;
  private readonly made: { readonly n: number; readonly own: string; readonly common: string; readonly one: Letter }[] =
    [];

  constructor(entry: Entry) {
    this.entry = entry;
  }

  /** The letter to one viewpoint; undefined when it cannot notice. */
  to(seat: Seat): Letter | undefined {
    const viewpoint = viewpointOf(this.entry, seat);
    const n = this.entry.ns[viewpoint];
    const own = this.entry.apart[viewpoint];
    const common = commonFor(this.entry, seat);
    for (const made of this.made) if (made.n === n && made.own === own && made.common === common) return made.one;
    const text = textFor(this.entry, seat);
    if (text === undefined) return undefined;
    const one = letter(text);
    this.made.push({ n, own, common, one });
    return one;
  }
}

/** The message for one viewpoint; undefined when it cannot notice. */
export function textFor(entry: Entry, seat: Seat): string | undefined {
  const { ns, apart } = entry;
  const viewpoint = viewpointOf(entry, seat);
  if (ns[viewpoint] === 0) return undefined;
  return `{"type":"update","n":${ns[viewpoint]}${apart[viewpoint]},${commonFor(entry, seat).slice(1)}`;
}

const commonFor = ({ common, secrets }: Entry, seat: Seat): string => secrets?.get(seat) ?? common;

const ownText = (own: Patch | undefined): string => (own === undefined ? '' : `,"own":${JSON.stringify(own)}`);

/** Most seats have nothing to undo, most of the time. */
const NOTHING = `,"undo":${JSON.stringify({ can: false, why: 'nothing' } satisfies UndoReach)}`;
const undoText = (undo: UndoReach): string =>
  !undo.can && undo.why === 'nothing' ? NOTHING : `,"undo":${JSON.stringify(undo)}`;
