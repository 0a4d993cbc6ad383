/**
 * How a beginner sees the game: what lies on the table now, by its face. The largest number is the best quest, the
 * strongest object the best buy, the stronger principal the winner; who else may join, what others are up to and how
 * many turns are left do not come to mind. Whatever is not listed is seen as anybody sees it.
 */
import { TROPHY_PRICE } from '../rules/content.ts';
import { chance, winChance } from '../rules/effects/odds.ts';
import { activePower, gauge } from '../rules/effects/power.ts';
import { helpFor, priceOf } from '../rules/help.ts';
import { lootedGems } from '../rules/loot.ts';
import { isFulfilled, openQuests } from '../rules/quests.ts';
import { type Goods, type Kinds, NONE, type Pub, type Quest, type Seat, type View } from '../rules/state.ts';
import { monsterIn } from './dungeon.ts';
import { bought, guildQuestWorth, mainQuestWorth } from './village.ts';

/** Three gems feel like a point, whatever the round. */
const GEM = 0.3;
/** Power is good to have, and so is a whole skin. */
const POWER = 0.5;
const WOUND = 0.3;
const SPOIL = 0.3;
/** How much of a quest's likely worth is seen behind its number. */
const DOUBT = 0.5;

type Sights = { readonly [K in keyof Kinds]?: (v: View, a: Kinds[K]['answer']) => number };

export const SIGHTS: Sights = {
  'choose-main-quest': (v, quest) => printed(v, quest) + DOUBT * mainQuestWorth(v, quest),
  'choose-guild-quest': (v, quest) => printed(v, quest) + DOUBT * guildQuestWorth(v, quest),
  'village-action': village,
  'choose-adventure': adventure,
  'face-monster': face,
  'choose-allegiance': side,
  'choose-loot': loot,
};

/** The more points, the better the quest; what it asks for matters little before one has tried. */
function printed(v: View, quest: Quest): number {
  return v.table.content.quests[quest].points;
}

/** The points of the own quests that this table would fulfil. */
function fulfilled(v: View, pub: Pub): number {
  let points = 0;
  for (const quest of openQuests(v)) {
    if (isFulfilled(v.table.content, pub, v.seat, quest)) points += printed(v, quest);
  }
  return points;
}

function village(v: View, a: Kinds['village-action']['answer']): number {
  const { pub, seat, table } = v;
  const { gems, wounds } = pub.adventurers[seat];
  if (a === 'proceed') return 0;
  if (a === 'heal') return WOUND * (wounds - 1) - 0.2;
  if (a === 'quest') return GEM * (gems - 4);
  if (a === 'trophy') return 0.5 + GEM * (gems - TROPHY_PRICE);
  const after = bought(v, a.buy);
  const more = gauge(table.content, after, seat) - gauge(table.content, pub, seat);
  return POWER * more + fulfilled(v, after) - 0.2;
}

/** The dungeon is where adventure is; but somebody who looks clearly weaker is tempting, whoever may come to help. */
function adventure(v: View, a: Kinds['choose-adventure']['answer']): number {
  if (a === 'pass') return 0;
  if (a === 'dungeon' || 'power' in a) return 1;
  const win = odds(v, v.seat, a.arena);
  return win < CLEARLY ? 0 : 1.3 * win;
}

/** Two points of power more. */
const CLEARLY = 0.7;

const odds = ({ pub, table: { content } }: View, attacker: Seat, defender: Seat): number =>
  chance(activePower(content, pub, attacker) - activePower(content, pub, defender)) / 64;

/** What the monster brings by its face, at the odds of the sheet. */
function face(v: View, a: Kinds['face-monster']['answer']): number {
  const { fight } = v.pub;
  const monster = fight === null ? undefined : monsterIn(v, fight);
  if (fight === null || monster === undefined || a === 'flee' || a === 'flee-by-power') return 0;
  const bargain = a === 'alone' ? undefined : helpFor(v).find(({ id }) => id === a.bargain);
  const price = bargain === undefined || a === 'alone' ? {} : (priceOf(bargain, a.price) ?? {});
  const win = winChance(v.table.content, v.pub, fight, bargain?.from ?? NONE) / 64;
  return win * (monster.points + GEM * monster.gems + SPOIL) - (1 - win) * WOUND - asked(price);
}

const asked = ({ gems = 0, points = 0, spoils = [] }: Goods): number => GEM * gems + points + SPOIL * spoils.length;

/** With the one who looks stronger. */
function side(v: View, a: Kinds['choose-allegiance']['answer']): number {
  const { fight } = v.pub;
  if (fight === null || a === 'none') return 0;
  const attack = odds(v, fight.attacker, fight.defender);
  return (a === 'attacker' ? attack : 1 - attack) - WOUND;
}

function loot(v: View, a: Kinds['choose-loot']['answer']): number {
  const prey = v.pub.adventurers[v.pub.fight?.defender ?? v.seat];
  if (a === 'gems') return GEM * lootedGems(prey);
  return 'spoil' in a ? SPOIL : POWER * v.table.content.objects[a.object].bonus;
}
