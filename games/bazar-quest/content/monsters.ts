/** The 12 monsters, 4 per level; the first of each level is the book's (BZ-107). */
import { idOf } from '../../writing.ts';
import type { Effect } from '../rules/clauses.ts';
import type { WrittenMonster } from './set.ts';
import { given, plus, when } from './write.ts';

/** Resistance and strength, then coins per living hero when it stands and when it falls. */
type Figures = readonly [resistance: number, strength: number, survives: number, defeated: number];

const monster = (
  level: 1 | 2 | 3,
  fr: string,
  en: string,
  glyph: string,
  [resistance, strength, rewardSurvives, rewardDefeated]: Figures,
  ...effects: Effect[]
): WrittenMonster => ({
  id: idOf(en),
  title: { fr, en },
  glyph,
  level,
  resistance,
  strength,
  rewardSurvives,
  rewardDefeated,
  effects,
});

export const MONSTERS: readonly WrittenMonster[] = [
  monster(
    1,
    'Cheffe des brigands',
    'Bandit Captain',
    'bandit',
    [5, 2, 15, 15],
    when('adventureEnd', { does: 'heroLosesCoins', n: 5, of: 'living' }),
  ),
  monster(
    1,
    'Gobelins chineurs',
    'Bargain Goblins',
    'goblin-head',
    [5, 2, 10, 15],
    when('static', {
      does: 'addStat',
      stat: 'hearts',
      of: 'window',
      whose: 'allPlayers',
      filter: { price: ['<=', 5] },
      by: 1,
      during: 'inPlay',
    }),
  ),
  monster(
    1,
    'Coffre affamé',
    'Hungry Chest',
    'mimic-chest',
    [5, 2, 10, 20],
    when('inventoryStart', { does: 'discardItems', n: 1, how: 'random', who: 'allPlayers' }),
  ),
  monster(
    1,
    'Corbeau de malheur',
    'Ill-Omened Raven',
    'raven',
    [5, 2, 10, 15],
    when('adventureDealt', { does: 'drawExtra', keep: 'worst', of: 'fighting' }),
  ),

  monster(
    2,
    'Seigneur de guerre orc',
    'Orc Warlord',
    'orc-head',
    [6, 5, 10, 20],
    when('adventureEnd', { does: 'loseCoins', n: 5, who: 'richestPlayer' }),
  ),
  monster(
    2,
    'Sphinx jaloux',
    'Jealous Sphinx',
    'egyptian-sphinx',
    [7, 4, 10, 20],
    when('shoppingStart', { does: 'rankLast', who: 'questHolder', during: 'phase' }),
  ),
  monster(
    2,
    'Basilic coquet',
    'Vain Basilisk',
    'cobra',
    [6, 5, 10, 20],
    when('static', {
      does: 'forbid',
      act: 'display',
      who: 'allPlayers',
      filter: { hearts: ['>=', 4] },
      during: 'inPlay',
    }),
  ),
  monster(2, 'Troll au péage', 'Toll Troll', 'troll', [6, 4, 10, 20], {
    ...when('adventureEnd', { does: 'loseCoins', n: 5, who: 'allPlayers' }),
    alsoWhenDefeated: true,
  }),

  monster(
    3,
    'Reine des vampires',
    'Vampire Queen',
    'female-vampire',
    [7, 5, 15, 20],
    given({ is: 'itemCount', compare: '=', n: 0 }, when('static', plus('defence', -1))),
  ),
  monster(
    3,
    'Dragon thésauriseur',
    'Hoarding Dragon',
    'spiked-dragon-head',
    [7, 5, 20, 20],
    when('monsterRevealed', { does: 'heroesLeave', fewer: 0 }),
    when('adventureEnd', { does: 'killHero', of: 'poorestInCentre' }),
  ),
  monster(
    3,
    'Liche percepteuse',
    'Tax-Collector Lich',
    'crowned-skull',
    [8, 5, 15, 20],
    given(
      { is: 'glory', compare: '>', n: 'everyRival' },
      when('adventureEnd', { does: 'loseCoins', n: 5, who: 'owner' }),
    ),
  ),
  monster(
    3,
    'Cauchemar sans fin',
    'Endless Nightmare',
    'ghost',
    [7, 5, 15, 20],
    when('monsterRevealed', { does: 'heroesLeave', fewer: 1 }),
  ),
];
