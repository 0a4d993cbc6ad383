/** A round: its deal (BQ-108, BQ-111), whose turn comes next (BQ-202), and what is cleared for a new one (6xx). */
import { andThen, ask, type Frame } from '../../../kernel/index.ts';
import { drawBoss, drawSpell, drawWeapon, gatherWeapons } from './decks.ts';
import { forgetMystery } from './knowledge.ts';
import { type BossQuest, GAP, MYSTERY, NONE, REAPER, type Seat, type State, type Table, UNBOUNDED } from './state.ts';
import {
  clockwiseAfter,
  equippingCount,
  isIn,
  isLastCall,
  isPotion,
  leftOf,
  participantCount,
  printedHp,
  worth,
} from './totals.ts';

/** How many spells lie face up in a duel (BQ-971). */
const DUEL_ROW = 3;

/** Lays out the row, deals weapons and lets face-up potions be read before the first turn. */
export function deal(s: State, _f: object, t: Table): void {
  const { pub } = s;
  pub.round++;
  pub.stage = 'deal';
  pub.combat = null;
  pub.effectiveHp = printedHp(t.content, pub);
  // BQ-932: once-per-round powers refresh.
  pub.used.fill(false);
  layRow(s, t);
  t.emit('round-started', {
    round: pub.round,
    boss: pub.boss,
    hp: pub.effectiveHp,
    armourer: pub.armourer,
    row: [...pub.row],
  });
  gatherWeapons(s, t);
  pub.readings.fill(null);
  const order = clockwiseAfter(pub, pub.armourer);
  for (const seat of order) {
    const knight = pub.knights[seat];
    knight.phase = 'armourer';
    knight.visited = false;
    knight.calledEquip = false;
    knight.hiddenAtMost = UNBOUNDED;
    knight.hasHidden = true;
    s.own[seat].hidden = drawWeapon(s);
  }
  const frames: Frame<BossQuest>[] = [];
  for (const seat of order) {
    const knight = pub.knights[seat];
    const card = drawWeapon(s);
    knight.visible = [card];
    knight.shown = worth(t.content, pub, card);
    // R34: clockwise from the Armourer's left, before the first turn.
    if (isPotion(t.content, card)) frames.push(ask('orient-potion', seat, { card }));
  }
  tellDeal(s, t, order);
  frames.push({ do: 'next-turn', after: pub.armourer });
  andThen(s, ...frames);
}

function tellDeal(s: State, t: Table, order: readonly Seat[]): void {
  const secrets: { [seat: number]: { hidden: number } } = {};
  for (const seat of order) secrets[seat] = { hidden: s.own[seat].hidden };
  t.emit('dealt', { visible: s.pub.knights.map((knight) => (isIn(knight) ? knight.visible[0] : NONE)) }, secrets);
}

/** N face-up spells and the mystery, N = participants; three in a duel (BQ-108, BQ-971, R13). */
function layRow(s: State, t: Table): void {
  const faceUp = t.options.duel ? DUEL_ROW : participantCount(s.pub);
  const row: number[] = [];
  for (let i = 0; i < faceUp; i++) row.push(drawSpell(s, t));
  s.hid.mystery = drawSpell(s, t);
  row.push(MYSTERY);
  s.pub.row = row;
}

/** Gives the turn to the next player in phase A; when there is none, combat follows at once (BQ-209, BQ-217). */
export function nextTurn(s: State, { after }: { after: Seat }, t: Table): void {
  const { pub } = s;
  const equipping = equippingCount(pub);
  if (equipping === 0) {
    pub.turn = NONE;
    andThen(s, { do: 'combat' });
    return;
  }
  pub.stage = 'players';
  let seat = leftOf(pub, after);
  while (pub.knights[seat].phase !== 'armourer') seat = leftOf(pub, seat);
  pub.turn = seat;
  if (isLastCall(t.content, pub)) andThen(s, ask('last-call-turn', seat));
  else if (equipping === 1 && hasFinalTurn(t)) finalTurn(s, t, seat);
  else andThen(s, ask('turn-action', seat));
}

/** R58: a duel may be played without the final-turn rule. */
export const hasFinalTurn = (t: Table): boolean => !(t.options.duel && t.options.duelLastTurn === 'unlimited');

/** BQ-214: the only player left in phase A has one last equip. */
function finalTurn(s: State, t: Table, seat: Seat): void {
  t.emit('final-turn-came', { seat });
  // R10: nothing to draw and no visit to make; everybody can see that.
  if (s.pub.weaponDeck === 0 && isStragglersRound(s)) finish(s, t, seat, 'straggler');
  else andThen(s, ask('final-turn', seat));
}

/** BQ-216: with 5–6 participants the final-turn player skips the Magician. */
export const isStragglersRound = (s: State): boolean => participantCount(s.pub) >= 5;

/** This player is done without a visit, and the turn passes. */
export function finish(s: State, t: Table, seat: Seat, why: 'lastCall' | 'stopped' | 'straggler'): void {
  s.pub.knights[seat].phase = 'finished';
  t.emit('finished', { seat, why });
  andThen(s, { do: 'next-turn', after: seat });
}

/** Discards what the ended round laid out, passes the Armourer on and turns up the next boss. */
export function newRound(s: State, _f: object, t: Table): void {
  const { pub } = s;
  if (pub.boss !== REAPER) pub.bossDiscard.push(pub.boss);
  clearSpells(s, t);
  pub.armourer = leftOf(pub, pub.armourer);
  if (pub.reaper === 'deck') {
    pub.reaper = 'current';
    pub.boss = REAPER;
  } else pub.boss = drawBoss(s, t);
  for (const knight of pub.knights) {
    knight.visible = [];
    knight.shown = 0;
  }
  andThen(s, { do: 'deal' });
}

/** BQ-602, R15: active and unused spells go to the discard; an unused mystery is shown there. */
function clearSpells(s: State, t: Table): void {
  const { pub } = s;
  for (const c of pub.active) pub.spellDiscard.push(c.spell);
  pub.active = [];
  for (const slot of pub.row) {
    if (slot === GAP) continue;
    if (slot === MYSTERY) t.reveal('mystery-shown', { spell: s.hid.mystery });
    pub.spellDiscard.push(slot === MYSTERY ? s.hid.mystery : slot);
  }
  pub.row = [];
  s.hid.mystery = NONE;
  forgetMystery(s);
}
