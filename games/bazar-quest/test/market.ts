/** Shopping by windows: what each shop shows is said in a word, and which hero went where is read off. */
import type { Seat } from '../../../kernel/index.ts';
import type { WrittenItem } from '../content/set.ts';
import { arrange, type Bazar, type WorldLiteral } from './arrange.ts';

/** `'thief 3/10'` or `'thief+mage 3/10'`: classes, hearts and price of the only item in a window. */
export type Window = string;

function written(window: Window): Partial<WrittenItem> {
  const [classes, numbers] = window.split(' ');
  const [hearts, price] = numbers.split('/').map(Number);
  return { classes: classes.split('+'), hearts, price };
}

/**
 * Shopping begins, with these windows from the first seat on; shop i shows the item `warrior5-i`, written anew. Each
 * has one more card in hand, so that the world stops at the sales.
 */
export function market(windows: readonly Window[], more: Partial<WorldLiteral> = {}): Bazar {
  const item = (i: number): string => `warrior5-${i + 1}`;
  return arrange({
    phase: 'shopping',
    seats: windows.map((_, i) => ({ window: [item(i)], hand: [`priest20-${i + 1}`] })),
    ...more,
    cards: {
      ...more.cards,
      items: { ...Object.fromEntries(windows.map((window, i) => [item(i), written(window)])), ...more.cards?.items },
    },
  });
}

/** The order of choice. */
export const ranked = (t: Bazar): Seat[] => t.pub.ranking.map(({ seat }) => seat);

/** Who came to whom so far: `'1 mage-2'`. */
export const invited = (t: Bazar): string[] =>
  t.happened('hero-invited').map(({ seat, hero }) => `${seat} ${t.table.content.heroes[hero].id}`);

/** The heroes this seat may choose from now. */
export const choices = (t: Bazar, seat: Seat): string[] =>
  t
    .seat(seat)
    .options('invite-hero')
    .map((hero) => t.table.content.heroes[hero].id);

export const invite = (t: Bazar, seat: Seat, hero: string): void => t.seat(seat).answer('invite-hero', t.hero(hero));
