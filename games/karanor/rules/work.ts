/** Working (MK-330, MK-331), anywhere. */
import { andThen } from '../../../kernel/index.ts';
import type { Deed } from './deeds.ts';
import { useUp } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { isForbidden, yieldOf } from './effects/standing.ts';
import { gainGold } from './purse.ts';
import { refuse } from './refusals.ts';

const WORK = ['work'] as const;

export const work: Deed<'work'> = {
  costs: 'action',
  candidates: () => WORK,
  refusal: ({ pub, seat, table }) =>
    isForbidden(table.content, pub, seat, 'work') ? refuse('work-forbidden') : undefined,
  take(s, t, seat) {
    const { content } = t;
    const gold = Math.max(0, content.prices.work + yieldOf(content, s.pub, seat, 'work'));
    gainGold(s, seat, gold);
    useUp(s.pub, seat, 'work');
    t.emit('worked', { seat, gold });
    andThen(s, ...moment(s, t, 'onWork', [seat]));
  },
};
