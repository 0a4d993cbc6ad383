/** What Karanor gives the shell to show it. */
import type { AnyShape, View as KernelView, Outcome, PublicView } from '../../../kernel/index.ts';
import type { GameFace, Sentence, Telling } from '../../../web/face.ts';
import { byName } from '../../../web/words/telling/catalogue.ts';
import { endingOf } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import { prestigeTarget } from '../rules/content.ts';
import type { AnyView, Kinds, View } from '../rules/state.ts';
import { learn, rulesOf, wordsOf } from '../words/index.ts';
import { labelOf } from '../words/labels.ts';
import { refusalText } from '../words/refusal.ts';
import { kindAwaited } from './asked.ts';
import { choices } from './choices.ts';
import { covered } from './covered.ts';
import { cue } from './cue.ts';
import Final from './end/Final.svelte';
import { moments } from './moments.ts';
import { options } from './options.ts';
import LargeCard from './show/LargeCard.svelte';
import { status } from './status.ts';
import Table from './Table.svelte';
import { heading, tell } from './tell.ts';

type Shown = KernelView<AnyShape> | PublicView<AnyShape>;
/** The shell knows no game: here its views become this game's again. */
const ours = (view: Shown): AnyView => view as unknown as AnyView;

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

function ending(outcome: Outcome, telling: Telling): Sentence {
  const { table } = wordsOf(telling.lang);
  const { ending: how, tieBreak } = outcome;
  const decided = tieBreak === undefined ? undefined : table.tieBreaks[tieBreak];
  return endingOf(outcome, telling, table, table.endings[how] ?? '', decided);
}

export const face: GameFace = {
  learn,
  Table,
  Card: LargeCard,
  Epilogue: Final,
  hasFinale: true,
  isWide: true,
  chapter: (view, lang) =>
    wordsOf(lang).table.chapter(ours(view).pub.round, prestigeTarget(ours(view).pub.merchants.length)),
  status: (view, telling) => status(ours(view), telling),
  tell,
  secrets: {
    covered: (view) => covered(view as unknown as View) as unknown as typeof view,
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
  choices: (view, decisions, telling) => choices(view as unknown as View, decisions, telling),
  label: (view, decision, answer, telling) => labelOf(view as unknown as View, decision, answer, telling),
  ...byName(wordsOf),
  options,
  ending,
  moments,
  rules: async (lang) => numbered('MK', await rulesOf(lang)),
  rulesSection: (view) => {
    const kind = kindAwaited(ours(view));
    return kind === undefined ? 7 : (SECTIONS[kind] ?? 1);
  },
  points: 'prestige',
  decides: ['gold'],
  cue,
};
