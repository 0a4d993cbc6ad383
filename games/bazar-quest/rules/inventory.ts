/** Phase 6, inventory (70x): some cards are kept face down, the others are discarded. */
import { andThen, sealed } from '../../../kernel/index.ts';
import { discardItem } from './decks.ts';
import { moment } from './effects/moment.ts';
import { storageSlots } from './effects/numbers.ts';
import { fromHolder, replaceFallen } from './guests.ts';
import { fromHand, toStorage } from './hand.ts';
import { startPhase } from './phases.ts';
import type { Item, State, Table } from './state.ts';
import { chooseFromHand } from './subset.ts';

export function inventory(s: State, _f: object, t: Table): void {
  startPhase(s, t, 'inventory');
  andThen(s, ...moment(s, t, 'inventoryStart'), { do: 'choose-storage' });
}

/** BZ-701; nobody is asked who has no card. */
export function chooseStorage(s: State): void {
  const seats = fromHolder(s.pub).filter((seat) => s.pub.shops[seat].hand > 0);
  andThen(s, sealed('store-cards', seats), { do: 'round-end' });
}

export const storeCards = chooseFromHand({
  act: 'store',
  slots: storageSlots,
  empty: 'storage-empty',
  full: 'storage-full',
  forbidden: 'storage-forbidden',
  put(s, seat, items) {
    for (const item of items) {
      fromHand(s, seat, item);
      toStorage(s, seat, item);
    }
  },
});

/** BZ-703: all other cards are discarded together (BZ-R60), and the round is over. */
export function roundEnd(s: State, _f: object, t: Table): void {
  const { shops } = s.pub;
  const discarded: Item[][] = [];
  const secrets: { [seat: number]: { stored: readonly Item[] } } = {};
  for (let seat = 0; seat < t.seats; seat++) {
    const own = s.own[seat];
    discarded.push(own.hand);
    for (const item of own.hand) discardItem(s, item);
    own.hand = [];
    shops[seat].hand = 0;
    shops[seat].shown = [];
    secrets[seat] = { stored: [...own.storage] };
  }
  t.emit('cards-stored', { counts: shops.map(({ stored }) => stored), discarded }, secrets);
  // Heroes that abilities removed since the adventure are replaced too (BZ-R42).
  replaceFallen(s, t);
  if (s.pub.ended === null) andThen(s, ...moment(s, t, 'roundEnd'), { do: 'supply' });
}
