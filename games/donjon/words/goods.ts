/** Goods in a sentence: "2 gemmes, le trophée et la dépouille du Cyclope". */
import type { Lang } from '../../../web/face.ts';
import type { Content } from '../rules/content.ts';
import type { Gift, Goods } from '../rules/state.ts';
import { adventureName, objectName, questName } from './name.ts';

export interface GoodsWords {
  readonly gems: string;
  readonly points: string;
  readonly objects: string;
  readonly spoils: string;
  readonly quests: string;
  gemsTold(n: number): string;
  pointsTold(n: number): string;
  questsTold(n: number): string;
  /** On a chip beside the glyph. */
  pointsShort(n: number): string;
  questsShort(n: number): string;
  readonly nothing: string;
  /** Gems without an amount. */
  readonly someGems: string;
}

const AND = {
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

export function goodsText(content: Content, goods: Goods | Gift, words: GoodsWords, lang: Lang): string {
  const { gems, points, quests, objects = [], spoils = [] } = goods;
  const parts = [
    ...(gems === undefined ? [] : [words.gemsTold(gems)]),
    ...(points === undefined ? [] : [words.pointsTold(points)]),
    ...objects.map((object) => objectName(content, object, lang)),
    ...spoils.map((card) => adventureName(content, card, lang)),
    ...(quests === undefined
      ? []
      : typeof quests === 'number'
        ? [words.questsTold(quests)]
        : quests.map((quest) => questName(content, quest, lang))),
  ];
  return parts.length === 0 ? words.nothing : AND[lang].format(parts);
}

/** What somebody looks for or can spare: no amounts; empty where there is nothing. */
export function tagsText(content: Content, tags: Goods, words: GoodsWords, lang: Lang): string {
  const { someGems, questsShort } = words;
  return goodsText(content, tags, { ...words, nothing: '', gemsTold: () => someGems, questsTold: questsShort }, lang);
}
