/** Packs nobody would type: abilities drawn at random from the whole vocabulary, for tests that nothing breaks the rules. */
import type { Chance, Json } from '../../../kernel/index.ts';
import { AnyValue } from '../../test/packs.ts';
import { packs } from '../pack/index.ts';
import { schema } from '../pack/schema.ts';
import { type Effect, PHASES } from '../rules/clauses.ts';
import { type Draft, housePack } from './packs.ts';

/** Conditions stay shallow. */
const any = new AnyValue(
  schema,
  ({ properties }) => !['not', 'all', 'any'].includes(String(properties?.is?.const)),
  'warrior',
);

/** An ability that passes the check: what cannot be said together is drawn again. */
function ability(chance: Chance, passes: (effect: Effect) => boolean): Effect {
  for (;;) {
    const effect = any.of('effect', chance) as Effect;
    if (passes(effect)) return effect;
  }
}

const isSound = (deck: keyof Draft & string, card: object, classes: unknown): boolean =>
  packs.check({ ...TRIAL, classes, counts: 'box', [deck]: [card] }).every(({ place }) => !place.startsWith(`${deck}[`));
const TRIAL = {
  game: 'bazar-quest',
  name: 'trial',
  items: [],
  heroes: [],
  monsters: [],
  adventures: [],
  employees: [],
  upgradePrice: { display: 10, storage: 5 },
};

/** Our own set with random abilities on every card. */
export function anyPack(chance: Chance): Json {
  const pack = housePack();
  for (const deck of ['items', 'heroes', 'monsters', 'adventures', 'employees'] as const) {
    for (const card of pack[deck]) {
      if (deck === 'employees') card.phase = chance.pick(PHASES);
      delete card.refersToAdventure;
      const passes = (effect: Effect): boolean => isSound(deck, { ...card, effects: [effect] }, pack.classes);
      card.effects = Array.from({ length: 1 + chance.int(2) }, () => ability(chance, passes));
    }
  }
  return pack as unknown as Json;
}
