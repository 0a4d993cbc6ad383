/**
 * The board of open bargains. Negotiation is public (DQ-R51) unless the table whispers (DQ-910): then only the two
 * parties hold a bargain or a word, and only they are told of it.
 */
import { isSameOffer } from '../../bargain/offers.ts';
import type { Bargain, Events, Seat, State, Table, View, Vow } from './state.ts';

/** Events about an open bargain or word. */
type BargainEvent = OfferEvent | 'word-given';
type OfferEvent =
  | 'deal-proposed'
  | 'deal-refused'
  | 'help-offered'
  | 'help-asked'
  | 'support-offered'
  | 'offer-withdrawn'
  | 'offer-refused'
  | 'offer-accepted';

/** The open bargains this seat knows of. */
export const bargainsSeen = (v: View): readonly Bargain[] =>
  v.table.options.whispers ? v.own.bargains : v.pub.bargains;

/** The open words this seat knows of. */
export const wordsSeen = (v: View): readonly Vow[] => (v.table.options.whispers ? v.own.words : v.pub.words);

export function findBargain(v: View, id: number): Bargain | undefined {
  return bargainsSeen(v).find((bargain) => bargain.id === id);
}

/** The bargain of this number, which is open. */
export function bargainOf(s: State, t: Table, seat: Seat, id: number): Bargain {
  const list = t.options.whispers ? s.own[seat].bargains : s.pub.bargains;
  const bargain = list.find((one) => one.id === id);
  if (bargain === undefined) throw new Error(`There is no open bargain ${id}`);
  return bargain;
}

/** Everything that is on the table, whoever knows of it. */
function openBargains(s: State, t: Table): readonly Bargain[] {
  if (!t.options.whispers) return s.pub.bargains;
  return s.own.flatMap(({ bargains }, seat) => bargains.filter(({ from }) => from === seat));
}
export function openWords(s: State, t: Table): readonly Vow[] {
  if (!t.options.whispers) return s.pub.words;
  return s.own.flatMap(({ words }, seat) => words.filter(({ from }) => from === seat));
}

/** Room for seats in the number of a whispered bargain. */
const SEATS = 8;

/** The number of a new bargain or word. Who whispers counts with each other only, so that nobody else can tell. */
export function nextNumber({ pub, own }: State, t: Table, from: Seat, to: Seat): number {
  if (!t.options.whispers) return pub.nextBargain++;
  const n = own[from].whispered?.[to] ?? 0;
  own[from].whispered = { ...own[from].whispered, [to]: n + 1 };
  own[to].whispered = { ...own[to].whispered, [from]: n + 1 };
  return (n * SEATS + from) * SEATS + to + 1;
}

/** Lays a bargain on the table. One of the same person to the same about the same is replaced by it. */
export function post(s: State, t: Table, event: OfferEvent, bargain: Omit<Bargain, 'id'>): Bargain {
  const numbered: Bargain = { ...bargain, id: nextNumber(s, t, bargain.from, bargain.to) };
  for (const list of boards(s, t, bargain.from, bargain.to)) {
    const old = list.find((b) => b.from === bargain.from && b.to === bargain.to && b.about === bargain.about);
    if (old !== undefined) {
      unpledge(s, old);
      takeOff(list, old.id);
    }
    list.push(numbered);
  }
  tell(t, event, numbered);
  return numbered;
}

/** Takes a bargain off the table, whatever became of it. */
export function clear(s: State, t: Table, bargain: Bargain): void {
  unpledge(s, bargain);
  for (const list of boards(s, t, bargain.from, bargain.to)) takeOff(list, bargain.id);
}

/** The quests that lay in it are free again. */
function unpledge(s: State, { id, from, give }: Bargain): void {
  if (give.quests !== undefined) delete s.own[from].pledged[id];
}

function takeOff(list: Bargain[], id: number): void {
  for (let at = 0; at < list.length; at++) {
    if (list[at].id !== id) continue;
    list.splice(at, 1);
    return;
  }
}

/**
 * A quest has left this player's hand: every offer of face-down quests is taken back, for it may have lain in one. All
 * of them, so that nobody learns in which (DQ-R54).
 */
export function takeBackQuests(s: State, t: Table, seat: Seat): void {
  if (!hasBargains(s, t)) return;
  for (const bargain of openBargains(s, t).filter(({ from, give }) => from === seat && give.quests !== undefined)) {
    clear(s, t, bargain);
    tell(t, 'offer-withdrawn', bargain);
  }
}

/** Refused: it is remembered, so that it is not proposed again this turn (DQ-R74). */
export function turnDown(s: State, t: Table, event: 'deal-refused' | 'offer-refused', bargain: Bargain): void {
  clear(s, t, bargain);
  s.own[bargain.from].refused.push(bargain);
  tell(t, event, bargain);
}

/** Where a bargain between these two lies. */
function boards(s: State, t: Table, from: Seat, to: Seat): Bargain[][] {
  return t.options.whispers ? [s.own[from].bargains, s.own[to].bargains] : [s.pub.bargains];
}

export function tell(t: Table, event: OfferEvent, bargain: Bargain): void {
  announce(t, event, bargain.from, bargain.to, { bargain });
}

/** To all, or with whispers to the two it concerns. */
export function announce<E extends BargainEvent>(t: Table, event: E, from: Seat, to: Seat, facts: Events[E]): void {
  if (!t.options.whispers) t.emit(event, facts);
  else t.emit('whispered', {}, { [from]: { event, facts }, [to]: { event, facts } });
}

/** Whether this seat was refused just this, this turn. */
export function wasRefused(v: View, bargain: Omit<Bargain, 'id'>): boolean {
  return v.own.refused.some(
    (old) => old.about === bargain.about && old.side === bargain.side && isSameOffer(old, { ...bargain, id: old.id }),
  );
}

/** What nobody answered is off the table: `about` the fight, once the active player commits, or in the village. */
function lapse(s: State, t: Table, about: readonly Bargain['about'][]): void {
  const gone = openBargains(s, t).filter((bargain) => about.includes(bargain.about));
  for (const bargain of gone) clear(s, t, bargain);
  if (gone.length > 0 && !t.options.whispers) t.emit('offers-lapsed', { count: gone.length });
}

const OF_THE_FIGHT = ['help', 'support', 'deal'] as const;
const OF_THE_VILLAGE = ['deal'] as const;

/** The talk of a fight is over: the active player has committed or fled, or all have sealed (DQ-R25, DQ-R74). */
export function closeTalk(s: State, t: Table): void {
  if (hasBargains(s, t)) lapse(s, t, OF_THE_FIGHT);
}

/** A village step is left: deals belong to it (DQ-R46). */
export function lapseDeals(s: State, t: Table): void {
  if (hasBargains(s, t)) lapse(s, t, OF_THE_VILLAGE);
}

const hasBargains = (s: State, t: Table): boolean =>
  t.options.whispers ? s.own.some(({ bargains }) => bargains.length > 0) : s.pub.bargains.length > 0;

/** A turn is over: what was refused may be proposed again. */
export function forgetRefusals(s: State): void {
  for (const own of s.own) if (own.refused.length > 0) own.refused = [];
}
