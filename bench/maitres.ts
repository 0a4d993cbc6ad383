/**
 * Company for a server that is measured: a table of each game of the shelf with a *maître* in each of its four seats. At
 * each of them somebody wants to think at any time, so that the server's threads never rest.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { shelf } from '../games/index.ts';
import type { CreateRequest, TableInfo } from '../wire/protocol.ts';
import type { Company } from './arena.ts';
import { Device } from './tablee-client.ts';

const MAITRE = { strength: 'maître' };
/** A thread reads all games before its first thought. */
const WARM_UP_MS = 5000;

export class Maitres implements Company {
  private readonly host: Device;
  private codes: string[] = [];

  private constructor(host: Device) {
    this.host = host;
  }

  static async open(url: string): Promise<Maitres> {
    const maitres = new Maitres(new Device(url));
    await maitres.come();
    await wait(WARM_UP_MS);
    await maitres.go();
    return maitres;
  }

  /** All begin a game, which lasts longer than any measurement. */
  async come(): Promise<void> {
    for (const { id } of shelf) this.codes.push(await this.begin(id));
  }

  async go(): Promise<void> {
    for (const code of this.codes) await this.host.ask(code, 'close', {});
    this.codes = [];
  }

  /** Whoever opens a table sits there first; then a *maître* takes that seat over, too. */
  private async begin(game: string): Promise<string> {
    const wish: CreateRequest = { game, mode: 'solo', name: 'P', bots: [MAITRE, MAITRE, MAITRE] };
    const { table } = await this.host.post<{ table: TableInfo }>('/api/tables', wish);
    await this.host.ask(table.code, 'seat', { seat: 0, to: { kind: 'bot', ...MAITRE } });
    return table.code;
  }
}
