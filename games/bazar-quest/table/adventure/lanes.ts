/** The fights of a round as lanes, and in which order they are told. */
import type { SeenEvent } from '../../../../kernel/index.ts';
import { attackTerms, defenceTerms, resistanceTerms, strengthTerms, total } from '../../rules/effects/numbers.ts';
import { fighting, guestOf, hostOf } from '../../rules/guests.ts';
import {
  type Adventure,
  type AnyView,
  type Fight,
  type Guest,
  type Hero,
  type Item,
  NONE,
  type Seat,
  type Term,
} from '../../rules/state.ts';

/** One bar: a sum, what it has to reach, and what came of it once that is known. */
export interface Bout {
  readonly terms: readonly Term[];
  readonly needed: number;
  readonly isWon: boolean | undefined;
}

export interface Lane {
  readonly seat: Seat;
  readonly hero: Hero;
  /** What was left in its purse when it fought. */
  readonly coins: number;
  readonly gear: readonly Item[];
  readonly adventures: readonly Adventure[];
  readonly attack: Bout | undefined;
  readonly defence: Bout | undefined;
  /** Its fight has begun. */
  readonly hasBegun: boolean;
  readonly isDead: boolean;
  /** Coins the dead one took to the bank, or the reward of the living one. */
  readonly lost: number;
  readonly reward: number;
}

/** What is told of a lane, one after another. */
export const STEPS = ['fate', 'attack', 'defence', 'gain'] as const;
export type Step = (typeof STEPS)[number];

/** One moment of the telling: a step of a lane, or at last the monster's fate. */
export interface Moment {
  readonly lane: number;
  readonly step: Step | 'monster';
}

/** Milliseconds each step stands, at four heroes: the whole phase stays under six seconds. */
const PACE: Readonly<Record<Moment['step'], number>> = { fate: 300, attack: 360, defence: 360, gain: 200, monster: 0 };
const HEROES_AT_PACE = 4;

export const paceAt = ({ step }: Moment, lanes: number): number =>
  PACE[step] * Math.min(1, HEROES_AT_PACE / Math.max(lanes, 1));

const FIGHT_EVENTS: ReadonlySet<string> = new Set([
  'adventures-dealt',
  'attack-succeeded',
  'attack-failed',
  'hero-survived',
  'hero-defeated',
]);

/** Whether something of the fights has just happened, so that it is worth showing. */
export const hasFights = (events: readonly SeenEvent[]): boolean => events.some(({ type }) => FIGHT_EVENTS.has(type));

/** Fights in their order, then those who still wait for theirs (BZ-503). */
export function lanesOf(view: AnyView): Lane[] {
  const { pub } = view;
  const fought = pub.fights.map((fight) => laneOf(view, fight));
  if (pub.phase !== 'adventure') return fought;
  const waiting = fighting(pub)
    .filter(({ guest }) => !pub.fights.some(({ hero }) => hero === guest.hero))
    .map(({ seat, guest }): Lane => {
      const { hero, coins, gear, adventures } = guest;
      const outlook = outlookOf(view, guest);
      return { seat, hero, coins, gear, adventures, ...outlook, hasBegun: false, isDead: false, lost: 0, reward: 0 };
    });
  return [...fought, ...waiting];
}

/** The sums as they stand before they are counted. */
function outlookOf({ pub, table }: AnyView, guest: Guest): { readonly attack: Bout; readonly defence: Bout } {
  const { content } = table;
  const bout = (terms: readonly Term[], needed: readonly Term[]): Bout => ({
    terms,
    needed: total(needed),
    isWon: undefined,
  });
  return {
    attack: bout(attackTerms(content, pub, guest), resistanceTerms(content, pub, guest)),
    defence: bout(defenceTerms(content, pub, guest), strengthTerms(content, pub, guest)),
  };
}

function laneOf(view: AnyView, { seat, hero, gear, adventures, attack, defence, lost, reward }: Fight): Lane {
  const { pub } = view;
  const isDead = pub.heroDiscard.includes(hero);
  const guest = guestOf(pub, hero);
  // A fight that waits for a decision is shown as it stands.
  const open =
    pub.phase === 'adventure' && guest !== undefined && hostOf(pub, hero) === seat ? outlookOf(view, guest) : undefined;
  return {
    seat,
    hero,
    coins: isDead ? lost : Math.max(0, (guest?.coins ?? 0) - reward),
    gear,
    adventures:
      attack === null && open !== undefined
        ? (guest?.adventures ?? adventures)
        : lastDealt(adventures, attack?.terms ?? [], defence?.terms ?? []),
    attack: attack === null ? open?.attack : { terms: attack.terms, needed: attack.needed, isWon: attack.hit },
    defence:
      defence === null ? open?.defence : { terms: defence.terms, needed: defence.needed, isWon: defence.survived },
    hasBegun: true,
    isDead,
    lost,
    reward,
  };
}

/** The cards that counted: an ability may have changed those dealt. */
function lastDealt(dealt: readonly Adventure[], ...sums: readonly (readonly Term[])[]): readonly Adventure[] {
  const counted = sums
    .flat()
    .filter(({ kind, how }) => kind === 'adventure' && how === 'printed')
    .map(({ card }) => card);
  return counted.length === 0 ? dealt : [...new Set(counted)];
}

/** Everything that can be told now, in its order. */
export function momentsOf(view: AnyView, lanes: readonly Lane[]): Moment[] {
  const told = lanes.flatMap((one, lane) =>
    STEPS.filter((step) => isKnown(one, step)).map((step): Moment => ({ lane, step })),
  );
  const isOver = view.pub.phase !== 'adventure' || view.pub.monster === NONE;
  return isOver && told.length > 0 ? [...told, { lane: lanes.length, step: 'monster' }] : told;
}

function isKnown({ hasBegun, attack, defence, isDead }: Lane, step: Step): boolean {
  if (!hasBegun) return false;
  if (step === 'fate') return true;
  if (step === 'attack') return attack?.isWon !== undefined || isDead;
  return defence?.isWon !== undefined || isDead;
}

/** A line of what a hero brings: gear, or an ability that changes its numbers. */
export interface Help {
  readonly kind: Term['kind'];
  readonly card: number;
  readonly attack: readonly Term[];
  readonly defence: readonly Term[];
}

/** Every modifier by the card it comes from; the hero's own numbers and printed adventures are drawn elsewhere. */
export function helpsOf({ gear, attack, defence }: Lane): Help[] {
  const keys = new Set(gear.map((item) => `item ${item}`));
  const named = [...(attack?.terms ?? []), ...(defence?.terms ?? [])].filter(
    ({ kind, how }) => how !== 'printed' || kind === 'item',
  );
  for (const { kind, card } of named) keys.add(`${kind} ${card}`);
  return [...keys].map((key) => {
    const [kind, card] = key.split(' ');
    const isIt = (term: Term) =>
      term.kind === kind && `${term.card}` === card && (term.how !== 'printed' || kind === 'item');
    return {
      kind: kind as Term['kind'],
      card: Number(card),
      attack: attack?.terms.filter(isIt) ?? [],
      defence: defence?.terms.filter(isIt) ?? [],
    };
  });
}
