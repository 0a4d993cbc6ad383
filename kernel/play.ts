/**
 * How any game runs: begin, ask, judge, take, go on until somebody must be asked again.
 */
import { asked, decision, isSealed, kindIn, PASS, unasked, waiting } from './agenda.ts';
import { Chance } from './chance.ts';
import { copy, same } from './data.ts';
import type { OptionProblem } from './options.ts';
import { sha256Words } from './sha256.ts';
import {
  type AskFrame,
  type Decision,
  type Fixed,
  type Game,
  type GameEvent,
  type Json,
  type Kind,
  type PublicView,
  type Refusal,
  type SealedFrame,
  type Seat,
  type Secrets,
  type SeenEvent,
  type Shape,
  SPECTATOR,
  type State,
  type Table,
  type View,
} from './types.ts';

/** The kernel's own unasked decision: take back one's sealed answer while others still think. */
export const REOPEN = 'reopen';

/** A table as the kernel holds it: what is fixed, its chance, and the events since last collected. */
export class Scene<G extends Shape> implements Table<G> {
  readonly seats: number;
  readonly options: G['options'];
  readonly content: G['content'];
  readonly chance: Chance;
  events: GameEvent[] = [];
  /** Somebody has learnt something hidden since this was last reset. */
  revealed = false;

  constructor(fixed: Fixed<G>, chance: Chance) {
    this.seats = fixed.seats;
    this.options = fixed.options;
    this.content = fixed.content;
    this.chance = chance;
  }

  emit(type: string, facts: object, secrets?: Secrets): void {
    if (secrets === undefined) this.events.push({ type, facts });
    else {
      this.events.push({ type, facts, secrets });
      this.revealed = true;
    }
  }

  reveal(type: string, facts: object, secrets?: Secrets): void {
    this.revealed = true;
    this.emit(type, facts, secrets);
  }

  /** Throws away what happened so far. One by one, so that the list keeps its room: simulations do this all the time. */
  forget(): void {
    while (this.events.length > 0) this.events.pop();
  }
}

/** A table of this game: options completed, content made, chance keyed by the seed. */
export function openScene<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  chance: Chance | string,
  pack?: Json,
): Scene<G> {
  const stream = typeof chance === 'string' ? new Chance(sha256Words(chance)) : chance;
  return new Scene<G>({ seats, options, content: contentFor(game, seats, options, pack) }, stream);
}

/** Content follows from options, seats and pack, and nobody changes them: simulated tables share what is made once. */
function contentFor<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  pack: Json | undefined,
): G['content'] {
  const made = contents.get(options);
  if (made?.game === game && made.seats === seats && made.pack === pack) return made.content;
  const content = game.content(options, seats, pack);
  contents.set(options, { game, seats, pack, content });
  return content;
}
interface MadeContent {
  readonly game: unknown;
  readonly seats: number;
  readonly pack: Json | undefined;
  readonly content: object;
}
const contents = new WeakMap<object, MadeContent>();

/** What makes a game impossible with these options and cards, if anything does: to be asked before `begin`. */
export function startProblem<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  pack?: Json,
): OptionProblem | undefined {
  return game.cannotStart?.({ seats, options, content: contentFor(game, seats, options, pack) });
}

/** Lays the game out and runs it to the first question. */
export function begin<G extends Shape>(game: Game<G>, t: Scene<G>): State<G> {
  const { pub, own, hid, agenda } = game.setup(t);
  const s: State<G> = {
    pub: { ...pub, agenda: agenda.toReversed(), questions: 0 },
    own: own.map((part) => ({ ...part, sealed: {} })),
    hid: { ...hid, cursor: 0, sealed: {} },
  };
  run(game, s, t);
  s.hid.cursor = t.chance.at;
  return s;
}

/** Runs frames until somebody must be asked, or nothing is left to do. */
export function run<G extends Shape>(game: Game<G>, s: State<G>, t: Table<G>): void {
  const { agenda } = s.pub;
  for (;;) {
    const top = agenda[agenda.length - 1];
    if (top === undefined) return;
    // Its name is read once: frames have many shapes.
    const work = (top as { do?: keyof G['frames'] }).do;
    if (work !== undefined) {
      agenda.pop();
      game.frames[work](s, top as never, t);
      continue;
    }
    // Rules that hold at all times come before any question.
    if (game.settle?.(s, t)) continue;
    const question = top as AskFrame | SealedFrame;
    if (isSealed(question) && question.ready.length === question.seats.length) {
      agenda.pop();
      openSeals(game, s, question, t);
      continue;
    }
    if (question.question < 0) question.question = s.pub.questions++;
    return;
  }
}

