/** Short ways to write our own map, cards and tiles. */
import type { Text } from '../../../kernel/index.ts';
import { idOf } from '../../writing.ts';
import {
  type Ability,
  type Clause,
  type Cost,
  RESOURCES,
  type ResourceName,
  type Standing,
  type Trigger,
} from '../rules/clauses.ts';
import type { Tokens, WrittenPlace, WrittenQuest } from './set.ts';

export const text = (fr: string, en: string): Text => ({ fr, en });

/** The letters of the ledger, in the order of the resources. */
const LETTERS = 'VBFMTID';

const kindOf = (letter: string): ResourceName => RESOURCES[LETTERS.indexOf(letter)];

/** Tokens by their letters: `FMT`, `BBB`. */
export function goods(letters: string): Tokens {
  const tokens: { [kind in ResourceName]?: number } = {};
  for (const letter of letters) tokens[kindOf(letter)] = (tokens[kindOf(letter)] ?? 0) + 1;
  return tokens;
}

export const gold = (n: number): Clause => ({ does: 'gainGold', n, who: 'self' });
export const insignia = (kind: string): Clause => ({ does: 'gainInsignia', insignia: kind });
export const income = (n: number): Clause => ({ does: 'gainIncome', n, who: 'self' });
export const some = (kind: ResourceName | 'choice' | 'one' | 'any', n: number): Clause => ({
  does: 'gainResource',
  kind,
  n,
  who: 'self',
});
export const blackMarket = (n: number): Clause => ({ does: 'drawBlackMarket', n });
/** MK-730. */
export const artefact: Clause = { does: 'drawArtefact', draw: 2 };
export const quest: Clause = { does: 'drawQuest', draw: 1, keep: 1 };

export const passive = (...standing: Standing[]): Ability => ({ when: 'passive', do: standing });
export const when = (trigger: Trigger, ...clauses: Clause[]): Ability => ({ when: trigger, do: clauses });

export const paysGold = (n: number): Cost => ({ pays: 'gold', n });
/** Tokens by their letters. */
export const pays = (letters: string): Cost[] =>
  Object.entries(goods(letters)).map(([kind, n]) => ({ pays: 'resource', kind: kind as ResourceName, n }));
export const paysAny = (n: number): Cost => ({ pays: 'resource', kind: 'any', n });

/** Title in both languages, and picture. */
export type Named = readonly [fr: string, en: string, glyph: string];

/** What every quest is written with; its id comes from its French title. */
export const tale = ([fr, en, glyph]: Named, told: Text): Pick<WrittenQuest, 'id' | 'title' | 'glyph' | 'tale'> => ({
  id: idOf(fr),
  title: text(fr, en),
  glyph,
  tale: told,
});

export const at = (territory: string): WrittenPlace => ({ at: 'territory', territory });

/** Cards that speak of several rivals (MK-102). */
export const ofFourPlus = <C extends object>(card: C): C & { readonly minPlayers: number } => ({
  ...card,
  minPlayers: 4,
});
