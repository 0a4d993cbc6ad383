/** Tables at which black market cards are held. */
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

export const table = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House =>
  arrange({ seats, ...more });
export const holding = (...blackMarket: string[]): SeatLiteral => ({ blackMarket });
