/**
 * A map and a set of cards as people write them, and the content the rules make of it.
 *
 * Our own cards and an owner's pack are both a `CardSet`: places and sequels by name, tokens by kind, `copies` instead
 * of repeated cards.
 */
import type { Text } from '../../../kernel/index.ts';
import { expand } from '../../writing.ts';
import { RESOURCES, type ResourceName } from '../rules/clauses.ts';
import type {
  ArtefactTile,
  BlackMarketCard,
  BlackMarketTarget,
  CommerceCard,
  Content,
  DeliveryCard,
  InsigniaTile,
  Landmass,
  Prices,
  QuestCard,
  QuestPlace,
  StoryTile,
  TerritoryCard,
} from '../rules/content.ts';
import { NONE } from '../rules/state.ts';

/** How many of each kind; none of those left out. */
export type Tokens = { readonly [kind in ResourceName]?: number };

export interface WrittenTerritory extends Pick<TerritoryCard, 'id' | 'title' | 'x' | 'y'> {
  readonly landmass: string;
  readonly city?: boolean;
  readonly resources?: readonly ResourceName[];
  readonly inhabitant?: boolean;
  readonly villa?: boolean;
  /** Neighbours by land and by sea. */
  readonly land?: readonly string[];
  readonly sea?: readonly string[];
}

/** As often as `copies` says, once when it does not. */
interface Counted {
  readonly copies?: number;
}

export type WrittenStory = Omit<StoryTile, 'tokens' | 'bonus'> & {
  readonly tokens?: Tokens;
  readonly bonus?: StoryTile['bonus'];
};

/** The id is that of the kind. */
export type WrittenInsignia = Omit<InsigniaTile, 'kind' | 'curse'> & Counted & { readonly curse?: boolean };

export type WrittenDelivery = Omit<DeliveryCard, 'city' | 'tokens'> & {
  readonly city: string;
  readonly tokens: Tokens;
};

export type WrittenCommerce = Omit<CommerceCard, 'tokens' | 'other' | 'bonus'> &
  Counted & {
    readonly tokens?: Tokens;
    readonly other?: CommerceCard['other'];
    readonly bonus: Omit<CommerceCard['bonus'], 'tokens'> & { readonly tokens?: Tokens };
  };

export type WrittenPlace =
  | { readonly at: 'none' | 'anyCity' | 'ownCity' | 'harbour' }
  | { readonly at: 'territory'; readonly territory: string }
  | { readonly at: 'landmass'; readonly landmass: string };

export type WrittenSequel = Omit<
  QuestCard,
  'step' | 'sequel' | 'minPlayers' | 'place' | 'conditions' | 'immediate' | 'options'
> & {
  /** Anywhere when it says nothing. */
  readonly place?: WrittenPlace;
  readonly conditions?: QuestCard['conditions'];
  readonly immediate?: boolean;
  readonly options: readonly WrittenOption[];
};
type WrittenOption = Omit<QuestCard['options'][number], 'costs' | 'effects'> & {
  readonly costs?: QuestCard['options'][number]['costs'];
  readonly effects?: QuestCard['options'][number]['effects'];
};
export type WrittenQuest = WrittenSequel & {
  /** The second part, by its id: this is then a first part. */
  readonly sequel?: string;
  readonly minPlayers?: number;
};

export type WrittenArtefact = Omit<ArtefactTile, 'minPlayers'> & { readonly minPlayers?: number };

export type WrittenBlackMarket = Omit<BlackMarketCard, 'minPlayers' | 'if' | 'target' | 'costs'> &
  Counted & {
    readonly minPlayers?: number;
    readonly if?: BlackMarketCard['if'];
    /** Nobody when it says nothing. */
    readonly target?: Pick<BlackMarketTarget, 'who'> & Partial<BlackMarketTarget>;
    readonly costs?: BlackMarketCard['costs'];
  };

