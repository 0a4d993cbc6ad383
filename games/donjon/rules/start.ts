/** Which tables cannot be laid out: an owner's cards may be too few (DQ-107, DQ-109, DQ-113). */
import type { Fixed, OptionProblem } from '../../../kernel/index.ts';
import { QUESTS_DEALT } from './setup.ts';
import type { Donjon } from './state.ts';

export function cannotStart({ content, seats }: Fixed<Donjon>): OptionProblem | undefined {
  const problem =
    lack('characters', content.characters.length, seats) ??
    lack('quests', content.quests.length, seats * QUESTS_DEALT) ??
    lack('adventure cards', content.adventures.length, 1);
  return problem === undefined ? undefined : { option: 'pack', problem };
}

const lack = (cards: string, have: number, need: number): string | undefined =>
  have < need ? `has ${have} ${cards}, and ${need} are needed` : undefined;
