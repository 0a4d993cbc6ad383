/** Worlds that a seat cannot tell from the real one: all a search ever looks at. */
import {
  type AnyShape,
  Chance,
  isSealed,
  Scene,
  type Seat,
  type State,
  type View,
  waiting,
} from '../../kernel/index.ts';
import type { Playable } from '../players.ts';

/** One such world, at the moment of the question, with its own future of dice and shuffles. */
export interface World {
  readonly state: State<AnyShape>;
  readonly scene: Scene<AnyShape>;
  /** For players who cannot decide between equals; read from the start with every answer that is tried here. */
  readonly whims: Chance;
}

/** Draws a world. The view is all it is made from. */
export function drawWorld({ rules, heuristic: { foresight } }: Playable, v: View<AnyShape>, chance: Chance): World {
  const state = rules.sample(v, new Scene(v.table, chance));
  foresight?.settle?.(state, v, chance);
  unseal(state, v.seat);
  return { state, scene: new Scene(v.table, newChance(chance)), whims: newChance(chance) };
}

/** A stream of its own: what was drawn to make a world must not be drawn again inside it. */
function newChance(chance: Chance): Chance {
  return new Chance(Uint32Array.from({ length: 8 }, () => chance.word()));
}

/** Others' sealed answers are unknown: they will give them as they would, rather than any at random. */
function unseal(s: State<AnyShape>, self: Seat): void {
  const frame = waiting(s);
  if (frame === undefined || !isSealed(frame)) return;
  for (const seat of frame.ready) {
    if (seat === self) continue;
    delete s.hid.sealed[frame.question]?.[seat];
    delete s.own[seat].sealed[frame.question];
  }
  frame.ready = frame.ready.filter((seat) => seat === self);
}
