/** How knights choose in a hurry: what is good at once, with a look at the next weapon or two. */
import type { Decision } from '../../../kernel/index.ts';
import { spellRefusal } from '../rules/magician.ts';
import type { Equip, SpellUse, View } from '../rules/state.ts';
import { isOver } from '../rules/view.ts';
import { forecast } from './forecast.ts';
import { Turn } from './turn.ts';
import { ownShifts, useValue } from './visit.ts';
import { worldOf } from './world.ts';

/** At this distance one draws again whatever the next weapon is. */
const FAR = 9;
const ONE: Equip = { equip: 1 };
const TWO: Equip = { equip: 2 };

export function quick(v: View, { kind }: Decision): unknown {
  switch (kind) {
    case 'turn-action':
      return nextStep(v);
    case 'final-turn':
      return lastDraw(v);
    case 'choose-spell':
      return spellUse(v);
    case 'duel-extra-spell':
      return bestUse(v) ?? 'decline';
    default:
      return undefined;
  }
}

/** To the Magician, if one weapon more does not promise more; several at once where that is no worse. */
function nextStep(v: View): Equip | 'visit' {
  const { weaponDeck, knights, effectiveHp } = v.pub;
  if (weaponDeck === 0 || isOver(v)) return 'visit';
  const turn = turnOf(v);
  if (turn.drawOne() <= turn.withSpell()) return 'visit';
  const isFar = effectiveHp - knights[v.seat].shown - v.table.content.weapons[v.own.hidden].plus >= FAR;
  const isTwo = isFar && weaponDeck > 1 && turn.equip(2, 'turn') > turn.equip(1, 'turn');
  return isTwo ? TWO : ONE;
}

/** One or two weapons the last time, or none. */
function lastDraw(v: View): Equip | 'none' {
  const { weaponDeck, knights } = v.pub;
  if (weaponDeck === 0 || isOver(v)) return 'none';
  const turn = turnOf(v);
  const { values } = worldOf(v);
  const drawn = (shown: number, count: number): number =>
    count === 0
      ? turn.reached(shown, 'final')
      : values.reduce((sum, chance, value) => (chance === 0 ? sum : sum + chance * drawn(shown + value, count - 1)), 0);
  const { shown } = knights[v.seat];
  const promises = [0, 1, 2].map((count) => (count > weaponDeck ? -Infinity : drawn(shown, count)));
  const count = promises.indexOf(Math.max(...promises));
  return count === 0 ? 'none' : { equip: count };
}

function turnOf(v: View): Turn {
  const world = worldOf(v);
  return new Turn(v, world, ownShifts(world));
}

/** The spell that does most for oneself now, else the one of least use is discarded. */
function spellUse(v: View): SpellUse | undefined {
  const use = bestUse(v);
  if (use !== undefined) return use;
  const slot = v.pub.row.findIndex((card) => card >= 0);
  return slot < 0 ? undefined : { slot, use: 'discard' };
}

function bestUse(v: View): SpellUse | undefined {
  const world = worldOf(v);
  let most = forecast(world);
  let best: SpellUse | undefined;
  for (let slot = 0; slot < v.pub.row.length; slot++) {
    const use = { slot, use: 'activate' } as const;
    if (spellRefusal(v, use) !== undefined) continue;
    const value = useValue(v, world, use);
    if (value <= most) continue;
    most = value;
    best = use;
  }
  return best;
}
