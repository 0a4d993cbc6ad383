/** Phase 2, display (3xx): every shop puts bait in its window, all are turned up together. */
import { andThen, sealed } from '../../../kernel/index.ts';
import { moment } from './effects/moment.ts';
import { displaySlots } from './effects/numbers.ts';
import { fromHolder } from './guests.ts';
import { fromHand } from './hand.ts';
import { startPhase } from './phases.ts';
import type { State, Table } from './state.ts';
import { chooseFromHand } from './subset.ts';

export function display(s: State, _f: object, t: Table): void {
  startPhase(s, t, 'display');
  andThen(s, ...moment(s, t, 'displayStart'), { do: 'choose-window' });
}

/** BZ-301; a player without cards has an empty window (BZ-R19). */
export function chooseWindow(s: State): void {
  const seats = fromHolder(s.pub).filter((seat) => s.pub.shops[seat].hand > 0);
  andThen(s, sealed('display-cards', seats), { do: 'reveal' });
}

export const displayCards = chooseFromHand({
  act: 'display',
  slots: displaySlots,
  empty: 'window-empty',
  full: 'window-full',
  forbidden: 'display-forbidden',
  put(s, seat, items) {
    const shop = s.pub.shops[seat];
    for (const item of items) fromHand(s, seat, item);
    shop.window = [...items];
    // BZ-305, BZ-R29: not for sale this round, wherever it goes.
    shop.shown = [...items];
  },
});

/** BZ-303. */
export function reveal(s: State, _f: object, t: Table): void {
  t.reveal('windows-revealed', { windows: s.pub.shops.map(({ window }) => [...window]) });
  andThen(s, ...moment(s, t, 'displayRevealed'), { do: 'shopping' });
}
