/** What every part of the table is shown with: the view, who reads it, in which words, and what is open to them. */
import type { Seat } from '../../../kernel/index.ts';
import type { TableProps } from '../../../web/face.ts';
import { type TableScene, tableScene } from '../../../web/widgets/scene.ts';
import { bargainsSeen, wordsSeen } from '../rules/bargains.ts';
import type { Bargain, Donjon, View, Vow } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import type { TableWords } from '../words/table.ts';
import { refusalText } from '../words/tell.ts';

export { callOf, isBot, listOf, nameOf, rivalsOf, titleOf } from '../../../web/widgets/scene.ts';

export interface Scene extends TableScene<Donjon, TableWords> {
  /** Open bargains and words the reader knows of. */
  readonly bargains: readonly Bargain[];
  readonly vows: readonly Vow[];
  readonly isPhone: boolean;
}

export function sceneOf(props: TableProps, isPhone: boolean): Scene {
  const scene = tableScene<Donjon, TableWords>(props, wordsOf(props.telling.lang).table, refusalText);
  const { own, view } = scene;
  return {
    ...scene,
    // An aid the table has switched off is off for everybody.
    aid: props.aid && view.table.options.odds,
    bargains: own === undefined ? view.pub.bargains : bargainsSeen(own),
    vows: own === undefined ? view.pub.words : wordsSeen(own),
    isPhone,
  };
}

/** The table as this seat knows it, where the reader may: their own, or everybody's in a replay that hides nothing. */
export function seenAs({ own, everyone, view }: Scene, seat: Seat): View | undefined {
  if (own?.seat === seat) return own;
  return everyone && ({ ...view, seat, own: everyone[seat] } as View);
}

/** What this player's character is called; empty until characters are dealt. */
export function characterOf({ content, lang, view }: Scene, seat: Seat): string {
  const card = content.characters[view.pub.adventurers[seat].character];
  return card === undefined ? '' : card.title[lang];
}
