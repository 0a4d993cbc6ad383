/** The rules as a game's words write them, and as the reader shows them. */
import type { Lang, RulesSection } from '../../face.ts';
import { typeset } from './french.ts';

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

type Written = () => Promise<{ readonly rules: readonly RuleSection[] }>;

/** The rules as players read them: long, so they come when somebody opens them. */
export const rulesBy =
  (written: Readonly<Record<Lang, Written>>) =>
  async (lang: Lang): Promise<readonly RuleSection[]> => {
    const { rules } = await written[lang]();
    return lang === 'fr' ? typeset(rules) : rules;
  };
