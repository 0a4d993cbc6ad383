/** Monsters: to fight, with whom and for what, or to flee; what help is worth to both sides. */
import { isNothing } from '../../bargain/goods.ts';
import type { MonsterCard } from '../rules/content.ts';
import { chance, winChance } from '../rules/effects/odds.ts';
import { helpFor, priceOf } from '../rules/help.ts';
import { openQuests } from '../rules/quests.ts';
import { type Fight, type Goods, type Kinds, NONE, type Seat, type View } from '../rules/state.ts';
import { type Mind, mindOf, SPOIL } from './mind.ts';
import { questWorth } from './quests.ts';
import { belief, reputation } from './trust.ts';
import { changed, defeat, gainOf } from './worth.ts';

/** The monster of this fight. */
export function monsterIn(v: View, fight: Fight): MonsterCard | undefined {
  const card = v.table.content.adventures[fight.monster];
  return card?.kind === 'monster' ? card : undefined;
}

/** What beating this monster is worth to the reader of the view: reward, spoil, what it does for quests. */
export function victory(mind: Mind, fight: Fight): number {
  const monster = monsterIn(mind.v, fight);
  if (monster === undefined) return 0;
  const me = mind.pub.adventurers[mind.seat];
  const points = monster.points + me.points;
  const other =
    monster.or === undefined ? 0 : Math.max(0, mind.reward(monster) - monster.points - monster.gems * mind.gem);
  const best = Math.max(me.did.bestMonsterBeaten, monster.power);
  const after = {
    points,
    gems: me.gems + monster.gems,
    spoils: [...me.spoils, fight.monster],
    did: { ...me.did, bestMonsterBeaten: best },
  };
  const dragon = monster.type === 'dragon' ? mind.strength(3) : 0;
  return gainOf(mind, after) + other + dragon;
}

/** The expected worth of the fight at this chance in 64ths. */
const fightWorth = (mind: Mind, fight: Fight, wins: number): number =>
  (wins * victory(mind, fight) - (64 - wins) * defeat(mind)) / 64;

/** What drawing a card is worth for this power: the monsters that are left, fought when that pays. */
export function dungeonWorth(mind: Mind, power: number): number {
  if (mind.monsters.length === 0) return 0.2;
  const { adventures } = mind.v.table.content;
  const { spoils } = mind.pub.adventurers[mind.seat];
  const lost = defeat(mind);
  const forQuests = new Map<string, number>();
  let sum = 0;
  for (const at of mind.monsters) {
    const monster = adventures[at];
    if (monster.kind !== 'monster') continue;
    let spoil = forQuests.get(monster.type);
    if (spoil === undefined) {
      spoil = gainOf(mind, { spoils: [...spoils, at] });
      forQuests.set(monster.type, spoil);
    }
    const win = chance(power - monster.power) / 64;
    const fight = win * (mind.reward(monster) + spoil) - (1 - win) * lost;
    sum += 2 * monster.power >= 3 * power ? Math.max(0, fight) : fight;
  }
  return sum / mind.monsters.length;
}

/** What a price costs its payer, all of it kept. */
export function priceWorth(mind: Mind, goods: Goods): number {
  const { pub, seat, v } = mind;
  const me = pub.adventurers[seat];
  const { objects } = v.table.content;
  let sum = (goods.gems ?? 0) * mind.gem + (goods.points ?? 0) + (goods.quests ?? 0) * 0.3;
  for (const object of goods.objects ?? [])
    if (me.objects.includes(object)) sum += mind.strength(objects[object].bonus);
  sum += (goods.spoils?.length ?? 0) * (SPOIL + 0.12);
  return sum;
}

