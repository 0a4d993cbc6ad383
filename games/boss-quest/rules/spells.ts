/** How an activated spell resolves: its open choices are asked one by one, then its clauses work (4xx). */
import { andThen, ask } from '../../../kernel/index.ts';
import type { Amount, Clause, Content, Reach } from './content.ts';
import { work } from './effects.ts';
import type { RefusalKey } from './refusals.ts';
import { type Casting, type Kinds, NONE, type Pub, type Spell, type State, type Table } from './state.ts';

/** Asks for the next open choice of the resolving spell, or lets it work and puts it where it belongs. */
export function resolve(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const c = pub.resolving;
  if (c === null) return;
  const { clauses, life } = t.content.spells[c.spell];
  const isPointless = whyPointless(t.content, pub, c.spell) !== undefined;
  const choice = isPointless ? undefined : openChoice(clauses, pub, c);
  if (choice !== undefined) {
    andThen(s, ask(choice, c.caster), { do: 'resolve' });
    return;
  }
  pub.resolving = null;
  if (isPointless) t.emit('spell-fizzled', { seat: c.caster, spell: c.spell });
  else for (const clause of clauses) work(s, c, clause, t);
  // BQ-307, BQ-315: active until the round ends, or discarded once used.
  if (life === 'round' && !isPointless) pub.active.push(c);
  else pub.spellDiscard.push(c.spell);
}

/** Why a clause could do nothing now: it wants a target and there is none (R14). */
function whyIdle(clause: Clause, content: Content, pub: Pub): RefusalKey | undefined {
  switch (clause.does) {
    case 'cancel':
      return pub.active.length === 0 ? 'nothing-to-cancel' : undefined;
    case 'flipReading':
      return pub.readings.every((reading) => reading === null) ? 'no-visible-potion' : undefined;
    case 'exchangeWithDeck':
      return pub.weaponDeck === 0 ? 'no-card-to-swap' : undefined;
    case 'exchangeCompanions':
      return content.companions.length < 2 ? 'no-companions-to-swap' : undefined;
    default:
      return undefined;
  }
}

/** Why activating this spell would do nothing at all; undefined when some clause of it would work. */
export function whyPointless(content: Content, pub: Pub, spell: Spell): RefusalKey | undefined {
  let why: RefusalKey | undefined;
  for (const clause of content.spells[spell].clauses) {
    const idle = whyIdle(clause, content, pub);
    if (idle === undefined) return undefined;
    why ??= idle;
  }
  return why;
}

type Choice = keyof Kinds & string;

const valueChoice = (c: Casting, by: Amount): Choice | undefined =>
  typeof by !== 'number' && c.value === 0 ? 'spell-value' : undefined;

function targetChoice(c: Casting, reach: Reach): Choice | undefined {
  if (c.target !== NONE || reach === 'all') return undefined;
  if (reach !== 'self') return 'spell-target-player';
  c.target = c.caster;
  return undefined;
}

/** The first choice of a spell that is still open; a value comes before its target. */
function openChoice(clauses: readonly Clause[], pub: Pub, c: Casting): Choice | undefined {
  for (const clause of clauses) {
    const choice = openIn(clause, pub, c);
    if (choice !== undefined) return choice;
  }
  return undefined;
}

function openIn(clause: Clause, pub: Pub, c: Casting): Choice | undefined {
  switch (clause.does) {
    case 'bossHp':
    case 'winnerKeys':
      return valueChoice(c, clause.by);
    case 'strength':
      return valueChoice(c, clause.by) ?? targetChoice(c, clause.target);
    case 'preventHeartLoss':
    case 'exchangeHidden':
      return targetChoice(c, clause.target);
    case 'exchangeWithDeck':
      return c.weapon === NONE && pub.weaponDeck > 0 ? 'swap-top-card' : undefined;
    case 'flipReading':
      return c.weapon === NONE && pub.readings.some((reading) => reading !== null) ? 'flip-target' : undefined;
    case 'cancel':
      return c.cancelled === NONE && pub.active.length > 0 ? 'cancel-target' : undefined;
    case 'exchangeCompanions':
      return c.pair === null ? 'companion-pair' : undefined;
    default:
      return undefined;
  }
}
