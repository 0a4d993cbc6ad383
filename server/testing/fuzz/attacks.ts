/** What bad people send: nonsense, too much, at the wrong time, in others' names, again. Drawn from a seed. */
import type { Chance } from '../../../kernel/index.ts';

/** One thing to send: an operation at a table, or anything at all. */
export interface Attack {
  readonly operation: string;
  readonly body: Record<string, unknown>;
}

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  1e308,
  '',
  '<img src=x onerror=alert(1)>',
  '\u0000\u202e\ud800',
  '../../etc/passwd',
  "' OR 1=1 --",
  'x'.repeat(5000),
  [],
  [[[[]]]],
  {},
  { length: -1 },
  { toString: 1 },
  { constructor: { prototype: { host: true } } },
];

const PATHS = [
  '/api/tables',
  '/api/tables/CODE',
  '/api/tables/CODE/view?seat=SEAT',
  '/api/tables/CODE/film?seat=SEAT',
  '/api/tables/CODE/export',
  '/api/tables/CODE/pack?hash=../..',
  '/api/tables/CODE/../../host',
  '/api/tables/%2e%2e%2f%00/view',
  '/api/games/__proto__/pack',
  '/api/games',
  '/api/lengths',
  '/api/host/state',
  '/api/openapi.json',
  '/metrics',
  '/healthz',
  '/..%2f..%2fpackage.json',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];

export class Attacks {
  private readonly chance: Chance;
  /** What rightful players sent, to be sent again by others. */
  private readonly heard: Attack[] = [];

  constructor(chance: Chance) {
    this.chance = chance;
  }

  overhear(attack: Attack): void {
    if (this.heard.push(attack) > 200) this.heard.shift();
  }

  /** Something only the seat itself or the host may do. `host`: it is the host's seat that is robbed. */
  robbery(seat: number, decisions: readonly string[]): Attack {
    const { chance } = this;
    const decision = decisions.length > 0 && chance.int(4) > 0 ? chance.pick(decisions) : `${chance.int(99)}.${seat}`;
    const other = { seat };
    const attacks: Attack[] = [
      { operation: 'answer', body: { ...other, decision, answer: this.value(), epoch: chance.int(2) } },
      { operation: 'undo', body: { ...other, all: true } },
      { operation: 'draft', body: { ...other, decision, draft: this.value() } },
      { operation: 'chat', body: { ...other, text: 'in your name' } },
      { operation: 'leave', body: other },
      { operation: 'rename', body: { ...other, name: 'Robbed' } },
      { operation: 'link', body: other },
      { operation: 'take-back', body: { ...other, steps: 1 } },
      { operation: 'assent', body: { ...other, yes: true } },
      { operation: 'withdraw', body: other },
      { operation: 'claim', body: { token: 'A'.repeat(24) } },
      { operation: 'kick', body: other },
      { operation: 'transfer', body: other },
      { operation: 'seat', body: { ...other, to: { kind: 'bot' } } },
      { operation: 'settings', body: { spectators: false, takeBack: false } },
      { operation: 'pause', body: { paused: true } },
      { operation: 'close', body: {} },
      { operation: 'start', body: {} },
      { operation: 'rewind', body: { steps: 1 } },
    ];
    return this.heard.length > 0 && chance.int(4) === 0 ? chance.pick(this.heard) : chance.pick(attacks);
  }

  /** A sound message with something wrong in it. */
  spoilt({ operation, body }: Attack): Attack {
    const { chance } = this;
    const keys = Object.keys(body);
    const key =
      keys.length > 0 && chance.int(3) > 0 ? chance.pick(keys) : chance.pick(['type', 'extra', 'seat', 'epoch']);
    return { operation, body: { ...body, [key]: this.value() } };
  }

  value(): unknown {
    const { chance } = this;
    return chance.int(3) === 0 ? chance.int(60) : chance.pick(NASTY);
  }

  /** Any text at all. */
  noise(): string {
    const { chance } = this;
    switch (chance.int(6)) {
      case 0:
        return '{"type":"answer","clientId":';
      case 1:
        return `${'['.repeat(2000)}${']'.repeat(2000)}`;
      case 2:
        return '{"__proto__":{"host":true},"type":"pause","paused":true}';
      case 3:
        return JSON.stringify(this.value());
      case 4:
        return `{"type":${JSON.stringify(this.value())},"a":"${'é'.repeat(chance.int(3000))}"}`;
      default:
        return Array.from({ length: chance.int(60) }, () => String.fromCharCode(chance.int(0x300))).join('');
    }
  }

  request(code: string, seat: number): { method: string; path: string; body: string | undefined } {
    const { chance } = this;
    const method = chance.pick(METHODS);
    const path = chance.pick(PATHS).replace('CODE', code).replace('SEAT', String(seat));
    return { method, path, body: method === 'GET' || method === 'HEAD' ? undefined : this.noise() };
  }
}
