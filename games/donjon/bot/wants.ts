/**
 * What a bot says it looks for and can spare, honestly: spoils of others that bring its quests forward, and its own that
 * bring none. At the end of its own turn, for it is the others who propose then, and only when what it said does not hold
 * any more.
 */
import { covers, isNothing } from '../../bargain/goods.ts';
import { isIdle, questsServed } from '../rules/quests.ts';
import type { Adventure, Goods, View } from '../rules/state.ts';
import { seekable, wantsOf } from '../rules/wants.ts';
import { takerWorth } from './dungeon.ts';
import { mindOf } from './mind.ts';

/** Tags of each sort: what is said stays readable. */
const MOST_TAGS = 2;

export function tellWants(v: View): unknown {
  if (v.seat !== v.pub.active || v.pub.step !== 'after') return undefined;
  const needed = (seekable(v.pub, v.seat).spoils ?? []).filter((spoil) => questsServed(v, spoil).length > 0);
  const idle = idleSpoils(v);
  const said = wantsOf(v.pub, v.seat);
  if (holds(said.seeks, needed) && holds(said.spares, idle)) return undefined;
  const mind = mindOf(v);
  const worth = (spoil: Adventure): number => takerWorth(mind, { spoils: [spoil] });
  return { seeks: tags(needed.toSorted((a, b) => worth(b) - worth(a))), spares: tags(idle) };
}

/** One's own spoils that serve none of one's quests. */
export const idleSpoils = (v: View): readonly Adventure[] =>
  v.pub.adventurers[v.seat].spoils.filter((spoil) => isIdle(v, spoil));

/** Whether what was said is still true, and not silent about what there is. */
const holds = (said: Goods, spoils: readonly Adventure[]): boolean =>
  covers({ spoils }, said) && (spoils.length === 0 || !isNothing(said));

const tags = (spoils: readonly Adventure[]): Goods =>
  spoils.length === 0 ? {} : { spoils: spoils.slice(0, MOST_TAGS).sort((a, b) => a - b) };
