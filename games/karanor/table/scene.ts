/** What every part of the table is shown with: the view, who reads it, in which words, and what is open to them. */
import type { Seat } from '../../../kernel/index.ts';
import type { TableProps } from '../../../web/face.ts';
import { type TableScene, tableScene } from '../../../web/widgets/scene.ts';
import { purseSeen } from '../rules/purse.ts';
import type { Karanor, Merchant, Purse, Trade } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import type { TableWords } from '../words/table.ts';
import { refusalText } from '../words/tell.ts';

export { callOf, isBot, nameOf, rivalsOf, seatsFrom, titleOf } from '../../../web/widgets/scene.ts';

export interface Scene extends TableScene<Karanor, TableWords> {
  /** Open offers the reader knows of. */
  readonly offers: readonly Trade[];
  /** Whether there is room for one thing at a time only. */
  readonly isPhone: boolean;
}

export function sceneOf(props: TableProps, isPhone: boolean): Scene {
  const scene = tableScene<Karanor, TableWords>(props, wordsOf(props.telling.lang).table, refusalText);
  return { ...scene, offers: [...(scene.own?.own.offers ?? []), ...scene.view.pub.offers], isPhone };
}

export const merchantOf = ({ view }: Pick<Scene, 'view'>, seat: Seat): Merchant => view.pub.merchants[seat];

/** What the reader may know of a purse; in a replay that hides nothing, all of it. */
export const purseOf = ({ view, everyone }: Pick<Scene, 'view' | 'everyone'>, seat: Seat): Purse | undefined =>
  purseSeen(view, seat) ?? everyone?.[seat].purse ?? undefined;
