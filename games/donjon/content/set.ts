/**
 * A set of cards as people write it, and the content the rules make of it.
 *
 * Our own cards and an owner's pack are both a `CardSet`: decks apart, `copies` instead of repeated cards.
 */
import { expand } from '../../writing.ts';
import type {
  AdventureCard,
  Card,
  CharacterCard,
  Content,
  EventCard,
  MonsterCard,
  ObjectCard,
  QuestCard,
  SpecialCard,
  TempleCard,
} from '../rules/content.ts';

/** A card as it is written: without what can be left out, with how often it is there. */
export type Written<C extends { readonly id: string }> = Omit<C, 'kind' | 'effects'> &
  (C extends Card ? { readonly effects?: Card['effects'] } : object) & {
    /** How many of it there are; 1 unless it says so. */
    readonly copies?: number;
  };

export interface CardSet {
  readonly monsters: readonly Written<MonsterCard>[];
  readonly specials: readonly Written<SpecialCard>[];
  readonly events: readonly Written<EventCard>[];
  readonly objects: readonly Written<ObjectCard>[];
  readonly quests: readonly Written<QuestCard>[];
  readonly characters: readonly Written<CharacterCard>[];
  readonly temple: TempleCard;
}

/** Each card as often as it is there, with what its kind adds. */
const all = <C extends { readonly id: string }>(cards: readonly Written<C>[], more: object = {}): C[] =>
  expand(cards, ({ copies: _, ...card }, id) => ({ ...more, ...card, id }) as unknown as C);

/** The cards of a table. */
export function contentOf(set: CardSet): Content {
  const adventures: AdventureCard[] = [
    ...all<MonsterCard>(set.monsters, { kind: 'monster', effects: [] }),
    ...all<SpecialCard>(set.specials, { kind: 'special', effects: [] }),
    ...all<EventCard>(set.events, { kind: 'event', effects: [] }),
  ];
  return {
    adventures,
    objects: all<ObjectCard>(set.objects, { effects: [] }),
    quests: all<QuestCard>(set.quests),
    characters: all<CharacterCard>(set.characters, { effects: [] }),
    temple: set.temple,
  };
}
