/** What thinking ahead reads from the table after the fights and between rounds, and how merchants choose in a hurry. */
import type { Foresight } from '../../../bots/heuristic.ts';
import type { AnyGame, AnyShape, View as AnyView } from '../../../kernel/index.ts';
import { type Decision, type Fixed, kindOf, view } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { BazarQuest, Item, State, View } from '../rules/state.ts';
import { futureOf } from './future.ts';
import { employeeWorth } from './market.ts';
import { mindOf } from './mind.ts';
import { COIN } from './points.ts';

function features(s: State, table: Fixed<BazarQuest>): number[][] {
  const { pub } = s;
  const { rounds } = futureOf(view(s, 0, table));
  const late = 1 / (1 + rounds);
  return pub.shops.map(({ coins, glory, display, storage, employees, stored }, seat) => {
    const points = glory + COIN * coins;
    let help = 0;
    for (const employee of employees) help += employeeWorth(table.content, employee);
    return [
      points,
      points * late,
      coins * COIN,
      coins * COIN * (1 - late),
      display * rounds,
      storage * rounds,
      help * rounds,
      stored,
      pub.questHolder === seat ? 1 - late : 0,
    ];
  });
}

/** Draft cards by how useful they are in general, best to the heroes that wait; purchases and stored cards are left to the future. */
function quick(v: View, d: Decision): unknown {
  if (d.kind === 'draft-pick') return draftPick(v);
  if (d.kind === 'upgrade-action') return 'pass';
  if (d.kind !== 'store-cards') return undefined;
  return kindOf(rules as unknown as AnyGame, d).default?.(v as unknown as AnyView<AnyShape>, d);
}

function draftPick(v: View): Item {
  const mind = mindOf(v);
  const { items, heroes } = v.table.content;
  let best = v.own.draft[0];
  let most = -Infinity;
  for (const item of v.own.draft) {
    let fits = 0;
    for (const { hero } of v.pub.centre) if ((heroes[hero].classes & items[item].classes) !== 0) fits++;
    const worth = mind.quality(item) * (0.6 + fits / Math.max(1, v.pub.centre.length));
    if (worth > most) {
      most = worth;
      best = item;
    }
  }
  return best;
}

export const foresight: Foresight<BazarQuest> = {
  features,
  // Between sense and node scripts/fit.ts bazar-quest 220 4,2: surprise 0.83 a moment against 1.10 of an even guess.
  weights: {
    points: 0.15,
    pointsLate: 0.97,
    coins: 0.25,
    coinsEarly: 0,
    display: 0.4,
    storage: 0.22,
    employees: 1,
    stored: 0.18,
    holder: 0,
  },
  // The first half of a round ends with its fights.
  clock: ({ pub }) => pub.round + (pub.phase === 'upgrade' || pub.phase === 'inventory' ? 0.5 : 0),
  horizon: 0.5,
  width: 6,
  pace: 700,
  talks: false,
  quick,
};
