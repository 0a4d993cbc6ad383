/** A pack: the cards an owner types in from a box. As our own set is written, but with less to write. */
import type { Text } from '../../../kernel/index.ts';
import { type Typed, textOf, type Words, written } from '../../writing.ts';
import type { CharacterCard, ObjectCard, QuestCard, TempleCard } from '../rules/content.ts';
import type { CardSet, Written } from './set.ts';

type TypedObject = Omit<Typed<Written<ObjectCard>>, 'dragon'> & { readonly dragon?: boolean };
type TypedQuest = Omit<Typed<Written<QuestCard>>, 'tale'> & { readonly tale?: Words };
type TypedCharacter = Omit<Typed<Written<CharacterCard>>, 'trait' | 'power' | 'typeToken'> & {
  readonly trait: Words;
  readonly power: Words;
  readonly typeToken?: boolean;
};

export interface Pack {
  readonly game: 'donjon';
  readonly name: string;
  /** `box`: exactly the cards of the printed box, the default. `free`: any number that can be played. */
  readonly counts?: 'box' | 'free';
  readonly monsters: readonly Typed<CardSet['monsters'][number]>[];
  readonly specials: readonly Typed<CardSet['specials'][number]>[];
  readonly events: readonly Typed<CardSet['events'][number]>[];
  readonly objects: readonly TypedObject[];
  readonly quests: readonly TypedQuest[];
  readonly characters: readonly TypedCharacter[];
  readonly temple: Typed<TempleCard>;
}

const NOTHING: Text = { fr: '', en: '' };

/** The set of cards a pack describes. */
export function setOfPack(pack: Pack): CardSet {
  const objects = pack.objects.map((object) => ({ dragon: false, ...object }));
  const quests = pack.quests.map(({ tale, ...quest }) => ({
    ...quest,
    tale: tale === undefined ? NOTHING : textOf(tale),
  }));
  const characters = pack.characters.map(({ trait, power, ...character }) => ({
    typeToken: false,
    ...character,
    trait: textOf(trait),
    power: textOf(power),
  }));
  const [temple] = written<TempleCard>([pack.temple]);
  return {
    monsters: written(pack.monsters),
    specials: written(pack.specials),
    events: written(pack.events),
    objects: written<CardSet['objects'][number]>(objects),
    quests: written<CardSet['quests'][number]>(quests),
    characters: written<CardSet['characters'][number]>(characters),
    temple,
  };
}
