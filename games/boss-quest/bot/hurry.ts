/** How knights choose in a hurry: what is good as the table stands now, without what others may still do with the row. */
import type { Decision } from '../../../kernel/index.ts';
import { spellRefusal } from '../rules/magician.ts';
import type { Spell, SpellUse, View } from '../rules/state.ts';
import { isOver } from '../rules/view.ts';
import { forecast } from './forecast.ts';
import { bestCasting } from './spells.ts';
import { Turn } from './turn.ts';
import { ownShifts } from './visit.ts';
import { type World, worldOf } from './world.ts';

/** Nearer to the boss than this nobody draws on. */
const NEAR = 3;

export function quick(v: View, { kind }: Decision): unknown {
  switch (kind) {
    case 'turn-action':
      return drawsOn(v) ? { equip: 1 } : 'visit';
    case 'final-turn':
      return isDone(v) ? 'none' : { equip: lastDraw(v) };
    case 'choose-spell':
      return spellUse(v);
    case 'duel-extra-spell':
      return bestUse(v) ?? 'decline';
    default:
      return undefined;
  }
}

/** Whether one weapon more promises more than to stop here. */
function drawsOn(v: View): boolean {
  if (v.pub.weaponDeck === 0 || isOver(v)) return false;
  const world = worldOf(v);
  const turn = new Turn(v, asItStands(world), ownShifts(world));
  return turn.drawOne() > turn.withSpell();
}

function isDone(v: View): boolean {
  return gapOf(v) <= NEAR || v.pub.weaponDeck === 0 || isOver(v);
}

/** How far from the boss, a hidden potion read as one likes. */
function gapOf({ pub, own, seat, table }: View): number {
  const { minus, plus } = table.content.weapons[own.hidden] ?? { minus: 0, plus: 0 };
  const { shown } = pub.knights[seat];
  return pub.effectiveHp - shown - (shown + plus <= pub.effectiveHp ? plus : minus);
}

/** The last time as many as the gap asks for. */
const lastDraw = (v: View): number => Math.min(4, v.pub.weaponDeck, Math.ceil((gapOf(v) - 2) / 4));

/** The face-up spell that does most for oneself now, else the one of least use is discarded. */
function spellUse(v: View): SpellUse | undefined {
  const use = bestUse(v);
  if (use !== undefined) return use;
  const slot = v.pub.row.findIndex((card) => card >= 0);
  return slot < 0 ? undefined : { slot, use: 'discard' };
}

function bestUse(v: View): SpellUse | undefined {
  const world = asItStands(worldOf(v));
  let most = forecast(world);
  let best: SpellUse | undefined;
  for (let slot = 0; slot < v.pub.row.length; slot++) {
    const use = { slot, use: 'activate' } as const;
    if (v.pub.row[slot] < 0 || spellRefusal(v, use) !== undefined) continue;
    const value = bestCasting(v, world, v.pub.row[slot]);
    if (value <= most) continue;
    most = value;
    best = use;
  }
  return best;
}

const NO_SPELLS: readonly Spell[] = [];

const asItStands = (world: World): World => ({ ...world, row: NO_SPELLS, visits: 0 });
