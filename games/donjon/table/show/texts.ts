/** What cards say in the reader's language. */
import type { Lang } from '../../../../web/face.ts';
import type { Condition } from '../../rules/clauses.ts';
import type { AdventureCard, CharacterCard, ObjectCard, QuestCard } from '../../rules/content.ts';
import type { Progress } from '../../rules/quests.ts';
import type { FaceWords } from '../../words/faces.ts';
import { wordsOf } from '../../words/index.ts';
import * as sentence from '../../words/sentence.ts';

export const cardWords = (lang: Lang): FaceWords => wordsOf(lang).faces;

export const abilityText = (card: AdventureCard | ObjectCard | CharacterCard, lang: Lang): string =>
  sentence.abilityText(wordsOf(lang).grammar, card);

export const uniqueText = (card: CharacterCard, lang: Lang): string => sentence.uniqueText(wordsOf(lang).grammar, card);

export const goalText = (card: QuestCard, lang: Lang): string => sentence.goalText(wordsOf(lang).grammar, card);

export const goalBrief = (card: QuestCard, lang: Lang): string => sentence.goalBrief(wordsOf(lang).grammar, card);

export const progressText = (condition: Condition, progress: Progress, lang: Lang): string =>
  sentence.progressText(wordsOf(lang).grammar, condition, progress);
