/** A pack: the map and cards an owner types in from a box. As our own set is written, but with less to write. */
import { type Typed, textOf, type Words, written } from '../../writing.ts';
import { RESOURCES, type ResourceName } from '../rules/clauses.ts';
import type { Landmass, Prices } from '../rules/content.ts';
import type {
  CardSet,
  WrittenArtefact,
  WrittenBlackMarket,
  WrittenCommerce,
  WrittenDelivery,
  WrittenInsignia,
  WrittenQuest,
  WrittenSequel,
  WrittenStory,
  WrittenTerritory,
} from './set.ts';
import { PRICES, RESOURCE_NAMES } from './tiles.ts';

type Titled<C> = Omit<C, 'title'> & { readonly title: Words };
type TypedOption = Omit<WrittenSequel['options'][number], 'label'> & { readonly label?: Words };
type TypedTale<Q extends WrittenSequel> = Omit<Typed<Q>, 'tale' | 'options'> & {
  readonly tale?: Words;
  readonly options: readonly TypedOption[];
};
export type TypedQuest = TypedTale<WrittenQuest>;

export interface Pack {
  readonly game: 'karanor';
  readonly name: string;
  /** Those it does not name are called as ours. */
  readonly resources?: { readonly [kind in ResourceName]?: { readonly title: Words; readonly glyph?: string } };
  readonly landmasses: readonly Titled<Landmass>[];
  readonly territories: readonly Titled<WrittenTerritory>[];
  readonly origins: readonly string[];
  readonly stories: readonly Typed<WrittenStory>[];
  readonly insignia: readonly Typed<WrittenInsignia>[];
  readonly deliveries: readonly WrittenDelivery[];
  readonly commerces: readonly Typed<WrittenCommerce>[];
  readonly quests: readonly TypedQuest[];
  readonly sequels?: readonly TypedTale<WrittenSequel>[];
  readonly artefacts: readonly Typed<WrittenArtefact>[];
  readonly blackMarket: readonly Typed<WrittenBlackMarket>[];
  /** Those it does not name are as in the rules. */
  readonly prices?: Partial<Prices>;
}

const titled = <C extends { readonly title: Words }>(cards: readonly C[]) =>
  cards.map((card) => ({ ...card, title: textOf(card.title) }));

/** The set of cards a pack describes. */
export function setOfPack(pack: Pack): CardSet {
  const { resources = {}, sequels = [] } = pack;
  const named = RESOURCES.map((kind) => {
    const { title, glyph = RESOURCE_NAMES[kind].glyph } = resources[kind] ?? RESOURCE_NAMES[kind];
    return [kind, { title: textOf(title), glyph }];
  });
  return {
    resources: Object.fromEntries(named) as CardSet['resources'],
    landmasses: titled(pack.landmasses),
    territories: titled(pack.territories),
    origins: pack.origins,
    stories: written<WrittenStory>(pack.stories),
    insignia: written<WrittenInsignia>(pack.insignia),
    deliveries: pack.deliveries,
    commerces: written<WrittenCommerce>(pack.commerces),
    quests: pack.quests.map(told),
    sequels: sequels.map(told),
    artefacts: written<WrittenArtefact>(pack.artefacts),
    blackMarket: written<WrittenBlackMarket>(pack.blackMarket),
    prices: { ...PRICES, ...pack.prices },
  };
}

const told = ({ title, glyph = '', tale = '', options, ...quest }: TypedQuest): WrittenQuest => ({
  ...quest,
  title: textOf(title),
  glyph,
  tale: textOf(tale),
  options: options.map(({ label = '', ...option }) => ({ ...option, label: textOf(label) })),
});
