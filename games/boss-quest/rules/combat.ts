/** Combat (5xx): everything is turned up, then hearts, requirements, harvest, the winner and keys, in that order. */
import { andThen, sealed } from '../../../kernel/index.ts';
import { heartGuard, loseHeart } from './hearts.ts';
import { forgetAll } from './knowledge.ts';
import { type Ranking, rank } from './ranking.ts';
import { destinies, harvest } from './reaper.ts';
import { type CombatLine, NONE, REAPER, type Spell, type State, type Table } from './state.ts';
import { amount, isPotion, participants, power, printedHp, spellStrength, worth } from './totals.ts';
import { meets, requirements } from './view.ts';

/** BQ-501: all are finished. With Potions, hidden ones are read in secret first (R35). */
export function combat(s: State, _f: object, t: Table): void {
  s.pub.stage = 'combat';
  if (t.options.potions) andThen(s, sealed('orient-hidden-potion', participants(s.pub)), { do: 'reveal' });
  else andThen(s, { do: 'reveal' });
}

export function reveal(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const hp = pub.effectiveHp;
  const lines = turnUp(s, t);
  t.reveal('combat-revealed', {
    hp,
    printed: printedHp(t.content, pub),
    players: lines.map(({ seat, hidden, reading, strength }) => ({ seat, hidden, reading, strength })),
  });
  for (const line of lines) if (line.gap < 0) payForBeingOver(s, line, t);
  for (const { seat, fails } of lines) if (fails.length > 0) t.emit('requirement-failed', { seat, spells: fails });
  harvest(s, lines, t);
  const ranking = rank(lines, t.content, pub, t.options);
  pub.combat = { hp, lines, ...ranking };
  tellWinner(pub.combat.lines, ranking, t);
  awardKeys(s, lines, t);
  pub.stage = 'aftermath';
  andThen(s, ...destinies(s, ranking.winners, t), { do: 'end-check' });
}

/** BQ-502: hidden weapons lie open now; strengths are public and final. */
function turnUp(s: State, t: Table): CombatLine[] {
  const { content } = t;
  const { pub } = s;
  const needs = requirements(content, pub);
  const lines: CombatLine[] = [];
  for (const seat of participants(pub)) {
    const knight = pub.knights[seat];
    const { hidden } = s.own[seat];
    s.own[seat].hidden = NONE;
    knight.hasHidden = false;
    knight.visible.push(hidden);
    knight.shown += worth(content, pub, hidden);
    let potions = 0;
    for (const card of knight.visible) if (isPotion(content, card)) potions += worth(content, pub, card);
    const spells = spellStrength(content, pub, seat);
    const strength = knight.shown;
    const gap = pub.effectiveHp - strength;
    const all = power(content, pub, seat, 'allColours') !== undefined;
    const fails: Spell[] = [];
    for (const { spell, clause } of needs) if (!meets(content, clause, knight.visible, all)) fails.push(spell);
    lines.push({
      seat,
      hidden,
      reading: isPotion(content, hidden) ? pub.readings[hidden - content.firstPotion] : null,
      strength,
      parts: { weapons: strength - potions - spells, potions, spells },
      gap,
      weapons: knight.visible.length,
      fails,
      qualified: gap >= 0 && fails.length === 0,
      rank: 0,
      won: false,
      perfect: gap === 0 && fails.length === 0,
      heartCause: null,
      heartGuard: null,
      heartLost: false,
      keys: { round: 0, extra: 0, perfect: 0 },
      withheld: null,
    });
  }
  forgetAll(s);
  return lines;
}

/** BQ-503: over costs a heart, unless a shield or the tolerance companion prevents it. */
function payForBeingOver(s: State, line: CombatLine, t: Table): void {
  const { seat } = line;
  const tolerance = power(t.content, s.pub, seat, 'tolerance');
  const guard = heartGuard(s, seat, t) ?? (tolerance !== undefined && -line.gap <= tolerance.upTo ? 'tolerance' : null);
  const { was, now } = loseHeart(s, line, 'over', guard);
  t.emit('went-over', { seat, by: -line.gap, was, now, guard });
}

function tellWinner(lines: readonly CombatLine[], { winners, by, rank, unwon }: Ranking, t: Table): void {
  const first = lines.find(({ seat }) => seat === winners[0]);
  if (first !== undefined && by !== null) {
    t.emit('round-won', { seats: winners, by, gap: first.gap, weapons: first.weapons, rank });
  } else if (unwon !== null) t.emit('round-unwon', { why: unwon });
}

/** BQ-506..510, BQ-416: a key for the round with what spells add, and one for each PERFECT. */
function awardKeys(s: State, lines: readonly CombatLine[], t: Table): void {
  const extra = extraKeys(s, t);
  for (const line of lines) {
    const { seat, won, perfect } = line;
    if (perfect) t.emit('perfect-made', { seat, hp: s.pub.effectiveHp });
    if (!won && !perfect) continue;
    line.withheld = whyWithheld(s, line);
    if (line.withheld !== null) {
      t.emit('keys-withheld', { seat, why: line.withheld });
      continue;
    }
    line.keys = { round: won ? 1 : 0, extra: won ? extra : 0, perfect: perfect ? 1 : 0 };
    const knight = s.pub.knights[seat];
    const was = knight.keys;
    knight.keys += line.keys.round + line.keys.extra + line.keys.perfect;
    t.emit('keys-won', { seat, was, now: knight.keys, ...line.keys });
  }
}

function extraKeys(s: State, t: Table): number {
  let extra = 0;
  for (const c of s.pub.active) {
    for (const clause of t.content.spells[c.spell].clauses)
      if (clause.does === 'winnerKeys') extra += amount(c, clause.by);
  }
  return extra;
}

/** R50, R54, R55: who earned keys and gets none. */
function whyWithheld(s: State, line: CombatLine): CombatLine['withheld'] {
  const { role, hearts } = s.pub.knights[line.seat];
  if (role === 'reaper') return 'reaperPlayer';
  if (s.pub.boss === REAPER && line.won) return 'reaperRound';
  if (role === 'ghost') return 'ghost';
  return hearts === 0 ? 'lastHeart' : null;
}
