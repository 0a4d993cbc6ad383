/** Ready-made offers: where what one seeks meets what another can spare (R28). */
import { type Decision, judge, type Seat } from '../../../../kernel/index.ts';
import { covers, onePieceMore } from '../../../bargain/goods.ts';
import type { Wants } from '../../../bargain/wants.ts';
import type { Content } from '../../rules/content.ts';
import { rules } from '../../rules/index.ts';
import { questsServed } from '../../rules/quests.ts';
import type { Gift, Goods, View } from '../../rules/state.ts';
import { wantsOf } from '../../rules/wants.ts';

/** A deal as it is begun. */
export interface Draft {
  readonly to: Seat;
  readonly give: Gift;
  readonly ask: Goods;
}

/** At most one offer for each rival who has told what they seek or can spare; none that the rules would refuse. */
export function matchesOf(own: View, propose: Decision): Draft[] {
  const mine = wantsOf(own.pub, own.seat);
  return own.pub.adventurers.flatMap((_, seat) => {
    if (seat === own.seat) return [];
    const canBe = (draft: Draft): boolean => judge(rules, own, propose, { ...draft, text: '' }) === undefined;
    return draftsTo(own, seat, mine).find(canBe) ?? [];
  });
}

/** Goods for goods where both gain; else gems for what is needed, or for what the reader can spare. */
function draftsTo(own: View, to: Seat, mine: Wants<Goods>): Draft[] {
  const { pub, seat, table } = own;
  const theirs = wantsOf(pub, to);
  const wanted = pieces(theirs.spares).find((piece) => isNeeded(own, mine.seeks, piece));
  const sought = pieces(theirs.seeks).find((piece) => covers(mine.spares, piece));
  const given = sought && asGift(own, sought);
  const price = (piece: Goods): number => usual(table.content, piece);
  return [
    ...(wanted && given ? [{ to, give: given, ask: wanted }] : []),
    ...(wanted ? [{ to, give: { gems: Math.min(pub.adventurers[seat].gems, price(wanted)) }, ask: wanted }] : []),
    ...(sought && given ? [{ to, give: given, ask: { gems: price(sought) } }] : []),
  ];
}

/** One by one; gems are what the others are paid with. */
const pieces = (tags: Goods): Goods[] => onePieceMore<Goods>(tags, {}).filter(({ gems }) => gems === undefined);

/** What the reader told to seek, and the spoils their quests ask for. */
const isNeeded = (own: View, seeks: Goods, piece: Goods): boolean =>
  covers(seeks, piece) || (piece.spoils ?? []).some((spoil) => questsServed(own, spoil).length > 0);

/** One of the reader's quests stands for "a quest": which is theirs to change. */
const asGift = ({ own }: View, { quests, ...open }: Goods): Gift =>
  quests === undefined ? open : { ...open, quests: own.secondaries.slice(0, quests) };

/** What a spoil or a quest is worth at first, in gems. */
const USUAL = 2;

/** An object is worth what the shop asks for it. */
const usual = ({ objects }: Content, piece: Goods): number =>
  piece.objects === undefined ? USUAL : piece.objects.reduce((sum, object) => sum + objects[object].price, 0);
