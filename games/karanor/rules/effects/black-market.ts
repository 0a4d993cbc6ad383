/** Black market cards at any time (MK-701…705): played at stable points, waiting for the next one otherwise (MK-R57). */
import { andThen, type Refusal, view } from '../../../../kernel/index.ts';
import type { BlackMarketCard } from '../content.ts';
import { removeFrom } from '../lists.ts';
import { refuse } from '../refusals.ts';
import { closeMove, isStable } from '../stable.ts';
import type { BlackMarket, Held, Kind, Seat, State, Table, View } from '../state.ts';
import { allHold, purseIn, type Reader } from './conditions.ts';
import { costRefusal, payCosts } from './costs.ts';
import { isTired } from './moment.ts';
import { isImmune } from './standing.ts';
import { opponents } from './targets.ts';
import { isTime } from './timing.ts';
import type { Source } from './types.ts';

/** Owners' cards could draw and play each other without end; our own never come near. */
const MOST_PLAYS = 10_000;

/** Whether cards and tiles are still played. */
export const isSpent = (pub: State['pub']): boolean => pub.plays >= MOST_PLAYS || isTired(pub);

export const cardSource = (card: BlackMarket, seat: Seat): Source => ({ kind: 'blackMarket', card, ability: 0, seat });

/** Everybody a card could be aimed at, each way once; nobody where none is named. */
function aims({ pub, seat }: View, { target }: BlackMarketCard): readonly (readonly Seat[])[] {
  if (target.who === 'none') return NOBODY;
  const others = opponents(pub, seat).sort((a, b) => a - b);
  if (target.who === 'opponent') return others.map((one) => [one]);
  return others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
}
const NOBODY: readonly (readonly Seat[])[] = [[]];

/** Whether just so many others who still play are named, in rising order (MK-R80). */
function isAim({ pub: { merchants }, seat }: View, { target: { who } }: BlackMarketCard, on: readonly Seat[]): boolean {
  if (on.length !== (who === 'none' ? 0 : who === 'opponent' ? 1 : 2)) return false;
  if (on.length === 2 && on[0] >= on[1]) return false;
  return on.every((one) => one !== seat && merchants[one]?.frozen === false);
}

/** Why the card's condition does not hold, or these cannot be its targets: asked when it is played and when it resolves. */
export function aimRefusal(
  reader: Reader,
  t: Pick<Table, 'content'>,
  source: Source,
  on: readonly Seat[],
): Refusal | undefined {
  const { content } = t;
  const { seat } = source;
  const card = content.blackMarket[source.card];
  if (!allHold(content, reader, seat, card.if)) return refuse('card-condition');
  for (const one of on) {
    if (reader.pub.merchants[one].frozen) return refuse('target-wrong');
    if (isImmune(content, reader.pub, one)) return refuse('target-immune');
    if (!allHold(content, reader, one, card.target.if, seat)) return refuse('target-wrong');
  }
  if (on.length === 2) {
    const [a, b] = on.map((one) => purseIn(reader, one));
    if (a !== undefined && b !== undefined && a.gold === b.gold) return refuse('equally-rich');
  }
  return undefined;
}

/** Why this card cannot be played at a stable point. */
function playRefusal(v: View, { card, on }: Held): Refusal | undefined {
  const source = cardSource(card, v.seat);
  if (!isTime(v, v.table.content.blackMarket[card].timing)) return refuse('wrong-moment');
  return aimRefusal(v, v.table, source, on) ?? costRefusal(v, source);
}

/** Why it cannot even wait for one. */
function holdRefusal(v: View, { card, on }: Held): Refusal | undefined {
  if (!v.own.blackMarket.includes(card)) return refuse('card-not-held');
  const { timing } = v.table.content.blackMarket[card];
  if (timing === 'reaction') return refuse('only-as-reaction');
  if (isSpent(v.pub)) return refuse('wrong-moment');
  return isAim(v, v.table.content.blackMarket[card], on) ? undefined : refuse('target-wrong');
}

export const playBlackMarket: Kind<'play-black-market'> = {
  candidates(v) {
    const list: Held[] = [];
    for (const card of v.own.blackMarket) {
      for (const on of aims(v, v.table.content.blackMarket[card])) list.push({ card, on });
    }
    return list;
  },
  refusal(v, _d, a) {
    if (v.own.held !== null) return refuse('card-waits');
    return holdRefusal(v, a) ?? (isStable(v) ? playRefusal(v, a) : undefined);
  },
  reads: isHeld,
  take(s, { seat }, a, t) {
    if (isStable(s)) return play(s, t, seat, a);
    s.own[seat].held = a;
    s.hid.queue.push(seat);
  },
};

function isHeld(a: unknown): a is Held {
  if (typeof a !== 'object' || a === null || Object.keys(a).length !== 2) return false;
  const { card, on } = a as { readonly [key: string]: unknown };
  return Number.isInteger(card) && Array.isArray(on) && on.every((one) => Number.isInteger(one));
}

/** Paid and revealed; others may answer before it resolves (MK-R55). It ends an open move of one's own (MK-308). */
function play(s: State, t: Table, seat: Seat, { card, on }: Held): void {
  const source = cardSource(card, seat);
  closeMove(s, t, seat);
  leaveHand(s, seat, card);
  s.pub.played.push({ source, on, cancelled: false });
  t.reveal('card-played', { seat, card, on });
  andThen(s, ...payCosts(s, t, source), { do: 'offer-reaction' });
}

/** Onto the pile of what is being played. */
export function leaveHand(s: State, seat: Seat, card: BlackMarket): void {
  removeFrom(s.own[seat].blackMarket, card);
  s.pub.merchants[seat].blackMarket--;
  s.pub.plays++;
}

export const takeBackCard: Kind<'take-back-card'> = {
  candidates: () => YES,
  refusal: () => undefined,
  take(s, { seat }) {
    s.own[seat].held = null;
    removeFrom(s.hid.queue, seat);
  },
};
const YES = [true] as const;

/**
 * At a stable point: of the cards that waited the first that can still be played is; what no longer can stays in hand.
 * True: one is played.
 */
export function playHeld(s: State, t: Table): boolean {
  for (let seat = s.hid.queue.shift(); seat !== undefined; seat = s.hid.queue.shift()) {
    const { held } = s.own[seat];
    s.own[seat].held = null;
    if (held === null || s.pub.merchants[seat].frozen) continue;
    const v = view(s, seat, t);
    if ((holdRefusal(v, held) ?? playRefusal(v, held)) !== undefined) continue;
    play(s, t, seat, held);
    return true;
  }
  return false;
}
