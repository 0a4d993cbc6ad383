/** Numbers that follow from the number of players and the advanced two-player game (90x, 92x). */
import type { Table } from './state.ts';

type Seating = Pick<Table, 'seats' | 'options'>;

/** Heroes in the centre at the start of a round (BZ-113, BZ-921). */
export const heroCount = ({ seats, options }: Seating): number => (options.advancedTwoPlayer ? 4 : seats);

/** Wounds that defeat a monster (BZ-509, BZ-926). */
export const woundsNeeded = ({ seats, options }: Seating): number => (options.advancedTwoPlayer ? 4 : seats);

/** Items dealt to each player (BZ-204, BZ-922). */
export const dealSize = ({ options }: Seating): number => (options.advancedTwoPlayer ? 6 : 4);

/** Heroes each shop takes, one per pass (BZ-409, BZ-924). */
export const passes = ({ options }: Seating): number => (options.advancedTwoPlayer ? 2 : 1);

/** Purchases in one upgrade turn (BZ-603, BZ-923). */
export const purchasesPerTurn = ({ options }: Seating): number => (options.advancedTwoPlayer ? 2 : 1);

/** BZ-901…903 hold at 5 and 6 players. */
export const isLargeTable = ({ seats }: Seating): boolean => seats >= 5;
