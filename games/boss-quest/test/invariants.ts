/** What must hold of every state of Boss Quest (ledger, Invariants); says the first thing that does not. */
import type { Fixed } from '../../../kernel/index.ts';
import { allHold, type Check as CheckOf } from '../../test/invariants.ts';
import { type BossQuest, GAP, MYSTERY, NONE, REAPER, type State } from '../rules/state.ts';
import { amount, isIn, printedHp, spellStrength, worth } from '../rules/totals.ts';

type Check = CheckOf<BossQuest>;

/** Every number of the list once, in any order. */
function apart(name: string, cards: readonly number[], expected: readonly number[]): string | undefined {
  const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join(' ');
  return sorted(cards) === sorted(expected) ? undefined : `${name}: ${sorted(cards)} instead of ${sorted(expected)}`;
}

const weaponsAreAllThere: Check = (s, t) =>
  s.pub.round === 0
    ? undefined
    : apart(
        'weapons',
        [
          ...s.hid.weaponDeck,
          ...s.own.map((own) => own.hidden).filter((card) => card !== NONE),
          ...s.pub.knights.flatMap((knight) => knight.visible),
        ],
        t.content.armoury,
      );

const spellsAreAllThere: Check = (s, t) => {
  const { pub, hid } = s;
  const row = pub.row.filter((slot) => slot >= 0);
  const cards = [...hid.spellDeck, ...pub.spellDiscard, ...row, ...pub.active.map((c) => c.spell)];
  if (hid.mystery !== NONE) cards.push(hid.mystery);
  if (pub.resolving !== null) cards.push(pub.resolving.spell);
  const hasMystery = pub.row.includes(MYSTERY);
  if (hasMystery !== (hid.mystery !== NONE)) return 'a mystery slot and a mystery card go together';
  return apart('spells', cards, [...t.content.spells.keys()]);
};

const bossesAreAllThere: Check = (s, t) => {
  const cards = [...s.hid.bossDeck, ...s.pub.bossDiscard];
  if (s.pub.boss !== REAPER) cards.push(s.pub.boss);
  if ((s.pub.boss === REAPER) !== isReaperRound(s)) return `the Reaper is ${s.pub.reaper} and boss ${s.pub.boss}`;
  return apart('bosses', cards, [...t.content.bosses.keys()]);
};

/** She is the boss from her round's start until the next boss is turned up. */
const isReaperRound = (s: State): boolean =>
  s.pub.boss === REAPER && (s.pub.reaper === 'current' || s.pub.stage === 'aftermath' || s.pub.stage === 'over');

const companionsAreAllThere: Check = (s, t) => {
  const held = s.pub.knights.map((knight) => knight.companion).filter((companion) => companion !== NONE);
  const holders = s.pub.knights.filter((knight) => isIn(knight));
  if (t.content.companions.length > 0 && holders.some((knight) => knight.companion === NONE)) {
    return 'a participant without a companion';
  }
  return apart('companions', [...held, ...s.pub.reserve], [...t.content.companions.keys()]);
};

const countsAreTrue: Check = (s) => {
  const { pub, hid } = s;
  if (pub.weaponDeck !== hid.weaponDeck.length) return 'the count of the weapon deck is wrong';
  if (pub.spellDeck !== hid.spellDeck.length) return 'the count of the spell deck is wrong';
  if (pub.bossDeck !== hid.bossDeck.length) return 'the count of the boss deck is wrong';
  if (pub.row.some((slot) => slot < GAP)) return 'a slot of the row is neither card nor gap';
  if (hid.bossDeck.length === 0) return 'the boss deck is empty';
  return pub.spellDeck === 0 && pub.spellDiscard.length > 0 && pub.round === 0 ? 'the spell deck is empty' : undefined;
};

/** From deal to reveal each participant has exactly one hidden and at least one visible weapon. */
const handsAreDealt: Check = (s) => {
  for (const [seat, knight] of s.pub.knights.entries()) {
    const hasHidden = s.own[seat].hidden !== NONE;
    if (hasHidden !== knight.hasHidden) return `seat ${seat}: the hidden weapon is not where everybody sees it`;
    if (!isIn(knight) || s.pub.stage === 'aftermath' || s.pub.stage === 'over') continue;
    if (!hasHidden || knight.visible.length === 0) return `seat ${seat} lacks a weapon`;
  }
  return undefined;
};

const totalsAreTrue: Check = (s, t) => {
  const { pub } = s;
  let hp = printedHp(t.content, pub);
  for (const c of pub.active) {
    for (const clause of t.content.spells[c.spell].clauses) if (clause.does === 'bossHp') hp += amount(c, clause.by);
  }
  if (hp !== pub.effectiveHp) return `effectiveHp is ${pub.effectiveHp}, its cards say ${hp}`;
  for (const [seat, knight] of pub.knights.entries()) {
    if (knight.visible.length === 0) continue;
    let shown = spellStrength(t.content, pub, seat);
    for (const card of knight.visible) shown += worth(t.content, pub, card);
    if (shown !== knight.shown) return `seat ${seat} shows ${knight.shown}, its cards say ${shown}`;
  }
  return undefined;
};

