/** What thinking ahead reads from a position: how near each adventurer is to winning the race. */
import type { Foresight } from '../../../bots/heuristic.ts';
import { type Fixed, view } from '../../../kernel/index.ts';
import { gauge } from '../rules/effects/power.ts';
import { openQuests } from '../rules/quests.ts';
import { type Donjon, NONE, type Seat, type State } from '../rules/state.ts';
import { Mind } from './mind.ts';
import { questWorth } from './quests.ts';
import { trust } from './trust.ts';

function features(s: State, table: Fixed<Donjon>): number[][] {
  const { pub } = s;
  const best = Math.max(...pub.adventurers.map(({ points }) => points));
  const late = Math.min(1, best / table.options.targetTP);
  return pub.adventurers.map((one, seat: Seat) => {
    const mind = new Mind(view(s, seat, table));
    const power = gauge(table.content, pub, seat) + one.wounds;
    let quests = 0;
    for (const quest of openQuests(mind.v))
      if (quest !== NONE) quests += questWorth(mind, pub, quest, quest === s.own[seat].main);
    return [
      one.points,
      one.points * late,
      power * (1 - late),
      power,
      Math.sqrt(one.gems) * (1 - late),
      Math.sqrt(one.gems),
      one.wounds,
      quests,
      quests * late,
      one.spoils.length,
      mind.turns,
      trust(pub, seat) * (1 - late),
    ];
  });
}

export const foresight: Foresight<Donjon> = {
  features,
  // node scripts/fit.ts donjon 800 4,3: surprise 0.971 a moment against 1.250 of an even guess.
  weights: {
    points: -0.3005,
    pointsLate: 0.6797,
    powerEarly: 0.2063,
    power: 0.1749,
    gemsEarly: -0.0051,
    gems: 0.0936,
    wounds: -0.2802,
    quests: 0.1155,
    questsLate: 0.1074,
    spoils: 0.1748,
    turns: 0.0404,
    trust: 1.0183,
  },
  // In turns.
  clock: ({ pub }, { seats }) => pub.round * seats + Math.max(0, (pub.active - pub.starter + seats) % seats),
  horizon: 1,
  width: 6,
  pace: 2500,
  talks: true,
};
