/** How long games last on this server, once somebody wants to know. */
import type { About } from '../../games/box.ts';
import type { GameLength } from '../../wire/protocol.ts';
import { api } from '../net/api.ts';
import { words } from '../words/lang.svelte.ts';

let lengths = $state.raw<readonly GameLength[]>([]);
let isAsked = false;

export function askLengths(): void {
  if (isAsked) return;
  isAsked = true;
  api.lengths().then(
    (list) => {
      lengths = list;
    },
    () => {
      isAsked = false;
    },
  );
}

/** In words, for a table of so many where that is known; undefined where too few were played. */
export function lasting({ id }: About, seats = 0): string | undefined {
  const of = (n: number) => lengths.find((one) => one.game === id && one.seats === n);
  const measured = of(seats) ?? of(0);
  return measured && words().lasts(measured.from, measured.to, measured.games);
}
