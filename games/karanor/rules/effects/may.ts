/** What a seat may do unasked with its cards and tiles. Asked between any two answers: decisions are made once. */
import { type Decision, unasked } from '../../../../kernel/index.ts';
import { isStable } from '../stable.ts';
import type { View } from '../state.ts';
import { listenersOf } from './listeners.ts';
import type { EffectKinds } from './types.ts';

/** One for each seat and number of cards in hand, which tells two plays apart. */
type Made = (Decision | undefined)[];
const plays: Made = [];
const takings: Made = [];
const MOST_SEATS = 8;

function decisionOf(made: Made, kind: keyof EffectKinds, seat: number, count: number): Decision {
  const at = count * MOST_SEATS + seat;
  const known = made[at] ?? unasked(kind, seat, count, {});
  made[at] = known;
  return known;
}

export function mayCards(v: View, list: Decision[]): void {
  const { seat, pub, own } = v;
  const { blackMarket, artefacts } = pub.merchants[seat];
  if (own.held !== null) list.push(decisionOf(takings, 'take-back-card', seat, blackMarket));
  else if (blackMarket > 0 && hasCardToPlay(v)) list.push(decisionOf(plays, 'play-black-market', seat, blackMarket));
  if (artefacts.length > 0 && isStable(v) && hasTileToUse(v)) {
    list.push(unasked('use-artefact', seat, pub.plays, {}));
  }
}

function hasCardToPlay({ own, table }: View): boolean {
  for (const card of own.blackMarket) if (table.content.blackMarket[card].timing !== 'reaction') return true;
  return false;
}

function hasTileToUse({ pub, seat, table }: View): boolean {
  const listeners = listenersOf(table.content);
  for (const { artefact } of pub.merchants[seat].artefacts) if (listeners.artefacts[artefact].isUsable) return true;
  return false;
}
