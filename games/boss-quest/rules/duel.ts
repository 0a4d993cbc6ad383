/** Duel of knights (BQ-971..973): who has visited may use a spell each time the other equips. */
import { type AskFrame, ask } from '../../../kernel/index.ts';
import { spellCandidates, spellRefusal, takeSpell } from './magician.ts';
import type { Kind, Seat, State, Table } from './state.ts';
import { isRowEmpty } from './totals.ts';

/** The question to the other duellist after this one's equip, if there is a right and a spell left (BQ-972). */
export function duelRight(s: State, equipped: Seat, t: Table): AskFrame | undefined {
  if (!t.options.duel) return undefined;
  const other = 1 - equipped;
  const hasRight = s.pub.knights[other].visited && s.pub.knights[other].phase === 'finished';
  return hasRight && !isRowEmpty(s.pub) ? ask('duel-extra-spell', other) : undefined;
}

/** Optional; the mystery as always under BQ-310. */
export const duelExtraSpell: Kind<'duel-extra-spell'> = {
  candidates: (v) => [...spellCandidates(v), 'decline'],
  refusal: (v, _d, a) => (a === 'decline' ? undefined : spellRefusal(v, a)),
  default: () => 'decline',
  take: (s, { seat }, a, t) => {
    if (a === 'decline') t.emit('duel-right-declined', { seat });
    else takeSpell(s, seat, a, true, t);
  },
};
