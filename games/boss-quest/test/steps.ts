/** Steps that many tests take. */
import type { Seat } from '../../../kernel/index.ts';
import type { Content } from '../rules/content.ts';
import { arrange, type World, type WorldLiteral } from './arrange.ts';

/** Visits on the own turn and activates this spell of the row; its targets are then asked. */
export function cast(t: World, seat: Seat, spell: string, ...targets: readonly Seat[]): void {
  visit(t, seat);
  t.seat(seat).activate(spell);
  for (const target of targets) t.seat(seat).answer('spell-target-player', target);
}

/** Goes to the Magician, on an ordinary turn as on a final one. */
function visit(t: World, seat: Seat): void {
  if (t.seat(seat).open.includes('final-turn')) t.seat(seat).answer('final-turn', 'none');
  else t.seat(seat).visit();
}

/** Visits and discards this spell of the row. */
export function visitToDiscard(t: World, seat: Seat, spell: string): void {
  visit(t, seat);
  t.seat(seat).discard(spell);
}

/** Three spells that ask for nothing and change nothing before combat. */
export const ROW = ['needBlue', 'needRed', 'needGreen'];

/** Three players who hold these companions, against a boss of 21; seat 0 begins. */
export function holding(first: string, second: string, third: string, more: Partial<WorldLiteral> = {}): World {
  const seats = typeof more.seats === 'object' ? more.seats : [{}, {}, {}];
  const held = [first, second, third];
  return arrange({
    options: { companions: true },
    boss: 21,
    row: ROW,
    ...more,
    seats: seats.map((seat, i) => ({ companion: held[i], ...seat })),
  });
}

/** Whether the once-per-round power of this companion is spent. */
export const isUsed = (t: World, companion: string): boolean => t.pub.used[t.companion(companion)];

/** For three players: every deal begins with three number cards face down, then three potions face up. */
export function potionsDealtOpen(content: Content): Content {
  const { armoury, firstPotion } = content;
  const numbers = armoury.filter((card) => card < firstPotion);
  const potions = armoury.filter((card) => card >= firstPotion);
  return { ...content, armoury: [...numbers.slice(0, -3), ...potions, ...numbers.slice(-3)] };
}
