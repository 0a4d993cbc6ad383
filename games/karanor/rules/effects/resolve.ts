/**
 * Abilities at work, one after another, and what they ask.
 *
 * This always ends: an effect is a finite list of clauses, effects set each other off to a small depth only, and plays
 * are counted.
 */
import { andThen, ask, type Frame } from '../../../../kernel/index.ts';
import type { Clause } from '../clauses.ts';
import { priceOf } from '../payment.ts';
import type { Karanor, Seat, State, Table } from '../state.ts';
import { allHold } from './conditions.ts';
import { COSTS, heldBy } from './costs.ts';
import { isTired } from './moment.ts';
import { abilityOf, clausesOf, costsOf, isTriggered } from './reading.ts';
import type { Running } from './running.ts';
import { needsTarget, opponents } from './targets.ts';
import type { EffectFrames, EffectKinds, Source } from './types.ts';
import { payAny, tokensToPay } from './work/goods.ts';
import { work } from './work/index.ts';

type Effect = Readonly<EffectFrames['effect']>;

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly number[] = [];

/** Runs what this source does, clause by clause; never a stable point in between. */
export const effectFrame = (source: Source, on: readonly Seat[] = NOBODY): Frame<Karanor> => ({
  do: 'effect',
  source,
  on,
  clause: 0,
  chosen: NOTHING,
});

/** The next ability of the queue: asked about, begun or skipped. */
export function runMoment(s: State, { on, queue }: Readonly<EffectFrames['moment']>, t: Table): void {
  const [source] = queue;
  if (source === undefined || isTired(s.pub)) return;
  if (t.content.isPack && isOrderAsked(queue)) {
    andThen(s, ask('order-effects', source.seat, { on, queue: orderable(queue) }), { do: 'moment', on, queue });
    return;
  }
  if (queue.length > 1) andThen(s, { do: 'moment', on, queue: queue.slice(1) });
  if (!begins(s, t, source)) return;
  t.emit('ability-worked', { by: source });
  andThen(s, effectFrame(source));
}

/** So many abilities are put in order at a time. */
const MOST_ORDERED = 4;

/** Those of the first one's owner, as far as they follow each other. */
function orderable(queue: readonly Source[]): readonly Source[] {
  let n = 1;
  while (n < MOST_ORDERED && n < queue.length && queue[n].seat === queue[0].seat) n++;
  return queue.slice(0, n);
}

/** Owners' cards only (our own come in the order of MK-R88), and only where they differ. */
function isOrderAsked(queue: readonly Source[]): boolean {
  const own = orderable(queue);
  return own.length > 1 && own.some(({ kind }) => kind !== own[0].kind || kind === 'artefact');
}

/** Whether the ability works now: its tile is still there, its conditions hold and its times are not used up. */
function begins(s: State, t: Table, source: Source): boolean {
  const { pub } = s;
  const merchant = pub.merchants[source.seat];
  const ability = abilityOf(t.content, source);
  if (merchant.frozen || !isTriggered(ability)) return false;
  if (source.kind === 'insignia' && !merchant.insignia.includes(source.card)) return false;
  const held = heldBy(pub, source);
  if (source.kind === 'artefact' && held === undefined) return false;
  if (!allHold(t.content, s, source.seat, ability.if)) return false;
  if (held === undefined) return true;
  if (ability.most !== undefined && held.times >= ability.most) return false;
  if (ability.when === 'onIncome') {
    // Lent round the table it earns once a round only, where the option says so (MK-R45).
    if (t.options.earnOncePerRound && held.earned === pub.round) return false;
    held.earned = pub.round;
  }
  if (ability.most !== undefined) held.times++;
  return true;
}

/**
 * One clause works; the rest waits below whatever it sets off. Where it asks first, it runs again with the answer.
 */
export function runEffect(s: State, f: Effect, t: Table): void {
  const { source, clause: at } = f;
  if (s.pub.ended !== null || s.pub.merchants[source.seat].frozen) return;
  if (at === COSTS) payByChoice(s, f, t);
  const clause = clausesOf(t.content, source)[at];
  if (clause === undefined) return;
  const isAimed = f.on.length > 0 || source.kind === 'blackMarket' || !needsTarget(clause);
  const on = isAimed ? f.on : opponents(s.pub, source.seat);
  if (!isAimed && on.length > 1) askForTarget(s, f, on);
  else runClause(s, { ...f, on }, t, clause);
}

function runClause(s: State, f: Effect, t: Table, clause: Clause): void {
  const { source, on, clause: at } = f;
  andThen(s, { do: 'effect', source, on, clause: at + 1, chosen: NOTHING });
  const r: Running = { s, t, f, made: [], asks: undefined };
  work(r, clause);
  if (r.asks === undefined) return;
  s.pub.agenda.pop();
  andThen(s, r.asks, { do: 'effect', source, on, clause: at, chosen: r.made });
}

/** A tile or a quest names its target when it works. */
function askForTarget(s: State, f: Effect, options: readonly Seat[]): void {
  const { source, on, clause, chosen } = f;
  const facts: EffectKinds['choose-target']['ask'] = { source, on, clause, wants: 'player', chosen, options };
  andThen(s, ask('choose-target', source.seat, facts), { do: 'effect', ...f });
}

/** Tokens of the payer's choice. */
function payByChoice(s: State, f: Effect, t: Table): void {
  const r: Running = { s, t, f, made: [], asks: undefined };
  const { seat } = f.source;
  const tokens = tokensToPay(r, seat, priceOf(costsOf(t.content, f.source)).any);
  if (tokens !== undefined) payAny(r, seat, tokens);
  else if (r.asks !== undefined) andThen(s, r.asks, { do: 'effect', ...f, chosen: r.made });
}

/** The frame a question was put from: it waits right below. */
export function below<F extends keyof EffectFrames>(s: State, name: F): Readonly<EffectFrames[F]> {
  const frame = s.pub.agenda.pop() as ({ do: string } & EffectFrames[F]) | undefined;
  if (frame?.do !== name) throw new Error(`a question of an ability is asked above its ${name}`);
  return frame;
}
