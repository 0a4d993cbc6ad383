/** A whole run: nodes, tables and people, the storm over them, the calm after it, and what the checker says. */
import { setTimeout as pause } from 'node:timers/promises';
import type { About } from '../games/box.ts';
import { shelf } from '../games/index.ts';
import { Chance, sha256Words } from '../kernel/index.ts';
import { setupOf } from '../server/log.ts';
import type { Store } from '../server/store/store.ts';
import { checkTable, type Violation } from './checker.ts';
import type { Diary } from './diary.ts';
import type { Ground } from './ground.ts';
import { Mischief, Tally } from './mischief.ts';
import { Node } from './nodes.ts';
import { Party } from './party.ts';
import type { Report } from './report.ts';
import { Storm } from './storm.ts';
import type { TableLog } from './truth.ts';

export interface Plan {
  readonly seed: string;
  /** Seconds of storm. */
  readonly seconds: number;
  /** Tables at a time. */
  readonly tables: number;
  readonly nodes: number;
  /** Longest calm between two faults of nodes or database, in milliseconds. */
  readonly calm: number;
}

/** So many seconds of storm leave time for time-outs. */
const LONG = 60;
/** Longest play in the calm after the storm, in milliseconds. */
const AFTERWARDS = 5000;
/** Longest wait for everybody to have seen everything, in milliseconds. */
const PATIENCE = 30_000;
/** Nothing has come for so many milliseconds: nothing comes any more. */
const QUIET = 1500;

/** Plays and checks; `say` is told how far it is. */
export async function run(plan: Plan, ground: Ground, say: (line: string) => void): Promise<Report> {
  const nodes = Array.from({ length: plan.nodes }, () => new Node(ground.where));
  const faults = new Tally();
  const told = new Tally();
  let diaries: Diary[];
  try {
    // At once: whoever comes first lays out the database, and the others have to bear with it.
    await Promise.all(nodes.map((node) => node.start()));
    diaries = await weather(plan, nodes, ground, faults, told, say);
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  }
  say('checking');
  const dead = nodes.flatMap(({ deaths }, i): Violation[] =>
    deaths === 0 ? [] : [{ kind: 'dead-node', text: `node ${i} ended by itself ${deaths} times.` }],
  );
  const store = await ground.read();
  try {
    const checked = await check(diaries, store);
    const complaints = nodes.flatMap((node) => node.complaints);
    return { ...checked, violations: [...checked.violations, ...dead], faults, told, complaints };
  } finally {
    await store.close();
  }
}

/** The storm and the calm; the diaries of all who were there. */
async function weather(
  plan: Plan,
  nodes: readonly Node[],
  { database }: Ground,
  faults: Tally,
  told: Tally,
  say: (line: string) => void,
): Promise<Diary[]> {
  const draw = (name: string) => new Chance(sha256Words(`${plan.seed} ${name}`));
  const mischief = new Mischief(draw('messages'), faults);
  const where = draw('where');
  const node = () => where.pick(nodes).url;
  const isLong = plan.seconds >= LONG;
  const parties = Array.from(
    { length: plan.tables },
    (_, i) => new Party(`p${i}`, shelf, { mischief, tally: told, chance: draw(`party ${i}`), node, isLong }),
  );
  const playing = Promise.all(parties.map((party) => party.play())).then(() => undefined);
  await Promise.race([Promise.all(parties.map((party) => party.seated)), playing]);
  say(`${plan.tables} tables, ${plan.nodes} nodes, ${plan.seconds} seconds of storm, seed ${plan.seed}`);
  const end = performance.now() + plan.seconds * 1000;
  await Promise.race([new Storm(nodes, database, draw('storm'), faults).rage(end, plan.calm), playing]);
  say('calm: everybody comes back and plays on for a while');
  mischief.isCalm = true;
  for (const party of parties) party.reconnect();
  await Promise.race([pause(Math.min(AFTERWARDS, plan.seconds * 250)), playing]);
  for (const party of parties) party.stop();
  await playing;
  await Promise.all(parties.map((party) => party.rest()));
  await untilQuiet(parties);
  await Promise.all(parties.map((party) => party.leave()));
  return parties.flatMap((party) => party.players.map((player) => player.diary));
}

/** Until nothing more comes, or for as long as anybody would wait. */
async function untilQuiet(parties: readonly Party[]): Promise<void> {
  const end = performance.now() + PATIENCE;
  let quietSince = performance.now();
  let before = '';
  while (performance.now() < end && performance.now() - quietSince < QUIET) {
    await Promise.all(parties.map((party) => party.tick()));
    const now = parties.flatMap((party) => party.players.map((player) => player.n)).join();
    if (now !== before || !parties.every((party) => party.isQuiet)) quietSince = performance.now();
    before = now;
  }
}

async function check(diaries: readonly Diary[], store: Store): Promise<Omit<Report, 'faults' | 'told' | 'complaints'>> {
  const byTable = Map.groupBy(diaries, (diary) => diary.table);
  const violations: Violation[] = [];
  let rows = 0;
  let finished = 0;
  let timeOuts = 0;
  for (const [code, ofTable] of byTable) {
    const log = await readLog(store, code);
    violations.push(...checkTable(log, ofTable));
    rows += log.rows.length;
    if (log.phase === 'finished') finished++;
    timeOuts += log.rows.filter(({ by, seat }) => by !== 'person' && log.seats[seat] === 'person').length;
  }
  const asked = diaries.flatMap((diary) => diary.asked);
  const count = (kind: string | undefined) => asked.filter((one) => one.outcome?.kind === kind).length;
  return {
    tables: byTable.size,
    finished,
    timeOuts,
    rows,
    acknowledged: count('acknowledged'),
    refused: count('refused'),
    unknown: count(undefined),
    updates: diaries.reduce((sum, { seen }) => sum + seen.filter((entry) => entry.kind === 'update').length, 0),
    violations,
  };
}

async function readLog(store: Store, code: string): Promise<TableLog> {
  const doc = await store.table(code);
  const about: About | undefined = shelf.find(({ id }) => id === doc?.game);
  if (doc?.header === undefined || about === undefined) throw new Error(`table ${code} is not in the store`);
  const { header, game, seats, phase, paused, time, startedAt } = doc;
  return {
    code,
    rules: (await about.load()).rules,
    header: { game, ...header, ...(header.drawing && { salts: header.drawing.salts }) },
    setup: setupOf(header, undefined),
    rows: await store.rows(code, 0),
    seats: seats.map((seat) => (seat.kind === 'bot' ? 'bot' : 'person')),
    phase,
    paused,
    startedAt: startedAt ?? 0,
    ...(time?.kind === 'firm' && { hurry: time.seconds * 1000 }),
  };
}
