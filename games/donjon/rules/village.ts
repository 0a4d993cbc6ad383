/** The village (3xx): shop, temple, guild and trophy, before and after the adventure. Deals are in `deals.ts`. */
import { andThen, ask, type Refusal } from '../../../kernel/index.ts';
import { lapseDeals } from './bargains.ts';
import { GUILD_PRICE, MOST_SECONDARIES, TROPHY_PRICE } from './content.ts';
import { drawQuests, putUnder } from './decks.ts';
import { moment } from './effects/moment.ts';
import { gauge } from './effects/power.ts';
import { guildDraw, objectPrice } from './effects/prices.ts';
import type { VillageAction } from './flow.ts';
import { takeObjectFromShop } from './holdings.ts';
import { gainPoints } from './points.ts';
import { payGems } from './purse.ts';
import { refuse } from './refusals.ts';
import { endTurn } from './rounds.ts';
import {
  type Kind,
  NONE,
  type Obj,
  type Pub,
  type Quest,
  type Seat,
  type State,
  type Table,
  type View,
} from './state.ts';
import { hasDebts } from './vows.ts';
import { healWounds } from './wounds.ts';

type Step = 'before' | 'after';

/** Asks for the next action, in any order and number (DQ-208). */
export function village(s: State, { step }: { step: Step }): void {
  s.pub.step = step;
  andThen(s, { ...ask('village-action', s.pub.active), step });
}

const ACTIONS: readonly VillageAction[] = ['proceed', 'heal', 'quest', 'trophy'];

function actionRefusal({ pub, seat, table }: View, action: VillageAction): Refusal | undefined {
  if (action === 'proceed') return undefined;
  if (action === 'heal') return templeRefusal(pub, seat, table.content.temple.price);
  if (action === 'quest') return guildRefusal(pub, seat);
  const { gems } = pub.adventurers[seat];
  if (action === 'trophy') {
    if (pub.trophyBought) return refuse('trophy-once');
    return gems < TROPHY_PRICE ? refuse('trophy-too-dear', { price: TROPHY_PRICE, gems }) : undefined;
  }
  const price = objectPrice(table.content, pub, seat, action.buy);
  return gems < price ? refuse('object-too-dear', { price, gems }) : undefined;
}

/** DQ-305, DQ-R66. */
function templeRefusal(pub: Pub, seat: Seat, price: number): Refusal | undefined {
  const { wounds, gems } = pub.adventurers[seat];
  if (wounds === 0 && pub.cursed !== seat) return refuse('not-wounded');
  return gems < price ? refuse('temple-too-dear', { price, gems }) : undefined;
}

/** DQ-306…308, DQ-R65. */
function guildRefusal(pub: Pub, seat: Seat): Refusal | undefined {
  const { secondaries, gems } = pub.adventurers[seat];
  if (pub.questBought) return refuse('guild-once');
  if (pub.questDeck === 0) return refuse('guild-empty');
  if (secondaries >= MOST_SECONDARIES) return refuse('too-many-quests', { most: MOST_SECONDARIES });
  return gems < GUILD_PRICE ? refuse('guild-too-dear', { price: GUILD_PRICE, gems }) : undefined;
}

export const villageAction: Kind<'village-action'> = {
  candidates: (v) => [...ACTIONS, ...v.pub.shop.map((buy) => ({ buy }))],
  refusal: (v, _d, a) => actionRefusal(v, a),
  draw(v, _d, chance) {
    const { shop, adventurers } = v.pub;
    if (adventurers[v.seat].gems === 0) return 'proceed';
    const n = chance.int(ACTIONS.length + shop.length);
    const action = n < ACTIONS.length ? ACTIONS[n] : { buy: shop[n - ACTIONS.length] };
    return actionRefusal(v, action) === undefined ? action : 'proceed';
  },
  default: () => 'proceed',
  take(s, { seat, about: { step } }, a, t) {
    if (a === 'proceed') {
      leave(s, t, step);
      return;
    }
    const again = { do: 'village', step } as const;
    if (a === 'quest') {
      andThen(s, again);
      buyQuest(s, t, seat);
    } else if (typeof a === 'object') {
      buy(s, t, seat, a.buy);
      andThen(s, moment(s, t, 'onBuy'), again);
    } else {
      if (a === 'heal') heal(s, t, seat);
      else buyTrophy(s, t, seat);
      andThen(s, again);
    }
  },
};

