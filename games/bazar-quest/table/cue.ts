/** The sounds of Bazar Quest. */
import type { Seat, SeenEvent } from '../../../kernel/index.ts';

/** The curtains are heard by all, glory, coins and falls by whom they concern. */
export function cue(event: SeenEvent, me: Seat): 'reveal' | 'gain' | 'loss' | 'offer' | undefined {
  if (event.type === 'windows-revealed' || event.type === 'adventures-dealt') return 'reveal';
  if (event.type === 'offer-opened') return 'offer';
  if (event.seat !== me) return undefined;
  if (event.type === 'attack-succeeded' || event.type === 'hero-survived') return 'gain';
  return event.type === 'hero-defeated' ? 'loss' : undefined;
}
