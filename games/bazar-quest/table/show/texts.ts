/** What cards and scenes say in the reader's language. */
import type { Lang } from '../../../../web/face.ts';
import { wordsOf } from '../../words/index.ts';
import type { FaceWords, StageWords } from '../../words/stage.ts';

export const stageWords = (lang: Lang): StageWords => wordsOf(lang).stage;

export const facesOf = (lang: Lang): FaceWords => stageWords(lang).faces;

export { ROMAN } from '../../words/grammar.ts';
export { abilityText } from '../../words/sentence.ts';
