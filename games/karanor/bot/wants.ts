/** What a merchant says it seeks and can spare: the truth about its plan, and seldom. */
import type { Unasked } from '../../../bots/heuristic.ts';
import { type Decision, same } from '../../../kernel/index.ts';
import type { Resource } from '../rules/clauses.ts';
import { type Kinds, NONE, type View } from '../rules/state.ts';
import { thoughtOf } from './actions.ts';
import type { Goal } from './goals.ts';
import { planOf } from './plan.ts';

type Wants = Kinds['tell-wants']['answer'];

/** More than two of a kind of tag nobody remembers. */
const MOST_TAGS = 2;

/** Told when all is done in one's turn, for the others to know in theirs; an open offer of one's own says it already. */
export function worthTelling(v: View, may: readonly Decision[]): Unasked | undefined {
  const { pub, own, seat } = v;
  if (pub.active !== seat || pub.actionsLeft > 0 || pub.move !== null || pub.triggeredBy !== NONE) return undefined;
  const decision = may.find(({ kind }) => kind === 'tell-wants');
  if (decision === undefined || own.offers.some(({ from }) => from === seat)) return undefined;
  const { seeks, spares } = pub.merchants[seat];
  const answer = wantsOf(v);
  return same(answer, { seeks, spares }) ? undefined : { decision, answer, isTalk: true };
}

/** What the plan lacks, and what neither it nor one's cards ask for. */
export function wantsOf(v: View): Wants {
  const { mind, at, goals } = thoughtOf(v);
  const told = v.pub.merchants[v.seat];
  const left = [...at.tokens];
  const lacked: Resource[] = [];
  let any = 0;
  for (const goal of planOf(mind, at, goals)) {
    spend(goal, left, lacked);
    any += goal.any;
  }
  const spare: Resource[] = [];
  for (let kind = 0; kind < left.length; kind++) {
    if (left[kind] > any && at.tokens[kind] > mind.wanted[kind]) spare.push(kind);
  }
  spare.sort((a, b) => left[b] - left[a]);
  return { seeks: few(lacked, told.seeks), spares: few(spare, told.spares) };
}

/** Takes what this goal asks for; kinds of which there is not enough are noted. */
function spend({ tokens, spared }: Goal, left: number[], lacked: Resource[]): void {
  let unpaid = spared;
  for (let kind = 0; kind < left.length; kind++) {
    const lack = tokens[kind] - left[kind];
    left[kind] = Math.max(0, -lack);
    if (lack <= 0) continue;
    if (lack > unpaid && !lacked.includes(kind)) lacked.push(kind);
    unpaid = Math.max(0, unpaid - lack);
  }
}

/** Those told before, as long as they are true, then the first others; rising. */
function few(kinds: readonly Resource[], told: readonly Resource[]): Resource[] {
  const stays = kinds.filter((kind) => told.includes(kind));
  const fresh = kinds.filter((kind) => !told.includes(kind));
  return [...stays, ...fresh].slice(0, MOST_TAGS).sort((a, b) => a - b);
}
