/** The choices a caster makes for a spell, after seeing it (R16). Whoever has one to make must make it. */
import type { Seat } from '../../../kernel/index.ts';
import type { Clause } from './content.ts';
import { refuse } from './refusals.ts';
import { type Casting, type Companion, HIDDEN, type Kind, NONE, type Pub, type State, type View } from './state.ts';
import { holderOf, isPotion, leftOf, participants, visiblePotions } from './totals.ts';

/** The spell whose choices are open. These questions are asked only while there is one. */
function casting(s: { readonly pub: Readonly<Pub> }): Casting {
  if (s.pub.resolving === null) throw new Error('a choice for a spell is asked while one resolves');
  return s.pub.resolving;
}

function valuesOf(v: View): readonly number[] {
  for (const clause of v.table.content.spells[casting(v).spell].clauses) {
    if ('by' in clause && typeof clause.by !== 'number') return clause.by;
  }
  return [];
}

/** R04: only a card with a choice of values asks it, before its target. */
export const spellValue: Kind<'spell-value'> = {
  candidates: valuesOf,
  refusal: () => undefined,
  default: (v) => Math.min(...valuesOf(v)),
  take: (s, _d, value) => {
    casting(s).value = value;
  },
};

type Targeted = Extract<Clause, { target: string }>;

function targetedClause(v: View): Targeted {
  for (const clause of v.table.content.spells[casting(v).spell].clauses) if ('target' in clause) return clause;
  throw new Error('a target is asked for a clause that has one');
}

/** BQ-305: any participant, oneself and finished players included; an exchange names another (R17). */
export const spellTargetPlayer: Kind<'spell-target-player'> = {
  candidates: (v) => participants(v.pub),
  refusal: (v, _d, seat) =>
    seat === v.seat && targetedClause(v).target === 'other' ? refuse('not-oneself') : undefined,
  default: (v) => defaultTarget(v),
  take: (s, _d, seat) => {
    casting(s).target = seat;
  },
};

/** What helps goes to oneself, what hurts to the other with most keys, an exchange to the left. */
function defaultTarget(v: View): Seat {
  const clause = targetedClause(v);
  const hurts = clause.does === 'strength' && (typeof clause.by === 'number' ? clause.by : casting(v).value) < 0;
  if (hurts) return richestOther(v);
  return clause.target === 'other' ? leftOf(v.pub, v.seat) : v.seat;
}

function richestOther(v: View): Seat {
  let best = leftOf(v.pub, v.seat);
  for (let seat = leftOf(v.pub, best); seat !== v.seat; seat = leftOf(v.pub, seat)) {
    if (v.pub.knights[seat].keys > v.pub.knights[best].keys) best = seat;
  }
  return best;
}

/** BQ-404: the weapon to give is chosen before the top card is seen. */
export const swapTopCard: Kind<'swap-top-card'> = {
  candidates: (v) => ['hidden', ...v.pub.knights[v.seat].visible],
  refusal: () => undefined,
  default: () => 'hidden',
  take: (s, _d, a) => {
    casting(s).weapon = a === 'hidden' ? HIDDEN : a;
  },
};

/** BQ-415, R20: any active spell of anyone. */
export const cancelTarget: Kind<'cancel-target'> = {
  candidates: (v) => v.pub.active.map((c) => c.spell),
  refusal: () => undefined,
  default: (v) => v.pub.active[v.pub.active.length - 1].spell,
  take: (s, _d, spell) => {
    casting(s).cancelled = spell;
  },
};

/** BQ-917: a face-up potion of any player; one's own hidden potion is out of reach (BQ-918). */
export const flipTarget: Kind<'flip-target'> = {
  candidates: (v) => {
    const potions = visiblePotions(v.table.content, v.pub);
    if (isPotion(v.table.content, v.own.hidden)) potions.push(v.own.hidden);
    return potions;
  },
  refusal: (v, _d, card) => (card === v.own.hidden ? refuse('potion-hidden') : undefined),
  default: (v) => visiblePotions(v.table.content, v.pub)[0],
  take: (s, _d, card) => {
    casting(s).weapon = card;
  },
};

type Pair = readonly [Companion, Companion];

/** BQ-931, R39: two companions, at least one of them before a player. */
export const companionPair: Kind<'companion-pair'> = {
  candidates: (v) => {
    const pairs: Pair[] = [];
    const count = v.table.content.companions.length;
    for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) pairs.push([a, b]);
    return pairs;
  },
  refusal: (v, _d, [a, b]) =>
    holderOf(v.pub, a) === NONE && holderOf(v.pub, b) === NONE ? refuse('both-in-reserve') : undefined,
  // One's own with that of the next participant.
  default: (v) => {
    const own = v.pub.knights[v.seat].companion;
    const next = v.pub.knights[leftOf(v.pub, v.seat)].companion;
    return own < next ? [own, next] : [next, own];
  },
  take: (s: State, _d, pair) => {
    casting(s).pair = pair;
  },
};
