/** A piece of advice for whoever is asked something: what *maître* would answer and why, from their view and nothing else. */

import { freeChance } from '../bots/free-chance.ts';
import { thoughtMs } from '../bots/pace.ts';
import { counsel } from '../bots/search/counsel.ts';
import type { Seat } from '../kernel/index.ts';
import type { Advice, Operations } from '../wire/protocol.ts';
import { answerRefused } from './errors.ts';
import type { Table } from './table.ts';
import { seenBy } from './thinking/thought.ts';

const chance = freeChance();

/** Only about what this seat is asked now. */
export async function adviseOn(
  table: Table,
  seat: Seat,
  { decision: id, epoch }: Operations['advice'],
): Promise<Advice> {
  const match = table.running();
  const { doc, around, box } = table;
  const decision = match.epoch === epoch ? match.asked().find((one) => one.seat === seat && one.id === id) : undefined;
  if (decision === undefined) throw answerRefused({ rule: '', key: 'not-open' }, true);
  const view = match.view(seat);
  // Without a thread there is what comes to mind at once.
  const atOnce = (): Advice => counsel(box, view, decision, { ms: 0 }, chance);
  return around.thinkers
    .think({ ...seenBy(match, doc.game, seat), decision, lean: {}, isAdvice: true, ms: thoughtMs(false) })
    .then(
      (idea) => idea.counsel ?? atOnce(),
      (error) => {
        around.report(error, doc.code);
        return atOnce();
      },
    );
}
