/**
 * Cards the vocabulary cannot say: the owner writes down what they do, and all confirm it. After an objection the owner
 * is asked again, three times in all; then nothing happens.
 */
import { andThen, ask, type Chance, sealed } from '../../../../kernel/index.ts';
import { BOX_GEMS, MOST_WOUNDS } from '../content.ts';
import { gainPoints } from '../points.ts';
import { gainGems, loseGems } from '../purse.ts';
import { refuse } from '../refusals.ts';
import type { Kind, State, Table, View } from '../state.ts';
import { addWounds, healWounds } from '../wounds.ts';
import { below } from './resolve.ts';
import type { Adjustment, EffectFrames } from './types.ts';

const MOST_TRIES = 3;
/** How far one adjustment may go, either way. */
export const MOST_ADJUSTED = { gems: BOX_GEMS, wounds: MOST_WOUNDS, points: 20 } as const;
/** What an adjustment may change. */
export const ADJUSTABLE = ['gems', 'wounds', 'points'] as const;

export function runManual(s: State, { source, path, clause, tries }: Readonly<EffectFrames['manual']>): void {
  andThen(s, ask('manual-adjust', source.seat, { source, path, clause, tries }));
}

export const manualAdjust: Kind<'manual-adjust'> = {
  /** One more gem, wound or point for somebody, or one less. */
  candidates(v, _d, soFar = []) {
    const list: (readonly Adjustment[])[] = [soFar];
    for (let seat = 0; seat < v.table.seats; seat++) {
      for (const field of ADJUSTABLE) for (const n of [1, -1]) list.push(adjusted(soFar, seat, field, n));
    }
    return list;
  },
  refusal: (v, _d, a) => refusal(v, a),
  /** Now and then something small, mostly nothing. */
  draw: (v, _d, chance) => (chance.int(2) === 0 ? [] : adjusted([], chance.int(v.table.seats), ...small(chance))),
  default: () => [],
  reads: isAdjustments,
  take(s, { about: { source, path, clause, tries } }, adjustments) {
    const seats = s.own.map((_, seat) => seat);
    andThen(s, sealed('manual-confirm', seats, { source, path, clause, tries, adjustments }), {
      do: 'manual-confirmed',
      source,
      path,
      clause,
      tries: tries + 1,
      adjustments,
      objected: [],
    });
  },
};

const small = (chance: Chance): [(typeof ADJUSTABLE)[number], number] => [
  chance.pick(ADJUSTABLE),
  chance.pick([1, -1]),
];

/** The same adjustments with one of them changed by n; those of nothing are left out. */
function adjusted(
  soFar: readonly Adjustment[],
  seat: number,
  field: (typeof ADJUSTABLE)[number],
  n: number,
): readonly Adjustment[] {
  const old = soFar.find((one) => one.seat === seat) ?? { seat, gems: 0, wounds: 0, points: 0 };
  const changed = { ...old, [field]: old[field] + n };
  const rest = soFar.filter((one) => one.seat !== seat);
  if (ADJUSTABLE.every((one) => changed[one] === 0)) return rest;
  return [...rest, changed].sort((a, b) => a.seat - b.seat);
}

function isAdjustments(a: unknown): a is readonly Adjustment[] {
  return Array.isArray(a) && a.every(isAdjustment);
}

function isAdjustment(a: unknown): a is Adjustment {
  if (typeof a !== 'object' || a === null || Object.keys(a).length !== ADJUSTABLE.length + 1) return false;
  const { seat, ...numbers } = a as { readonly [key: string]: unknown };
  return Number.isInteger(seat) && ADJUSTABLE.every((field) => Number.isInteger(numbers[field]));
}

function refusal(v: View, adjustments: readonly Adjustment[]): ReturnType<typeof refuse> | undefined {
  for (let i = 0; i < adjustments.length; i++) {
    const { seat } = adjustments[i];
    if (seat < 0 || seat >= v.table.seats) return refuse('adjust-nobody');
    if (i > 0 && seat <= adjustments[i - 1].seat) return refuse('adjust-twice');
    for (const field of ADJUSTABLE) {
      if (Math.abs(adjustments[i][field]) > MOST_ADJUSTED[field])
        return refuse('adjust-too-much', { most: MOST_ADJUSTED[field] });
    }
  }
  return undefined;
}

export const manualConfirm: Kind<'manual-confirm'> = {
  candidates: () => ['agree', 'object'],
  refusal: () => undefined,
  default: () => 'agree',
  take(s, { seat }, a) {
    if (a === 'agree') return;
    const f = below(s, 'manual-confirmed');
    andThen(s, { do: 'manual-confirmed', ...f, objected: [...f.objected, seat] });
  },
};

export function runConfirmed(s: State, f: Readonly<EffectFrames['manual-confirmed']>, t: Table): void {
  const { source, path, clause, tries, adjustments, objected } = f;
  if (objected.length > 0) {
    t.emit('adjustment-rejected', { by: source, seats: objected });
    if (tries < MOST_TRIES) andThen(s, { do: 'manual', source, path, clause, tries });
    return;
  }
  t.emit('adjusted-by-hand', { by: source, adjustments });
  for (const { seat, gems, wounds, points } of adjustments) {
    if (gems > 0) gainGems(s, t, seat, gems, source);
    else loseGems(s, t, seat, -gems, source);
    if (wounds > 0) addWounds(s, t, seat, wounds, source);
    else healWounds(s, t, seat, -wounds, source);
    gainPoints(s, t, seat, points, 'cards');
  }
}
