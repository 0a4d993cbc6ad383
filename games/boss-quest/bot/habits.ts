/** What others do tells of what they hide: who has stopped is near the boss, or thought so. */
import type { Fixed } from '../../../kernel/index.ts';
import type { Content } from '../rules/content.ts';
import type { BossQuest, Casting, Pub, Seat, State, Weapon } from '../rules/state.ts';
import { amount, participants, touches } from '../rules/totals.ts';

/** How likely it is to be this far from the boss (index: gap, the last one for all beyond) or over, against what the unseen weapons alone say. */
interface Habit {
  readonly gaps: readonly number[];
  readonly over: number;
}

/** Malins in 120 games of four, 13,000 looks: who is done is near, most of all who moved their own gap with a spell. */
const HABITS = {
  nearing: { gaps: [1, 0.63, 0.3, 0.06, 0.04, 0.03, 0.02], over: 0.1 },
  content: { gaps: [1, 0.48, 0.31, 0.17, 0.13, 0.13, 0.06], over: 0.12 },
  meddling: { gaps: [0.75, 1, 0.79, 0.46, 0.33, 0.15, 0.12], over: 0.35 },
  drawing: { gaps: [1], over: 0.67 },
} as const satisfies { readonly [doing: string]: Habit };

/** How likely this world is, by what the others did. */
export function likelihood({ pub, own }: State, { content }: Fixed<BossQuest>, self: Seat): number {
  let likely = 1;
  for (const seat of participants(pub)) {
    if (seat === self) continue;
    const gap = gapThen(pub, content, seat, own[seat].hidden);
    const { gaps, over }: Habit = HABITS[doing(pub, content, seat)];
    likely *= gap < 0 ? over : gaps[Math.min(gap, gaps.length - 1)];
  }
  return likely;
}

function doing(pub: Pub, content: Content, seat: Seat): keyof typeof HABITS {
  if (pub.knights[seat].phase === 'armourer') return 'drawing';
  const cast = ownCasting(pub, seat);
  if (cast === undefined) return 'content';
  return shift(cast, content, seat) === 0 ? 'meddling' : 'nearing';
}

/** How far from the boss this knight was after their own visit; what others cast later they could not foresee. */
function gapThen(pub: Pub, content: Content, seat: Seat, hidden: Weapon): number {
  const { shown } = pub.knights[seat];
  const own = ownCasting(pub, seat);
  let open = pub.effectiveHp - shown;
  if (own !== undefined) {
    for (const later of pub.active.slice(pub.active.indexOf(own) + 1)) open -= shift(later, content, seat);
  }
  const { minus, plus } = content.weapons[hidden] ?? { minus: 0, plus: 0 };
  return open - (plus <= open ? plus : minus);
}

const ownCasting = ({ active }: Pub, seat: Seat): Casting | undefined =>
  active.find(({ caster, right }) => caster === seat && !right);

/** By how much a spell moves a knight away from the boss. */
function shift(c: Casting, content: Content, seat: Seat): number {
  let by = 0;
  for (const clause of content.spells[c.spell].clauses) {
    if (clause.does === 'bossHp') by += amount(c, clause.by);
    else if (clause.does === 'strength' && touches(c, clause.target, seat)) by -= amount(c, clause.by);
  }
  return by;
}
