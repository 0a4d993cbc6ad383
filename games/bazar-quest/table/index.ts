/** What Bazar Quest gives the shell to show it. */
import type { AnyShape, View as KernelView, Outcome, PublicView } from '../../../kernel/index.ts';
import type { GameFace, Sentence, Telling } from '../../../web/face.ts';
import { byName } from '../../../web/words/telling/catalogue.ts';
import { endingOf } from '../../../web/words/telling/ending.ts';
import { numbered } from '../../../web/words/telling/rules.ts';
import type { Phase } from '../rules/clauses.ts';
import { REFUSALS, type RefusalKey } from '../rules/refusals.ts';
import type { AnyView, Ended, View } from '../rules/state.ts';
import { learn, rulesOf, wordsOf } from '../words/index.ts';
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
import { heading, tell } from './tell.ts';

type Shown = KernelView<AnyShape> | PublicView<AnyShape>;
/** The shell knows no game: here its views become this game's again. */
const ours = (view: Shown): AnyView => view as unknown as AnyView;

const isRefusal = (key: string): key is RefusalKey => Object.hasOwn(REFUSALS, key);

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

function ending(outcome: Outcome, telling: Telling): Sentence {
  const { table } = wordsOf(telling.lang);
  const how = table.endings[outcome.ending as Ended['ending']];
  if (outcome.winners.length === 0) return { pieces: [how] };
  return endingOf(outcome, telling, table, how, outcome.tieBreak && table.coinsDecided);
}

export const face: GameFace = {
  learn,
  Table,
  Card: LargeCard,
  Epilogue: Defeat,
  hasFinale: true,
  chapter: (view, lang) => wordsOf(lang).table.chapter(ours(view).pub.round, ours(view).pub.fallen.length),
  status: (view, telling) => status(ours(view), telling),
  tell,
  secrets: {
    covered: (view) => covered(view as unknown as View) as unknown as typeof view,
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
  refusal: ({ key, numbers }, { lang }) => (isRefusal(key) ? wordsOf(lang).refusals[key](numbers ?? {}) : key),
  choices: (view, decisions, telling) => choices(view as unknown as View, decisions, telling),
  label: (view, decision, answer, telling) => labelOf(view as unknown as View, decision, answer, telling),
  ...byName(wordsOf),
  options,
  ending,
  moments,
  rules: async (lang) => numbered('BZ', await rulesOf(lang)),
  rulesSection: (view) => {
    const { phase, pass } = ours(view).pub;
    const isSelling = phase === 'shopping' && (pass === 0 || kindAwaited(ours(view)) === 'sell-items');
    return isSelling ? SALES : sections[phase];
  },
  points: 'points',
  sheet,
  decides: ['coins'],
  cue,
};
