/** What a seat or a spectator witnesses of a world: the events, the view, whom the table waits for and what is open. */
import { expect } from 'vitest';
import { asked, open, type Seat, SPECTATOR, seen } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { BossQuest } from '../rules/state.ts';
import type { World } from './arrange.ts';

/** Everything this seat has been sent so far. */
export function witness(t: World, seat: Seat): object {
  return structuredClone({
    events: t.events.map((event) => seen(event, seat)),
    pub: t.pub,
    own: seat === SPECTATOR ? undefined : t.state.own[seat],
    asked: asked<BossQuest>(t.state),
    open: seat === SPECTATOR ? [] : open(rules, t.view(seat)),
  });
}

/** Plays the same steps in two worlds: after each, these seats and the spectators cannot tell one from the other. */
export function expectAlike(
  one: World,
  other: World,
  seats: readonly Seat[],
  ...steps: readonly ((t: World) => void)[]
): void {
  for (const step of [() => undefined, ...steps]) {
    step(one);
    step(other);
    for (const seat of [...seats, SPECTATOR]) expect(witness(one, seat)).toEqual(witness(other, seat));
  }
}

/** The events of this type as this seat saw them. */
export function sawEvents(t: World, seat: Seat, type: string): object[] {
  return t.events.filter((event) => event.type === type).map((event) => seen(event, seat));
}
