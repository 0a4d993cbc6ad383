/** The sounds of Karanor. */
import type { Seat, SeenEvent } from '../../../kernel/index.ts';
import { EVERYBODY } from '../../bargain/offers.ts';
import type { Events, Trade } from '../rules/state.ts';

/** The bell and played cards are heard by all; offers, gains and losses by whom they concern. */
export function cue(event: SeenEvent, me: Seat): 'reveal' | 'gain' | 'loss' | 'offer' | undefined {
  switch (event.type as keyof Events) {
    case 'card-played':
    case 'delivery-turned':
    case 'target-reached':
      return 'reveal';
    case 'trade-proposed': {
      const { from, to } = event.offer as Trade;
      return from !== me && (to === me || to === EVERYBODY) ? 'offer' : undefined;
    }
    case 'whispered': {
      const offer = event.offer as Trade | undefined;
      return event.event === 'trade-proposed' && offer?.to === me ? 'offer' : undefined;
    }
    case 'prestige-gained':
    case 'income-received':
      return event.seat === me ? 'gain' : undefined;
    case 'prestige-lost':
      return event.seat === me ? 'loss' : undefined;
    case 'token-stolen':
    case 'associate-taken':
    case 'gold-moved':
      return event.from === me ? 'loss' : event.to === me ? 'gain' : undefined;
    default:
      return undefined;
  }
}