export function faceWorth(v: View, a: Kinds['face-monster']['answer']): number {
  const mind = mindOf(v);
  const { fight } = v.pub;
  if (fight === null) return 0;
  if (a === 'flee') return 0;
  if (a === 'flee-by-power') return -0.1 * Math.min(1, mind.turns / 3);
  if (a === 'alone') return fightWorth(mind, fight, winChance(v.table.content, v.pub, fight, NONE));
  const bargain = helpFor(v).find(({ id }) => id === a.bargain);
  const price = bargain === undefined ? undefined : priceOf(bargain, a.price);
  if (bargain === undefined || price === undefined) return -9;
  const wins = winChance(v.table.content, v.pub, fight, bargain.from);
  // The point is lost only when there is one to lose.
  const { points, ...rest } = price;
  const cost = priceWorth(mind, rest) + (wins / 64) * (points ?? 0);
  return fightWorth(mind, fight, wins) - Math.min(cost, reputation(mind.turns) + 0.7 * cost);
}

/** How much better a fight goes for the active player with this player's help, in trophy points. */
export function helpGain(mind: Mind, fight: Fight, helper: Seat): number {
  const { content } = mind.v.table;
  const alone = winChance(content, mind.pub, fight, NONE);
  const together = winChance(content, mind.pub, fight, helper);
  const monster = monsterIn(mind.v, fight);
  if (monster === undefined) return 0;
  const prize = mind.reward(monster) + SPOIL + 0.15;
  const canFlee = 2 * monster.power >= 3 * 8;
  const before = (alone * prize) / 64;
  return (together * prize) / 64 - (canFlee ? Math.max(0, before - 0.2) : before);
}

/** What helping is worth to the helper at this price: what is promised, by how far it is believed, less the risk. */
export function helperWorth(mind: Mind, fight: Fight, price: Goods): number {
  const { v, pub, seat } = mind;
  const wins = winChance(v.table.content, pub, fight, seat) / 64;
  const { points, spoils, ...sure } = price;
  const promised =
    takerWorth(mind, sure) + wins * ((points ?? 0) + takerWorth(mind, spoils === undefined ? {} : { spoils }));
  const rivalGain =
    (helpGain(mind, fight, seat) - (isNothing(price) ? 0 : promised * 0.5)) * mind.rival(fight.attacker);
  const cost = (price.gems ?? 0) * mind.gem + (points ?? 0) + (spoils?.length ?? 0) * 0.2;
  return (
    belief(pub, fight.attacker, cost, mind.turns) * promised +
    wins * helpQuests(mind) -
    (1 - wins) * defeat(mind) -
    rivalGain
  );
}

/** What these goods are worth to the reader as their receiver. */
export function takerWorth(mind: Mind, goods: Goods): number {
  const { v, pub, seat } = mind;
  const me = pub.adventurers[seat];
  const spoils = [...me.spoils, ...(goods.spoils ?? [])];
  const objects = [...me.objects, ...(goods.objects ?? [])];
  const after = changed(pub, seat, { spoils, gems: me.gems + (goods.gems ?? 0), objects });
  let sum = (goods.gems ?? 0) * mind.gem + (goods.spoils?.length ?? 0) * SPOIL + (goods.points ?? 0);
  for (const object of goods.objects ?? []) {
    const { type, bonus } = v.table.content.objects[object];
    const worn = me.objects.find((one) => v.table.content.objects[one].type === type);
    const more = bonus - (worn === undefined ? 0 : v.table.content.objects[worn].bonus);
    sum += more > 0 ? mind.strength(more) : mind.gem;
  }
  if (goods.spoils === undefined && goods.objects === undefined) return sum;
  for (const quest of openQuests(v)) {
    const isMain = quest === v.own.main;
    sum += questWorth(mind, after, quest, isMain) - questWorth(mind, pub, quest, isMain);
  }
  return sum;
}

/** What a won fight as an ally does for one's quests. */
function helpQuests(mind: Mind): number {
  const { did } = mind.pub.adventurers[mind.seat];
  return gainOf(mind, { did: { ...did, dungeonHelps: did.dungeonHelps + 1 } });
}
