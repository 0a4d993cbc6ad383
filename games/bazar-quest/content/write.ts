/** Short ways to write the cards of our own set. */
import { idOf } from '../../writing.ts';
import type { Clause, Condition, Duration, Effect, HeroStat, Trigger } from '../rules/clauses.ts';
import type { WrittenItem } from './set.ts';

/** What an item is worth: price, attack, defence, hearts. */
type Figures = readonly [price: number, attack: number, defence: number, hearts: number];
type ClasslessItem = Omit<WrittenItem, 'classes' | 'anyClass'>;

export const item = (
  fr: string,
  en: string,
  glyph: string,
  [price, attack, defence, hearts]: Figures,
  ...effects: Effect[]
): ClasslessItem => ({ id: idOf(en), title: { fr, en }, glyph, price, attack, defence, hearts, effects });

export const twice = (card: ClasslessItem): ClasslessItem => ({ ...card, copies: 2 });

/** These items show these class icons. */
export const forClasses = (classes: readonly string[], items: readonly ClasslessItem[]): WrittenItem[] =>
  items.map((card) => ({ ...card, classes }));

/** At that moment, do this. */
export const when = (on: Trigger, ...clauses: Clause[]): Effect => ({ on, do: clauses });

/** The same effect, under one more condition. */
export const given = (condition: Condition, effect: Effect): Effect => ({
  ...effect,
  if: [...(effect.if ?? []), condition],
});

/** The same effect, as a permission. */
export const may = (effect: Effect): Effect => ({ ...effect, optional: true });

/** More attack or defence of the hero concerned. */
export const plus = (stat: HeroStat, by: number, during: Duration = 'inPlay'): Clause => ({
  does: 'addStat',
  stat,
  of: 'hero',
  by,
  during,
});

export const ownerGains = (n: number): Clause => ({ does: 'gainCoins', n, who: 'owner' });
export const heroGains = (n: number): Clause => ({ does: 'heroGainsCoins', n, of: 'hero' });
