/** Tags of what somebody looks for or can spare: one thing each, without amounts. */
import type { Seat } from '../../../../kernel/index.ts';
import { type Part, partsOf, type ShownKind } from '../../../../web/widgets/bargain/shown.ts';
import { covers, onePieceMore, plus } from '../../../bargain/goods.ts';
import type { Goods, Pub } from '../../rules/state.ts';
import { sparable } from '../../rules/wants.ts';
import type { Scene } from '../scene.ts';
import { shownKinds } from './kinds.ts';

export interface Tag extends Part {
  readonly goods: Goods;
}

/** Each thing of these goods by itself. */
export function tagsOf(scene: Pick<Scene, 'content' | 'lang' | 'words'>, goods: Goods): Tag[] {
  const kinds = tagKinds(scene);
  return onePieceMore<Goods>(goods, {}).map((piece) => ({ ...partsOf(piece, kinds)[0], goods: piece }));
}

/** Kinds as tags name them: gems and a quest, never how many. */
function tagKinds(scene: Pick<Scene, 'content' | 'lang' | 'words'>): ShownKind[] {
  const { someGems, questsShort } = scene.words.goods;
  return shownKinds(scene).map((shown) => {
    const name = shown.kind === 'gems' ? () => someGems : questsShort;
    return shown.kind === 'gems' || shown.kind === 'quests' ? { ...shown, short: name, told: name } : shown;
  });
}

/** The tags with these keys, as goods. */
export const goodsOf = (tags: readonly Tag[], keys: readonly string[]): Goods =>
  tags.filter(({ key }) => keys.includes(key)).reduce<Goods>((sum, { goods }) => plus(sum, goods), {});

/** Before which player this card lies; undefined for what anybody may have. */
export function holderOf(pub: Pub, { goods }: Tag): Seat | undefined {
  if (goods.objects === undefined && goods.spoils === undefined) return undefined;
  return pub.adventurers.findIndex((_, seat) => covers(sparable(pub, seat), goods));
}
