/** Companions (BQ-921..932): chain, and the two powers used unasked, peek and replaceSpell. */
import { andThen, type Decision, isSealed, unasked, waiting } from '../../../kernel/index.ts';
import { drawSpell } from './decks.ts';
import { forgetMystery, learn } from './knowledge.ts';
import { visit } from './magician.ts';
import { refuse } from './refusals.ts';
import { GAP, type Kind, type Kinds, MYSTERY, type Seat, type State, type View } from './state.ts';
import { canUse, isRowEmpty, participants } from './totals.ts';

const YES_NO: readonly Kinds['chain-visit']['answer'][] = ['yes', 'no'];

/** BQ-925: equip and visit in the same turn, decided after seeing the drawn cards (R42). */
export const chainVisit: Kind<'chain-visit'> = {
  candidates: () => YES_NO,
  refusal: () => undefined,
  default: () => 'no',
  take: (s, { seat }, a, t) => {
    if (a === 'no') andThen(s, { do: 'next-turn', after: seat });
    else {
      const { companion } = s.pub.knights[seat];
      s.pub.used[companion] = true;
      t.emit('chained', { seat, companion });
      visit(s, seat, t);
    }
  },
};

/** Questions in the middle of something already begun: no peeking then (R41). */
const HALF_DONE: ReadonlySet<string> = new Set<keyof Kinds>([
  'orient-potion',
  'spell-value',
  'spell-target-player',
  'swap-top-card',
  'cancel-target',
  'flip-target',
  'companion-pair',
]);

/** The questions of an own turn, before whose answer the row may be changed (R43). */
const OWN_TURN: ReadonlySet<string> = new Set<keyof Kinds>([
  'turn-action',
  'final-turn',
  'last-call-turn',
  'choose-spell',
]);

const NOTHING: readonly Decision[] = [];

/** What this seat may do unasked. */
export function may(v: View): readonly Decision[] {
  const { pub, seat } = v;
  if (pub.stage !== 'players' || pub.knights[seat].companion < 0) return NOTHING;
  const frame = waiting(v);
  const isAsked = frame !== undefined && !isSealed(frame) && frame.seat === seat;
  if (canUse(v.table.content, pub, seat, 'peek')) {
    return isAsked && HALF_DONE.has(frame.ask) ? NOTHING : [unasked('use-peek', seat, pub.round, {})];
  }
  const canReplace = isAsked && OWN_TURN.has(frame.ask) && canUse(v.table.content, pub, seat, 'replaceSpell');
  return canReplace && !isRowEmpty(pub) ? [unasked('use-replace', seat, pub.round, {})] : NOTHING;
}

/** BQ-924: a look at the mystery spell or at another's hidden weapon; others see at what, not what. */
export const usePeek: Kind<'use-peek'> = {
  candidates: (v) => ['mystery', ...participants(v.pub).filter((seat) => seat !== v.seat)],
  refusal: (v, _d, at) => (at === 'mystery' && !v.pub.row.includes(MYSTERY) ? refuse('mystery-gone') : undefined),
  take: (s, { seat }, at, t) => {
    const { companion } = s.pub.knights[seat];
    s.pub.used[companion] = true;
    t.emit(
      'peeked',
      { seat, companion, at },
      { [seat]: { card: at === 'mystery' ? seeMystery(s, seat) : seeHidden(s, seat, at) } },
    );
  },
};

function seeMystery(s: State, seat: Seat): number {
  s.pub.knights[seat].sawMystery = true;
  s.own[seat].mystery = s.hid.mystery;
  return s.hid.mystery;
}

function seeHidden(s: State, seat: Seat, at: Seat): number {
  const card = s.own[at].hidden;
  learn(s, seat, at, card);
  return card;
}

/** BQ-928: the new card is drawn before the old one is discarded; it takes its place and face (R43). */
export const useReplace: Kind<'use-replace'> = {
  candidates: (v) => [...v.pub.row.keys()].filter((slot) => v.pub.row[slot] !== GAP),
  refusal: (v) => (v.pub.spellDeck + v.pub.spellDiscard.length === 0 ? refuse('no-spell-to-draw') : undefined),
  take: (s, { seat }, slot, t) => {
    const { pub } = s;
    const { companion } = pub.knights[seat];
    pub.used[companion] = true;
    const fresh = drawSpell(s, t);
    const isMystery = pub.row[slot] === MYSTERY;
    const old = isMystery ? s.hid.mystery : pub.row[slot];
    if (isMystery) {
      s.hid.mystery = fresh;
      forgetMystery(s);
    } else pub.row[slot] = fresh;
    pub.spellDiscard.push(old);
    t.reveal('spell-replaced', { seat, companion, slot, old, fresh: isMystery ? MYSTERY : fresh });
  },
};
