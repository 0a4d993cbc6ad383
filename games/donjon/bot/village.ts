/** The village: what to buy, when to heal, which quests to take. */
import { GUILD_PRICE, TROPHY_PRICE } from '../rules/content.ts';
import { objectPrice } from '../rules/effects/prices.ts';
import { type Kinds, NONE, type Obj, type Pub, type Quest, type View } from '../rules/state.ts';
import { type Mind, mindOf } from './mind.ts';
import { questWorth } from './quests.ts';
import { changed, gainOf, ownWorth } from './worth.ts';

/** The table after this purchase: an old object of the type goes, and may bring a gem. */
export function bought({ pub, seat, table: { content } }: View, object: Obj): Pub {
  const me = pub.adventurers[seat];
  const { type } = content.objects[object];
  const objects = [...me.objects.filter((one) => content.objects[one].type !== type), object];
  return changed(pub, seat, { objects, gems: me.gems - objectPrice(content, pub, seat, object) });
}

/** What healing saves: all wounds, and the curse. */
function healed({ pub, seat, v }: Mind): Pub {
  const me = pub.adventurers[seat];
  const after = changed(pub, seat, { wounds: 0, gems: me.gems - v.table.content.temple.price });
  return pub.cursed === seat ? { ...after, cursed: NONE } : after;
}

/** What is left undone is worth nothing; what is worth less than that stays undone. */
export function villageWorth(v: View, a: Kinds['village-action']['answer']): number {
  const mind = mindOf(v);
  const { pub, seat } = mind;
  if (a === 'proceed') return 0;
  const { points, gems } = pub.adventurers[seat];
  if (a === 'trophy') return gainOf(mind, { points: points + 1, gems: gems - TROPHY_PRICE }) + 0.01;
  if (a === 'quest') return guildWorth(mind) + gainOf(mind, { gems: gems - GUILD_PRICE });
  const after = a === 'heal' ? healed(mind) : bought(v, a.buy);
  const isNow = pub.step === 'before';
  // Wounds weigh on the fight that comes now, not only on later turns.
  const now = a === 'heal' && isNow ? 0.12 * pub.adventurers[seat].wounds : 0;
  return ownWorth(mind, after) - ownWorth(mind, pub) + now + (isNow && a !== 'heal' ? 0.05 : 0);
}

/**
 * A quest bought is better than most, being chosen from two, but there is less time for each the more of them one
 * follows: only those are bought that look well worth it.
 */
const RELUCTANCE = 0.5;

/** What a quest from the guild is worth, before it is seen. */
function guildWorth(mind: Mind): number {
  const { content } = mind.v.table;
  let sum = 0;
  let counted = 0;
  for (let quest = 0; quest < content.quests.length; quest++) {
    if (isKnown(mind, quest)) continue;
    sum += questWorth(mind, mind.pub, quest, false);
    counted++;
  }
  return counted === 0 ? -1 : sum / counted - RELUCTANCE;
}

const isKnown = ({ v, pub }: Mind, quest: Quest): boolean =>
  quest === v.own.main ||
  v.own.secondaries.includes(quest) ||
  pub.adventurers.some(({ completed }) => completed.some((one) => one.quest === quest));

export const guildQuestWorth = (v: View, quest: Quest): number => questWorth(mindOf(v), v.pub, quest, false);
export const mainQuestWorth = (v: View, quest: Quest): number => questWorth(mindOf(v), v.pub, quest, true);

/** Which of two objects to keep. */
export function keepWorth(v: View, keep: Obj): number {
  const mind = mindOf(v);
  const { objects } = v.table.content;
  const { type } = objects[keep];
  const kept = v.pub.adventurers[v.seat].objects.filter((one) => one === keep || objects[one].type !== type);
  return ownWorth(mind, changed(v.pub, v.seat, { objects: kept }));
}
