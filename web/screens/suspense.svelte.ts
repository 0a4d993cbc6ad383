/** What log, status and sounds keep back while the table still tells it: dice that roll, before what came of them. */
import { untrack } from 'svelte';
import type { GameFace, Sentence } from '../face.ts';
import { cue } from '../sound.ts';
import type { GameStore } from '../store/game.svelte.ts';
import type { Told } from '../store/story.ts';

export class Suspense {
  /** How much of the story is known meanwhile. */
  private known = $state<number>();
  private lastStatus: Sentence | undefined;
  /** The update whose first sounds were heard already. */
  private begun = -1;

  get isOn(): boolean {
    return this.known !== undefined;
  }

  /** For the table, in the turn of the update it begins with. */
  hold(isOn: boolean, { story, fresh }: Pick<GameStore, 'story' | 'fresh'>): void {
    untrack(() => {
      if (isOn !== this.isOn) this.known = isOn ? story.length - fresh.events.length : undefined;
    });
  }

  storyOf({ story }: Pick<GameStore, 'story'>): readonly Told[] {
    return this.known === undefined ? story : story.slice(0, this.known);
  }

  statusOf(status: Sentence): Sentence {
    return this.isOn ? (this.lastStatus ?? status) : status;
  }

  /** After each update, and when the suspense ends. */
  note(status: Sentence): void {
    if (!this.isOn) this.lastStatus = status;
  }

  /** Dice and cards are heard as they fall, gains and losses with their result. */
  sound({ fresh, seat }: Pick<GameStore, 'fresh' | 'seat'>, face: GameFace): void {
    const { isOn } = this;
    for (const event of fresh.events) {
      const sound = face.cue?.(event, seat);
      const isFirst = sound === 'reveal';
      if (sound !== undefined && (isOn ? isFirst : !isFirst || this.begun !== fresh.key)) cue(sound);
    }
    if (isOn) this.begun = fresh.key;
  }
}
