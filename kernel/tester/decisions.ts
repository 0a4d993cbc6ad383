/** Checks of the open decisions: answerable, pure, judged alike by the list and at the door. */
import { asked } from '../agenda.ts';
import { copy, same } from '../data.ts';
import { hash } from '../hash.ts';
import { judge, kindOf, legal, may, submit } from '../play.ts';
import type { Decision, Seat, Shape, State } from '../types.ts';
import { brief, notPlain } from './plain.ts';
import type { Trial } from './trial.ts';

/** What may come over the wire. */
const JUNK: readonly unknown[] = [
  ...[undefined, null, true, 0, -1, 0.5, 1e300, Number.NaN, '', 'junk', [], [[]], [null], {}, { length: -1 }],
  ...['{"__proto__":{"seat":0}}', '{"constructor":1}', '{"type":null,"card":{},"seat":"0"}'].map((text) =>
    JSON.parse(text),
  ),
];

/** How many answers of each kind of trying are submitted per decision. */
const TRIES = 3;

/** The agenda names only what exists, and no question twice. */
export function checkAgenda<G extends Shape>(trial: Trial<G>, s: State<G>): void {
  const { game, fixed } = trial;
  const numbers = new Set<number>();
  for (const frame of s.pub.agenda) {
    if ('do' in frame) {
      if (!Object.hasOwn(game.frames, frame.do))
        trial.fail(`the agenda names a frame ${String(frame.do)} that does not exist`);
      continue;
    }
    if (!Object.hasOwn(game.kinds, frame.ask)) trial.fail(`the agenda asks ${frame.ask}, a kind that does not exist`);
    const seats = 'seat' in frame ? [frame.seat] : frame.seats;
    const stranger = seats.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= fixed.seats);
    if (stranger !== undefined) trial.fail(`${frame.ask} is put to seat ${stranger}, which is not at the table`);
    if (new Set(seats).size !== seats.length) trial.fail(`${frame.ask} is put twice to one seat`);
    if (frame.question < 0) continue;
    if (frame.question >= s.pub.questions || numbers.has(frame.question)) {
      trial.fail(`question ${frame.question} is on the agenda twice: build a fresh frame each time`);
    }
    numbers.add(frame.question);
  }
}

/** Everything open to anybody can be judged without a trace, and what is asked can be answered. */
export function checkOpen<G extends Shape>(trial: Trial<G>, frozen: State<G>): void {
  const awaited = asked(frozen);
  for (const d of awaited) {
    if (trial.isDueFor(`purity of ${d.kind}`)) checkPurity(trial, frozen, d);
    checkAnswerable(trial, frozen, d);
  }
  for (let seat = 0; seat < trial.fixed.seats; seat++) {
    const unasked = mayOf(trial, frozen, seat);
    for (const d of unasked) checkUnasked(trial, frozen, seat, d);
    const ids = [...awaited.filter((d) => d.seat === seat), ...unasked].map((d) => d.id);
    if (new Set(ids).size !== ids.length) trial.fail(`two open decisions have the same id: ${ids.join(', ')}`, seat);
  }
}

export function mayOf<G extends Shape>(trial: Trial<G>, frozen: State<G>, seat: Seat): Decision[] {
  return trial.guard('may', seat, undefined, () => may(trial.game, trial.frozenView(frozen, seat)));
}

function checkUnasked<G extends Shape>(trial: Trial<G>, frozen: State<G>, seat: Seat, d: Decision): void {
  if (d.seat !== seat || d.blocking)
    trial.fail('may lists a decision that is not this seat’s own to take unasked', seat, d);
  if (kindOf(trial.game, d) === undefined) trial.fail('may lists a kind that does not exist', seat, d);
  const problem = notPlain(d);
  if (problem !== undefined) trial.fail(`the decision is not plain data: ${problem}`, seat, d);
  if (trial.isDueFor(`purity of ${d.kind}`)) checkPurity(trial, frozen, d);
}

