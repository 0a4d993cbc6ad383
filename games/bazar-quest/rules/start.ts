/** Which tables cannot be laid out: with unshakeable heroes or an owner's cards too few may be left (BZ-R64). */
import type { Fixed, OptionProblem } from '../../../kernel/index.ts';
import { dealSize, heroCount } from './counts.ts';
import type { BazarQuest } from './state.ts';

export function cannotStart(table: Fixed<BazarQuest>): OptionProblem | undefined {
  const problem = lack(table);
  if (problem === undefined) return undefined;
  return { option: table.options.unshakeableHeroes ? 'unshakeableHeroes' : 'pack', problem };
}

function lack(table: Fixed<BazarQuest>): string | undefined {
  const { content, seats, options } = table;
  for (const level of [1, 2, 3]) {
    if (!content.monsters.some((card) => card.level === level)) return `leaves no monster of level ${level}`;
  }
  const heroes = content.heroes.length;
  if (heroes < heroCount(table)) return `leaves ${heroes} heroes, and ${heroCount(table)} must come`;
  // Without the variant, a thin set just deals fewer cards (BZ-R49).
  const deal = seats * dealSize(table);
  const items = content.items.length;
  return options.unshakeableHeroes && items < deal ? `leaves ${items} items, and one deal takes ${deal}` : undefined;
}
