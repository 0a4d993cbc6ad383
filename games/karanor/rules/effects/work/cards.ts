/** Cards and tiles that come and go. */
import { andThen, ask } from '../../../../../kernel/index.ts';
import { addAssociate, associateOf } from '../../associates.ts';
import { RESOURCES, type Resource } from '../../clauses.ts';
import { drawArtefacts, drawBlackMarket, drawQuests } from '../../decks.ts';
import { insertRising, removeFrom } from '../../lists.ts';
import { gainGold, payGold, purseOf } from '../../purse.ts';
import { type BlackMarket, NONE, type Seat, type State, type Table } from '../../state.ts';
import { onReceive } from '../moment.ts';
import { countOf, pick, type Running } from '../running.ts';
import { playersOf } from '../targets.ts';
import type { Source } from '../types.ts';
import type { Does } from './does.ts';

/** From the supply; with none left nothing is received (MK-720, MK-R49). */
export function giveInsignia({ s, t, f }: Running, { insignia: kind }: Does<'gainInsignia'>): void {
  const { seat } = f.source;
  const insignia = s.pub.insignia.find((tile) => t.content.insignia[tile].kind === kind);
  if (insignia === undefined) {
    t.emit('insignia-missing', { seat, kind, by: f.source });
    return;
  }
  removeFrom(s.pub.insignia, insignia);
  insertRising(s.pub.merchants[seat].insignia, insignia);
  t.emit('insignia-gained', { seat, insignia, by: f.source });
  andThen(s, ...onReceive(s, t, 'insignia', insignia, seat));
}

export function takeInsignia(r: Running, { insignia: kind, who }: Does<'loseInsignia'>): void {
  const { s, t, f } = r;
  for (const seat of playersOf(r, who)) {
    const tile = s.pub.merchants[seat].insignia.find((one) => t.content.insignia[one].kind === kind);
    if (tile !== undefined) returnInsignia(s, t, seat, tile, f.source);
  }
}

/** Back to the supply, where it can be gained again (MK-R49). */
export function returnInsignia({ pub }: State, t: Table, seat: Seat, insignia: number, by: Source): void {
  if (!removeFrom(pub.merchants[seat].insignia, insignia)) return;
  insertRising(pub.insignia, insignia);
  t.emit('insignia-lost', { seat, insignia, by });
}

export function giveArtefact({ s, t, f }: Running, { draw }: Does<'drawArtefact'>): void {
  drawArtefacts(s, t, f.source.seat, draw, f.source);
}

export function giveQuest({ s, t, f }: Running, { draw, keep }: Does<'drawQuest'>): void {
  const { seat } = f.source;
  if (drawQuests(s, t, seat, draw, f.source) > 0) andThen(s, { do: 'take-quests', seat, keep });
}

export function giveBlackMarket({ s, t, f }: Running, { n }: Does<'drawBlackMarket'>): void {
  drawBlackMarket(s, t, f.source.seat, n, f.source);
}

/** Whoever discards chooses, one card at a time; `chosen` are those who have discarded one. */
export function dropBlackMarket(r: Running, { n, who }: Does<'discardBlackMarket'>): void {
  const { s, t, f } = r;
  r.made.push(...f.chosen);
  for (const seat of playersOf(r, who)) {
    const { blackMarket } = s.own[seat];
    const due = n - countOf(f.chosen, seat);
    if (due <= 0 || blackMarket.length === 0) continue;
    if (blackMarket.length <= due) discardCards(s, t, seat, [...blackMarket], f.source);
    else {
      s.own[seat].peeked = [...blackMarket];
      r.asks = ask('choose-card', seat, { source: f.source, on: [seat], clause: f.clause });
      return;
    }
  }
}

/** Face up to the discard. */
export function discardCards(s: State, t: Table, seat: Seat, cards: readonly BlackMarket[], by: Source): void {
  for (const card of cards) {
    removeFrom(s.own[seat].blackMarket, card);
    s.pub.blackMarketDiscard.push(card);
  }
  s.pub.merchants[seat].blackMarket = s.own[seat].blackMarket.length;
  t.reveal('black-market-discarded', { seat, cards, by });
}

