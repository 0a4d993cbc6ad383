/** Who sits where, by name, as the parts of a table ask for it; and how long things move there. */
import type { Seat } from '../../kernel/index.ts';
import type { TableProps, Telling } from '../face.ts';

export const nameOf = ({ names }: Telling, seat: Seat): string => names.find((info) => info.seat === seat)?.name ?? '';

export const isBot = ({ names }: Telling, seat: Seat): boolean =>
  names.find((info) => info.seat === seat)?.bot ?? false;

/** How long something moves, in milliseconds: full, faded or not at all (R18). */
export const paceOf = (motion: TableProps['motion']): number => ({ full: 240, reduced: 100, none: 0 })[motion];
