/** The telling of the fights: which moment is reached, and what was heard on the way. */
import type { SeenEvent } from '../../../../kernel/index.ts';
import type { Hero } from '../../rules/state.ts';
import type { Moment } from './lanes.ts';

/** Events that tell how one hero's fight went. */
const FIGHTS: ReadonlySet<string> = new Set(['attack-succeeded', 'attack-failed', 'hero-survived', 'hero-defeated']);

interface Wounds {
  readonly was: number;
  readonly now: number;
}

export class Show {
  /** How many moments have been told. */
  at = $state(0);
  /** Wounds on the monster before and after each hero's hit, as far as they were heard. */
  readonly hits = $state<Record<Hero, Wounds>>({});
  /** Wounds the rules add when few heroes wounded (BZ-508, BZ-901, BZ-902). */
  free = $state<(Wounds & { readonly n: number; readonly rule: string }) | undefined>();
  private heard = -1;

  /** Takes in an update's events; each update counts once. */
  hear({ key, events }: { readonly key: number; readonly events: readonly SeenEvent[] }): void {
    if (key === this.heard) return;
    this.heard = key;
    for (const event of events) {
      if (event.type === 'attack-succeeded') {
        this.hits[event.hero as Hero] = { was: event.was as number, now: event.now as number };
      } else if (event.type === 'free-wounds') {
        this.free = {
          n: event.n as number,
          rule: event.rule as string,
          was: event.was as number,
          now: event.now as number,
        };
      }
    }
  }

  /** Whoever was there sees what is fresh happen; whoever comes later finds the result. */
  start(moments: readonly Moment[], heroes: readonly Hero[], events: readonly SeenEvent[]): void {
    const fresh = new Set(events.filter(({ type }) => FIGHTS.has(type)).map(({ hero }) => hero));
    const first = moments.findIndex(({ lane, step }) => step !== 'monster' && fresh.has(heroes[lane]));
    this.at = first < 0 ? moments.length : first;
  }

  has(moments: readonly Moment[], lane: number, step: Moment['step']): boolean {
    const at = moments.findIndex((one) => one.lane === lane && one.step === step);
    return at >= 0 && at < this.at;
  }
}
