/** The breath a live table takes between two actions of one player, while somebody else could play a card (MK-R54). */
import type { Pub, Table } from './state.ts';

export function gap({ active, merchants }: Readonly<Pub>, { options }: Pick<Table, 'options'>): number {
  for (let seat = 0; seat < merchants.length; seat++) {
    if (seat !== active && merchants[seat].blackMarket > 0 && !merchants[seat].frozen) return options.interruptGapMs;
  }
  return 0;
}
