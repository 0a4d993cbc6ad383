/** One table after another: people sit down, each by any node, and play until the game is over or time is out. */
import { setTimeout as pause } from 'node:timers/promises';
import type { About, Box } from '../games/box.ts';
import { SPECTATOR } from '../kernel/index.ts';
import type { TableInfo } from '../wire/protocol.ts';
import { Device } from './device.ts';
import { Player, type Weather } from './player.ts';

/** Milliseconds between two looks of everybody at what is due. */
const TICK = 20;
/** Of a hundred tables, so many have somebody who looks on. */
const WATCHED = 30;
/** Of a hundred tables, so many have a time to answer, where the run is long enough for it. */
const HURRIED = 20;
/** The shortest there is, in seconds. */
const HURRY = 10;

export class Party {
  /** Everybody who played or looked on, at all tables so far. */
  readonly players: Player[] = [];
  /** Resolves when the first game has begun. */
  readonly seated: Promise<void>;
  private sayGo: () => void = () => undefined;
  private readonly shelf: readonly About[];
  private readonly weather: Weather;
  private here: readonly Player[] = [];
  private isTimeOut = false;
  private readonly name: string;

  constructor(name: string, shelf: readonly About[], weather: Weather) {
    this.seated = new Promise((resolve) => {
      this.sayGo = resolve;
    });
    this.name = name;
    this.shelf = shelf;
    this.weather = weather;
  }

  /** No more answers. */
  stop(): void {
    this.isTimeOut = true;
    for (const player of this.here) player.isDone = true;
  }

  /** Everybody at the table now takes a new line. */
  reconnect(): void {
    for (const player of this.here) player.reconnect();
  }

  /** Nothing is on its way, and the table waits for none but these. */
  get isQuiet(): boolean {
    const { here } = this;
    const seats = here.map((player) => player.seat);
    return here.every(
      ({ isSettled, isOver, awaited }) => isSettled && (isOver || awaited.every((one) => seats.includes(one))),
    );
  }

  /** Where time would go on answering for them, the host stops it. */
  async rest(): Promise<void> {
    const [host] = this.here;
    if (host?.hurry === undefined || host.isOver) return;
    await host.device.insist('POST', `/api/tables/${host.diary.table}/pause`, { paused: true });
  }

  /** Plays until it is stopped; whoever sits at a game that is not over keeps listening until `leave`. */
  async play(): Promise<void> {
    while (!this.isTimeOut) {
      this.here = await this.open();
      this.players.push(...this.here);
      this.sayGo();
      if (this.isTimeOut) this.stop();
      while (!this.isTimeOut && !this.here.some((player) => player.isOver)) await this.tick();
      if (!this.isTimeOut) await this.finish();
    }
  }

  async tick(): Promise<void> {
    for (const player of this.here) player.tick(performance.now());
    await pause(TICK);
  }

  /** Until everybody has seen what there is to see. */
  private async finish(): Promise<void> {
    const [{ diary }] = this.here;
    for (const player of this.here) {
      player.isDone = true;
      await this.seeAll(player, diary.table);
      await player.close();
    }
    this.here = [];
  }

  private async seeAll(player: Player, table: string): Promise<void> {
    const device = player.device;
    for (;;) {
      const { n } = (await device.insist('GET', `/api/tables/${table}/view?seat=${player.seat}`)) as { n: number };
      if (player.n === n && player.isSettled) return;
      for (let i = 0; i < 10; i++) await this.tick();
    }
  }

  async leave(): Promise<void> {
    await Promise.all(this.here.map((player) => player.close()));
  }

  private async open(): Promise<Player[]> {
    const { chance, node } = this.weather;
    const about = chance.pick(this.shelf);
    const box = await about.load();
    const people = 1 + chance.int(Math.min(about.seats.max, 4));
    const bots = Math.max(about.seats.min - people, people === about.seats.max ? 0 : chance.int(2));
    const devices = Array.from({ length: people }, () => new Device(node));
    for (const device of devices) await device.insist('GET', '/api/me');
    const wish = { game: about.id, mode: 'friends', name: `${this.name}-0`, bots, fast: true, spectators: true };
    const absence = { act: 'wait', after: 90 };
    const isHurried = this.weather.isLong && chance.int(100) < HURRIED;
    const time = isHurried && { kind: 'firm', seconds: HURRY, out: chance.pick(['bot', 'default']) };
    const rest = { absence, ...(time && { time }) };
    const { table } = (await devices[0].insist('POST', '/api/tables', { ...wish, ...rest })) as { table: TableInfo };
    const path = `/api/tables/${table.code}`;
    for (const [i, device] of devices.entries()) {
      if (i > 0) await device.insist('POST', `${path}/sit`, { name: `${this.name}-${i}` });
    }
    await devices[0].insist('POST', `${path}/start`, {}, ['not-in-lobby']);
    const players: Player[] = [];
    for (const device of devices) {
      const { you } = (await device.insist('GET', path)) as { you: { seats: number[] } };
      players.push(
        new Player(table.code, you.seats[0], device, box, this.weather, isHurried ? HURRY * 1000 : undefined),
      );
    }
    if (chance.int(100) < WATCHED) players.push(await this.onlooker(table.code, box));
    return players;
  }

  private async onlooker(code: string, box: Box): Promise<Player> {
    const device = new Device(this.weather.node);
    await device.insist('GET', '/api/me');
    return new Player(code, SPECTATOR, device, box, this.weather);
  }
}
