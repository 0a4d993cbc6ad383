/**
 * What may reach whom: every byte sent to a client is searched for what it may not know, and what each seat is shown is
 * compared with what the rules, run again from the log, let it see.
 */
import type { Box } from '../../../games/box.ts';
import { type AnyShape, applyPatch, Match, type Seat, SPECTATOR, same } from '../../../kernel/index.ts';
import { toLogRow } from '../../../kernel/recording.ts';
import type { ServerMessage } from '../../../wire/protocol.ts';
import { setupOf } from '../../log.ts';
import type { Store, TableDoc } from '../../store/store.ts';

/** A table as whoever has the log knows it. */
export class Shadow {
  readonly code: string;
  readonly box: Box;
  readonly match: Match<AnyShape>;
  doc: TableDoc;
  private readonly store: Store;
  private readonly standing: Parameters<Match<AnyShape>['apply']>[1] = [];
  /** The last link of the log, which is told when the game is over. */
  chain: string | undefined;
  /** Words somebody wrote in private, and the seats that may read them. */
  readonly words = new Map<string, Set<Seat>>();

  private constructor(doc: TableDoc, box: Box, store: Store, match: Match<AnyShape>) {
    this.code = doc.code;
    this.doc = doc;
    this.box = box;
    this.store = store;
    this.match = match;
  }

  static async of(code: string, box: Box, store: Store): Promise<Shadow> {
    const doc = await store.table(code);
    if (doc?.header === undefined) throw new Error(`table ${code} has not started`);
    return new Shadow(doc, box, store, Match.start(box.rules, setupOf(doc.header, undefined)));
  }

  get isOver(): boolean {
    return this.match.outcome() !== undefined;
  }

  /** Takes in what was written since; gives back its rows. */
  async follow() {
    const rows = await this.store.rows(this.code, this.match.seq);
    for (const row of rows) this.match.apply(toLogRow(row), this.standing);
    this.chain = rows.at(-1)?.chain ?? this.chain;
    if (rows.length > 0) this.learn();
    return rows;
  }

  /** Who has read a private word may know it for ever. */
  private learn(): void {
    const { pub, own } = this.match.state;
    for (const [word, readers] of this.words) {
      if (JSON.stringify(pub).includes(word)) this.words.delete(word);
      for (const [seat, part] of own.entries()) if (JSON.stringify(part).includes(word)) readers.add(seat);
    }
  }

  /** What this viewpoint may see of the state now. */
  view(seat: Seat): { pub: unknown; own?: unknown } {
    const { pub, own } = this.match.state;
    return seat === SPECTATOR ? { pub } : { pub, own: own[seat] };
  }
}

/** Hashes of rows are not told; what a table is committed to is. */
const HEX = /(?<!"commitment":")[0-9a-f]{64}/g;

export class Watcher {
  readonly violations: string[] = [];
  /** Never sent to anybody, by what it is. */
  private readonly secrets = new Map<string, string>();
  /** Hashes that are published. */
  private readonly published = new Set<string>();
  private pattern = /(?!)/g;
  /** What was sent and must be known by now to be no secret; judged once the log was read. */
  private suspects: (() => string | undefined)[] = [];
  readonly shadows = new Map<string, Shadow>();

  violated(what: string): void {
    if (this.violations.length < 50) this.violations.push(what);
  }

  keepSecret(text: string, what: string): void {
    this.secrets.set(text, what);
    this.sharpen();
  }

  private sharpen(): void {
    this.pattern = new RegExp([...this.secrets.keys()].map((one) => RegExp.escape(one)).join('|'), 'g');
  }

  publish(hash: string | undefined): void {
    if (hash !== undefined) this.published.add(hash);
  }

  /** What is over may be known to all. */
  release(shadow: Shadow): void {
    const { header } = shadow.doc;
    for (const secret of [header?.seed, header?.drawing?.secret, shadow.chain]) {
      if (secret === undefined) continue;
      this.secrets.delete(secret);
      this.published.add(secret);
    }
    this.sharpen();
    this.shadows.delete(shadow.code);
  }

  /** Searches what was sent to somebody at these seats, by table. */
  read(text: string, reader: { readonly name: string; readonly seats: ReadonlyMap<string, Seat> }): void {
    const suspect = (found: string, isSecret: () => boolean, what: () => string | undefined) => {
      const excerpt = around(text, found);
      this.suspects.push(() => (isSecret() ? `${reader.name} was sent ${what()}: ${excerpt}` : undefined));
    };
    for (const [found] of text.matchAll(this.pattern)) {
      suspect(
        found,
        () => this.secrets.has(found),
        () => this.secrets.get(found),
      );
    }
    for (const [found] of text.matchAll(HEX))
      suspect(
        found,
        () => !this.published.has(found),
        () => 'a hash',
      );
    for (const { code, words } of this.shadows.values()) {
      const seat = reader.seats.get(code) ?? SPECTATOR;
      for (const [word, readers] of words) {
        if (readers.has(seat) || !text.includes(word)) continue;
        suspect(
          word,
          () => words.has(word) && !readers.has(seat),
          () => 'what another said in private',
        );
      }
    }
  }

  /** To be called when the log has been read: what was sent by then had to be known by then. */
  judge(): void {
    for (const suspect of this.suspects.splice(0)) {
      const what = suspect();
      if (what !== undefined) this.violated(what);
    }
  }

  /** What somebody was shown is what their viewpoint may see, no more and no less. */
  compare(code: string, seat: Seat, shown: { readonly pub?: unknown; readonly own?: unknown }, who: string): void {
    const shadow = this.shadows.get(code);
    if (shadow === undefined) return;
    const { pub, own } = shadow.view(seat);
    if (!same(shown.pub, pub) || !same(shown.own ?? null, own ?? null))
      this.violated(`${who} sees another view of ${shadow.box.rules.id} than seat ${seat} may`);
  }
}

const around = (text: string, found: string): string => {
  const at = text.indexOf(found);
  return text.slice(Math.max(0, at - 80), at + 80);
};

/** Folds what a socket is told, as the client does. */
export class Folded {
  table = '';
  seat: Seat = SPECTATOR;
  view: { pub?: unknown; own?: unknown } = {};

  take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.table = message.table.code;
      this.seat = message.seat;
      if (message.play) this.view = { pub: message.play.view.pub, own: message.play.view.own };
    }
    if (message.type !== 'update') return;
    if (message.pub) this.view.pub = applyPatch(this.view.pub, message.pub);
    if (message.own) this.view.own = applyPatch(this.view.own, message.own);
  }
}
