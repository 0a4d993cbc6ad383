/** Where in a film an event of the story happened. */
import { api } from '../net/api.ts';

/** The film as a list of story lengths: how many events were told up to each step. */
export function stepOf(index: number, opening: number, counts: readonly number[]): number {
  let told = opening;
  if (index < told) return 0;
  for (const [step, count] of counts.entries()) {
    told += count;
    if (index < told) return step + 1;
  }
  return counts.length;
}

/** The step of the replay that shows the event of this index; the story and the film tell the same events in order. */
export async function stepOfEvent(code: string, seat: number, index: number): Promise<number> {
  const film = await api.film(code, seat);
  return stepOf(
    index,
    film.opening.length,
    film.updates.map(({ events }) => events.length),
  );
}
