/** What Karanor gives the shell to show it. */
import { byName, gameFace } from '../../../web/words/telling/catalogue.ts';
import { endingBy } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import { prestigeTarget } from '../rules/content.ts';
import type { Karanor, Kinds } from '../rules/state.ts';
import { learn, rulesOf, wordsOf } from '../words/index.ts';
import { choices, labelOf } from '../words/labels.ts';
import { heading, refusalText, tell } from '../words/tell.ts';
import { kindAwaited } from './asked.ts';
import { covered } from './covered.ts';
import { cue } from './cue.ts';
import Final from './end/Final.svelte';
import { moments } from './moments.ts';
import { options } from './options.ts';
import LargeCard from './show/LargeCard.svelte';
import { status } from './status.ts';
import Table from './Table.svelte';

/** The sections of the rules by what is asked; see `words/fr/rules.ts` for their order. */
const SECTIONS: { readonly [K in keyof Kinds]?: number } = {
  'choose-story': 0,
  'draft-pick-1': 0,
  'draft-pick-2': 0,
  'choose-commerce': 3,
  'choose-quest-draw': 4,
  'immediate-choice': 4,
  'discard-quest': 4,
  'choose-artefact': 6,
  'choose-target': 6,
  'choose-resource': 6,
  'choose-card': 6,
  react: 6,
};

export const face = gameFace<Karanor>({
  learn,
  Table,
  Card: LargeCard,
  Epilogue: Final,
  hasFinale: true,
  isWide: true,
  chapter: (view, lang) => wordsOf(lang).table.chapter(view.pub.round, prestigeTarget(view.pub.merchants.length)),
  status,
  tell,
  secrets: {
    covered,
    facts: {
      'draft-picked': ['card', 'discarded'],
      'quests-drawn': ['quests'],
      'quest-kept': ['quest'],
      'quest-discarded': ['quest'],
      'black-market-drawn': ['cards'],
      'artefacts-drawn': ['artefacts'],
      'cards-seen': ['cards'],
      'card-taken': ['card'],
      whispered: ['event', 'offer', 'by'],
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
  rules: async (lang) => numbered('MK', await rulesOf(lang)),
  rulesSection: (view) => {
    const kind = kindAwaited(view);
    return kind === undefined ? 7 : (SECTIONS[kind] ?? 1);
  },
  points: 'prestige',
  decides: ['gold'],
  cue,
});
