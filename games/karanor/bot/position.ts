/** Where a merchant stands, as far as planning goes: small enough to be tried out with every action. */
import { ACTIONS, LAST_ROUND, prestigeTarget } from '../rules/content.ts';
import { allowance, isForbidden, seaFare, yieldOf } from '../rules/effects/standing.ts';
import { priceOf } from '../rules/payment.ts';
import { NO_TOKENS, purseSeen } from '../rules/purse.ts';
import { NONE, type Territory, type View } from '../rules/state.ts';
import { type Taste, tasteOf } from './taste.ts';
import type { Pace } from './tours.ts';
import { actionWorth } from './worth.ts';

export interface Position {
  readonly pawn: Territory;
  /** Steps left of the open move. */
  readonly open: number;
  /** Actions left in this turn. */
  readonly actions: number;
  /** Actions that were thought ahead to come here. */
  readonly used: number;
  readonly gold: number;
  readonly tokens: readonly number[];
  /** Gold of an income phase. */
  readonly income: number;
}

export function positionOf(v: View): Position {
  const { pub, seat } = v;
  const { content } = v.table;
  const { pawn, income, associates } = pub.merchants[seat];
  const purse = purseSeen(v, seat);
  const isActive = pub.active === seat;
  let promoted = 0;
  for (const one of associates) if (one.promoted) promoted++;
  return {
    pawn,
    open: isActive && pub.move !== null ? Math.max(0, allowance(content, pub, seat) - pub.move.made) : 0,
    actions: isActive ? pub.actionsLeft : ACTIONS,
    used: 0,
    gold: purse?.gold ?? 0,
    tokens: purse?.tokens ?? NO_TOKENS,
    income: income + promoted,
  };
}

/** What does not change while one thinks about one question. */
export interface Mind extends Pace {
  readonly v: View;
  readonly taste: Taste;
  /** Own turns that are probably still to come, this one included. */
  readonly turns: number;
  /** This is surely the last. */
  readonly isLast: boolean;
  /** Actions in all these turns. */
  readonly time: number;
  /** What an action is worth now. */
  readonly action: number;
  /** How likely nobody else is quicker at what all can do, for each action it takes. */
  readonly alone: number;
  readonly harvest: number;
  /** 0 for who cannot work. */
  readonly work: number;
  /** How many tokens of each kind one's own cards and the delivery ask for. */
  readonly wanted: readonly number[];
}

export function mindOf(v: View): Mind {
  const { pub, seat, table } = v;
  const { content } = table;
  const plain = { ...pub, active: seat, move: { made: 0, first: false, boost: [] } };
  const turns = turnsLeft(v);
  const actions = pub.active === seat ? pub.actionsLeft : ACTIONS;
  return {
    v,
    taste: tasteOf(v),
    turns,
    isLast: pub.triggeredBy !== NONE || pub.round === table.options.roundCap,
    time: actions + ACTIONS * (turns - 1),
    action: actionWorth(turns),
    alone: 1 - 0.003 * (table.seats - 1),
    stride: allowance(content, plain, seat),
    fare: seaFare(content, plain, seat),
    harvest: content.prices.harvest + yieldOf(content, pub, seat, 'harvest'),
    work: isForbidden(content, pub, seat, 'work') ? 0 : content.prices.work + yieldOf(content, pub, seat, 'work'),
    wanted: wantedBy(v),
  };
}

/** By how fast the quickest comes near the target. */
function turnsLeft(v: View): number {
  const { pub, table } = v;
  if (pub.triggeredBy !== NONE) return 1;
  const target = prestigeTarget(table.seats);
  let rounds = (table.options.roundCap || LAST_ROUND) - pub.round + 1;
  for (const { prestige } of pub.merchants) {
    const pace = Math.max(tasteOf(v).pace, prestige / Math.max(1, pub.round));
    rounds = Math.min(rounds, (target - prestige) / pace + 0.5);
  }
  return Math.max(1, rounds);
}

/** By the commerces and quests in hand and by the delivery; of a quest's ways the first. */
function wantedBy({ pub, own, table: { content } }: View): readonly number[] {
  const wanted = [...NO_TOKENS];
  const add = (tokens: readonly number[]): void => {
    for (let kind = 0; kind < tokens.length; kind++) wanted[kind] += tokens[kind];
  };
  for (const card of own.hand) add(content.commerces[card].tokens);
  if (pub.delivery !== NONE) add(content.deliveries[pub.delivery].tokens);
  for (const quest of own.quests) {
    const [first] = content.quests[quest].options;
    if (first !== undefined) add(priceOf(first.costs).tokens);
  }
  return wanted;
}
