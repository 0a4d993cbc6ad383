/** Artefacts (MK-730…732): one of those drawn is kept; some are used by their owner. */
import { andThen, type Refusal } from '../../../../kernel/index.ts';
import { refuse } from '../refusals.ts';
import { closeMove } from '../stable.ts';
import type { Kind, Seat, View } from '../state.ts';
import { isSpent } from './black-market.ts';
import { allHold } from './conditions.ts';
import { costRefusal, heldBy, payCosts } from './costs.ts';
import { listenersOf } from './listeners.ts';
import { onReceive } from './moment.ts';
import { abilityOf } from './reading.ts';
import { effectFrame } from './resolve.ts';
import { isTime } from './timing.ts';
import type { EffectKinds, Source } from './types.ts';

type Use = EffectKinds['use-artefact']['answer'];

const sourceOf = ({ artefact, ability }: Use, seat: Seat): Source => ({
  kind: 'artefact',
  card: artefact,
  ability,
  seat,
});

/** The kept one lies face up, the others go face up to the discard (MK-R48). */
export const chooseArtefact: Kind<'choose-artefact'> = {
  candidates: (v) => v.own.drawnArtefacts,
  refusal: () => undefined,
  default: (v) => v.own.drawnArtefacts[0],
  take(s, { seat }, artefact, t) {
    const discarded = s.own[seat].drawnArtefacts.filter((one) => one !== artefact);
    s.own[seat].drawnArtefacts = [];
    s.pub.merchants[seat].artefacts.push({ artefact, used: 'no', times: 0, earned: 0 });
    s.pub.artefactDiscard.push(...discarded);
    t.reveal('artefact-kept', { seat, artefact, discarded });
    andThen(s, ...onReceive(s, t, 'artefact', artefact, seat));
  },
};

/** Every use the viewer's tiles have, possible now or not. */
function usesOf({ pub, seat, table }: View): Use[] {
  const { artefacts } = listenersOf(table.content);
  const list: Use[] = [];
  for (const { artefact } of pub.merchants[seat].artefacts) {
    if (!artefacts[artefact].isUsable) continue;
    table.content.artefacts[artefact].abilities.forEach((one, ability) => {
      if (one.when === 'used') list.push({ artefact, ability });
    });
  }
  return list;
}

function useRefusal(v: View, use: Use): Refusal | undefined {
  const { content } = v.table;
  const source = sourceOf(use, v.seat);
  const ability = abilityOf(content, source);
  if (heldBy(v.pub, source) === undefined || ability?.when !== 'used') return refuse('tile-not-held');
  if (!isTime(v, ability.timing) || isSpent(v.pub)) return refuse('wrong-moment');
  return allHold(content, v, v.seat, ability.if) ? costRefusal(v, source) : refuse('card-condition');
}

/** It ends an open move of one's own, like a card (MK-R11). */
export const useArtefact: Kind<'use-artefact'> = {
  candidates: usesOf,
  refusal: (v, _d, use) => useRefusal(v, use),
  take(s, { seat }, use, t) {
    const source = sourceOf(use, seat);
    closeMove(s, t, seat);
    s.pub.plays++;
    t.emit('artefact-used', { seat, artefact: use.artefact });
    andThen(s, ...payCosts(s, t, source), effectFrame(source));
  },
};