/** On to the adventure; after it, the words still open are settled before the turn ends (DQ-520, DQ-R49). */
function leave(s: State, t: Table, step: Step): void {
  const { active } = s.pub;
  lapseDeals(s, t);
  if (step === 'before') andThen(s, { do: 'adventure' });
  // Whispered words are nobody's business: then everybody is asked.
  else if (t.options.whispers || hasDebts(s, t, active)) {
    andThen(s, ask('settle-as-attacker', active), { do: 'end-turn' });
  } else endTurn(s, {}, t);
}

/** DQ-301. */
function buy(s: State, t: Table, seat: Seat, object: Obj): void {
  const { pub } = s;
  const price = objectPrice(t.content, pub, seat, object);
  const was = pub.adventurers[seat].gems;
  payGems(s, t, seat, price);
  takeObjectFromShop(s, t, seat, object);
  const power = gauge(t.content, pub, seat);
  t.emit('object-bought', { seat, object, price, was, now: was - price, power });
}

/** All wounds, and the curse with them (DQ-305, DQ-R69). */
function heal(s: State, t: Table, seat: Seat): void {
  const { pub } = s;
  const { price } = t.content.temple;
  payGems(s, t, seat, price);
  const wounds = healWounds(s, t, seat, pub.adventurers[seat].wounds);
  const curse = pub.cursed === seat;
  if (curse) pub.cursed = NONE;
  t.emit('healed', { seat, price, wounds, curse });
}

/** DQ-309, DQ-310. */
function buyTrophy(s: State, t: Table, seat: Seat): void {
  const was = s.pub.adventurers[seat].points;
  payGems(s, t, seat, TROPHY_PRICE);
  s.pub.trophyBought = true;
  t.emit('trophy-bought', { seat, price: TROPHY_PRICE, was, now: was + 1 });
  gainPoints(s, t, seat, 1, 'purchase');
}

/** Draws, then chooses; a single card left is taken without a choice (DQ-306, DQ-R65). */
function buyQuest(s: State, t: Table, seat: Seat): void {
  const own = s.own[seat];
  payGems(s, t, seat, GUILD_PRICE);
  s.pub.questBought = true;
  own.drawn = drawQuests(s, t, guildDraw(t.content, s.pub, seat));
  const drawn = own.drawn.length;
  t.emit('quest-bought', { seat, price: GUILD_PRICE, drawn }, { [seat]: { quests: [...own.drawn] } });
  const heard = moment(s, t, 'onGuildDraw');
  if (drawn > 1) andThen(s, heard, ask('choose-guild-quest', seat));
  else {
    keepQuest(s, t, seat, own.drawn[0]);
    andThen(s, heard);
  }
}

function keepQuest(s: State, t: Table, seat: Seat, quest: Quest): void {
  const own = s.own[seat];
  putUnder(
    s,
    own.drawn.filter((other) => other !== quest),
  );
  own.drawn = [];
  own.secondaries.push(quest);
  s.pub.adventurers[seat].secondaries++;
  t.emit('quest-taken', { seat, left: s.pub.questDeck }, { [seat]: { quest } });
}

export const chooseGuildQuest: Kind<'choose-guild-quest'> = {
  candidates: (v) => v.own.drawn,
  refusal: () => undefined,
  /** The higher printed points, then the first drawn. */
  default({ own, table }) {
    const { quests } = table.content;
    return own.drawn.reduce((best, quest) => (quests[quest].points > quests[best].points ? quest : best));
  },
  take: (s, { seat }, quest, t) => keepQuest(s, t, seat, quest),
};
