/** What cards and scenes say in the reader's language. */
import type { Lang } from '../../../../web/face.ts';
import { typeset } from '../../../../web/words/telling/french.ts';
import { stage as en } from '../../words/en/stage.ts';
import { stage as french } from '../../words/fr/stage.ts';
import type { FaceWords, StageWords } from '../../words/stage.ts';

const fr = typeset(french);

export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

export const stageWords = (lang: Lang): StageWords => (lang === 'fr' ? fr : en);

export const facesOf = (lang: Lang): FaceWords => stageWords(lang).faces;

export { abilityText } from '../../words/sentence.ts';
