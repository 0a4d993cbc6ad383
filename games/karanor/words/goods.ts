/** Goods in a sentence: "2 or, 1 vin, l’associé bois et Monture". */
import type { Lang } from '../../../web/face.ts';
import { RESOURCES, type Resource } from '../rules/clauses.ts';
import type { Content } from '../rules/content.ts';
import type { Goods } from '../rules/state.ts';
import { goldOf, listOf, placeName, resourceName, tokensOf } from './name.ts';

export interface GoodsWords {
  associate(kind: string): string;
  villa(place: string): string;
}

/** Everything that is counted: gold first, then tokens. */
export function countedParts(content: Content, goods: Goods, lang: Lang): string[] {
  return [
    ...(goods.gold === undefined ? [] : [goldOf(goods.gold, lang)]),
    ...RESOURCES.flatMap((name, kind) => {
      const n = goods[name];
      return n === undefined ? [] : [tokensOf(content, kind, n, lang)];
    }),
  ];
}

/** Empty for nothing. */
export function goodsText(content: Content, goods: Goods, words: GoodsWords, lang: Lang): string {
  const { associates = [], insignia = [], artefacts = [], villas = [] } = goods;
  const parts = [
    ...countedParts(content, goods, lang),
    ...associates.map((kind: Resource) => words.associate(resourceName(content, kind, lang))),
    ...insignia.map((tile) => content.insignia[tile].title[lang]),
    ...artefacts.map((tile) => content.artefacts[tile].title[lang]),
    ...villas.map((territory) => words.villa(placeName(content, territory, lang))),
  ];
  return listOf(parts, lang);
}
