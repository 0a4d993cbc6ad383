/**
 * Bad people at a real server: tables of every game are played by those who sit there, while others send what they
 * should not. Nothing of it may break the server, count for another's seat or disclose a secret.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { About } from '../../../games/box.ts';
import { Chance, drawAnswer, may, REOPEN, sha256Words } from '../../../kernel/index.ts';
import { createServer } from '../../main.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { type Attack, Attacks } from './attacks.ts';
import { Person } from './client.ts';
import { Shadow, Watcher } from './watcher.ts';

export interface FuzzPlan {
  readonly shelf: readonly About[];
  readonly messages: number;
  readonly seed: string;
  readonly say?: (line: string) => void;
}

export interface FuzzReport {
  readonly messages: number;
  readonly refused: number;
  /** Rows the rightful players wrote meanwhile. */
  readonly rows: number;
  readonly games: number;
  readonly violations: readonly string[];
  /** Bytes of live objects at the end, for each byte after a fifth of the messages. */
  readonly growth: number;
}

const PLENTY = { burst: 1e9, perSecond: 1e9 };
const LIMITS = {
  device: PLENTY,
  address: PLENTY,
  misses: PLENTY,
  addressMisses: PLENTY,
  creations: PLENTY,
  socket: PLENTY,
  chat: PLENTY,
};
const SEATS = 3;
/** What takes players or their answers away; about their own seat they may. */
const GOES = ['leave', 'take-back', 'assent'];

