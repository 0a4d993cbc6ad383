/** Help for a game's `sample`: the part of a state that the kernel keeps for it. */
import { decision, isSealed, isWork } from './agenda.ts';
import { copy } from './data.ts';
import { drawAnswer, view } from './play.ts';
import type { Game, Shape, State, Table, View } from './types.ts';

/**
 * Seals again what the ticks say is sealed: this seat's own answers as they are, legal ones at random for the others.
 * Call it last, when the hands and decks of the sample are laid out.
 */
export function reseal<G extends Shape>(game: Game<G>, s: State<G>, v: View<G>, t: Table<G>): void {
  for (const frame of s.pub.agenda) {
    if (isWork(frame) || !isSealed(frame)) continue;
    for (const seat of frame.ready) {
      const isOwn = seat === v.seat;
      const a = isOwn
        ? copy(v.own.sealed[frame.question])
        : drawAnswer(game, view(s, seat, t), decision(frame, seat), t.chance);
      s.hid.sealed[frame.question] ??= {};
      s.hid.sealed[frame.question][seat] = a;
      s.own[seat].sealed[frame.question] = a;
    }
  }
}
