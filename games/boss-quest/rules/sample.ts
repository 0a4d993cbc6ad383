/** A world this seat cannot tell from the real one, each as likely as any other: what fair bots think about. */
import { type Chance, copy, type Game, reseal, type Seat } from '../../../kernel/index.ts';
import { type BossQuest, GAP, NONE, REAPER, type State, type Table, type View, type Weapon } from './state.ts';
import { knownWeapons, unseenWeapons } from './view.ts';

export function sample(v: View, t: Table, game: Game<BossQuest>): State {
  const pub = copy(v.pub);
  const s: State = {
    pub,
    own: pub.knights.map((_, seat) =>
      seat === v.seat ? copy(v.own) : { hidden: NONE, known: [], mystery: NONE, sealed: {} },
    ),
    hid: { weaponDeck: [], spellDeck: [], bossDeck: [], mystery: NONE, cursor: 0, sealed: {} },
  };
  layWeapons(s, v, t.chance);
  laySpells(s, v, t.chance);
  s.hid.bossDeck = t.chance.shuffle(
    without(t.content.bosses.length, [...pub.bossDiscard, pub.boss === REAPER ? NONE : pub.boss]),
  );
  shareKnowledge(s, v.seat);
  reseal(game, s, v, t);
  return s;
}

/** Known cards lie where they are known to lie; hidden ones respect what equips have proved; the rest is the deck. */
function layWeapons(s: State, v: View, chance: Chance): void {
  const { pub } = s;
  const { weapons } = v.table.content;
  const unseen = chance.shuffle(unseenWeapons(v));
  const deck: Weapon[] = new Array(pub.weaponDeck).fill(NONE);
  for (const { card, at } of knownWeapons(v)) {
    if (at < 0) deck[-1 - at] = card;
    else if (at !== v.seat) s.own[at].hidden = card;
  }
  // The most restricted first: then every consistent world is equally likely, since each choice leaves as many.
  const open = [...pub.knights.keys()]
    .filter((seat) => seat !== v.seat && pub.knights[seat].hasHidden && s.own[seat].hidden === NONE)
    .sort((a, b) => pub.knights[a].hiddenAtMost - pub.knights[b].hiddenAtMost);
  for (const seat of open) {
    const fits = unseen.findIndex((card) => weapons[card].minus <= pub.knights[seat].hiddenAtMost);
    s.own[seat].hidden = unseen.splice(Math.max(fits, 0), 1)[0];
  }
  for (let i = 0; i < deck.length; i++) if (deck[i] === NONE) deck[i] = unseen.pop() ?? NONE;
  s.hid.weaponDeck = deck;
}

function laySpells(s: State, v: View, chance: Chance): void {
  const { pub } = s;
  const lying = [...pub.row, ...pub.spellDiscard, ...pub.active.map((c) => c.spell), v.own.mystery];
  if (pub.resolving !== null) lying.push(pub.resolving.spell);
  const deck = chance.shuffle(without(v.table.content.spells.length, lying));
  const hasMystery = pub.row.some((slot) => slot !== GAP && slot < 0);
  if (v.own.mystery !== NONE) s.hid.mystery = v.own.mystery;
  else if (hasMystery) s.hid.mystery = deck.pop() ?? NONE;
  s.hid.spellDeck = deck;
}

/** What others know is public as places; in this world these are the cards that lie there. */
export function shareKnowledge(s: State, viewer: Seat): void {
  for (let seat = 0; seat < s.own.length; seat++) {
    if (seat === viewer) continue;
    const { insight, sawMystery } = s.pub.knights[seat];
    s.own[seat].known = insight.map((at) => (at < 0 ? s.hid.weaponDeck[-1 - at] : s.own[at].hidden));
    if (sawMystery) s.own[seat].mystery = s.hid.mystery;
  }
}

/** All numbers below n but these. */
function without(n: number, gone: readonly number[]): number[] {
  return Array.from({ length: n }, (_, i) => i).filter((one) => !gone.includes(one));
}
