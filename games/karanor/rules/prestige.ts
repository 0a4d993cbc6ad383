/** Prestige is won and lost here; the steps and the end trigger that follow are found by the checks. */
import { andThen } from '../../../kernel/index.ts';
import { moment } from './effects/moment.ts';
import type { Source } from './effects/types.ts';
import type { PrestigeSource, Seat, State, Table } from './state.ts';

export function gainPrestige(s: State, t: Table, seat: Seat, n: number, from: PrestigeSource, by?: Source): void {
  if (n <= 0) return;
  const merchant = s.pub.merchants[seat];
  merchant.prestige += n;
  merchant.from[from] += n;
  const facts = { seat, n, now: merchant.prestige, from };
  t.emit('prestige-gained', by === undefined ? facts : { ...facts, by });
  andThen(s, ...moment(s, t, 'onPrestigeChange', [seat]));
}

/** Never below 0 (MK-R60). */
export function losePrestige(s: State, t: Table, seat: Seat, n: number, by?: Source): void {
  const merchant = s.pub.merchants[seat];
  const lost = Math.min(n, merchant.prestige);
  if (lost <= 0) return;
  merchant.prestige -= lost;
  merchant.from.other -= lost;
  const facts = { seat, n: lost, now: merchant.prestige };
  t.emit('prestige-lost', by === undefined ? facts : { ...facts, by });
  andThen(s, ...moment(s, t, 'onPrestigeChange', [seat]));
}