/** All have sealed: every answer is taken in seat order, or in a window the first that is not a pass. */
function openSeals<G extends Shape>(game: Game<G>, s: State<G>, frame: SealedFrame, t: Table<G>): void {
  const answers = s.hid.sealed[frame.question] ?? {};
  delete s.hid.sealed[frame.question];
  for (const seat of frame.seats) delete s.own[seat].sealed[frame.question];
  // All have answered, so that the ticks list every seat in rising order.
  const order = frame.sealed === 'all' ? frame.ready : frame.seats;
  const kind = game.kinds[frame.ask] as Kind<G, object, unknown>;
  for (const seat of order) {
    const a = answers[seat];
    if (frame.sealed === 'window' && a === PASS) continue;
    kind.take(s, decision(frame, seat), a, t);
    if (frame.sealed === 'window') return;
  }
}

/** What one seat may know. */
export function view<G extends Shape>(s: State<G>, seat: Seat, table: Fixed<G>): View<G> {
  return { seat, pub: s.pub, own: s.own[seat], table };
}

/** What everybody may know. */
export function publicView<G extends Shape>(s: State<G>, table: Fixed<G>): PublicView<G> {
  return { seat: SPECTATOR, pub: s.pub, own: undefined, table };
}

/** What this seat may do unasked: the game's list, and the kernel's `reopen`. */
export function may<G extends Shape>(game: Game<G>, v: View<G>): Decision[] {
  const list = [...(game.may?.(v) ?? [])];
  const frame = waiting<G>(v);
  if (frame && isSealed(frame) && frame.sealed === 'all' && frame.final !== true && frame.ready.includes(v.seat)) {
    list.push(unasked(REOPEN, v.seat, frame.question, {}));
  }
  return list;
}

/** Every decision open to this seat: those the table waits for, then the unasked ones. */
export function open<G extends Shape>(game: Game<G>, v: View<G>): Decision[] {
  return [...asked<G>(v).filter((d) => d.seat === v.seat), ...may(game, v)];
}

const REOPEN_KIND: Kind<Shape, object, unknown> = {
  candidates: () => [true],
  refusal: () => undefined,
  take: (s, d) => {
    const frame = waiting(s) as SealedFrame;
    frame.ready = frame.ready.filter((seat) => seat !== d.seat);
    delete s.hid.sealed[frame.question][d.seat];
    // Exactly as before the first answer, so that nothing tells a reopened choice from an untouched one.
    if (frame.ready.length === 0) delete s.hid.sealed[frame.question];
    delete s.own[d.seat].sealed[frame.question];
  },
};

/** What the game knows about this kind of decision. */
export function kindOf<G extends Shape>(game: Game<G>, d: Decision): Kind<G, object, unknown> {
  return (d.kind === REOPEN ? REOPEN_KIND : game.kinds[d.kind]) as Kind<G, object, unknown>;
}

/** Whether this answer may be given, judged from the view alone; safe for anything that came over the wire. */
export function judge<G extends Shape>(game: Game<G>, v: View<G>, d: Decision, a: unknown): Refusal | undefined {
  const kind = kindOf(game, d);
  const isAnswer = kind.reads ? kind.reads(a) : kind.candidates(v, d).some((candidate) => same(candidate, a));
  if (!isAnswer) return { rule: '', key: 'not-an-answer' };
  return kind.refusal(v, d, a);
}

/** The answers a player may give: candidates without refusal. Composed kinds list their first pieces. */
export function legal<G extends Shape>(game: Game<G>, v: View<G>, d: Decision): unknown[] {
  const kind = kindOf(game, d);
  const answers: unknown[] = [];
  for (const a of kind.candidates(v, d)) if (kind.refusal(v, d, a) === undefined) answers.push(a);
  return answers;
}

/** A legal answer at random: drawn where the kind knows how, else picked from the list. */
export function drawAnswer<G extends Shape>(game: Game<G>, v: View<G>, d: Decision, chance: Chance): unknown {
  const kind = kindOf(game, d);
  if (kind.draw) return kind.draw(v, d, chance);
  const candidates = kind.candidates(v, d);
  if (candidates.length === 0) return undefined;
  const a = chance.pick(candidates);
  if (kind.refusal(v, d, a) === undefined) return a;
  const answers = legal(game, v, d);
  return answers.length === 0 ? undefined : answers[chance.int(answers.length)];
}

