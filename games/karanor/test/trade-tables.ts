/** Tables at which merchants trade. */
import type { Goods, Options, Seat } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

export const table = (
  seats: readonly SeatLiteral[],
  options: Partial<Options> = {},
  more: Partial<TableLiteral> = {},
): House => arrange({ seats: [...seats, {}, {}, {}].slice(0, Math.max(3, seats.length)), options, ...more });

export const offer = (to: Seat, give: Goods, ask: Goods = {}) => ({ to, give, ask, text: '' });
export const propose = (t: House, from: Seat, to: Seat, give: Goods, ask: Goods = {}): void =>
  t.seat(from).answer('propose-trade', offer(to, give, ask));
export const refused = (t: House, from: Seat, to: Seat, give: Goods, ask: Goods = {}) =>
  t.seat(from).refusal('propose-trade', offer(to, give, ask));
export const accept = (t: House, seat: Seat): void => t.seat(seat).answer('answer-trade', 'accept');

/** Player 0 has built and chooses a new commerce card: no stable point. */
export function pending(others: readonly SeatLiteral[], options: Partial<Options> = {}): House {
  const builder: SeatLiteral = { city: 'ormelie', pawn: 'kien', gold: 6, tokens: 'FMT', hand: ['C01'] };
  const t = table([builder, ...others], options);
  t.act(0, { build: t.commerce('C01'), bonus: false, spare: [] });
  t.expectAsked([[0, 'choose-commerce']]);
  return t;
}