export async function fuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-fuzz-'));
  const watcher = new Watcher();
  const store = await openSqlite(join(dataDir, 'tablee.db'));
  const server = await createServer({
    shelf: plan.shelf,
    dataDir,
    store,
    limits: LIMITS,
    botPause: () => 0,
    report: (error, code) => watcher.violated(`broke at ${code}: ${error instanceof Error ? error.stack : error}`),
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const run = new Run(plan, url, store, watcher);
  try {
    watcher.keepSecret(server.hostKey, 'the key of the server');
    return await run.play();
  } finally {
    run.end();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

class Run {
  private readonly plan: FuzzPlan;
  private readonly url: string;
  private readonly store: Store;
  private readonly watcher: Watcher;
  private readonly chance: Chance;
  private readonly attacks: Attacks;
  /** Who sent what, by client id. */
  private readonly senders = new Map<string, Person>();
  private players: Person[] = [];
  private outsiders: Person[] = [];
  private kicked: Person | undefined;
  private sent = 0;
  private refused = 0;
  private rows = 0;
  private games = 0;

  constructor(plan: FuzzPlan, url: string, store: Store, watcher: Watcher) {
    this.plan = plan;
    this.url = url;
    this.store = store;
    this.watcher = watcher;
    this.chance = new Chance(sha256Words(`fuzz ${plan.seed}`));
    this.attacks = new Attacks(this.chance);
  }

  async play(): Promise<FuzzReport> {
    await this.gather();
    for (const about of this.plan.shelf) await this.open(about);
    const early = Math.floor(this.plan.messages / 5);
    let [heap, steps] = [0, 0];
    while (this.sent < this.plan.messages && this.watcher.violations.length === 0) {
      if (this.chance.int(4) === 0) await this.move();
      else await this.attack();
      if (heap === 0 && this.sent >= early) heap = liveBytes();
      if (++steps % 200 === 0) await this.compareAll();
      if (steps % 5000 === 0) this.plan.say?.(`${this.sent} messages, ${this.rows} rows, ${this.games} games`);
    }
    await this.compareAll();
    const { sent: messages, refused, rows, games } = this;
    return { messages, refused, rows, games, violations: this.watcher.violations, growth: liveBytes() / heap };
  }

  end(): void {
    for (const person of [...this.players, ...this.outsiders]) person.hangUp();
  }

  private async person(name: string): Promise<Person> {
    const person = new Person(name, this.url, this.watcher);
    await person.call('GET', '/api/me');
    this.watcher.keepSecret(person.key, `the key of ${name}`);
    await person.connect();
    return person;
  }

  /** Those who play, and all kinds of others. */
  private async gather(): Promise<void> {
    for (const name of ['cookies', 'push'])
      this.watcher.keepSecret(await this.store.secret(name), `the secret of ${name}`);
    for (let seat = 0; seat < SEATS; seat++) this.players.push(await this.person(`player ${seat}`));
    this.kicked = await this.person('who was put out');
    const [victim] = this.players;
    const forged = new Person('who forges a cookie', this.url, this.watcher);
    forged.cookie = `tablee=${victim.key}.${'A'.repeat(43)}`;
    const stale = new Person('with a cookie of another server', this.url, this.watcher);
    stale.cookie = `tablee=${victim.key}.bm90IHRoZSBzZWNyZXQgb2YgdGhpcyBzZXJ2ZXI`;
    const elsewhere = new Person('a page of another site', this.url, this.watcher);
    elsewhere.cookie = victim.cookie;
    elsewhere.origin = 'https://evil.example';
    const nobody = new Person('nobody', this.url, this.watcher);
    this.outsiders = [await this.person('a spectator'), this.kicked, forged, stale, elsewhere, nobody];
  }

  /** A new table of this game, with everybody at it and somebody put out of it. */
  private async open(about: About): Promise<void> {
    const [host, ...guests] = this.players;
    const box = await about.load();
    const options = 'whispers' in box.rules.options.fields ? { whispers: true } : {};
    const body = { game: about.id, mode: 'friends', name: 'Léa', options };
    const made = await host.call('POST', '/api/tables', JSON.stringify(body));
    const { code } = (JSON.parse(made.text) as { table: { code: string } }).table;
    const post = (who: Person, operation: string, wish: object) =>
      who.call('POST', `/api/tables/${code}/${operation}`, JSON.stringify(wish));
    if (this.kicked) {
      await post(this.kicked, 'sit', { name: 'Tom', seat: 1 });
      await post(host, 'kick', { seat: 1 });
    }
    for (const [i, guest] of guests.entries()) await post(guest, 'sit', { name: `P${i}`, seat: i + 1 });
    const secret = (await this.store.table(code))?.sealed?.secret;
    if (secret !== undefined) this.watcher.keepSecret(secret, `the sealed chance of ${code}`);
    const started = await post(host, 'start', {});
    if (started.status !== 200) throw new Error(`${about.id} does not start: ${started.text}`);
    const shadow = await Shadow.of(code, box, this.store);
    const { header } = shadow.doc;
    this.watcher.shadows.set(code, shadow);
    for (const salt of header?.drawing?.salts ?? []) this.watcher.publish(salt ?? undefined);
    if (header) this.watcher.keepSecret(header.seed, `the seed of ${code}`);
    for (const [seat, player] of this.players.entries()) player.seats.set(code, seat);
    this.games++;
    for (const [seat, player] of this.players.entries()) await player.hello(code, seat, this.id(player));
    for (const other of this.outsiders) if (await other.connect()) await other.hello(code, undefined, this.id(other));
  }

  /** A client id nobody used before, and whose it is. */
  private id(sender: Person): string {
    const id = `m${this.sent++}`;
    this.senders.set(id, sender);
    if (this.senders.size > 20_000) this.senders.delete(this.senders.keys().next().value as string);
    return id;
  }

  private get shadow(): Shadow {
    return this.chance.pick([...this.watcher.shadows.values()]);
  }

  /** Somebody plays, as they may. */
  private async move(): Promise<void> {
    const { shadow, chance } = this;
    const { match, box } = shadow;
    const seat = chance.int(SEATS);
    const unasked = may(box.rules, match.view(seat)).filter(({ kind }) => kind !== REOPEN);
    const d = unasked.length > 0 && chance.int(3) === 0 ? chance.pick(unasked) : chance.pick(match.asked());
    const answer = drawAnswer(box.rules, match.view(d.seat), d, chance);
    if (answer === undefined) return;
    const player = this.players[d.seat];
    const clientId = this.id(player);
    if (typeof answer === 'object' && answer !== null && 'text' in answer) {
      const word = `psst-${clientId}-psst`;
      Object.assign(answer, { text: word });
      shadow.words.set(word, new Set([d.seat]));
    }
    const body = { decision: d.id, answer, epoch: match.epoch };
    this.attacks.overhear({ operation: 'answer', body: { ...body, clientId, seat: d.seat } });
    const reply = await player.call('POST', `/api/tables/${shadow.code}/answer`, JSON.stringify({ ...body, clientId }));
    if (reply.status !== 200) this.watcher.violated(`${player.name} may not play ${d.kind}: ${reply.text}`);
    await this.follow(shadow);
  }

  private async attack(): Promise<void> {
    const { shadow, chance, attacks } = this;
    const victim = chance.int(SEATS);
    const decisions = shadow.match.asked().map(({ id }) => id);
    // A player robs another's seat, whoever else any; only the host may do what the host may.
    const isInside = chance.int(3) === 0 && victim === 0;
    const sender = isInside ? this.players[1 + chance.int(SEATS - 1)] : chance.pick(this.outsiders);
    const robbery = attacks.robbery(victim, decisions);
    // What players send again, or spoil until it is about their own seat, may be sound.
    const isOwn = isInside && robbery.body.seat !== victim;
    if (isInside && GOES.includes(robbery.operation)) return this.send(sender, shadow, robbery);
    switch (chance.int(4)) {
      case 0:
        return this.send(sender, shadow, robbery, isOwn);
      case 1:
        return this.send(sender, shadow, attacks.spoilt(robbery), isInside);
      case 2: {
        const { method, path, body } = attacks.request(shadow.code, victim);
        this.sent++;
        const reply = await sender.call(method, path, body, chance.pick(['application/json', 'text/plain', 'x/y']));
        this.count(reply.status >= 400);
        this.look(sender, shadow, path, reply.text, reply.status);
        break;
      }
      default: {
        const clientId = this.id(sender);
        if (!(await sender.connect())) return;
        sender.shout(attacks.noise());
        await sender.settle(clientId);
        this.count(true);
      }
    }
    await this.follow(shadow);
  }

  /** Over HTTP or a socket; nothing of it may be accepted. */
  private async send(sender: Person, shadow: Shadow, { operation, body }: Attack, mayBeSound = false): Promise<void> {
    const id = this.id(sender);
    // Sent again, it has the client id it had.
    const clientId = this.senders.has(body.clientId as string) ? body.clientId : id;
    const message = { ...body, clientId };
    let isAccepted = false;
    if (this.chance.int(2) === 0) {
      const reply = await sender.call('POST', `/api/tables/${shadow.code}/${operation}`, JSON.stringify(message));
      isAccepted = reply.status < 400;
    } else if (await sender.connect()) {
      if (sender.folded.table !== shadow.code) await sender.hello(shadow.code, sender.seats.get(shadow.code), `${id}h`);
      const reply = await sender.say(JSON.stringify({ type: operation, ...message, clientId: id }), id);
      isAccepted = reply?.type === 'ack';
    }
    this.count(!isAccepted);
    if (isAccepted && !mayBeSound)
      this.watcher.violated(`${sender.name} may ${operation} ${JSON.stringify(body).slice(0, 200)}`);
    await this.follow(shadow);
  }

  private count(isRefused: boolean): void {
    if (isRefused) this.refused++;
  }

  /** A view over HTTP shows what its viewpoint may see. */
  private look(sender: Person, shadow: Shadow, path: string, text: string, status: number): void {
    if (status !== 200 || !path.includes('/view') || text === '') return;
    const { view } = JSON.parse(text) as { view: { seat: number; pub: unknown; own?: unknown } };
    if (view.seat >= 0 && sender.seats.get(shadow.code) !== view.seat)
      this.watcher.violated(`${sender.name} sees seat ${view.seat}`);
    this.watcher.compare(shadow.code, view.seat, view, sender.name);
  }

  /** Every row was sent by who has the seat. */
  private async follow(shadow: Shadow): Promise<void> {
    for (const row of await shadow.follow()) {
      this.rows++;
      const sender = row.clientId === undefined ? undefined : this.senders.get(row.clientId);
      if (row.by !== 'person' || sender !== this.players[row.seat])
        this.watcher.violated(
          `row ${row.seq} of ${shadow.code}, seat ${row.seat}, came from ${sender?.name ?? row.by}`,
        );
    }
    if (shadow.isOver) this.watcher.release(shadow);
    this.watcher.judge();
    if (!shadow.isOver) return;
    for (const person of [...this.players, ...this.outsiders]) person.seats.delete(shadow.code);
    const about = this.plan.shelf.find(({ id }) => id === shadow.box.rules.id);
    if (about) await this.open(about);
  }

  /** What everybody was shown so far is what they may see. */
  private async compareAll(): Promise<void> {
    for (const person of [...this.players, ...this.outsiders]) {
      await person.settle(this.id(person));
      const { table, seat, view } = person.folded;
      if (table !== '') this.watcher.compare(table, seat, view, person.name);
    }
  }
}

/** Bytes of objects somebody still holds. */
function liveBytes(): number {
  setFlagsFromString('--expose_gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
