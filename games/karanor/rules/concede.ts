/** Leaving a table where no bot takes the seat (MK-R80): it is frozen, and keeps its place in the order. */
import { type Decision, unasked } from '../../../kernel/index.ts';
import { endNow } from './end.ts';
import { dropOffersOf } from './offers.ts';
import type { Kind, Seat, State, Table, View } from './state.ts';

export function mayConcede({ table, seat }: View, list: Decision[]): void {
  if (table.options.dropOut === 'frozen') list.push(CONCEDE[seat]);
}
const CONCEDE: readonly Decision[] = Array.from({ length: 6 }, (_, seat) => unasked('concede', seat, 'any', {}));

export const concede: Kind<'concede'> = {
  candidates: () => [true],
  refusal: () => undefined,
  /** Nobody leaves at random but rarely. */
  draw: (_v, _d, chance) => (chance.int(50) === 0 ? true : undefined),
  take: (s, { seat }, _a, t) => freezeSeat(s, t, seat),
};

/** Goods stay out of play; whoever is left alone has won. No card waits here, and the checks end a turn of the seat. */
function freezeSeat(s: State, t: Table, seat: Seat): void {
  const { pub } = s;
  pub.merchants[seat].frozen = true;
  dropOffersOf(s, seat);
  t.emit('seat-frozen', { seat });
  if (pub.merchants.filter(({ frozen }) => !frozen).length === 1) endNow(s, 'alone');
}
