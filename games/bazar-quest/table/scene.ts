/** What every part of the table is shown with: the view, who reads it, in which words. */
import type { TableProps } from '../../../web/face.ts';
import { type TableScene, tableScene } from '../../../web/widgets/scene.ts';
import type { BazarQuest } from '../rules/state.ts';
import type { StreetWords } from '../words/street.ts';
import { refusalText } from '../words/tell.ts';
import { streetWords } from './street.ts';

export { callOf, isBot, listOf, nameOf } from '../../../web/widgets/scene.ts';

export type Scene = TableScene<BazarQuest, StreetWords>;

export function sceneOf(props: TableProps): Scene {
  const scene = tableScene<BazarQuest, StreetWords>(props, streetWords(props.telling.lang), refusalText);
  // An aid the table has switched off is off for everybody.
  return { ...scene, aid: props.aid && scene.view.table.options.odds };
}
