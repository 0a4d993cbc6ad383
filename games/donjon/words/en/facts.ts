/** What players have or have done, in English: as a condition, as a goal, in few words, and as what is counted. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { MonsterType, ObjectType, Role, Stat } from '../../rules/clauses.ts';
import type { Fact, Grammar, Verb } from '../grammar.ts';

const have: Verb = { given: 'you have', goal: 'have', brief: 'have' };
const wear: Verb = { given: 'you wear', goal: 'wear', brief: 'wear' };
const win: Verb = { given: 'you have won', goal: 'win', brief: 'win' };
const beat: Verb = { given: 'you have beaten', goal: 'beat', brief: 'beat' };
const help: Verb = { given: 'you have helped to win', goal: 'help to win', brief: 'help in' };

const fact = (verb: Verb, what: string, brief: string, label: string): Fact => ({ verb, what, brief, label });

export const gems = (n: number): string => count('en', n, 'gem', 'gems');
export const trophies = (n: number): string => count('en', n, 'trophy', 'trophies');
export const wounds = (n: number): string => count('en', n, 'wound', 'wounds');
const arenas = (n: number): string => count('en', n, 'arena', 'arenas');

export const anObject: Readonly<Record<ObjectType, string>> = {
  weapon: 'a weapon',
  armour: 'armour',
  jewel: 'a jewel',
};
/** One monster, and several. */
const monsters: Readonly<Record<MonsterType, readonly [one: string, many: string]>> = {
  creature: ['creature', 'creatures'],
  humanoid: ['humanoid', 'humanoids'],
  undead: ['undead', 'undead'],
  dragon: ['dragon', 'dragons'],
  typeless: ['monster of no type', 'monsters of no type'],
};

function spoils(type: MonsterType | 'any' | 'dragonOrTypeless', n: number): Fact {
  const some = count('en', n, 'spoil', 'spoils');
  if (type === 'any') return fact(have, some, some, 'spoils');
  if (type === 'dragonOrTypeless')
    return fact(have, `${some} of a dragon or a monster of no type`, `${n} dragon or no type`, 'dragon or no type');
  const [one, many] = monsters[type];
  return fact(have, `${some} of ${many}`, count('en', n, one, many), many);
}

const stats: Readonly<Record<Stat, (n: number) => Fact>> = {
  arenaWins: (n) => fact(win, `${arenas(n)} as attacker or defender`, arenas(n), 'arenas won'),
  arenaDefences: (n) => fact(win, `${arenas(n)} as defender`, `${arenas(n)} defending`, 'arenas defended'),
  arenaAllyWins: (n) => fact(win, `${arenas(n)} as an ally`, `${arenas(n)} as ally`, 'arenas won as ally'),
  dungeonHelps: (n) =>
    fact(
      help,
      count('en', n, 'dungeon fight', 'dungeon fights'),
      count('en', n, 'victory', 'victories'),
      'helping hands',
    ),
  kritikWins: (n) =>
    fact(
      win,
      `${count('en', n, 'fight', 'fights')} on a KritiK`,
      n > 1 ? `${n} times on a KritiK` : 'on a KritiK',
      'wins on a KritiK',
    ),
  bestMonsterBeaten: (n) =>
    fact(beat, `a monster of power ${n} or more`, `a monster of ${n}`, 'strongest monster beaten'),
};

export const facts: Grammar['facts'] = {
  gemsAtLeast: ({ n }) => fact(have, `at least ${gems(n)}`, gems(n), 'gems'),
  gemsAtMost: ({ n }) => fact(have, `at most ${gems(n)}`, `at most ${gems(n)}`, 'gems, at most'),
  woundsAtLeast: ({ n }) => fact(have, n === 4 ? '4 wounds' : `at least ${wounds(n)}`, wounds(n), 'wounds'),
  powerAtLeast: ({ n }) => fact(have, `a power of ${n} or more`, `${n} power`, 'power'),
  holdsType: ({ type }) => fact(wear, anObject[type], anObject[type], anObject[type]),
  holdsBonus: ({ type, n }) =>
    fact(wear, `${anObject[type]} with a bonus of +${n} or more`, `${anObject[type]} +${n}`, `${type} bonus`),
  holdsAllTypes: () =>
    fact(wear, 'a weapon, armour and a jewel at once', 'weapon, armour and jewel', 'kinds of objects'),
  spoils: ({ type, n }) => spoils(type, n),
  spoilTypesAtLeast: ({ n }) =>
    n === 3
      ? fact(have, 'a spoil of each: creature, humanoid and undead', '1 of each kind', 'kinds of spoils')
      : fact(
          have,
          `spoils of ${n} kinds among creature, humanoid and undead`,
          `${n} kinds of spoils`,
          'kinds of spoils',
        ),
  strictlyFewestTP: () =>
    fact(have, 'fewer trophies than each of the others', 'fewest trophies', 'fewer trophies than anyone'),
  count: ({ stat, n }) => stats[stat](n),
};

const roles: Readonly<Record<Role, string>> = {
  active: 'as the active player',
  ally: 'as an ally',
  attacker: 'as the attacker',
  defender: 'as the defender',
  any: 'in a fight',
};
const against: Readonly<Record<MonsterType | 'token', string>> = {
  creature: 'against a creature',
  humanoid: 'against a humanoid',
  undead: 'against undead',
  dragon: 'against a dragon',
  typeless: 'against a monster of no type',
  token: 'against the type on your token',
};

export const adverbs: Grammar['adverbs'] = {
  role: ({ role }) => roles[role],
  vsType: ({ type }) => against[type],
  place: ({ place }) => (place === 'dungeon' ? 'in the dungeon' : 'in the arena'),
  roundAtLeast: ({ n }) => `from round ${n} on`,
};
