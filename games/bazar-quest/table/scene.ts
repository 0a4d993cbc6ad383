/** What every part of the table is shown with: the view, who reads it, in which words. */
import type { Refusal } from '../../../kernel/index.ts';
import type { TableProps } from '../../../web/face.ts';
import { type TableScene, tableScene } from '../../../web/widgets/scene.ts';
import type { RefusalKey } from '../rules/refusals.ts';
import type { BazarQuest } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import type { StreetWords } from '../words/street.ts';
import { streetWords } from './street.ts';

export { callOf, isBot, listOf, nameOf } from '../../../web/widgets/scene.ts';

export type Scene = TableScene<BazarQuest, StreetWords>;

export function sceneOf(props: TableProps): Scene {
  const scene = tableScene<BazarQuest, StreetWords>(props, streetWords(props.telling.lang));
  // An aid the table has switched off is off for everybody.
  return { ...scene, aid: props.aid && scene.view.table.options.odds };
}

/** Why not, in a sentence. */
export const reasonOf = ({ lang }: Pick<Scene, 'lang'>, { key, numbers }: Refusal): string =>
  wordsOf(lang).refusals[key as RefusalKey]?.(numbers ?? {}) ?? key;
