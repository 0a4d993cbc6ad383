/** What a sensible adventurer looks at: the worth of every answer in trophy points, from the view alone. */
import type { Heuristic, Manner } from '../../../bots/heuristic.ts';
import type { Decision, Seat } from '../../../kernel/index.ts';
import { bargainsSeen, wordsSeen } from '../rules/bargains.ts';
import { winChance } from '../rules/effects/odds.ts';
import { isFulfilled, openQuests } from '../rules/quests.ts';
import { type Donjon, type Kinds, NONE, type View } from '../rules/state.ts';
import { answerSurplusWorth, betrayal, giftWorth, offerSurplusWorth, settleWorth, splitWorth } from './accounts.ts';
import { adventureWorth, lootWorth, sideWorth } from './arena.ts';
import { bargain, otherBargains } from './bargain.ts';
import { SIGHTS } from './beginner.ts';
import { faceWorth, monsterIn, takerWorth } from './dungeon.ts';
import { foresight } from './foresight.ts';
import { mindOf, POINT } from './mind.ts';
import { afterDiceWorth, afterRevealWorth, choiceWorth, declareWorth } from './powers.ts';
import { guildQuestWorth, keepWorth, mainQuestWorth, villageWorth } from './village.ts';

type Worths = { readonly [K in keyof Kinds]: (v: View, a: Kinds[K]['answer'], ask: Kinds[K]['ask']) => number };

const WORTHS: Worths = {
  'choose-main-quest': mainQuestWorth,
  'village-action': villageWorth,
  'choose-guild-quest': guildQuestWorth,
  'choose-adventure': adventureWorth,
  'face-monster': faceWorth,
  'choose-allegiance': sideWorth,
  'choose-reward': rewardWorth,
  'take-dragon-object': (v, object) => takerWorth(mindOf(v), { objects: [object] }),
  'choose-loot': lootWorth,
  'validate-quest': () => 1,
  'final-validate': (_v, a) => (a === 'decline' ? 0 : 1),
  'keep-object': keepWorth,
  'offer-surplus': offerSurplusWorth,
  'answer-surplus': answerSurplusWorth,
  'split-reward': splitWorth,
  'settle-as-defender': settleWorth,
  'settle-as-attacker': settleWorth,
  'accept-gift': giftWorth,
  'event-choice': choiceWorth,
  'special-choice': choiceWorth,
  'monster-choice': choiceWorth,
  'use-unique-power': choiceWorth,
  'declare-before-dice': declareWorth,
  'after-dice-power': afterDiceWorth,
  'after-reveal-power': afterRevealWorth,
  // By hand: nothing is the safest to propose, and whatever is proposed is agreed to.
  'manual-adjust': (_v, a) => -a.length,
  'manual-confirm': (_v, a) => (a === 'agree' ? 1 : 0),
  // Unasked ones are weighed by `bargain`.
  'propose-deal': () => 0,
  'answer-deal': () => 0,
  'offer-help': () => 0,
  'ask-help': () => 0,
  'answer-help': () => 0,
  'promise-support': () => 0,
  'answer-support': () => 0,
  'withdraw-offer': () => 0,
  'tell-wants': () => 0,
};

function rewardWorth(v: View, a: Kinds['choose-reward']['answer']): number {
  const { fight } = v.pub;
  const monster = fight === null ? undefined : monsterIn(v, fight);
  const reward = a === 'other' ? monster?.or : monster;
  return reward === undefined ? 0 : reward.points + reward.gems * mindOf(v).gem;
}

/** Betrayals and challenges hurt somebody; fights against the odds are risky. */
function manner(v: View, { kind }: Decision, a: unknown): Manner {
  switch (kind) {
    case 'settle-as-attacker':
    case 'settle-as-defender':
      return { malice: betrayal(v, a as Kinds['settle-as-attacker']['answer']) };
    case 'split-reward': {
      const gift = a as Kinds['split-reward']['answer'];
      return { malice: betrayal(v, [{ to: v.pub.fight?.ally ?? NONE, gift }]) };
    }
    case 'choose-adventure':
      return typeof a === 'object' && a !== null && 'arena' in a ? { malice: 1, risk: 0.5 } : {};
    case 'face-monster':
      return a === 'alone' && v.pub.fight !== null
        ? { risk: 1 - winChance(v.table.content, v.pub, v.pub.fight, NONE) / 64 }
        : {};
    case 'village-action':
      return a === 'quest' ? { curiosity: 1 } : {};
    default:
      return {};
  }
}

/** A quest that is met is shown at once; then comes talk. */
function volunteer(v: View, may: readonly Decision[]) {
  const decision = may.find(({ kind }) => kind === 'validate-quest');
  if (decision !== undefined) {
    const quest = openQuests(v).find((one) => isFulfilled(v.table.content, v.pub, v.seat, one));
    if (quest !== undefined) return { decision, answer: quest };
  }
  return bargain(v, may);
}

/**
 * Before a doubtful fight a while is given to those who might help, before the fists close to the principals who might
 * pay, and in the village to those who were asked.
 */
function waitsFor(v: View, d: Decision): readonly Seat[] {
  const { fight } = v.pub;
  if (d.kind === 'face-monster' && fight !== null) {
    if (winChance(v.table.content, v.pub, fight, NONE) > 54) return [];
    const offered = bargainsSeen(v).map(({ from }) => from);
    return Array.from({ length: v.table.seats }, (_, seat) => seat).filter(
      (seat) => seat !== v.seat && !offered.includes(seat),
    );
  }
  if (d.kind === 'choose-allegiance' && fight !== null) {
    return [fight.attacker, fight.defender].filter((seat) => mightPay(v, seat));
  }
  if (d.kind !== 'village-action') return [];
  return bargainsSeen(v)
    .filter(({ from }) => from === v.seat)
    .map(({ to }) => to);
}

/** A principal who has not answered this bystander's price, or has said nothing yet and has something to promise. */
function mightPay(v: View, seat: Seat): boolean {
  if (bargainsSeen(v).some(({ from, to }) => from === v.seat && to === seat)) return true;
  if (v.own.refused.some(({ about, to }) => about === 'support' && to === seat)) return false;
  if (wordsSeen(v).some(({ from, to, ownSide }) => from === seat && to === v.seat && !ownSide)) return false;
  const { gems, objects, spoils, secondaries } = v.pub.adventurers[seat];
  return gems + objects.length + spoils.length + secondaries > 0;
}

type Worth = (v: View, a: unknown, ask: object) => number;

export const heuristic: Heuristic<Donjon> = {
  score: (v, d, a) => POINT * (WORTHS[d.kind as keyof Kinds] as Worth)(v, a, d.about),
  firstSight: (v, d, a) =>
    POINT * ((SIGHTS[d.kind as keyof Kinds] ?? WORTHS[d.kind as keyof Kinds]) as Worth)(v, a, d.about),
  manner,
  volunteer,
  offers: otherBargains,
  waitsFor,
  foresight,
};
