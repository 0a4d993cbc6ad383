/** A running game as whoever looks from one viewpoint is told of it, by a server or by a practice game. */
import { type AnyShape, type Match, type Refusal, type Seat, SPECTATOR, toldTo } from '../kernel/index.ts';
import type { Play, Problem } from './protocol.ts';

/** The game from one viewpoint; `since`: how many of the last events are new to it. */
export function play(match: Match<AnyShape>, seat: Seat, since: number, drafts?: Play['drafts']): Play {
  const { state } = match;
  const story = match.storyOf(seat);
  return {
    view: seat === SPECTATOR ? { seat, pub: state.pub } : { seat, pub: state.pub, own: state.own[seat] },
    n: match.count(seat),
    epoch: match.epoch,
    story,
    since: Math.min(since === 0 ? 0 : toldTo(match.story.slice(-since), seat).length, story.length),
    ...(seat !== SPECTATOR && { undo: match.undoReach(seat) }),
    awaited: match.asked().map((decision) => decision.seat),
    ...(drafts && { drafts }),
  };
}

/** The rules' refusal of an answer as a problem with the request. */
export function answerProblem(refusal: Refusal, isUnknown: boolean): Problem {
  if (isUnknown) {
    const reason = 'That question is not open to this seat (any more).';
    return { error: 'not-open', reason, field: 'decision', refusal, remedy: 'Look at the table as it is now.' };
  }
  if (refusal.key === 'not-an-answer') {
    const reason = 'That is not an answer to this question.';
    return { error: 'refused', reason, field: 'answer', refusal, remedy: 'The view lists the legal answers.' };
  }
  const reason = `The rules refuse this answer: ${refusal.key} (${refusal.rule}).`;
  return { error: 'refused', reason, field: 'answer', refusal };
}
