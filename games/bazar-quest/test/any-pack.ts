/** Packs nobody would type: abilities drawn at random from the whole vocabulary, for tests that nothing breaks the rules. */
import type { Chance, Json } from '../../../kernel/index.ts';
import type { Schema } from '../../pack-check.ts';
import { packs } from '../pack/index.ts';
import { schema } from '../pack/schema.ts';
import { type Effect, PHASES } from '../rules/clauses.ts';
import { type Draft, housePack } from './packs.ts';

const DEFS = schema.$defs ?? {};

/** Any value the schema allows; conditions stay shallow. */
function draw(given: Schema, chance: Chance, depth = 0): unknown {
  const one = given.$ref === undefined ? given : DEFS[given.$ref.replace('#/$defs/', '')];
  if (one.anyOf !== undefined) {
    const shallow = one.anyOf.filter(
      (branch) => depth < 3 || !['not', 'all', 'any'].includes(String(branch.properties?.is?.const)),
    );
    return draw(chance.pick(shallow), chance, depth);
  }
  if (one.const !== undefined) return one.const;
  if (one.enum !== undefined) return chance.pick(one.enum);
  switch (one.type) {
    case 'object': {
      const fields = Object.entries(one.properties ?? {}).filter(
        ([name]) => one.required?.includes(name) || chance.int(3) === 0,
      );
      return Object.fromEntries(fields.map(([name, field]) => [name, draw(field, chance, depth + 1)]));
    }
    case 'array': {
      const { items = {} } = one;
      if (Array.isArray(items)) return items.map((item) => draw(item, chance, depth));
      const count = Math.max(one.minItems ?? 0, 1) + chance.int(2);
      return Array.from({ length: count }, () => draw(items as Schema, chance, depth));
    }
    case 'integer': {
      const { minimum = 0, maximum = 0, multipleOf = 1 } = one;
      // The extremes as often as all the rest.
      const n = chance.pick([minimum, maximum, minimum + chance.int(maximum - minimum + 1)]);
      // Never −0, which JSON has not.
      return multipleOf * Math.round(n / multipleOf) || 0;
    }
    case 'boolean':
      return chance.int(2) === 0;
    default:
      return 'warrior';
  }
}

/** An ability that passes the check: what cannot be said together is drawn again. */
function ability(chance: Chance, passes: (effect: Effect) => boolean): Effect {
  for (;;) {
    const effect = draw(DEFS.effect, chance) as Effect;
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
