/**
 * Fights whose end a test can say beforehand. Heroes of the plain box are 2/2 against 4/4: a sword (+2/0) makes one hit,
 * a shield (0/+2) makes one live.
 */
import { arrange, type Bazar, type SeatLiteral, type WorldLiteral } from './arrange.ts';
import type { Cards } from './box.ts';

/** What becomes of a hero. */
export type Fate = 'both' | 'hit' | 'live' | 'fall';

/** The hero of each seat. */
export const HEROES = ['warrior-1', 'mage-1', 'thief-1', 'priest-1', 'warrior-2', 'mage-2'];

const SEATS = HEROES.map((_, seat) => seat);
const ARMS: Cards['items'] = Object.fromEntries(
  SEATS.flatMap((seat) => [
    [`sword-${seat}`, { attack: 2, defence: 0 }],
    [`shield-${seat}`, { attack: 0, defence: 2 }],
  ]),
);

const gearFor = (fate: Fate, seat: number): string[] => [
  ...(fate === 'both' || fate === 'hit' ? [`sword-${seat}`] : []),
  ...(fate === 'both' || fate === 'live' ? [`shield-${seat}`] : []),
];

type More = Partial<Omit<WorldLiteral, 'seats'>> & {
  /** On every hero's card. */
  readonly purse?: number;
  /** What else the seats have. */
  readonly shops?: readonly SeatLiteral[];
};

/** One hero each, with these fates; the phase is played, up to the first purchase. */
export function fought(fates: readonly Fate[], { purse = 20, shops = [], cards, ...more }: More = {}): Bazar {
  return arrange({
    phase: 'adventure',
    seats: fates.map((fate, seat) => ({
      hero: { hero: HEROES[seat], coins: purse, gear: gearFor(fate, seat) },
      ...shops[seat],
    })),
    cards: { ...cards, items: { ...ARMS, ...cards?.items } },
    ...more,
  });
}

/** So many heroes hit and live, the others fall. */
export const hitters = (players: number, hits: number): Fate[] =>
  Array.from({ length: players }, (_, seat) => (seat < hits ? 'both' : 'fall'));

export const glory = (t: Bazar): number[] => t.pub.shops.map((shop) => shop.glory);
export const coins = (t: Bazar): number[] => t.pub.shops.map((shop) => shop.coins);
/** The heroes of the centre with their coins. */
export const centre = (t: Bazar): [string, number][] =>
  t.pub.centre.map((guest) => [t.table.content.heroes[guest.hero].id, guest.coins]);
