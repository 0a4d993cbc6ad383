/** Phase A (2xx): equip or visit, the final turn (BQ-214..216) and the last call (BQ-417). */
import { andThen, ask, type Frame, type Refusal } from '../../../kernel/index.ts';
import { drawWeapon } from './decks.ts';
import { duelRight } from './duel.ts';
import { forgetDrawn } from './knowledge.ts';
import { visit } from './magician.ts';
import { type RefusalKey, refuse } from './refusals.ts';
import { finish, hasFinalTurn, isStragglersRound } from './round.ts';
import type { BossQuest, Equip, EquipMode, Kind, Kinds, Seat, State, Table, View } from './state.ts';
import { boundHidden, canUse, equippingCount, isLastCall, isPotion, worth } from './totals.ts';
import { lowestHidden } from './view.ts';

const EQUIPS: readonly Equip[] = [{ equip: 1 }, { equip: 2 }, { equip: 3 }, { equip: 4 }];

/** BQ-212, BQ-218: not when over, not more than are left. */
function equipRefusal(v: View, a: Equip, over: RefusalKey): Refusal | undefined {
  const { pub } = v;
  const strength = pub.knights[v.seat].shown + lowestHidden(v);
  const by = strength - pub.effectiveHp;
  if (by > 0) return refuse(over, { strength, hp: pub.effectiveHp, by });
  if (pub.weaponDeck === 0) return refuse('deck-empty');
  return a.equip > pub.weaponDeck ? refuse('deck-too-short', { left: pub.weaponDeck, asked: a.equip }) : undefined;
}

const TURN: readonly Kinds['turn-action']['answer'][] = [...EQUIPS, 'visit'];

/** BQ-204: on a turn one either equips or visits; there is no pass. */
export const turnAction: Kind<'turn-action'> = {
  candidates: () => TURN,
  refusal: (v, _d, a) => (a === 'visit' ? undefined : equipRefusal(v, a, 'over')),
  default: () => 'visit',
  take: (s, { seat }, a, t) => (a === 'visit' ? visit(s, seat, t) : equip(s, seat, a.equip, 'turn', t)),
};

const FINAL: readonly Kinds['final-turn']['answer'][] = [...EQUIPS, 'none'];

/** BQ-214: one more equip or none, then what the number of participants says. */
export const finalTurn: Kind<'final-turn'> = {
  candidates: () => FINAL,
  refusal: (v, _d, a) => (a === 'none' ? undefined : equipRefusal(v, a, 'over-final')),
  default: () => 'none',
  take: (s, { seat }, a, t) => {
    if (a !== 'none') equip(s, seat, a.equip, 'final', t);
    else {
      t.emit('final-equip-declined', { seat });
      afterFinalEquip(s, seat, t);
    }
  },
};

const CALLED: readonly Kinds['last-call-turn']['answer'][] = [...EQUIPS, 'visit'];
const CALLED_EITHER_OR: readonly Kinds['last-call-turn']['answer'][] = [...EQUIPS, 'visit', 'stop'];

/** BQ-417, R25: equip or visit, not both; it takes the place of the final turn. */
export const lastCallTurn: Kind<'last-call-turn'> = {
  candidates: (v) => (v.table.options.lastCallMode === 'eitherOr' ? CALLED_EITHER_OR : CALLED),
  refusal: (v, _d, a) => {
    const { calledEquip } = v.pub.knights[v.seat];
    if (a === 'visit') return calledEquip ? refuse('called-no-visit') : undefined;
    if (a === 'stop') return calledEquip ? undefined : refuse('called-no-stop');
    return equipRefusal(v, a, 'over');
  },
  default: (v) => (v.pub.knights[v.seat].calledEquip ? 'stop' : 'visit'),
  take: (s, { seat }, a, t) => {
    if (a === 'visit') visit(s, seat, t);
    else if (a === 'stop') finish(s, t, seat, 'stopped');
    else equip(s, seat, a.equip, 'lastCall', t);
  },
};

/** BQ-205, BQ-206: that many cards from the top, face up, all kept; potions among them are read in draw order (R33). */
function equip(s: State, seat: Seat, count: number, mode: EquipMode, t: Table): void {
  const { pub } = s;
  const knight = pub.knights[seat];
  boundHidden(pub, seat);
  const was = knight.shown;
  const cards: number[] = [];
  const frames: Frame<BossQuest>[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawWeapon(s);
    cards.push(card);
    knight.visible.push(card);
    knight.shown += worth(t.content, pub, card);
    if (isPotion(t.content, card)) frames.push(ask('orient-potion', seat, { card }));
  }
  forgetDrawn(s);
  t.reveal('equipped', { seat, count, cards, was, now: knight.shown, deck: pub.weaponDeck });
  frames.push({ do: 'after-equip', seat, mode });
  andThen(s, ...frames);
}

/** The other duellist may use a spell first (R59). */
export function afterEquip(s: State, f: { seat: Seat; mode: EquipMode }, t: Table): void {
  const right = duelRight(s, f.seat, t);
  if (right === undefined) equipDone(s, f, t);
  else andThen(s, right, { do: 'equip-done', seat: f.seat, mode: f.mode });
}

export function equipDone(s: State, { seat, mode }: { seat: Seat; mode: EquipMode }, t: Table): void {
  if (mode === 'final') afterFinalEquip(s, seat, t);
  else if (mode === 'lastCall') afterCalledEquip(s, seat, t);
  // BQ-925, R42: with the chain companion the visit may follow in the same turn, but not under a last call.
  else if (canUse(t.content, s.pub, seat, 'chain') && !isLastCall(t.content, s.pub))
    andThen(s, ask('chain-visit', seat));
  else andThen(s, { do: 'next-turn', after: seat });
}

/** BQ-215, BQ-216; a last call cast with the duel right turns the pending visit into a last-call turn (R59). */
function afterFinalEquip(s: State, seat: Seat, t: Table): void {
  if (isStragglersRound(s)) finish(s, t, seat, 'straggler');
  else if (isLastCall(t.content, s.pub)) andThen(s, ask('last-call-turn', seat));
  else visit(s, seat, t);
}

/** R24; if the duel right has cancelled the last call, this was the final-turn equip and the visit follows (R26). */
function afterCalledEquip(s: State, seat: Seat, t: Table): void {
  const isLast = equippingCount(s.pub) === 1 && hasFinalTurn(t);
  if (!isLastCall(t.content, s.pub)) {
    if (isLast) visit(s, seat, t);
    else andThen(s, { do: 'next-turn', after: seat });
  } else if (isLast || t.options.lastCallMode === 'oneTurn') finish(s, t, seat, 'lastCall');
  else {
    s.pub.knights[seat].calledEquip = true;
    andThen(s, { do: 'next-turn', after: seat });
  }
}
