/** What has just happened and is still being told: dice that roll, a fight that has ended, the cards of this turn. */
import type { SeenEvent } from '../../../kernel/index.ts';
import type { TableProps } from '../../../web/face.ts';
import type { Adventure, AnyView, Events, Fight, Seat } from '../rules/state.ts';

/** How long dice tumble, and how long a result stays in sight when nobody presses anything, in milliseconds. */
const ROLL = { full: 900, reduced: 250, none: 0 } as const;
const READ = 4200;

export class Show {
  /** The dice are in the air. */
  isRolling = $state(false);
  /** A fight that has ended, as it ended; told before anything else is shown. */
  told = $state.raw<Fight>();
  /** Events and specials drawn this turn. */
  drawn = $state.raw<readonly Adventure[]>([]);
  /** Wounds as they were taken in the fight of the last dice: abilities and the gauge's end may have made them fewer. */
  wounds = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  /** A result stays until its reader goes on. */
  stays = false;
  private seen = -1;
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** Takes in an update, once. */
  take({ key, events }: TableProps['fresh'], view: AnyView, motion: TableProps['motion']): void {
    if (key === this.seen) return;
    this.seen = key;
    for (const event of events) this.hear(event, view, motion);
  }

  private hear(event: SeenEvent, view: AnyView, motion: TableProps['motion']): void {
    const type = event.type as keyof Events;
    if (type === 'turn-started') this.drawn = [];
    if (type === 'card-drawn') {
      const { card } = event as unknown as Events['card-drawn'];
      if (view.table.content.adventures[card].kind !== 'monster') this.drawn = [...this.drawn, card];
    }
    if (type === 'dice-rolled') {
      this.wounds = new Map();
      this.roll(motion);
    }
    if (type === 'wounds-taken') {
      const { seat, n } = event as unknown as Events['wounds-taken'];
      this.wounds = new Map([...this.wounds, [seat, n]]);
    }
    if (type === 'totals-compared' && view.pub.fight?.totals != null)
      this.tell(structuredClone($state.snapshot(view.pub.fight)) as Fight, motion);
  }

  private roll(motion: TableProps['motion']): void {
    if (ROLL[motion] === 0) return;
    this.isRolling = true;
    this.timers.push(setTimeout(() => (this.isRolling = false), ROLL[motion]));
  }

  private tell(fight: Fight, motion: TableProps['motion']): void {
    this.told = fight;
    this.timers.push(
      setTimeout(() => {
        if (this.told === fight && !this.stays) this.told = undefined;
      }, READ + ROLL[motion]),
    );
  }

  /** Any press skips what moves (R17), then goes on. */
  skip(): void {
    if (this.isRolling) this.isRolling = false;
    else this.told = undefined;
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
