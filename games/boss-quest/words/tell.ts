/** What the log says, the headings between its lines, and why something cannot be done, in the reader's language. */
import { headingBy, refusalBy, tellBy } from '../../../web/words/telling/tell.ts';
import { wordsOf } from './index.ts';
import { teller } from './teller.ts';

export const tell = tellBy(wordsOf, teller);
export const heading = headingBy(wordsOf);
export const refusalText = refusalBy(wordsOf, teller);
