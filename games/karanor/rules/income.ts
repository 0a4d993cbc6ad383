/** The income phase (MK-212…217): indivisible, only for the active player, in the order of MK-R88. */
import { andThen } from '../../../kernel/index.ts';
import type { Resource } from './clauses.ts';
import { moment } from './effects/moment.ts';
import { gainGold, gainTokens, NO_TOKENS } from './purse.ts';
import type { Seat, State, Table } from './state.ts';

/** Gold of the marker, then the associates; tiles with an income of their own follow, then what ends with the turn. */
export function income(s: State, { seat }: { seat: Seat }, t: Table): void {
  const { pub } = s;
  const merchant = pub.merchants[seat];
  const tokens = [...NO_TOKENS];
  const short: Resource[] = [];
  let promoted = 0;
  for (const associate of merchant.associates) {
    // Lent round the table it earns once a round only, where the option says so (MK-R45).
    if (t.options.earnOncePerRound && associate.earned === pub.round) continue;
    associate.earned = pub.round;
    if (associate.promoted) promoted++;
    else if (gainTokens(s, seat, associate.kind, 1) === 1) tokens[associate.kind] = 1;
    // An empty reserve yields nothing, no gold instead (MK-R44).
    else short.push(associate.kind);
  }
  gainGold(s, seat, merchant.income + promoted);
  t.emit('income-received', { seat, marker: merchant.income, promoted, tokens, short });
  andThen(s, ...moment(s, t, 'onIncome', [seat]), ...moment(s, t, 'onTurnEnd', [seat]));
}
