/** Quests (7xx): when they are fulfilled, how far they are, and what they give. */
import type { Refusal } from '../../../kernel/index.ts';
import { takeBackQuests } from './bargains.ts';
import type { Content } from './content.ts';
import { QUEST_GEMS } from './content.ts';
import { hold, measure } from './effects/conditions.ts';
import { isOnItsWay } from './gifts.ts';
import { gainPoints } from './points.ts';
import { gainGems } from './purse.ts';
import { refuse } from './refusals.ts';
import {
  type Adventure,
  type AnyView,
  type Kind,
  NONE,
  type Pub,
  type Quest,
  type Seat,
  type State,
  type Table,
  type View,
} from './state.ts';

/** Whether all its conditions hold for this player now (DQ-R58). */
export function isFulfilled(content: Content, pub: Pub, seat: Seat, quest: Quest): boolean {
  return hold(content, pub, seat, null, content.quests[quest].conditions);
}

/** One condition of a quest: how much of it there is, how much it wants, and whether it holds. */
export interface Progress {
  readonly have: number;
  readonly need: number;
  readonly done: boolean;
}

/** How far a quest is, condition by condition. */
export function progress(content: Content, pub: Pub, seat: Seat, quest: Quest): Progress[] {
  return content.quests[quest].conditions.map((condition) => {
    const done = hold(content, pub, seat, null, [condition]);
    switch (condition.is) {
      case 'role':
      case 'vsType':
      case 'place':
      case 'won':
      case 'strictlyFewestTP':
        return { have: done ? 1 : 0, need: 1, done };
      default:
        return { ...measure(content, pub, seat, condition), done };
    }
  });
}

/** Why it cannot be shown: how far it is in the first condition that does not hold. */
export function notFulfilled({ pub, seat, table }: View, quest: Quest): Refusal {
  const { have = 0, need = 1 } = progress(table.content, pub, seat, quest).find(({ done }) => !done) ?? {};
  return refuse('quest-not-fulfilled', { have, need });
}

/** Whether this seat could show a fulfilled quest now; asked between any two answers, so it makes no list. */
export function hasFulfilled({ pub, own, seat, table }: View): boolean {
  const { content } = table;
  if (!pub.adventurers[seat].mainDone && isFulfilled(content, pub, seat, own.main)) return true;
  for (const quest of own.secondaries) {
    if (isFulfilled(content, pub, seat, quest) && !isOnItsWay(own, quest)) return true;
  }
  return false;
}

/** The open quests of this seat, the main one first. */
export function openQuests({ pub, own, seat }: Pick<View, 'pub' | 'own' | 'seat'>): readonly Quest[] {
  return pub.adventurers[seat].mainDone ? own.secondaries : [own.main, ...own.secondaries];
}

/** The open quests of this player that one more spoil brings forward. */
export function questsServed(v: Pick<View, 'pub' | 'own' | 'seat' | 'table'>, spoil: Adventure): readonly Quest[] {
  const { pub, seat, table } = v;
  const after = withSpoils(pub, seat, [...pub.adventurers[seat].spoils, spoil]);
  return openQuests(v).filter((quest) => {
    // Under the cover of a shared screen there is none.
    if (quest === NONE) return false;
    const was = progress(table.content, pub, seat, quest);
    const now = progress(table.content, after, seat, quest);
    return now.some(({ have, need, done }, i) => have > was[i].have && (was[i].have < need || done));
  });
}

/** Whether this player's own spoil brings none of their open quests forward. */
export function isIdle(v: View, spoil: Adventure): boolean {
  const { pub, seat } = v;
  const left = pub.adventurers[seat].spoils.filter((other) => other !== spoil);
  return questsServed({ ...v, pub: withSpoils(pub, seat, left) }, spoil).length === 0;
}

const withSpoils = (pub: View['pub'], seat: Seat, spoils: Adventure[]): View['pub'] => ({
  ...pub,
  adventurers: pub.adventurers.with(seat, { ...pub.adventurers[seat], spoils }),
});

/** What this quest is worth in points: the main one twice what is printed (DQ-702, DQ-703). */
export const questPoints = ({ quests }: Content, quest: Quest, isMain: boolean): number =>
  quests[quest].points * (isMain ? 2 : 1);

/** Not before the first round, not between dice and outcome (DQ-R58), not at the end, where all are asked. */
export const canValidate = ({ pub }: AnyView): boolean =>
  pub.round > 0 && pub.step !== 'end' && pub.fight?.stage !== 'dice';

export const validateQuest: Kind<'validate-quest'> = {
  candidates: openQuests,
  refusal(v, _d, quest) {
    if (isOnItsWay(v.own, quest)) return refuse('quest-not-held');
    return isFulfilled(v.table.content, v.pub, v.seat, quest) ? undefined : notFulfilled(v, quest);
  },
  take: (s, { seat }, quest, t) => validate(s, t, seat, quest),
};

/** Face up, scored once and never undone (DQ-704); gems arrive at once. */
export function validate(s: State, t: Table, seat: Seat, quest: Quest): void {
  const { pub } = s;
  const own = s.own[seat];
  const adventurer = pub.adventurers[seat];
  const main = quest === own.main;
  if (main) adventurer.mainDone = true;
  else {
    own.secondaries = own.secondaries.filter((other) => other !== quest);
    adventurer.secondaries--;
    takeBackQuests(s, t, seat);
  }
  adventurer.completed.push({ quest, main });
  const points = questPoints(t.content, quest, main);
  const gems = gainGems(s, t, seat, QUEST_GEMS);
  const now = adventurer.points + points;
  t.reveal('quest-validated', { seat, quest, main, points, gems, now, last: pub.step === 'end' });
  gainPoints(s, t, seat, points, 'quests');
}
