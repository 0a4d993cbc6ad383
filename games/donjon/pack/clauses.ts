/** The vocabulary of `rules/clauses.ts` as JSON Schema, with the bounds a typed-in card must keep. */
import Type from 'typebox';
import { does, is, maybe, object, ref, whole } from '../../pack-schema.ts';
import { type Clause, type Condition, MONSTER_TYPES, OBJECT_TYPES, STATS, TRIGGERS } from '../rules/clauses.ts';

const who = Type.Enum([
  'self',
  'activePlayer',
  'chosenPlayer',
  'allPlayers',
  'mostTP',
  'fewestTP',
  'beatenPrincipal',
  'ally',
]);
const during = Type.Enum(['combat', 'round', 'ownTurn', 'held']);
const die = Type.Enum(['green', 'red', 'own', 'choose']);
const objectType = Type.Enum([...OBJECT_TYPES]);
const monsterType = Type.Enum([...MONSTER_TYPES]);
const few = whole(1, 10);
const change = Type.Union([whole(-20, -1), whole(1, 20)], {
  'x-right': { fr: 'un nombre entier de −20 à 20, mais pas 0', en: 'a whole number from −20 to 20, but not 0' },
});
const text = Type.String({ minLength: 1, maxLength: 300 });

/** What is true of a player, fight or no fight: the conditions a quest can have. */
const lasting = [
  is('roundAtLeast', { n: whole(1, 30) }),
  is('gemsAtLeast', { n: whole(1, 40) }),
  is('gemsAtMost', { n: whole(0, 40) }),
  is('woundsAtLeast', { n: whole(1, 4) }),
  is('powerAtLeast', { n: whole(1, 60) }),
  is('holdsType', { type: objectType }),
  is('holdsBonus', { type: objectType, n: whole(0, 20) }),
  is('holdsAllTypes', {}),
  is('spoils', { type: Type.Enum([...MONSTER_TYPES, 'any', 'dragonOrTypeless']), n: few }),
  is('spoilTypesAtLeast', { n: whole(1, 3) }),
  is('strictlyFewestTP', {}),
  is('count', { stat: Type.Enum([...STATS]), n: whole(1, 60) }),
] as const;

export const questCondition = Type.Union([...lasting]);
export const condition = Type.Union([
  is('role', { role: Type.Enum(['active', 'ally', 'attacker', 'defender', 'any']) }),
  is('vsType', { type: Type.Union([monsterType, Type.Literal('token')]) }),
  is('place', { place: Type.Enum(['dungeon', 'arena']) }),
  is('won', {}),
  ...lasting,
]);

const nested = Type.Array(ref<Clause>('clause'), { minItems: 1, maxItems: 4 });

export const clause = Type.Union([
  does('gems', { n: change, who }),
  does('gemsFraction', { share: Type.Literal('half'), round: Type.Enum(['up', 'down']), who }),
  does('moveGems', { n: whole(1, 20), from: who, to: who }),
  does('tp', {
    n: Type.Union([whole(-5, -1), whole(1, 5)], {
      'x-right': { fr: 'un nombre entier de −5 à 5, mais pas 0', en: 'a whole number from −5 to 5, but not 0' },
    }),
    who,
  }),
  does('wounds', {
    n: Type.Union([whole(-4, -1), whole(1, 4)], {
      'x-right': { fr: 'un nombre entier de −4 à 4, mais pas 0', en: 'a whole number from −4 to 4, but not 0' },
    }),
    who,
  }),
  does('healAll', { who }),
  does('recover', { n: whole(0, 4) }),
  does('ignoreWounds', { what: Type.Enum(['all', 'kritikExtra']) }),
  does('power', { n: change, during, flat: maybe(Type.Literal(true)) }),
  does('doublePowerAndDie', {}),
  does('reroll', { die }),
  does('setDieFace', { die, face: whole(1, 8) }),
  does('priceChange', { n: change, who: Type.Enum(['self', 'allPlayers']), during }),
  does('guildDraw', { n: whole(1, 6) }),
  does('peek', { n: few }),
  does('reorder', {}),
  does('drawFrom', {}),
  does('discardTop', { n: few }),
  does('drawAgain', {}),
  does('takeObject', {
    from: Type.Enum(['shop', 'dragon']),
    type: maybe(objectType),
    price: maybe(whole(-20, 20)),
  }),
  does('loseObject', { who, type: maybe(objectType) }),
  does('discardSpoilFor', { do: nested }),
  does('giveCurse', { to: who }),
  does('removeCurse', { who }),
  does('keepCard', {}),
  does('discardSelf', {}),
  does('markUsed', {}),
  does('forbidArena', { during }),
  does('fleeAlways', {}),
  does('neutraliseAlly', {}),
  does('choice', { of: Type.Array(nested, { minItems: 2, maxItems: 4 }) }),
  does('manual', { text: object({ fr: text, en: text }) }),
]);

export const effect = object({
  on: Type.Enum([...TRIGGERS]),
  if: maybe(Type.Array(ref<Condition>('condition'), { minItems: 1, maxItems: 4 })),
  do: Type.Array(ref<Clause>('clause'), { minItems: 1, maxItems: 6 }),
  may: maybe(Type.Literal(true)),
});
