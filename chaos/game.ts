/** A game as one viewpoint has it: a welcome and then updates by number, like the web client folds them. */

import type { Box } from '../games/box.ts';
import {
  type AnyShape,
  applyPatch,
  copy,
  type Decision,
  type Fixed,
  open,
  type Seat,
  type UndoReach,
  type View,
} from '../kernel/index.ts';
import type { Play, TableInfo, UpdateMessage } from '../wire/protocol.ts';
import { type Known, viewDigest } from './diary.ts';

export class Game {
  readonly box: Box;
  readonly view: View<AnyShape>;
  n: number;
  epoch: number;
  awaited: readonly Seat[];
  undo: UndoReach | undefined;
  private told: number;

  constructor(box: Box, table: TableInfo, play: Play) {
    const { view, n, epoch, awaited, undo, story } = play;
    const { options, seats } = table;
    const fixed: Fixed<AnyShape> = {
      seats: seats.length,
      options,
      content: box.rules.content(options, seats.length),
    };
    this.box = box;
    this.view = copy({ seat: view.seat, pub: view.pub, own: view.own }) as View<AnyShape>;
    Object.assign(this.view, { table: fixed });
    this.n = n;
    this.epoch = epoch;
    this.awaited = awaited;
    this.undo = undo;
    this.told = story.length;
  }

  /** Takes the next update. */
  take({ n, epoch, awaited, undo, pub, own, events }: UpdateMessage): void {
    const view = this.view as { pub: unknown; own: unknown };
    if (pub !== undefined) view.pub = applyPatch(view.pub, pub);
    if (own !== undefined) view.own = applyPatch(view.own, own);
    this.n = n;
    this.epoch = epoch;
    this.awaited = awaited;
    this.undo = undo;
    this.told += events.length;
  }

  /** What this seat may decide now. */
  decisions(): Decision[] {
    return open(this.box.rules, this.view);
  }

  digest(): string {
    const { n, epoch, awaited, told } = this;
    const { pub, own } = this.view;
    return viewDigest({ n, epoch, awaited, told, pub, own } satisfies Known);
  }
}
