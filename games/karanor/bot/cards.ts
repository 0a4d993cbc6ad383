/** When black market cards and tiles are used: hostile ones on who is in front, helpful ones when they help. */

import type { Unasked } from '../../../bots/heuristic.ts';
import { type Chance, type Decision, PASS } from '../../../kernel/index.ts';
import { type Clause, ORDINARY_KINDS, RESOURCES } from '../rules/clauses.ts';
import { prestigeTarget } from '../rules/content.ts';
import { useArtefact } from '../rules/effects/artefacts.ts';
import { playBlackMarket } from '../rules/effects/black-market.ts';
import type { Ask, Kinds, Seat, View } from '../rules/state.ts';
import { gainOf, thoughtOf } from './actions.ts';
import { outlook } from './plan.ts';
import { tasteOf } from './taste.ts';
import { clausesWorth } from './worth.ts';

type Play = Kinds['play-black-market']['answer'];

/** A card is kept for a better moment unless it does at least this, in gold; there are fewer and fewer to come. */
const worthIt = (turns: number): number => Math.min(1.8, 0.4 * turns);

/** What playing this card now does for its owner, in gold. */
export function playWorth(v: View, { card, on }: Play): number {
  const { mind } = thoughtOf(v);
  const { effects } = v.table.content.blackMarket[card];
  let sum = 0;
  for (const clause of effects) {
    sum += clause.does === 'gainResource' && clause.who === 'self' ? goodsWorth(v, clause) : 0;
    sum += clause.does === 'gainResource' ? 0 : clausesWorth(v, [clause], mind.turns);
    sum += harm(v, clause, on);
  }
  if (effects.some(({ does }) => does === 'grant') && on.length === 0) sum += grantWorth(v, effects);
  return sum;
}

/** The tokens the plan needs most. */
function goodsWorth(v: View, { kind, n }: Extract<Clause, { does: 'gainResource' }>): number {
  const named = (RESOURCES as readonly string[]).indexOf(kind);
  if (named >= 0) return gainOf(v, named, n);
  let best = 0;
  for (let one = 0; one < ORDINARY_KINDS; one++) {
    if (v.pub.reserve[one] > 0) best = Math.max(best, gainOf(v, one, Math.min(n, v.pub.reserve[one])));
  }
  return best;
}

/** What it does to others counts more the nearer they are to the end. */
function harm(v: View, clause: Clause, on: readonly Seat[]): number {
  const { pub, seat, table } = v;
  const target = prestigeTarget(table.seats);
  const bite = (one: Seat): number => {
    const { prestige } = pub.merchants[one];
    return 0.3 + (0.7 * prestige) / target + (prestige >= pub.merchants[seat].prestige ? 0.3 : 0);
  };
  const sting = on.length === 0 ? 0.4 : Math.max(...on.map(bite));
  switch (clause.does) {
    case 'losePrestige':
      return tasteOf(v).prestige * clause.n * sting;
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
export function worthPlaying(v: View, may: readonly Decision[], chance: Chance): Unasked | undefined {
  // One's own open move would be closed by a card: it waits.
  if (v.pub.active === v.seat && v.pub.move !== null) return undefined;
  for (const decision of may) {
    if (decision.kind === 'play-black-market') {
      const d = decision as Ask<'play-black-market'>;
      const best = bestOf(
        playBlackMarket.candidates(v, d).filter((a) => playBlackMarket.refusal(v, d, a) === undefined),
        (a) => playWorth(v, a),
        chance,
      );
      if (best !== undefined && best.worth >= worthIt(thoughtOf(v).mind.turns)) {
        return { decision, answer: best.answer };
      }
    } else if (decision.kind === 'use-artefact') {
      const d = decision as Ask<'use-artefact'>;
      const answer = useArtefact
        .candidates(v, d)
        .find((use) => useArtefact.refusal(v, d, use) === undefined && isUseful(v, use));
      if (answer !== undefined) return { decision, answer };
    }
  }
  return undefined;
}

/** Extra actions when the turn runs out, to be rid of a curse, and what brings the plan on. */
function isUseful(v: View, { artefact, ability }: Kinds['use-artefact']['answer']): boolean {
  const one = v.table.content.artefacts[artefact].abilities[ability];
  if (one?.when !== 'used') return false;
  const { mind } = thoughtOf(v);
  const price = one.costs.reduce((sum, cost) => sum + (cost.pays === 'action' ? cost.n : 0), 0);
  return one.do.some((clause) => {
    switch (clause.does) {
      case 'loseInsignia':
        return true;
      case 'gainActions':
        return v.pub.active === v.seat && v.pub.actionsLeft <= 1 && mind.turns < 8;
      case 'movePawn':
        return clause.to === 'chosenCity' && travelGain(v, price) > USE;
      case 'swapResource':
        return swapGain(v) > USE;
      default:
        return false;
    }
  });
}
/** A tile is not used for less. */
const USE = 0.8;

/** What being in the best city at once brings, for so many actions. */
function travelGain(v: View, actions: number): number {
  const { mind, at, goals, now } = thoughtOf(v);
  if (at.actions < actions) return 0;
  let best = Number.NEGATIVE_INFINITY;
  v.table.content.territories.forEach(({ city }, pawn) => {
    if (!city || pawn === at.pawn) return;
    const there = { ...at, pawn, open: 0, actions: at.actions - actions, used: actions };
    best = Math.max(best, outlook(mind, there, goals));
  });
  return best - actions * mind.action - now;
}

/** The best swap of one ordinary token for another kind. */
function swapGain(v: View): number {
  let best = 0;
  for (let give = 0; give < ORDINARY_KINDS; give++) {
    if (thoughtOf(v).at.tokens[give] === 0) continue;
    for (let get = 0; get < ORDINARY_KINDS; get++) {
      if (get !== give && v.pub.reserve[get] > 0) best = Math.max(best, gainOf(v, get, 1, give));
    }
  }
  return best;
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

/** Equals are decided by chance, so that no seat is always the victim. */
function bestOf<A>(
  answers: readonly A[],
  worth: (a: A) => number,
  chance: Chance,
): { answer: A; worth: number } | undefined {
  let best: { answer: A; worth: number } | undefined;
  let equals = 0;
  for (const answer of answers) {
    const one = worth(answer);
    if (best === undefined || one > best.worth) {
      best = { answer, worth: one };
      equals = 1;
    } else if (one === best.worth && chance.int(++equals) === 0) best = { answer, worth: one };
  }
  return best;
}
