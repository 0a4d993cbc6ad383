/** When black market cards and tiles are used: hostile ones on who is in front, helpful ones when they help. */

import type { Unasked } from '../../../bots/heuristic.ts';
import { type Decision, PASS } from '../../../kernel/index.ts';
import type { Clause } from '../rules/clauses.ts';
import { prestigeTarget } from '../rules/content.ts';
import { useArtefact } from '../rules/effects/artefacts.ts';
import { playBlackMarket } from '../rules/effects/black-market.ts';
import type { Ask, Kinds, Seat, View } from '../rules/state.ts';
import { thoughtOf } from './actions.ts';
import { clausesWorth, PRESTIGE } from './worth.ts';

type Play = Kinds['play-black-market']['answer'];

/** A card is kept for a better moment unless it does at least this, in gold. */
const WORTH_IT = 1.8;

/** What playing this card now does for its owner, in gold. */
export function playWorth(v: View, { card, on }: Play): number {
  const { mind } = thoughtOf(v);
  const { effects } = v.table.content.blackMarket[card];
  let sum = clausesWorth(v.table.content, effects, mind.turns);
  for (const clause of effects) sum += harm(v, clause, on);
  if (effects.some(({ does }) => does === 'grant') && on.length === 0) sum += grantWorth(v, effects);
  return sum;
}

/** What it does to others counts more the nearer they are to the end. */
function harm({ pub, seat, table }: View, clause: Clause, on: readonly Seat[]): number {
  const target = prestigeTarget(table.seats);
  const bite = (one: Seat): number => {
    const { prestige } = pub.merchants[one];
    return 0.3 + (0.7 * prestige) / target + (prestige >= pub.merchants[seat].prestige ? 0.3 : 0);
  };
  const sting = on.length === 0 ? 0.4 : Math.max(...on.map(bite));
  switch (clause.does) {
    case 'losePrestige':
      return PRESTIGE * clause.n * sting;
    case 'transferGold':
      return clause.to === 'self' ? clause.n * (0.8 + sting) : 0;
    case 'stealResource':
      return clause.n * (1.4 + sting);
    case 'loseIncome':
      return 3 * sting;
    case 'takeCard':
      return 2 + sting;
    case 'takeAssociate':
      return 3 + sting;
    case 'grant':
      return on.length > 0 && pub.active === on[0] ? 2.2 * sting : 0;
    default:
      return 0;
  }
}

/** Passage and bribe: good when the plan is about to travel or build. */
function grantWorth(v: View, effects: readonly Clause[]): number {
  const { goals, at } = thoughtOf(v);
  let sum = 0;
  for (const clause of effects) {
    if (clause.does !== 'grant') continue;
    if (clause.standing.does === 'modifyCost') {
      const here = goals.find(({ kind, place }) => kind === 'build' && place === at.pawn);
      sum += here === undefined ? 0 : 3;
    } else if (at.open === 0 && at.actions > 1) sum += 1.3;
  }
  return sum;
}

/** The best card or tile to use unasked now, if one is worth it. */
export function worthPlaying(v: View, may: readonly Decision[]): Unasked | undefined {
  for (const decision of may) {
    if (decision.kind === 'play-black-market') {
      const d = decision as Ask<'play-black-market'>;
      const best = bestOf(playBlackMarket.candidates(v, d), (a) =>
        playBlackMarket.refusal(v, d, a) === undefined ? playWorth(v, a) : 0,
      );
      if (best !== undefined && best.worth >= WORTH_IT && isMoment(v)) return { decision, answer: best.answer };
    } else if (decision.kind === 'use-artefact') {
      const unasked = tileToUse(v, decision as Ask<'use-artefact'>);
      if (unasked !== undefined) return unasked;
    }
  }
  return undefined;
}

/** One's own open move would be closed by a card: it waits. */
const isMoment = ({ pub, seat }: View): boolean => pub.active !== seat || pub.move === null;

function tileToUse(v: View, decision: Ask<'use-artefact'>): Unasked | undefined {
  if (!isMoment(v)) return undefined;
  for (const answer of useArtefact.candidates(v, decision)) {
    if (useArtefact.refusal(v, decision, answer) === undefined && isUseful(v, answer)) return { decision, answer };
  }
  return undefined;
}

/** Extra actions when they still count, and to be rid of a curse; other uses wait for a plan that needs them. */
function isUseful(v: View, { artefact, ability }: Kinds['use-artefact']['answer']): boolean {
  const one = v.table.content.artefacts[artefact].abilities[ability];
  if (one?.when !== 'used') return false;
  if (one.do.some(({ does }) => does === 'loseInsignia')) return true;
  return one.do.some(({ does }) => does === 'gainActions') && v.pub.actionsLeft <= 1 && thoughtOf(v).mind.turns < 6;
}

/** Answers to a played card: cancel what hurts oneself or helps who is in front. */
export function reactWorth(v: View, { about: { played } }: Ask<'react'>, a: Kinds['react']['answer']): number {
  if (a === PASS) return 0;
  const card = v.pub.played[played] ?? v.pub.played[v.pub.played.length - 1];
  if (card === undefined || card.source.seat === v.seat) return -1;
  if (card.source.kind !== 'blackMarket') return card.on.includes(v.seat) ? 1 : -1;
  const { effects } = v.table.content.blackMarket[card.source.card];
  let hurt = 0;
  if (card.on.includes(v.seat))
    for (const clause of effects) hurt += harm({ ...v, seat: card.source.seat } as View, clause, [v.seat]);
  return hurt - 2.2;
}

function bestOf<A>(answers: readonly A[], worth: (a: A) => number): { answer: A; worth: number } | undefined {
  let best: { answer: A; worth: number } | undefined;
  for (const answer of answers) {
    const one = worth(answer);
    if (best === undefined || one > best.worth) best = { answer, worth: one };
  }
  return best;
}
