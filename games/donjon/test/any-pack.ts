/** Packs nobody would type: abilities drawn at random from the whole vocabulary, for tests that nothing breaks the rules. */
import type { Chance, Json } from '../../../kernel/index.ts';
import { AnyValue } from '../../test/packs.ts';
import { packs } from '../pack/index.ts';
import { schema } from '../pack/schema.ts';
import type { Effect } from '../rules/clauses.ts';
import { type Draft, housePack } from './packs.ts';

/** Choices stay shallow. */
const any = new AnyValue(
  schema,
  ({ properties }) => !['choice', 'discardSpoilFor'].includes(String(properties?.does?.const)),
  'Chantez.',
);

const DECKS = ['monsters', 'specials', 'events', 'objects', 'characters'] as const;
type Deck = (typeof DECKS)[number];

/** Whether this card passes the check, whatever else is wrong with a pack of one card. */
const isSound = (deck: Deck, card: object): boolean =>
  packs.check({ ...TRIAL, [deck]: [card] }).every(({ place }) => !place.startsWith(`${deck}[`));
const TRIAL = {
  game: 'donjon',
  name: 'trial',
  monsters: [],
  specials: [],
  events: [],
  objects: [],
  quests: [],
  characters: [],
  temple: { title: 'Temple', price: 2 },
};

/** An ability that passes the check: what cannot be said together is drawn again. */
function ability(chance: Chance, deck: Deck, card: object): Effect {
  for (;;) {
    const effect = any.of('effect', chance) as Effect;
    if (isSound(deck, { ...card, effects: [effect] })) return effect;
  }
}

/** Our own set with random abilities on every card, and random quests. */
export function anyPack(chance: Chance): Json {
  const pack: Draft = housePack();
  for (const deck of DECKS) {
    for (const card of pack[deck]) {
      card.effects = Array.from({ length: 1 + chance.int(2) }, () => ability(chance, deck, card));
      if (deck === 'characters') card.unique = ability(chance, deck, card);
    }
  }
  for (const quest of pack.quests) {
    quest.conditions = Array.from({ length: 1 + chance.int(2) }, () => any.of('questCondition', chance));
  }
  return pack as unknown as Json;
}
