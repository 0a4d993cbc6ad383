/** A way that is being walked: its steps are sent one after another, as long as nothing comes in between. */
import { type Decision, judge } from '../../../../kernel/index.ts';
import { rules } from '../../rules/index.ts';
import type { Territory, View } from '../../rules/state.ts';
import type { Scene } from '../scene.ts';

export class Walk {
  /** The steps still to be made. */
  private steps = $state.raw<readonly Territory[]>([]);
  /** Where the pawn stood when the last step was sent. */
  private sentFrom: Territory | undefined;

  get isOver(): boolean {
    return this.steps.length === 0;
  }

  begin(path: readonly Territory[]): void {
    this.sentFrom = undefined;
    this.steps = path;
  }

  /** The table has changed: the next step, or the end of the way. */
  on(scene: Scene, own: View, turn: Decision | undefined): void {
    const [next, ...rest] = this.steps;
    if (next === undefined || scene.isPending) return;
    const { pawn } = own.pub.merchants[own.seat];
    // The step that was sent has not been made yet.
    if (pawn === this.sentFrom && turn !== undefined) return;
    if (turn === undefined || judge(rules, own, turn, { move: next }) !== undefined) {
      this.steps = [];
      return;
    }
    this.sentFrom = pawn;
    this.steps = rest;
    scene.answer(turn, { move: next });
  }
}
