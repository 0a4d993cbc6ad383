/** The vocabulary of `rules/clauses.ts` as JSON Schema, with the bounds a typed-in card must keep. */
import Type from 'typebox';
import { does, is, maybe, object, ref, whole } from '../../pack-schema.ts';
import { type Clause, type Condition, RESOURCES, type Standing, TIMINGS, TRIGGERS } from '../rules/clauses.ts';

/** Territories, landmasses and kinds of insignia are named by their ids; the check finds them. */
export const name = Type.String({ minLength: 1, maxLength: 40 });
export const resource = Type.Enum([...RESOURCES]);

const who = Type.Enum([
  'self',
  'target',
  'eachOpponent',
  'richestOpponent',
  'poorestOpponent',
  'leader',
  'richerTarget',
  'poorerTarget',
]);
const few = whole(1, 10);
const tokens = whole(1, 12);
const gold = whole(1, 30);
const change = (most: number) =>
  Type.Union([whole(-most, -1), whole(1, most)], {
    'x-right': {
      fr: `un nombre entier de −${most} à ${most}, mais pas 0`,
      en: `a whole number from −${most} to ${most}, but not 0`,
    },
  });

const paysGold = object({ pays: Type.Literal('gold'), n: gold });
const paysResource = object({
  pays: Type.Literal('resource'),
  kind: Type.Enum([...RESOURCES, 'any']),
  n: tokens,
});
const paysAction = object({ pays: Type.Literal('action'), n: whole(1, 4) });
const discardsSelf = object({ pays: Type.Literal('discardSelf') });
const exhaustsSelf = object({ pays: Type.Literal('exhaustSelf'), per: Type.Enum(['turn', 'game']) });

/** Completing a quest is an action already, and the card leaves the hand anyway. */
export const questCost = Type.Union([paysGold, paysResource]);
/** A black market card is discarded anyway. */
export const cardCost = Type.Union([paysGold, paysResource, paysAction]);
const tileCost = Type.Union([paysGold, paysResource, paysAction, discardsSelf, exhaustsSelf]);

const conditions = Type.Array(ref<Condition>('condition'), { minItems: 1, maxItems: 4 });
export const condition = Type.Union([
  is('atTerritory', { territory: name }),
  is('atCity', { city: Type.Enum(['any', 'own', 'withoutOwn']) }),
  is('atCityOfTarget', {}),
  is('onLandmass', { landmass: name }),
  is('atHarbour', {}),
  is('goldAtLeast', { n: whole(1, 100) }),
  is('resourceAtLeast', { kind: Type.Enum([...RESOURCES, 'any']), n: whole(1, 30) }),
  is('insigniaAtLeast', { insignia: name, n: few }),
  is('associatesAtLeast', { n: whole(1, 6), unpromoted: maybe(Type.Literal(true)) }),
  is('artefactsAtLeast', { n: few }),
  is('commercesAtLeast', { n: whole(1, 20) }),
  is('villasAtLeast', { n: few }),
  is('questsAtLeast', { n: few }),
  is('blackMarketAtLeast', { n: few }),
  is('incomeAtLeast', { n: whole(1, 30) }),
  is('morePrestigeThanOwner', {}),
  is('within', { steps: whole(0, 20) }),
  is('playersAtLeast', { n: whole(2, 6) }),
  is('reserveAtLeast', { kind: resource, n: whole(1, 30) }),
  is('all', { of: conditions }),
  is('any', { of: conditions }),
  is('not', { of: ref<Condition>('condition') }),
]);

export const standing = Type.Union([
  does('modifyMove', { n: change(5), scope: Type.Enum(['every', 'first']) }),
  does('seaFare', { add: change(20) }),
  does('seaFree', {}),
  does('modifyYield', { of: Type.Enum(['harvest', 'work', 'delivery']), n: change(10) }),
  does('modifyCost', {
    of: Type.Enum(['build', 'villa', 'recruit']),
    gold: whole(-20, 20),
    tokens: whole(-6, 0),
  }),
  does('forbid', { action: Type.Enum(['work', 'harvest', 'build', 'interact', 'recruit', 'villa']) }),
  does('immune', {}),
  does('questLimit', { n: whole(1, 5) }),
  does('interactDraw', { n: whole(1, 5) }),
]);

export const clause = Type.Union([
  does('gainGold', { n: gold, who }),
  does('payGold', { n: gold, who }),
  does('gainResource', { kind: Type.Enum([...RESOURCES, 'choice', 'one', 'any']), n: tokens, who }),
  does('payResource', { kind: Type.Enum([...RESOURCES, 'any']), n: tokens, who }),
  does('gainIncome', { n: few, who }),
  does('loseIncome', { n: few, floor: whole(1, 20), who }),
  does('gainPrestige', { n: few, who }),
  does('losePrestige', { n: few, who }),
  does('gainInsignia', { insignia: name }),
  does('loseInsignia', { insignia: name, who }),
  does('drawArtefact', { draw: whole(1, 6) }),
  does('drawQuest', { draw: whole(1, 6), keep: whole(1, 6) }),
  does('drawBlackMarket', { n: whole(1, 6) }),
  does('discardBlackMarket', { n: whole(1, 6), who }),
  does('discardQuest', { n: whole(1, 6), who }),
  does('gainAssociate', { kind: Type.Enum([...RESOURCES.slice(0, -1), 'choice']) }),
  does('promoteAssociate', {}),
  does('takeAssociate', { compensation: whole(0, 30) }),
  does('gainActions', { n: whole(1, 4) }),
  does('movePawn', {
    to: Type.Union([Type.Literal('chosenCity'), object({ territory: name })], {
      'x-right': { fr: '"chosenCity" ou { "territory": … }', en: '"chosenCity" or { "territory": … }' },
    }),
  }),
  does('grant', { standing: ref<Standing>('standing'), during: Type.Enum(['turn', 'next']), who }),
  does('transferGold', { n: gold, from: who, to: who }),
  does('stealResource', { n: tokens }),
  does('swapResource', { n: tokens }),
  does('takeCard', {}),
  does('cancelCard', {}),
  does('placeInhabitant', { territory: name }),
  does('replaceDelivery', {}),
  does('nothing', {}),
]);

export const clauses = Type.Array(ref<Clause>('clause'), { minItems: 1, maxItems: 6 });
const ifs = maybe(Type.Array(ref<Condition>('condition'), { maxItems: 4 }));
const costs = Type.Array(tileCost, { maxItems: 4 });

export const ability = Type.Union([
  object({
    when: Type.Literal('passive'),
    do: Type.Array(ref<Standing>('standing'), { minItems: 1, maxItems: 4 }),
  }),
  object({ when: Type.Enum([...TRIGGERS]), if: ifs, do: clauses, most: maybe(whole(1, 20)) }),
  object({ when: Type.Literal('used'), timing: Type.Enum([...TIMINGS]), if: ifs, costs, do: clauses }),
  object({ when: Type.Literal('reaction'), to: Type.Enum(['any', 'targetingMe']), costs, do: clauses }),
]);
