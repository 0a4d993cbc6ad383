/** Chances over the adventure cards that may still come: one per hero, each as likely as any other. */
import { fatesLeft } from '../rules/outlook.ts';
import { NONE, type Pub, type View } from '../rules/state.ts';

/** The chance of a check that stands at this margin before the adventure card: total less what is needed. */
export type Odds = (margin: number) => number;

export interface FightOdds {
  readonly attack: Odds;
  readonly defence: Odds;
}

/** Wide enough for any card of a set; beyond it nothing is in doubt. */
const WIDEST = 20;

export function fightOdds(v: View, monster: number): FightOdds {
  const { adventures } = v.table.content;
  const left = fatesLeft(v);
  const fates = left.length > 0 ? left.map((card) => adventures[card]) : [{ attack: 0, defence: 0 }];
  const weights = weightsUnder(v, monster, fates);
  return {
    attack: odds(
      fates.map((fate) => fate.attack),
      weights,
    ),
    defence: odds(
      fates.map((fate) => fate.defence),
      weights,
    ),
  };
}

/** How likely each card is the one that counts: a monster may let the worse of two count, or none that is good. */
function weightsUnder(v: View, monster: number, fates: readonly { attack: number; defence: number }[]): number[] {
  const even = fates.map(() => 1);
  if (monster === NONE || fates.length < 2) return even;
  const clauses = v.table.content.monsters[monster].effects.flatMap((effect) => effect.do);
  if (!clauses.some((clause) => clause.does === 'drawExtra' && clause.keep === 'worst')) return even;
  const sum = ({ attack, defence }: { attack: number; defence: number }): number => attack + defence;
  return fates.map((fate) => {
    const better = fates.filter((other) => sum(other) > sum(fate)).length;
    const equal = fates.filter((other) => sum(other) === sum(fate)).length;
    return better + equal / 2;
  });
}

function odds(changes: readonly number[], weights: readonly number[]): Odds {
  const table = new Float64Array(2 * WIDEST + 1);
  let all = 0;
  for (const weight of weights) all += weight;
  for (let margin = -WIDEST; margin <= WIDEST; margin++) {
    let good = 0;
    for (let i = 0; i < changes.length; i++) if (margin + changes[i] >= 0) good += weights[i];
    table[margin + WIDEST] = good / all;
  }
  return (margin) => table[Math.max(-WIDEST, Math.min(WIDEST, margin)) + WIDEST];
}

/** The monster of the next fights: the one in play, or a usual one of the next level. */
export function nextMonster({ pub, table }: View): Pub['monster'] {
  if (pub.monster !== NONE) return pub.monster;
  const known = pub.coming[0];
  if (known !== undefined && known !== NONE) return known;
  const level = pub.fallen.length + 1;
  return table.content.monsters.findIndex((monster) => monster.level === level);
}
