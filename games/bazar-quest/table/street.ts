/** The words written on the table itself, in the reader's language. */
import type { Lang } from '../../../web/face.ts';
import { typeset } from '../../../web/words/telling/french.ts';
import { street as en } from '../words/en/street.ts';
import { street as french } from '../words/fr/street.ts';
import type { StreetWords } from '../words/street.ts';

const fr = typeset(french);

export const streetWords = (lang: Lang): StreetWords => (lang === 'fr' ? fr : en);
