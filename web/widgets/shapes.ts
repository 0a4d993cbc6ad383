/** Which of the six shapes each seat goes by. A table whose people chose theirs says so to every badge below it. */
import { getContext, setContext } from 'svelte';

type ShapeOf = (seat: number) => number;

const KEY = Symbol('shapes of the seats');

export function provideShapes(shapeOf: ShapeOf): void {
  setContext(KEY, shapeOf);
}

/** Without a table around, a seat goes by the shape of its number. */
export function seatShapes(): ShapeOf {
  return getContext<ShapeOf | undefined>(KEY) ?? ((seat) => seat);
}
