/** Which tables cannot be laid out: options that ask for more than there is (MK-R06), or an owner's box with too few tiles. */
import type { Fixed, OptionProblem } from '../../../kernel/index.ts';
import { MARKET_SIZE } from './content.ts';
import { DRAFT_CARDS, STORIES_TO_CHOOSE } from './setup.ts';
import type { Karanor } from './state.ts';

export function cannotStart({ content, options, seats }: Fixed<Karanor>): OptionProblem | undefined {
  const { firstPlayer, storyDeal } = options;
  if (firstPlayer !== 'random' && firstPlayer > seats) {
    return { option: 'firstPlayer', problem: `is ${firstPlayer}, and there are ${seats} players` };
  }
  const stories = lack('story tiles', content.stories.length, seats * STORIES_TO_CHOOSE);
  if (storyDeal === 'choose' && stories !== undefined) return { option: 'storyDeal', problem: stories };
  const problem =
    lack('origin cities', content.origins.length, seats) ??
    lack('story tiles', content.stories.length, seats) ??
    lack('commerce cards', content.commerces.length, MARKET_SIZE + seats * DRAFT_CARDS);
  return problem === undefined ? undefined : { option: 'pack', problem };
}

const lack = (tiles: string, have: number, need: number): string | undefined =>
  have < need ? `leaves ${have} ${tiles}, and ${need} are needed` : undefined;