/** The view is frozen, so writing throws; asking twice must give the same. */
function checkPurity<G extends Shape>(trial: Trial<G>, frozen: State<G>, d: Decision): void {
  const v = trial.frozenView(frozen, d.seat);
  const candidates = trial.candidates(v, d);
  if (!same(candidates, trial.candidates(v, d))) trial.fail('candidates differ when asked twice', d.seat, d);
  const problem = notPlain(candidates);
  if (problem !== undefined) trial.fail(`candidates are not plain data: ${problem}`, d.seat, d);
  for (const a of candidates) {
    if (!same(trial.refusal(v, d, a), trial.refusal(v, d, a)))
      trial.fail(`refusal of ${brief(a)} differs when asked twice`, d.seat, d);
  }
}

function checkAnswerable<G extends Shape>(trial: Trial<G>, frozen: State<G>, d: Decision): void {
  const v = trial.frozenView(frozen, d.seat);
  const kind = kindOf(trial.game, d);
  if (kind.default === undefined) trial.fail('a kind the table waits for has no default', d.seat, d);
  const fallback = trial.guard('default', d.seat, d, () => kind.default?.(v, d));
  const refusal = trial.guard('judging the default', d.seat, d, () => judge(trial.game, v, d, fallback));
  if (refusal !== undefined)
    trial.fail(`the default ${brief(fallback)} is refused: ${refusal.rule} ${refusal.key}`, d.seat, d);
  if (trial.draw(v, d) === undefined) trial.fail('the table waits for an answer, and none is legal', d.seat, d);
}

/** On copies: what is listed is accepted, what is refused changes nothing, and junk breaks nothing. */
export function checkAnswers<G extends Shape>(trial: Trial<G>, s: State<G>, frozen: State<G>): void {
  const open = [...asked(frozen)];
  for (let seat = 0; seat < trial.fixed.seats; seat++) open.push(...mayOf(trial, frozen, seat));
  for (const d of open) {
    const v = trial.frozenView(frozen, d.seat);
    const listed = trial.guard('listing', d.seat, d, () => legal(trial.game, v, d));
    const drawn = trial.draw(v, d);
    for (const a of [...some(trial, listed), ...(drawn === undefined ? [] : [drawn])]) checkAccepted(trial, s, d, a);
    const refused = trial.candidates(v, d).filter((a) => trial.refusal(v, d, a) !== undefined);
    for (const a of some(trial, refused)) checkRefused(trial, s, d, a);
    const probes = trial.guard('probes', d.seat, d, () => trial.plan.probes?.(v, d, trial.chance) ?? []);
    for (const a of [...JUNK, ...probes])
      trial.guard(
        () => `judging ${brief(a)}`,
        d.seat,
        d,
        () => judge(trial.game, v, d, a),
      );
    if (typeof drawn === 'object' && drawn !== null && !Array.isArray(drawn))
      checkRefused(trial, s, d, { ...drawn, junk: 1 });
  }
}

function checkAccepted<G extends Shape>(trial: Trial<G>, s: State<G>, d: Decision, a: unknown): void {
  const after = copy(s);
  const step = trial.guard(
    () => `taking ${brief(a)}`,
    d.seat,
    d,
    () => submit(trial.game, after, trial.scene(), d.seat, d.id, a),
  );
  if (step.refusal)
    trial.fail(`the listed answer ${brief(a)} is refused: ${step.refusal.rule} ${step.refusal.key}`, d.seat, d);
  trial.checkState(after, `the state after ${d.kind} ${brief(a)}`, d.seat);
}

function checkRefused<G extends Shape>(trial: Trial<G>, s: State<G>, d: Decision, a: unknown): void {
  const after = copy(s);
  const step = trial.guard(
    () => `refusing ${brief(a)}`,
    d.seat,
    d,
    () => submit(trial.game, after, trial.scene(), d.seat, d.id, a),
  );
  if (!step.refusal) trial.fail(`${brief(a)} is accepted, though it is no answer to this`, d.seat, d);
  if (hash(after) !== hash(s)) trial.fail(`refusing ${brief(a)} changes the state`, d.seat, d);
}

function some<T>(trial: Trial<Shape> | { chance: Trial<Shape>['chance'] }, list: readonly T[]): T[] {
  return list.length <= TRIES ? [...list] : Array.from({ length: TRIES }, () => trial.chance.pick(list));
}
