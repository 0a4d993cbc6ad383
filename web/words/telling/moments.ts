/** The three moments of a finished game: the lines of its story most worth seeing again. */
import type { SeenEvent } from '../../../kernel/index.ts';
import type { GameFace, Moment } from '../../face.ts';

/** How memorable an event is, by its type; what is not listed is not. */
export type Weights<Events> = { readonly [E in keyof Events]?: (event: Events[E]) => number };

const MOMENTS = 3;

/** Tells the heaviest events, at most one per round and two of a kind, in the order they happened. */
export const momentsOf =
  <Events>(weights: Weights<Events>, tell: GameFace['tell']): GameFace['moments'] =>
  (story, telling) => {
    let round = 0;
    const heavy = story
      .map((event, at) => {
        if (event.type === 'round-started') round = event.round as number;
        const weigh = weights[event.type as keyof Events] as ((event: SeenEvent) => number) | undefined;
        return { at, event, round, weight: weigh?.(event) ?? 0 };
      })
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || b.at - a.at);
    const chosen: typeof heavy = [];
    for (const one of heavy) {
      const alike = chosen.filter(({ event }) => event.type === one.event.type).length;
      if (chosen.length < MOMENTS && alike < 2 && !chosen.some((other) => other.round === one.round)) chosen.push(one);
    }
    for (const one of heavy) if (chosen.length < MOMENTS && !chosen.includes(one)) chosen.push(one);
    return chosen
      .sort((a, b) => a.at - b.at)
      .flatMap(({ at, event }): Moment[] => {
        const sentence = tell(event, telling);
        return sentence === undefined ? [] : [{ at, sentence }];
      });
  };
