/** The share of quests in a sampled world: sequels, hands, drawn cards, a pending immediate choice, discard and deck. */
import { allFulfillable } from './completing.ts';
import { questsInPlay, sequelsInPlay } from './setup.ts';
import { NONE, type Quest, type Seat, type State, type Table, type View } from './state.ts';
import { askedSeat, deal, unseenOf } from './unseen.ts';

/** Purses must be filled before: what can be paid decides which immediate choice is possible. */
export function dealQuests(s: State, v: View, t: Table): void {
  const { pub, hid } = s;
  const { quests, drawnQuests, immediate, discarded } = v.own;
  const seen = [...quests, ...drawnQuests, immediate, ...discarded.quests];
  for (const { completed, shownQuests } of pub.merchants) {
    seen.push(...shownQuests);
    for (const { quest } of completed) seen.push(quest);
  }
  const unseen = unseenOf(t, questsInPlay(t.content, t.seats), seen);
  for (const [seat, own] of s.own.entries()) if (seat !== v.seat) own.quests = [...pub.merchants[seat].shownQuests];
  dealSequels(s, v, t, seen);
  const chooser = askedSeat(v, 'immediate-choice');
  if (chooser !== NONE && s.own[chooser].immediate === NONE) {
    s.own[chooser].immediate = takeImmediate(s, t, chooser, unseen);
  }
  // Immediate choices never stay in hand (MK-R30).
  for (const [seat, own] of s.own.entries()) {
    if (seat === v.seat) continue;
    while (own.quests.length < pub.merchants[seat].quests) own.quests.push(takePlain(t, unseen));
  }
  for (const { seat, how } of arriving(v)) {
    if (seat !== v.seat && how === 'drawn') s.own[seat].drawnQuests.push(...deal(unseen, 1));
  }
  const unknown = deal(unseen, pub.questDiscard - discarded.quests.length);
  hid.questDiscard = [...discarded.quests, ...unknown];
  for (const quest of unknown) s.own[(v.seat + 1 + t.chance.int(t.seats - 1)) % t.seats].discarded.quests.push(quest);
  // What is in no other place lies before whoever chooses.
  const drawer = drawingSeat(v);
  if (drawer !== NONE && drawer !== v.seat) {
    s.own[drawer].drawnQuests.push(...deal(unseen, unseen.length - pub.questDeck));
  }
  hid.questDeck = unseen;
}

/**
 * Sequels out of their pack are with whoever completed the first part: on their way, being resolved, or in hand. The
 * pack's count tells how many; where a discarded one went back to it, which ones is anybody's guess.
 */
function dealSequels(s: State, v: View, t: Table, seen: readonly Quest[]): void {
  const { pub } = s;
  const { quests } = t.content;
  const pack = unseenOf(t, sequelsInPlay(t.content, t.seats), seen);
  const take = (quest: Quest): boolean => {
    const at = pack.indexOf(quest);
    if (at < 0 || pack.length === pub.sequels) return false;
    pack.splice(at, 1);
    return true;
  };
  for (const { seat, how } of arriving(v)) {
    if (seat === v.seat || how !== 'sequel') continue;
    const sequel = lastSequel(s, t, seat, pack);
    if (take(sequel)) s.own[seat].drawnQuests.push(sequel);
  }
  const chooser = askedSeat(v, 'immediate-choice');
  if (chooser !== NONE && chooser !== v.seat) {
    const { completed } = pub.merchants[chooser];
    const sequel = quests[completed.at(-1)?.quest ?? NONE]?.sequel ?? NONE;
    if (sequel !== NONE && quests[sequel].immediate && take(sequel)) s.own[chooser].immediate = sequel;
  }
  for (const quest of [...pack]) {
    const seat = pub.merchants.findIndex(({ completed }) =>
      completed.some((one) => quests[one.quest].sequel === quest),
    );
    if (seat < 0 || seat === v.seat || quests[quest].immediate) continue;
    const own = s.own[seat];
    if (own.quests.length < pub.merchants[seat].quests && take(quest)) own.quests.push(quest);
  }
  s.hid.sequels = pack;
}

/** The sequel that this player has taken last. */
function lastSequel({ pub }: State, t: Table, seat: Seat, pack: readonly Quest[]): Quest {
  const first = pub.merchants[seat].completed.findLast(({ quest }) => pack.includes(t.content.quests[quest].sequel));
  return first === undefined ? NONE : t.content.quests[first.quest].sequel;
}

/** Quests on their way to a hand, in the order they lie. */
function arriving(v: View) {
  const list: { readonly seat: Seat; readonly how: 'drawn' | 'sequel' }[] = [];
  for (const frame of v.pub.agenda) if ('do' in frame && frame.do === 'receive-quest') list.push(frame);
  return list;
}

/** Who has drawn quests to choose from; `NONE` if nobody. */
function drawingSeat(v: View): Seat {
  for (const frame of v.pub.agenda) if ('do' in frame && frame.do === 'take-quests') return frame.seat;
  return askedSeat(v, 'choose-quest-draw');
}

/** One that this player can answer, if there is any. */
function takeImmediate(s: State, t: Table, seat: Seat, unseen: Quest[]): Quest {
  const { quests } = t.content;
  const at = unseen.findIndex((quest) => quests[quest].immediate && allFulfillable(s, t, seat, quest).length > 0);
  return at < 0 ? NONE : unseen.splice(at, 1)[0];
}

function takePlain(t: Table, unseen: Quest[]): Quest {
  const at = unseen.findLastIndex((quest) => !t.content.quests[quest].immediate);
  return unseen.splice(at, 1)[0];
}