export function dropQuest(r: Running, { n, who }: Does<'discardQuest'>): void {
  for (const seat of playersOf(r, who)) {
    const due = Math.min(n, r.s.pub.merchants[seat].quests);
    for (let i = 0; i < due; i++) andThen(r.s, ask('discard-quest', seat));
  }
}

/** It leaves the common ones (MK-R47). */
export function giveAssociate(r: Running, { kind: name }: Does<'gainAssociate'>): void {
  const { s, t, f } = r;
  const { seat } = f.source;
  const options = s.pub.associates.filter((one) => name === 'choice' || RESOURCES[one] === name);
  const kind = pick(r, seat, 'associate', options);
  if (kind === undefined || !removeFrom(s.pub.associates, kind)) return;
  addAssociate(s.pub.merchants[seat], { kind, promoted: false, earned: 0 });
  t.emit('associate-gained', { seat, kind, by: f.source });
}

/** Which associates of this player could be promoted or taken. */
function unpromoted({ s }: Running, seat: Seat): Resource[] {
  const kinds: Resource[] = [];
  for (const { kind, promoted } of s.pub.merchants[seat].associates) if (!promoted) kinds.push(kind);
  return kinds;
}

export function promoteOne(r: Running, _clause: Does<'promoteAssociate'>): void {
  const { seat } = r.f.source;
  const kind = pick(r, seat, 'associate', unpromoted(r, seat));
  const associate = kind === undefined ? undefined : associateOf(r.s.pub.merchants[seat], kind);
  if (associate === undefined) return;
  associate.promoted = true;
  r.t.emit('promoted', { seat, kind: associate.kind });
}

/** The owner pays, and whoever cannot takes nothing. */
export function takeAssociate(r: Running, { compensation }: Does<'takeAssociate'>): void {
  const { s, t, f } = r;
  const to = f.source.seat;
  const [from] = playersOf(r, 'target');
  if (from === undefined || purseOf(s, to).gold < compensation) return;
  const kind = pick(r, to, 'associate', unpromoted(r, from));
  if (kind === undefined || kind === NONE) return;
  const associate = associateOf(s.pub.merchants[from], kind);
  if (associate === undefined) return;
  gainGold(s, from, payGold(s, to, compensation));
  removeFrom(s.pub.merchants[from].associates, associate);
  addAssociate(s.pub.merchants[to], associate);
  t.emit('associate-taken', { from, to, kind, gold: compensation, by: f.source });
}

/** Espion: all are seen, one is taken; the victim learns which. */
export function takeCard(r: Running, _clause: Does<'takeCard'>): void {
  const { s, t, f } = r;
  const { seat } = f.source;
  const [of] = playersOf(r, 'target');
  if (of === undefined || s.own[of].blackMarket.length === 0) return;
  const cards = [...s.own[of].blackMarket];
  t.emit('cards-seen', { seat, of, n: cards.length, by: f.source }, { [seat]: { cards } });
  if (cards.length === 1) moveCard(s, t, of, seat, cards[0], f.source);
  else {
    s.own[seat].peeked = [...cards];
    r.asks = ask('choose-card', seat, { source: f.source, on: [of], clause: f.clause });
  }
}

export function moveCard(s: State, t: Table, from: Seat, to: Seat, card: BlackMarket, by: Source): void {
  if (!removeFrom(s.own[from].blackMarket, card)) return;
  s.own[to].blackMarket.push(card);
  s.pub.merchants[from].blackMarket--;
  s.pub.merchants[to].blackMarket++;
  t.emit('card-taken', { from, to, by }, { [from]: { card }, [to]: { card } });
}

/** What a reaction answers lies right below it on the pile. */
export function cancel({ s: { pub } }: Running, _clause: Does<'cancelCard'>): void {
  const answered = pub.played[pub.played.length - 1];
  if (answered !== undefined) answered.cancelled = true;
}
