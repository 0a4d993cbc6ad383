/** The rules of Marchands de Karanor, put together: a table of contents of the rule book. */
import type { Game } from '../../../kernel/index.ts';
import { makeContent } from '../content/index.ts';
import { takeAction } from './actions.ts';
import { chooseCommerce, replaceCommerce } from './build.ts';
import { settle } from './checks.ts';
import { concede } from './concede.ts';
import { chooseStory, draftPick1, draftPick2, passPackets, setOut, storiesChosen, storyGoods } from './draft.ts';
import { effectFrames, effectKinds } from './effects/index.ts';
import { score } from './end.ts';
import { gap } from './gap.ts';
import { income } from './income.ts';
import { may } from './may.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { chooseQuestDraw, dropQuest, immediateChoice, receiveQuest, takeQuests } from './quests.ts';
import { revealCommerce, revealQuest, tellWants } from './reveal.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { cannotStart } from './start.ts';
import type { Karanor } from './state.ts';
import { answerTrade, proposeTrade, tooLate, withdrawTrade } from './trades.ts';
import { stable, turn, turnEnded } from './turns.ts';

export const rules: Game<Karanor> = {
  id: 'karanor',
  version: 2,
  seats: { min: 2, max: 6 },
  options,
  content: makeContent,
  cannotStart,
  setup,
  frames: {
    'stories-chosen': storiesChosen,
    'pass-packets': passPackets,
    'set-out': setOut,
    'story-goods': storyGoods,
    turn,
    stable,
    'replace-commerce': replaceCommerce,
    'take-quests': takeQuests,
    'receive-quest': receiveQuest,
    income,
    'end-turn': turnEnded,
    score,
    ...effectFrames,
  },
  kinds: {
    'choose-story': chooseStory,
    'draft-pick-1': draftPick1,
    'draft-pick-2': draftPick2,
    'take-action': takeAction,
    'choose-commerce': chooseCommerce,
    'choose-quest-draw': chooseQuestDraw,
    'immediate-choice': immediateChoice,
    'discard-quest': dropQuest,
    'reveal-quest': revealQuest,
    'reveal-commerce': revealCommerce,
    'tell-wants': tellWants,
    concede,
    'propose-trade': proposeTrade,
    'answer-trade': answerTrade,
    'withdraw-trade': withdrawTrade,
    ...effectKinds,
  },
  may,
  tooLate,
  undoes: ({ options: { undo } }) => undo,
  gap,
  settle,
  sample: (v, t) => sample(v, t, rules),
  outcome,
};
