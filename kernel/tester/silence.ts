/**
 * Non-interference of what is done in secret: whoever could not notice an answer receives the same with and without it,
 * from now on and numbers included, until something is revealed.
 */
import type { Change, LogRow } from '../change.ts';
import { Match } from '../match.ts';
import type { Decision, Seat, Shape } from '../types.ts';
import { brief, difference } from './plain.ts';
import type { Trial } from './trial.ts';

/** The match as it was before an answer and is after it, told of by then; `deaf`: who noticed nothing. */
interface Secret<G extends Shape> {
  readonly before: Match<G>;
  readonly after: Match<G>;
  readonly deaf: readonly Seat[];
  readonly d: Decision;
}

export function checkSilence<G extends Shape>(trial: Trial<G>, secret: Secret<G>): void {
  const { before, after, deaf, d } = secret;
  for (const seat of deaf) {
    const apart = difference(standing(before, seat), standing(after, seat));
    if (apart !== undefined) trial.fail(`${d.kind} by seat ${d.seat} is betrayed: ${apart}`, seat, d);
  }
  for (const row of nextRows(trial, after)) checkNext(trial, secret, row);
}

/** All that a seat could ask the table for. */
const standing = <G extends Shape>(match: Match<G>, seat: Seat): object => ({
  count: match.count(seat),
  epoch: match.epoch,
  story: match.storyOf(seat),
  undo: seat < 0 ? undefined : match.undoReach(seat),
  pub: match.state.pub,
  own: match.state.own[seat],
});

/** What may happen next that does not come from the secret itself: what is asked, and every undo. */
function nextRows<G extends Shape>(trial: Trial<G>, match: Match<G>): LogRow[] {
  const frozen = trial.freeze(match.state);
  const rows = match.asked().map((d): LogRow => {
    const answer = trial.draw(trial.frozenView(frozen, d.seat), d);
    return { type: 'answer', seat: d.seat, decision: d.id, answer };
  });
  for (const seat of match.state.own.keys()) {
    if (match.undoReach(seat).can) rows.push({ type: 'undo', seat, all: true });
  }
  return rows;
}

function checkNext<G extends Shape>(trial: Trial<G>, { before, after, deaf, d }: Secret<G>, row: LogRow): void {
  const [without, with_] = [before, after].map((match) => {
    const fork = Match.resume(trial.game, match.setup, JSON.parse(JSON.stringify(match.snapshot())));
    const result = trial.guard(
      () => `${row.type} ${brief(row)}`,
      row.seat,
      undefined,
      () => fork.apply(row, []),
    );
    return { fork, change: result.refusal ? undefined : result.change };
  });
  if (with_.change === undefined) {
    if (deaf.includes(row.seat)) trial.fail(`after ${d.kind} by seat ${d.seat} ${brief(row)} is refused`, row.seat, d);
    return;
  }
  // Who knows of the secret may have an answer that is not there without it.
  if (without.change === undefined || reveals(without.fork, row.seat) || reveals(with_.fork, row.seat)) return;
  for (const seat of deaf) {
    const [one, other] = [told(without.fork, seat, without.change), told(with_.fork, seat, with_.change)];
    const apart = difference(one, other);
    if (apart !== undefined) trial.fail(`${brief(row)} betrays ${d.kind} by seat ${d.seat}: ${apart}`, seat, d);
  }
}

const told = <G extends Shape>(match: Match<G>, seat: Seat, change: Change): object => ({
  update: match.update(seat, change),
  standing: standing(match, seat),
});

function reveals<G extends Shape>(match: Match<G>, seat: Seat): boolean {
  const reach = match.undoReach(seat);
  return !reach.can && (reach.why === 'chance' || reach.why === 'reveal');
}
