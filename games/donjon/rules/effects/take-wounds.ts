/** The wounds of a lost fight (DQ-608, DQ-609), each after the abilities that ignore them. */
import { andThen } from '../../../../kernel/index.ts';
import { MOST_WOUNDS } from '../content.ts';
import type { Pub, Seat, State, Table } from '../state.ts';
import { addWounds } from '../wounds.ts';
import { usable } from './declare.ts';
import { moment } from './moment.ts';
import { woundsLeft } from './prices.ts';
import { effectOf } from './reading.ts';
import { askWhether } from './resolve.ts';
import { isSame } from './sources.ts';
import type { EffectFrames, Source } from './types.ts';

/** First everybody who could ignore wounds is asked, then all wounds come at once (DQ-R34). */
export function takeWounds(s: State, f: Readonly<EffectFrames['take-wounds']>, t: Table): void {
  const { pub } = s;
  const asked = f.asked ?? [];
  for (const seat of f.seats) {
    const source = shieldOf(pub, t, seat, f.n, asked);
    if (source === undefined) continue;
    andThen(s, askWhether(source), { do: 'take-wounds', ...f, asked: [...asked, source] });
    return;
  }
  const wounded: Seat[] = [];
  for (const seat of f.seats) {
    const left = woundsLeft(t.content, pub, seat, f.n);
    const n = addWounds(s, t, seat, left);
    t.emit('wounds-taken', { seat, n, ignored: f.n - left, now: pub.adventurers[seat].wounds });
    if (n > 0) wounded.push(seat);
  }
  // The first on top.
  for (let i = wounded.length - 1; i >= 0; i--) andThen(s, moment(s, t, 'onWound', wounded[i]));
}

/** The next ability by which this player could take fewer wounds, if there are any to come. */
function shieldOf(pub: Pub, t: Table, seat: Seat, n: number, asked: readonly Source[]): Source | undefined {
  const left = woundsLeft(t.content, pub, seat, n);
  if (left === 0 || pub.adventurers[seat].wounds === MOST_WOUNDS) return undefined;
  return usable(t.content, pub, seat, 'onWound').find(
    (source) =>
      !asked.some((other) => isSame(other, source)) &&
      effectOf(t.content, source).do.some(
        (clause) => clause.does === 'ignoreWounds' && (clause.what === 'all' || left > 1),
      ),
  );
}
