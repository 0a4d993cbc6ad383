/** Quests on their way (5xx): from an inhabitant or an effect to the drawer, kept or resolved at once, and discarded. */
import { andThen, ask, isWork } from '../../../kernel/index.ts';
import { allFulfillable, fulfil } from './completing.ts';
import { discardQuest, drawQuests } from './decks.ts';
import type { Deed } from './deeds.ts';
import { useUp } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { interactDraw, isForbidden, questLimit } from './effects/standing.ts';
import { NO_TOKENS } from './purse.ts';
import { refuse } from './refusals.ts';
import { type Frames, type Kind, NONE, type Quest, type Seat, type State, type Table, type View } from './state.ts';

const INTERACT = ['interact'] as const;

export const interact: Deed<'interact'> = {
  costs: 'action',
  candidates: () => INTERACT,
  refusal({ pub, seat, table }) {
    if (isForbidden(table.content, pub, seat, 'interact')) return refuse('interact-forbidden');
    if (!pub.inhabitants[pub.merchants[seat].pawn]) return refuse('no-inhabitant');
    return pub.questDeck + pub.questDiscard === 0 ? refuse('no-quest-left') : undefined;
  },
  /** The inhabitant leaves for good (MK-503). */
  take(s, t, seat) {
    const { pub } = s;
    const at = pub.merchants[seat].pawn;
    pub.inhabitants[at] = false;
    t.emit('interacted', { seat, at });
    drawQuests(s, t, seat, 1 + interactDraw(t.content, pub, seat));
    useUp(pub, seat, 'interact');
    andThen(s, { do: 'take-quests', seat, keep: 1 }, ...moment(s, t, 'onInteract', [seat]));
  },
};

/**
 * Where in `drawnQuests` the newest draw begins. Each waiting `receive-quest` frame below stands for one card before it:
 * an effect of a quest just received may draw again.
 */
function newest({ agenda }: State['pub'], seat: Seat): number {
  let waiting = 0;
  for (const frame of agenda) if (isWork(frame) && frame.do === 'receive-quest' && frame.seat === seat) waiting++;
  return waiting;
}

/** The quests a drawer chooses from. */
export const questsToChoose = (v: View): readonly Quest[] => v.own.drawnQuests.slice(newest(v.pub, v.seat));

/** With more drawn than may be kept the drawer chooses first (MK-R86). */
export function takeQuests(s: State, { seat, keep }: Frames['take-quests'], t: Table): void {
  const drawn = s.own[seat].drawnQuests.slice(newest(s.pub, seat));
  if (drawn.length > keep) andThen(s, ask('choose-quest-draw', seat, { keep }));
  else receiveAll(s, t, seat, drawn, drawn);
}

/** The others go face down to the discard; those kept arrive one by one. */
function receiveAll(s: State, t: Table, seat: Seat, drawn: readonly Quest[], kept: readonly Quest[]): void {
  const own = s.own[seat];
  // The first to arrive lies last, above those that wait.
  own.drawnQuests.splice(own.drawnQuests.length - drawn.length, drawn.length, ...kept.toReversed());
  for (const quest of drawn) if (!kept.includes(quest)) discardQuest(s, t, seat, quest);
  for (const _ of kept) andThen(s, { do: 'receive-quest', seat, how: 'drawn' });
}

export const chooseQuestDraw: Kind<'choose-quest-draw'> = {
  candidates: (v, { about }) => choices(questsToChoose(v), about.keep),
  refusal: () => undefined,
  default: (v, { about }) => questsToChoose(v).slice(0, about.keep),
  take(s, { seat }, kept, t) {
    receiveAll(s, t, seat, s.own[seat].drawnQuests.slice(newest(s.pub, seat)), kept);
  },
};

/** Every choice of so many cards, in the order of the cards. */
function choices(cards: readonly Quest[], n: number): (readonly Quest[])[] {
  if (n === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), n - 1).map((rest) => [card, ...rest]));
}

/** An immediate choice never enters the hand (MK-512, MK-R30); what nobody could pay is discarded (MK-R34). */
export function receiveQuest(s: State, { seat, how }: Frames['receive-quest'], t: Table): void {
  const own = s.own[seat];
  const [quest] = own.drawnQuests.splice(newest(s.pub, seat), 1);
  const card = t.content.quests[quest];
  if (how === 'sequel') {
    const first = t.content.quests.findIndex(({ sequel }) => sequel === quest);
    t.emit('sequel-taken', { seat, first }, { [seat]: { quest } });
  }
  if (!card.immediate) keep(s, t, seat, quest, how);
  else if (allFulfillable(s, t, seat, quest).length > 0) {
    own.immediate = quest;
    andThen(s, ask('immediate-choice', seat));
  } else {
    const paid = { gold: 0, tokens: NO_TOKENS };
    t.reveal('immediate-resolved', { seat, quest, option: NONE, paid, prestige: 0 });
    discardQuest(s, t, seat, quest);
  }
}

/** Into the hand, secret unless the table plays with open quests (MK-505). */
function keep(s: State, t: Table, seat: Seat, quest: Quest, how: 'drawn' | 'sequel'): void {
  const merchant = s.pub.merchants[seat];
  s.own[seat].quests.push(quest);
  merchant.quests++;
  if (how === 'drawn') t.emit('quest-kept', { seat, inHand: merchant.quests }, { [seat]: { quest } });
  if (t.options.questPrivacy === 'open') showQuest(s, t, seat, quest);
}

/** Read aloud: it stays known (MK-505). */
export function showQuest({ pub }: State, t: Table, seat: Seat, quest: Quest): void {
  pub.merchants[seat].shownQuests.push(quest);
  t.reveal('quest-shown', { seat, quest });
}

export const immediateChoice: Kind<'immediate-choice'> = {
  candidates: (v) => v.table.content.quests[v.own.immediate]?.options.map((_, option) => option) ?? [],
  refusal(v, _d, option) {
    return allFulfillable(v, v.table, v.seat, v.own.immediate).includes(option) ? undefined : refuse('option-too-dear');
  },
  default(v) {
    const { options } = v.table.content.quests[v.own.immediate];
    const payable = allFulfillable(v, v.table, v.seat, v.own.immediate);
    return payable.find((option) => options[option].safe === true) ?? payable[0];
  },
  take(s, { seat }, option, t) {
    const quest = s.own[seat].immediate;
    s.own[seat].immediate = NONE;
    fulfil(s, t, seat, { quest, option }, 'immediate-resolved');
  },
};

/** Over the limit (MK-513), or because an effect says so. */
export const dropQuest: Kind<'discard-quest'> = {
  candidates: (v) => v.own.quests,
  refusal: () => undefined,
  default: (v) => v.own.quests[v.own.quests.length - 1],
  take: (s, { seat }, quest, t) => discardQuest(s, t, seat, quest),
};

/** Who holds too many quests discards one (MK-513, MK-R38); true: somebody is asked now. */
export function settleQuestLimit(s: State, t: Table): boolean {
  const { merchants } = s.pub;
  for (let seat = 0; seat < merchants.length; seat++) {
    // Without tiles the limit is never lower than three.
    if (merchants[seat].quests <= 1 || merchants[seat].frozen) continue;
    if (merchants[seat].quests <= questLimit(t.content, s.pub, seat) || isAskedToDiscard(s, seat)) continue;
    andThen(s, ask('discard-quest', seat));
    return true;
  }
  return false;
}

const isAskedToDiscard = ({ pub }: State, seat: Seat): boolean =>
  pub.agenda.some((frame) => !isWork(frame) && frame.ask === 'discard-quest' && 'seat' in frame && frame.seat === seat);
