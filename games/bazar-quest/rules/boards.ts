/** Shop boards (BZ-102, BZ-R09): decoration, dealt at random; until the first cards are kept everybody may choose one. */
import { type Decision, unasked } from '../../../kernel/index.ts';
import { refuse } from './refusals.ts';
import type { Kind, View } from './state.ts';

export const BOARDS = 6;
const ALL = Array.from({ length: BOARDS }, (_, i) => i);

/** The first draft hands are dealt, and nothing of them is kept yet. */
export const isBoardOpen = ({ pub }: View): boolean =>
  pub.round === 1 && pub.phase === 'supply' && pub.shops[0].draft > 0 && pub.shops[0].kept === 0;

/** First come, first served: a board that was chosen is taken, one that was only dealt is not. */
const isFree = ({ pub }: View, board: number): boolean =>
  !pub.shops.some((shop) => shop.board === board && shop.hasChosen);

export const mayChooseBoard = ({ seat }: View): readonly Decision[] => [unasked('choose-shop-board', seat, 0, {})];

/** Whoever was dealt the board that is chosen gets the chooser's. */
export const chooseShopBoard: Kind<'choose-shop-board'> = {
  candidates: () => ALL,
  refusal: (v, _d, a) => (ALL.includes(a) && isFree(v, a) ? undefined : refuse('board-taken')),
  take({ pub }, { seat }, board, t) {
    const shop = pub.shops[seat];
    const before = pub.shops.find((other) => other.board === board);
    if (before !== undefined) before.board = shop.board;
    shop.board = board;
    shop.hasChosen = true;
    t.emit('board-chosen', { seat, board });
  },
};
