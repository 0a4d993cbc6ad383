/** What every part of the table is shown with: the view, who reads it, in which words. */
import type { Seat } from '../../../kernel/index.ts';
import type { TableProps } from '../../../web/face.ts';
import { callOf as callIn, type TableScene, tableScene } from '../../../web/widgets/scene.ts';
import type { BossQuest } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { refusalText } from '../words/tell.ts';
import type { Words } from '../words/words.ts';

export { isBot, nameOf } from '../../../web/widgets/scene.ts';

export type Scene = TableScene<BossQuest, Words>;

export function sceneOf(props: TableProps): Scene {
  const scene = tableScene<BossQuest, Words>(props, wordsOf(props.telling.lang), refusalText);
  // An aid the table has switched off is off for everybody; it counts on what is covered.
  return { ...scene, aid: props.aid && scene.view.table.options.odds && props.cover?.isDown !== true };
}

/** A player's name, or "vous" for the reader. */
export const callOf = (scene: Scene, seat: Seat): string =>
  callIn({ telling: scene.telling, words: scene.words.table }, seat);
