/** Monsters: to fight, with whom and for what, or to flee; what help is worth to both sides. */
import { isNothing } from '../../bargain/goods.ts';
import type { MonsterCard } from '../rules/content.ts';
import { winChance } from '../rules/effects/odds.ts';
import { helpFor, priceOf } from '../rules/help.ts';
import { openQuests } from '../rules/quests.ts';
import { type Fight, type Goods, type Kinds, NONE, type Seat, type View } from '../rules/state.ts';
import { type Mind, mindOf, SPOIL } from './mind.ts';
import { questWorth } from './quests.ts';
import { reputation, trust } from './trust.ts';
import { changed } from './worth.ts';

/** The monster of this fight. */
export function monsterIn(v: View, fight: Fight): MonsterCard | undefined {
  const card = v.table.content.adventures[fight.monster];
  return card?.kind === 'monster' ? card : undefined;
}

/** What beating this monster is worth to the reader of the view: reward, spoil, what it does for quests. */
export function victory(mind: Mind, fight: Fight): number {
  const monster = monsterIn(mind.v, fight);
  if (monster === undefined) return 0;
  const { pub, seat, v } = mind;
  const me = pub.adventurers[seat];
  const best = Math.max(me.did.bestMonsterBeaten, monster.power);
  const after = changed(pub, seat, {
    spoils: [...me.spoils, fight.monster],
    did: { ...me.did, bestMonsterBeaten: best },
  });
  let quests = 0;
  for (const quest of openQuests(v)) {
    const isMain = quest === v.own.main;
    quests += questWorth(mind, after, quest, isMain) - questWorth(mind, pub, quest, isMain);
  }
  const dragon = monster.type === 'dragon' ? 3 * 0.13 * mind.turns : 0;
  return mind.reward(monster) + SPOIL + quests + dragon;
}

/** What losing costs: a wound, two on a KritiK. */
function defeat(mind: Mind, seat: Seat = mind.seat): number {
  const { wounds } = mind.pub.adventurers[seat];
  return mind.wounds(Math.min(4, wounds + 1)) - mind.wounds(wounds) + 0.03;
}

/** The expected worth of the fight at this chance in 64ths. */
const fightWorth = (mind: Mind, fight: Fight, wins: number): number =>
  (wins * victory(mind, fight) - (64 - wins) * defeat(mind)) / 64;

/** What a price costs its payer, all of it kept. */
export function priceWorth(mind: Mind, goods: Goods): number {
  const { pub, seat, v } = mind;
  const me = pub.adventurers[seat];
  const { objects } = v.table.content;
  let sum = (goods.gems ?? 0) * mind.gem + (goods.points ?? 0) + (goods.quests ?? 0) * 0.3;
  for (const object of goods.objects ?? [])
    if (me.objects.includes(object)) sum += objects[object].bonus * 0.13 * (mind.turns + 1);
  sum += (goods.spoils?.length ?? 0) * (SPOIL + 0.12);
  return sum;
}

export function faceWorth(v: View, a: Kinds['face-monster']['answer']): number {
  const mind = mindOf(v);
  const { fight } = v.pub;
  if (fight === null) return 0;
  if (a === 'flee') return 0;
  if (a === 'flee-by-power') return -0.35;
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
  const belief = trust(pub, fight.attacker);
  const { points, spoils, ...sure } = price;
  const promised =
    takerWorth(mind, sure) + wins * ((points ?? 0) + takerWorth(mind, spoils === undefined ? {} : { spoils }));
  const rivalGain =
    (helpGain(mind, fight, seat) - (isNothing(price) ? 0 : promised * 0.5)) * mind.rival(fight.attacker);
  return belief * promised + wins * helpQuests(mind) - (1 - wins) * defeat(mind) - rivalGain;
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
    sum += Math.max(0, more) * 0.13 * (mind.turns + 0.5) + (more <= 0 ? mind.gem : 0);
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
  const { pub, seat, v } = mind;
  const { did } = pub.adventurers[seat];
  const after = changed(pub, seat, { did: { ...did, dungeonHelps: did.dungeonHelps + 1 } });
  let sum = 0;
  for (const quest of openQuests(v)) {
    const isMain = quest === v.own.main;
    sum += questWorth(mind, after, quest, isMain) - questWorth(mind, pub, quest, isMain);
  }
  return sum;
}
