/** Why not, in a sentence with its numbers and what would help. */
import type { Refusal } from '../../../kernel/index.ts';
import type { Telling } from '../../../web/face.ts';
import type { Content } from '../rules/content.ts';
import { REFUSALS, type RefusalKey } from '../rules/refusals.ts';
import { wordsOf } from './index.ts';
import { tokensOf } from './name.ts';
import type { Numbers } from './words.ts';

const isOurs = (key: string): key is RefusalKey => Object.hasOwn(REFUSALS, key);

export function refusalText({ key, numbers = {} }: Refusal, { lang, table }: Telling): string {
  if (!isOurs(key)) return key;
  return wordsOf(lang).refusals[key](numbers as Numbers, (kind, n) =>
    tokensOf(table.content as Content, kind, n, lang),
  );
}
