/**
 * Non-interference: two states that a seat cannot tell apart give it equal views, decisions, refusals and events, now
 * and after the same next answer, unless that answer reveals. The second state is the game's own sample.
 */
import { asked } from '../agenda.ts';
import { copy, same } from '../data.ts';
import { judge, open, type Step, submit, toldTo } from '../play.ts';
import type { Decision, Seat, Shape, State } from '../types.ts';
import { mayOf } from './decisions.ts';
import { brief, difference } from './plain.ts';
import type { Trial } from './trial.ts';

/** An answer somebody could give now. */
interface Given {
  readonly d: Decision;
  readonly a: unknown;
}

/** How many next answers are compared per seat, and how far each sample is played on. */
const NEXT_ANSWERS = 3;
const PLAY_ON = 8;

export function checkSecrecy<G extends Shape>(trial: Trial<G>, s: State<G>, frozen: State<G>): void {
  const next = nextAnswers(trial, frozen);
  for (let seat = 0; seat < trial.fixed.seats; seat++) {
    const twin = trial.guard('sample', seat, undefined, () =>
      trial.game.sample(trial.frozenView(frozen, seat), trial.samplerScene()),
    );
    trial.checkState(twin, 'the sample', seat);
    checkBefore(trial, frozen, trial.freeze(twin), seat);
    // The same dice in both, so that only what is hidden can make a difference.
    twin.hid.cursor = s.hid.cursor;
    for (const given of next) checkAfter(trial, s, twin, seat, given);
    playOn(trial, twin, seat);
  }
}

function nextAnswers<G extends Shape>(trial: Trial<G>, frozen: State<G>): Given[] {
  const decisions = asked(frozen);
  for (let seat = 0; seat < trial.fixed.seats; seat++) decisions.push(...mayOf(trial, frozen, seat));
  const given: Given[] = [];
  for (const d of trial.chance.shuffle(decisions)) {
    const a = trial.draw(trial.frozenView(frozen, d.seat), d);
    if (a !== undefined) given.push({ d, a });
    if (given.length === NEXT_ANSWERS) break;
  }
  return given;
}

/** The viewer sees the same, may do the same, and is refused the same. */
function checkBefore<G extends Shape>(trial: Trial<G>, s: State<G>, twin: State<G>, seat: Seat): void {
  const apart = difference(seenBy(s, seat), seenBy(twin, seat));
  if (apart !== undefined) trial.fail(`the sample looks different from this seat: ${apart}`, seat);
  const [v, w] = [s, twin].map((state) => trial.frozenView(state, seat));
  const decisions = open(trial.game, v);
  const differs = difference(decisions, open(trial.game, w));
  if (differs !== undefined) trial.fail(`the open decisions depend on something hidden: ${differs}`, seat);
  for (const d of decisions) {
    const probes = trial.plan.probes?.(v, d, trial.chance) ?? [];
    for (const a of [...trial.candidates(v, d), ...probes]) {
      const judged = difference(judge(trial.game, v, d, a), judge(trial.game, w, d, a));
      if (judged !== undefined)
        trial.fail(`the refusal of ${brief(a)} depends on something hidden: ${judged}`, seat, d);
    }
  }
}

/** After the same answer the viewer has learnt the same, unless it reveals or rolls. */
function checkAfter<G extends Shape>(trial: Trial<G>, s: State<G>, twin: State<G>, seat: Seat, given: Given): void {
  const { d, a } = given;
  const [left, right] = [copy(s), copy(twin)];
  const [one, other] = [left, right].map((state) =>
    trial.guard(
      () => `taking ${brief(a)}`,
      d.seat,
      d,
      () => submit(trial.game, state, trial.scene(), d.seat, d.id, a),
    ),
  );
  if (one.refusal) trial.fail(`the listed answer ${brief(a)} is refused`, d.seat, d);
  if (other.refusal) {
    // Another seat holds other cards in the sample, so it may not have this answer there.
    if (d.seat === seat) trial.fail(`the answer ${brief(a)} is refused in the sample`, seat, d);
    return;
  }
  const events = difference(toldTo(one.events, seat), toldTo(other.events, seat));
  const views = difference(seenBy(left, seat), seenBy(right, seat));
  if (events === undefined && views === undefined) return;
  const what = `after ${d.kind} ${brief(a)} by seat ${d.seat}`;
  if (!reveals(one) && !reveals(other)) {
    trial.fail(`${what} this seat learns something hidden, and undo is not closed: ${events ?? views}`, seat);
  }
  // Something was revealed or rolled, but if it shows nowhere else, the agenda may not tell it either.
  if (events === undefined && same(withoutAgenda(left, seat), withoutAgenda(right, seat))) {
    trial.fail(`${what} whom the table waits for tells something hidden: ${views}`, seat);
  }
}

const reveals = (step: Step): boolean => !step.refusal && (step.closed === 'chance' || step.closed === 'reveal');

const seenBy = <G extends Shape>(s: State<G>, seat: Seat): object => ({ pub: s.pub, own: s.own[seat] });

const withoutAgenda = <G extends Shape>(s: State<G>, seat: Seat): object => ({
  pub: { ...s.pub, agenda: [], questions: 0 },
  own: s.own[seat],
});

/** A sample is a state like any other: it can be played on, and its invariants hold. */
function playOn<G extends Shape>(trial: Trial<G>, twin: State<G>, seat: Seat): void {
  const scene = trial.samplerScene();
  for (let steps = 0; steps < PLAY_ON; steps++) {
    const frozen = trial.freeze(twin);
    const awaited = asked(frozen);
    if (awaited.length === 0) return;
    const d = trial.chance.pick(awaited);
    const a = trial.draw(trial.frozenView(frozen, d.seat), d);
    if (a === undefined) trial.fail('the sample comes to a question without a legal answer', seat, d);
    const step = trial.guard(
      () => `playing on from the sample with ${brief(a)}`,
      seat,
      d,
      () => submit(trial.game, twin, scene, d.seat, d.id, a),
    );
    if (step.refusal) trial.fail(`the listed answer ${brief(a)} is refused in the sample`, seat, d);
    trial.checkState(twin, 'the sample played on', seat);
  }
}
