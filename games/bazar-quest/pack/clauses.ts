/** The vocabulary of `rules/clauses.ts` as JSON Schema, with the bounds a typed-in card must keep. */
import Type, { type TSchema } from 'typebox';
import { does, is, maybe, object, ref, whole } from '../../pack-schema.ts';
import { type Condition, TRIGGERS } from '../rules/clauses.ts';

/** BZ-R06: coins come in fives. */
export const coins = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum, multipleOf: 5 });

export const classId = Type.String({ minLength: 1, maxLength: 30 });
const title = Type.String({ minLength: 1, maxLength: 60 });
const comparison = Type.Enum(['<', '<=', '=', '>=', '>']);
const level = Type.Enum([1, 2, 3]);
const shopOf = Type.Enum(['owner', 'opponent', 'opponents', 'left', 'right', 'allPlayers', 'questHolder']);
const heroes = Type.Enum([
  'hero',
  'heroInCentre',
  'richestInCentre',
  'poorestInCentre',
  'centre',
  'fighting',
  'living',
]);
const items = Type.Enum(['self', 'equipped', 'window', 'hand']);
const duration = Type.Enum(['fight', 'phase', 'round', 'inPlay']);
const counter = Type.Enum(['itemsSold', 'distinctClasses', 'heroCoins', 'wounds', 'windowHearts', 'employees']);

/** A number, or so much for each of something. */
const amount = <S extends TSchema>(n: S) => Type.Union([n, object({ per: counter, times: n })]);
const comparedWith = <S extends TSchema>(n: S) =>
  Type.Tuple([comparison, n], {
    'x-right': {
      fr: 'une comparaison et un nombre, comme ["<=", 10]',
      en: 'a comparison and a number, such as ["<=", 10]',
    },
  });
const filter = object({
  class: maybe(classId),
  price: maybe(comparedWith(coins(0, 100))),
  hearts: maybe(comparedWith(whole(0, 20))),
});

const nested = ref<Condition>('condition');

const compared = <N extends string, S extends TSchema>(name: N, n: S) => is(name, { compare: comparison, n });

export const condition = Type.Union([
  is('heroClass', { class: classId }),
  is('heroTitle', { title }),
  is('itemClass', { class: classId }),
  compared('price', coins(0, 100)),
  compared('hearts', whole(0, 20)),
  is('itemCount', { compare: comparison, n: whole(0, 20), of: maybe(filter) }),
  is('sharesClass', {}),
  compared('heroCoins', coins(0, 200)),
  compared('playerCoins', coins(0, 200)),
  is('glory', { compare: comparison, n: Type.Union([whole(0, 100), Type.Literal('everyRival')]) }),
  is('monsterLevel', { level }),
  compared('wounds', whole(0, 20)),
  is('woundedThisRound', {}),
  is('survivedThisRound', {}),
  is('isQuestHolder', {}),
  compared('rank', whole(1, 6)),
  is('firstToFight', {}),
  is('lastToFight', {}),
  compared('playerCount', whole(2, 6)),
  is('hasUpgrade', { type: Type.Enum(['display', 'storage']), level: Type.Enum([1, 2]) }),
  is('hasEmployee', { title }),
  is('unmatchedHero', {}),
  is('soldNothing', {}),
  compared('adventureStat', whole(-20, 20)),
  is('not', { of: nested }),
  is('all', { of: Type.Array(nested, { minItems: 1, maxItems: 4 }) }),
  is('any', { of: Type.Array(nested, { minItems: 1, maxItems: 4 }) }),
]);

const itemTarget = {
  of: items,
  whose: maybe(Type.Enum(['owner', 'opponents', 'allPlayers'])),
  filter: maybe(filter),
};
const heroStats = { stat: Type.Enum(['attack', 'defence']), of: heroes };
const hearts = { stat: Type.Literal('hearts'), ...itemTarget };
const price = { stat: Type.Literal('price'), ...itemTarget };
const shopStats = { stat: Type.Enum(['windowValue', 'displaySlots', 'storageSlots']), of: shopOf };
const monsterStats = { stat: Type.Enum(['resistance', 'strength']) };
const reward = { stat: Type.Literal('reward') };

const more = { by: amount(whole(-20, 20)), during: duration };
const moreCoins = { by: amount(coins(-100, 100)), during: duration };
const becomes = { to: whole(0, 20), during: duration };
const becomesCoins = { to: coins(0, 100), during: duration };
const lasts = { during: duration };
const roundAtMost = Type.Enum(['phase', 'round', 'inPlay']);

const few = whole(1, 10);
/** Cards moved at once. */
const handful = whole(1, 3);
const cash = coins(5, 100);
const who = shopOf;
const of = heroes;