/** Gives a legal answer and runs on to the next question. The one place where a game moves. */
export function take<G extends Shape>(game: Game<G>, s: State<G>, t: Table<G>, d: Decision, a: unknown): void {
  t.chance.at = s.hid.cursor;
  const frame = d.blocking ? waiting(s) : undefined;
  if (frame !== undefined && isSealed(frame)) seal(s, frame, d.seat, a);
  else {
    if (frame !== undefined) s.pub.agenda.pop();
    kindOf(game, d).take(s, d, a, t);
  }
  run(game, s, t);
  s.hid.cursor = t.chance.at;
}

function seal<G extends Shape>(s: State<G>, frame: SealedFrame, seat: Seat, a: unknown): void {
  const { question, ready } = frame;
  s.hid.sealed[question] ??= {};
  s.hid.sealed[question][seat] = a;
  s.own[seat].sealed[question] = a;
  // In rising order, whoever was faster.
  let at = ready.length;
  while (at > 0 && ready[at - 1] > seat) at--;
  if (at === ready.length) ready.push(seat);
  else ready.splice(at, 0, seat);
}

/** Why one's own last answer can no longer be undone; undefined while it can. */
export type Closed = 'off' | 'chance' | 'reveal' | 'others' | 'end' | undefined;

/** What happened when an answer came in. */
export type Step =
  | { readonly refusal: Refusal; readonly unknown?: true }
  | {
      readonly refusal?: undefined;
      readonly decision: Decision;
      readonly events: readonly GameEvent[];
      readonly closed: Closed;
    };

/** An answer from outside: the decision is looked up by id, the answer judged, then taken. */
export function submit<G extends Shape>(
  game: Game<G>,
  s: State<G>,
  t: Scene<G>,
  seat: Seat,
  id: string,
  a: unknown,
): Step {
  if (s.own[seat] === undefined) return { refusal: { rule: '', key: 'not-open' }, unknown: true };
  const v = view(s, seat, t);
  const d = open(game, v).find((one) => one.id === id);
  if (d === undefined)
    return { refusal: game.tooLate?.(v, kindIn(id)) ?? { rule: '', key: 'not-open' }, unknown: true };
  const refusal = judge(game, v, d, a);
  if (refusal !== undefined) return { refusal };
  const cursor = s.hid.cursor;
  t.events = [];
  t.revealed = false;
  take(game, s, t, d, copy(a));
  if (opensSeals(d)) t.revealed = true;
  return { decision: d, events: t.events, closed: whyClosed(game, s, t, seat, s.hid.cursor !== cursor) };
}

/** Whether this answer was the last of a sealed choice: it opened those of the others. */
function opensSeals({ blocking, about }: Decision): boolean {
  const frame = about as AskFrame | SealedFrame;
  return blocking && isSealed(frame) && frame.seats.length > 1 && frame.ready.length === frame.seats.length;
}

function whyClosed<G extends Shape>(game: Game<G>, s: State<G>, t: Scene<G>, seat: Seat, chanceMoved: boolean): Closed {
  if (chanceMoved) return 'chance';
  if (t.revealed) return 'reveal';
  if (game.undoes?.(t) === false) return 'off';
  const frame = waiting(s);
  if (frame === undefined) return 'end';
  // A sealed choice in progress is taken back by `reopen`, not by undo.
  if (isSealed(frame)) return 'others';
  return frame.seat === seat ? undefined : 'others';
}

/** Whether this seat (or the spectators) learns of an event at all: one without facts is for those who have a secret of it. */
export function isTold({ facts, secrets }: GameEvent, seat: Seat): boolean {
  if (secrets === undefined || secrets[seat] !== undefined) return true;
  for (const _ in facts) return true;
  return false;
}

/** What this seat (or a spectator) is told of these events; of the others it does not even learn how many there were. */
export function toldTo(events: readonly GameEvent[], seat: Seat): SeenEvent[] {
  return events.filter((event) => isTold(event, seat)).map((event) => seen(event, seat));
}

/** An event as this seat (or a spectator) sees it. */
export function seen(event: GameEvent, seat: Seat): SeenEvent {
  const secret = event.secrets?.[seat];
  return { ...event.facts, ...secret, type: event.type } as SeenEvent;
}

/** A copy that shares nothing with the original. */
export function clone<G extends Shape>(game: Game<G>, s: State<G>): State<G> {
  return game.clone ? game.clone(s) : copy(s);
}
