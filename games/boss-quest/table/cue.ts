/** The sounds of Boss Quest. */
import type { Seat, SeenEvent } from '../../../kernel/index.ts';

/** Combat is heard by all, hearts and keys by whom they concern. */
export function cue(event: SeenEvent, me: Seat): 'reveal' | 'gain' | 'loss' | undefined {
  if (event.type === 'combat-revealed') return 'reveal';
  if (event.seat !== me) return undefined;
  if (event.type === 'keys-won') return 'gain';
  return event.type === 'went-over' || event.type === 'harvested' ? 'loss' : undefined;
}
