/** The rules of Boss Quest, put together: a table of contents of the rule book. */
import type { Game } from '../../../kernel/index.ts';
import { makeContent } from '../content/index.ts';
import { combat, reveal } from './combat.ts';
import { chainVisit, may, usePeek, useReplace } from './companions.ts';
import { duelExtraSpell } from './duel.ts';
import { endCheck, ready } from './end.ts';
import { chooseSpell, leaveMagician } from './magician.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { orientHiddenPotion, orientPotion } from './potions.ts';
import { reaperDestiny } from './reaper.ts';
import { deal, newRound, nextTurn } from './round.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { resolve } from './spells.ts';
import type { BossQuest } from './state.ts';
import { cancelTarget, companionPair, flipTarget, spellTargetPlayer, spellValue, swapTopCard } from './targets.ts';
import { afterEquip, equipDone, finalTurn, lastCallTurn, turnAction } from './turn.ts';

export const rules: Game<BossQuest> = {
  id: 'boss-quest',
  version: 1,
  seats: { min: 2, max: 6 },
  options,
  content: makeContent,
  setup,
  frames: {
    deal,
    'next-turn': nextTurn,
    'after-equip': afterEquip,
    'equip-done': equipDone,
    resolve,
    'leave-magician': leaveMagician,
    combat,
    reveal,
    'end-check': endCheck,
    'new-round': newRound,
  },
  kinds: {
    'orient-potion': orientPotion,
    'turn-action': turnAction,
    'final-turn': finalTurn,
    'last-call-turn': lastCallTurn,
    'chain-visit': chainVisit,
    'choose-spell': chooseSpell,
    'duel-extra-spell': duelExtraSpell,
    'spell-value': spellValue,
    'spell-target-player': spellTargetPlayer,
    'swap-top-card': swapTopCard,
    'cancel-target': cancelTarget,
    'flip-target': flipTarget,
    'companion-pair': companionPair,
    'use-peek': usePeek,
    'use-replace': useReplace,
    'orient-hidden-potion': orientHiddenPotion,
    'reaper-destiny': reaperDestiny,
    ready,
  },
  may,
  sample: (v, t) => sample(v, t, rules),
  outcome,
};
