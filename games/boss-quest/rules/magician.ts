/** Phase B (3xx): the visit to the Magician, where one spell is activated or discarded. */
import { andThen, ask, type Refusal } from '../../../kernel/index.ts';
import { forgetMystery } from './knowledge.ts';
import { refuse } from './refusals.ts';
import { whyPointless } from './spells.ts';
import {
  GAP,
  type Kind,
  MYSTERY,
  NONE,
  type Seat,
  type Spell,
  type SpellUse,
  type State,
  type Table,
  type View,
} from './state.ts';
import { isRowEmpty } from './totals.ts';

/** BQ-301: the pawn moves to the Magician. An empty row ends the visit at once (R23). */
export function visit(s: State, seat: Seat, t: Table): void {
  const knight = s.pub.knights[seat];
  knight.phase = 'magician';
  knight.visited = true;
  t.emit('visited', { seat });
  if (isRowEmpty(s.pub)) {
    t.emit('row-empty', { seat });
    andThen(s, { do: 'leave-magician', seat });
  } else andThen(s, ask('choose-spell', seat), { do: 'leave-magician', seat });
}

export function leaveMagician(s: State, { seat }: { seat: Seat }): void {
  s.pub.knights[seat].phase = 'finished';
  andThen(s, { do: 'next-turn', after: seat });
}

/** Every slot either way: made once, since the same answers are listed at every visit. */
const USES: readonly (readonly SpellUse[])[] = Array.from({ length: 16 }, (_, slot) => [
  { slot, use: 'activate' },
  { slot, use: 'discard' },
]);

export function spellCandidates(v: View): SpellUse[] {
  const uses: SpellUse[] = [];
  const { row } = v.pub;
  for (let slot = 0; slot < row.length; slot++) if (row[slot] !== GAP) uses.push(USES[slot][0], USES[slot][1]);
  return uses;
}

/** A face-up spell that could do nothing can only be discarded (R14); the mystery may be anything. */
export function spellRefusal(v: View, a: SpellUse): Refusal | undefined {
  const card = v.pub.row[a.slot];
  if (card === GAP) return refuse('slot-empty');
  if (a.use === 'discard' || card === MYSTERY) return undefined;
  const why = whyPointless(v.table.content, v.pub, card);
  return why === undefined ? undefined : refuse(why);
}

/** BQ-302: exactly one available spell, activated or discarded. */
export const chooseSpell: Kind<'choose-spell'> = {
  candidates: spellCandidates,
  refusal: (v, _d, a) => spellRefusal(v, a),
  // The leftmost face-up spell is discarded, else the mystery.
  default: (v) => {
    const { row } = v.pub;
    const faceUp = row.findIndex((card) => card >= 0);
    return { slot: faceUp >= 0 ? faceUp : row.indexOf(MYSTERY), use: 'discard' };
  },
  take: (s, { seat }, a, t) => takeSpell(s, seat, a, false, t),
};

/** The use was declared before a mystery is turned over, and binds (BQ-310). */
export function takeSpell(s: State, seat: Seat, { slot, use }: SpellUse, right: boolean, t: Table): void {
  const mystery = s.pub.row[slot] === MYSTERY;
  const spell = mystery ? turnMystery(s) : s.pub.row[slot];
  s.pub.row[slot] = GAP;
  const facts = { seat, spell, slot, mystery, right };
  const type = use === 'activate' ? 'spell-activated' : 'spell-discarded';
  if (mystery) t.reveal(type, facts);
  else t.emit(type, facts);
  if (use === 'discard') s.pub.spellDiscard.push(spell);
  else {
    s.pub.resolving = {
      spell,
      caster: seat,
      right,
      target: NONE,
      value: 0,
      weapon: NONE,
      cancelled: NONE,
      pair: null,
    };
    andThen(s, { do: 'resolve' });
  }
}

function turnMystery(s: State): Spell {
  const spell = s.hid.mystery;
  s.hid.mystery = NONE;
  forgetMystery(s);
  return spell;
}
