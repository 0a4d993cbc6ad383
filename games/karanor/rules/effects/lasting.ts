/** What is granted for a while: noted here, used up by the action it applies to, gone with the turn. */
import type { Duration, Standing } from '../clauses.ts';
import type { Pub, Seat, State, Table } from '../state.ts';
import { amount, forbidTopic, goldTopic, type Priced, TOPIC, type Topic, tokensTopic } from './listeners.ts';
import type { Source } from './types.ts';

/** Owners' cards could grant without end; the house's never come near. */
const MOST_LASTING = 200;

/** Until the end of that player's current turn, or of the next one if it is not theirs. */
export function grant(s: State, t: Table, source: Source, seat: Seat, standing: Standing, during: Duration): void {
  const { pub } = s;
  if (pub.lasting.length >= MOST_LASTING) return;
  const { turns } = pub.merchants[seat];
  pub.lasting.push({ source, seat, standing, during, untilTurn: seat === pub.active ? turns : turns + 1 });
  t.emit('granted', { seat, standing, by: source });
}

/** This player's turn is over: what lasted until then ends. */
export function expire(pub: Pub, seat: Seat): void {
  if (pub.lasting.length === 0) return;
  const { turns } = pub.merchants[seat];
  pub.lasting = pub.lasting.filter((one) => one.seat !== seat || one.untilTurn > turns);
}

/** The actions that use up what was granted to the next one. */
export type UsingUp = Priced | 'work' | 'harvest' | 'delivery' | 'interact';

/** This action was taken: what was granted to the next one is used. */
export function useUp(pub: Pub, seat: Seat, action: UsingUp): void {
  if (pub.lasting.length === 0) return;
  pub.lasting = pub.lasting.filter((one) => !isNext(one, seat) || !isAbout(one.standing, topicsOf(action)));
}

/** A move action is opened: what was granted to it, for `OpenMove.boost` (Passage clandestin). */
export function takeBoosts(pub: Pub, seat: Seat): readonly Standing[] {
  if (pub.lasting.length === 0) return NOTHING;
  const boost: Standing[] = [];
  pub.lasting = pub.lasting.filter((one) => {
    if (!isNext(one, seat) || !isAbout(one.standing, MOVE)) return true;
    boost.push(one.standing);
    return false;
  });
  return boost;
}
const NOTHING: readonly Standing[] = [];
const MOVE: readonly Topic[] = [TOPIC.move, TOPIC.firstMove, TOPIC.fare, TOPIC.free];

function isNext(one: { readonly seat: Seat; readonly during: Duration }, seat: Seat): boolean {
  return one.seat === seat && one.during === 'next';
}

const isAbout = (standing: Standing, topics: readonly Topic[]): boolean =>
  topics.some((topic) => amount(standing, topic) !== 0);

function topicsOf(action: UsingUp): readonly Topic[] {
  switch (action) {
    case 'work':
    case 'harvest':
      return [TOPIC[action], forbidTopic(action)];
    case 'delivery':
      return [TOPIC.delivery];
    case 'interact':
      return [TOPIC.interactDraw];
    default:
      return [goldTopic(action), tokensTopic(action)];
  }
}
