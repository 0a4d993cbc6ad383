/** Who is no principal of this arena, in the order of the table. */
import type { Seat } from '../../../../kernel/index.ts';
import type { Fight } from '../../rules/state.ts';

export const bystandersOf = ({ attacker, defender }: Fight, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== attacker && seat !== defender);