/** Visible potion: read, unless it is being asked. Hidden potion or potion in the deck: not read. */
const readingsAreWhereTheyBelong: Check = (s, t) => {
  const { pub } = s;
  const asked = new Set(pub.agenda.flatMap((frame) => ('card' in frame ? [frame.card] : [])));
  for (const [i, reading] of pub.readings.entries()) {
    const card = t.content.firstPotion + i;
    const isVisible = pub.knights.some((knight) => knight.visible.includes(card));
    if (isVisible !== (reading !== null) && !asked.has(card))
      return `potion ${i} reads ${reading}, visible: ${isVisible}`;
  }
  return undefined;
};

const tokensAreInRange: Check = (s) => {
  for (const [seat, { hearts, keys, role }] of s.pub.knights.entries()) {
    if (hearts < 0 || hearts > 3) return `seat ${seat} has ${hearts} hearts`;
    if (keys < 0 || (role === 'reaper' && keys > 0)) return `seat ${seat} has ${keys} keys as ${role}`;
    if ((role === 'ghost' || role === 'reaper') && hearts > 0) return `seat ${seat} is a ${role} with hearts`;
  }
  const reapers = s.pub.knights.filter(({ role }) => role === 'reaper').length;
  return reapers === (s.pub.reaper === 'player' ? 1 : 0) ? undefined : `${reapers} players are the Reaper`;
};

/** A combat takes at most one heart and gives at most three keys, and none to who is out of the round. */
const combatIsFair: Check = (s, t) => {
  for (const line of s.pub.combat?.lines ?? []) {
    const keys = line.keys.round + line.keys.extra + line.keys.perfect;
    const most = 2 + Math.max(0, ...s.pub.active.map((c) => extraKeys(t, c.spell)));
    if (keys > Math.max(most, 2)) return `seat ${line.seat} got ${keys} keys in one combat`;
    if (keys > 0 && (!line.qualified || line.withheld !== null)) return `seat ${line.seat} got keys it may not have`;
    if (keys > 0 && s.pub.knights[line.seat].role === 'reaper' && s.pub.knights[line.seat].keys > 0) {
      return 'the Reaper got keys';
    }
    if (line.heartLost && (line.heartGuard !== null || line.heartCause === null))
      return `seat ${line.seat} lost a guarded heart`;
  }
  return undefined;
};

function extraKeys(t: Fixed<BossQuest>, spell: number): number {
  let most = 0;
  for (const clause of t.content.spells[spell].clauses) {
    if (clause.does === 'winnerKeys') most = typeof clause.by === 'number' ? clause.by : Math.max(...clause.by);
  }
  return most;
}

/** What is known is so (R76), and only places that hide a card are known. */
const knowledgeIsTrue: Check = (s) => {
  const { pub } = s;
  const at = (place: number): number => (place < 0 ? s.hid.weaponDeck[-1 - place] : s.own[place].hidden);
  for (const { card, at: place } of pub.known)
    if (at(place) !== card) return `all know ${card} at ${place}, where ${at(place)} lies`;
  for (const [seat, { insight, sawMystery, hasHidden, hiddenAtMost }] of pub.knights.entries()) {
    const { known, mystery } = s.own[seat];
    if (known.length !== insight.length) return `seat ${seat} knows ${known.length} cards at ${insight.length} places`;
    for (const [i, place] of insight.entries()) {
      if (at(place) !== known[i]) return `seat ${seat} knows ${known[i]} at ${place}, where ${at(place)} lies`;
      if (place === seat) return `seat ${seat} has insight into its own hand`;
    }
    if (sawMystery !== (mystery !== NONE) || (sawMystery && mystery !== s.hid.mystery))
      return `seat ${seat} misjudges the mystery`;
    if (hasHidden && hiddenAtMost < -9) return `seat ${seat}: no hidden weapon is that low`;
  }
  return undefined;
};

const theEndIsTheEnd: Check = (s) => {
  const { ended, stage, agenda } = s.pub;
  if ((ended !== null) !== (stage === 'over')) return 'over and ended go together';
  if (ended === null) return undefined;
  if (agenda.length > 0) return 'something is left to do after the end';
  return ended.winners.length > 0 ? undefined : 'nobody has won';
};

export const invariants = allHold(
  countsAreTrue,
  weaponsAreAllThere,
  spellsAreAllThere,
  bossesAreAllThere,
  companionsAreAllThere,
  handsAreDealt,
  totalsAreTrue,
  readingsAreWhereTheyBelong,
  tokensAreInRange,
  combatIsFair,
  knowledgeIsTrue,
  theEndIsTheEnd,
);
