/** The share of quests in a sampled world: hands, drawn cards, a pending immediate choice, sequels, deck and discard. */
import { questsInPlay, sequelsInPlay } from './setup.ts';
import { NONE, type Quest, type Seat, type State, type Table, type View } from './state.ts';
import { askedSeat, deal, unseenOf } from './unseen.ts';

export function dealQuests(s: State, v: View, t: Table): void {
  const { pub, hid } = s;
  const { content } = t;
  const { quests, drawnQuests, immediate, discarded } = v.own;
  const seen = [...quests, ...drawnQuests, immediate, ...discarded.quests];
  for (const { completed, shownQuests } of pub.merchants) {
    seen.push(...shownQuests);
    for (const { quest } of completed) seen.push(quest);
  }
  const unseen = unseenOf(t, questsInPlay(content, t.seats), seen);
  for (const [seat, own] of s.own.entries()) if (seat !== v.seat) own.quests = [...pub.merchants[seat].shownQuests];
  dealSequels(s, v, t, seen);
  const chooser = askedSeat(v, 'immediate-choice');
  if (chooser !== NONE && s.own[chooser].immediate === NONE) s.own[chooser].immediate = takeImmediate(t, unseen);
  // Immediate choices never stay in hand (MK-R30), so that the others are dealt first.
  const plain = unseen.filter((quest) => !content.quests[quest].immediate);
  for (const [seat, own] of s.own.entries()) {
    if (seat !== v.seat) own.quests.push(...deal(plain, pub.merchants[seat].quests - own.quests.length));
  }
  const held = s.own.flatMap((own) => own.quests);
  const left = unseen.filter((quest) => !held.includes(quest));
  const unknown = deal(left, pub.questDiscard - discarded.quests.length);
  hid.questDiscard = [...discarded.quests, ...unknown];
  for (const quest of unknown) s.own[otherSeat(v, t)].discarded.quests.push(quest);
  const drawer = drawingSeat(v);
  if (drawer !== NONE && drawer !== v.seat) s.own[drawer].drawnQuests.push(...deal(left, left.length - pub.questDeck));
  hid.questDeck = left;
}

const otherSeat = ({ seat }: View, t: Table): Seat => (seat + 1 + t.chance.int(t.seats - 1)) % t.seats;

function takeImmediate(t: Table, unseen: Quest[]): Quest {
  const at = unseen.findIndex((quest) => t.content.quests[quest].immediate);
  return at < 0 ? NONE : unseen.splice(at, 1)[0];
}

/** Who has drawn quests that are not yet in hand; `NONE` if nobody. */
function drawingSeat(v: View): Seat {
  for (const frame of v.pub.agenda) {
    if ('do' in frame && (frame.do === 'take-quests' || frame.do === 'receive-quest')) return frame.seat;
  }
  return askedSeat(v, 'choose-quest-draw');
}

/**
 * Sequels out of their pack are with whoever completed the first part; the pack's count tells how many. Immediate ones
 * are being resolved, the others are in hand.
 */
function dealSequels(s: State, v: View, t: Table, seen: readonly Quest[]): void {
  const { pub, hid } = s;
  const { quests } = t.content;
  const unseen = unseenOf(t, sequelsInPlay(t.content, t.seats), seen);
  const isPack = (quest: Quest): boolean => !placed.includes(quest);
  const placed: Quest[] = [];
  for (const quest of unseen) {
    if (unseen.length - placed.length <= pub.sequels) break;
    const seat = pub.merchants.findIndex(({ completed }) =>
      completed.some((one) => quests[one.quest].sequel === quest),
    );
    if (seat < 0 || seat === v.seat) continue;
    const own = s.own[seat];
    if (quests[quest].immediate) {
      if (own.immediate !== NONE || askedSeat(v, 'immediate-choice') !== seat) continue;
      own.immediate = quest;
    } else if (own.quests.length < pub.merchants[seat].quests) own.quests.push(quest);
    else continue;
    placed.push(quest);
  }
  hid.sequels = unseen.filter(isPack);
}
