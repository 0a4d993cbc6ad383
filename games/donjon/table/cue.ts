/** The sounds of Donjon. */
import type { Seat, SeenEvent } from '../../../kernel/index.ts';
import type { Bargain, Events } from '../rules/state.ts';

/** Dice and open fists are heard by all; offers, gains and wounds by whom they concern. */
export function cue(event: SeenEvent, me: Seat): 'reveal' | 'gain' | 'loss' | 'offer' | undefined {
  switch (event.type as keyof Events) {
    case 'dice-rolled':
    case 'sides-shown':
    case 'card-drawn':
      return 'reveal';
    case 'deal-proposed':
    case 'help-offered':
    case 'help-asked':
    case 'support-offered':
      return (event.bargain as Bargain).to === me ? 'offer' : undefined;
    case 'points-gained':
      return event.seat === me ? 'gain' : undefined;
    case 'wounds-taken':
      return event.seat === me ? 'loss' : undefined;
    default:
      return undefined;
  }
}