export interface CardSet {
  readonly resources: { readonly [kind in ResourceName]: { readonly title: Text; readonly glyph: string } };
  readonly landmasses: readonly Landmass[];
  readonly territories: readonly WrittenTerritory[];
  /** The cities merchants come from. */
  readonly origins: readonly string[];
  readonly stories: readonly WrittenStory[];
  readonly insignia: readonly WrittenInsignia[];
  readonly deliveries: readonly WrittenDelivery[];
  readonly commerces: readonly WrittenCommerce[];
  readonly quests: readonly WrittenQuest[];
  readonly sequels: readonly WrittenSequel[];
  readonly artefacts: readonly WrittenArtefact[];
  readonly blackMarket: readonly WrittenBlackMarket[];
  readonly prices: Prices;
}

/** The game is for two and more: a card without a mention is in every game (MK-101, MK-102). */
const FEWEST_PLAYERS = 2;

const counts = (tokens: Tokens = {}): number[] => RESOURCES.map((kind) => tokens[kind] ?? 0);

/** The number of each id in its list. */
const numbering = (list: readonly { readonly id: string }[]): ((id: string) => number) => {
  const numbers = new Map(list.map(({ id }, i) => [id, i]));
  return (id) => numbers.get(id) ?? NONE;
};

/** The map and cards of a table. */
export function contentOf(set: CardSet, isPack: boolean): Content {
  const territory = numbering(set.territories);
  const landmass = numbering(set.landmasses);
  const sequel = numbering(set.sequels);

  const territoryCard = (written: WrittenTerritory): TerritoryCard => ({
    city: false,
    inhabitant: false,
    villa: false,
    ...written,
    landmass: landmass(written.landmass),
    resources: (written.resources ?? []).map((kind) => RESOURCES.indexOf(kind)).sort(rising),
    land: (written.land ?? []).map(territory).sort(rising),
    sea: (written.sea ?? []).map(territory).sort(rising),
  });
  const placeOf = (place: WrittenPlace): QuestPlace => {
    if (place.at === 'territory') return { at: 'territory', territory: territory(place.territory) };
    return place.at === 'landmass' ? { at: 'landmass', landmass: landmass(place.landmass) } : place;
  };
  const questCard = ({ place = { at: 'none' }, options, ...written }: WrittenSequel): Omit<QuestCard, 'step'> => ({
    conditions: [],
    immediate: false,
    minPlayers: FEWEST_PLAYERS,
    ...written,
    sequel: NONE,
    place: placeOf(place),
    options: options.map((option) => ({ costs: [], effects: [], ...option })),
  });

  return {
    landmasses: set.landmasses,
    territories: set.territories.map(territoryCard),
    origins: set.origins.map(territory),
    stories: set.stories.map((story) => ({ bonus: [], ...story, tokens: counts(story.tokens) })),
    insignia: expand(set.insignia, ({ copies: _, ...tile }, id) => ({ curse: false, ...tile, id, kind: tile.id })),
    deliveries: set.deliveries.map((one) => ({ ...one, city: territory(one.city), tokens: counts(one.tokens) })),
    commerces: expand(set.commerces, ({ copies: _, ...card }, id) => ({
      other: [],
      ...card,
      id,
      tokens: counts(card.tokens),
      bonus: { ...card.bonus, tokens: counts(card.bonus.tokens) },
    })),
    quests: [
      ...set.quests.map((quest) => ({
        ...questCard(quest),
        step: quest.sequel === undefined ? null : (1 as const),
        sequel: quest.sequel === undefined ? NONE : set.quests.length + sequel(quest.sequel),
      })),
      ...set.sequels.map((quest) => ({ ...questCard(quest), step: 2 as const })),
    ],
    artefacts: set.artefacts.map((tile) => ({ minPlayers: FEWEST_PLAYERS, ...tile })),
    blackMarket: expand(set.blackMarket, ({ copies: _, target, ...card }, id) => ({
      minPlayers: FEWEST_PLAYERS,
      if: [],
      costs: [],
      ...card,
      id,
      target: { who: 'none', if: [], ...target },
    })),
    resources: RESOURCES.map((kind) => set.resources[kind]),
    prices: set.prices,
    isPack,
  };
}

const rising = (a: number, b: number): number => a - b;
