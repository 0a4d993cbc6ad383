/** What stands by a player's tiles, and what was granted for a while. Read live, all of a kind adds up (MK-721, MK-R13). */
import { type Content, QUEST_LIMIT, STEPS } from '../content.ts';
import type { Pub, Seat } from '../state.ts';
import {
  amount,
  type Forbiddable,
  forbidTopic,
  goldTopic,
  listenersOf,
  type Priced,
  TOPIC,
  type Topic,
  tokensTopic,
} from './listeners.ts';
import type { Source } from './types.ts';

/** The sum of one topic for this player: insignia, artefacts, grants. `next` grants count where `withNext`. */
function sum(content: Content, pub: Readonly<Pub>, seat: Seat, topic: Topic, withNext: boolean): number {
  const { insignia, artefacts } = pub.merchants[seat];
  let total = 0;
  if (insignia.length > 0 || artefacts.length > 0) {
    const listeners = listenersOf(content);
    for (const tile of insignia) total += listeners.insignia[tile].standing?.[topic] ?? 0;
    for (const { artefact } of artefacts) total += listeners.artefacts[artefact].standing?.[topic] ?? 0;
  }
  for (const one of pub.lasting) {
    if (one.seat === seat && (withNext || one.during === 'turn')) total += amount(one.standing, topic);
  }
  return total;
}

/** A sum that matters for a move action: what was granted to the open one is its own, the rest waits for the next. */
function ofMove(content: Content, pub: Readonly<Pub>, seat: Seat, topic: Topic): number {
  const move = seat === pub.active ? pub.move : null;
  let total = sum(content, pub, seat, topic, move === null);
  if (move !== null) for (const standing of move.boost) total += amount(standing, topic);
  return total;
}

/** Steps of the open move action, or of the next one if none is open (MK-301, MK-306); at least 1 (MK-R14). */
export function allowance(content: Content, pub: Readonly<Pub>, seat: Seat): number {
  const isFirst = seat !== pub.active || (pub.move === null ? pub.moves === 0 : pub.move.first);
  const more = ofMove(content, pub, seat, TOPIC.move) + (isFirst ? ofMove(content, pub, seat, TOPIC.firstMove) : 0);
  return Math.max(1, STEPS + more);
}

/** What one crossing costs in the open move action, or in the next one (MK-304, MK-R52). */
export function seaFare(content: Content, pub: Readonly<Pub>, seat: Seat): number {
  if (ofMove(content, pub, seat, TOPIC.free) > 0) return 0;
  return Math.max(0, content.prices.sea + ofMove(content, pub, seat, TOPIC.fare));
}

/** A tile of this player that makes crossings cheaper, for whoever wonders why. */
export function fareTile(content: Content, pub: Readonly<Pub>, seat: Seat): Source | undefined {
  const { insignia, artefacts } = pub.merchants[seat];
  const listeners = listenersOf(content);
  const isCheaper = (standing: readonly number[] | null): boolean =>
    standing !== null && (standing[TOPIC.fare] < 0 || standing[TOPIC.free] > 0);
  const artefact = artefacts.find((held) => isCheaper(listeners.artefacts[held.artefact].standing))?.artefact;
  if (artefact !== undefined) return { kind: 'artefact', card: artefact, ability: 0, seat };
  const tile = insignia.find((one) => isCheaper(listeners.insignia[one].standing));
  return tile === undefined ? undefined : { kind: 'insignia', card: tile, ability: 0, seat };
}

/** How much more than usual this yields: tokens of a harvest, gold of work or a delivery. May be below 0. */
export const yieldOf = (
  content: Content,
  pub: Readonly<Pub>,
  seat: Seat,
  of: 'work' | 'harvest' | 'delivery',
): number => sum(content, pub, seat, TOPIC[of], true);

/** How much less than declared this costs (MK-R22): gold (below 0: more), and tokens of the payer's choice. */
export function discount(
  content: Content,
  pub: Readonly<Pub>,
  seat: Seat,
  of: Priced,
): { readonly gold: number; readonly tokens: number } {
  const gold = sum(content, pub, seat, goldTopic(of), true);
  const tokens = sum(content, pub, seat, tokensTopic(of), true);
  return gold === 0 && tokens === 0 ? NO_DISCOUNT : { gold: -gold, tokens: Math.max(0, -tokens) };
}
const NO_DISCOUNT = { gold: 0, tokens: 0 } as const;

export const isForbidden = (content: Content, pub: Readonly<Pub>, seat: Seat, action: Forbiddable): boolean =>
  sum(content, pub, seat, forbidTopic(action), true) > 0;

/** Black market cards of others cannot target this player (MK-R84). */
export const isImmune = (content: Content, pub: Readonly<Pub>, seat: Seat): boolean =>
  sum(content, pub, seat, TOPIC.immune, true) > 0;

/** MK-513, with what raises it; one can always hold one. */
export const questLimit = (content: Content, pub: Readonly<Pub>, seat: Seat): number =>
  Math.max(1, QUEST_LIMIT + sum(content, pub, seat, TOPIC.questLimit, true));

/** How many quests more than one are drawn on interacting, of which one is kept (MK-R86). */
export const interactDraw = (content: Content, pub: Readonly<Pub>, seat: Seat): number =>
  Math.max(0, sum(content, pub, seat, TOPIC.interactDraw, true));
