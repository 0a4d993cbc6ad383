/** Showing one's own cards to all (MK-505, MK-R74, MK-R82), and saying what one looks for. */
import { type Decision, unasked } from '../../../kernel/index.ts';
import { isRising, overlaps } from '../../bargain/goods.ts';
import { readsWants } from '../../bargain/wants.ts';
import { RESOURCES, type Resource } from './clauses.ts';
import { mayConcede } from './concede.ts';
import { showQuest } from './quests.ts';
import { refuse } from './refusals.ts';
import { isStable } from './stable.ts';
import type { Kind, Kinds, View } from './state.ts';

/** What this seat may show or say now. */
export function mayShow(v: View, list: Decision[]): void {
  const { pub, seat } = v;
  list.push(WANTS[seat]);
  if (!isStable(v)) return;
  const { quests, shownQuests, hand, shownCommerces } = pub.merchants[seat];
  if (quests > shownQuests.length) list.push(SHOW_QUEST[seat]);
  if (hand > shownCommerces.length) list.push(SHOW_COMMERCE[seat]);
  mayConcede(v, list);
}

/** One decision for each seat, made once. */
const forEachSeat = (kind: 'tell-wants' | 'reveal-quest' | 'reveal-commerce'): readonly Decision[] =>
  Array.from({ length: 6 }, (_, seat) => unasked(kind, seat, 'any', {}));
const WANTS = forEachSeat('tell-wants');
const SHOW_QUEST = forEachSeat('reveal-quest');
const SHOW_COMMERCE = forEachSeat('reveal-commerce');

export const revealQuest: Kind<'reveal-quest'> = {
  candidates: (v) => v.own.quests,
  refusal: ({ pub, seat }, _d, quest) =>
    pub.merchants[seat].shownQuests.includes(quest) ? refuse('shown-already') : undefined,
  take: (s, { seat }, quest, t) => showQuest(s, t, seat, quest),
};

/** It stays shown until it is built (MK-R82). */
export const revealCommerce: Kind<'reveal-commerce'> = {
  candidates: (v) => v.own.hand,
  refusal: ({ pub, seat }, _d, card) =>
    pub.merchants[seat].shownCommerces.includes(card) ? refuse('shown-already') : undefined,
  take({ pub }, { seat }, card, t) {
    pub.merchants[seat].shownCommerces.push(card);
    t.reveal('commerce-shown', { seat, card });
  },
};

type Wants = Kinds['tell-wants']['answer'];
const NOTHING: Wants = { seeks: [], spares: [] };

const isKinds = (a: unknown): a is readonly Resource[] => isRising(a, RESOURCES.length);

const withKind = (list: readonly Resource[], kind: Resource): readonly Resource[] =>
  [...list, kind].sort((a, b) => a - b);

export const tellWants: Kind<'tell-wants'> = {
  candidates(_v, _d, soFar = NOTHING) {
    const list: Wants[] = soFar === NOTHING ? [NOTHING] : [];
    for (const kind of RESOURCES.keys()) {
      if (soFar.seeks.includes(kind) || soFar.spares.includes(kind)) continue;
      list.push({ ...soFar, seeks: withKind(soFar.seeks, kind) }, { ...soFar, spares: withKind(soFar.spares, kind) });
    }
    return list;
  },
  refusal: (_v, _d, { seeks, spares }) =>
    overlaps({ kinds: seeks }, { kinds: spares }) ? refuse('same-both-ways') : undefined,
  reads: (a): a is Wants => readsWants(a, isKinds),
  draw(_v, _d, chance) {
    // Talk changes nothing: now and then is enough.
    if (chance.int(8) > 0) return undefined;
    const [seek, spare] = [chance.int(RESOURCES.length), chance.int(RESOURCES.length)];
    return { seeks: [seek], spares: seek === spare ? [] : [spare] };
  },
  take({ pub }, { seat }, { seeks, spares }, t) {
    pub.merchants[seat].seeks = [...seeks];
    pub.merchants[seat].spares = [...spares];
    t.emit('wants-told', { seat, seeks, spares });
  },
};
