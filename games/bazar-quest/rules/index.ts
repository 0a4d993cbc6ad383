/** The rules of Bazar Quest, put together: a table of contents of the rule book. */
import type { Game } from '../../../kernel/index.ts';
import { makeContent } from '../content/index.ts';
import { adventure, dealAdventures, fights, fightsOf, orderFights } from './adventure.ts';
import { adventureEnd, checkMonster, fightsDone, payRewards, replaceHeroes, sendHome } from './aftermath.ts';
import { chooseShopBoard, isBoardOpen, mayChooseBoard } from './boards.ts';
import { chooseWindow, display, displayCards, reveal } from './display.ts';
import { effectChoice, effectOrder, runEffect, runMoment, useEmployee } from './effects/resolve.ts';
import { score } from './end.ts';
import { attack, beforeAttack, beforeDefence, defend, fight, fightOver } from './fights.ts';
import { chooseStorage, inventory, roundEnd, storeCards } from './inventory.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { mayStage, sales, salesRevealed, sellItems, shoppingEnd, stageSales } from './sales.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { invite, inviteHero, rank, shopping } from './shopping.ts';
import { cannotStart } from './start.ts';
import type { BazarQuest } from './state.ts';
import { deal, draft, draftPick, supply } from './supply.ts';
import { buy, openOffer, upgrade, upgradeAction, upgradeEnd, upgradeTurn } from './upgrade.ts';

export const rules: Game<BazarQuest> = {
  id: 'bazar-quest',
  version: 1,
  seats: { min: 2, max: 6 },
  options,
  content: makeContent,
  cannotStart,
  setup,
  frames: {
    supply,
    deal,
    draft,
    display,
    'choose-window': chooseWindow,
    reveal,
    shopping,
    rank,
    invite,
    sales,
    'sales-revealed': salesRevealed,
    'shopping-end': shoppingEnd,
    adventure,
    'deal-adventures': dealAdventures,
    fights,
    'fights-of': fightsOf,
    fight,
    'before-attack': beforeAttack,
    attack,
    'before-defence': beforeDefence,
    defend,
    'fight-over': fightOver,
    'fights-done': fightsDone,
    'check-monster': checkMonster,
    'pay-rewards': payRewards,
    'send-home': sendHome,
    'replace-heroes': replaceHeroes,
    'adventure-end': adventureEnd,
    upgrade,
    'open-offer': openOffer,
    'upgrade-turn': upgradeTurn,
    buy,
    'upgrade-end': upgradeEnd,
    inventory,
    'choose-storage': chooseStorage,
    'round-end': roundEnd,
    score,
    moment: runMoment,
    effect: runEffect,
  },
  kinds: {
    'choose-shop-board': chooseShopBoard,
    'draft-pick': draftPick,
    'display-cards': displayCards,
    'invite-hero': inviteHero,
    'sell-items': sellItems,
    'stage-sales': stageSales,
    'order-fights': orderFights,
    'upgrade-action': upgradeAction,
    'store-cards': storeCards,
    'use-employee': useEmployee,
    'effect-choice': effectChoice,
    'effect-order': effectOrder,
  },
  may: (v) => (isBoardOpen(v) ? mayChooseBoard(v) : mayStage(v)),
  sample: (v, t) => sample(v, t, rules),
  outcome,
};
