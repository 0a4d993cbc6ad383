/** Where the turn stands: what fills the middle of the table, and how far the rail has come. */

import { type AnyView, type Fight, NONE } from '../rules/state.ts';
import { kindAwaited } from './asked.ts';

export type Stage = 'setup' | 'village' | 'choose' | 'card' | 'dungeon' | 'arena' | 'accounts' | 'end';

const ACCOUNTS = new Set<string>(['split-reward', 'settle-as-defender', 'settle-as-attacker', 'accept-gift']);

export function stageOf(view: AnyView): Stage {
  const { pub } = view;
  const kind = kindAwaited(view);
  if (pub.step === 'setup') return 'setup';
  if (pub.step === 'end') return 'end';
  if (kind !== undefined && ACCOUNTS.has(kind)) return 'accounts';
  if (pub.step !== 'adventure') return 'village';
  if (pub.fight !== null) return pub.fight.place;
  return pub.card === NONE ? 'choose' : 'card';
}

/** The steps of a turn by the kind of adventure; what is not yet known reads as the dungeon. */
const DUNGEON = ['village', 'dungeon', 'talk', 'fight', 'accounts', 'village'] as const;
const ARENA = ['village', 'arena', 'alliances', 'dice', 'fists', 'loot', 'village'] as const;
export type RailStep = (typeof DUNGEON)[number] | (typeof ARENA)[number];

export interface RailAt {
  readonly steps: readonly RailStep[];
  readonly at: number;
}

export function railOf(view: AnyView): RailAt {
  const { step, fight } = view.pub;
  // No turn has begun, or all are over: nothing is marked.
  if (step === 'setup') return { steps: DUNGEON, at: -1 };
  if (step === 'end') return { steps: DUNGEON, at: DUNGEON.length };
  if (step === 'before') return { steps: DUNGEON, at: 0 };
  if (fight?.place === 'arena') return { steps: ARENA, at: step === 'after' ? ARENA.length - 1 : arenaStep(view) };
  if (stageOf(view) === 'accounts') return { steps: DUNGEON, at: 4 };
  if (step === 'after') return { steps: DUNGEON, at: DUNGEON.length - 1 };
  if (fight === null) return { steps: DUNGEON, at: 1 };
  return { steps: DUNGEON, at: fight.stage === 'talk' ? 2 : 3 };
}

/** While a result is being told: at the dice as long as they roll, then where it was decided. */
export function railOfTold({ place }: Fight, isRolling: boolean): RailAt {
  if (place === 'dungeon') return { steps: DUNGEON, at: 3 };
  return { steps: ARENA, at: isRolling ? 3 : 4 };
}

/** Nothing but what all can see: fists are open when the sides are shown. */
function arenaStep({ pub: { fight } }: AnyView): number {
  if (fight === null || fight.stage === 'talk') return 2;
  if (fight.stage === 'over' || fight.totals !== null) return 5;
  return fight.sides.some((side) => side !== null) ? 4 : 3;
}
