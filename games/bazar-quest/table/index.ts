/** What Bazar Quest gives the shell to show it. */
import { byName, gameFace } from '../../../web/words/telling/catalogue.ts';
import { endingBy } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import type { Phase } from '../rules/clauses.ts';
import type { BazarQuest } from '../rules/state.ts';
import { learn, rulesOf, wordsOf } from '../words/index.ts';
import { heading, refusalText, tell } from '../words/tell.ts';
import { kindAwaited } from './asked.ts';
import { choices, labelOf } from './choices.ts';
import { covered } from './covered.ts';
import { cue } from './cue.ts';
import Defeat from './end/Defeat.svelte';
import { moments } from './moments.ts';
import { options } from './options.ts';
import { sheet } from './sheet.ts';
import LargeCard from './show/LargeCard.svelte';
import { status } from './status.ts';
import Table from './Table.svelte';

/** The sections of the rules by what is going on; see `words/fr/rules.ts` for their order. */
const SALES = 4;
const sections: Readonly<Record<Phase | 'over', number>> = {
  supply: 1,
  display: 2,
  shopping: 3,
  adventure: 5,
  upgrade: 6,
  inventory: 7,
  over: 8,
};

export const face = gameFace<BazarQuest>({
  learn,
  Table,
  Card: LargeCard,
  Epilogue: Defeat,
  hasFinale: true,
  chapter: (view, lang) => wordsOf(lang).table.chapter(view.pub.round, view.pub.fallen.length),
  status,
  tell,
  secrets: {
    covered,
    facts: {
      dealt: ['cards'],
      'cards-kept': ['kept', 'received'],
      'draft-ended': ['hand'],
      'cards-stored': ['stored'],
      'items-drawn': ['cards'],
      peeked: ['cards'],
    },
  },
  heading,
  refusal: refusalText,
  choices,
  label: labelOf,
  ...byName(wordsOf),
  options,
  ending: endingBy(wordsOf),
  moments,
  rules: async (lang) => numbered('BZ', await rulesOf(lang)),
  rulesSection: (view) => {
    const { phase, pass } = view.pub;
    const isSelling = phase === 'shopping' && (pass === 0 || kindAwaited(view) === 'sell-items');
    return isSelling ? SALES : sections[phase];
  },
  points: 'points',
  sheet,
  decides: ['coins'],
  cue,
});
