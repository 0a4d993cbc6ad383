/** What cards say in the reader's language. */
import type { Lang } from '../../../../web/face.ts';
import type { Clause } from '../../rules/clauses.ts';
import type {
  ArtefactTile,
  BlackMarketCard,
  CommerceCard,
  Content,
  DeliveryCard,
  InsigniaTile,
  QuestCard,
  StoryTile,
} from '../../rules/content.ts';
import type { SourceKind } from '../../rules/effects/types.ts';
import type { FaceWords } from '../../words/faces.ts';
import { wordsOf } from '../../words/index.ts';
import * as sentence from '../../words/sentence.ts';

export const cardWords = (lang: Lang): FaceWords => wordsOf(lang).faces;

/** The sentences of one set of cards in one language. */
export function textsOf(content: Content, lang: Lang) {
  const { grammar } = wordsOf(lang);
  return {
    tile: (tile: InsigniaTile | ArtefactTile): string => sentence.tileText(grammar, content, tile),
    when: (card: BlackMarketCard): string => sentence.whenText(grammar, content, card),
    effect: (card: BlackMarketCard): string => sentence.effectText(grammar, content, card),
    blackMarket: (card: BlackMarketCard): string => sentence.blackMarketText(grammar, content, card),
    reward: (card: CommerceCard): string => sentence.rewardText(grammar, content, card),
    bonus: (card: CommerceCard): string => sentence.bonusText(grammar, content, card),
    brief: (clauses: readonly Clause[], kind: SourceKind): string =>
      sentence.briefText(grammar, content, clauses, kind),
    option: (quest: QuestCard, option: number): string => sentence.optionText(grammar, content, quest, option),
    goal: (quest: QuestCard): string => sentence.goalText(grammar, content, quest),
    quest: (quest: QuestCard): string => sentence.questText(grammar, content, quest),
    questBrief: (quest: QuestCard): { where: string; what: string } => sentence.questBrief(grammar, content, quest),
    story: (story: StoryTile): string => sentence.storyText(grammar, content, story),
    delivery: (card: DeliveryCard): string => sentence.deliveryText(grammar, content, card),
  };
}
