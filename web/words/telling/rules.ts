/** The rules as a game's words write them, and as the reader shows them. */
import type { RulesSection } from '../../face.ts';

export interface RuleSection {
  readonly title: string;
  /** The number in the ledger without its prefix, and the rule. */
  readonly items: readonly (readonly [string, string])[];
}

/** With the whole numbers of the ledger. */
export const numbered = (prefix: string, sections: readonly RuleSection[]): RulesSection[] =>
  sections.map(({ title, items }) => ({
    title,
    items: items.map(([id, text]) => ({ id: `${prefix}-${id}`, text })),
  }));
