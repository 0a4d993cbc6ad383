/** What a seat or a spectator witnesses of a world: the events, the view, whom the table waits for and what is open. */
import { expect } from 'vitest';
import { asked, open, type Seat, type Shape, SPECTATOR, toldTo } from '../../kernel/index.ts';
import type { World } from './world.ts';

/** Everything this seat has been sent so far. */
export function witness<G extends Shape>(t: World<G>, seat: Seat): object {
  return structuredClone({
    events: toldTo(t.events, seat),
    pub: t.pub,
    own: seat === SPECTATOR ? undefined : t.state.own[seat],
    asked: asked<G>(t.state),
    open: seat === SPECTATOR ? [] : open(t.game, t.view(seat)),
  });
}

/** Plays the same steps in two worlds: after each, these seats and the spectators cannot tell one from the other. */
export function expectAlike<G extends Shape, W>(
  one: World<G> & W,
  other: World<G> & W,
  seats: readonly Seat[],
  ...steps: readonly ((t: W) => void)[]
): void {
  for (const step of [() => undefined, ...steps]) {
    step(one);
    step(other);
    expectSame(one, other, seats);
  }
}

/** Neither these seats nor the spectators can tell one world from the other. */
export function expectSame<G extends Shape>(one: World<G>, other: World<G>, seats: readonly Seat[]): void {
  for (const seat of [...seats, SPECTATOR]) expect(witness(one, seat)).toEqual(witness(other, seat));
}

/** The events of this type as this seat saw them. */
export function sawEvents<G extends Shape>(t: World<G>, seat: Seat, type: string): object[] {
  return toldTo(t.events, seat).filter((event) => event.type === type);
}
