/** The rules of Donjon, Quêtes et Trahisons, put together: a table of contents of the rule book. */
import { byName, type Game } from '../../../kernel/index.ts';
import { makeContent } from '../content/index.ts';
import { adventure, chooseAdventure, draw, resolved } from './adventure.ts';
import { arenaCompared, chooseAllegiance, passCurse, pot, settleDefender, takeTokens } from './arena.ts';
import { tooLate } from './bargain-may.ts';
import { answerDeal, proposeDeal, withdrawOffer } from './deals.ts';
import {
  chooseDragonObject,
  chooseReward,
  dragonObject,
  dungeonLost,
  dungeonOver,
  dungeonWon,
  monsterLeaves,
  rewardSplit,
  takePoints,
} from './dungeon.ts';
import { effectFrames, effectKinds } from './effects/index.ts';
import { finalValidate, lastValidationPass, score } from './end.ts';
import { closeFists, compare, fight, fightOver, roll, showSides } from './fight.ts';
import { acceptGift, gifts } from './gifts.ts';
import { answerHelp, askHelp, offerHelp } from './help.ts';
import { chooseLoot, loot } from './loot.ts';
import { may } from './may.ts';
import { faceMonster, meetMonster } from './monster.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { validateQuest } from './quests.ts';
import { endTurn, round, turn } from './rounds.ts';
import { sample } from './sample.ts';
import { settleAsAttacker, settleAsDefender, splitReward } from './settle.ts';
import { chooseMainQuest, chooseQuests, dealCharacters, rollForStart, setup } from './setup.ts';
import { cannotStart } from './start.ts';
import type { Donjon } from './state.ts';
import { answerSupport, promiseSupport } from './support.ts';
import { answerSurplus, keepObject, offerSurplus, placeSurplus, settleSurplus, surplus } from './surplus.ts';
import { chooseGuildQuest, village, villageAction } from './village.ts';
import { tellWants } from './wants.ts';

export const rules: Game<Donjon> = {
  id: 'donjon',
  version: 5,
  seats: { min: 3, max: 6 },
  options,
  content: makeContent,
  cannotStart,
  setup,
  frames: byName({
    'choose-quests': chooseQuests,
    'deal-characters': dealCharacters,
    'roll-for-start': rollForStart,
    round,
    turn,
    village,
    adventure,
    draw,
    resolved,
    'meet-monster': meetMonster,
    fight,
    roll,
    'show-sides': showSides,
    compare,
    'dungeon-won': dungeonWon,
    'reward-split': rewardSplit,
    'take-points': takePoints,
    'dragon-object': dragonObject,
    'dungeon-lost': dungeonLost,
    'monster-leaves': monsterLeaves,
    'dungeon-over': dungeonOver,
    'open-arena': takeTokens,
    'arena-compared': arenaCompared,
    loot,
    pot,
    'pass-curse': passCurse,
    'settle-defender': settleDefender,
    'fight-over': fightOver,
    'end-turn': endTurn,
    'last-validation': lastValidationPass,
    score,
    surplus,
    'place-surplus': placeSurplus,
    gifts,
    ...effectFrames,
  }),
  kinds: byName({
    'choose-main-quest': chooseMainQuest,
    'village-action': villageAction,
    'choose-guild-quest': chooseGuildQuest,
    'choose-adventure': chooseAdventure,
    'face-monster': faceMonster,
    'choose-allegiance': chooseAllegiance,
    'choose-reward': chooseReward,
    'take-dragon-object': chooseDragonObject,
    'choose-loot': chooseLoot,
    'validate-quest': validateQuest,
    'final-validate': finalValidate,
    'propose-deal': proposeDeal,
    'answer-deal': answerDeal,
    'offer-help': offerHelp,
    'ask-help': askHelp,
    'answer-help': answerHelp,
    'promise-support': promiseSupport,
    'answer-support': answerSupport,
    'withdraw-offer': withdrawOffer,
    'tell-wants': tellWants,
    'keep-object': keepObject,
    'offer-surplus': offerSurplus,
    'answer-surplus': answerSurplus,
    'split-reward': splitReward,
    'settle-as-defender': settleAsDefender,
    'settle-as-attacker': settleAsAttacker,
    'accept-gift': acceptGift,
    ...effectKinds,
  }),
  may,
  tooLate,
  // Fists first: what is settled about objects never waits for them.
  settle: (s, t) => closeFists(s, t) || settleSurplus(s, t),
  sample: (v, t) => sample(v, t, rules),
  outcome,
};
