import { expect, test } from 'vitest';
import { Chance, sha256Words } from '../../../kernel/index.ts';
import { EVERYBODY } from '../../bargain/offers.ts';
import { rules } from '../rules/index.ts';
import type { Proposal } from '../rules/state.ts';
import { arrange, type House } from '../test/arrange.ts';
import { patient } from './patient.ts';

/** What somebody with time does unasked. */
function volunteers(t: House, luck = 'luck') {
  const v = t.view(0);
  return patient.volunteer?.(v, rules.may?.(v) ?? [], new Chance(sha256Words(luck)));
}

const me = { city: 'kien', hand: ['C26', 'C28'], gold: 3, tokens: 'VVVV' };

test('what one has plenty of is sold to who pays for it', () => {
  const t = arrange({ seats: [me, { gold: 16 }, { gold: 16, tokens: 'TTTT' }, {}], deliveries: [] });
  const offer = volunteers(t);
  expect(offer?.decision.kind).toBe('propose-trade');
  expect(offer?.gain).toBeGreaterThan(0);
  const proposal = offer?.answer as Proposal | undefined;
  // One to all stands for this turn only: nobody takes it when it has become a bad one.
  expect(proposal?.stands).toBe(proposal?.to === EVERYBODY ? 'turn' : undefined);
});

test('there is nothing to offer to who has nothing', () => {
  const t = arrange({ seats: [me, {}, {}, {}].map((one) => ({ gold: 0, tokens: '', ...one })), deliveries: [] });
  expect(volunteers(t)?.decision.kind).not.toBe('propose-trade');
});

test('goods behind a screen are not bargained for', () => {
  const t = arrange({ seats: [me, { gold: 16 }, {}, {}], deliveries: [], options: { goldPrivacy: 'hidden' } });
  expect(volunteers(t)?.decision.kind).not.toBe('propose-trade');
});
