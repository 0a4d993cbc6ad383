/** The words written on the table itself, in the reader's language. */
import type { Lang } from '../../../web/face.ts';
import { wordsOf } from '../words/index.ts';
import type { StreetWords } from '../words/street.ts';

export const streetWords = (lang: Lang): StreetWords => wordsOf(lang).street;