export const clause = Type.Union([
  does('addStat', { ...heroStats, ...more }),
  does('addStat', { ...hearts, ...more }),
  does('addStat', { ...price, ...moreCoins }),
  does('addStat', { ...shopStats, ...more }),
  does('addStat', { ...monsterStats, ...more }),
  does('addStat', { ...reward, ...moreCoins }),
  does('setStat', { ...heroStats, ...becomes }),
  does('setStat', { ...hearts, ...becomes }),
  does('setStat', { ...price, ...becomesCoins }),
  does('setStat', { ...shopStats, ...becomes }),
  does('setStat', { ...monsterStats, ...becomes }),
  does('setStat', { ...reward, ...becomesCoins }),
  does('doubleStat', { ...heroStats, ...lasts }),
  does('doubleStat', { ...hearts, ...lasts }),
  does('doubleStat', { ...price, ...lasts }),
  does('doubleStat', { ...shopStats, ...lasts }),
  does('doubleStat', { ...monsterStats, ...lasts }),
  does('doubleStat', { ...reward, ...lasts }),
  does('addClass', { class: classId, of, ...lasts }),
  does('anyClass', { of, ...lasts }),
  does('ignoreClassForSale', { filter: maybe(filter), ...lasts }),
  does('ignoreClassForInvite', lasts),
  does('gainCoins', { n: amount(cash), who }),
  does('loseCoins', {
    n: amount(cash),
    who: Type.Enum(['owner', 'opponent', 'opponents', 'left', 'right', 'allPlayers', 'questHolder', 'richestPlayer']),
  }),
  does('moveCoins', {
    n: cash,
    from: Type.Union([who, Type.Literal('hero')]),
    to: Type.Union([who, Type.Literal('hero')]),
  }),
  does('gainGlory', { n: amount(few), who }),
  does('loseGlory', { n: few, who }),
  does('heroGainsCoins', { n: amount(cash), of }),
  does('heroLosesCoins', { n: cash, of }),
  does('extraReward', { n: cash, of }),
  does('scoreBonus', { n: amount(whole(-10, 10)), who }),
  does('addWound', { n: few, asHero: maybe(Type.Boolean()) }),
  does('removeWound', { n: few }),
  does('autoHit', { of }),
  does('autoMiss', { of }),
  does('autoSurvive', { of }),
  does('killHero', { of }),
  does('heroesLeave', { fewer: whole(0, 10) }),
  does('preventDefeat', { of }),
  does('ignoreAdventure', { of }),
  does('redrawAdventure', { of }),
  does('drawExtra', { keep: Type.Enum(['choose', 'both', 'worst']), of }),
  does('peekAdventure', { n: few }),
  does('giveAdventureTo', {}),
  does('drawItems', { n: handful, who }),
  does('discardItems', { n: handful, how: Type.Enum(['choice', 'random']), who }),
  does('peekItems', { n: few }),
  does('swapItem', { with: Type.Enum(['discard', 'window', 'storage']) }),
  does('returnGearToHand', { filter: maybe(filter) }),
  does('stealItem', { how: Type.Enum(['choice', 'random']), from: Type.Enum(['opponent', 'left', 'right']) }),
  does('dealExtra', { n: handful, who }),
  does('rankFirst', { during: roundAtMost }),
  does('rankLast', { who, during: roundAtMost }),
  does('swapHero', { with: Type.Enum(['shop', 'centre']) }),
  does('takeQuestToken', {}),
  does('sellFromWindow', { n: few, ...lasts }),
  does('sellToOtherHero', lasts),
  does('discount', { on: Type.Enum(['employee', 'upgrade', 'flip', 'any']), n: cash, ...lasts }),
  does('extraPurchase', { n: whole(1, 5) }),
  does('freeFlip', {}),
  does('refreshOffer', {}),
  does('forbid', {
    act: Type.Enum(['sell', 'display', 'store', 'invite', 'buy']),
    who,
    filter: maybe(filter),
    ...lasts,
  }),
]);

export const effect = object({
  on: Type.Enum([...TRIGGERS]),
  from: maybe(Type.Enum(['window', 'hand', 'storage'])),
  if: maybe(Type.Array(nested, { minItems: 1, maxItems: 4 })),
  do: Type.Array(Type.Unsafe<Type.Static<typeof clause>>({ $ref: '#/$defs/clause' }), { minItems: 1, maxItems: 6 }),
  optional: maybe(Type.Boolean()),
  uses: maybe(Type.Enum(['round', 'game', 'always'])),
  alsoWhenDefeated: maybe(Type.Boolean()),
});
