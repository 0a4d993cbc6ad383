/** What players have or have done, in French: as a condition, as a goal, in few words, and as what is counted. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { MonsterType, ObjectType, Role, Stat } from '../../rules/clauses.ts';
import type { Fact, Grammar, Verb } from '../grammar.ts';

const have: Verb = { given: 'vous avez', goal: 'ayez', brief: 'avoir' };
const wear: Verb = { given: 'vous portez', goal: 'portez', brief: 'porter' };
const win: Verb = { given: 'vous avez gagné', goal: 'gagnez', brief: 'gagner' };
const beat: Verb = { given: 'vous avez battu', goal: 'battez', brief: 'battre' };
const help: Verb = { given: 'vous avez aidé à gagner', goal: 'aidez à gagner', brief: 'aider à' };

const fact = (verb: Verb, what: string, brief: string, label: string): Fact => ({ verb, what, brief, label });

export const gemmes = (n: number): string => count('fr', n, 'gemme', 'gemmes');
export const trophees = (n: number): string => count('fr', n, 'trophée', 'trophées');
export const blessures = (n: number): string => count('fr', n, 'blessure', 'blessures');
const arenes = (n: number): string => count('fr', n, 'Arène', 'Arènes');

export const anObject: Readonly<Record<ObjectType, string>> = {
  weapon: 'une arme',
  armour: 'une armure',
  jewel: 'un bijou',
};
/** One monster, and several. */
const monsters: Readonly<Record<MonsterType, readonly [one: string, many: string]>> = {
  creature: ['créature', 'créatures'],
  humanoid: ['humanoïde', 'humanoïdes'],
  undead: ['mort-vivant', 'morts-vivants'],
  dragon: ['dragon', 'dragons'],
  typeless: ['monstre sans type', 'monstres sans type'],
};
const de = (noun: string): string => (noun.startsWith('h') ? `d’${noun}` : `de ${noun}`);

function spoils(type: MonsterType | 'any' | 'dragonOrTypeless', n: number): Fact {
  const depouilles = count('fr', n, 'dépouille', 'dépouilles');
  if (type === 'any') return fact(have, depouilles, depouilles, 'dépouilles');
  if (type === 'dragonOrTypeless')
    return fact(
      have,
      `${depouilles} de dragon ou de monstre sans type`,
      `${n} dragon ou sans type`,
      'dragon ou sans type',
    );
  const [one, many] = monsters[type];
  return fact(have, `${depouilles} ${de(n > 1 ? many : one)}`, count('fr', n, one, many), many);
}

const stats: Readonly<Record<Stat, (n: number) => Fact>> = {
  arenaWins: (n) => fact(win, `${arenes(n)} comme attaquant ou défenseur`, arenes(n), 'Arènes gagnées'),
  arenaDefences: (n) => fact(win, `${arenes(n)} comme défenseur`, `${arenes(n)} en défense`, 'Arènes défendues'),
  arenaAllyWins: (n) => fact(win, `${arenes(n)} comme allié`, `${arenes(n)} en allié`, 'Arènes gagnées en allié'),
  dungeonHelps: (n) =>
    fact(
      help,
      count('fr', n, 'combat au Donjon', 'combats au Donjon'),
      count('fr', n, 'victoire', 'victoires'),
      'coups de main',
    ),
  kritikWins: (n) =>
    fact(
      win,
      `${count('fr', n, 'combat', 'combats')} sur un KritiK`,
      n > 1 ? `${n} fois sur un KritiK` : 'sur un KritiK',
      'victoires sur un KritiK',
    ),
  bestMonsterBeaten: (n) =>
    fact(beat, `un monstre de puissance ${n} ou plus`, `un monstre de ${n}`, 'plus fort monstre battu'),
};

export const facts: Grammar['facts'] = {
  gemsAtLeast: ({ n }) => fact(have, `au moins ${gemmes(n)}`, gemmes(n), 'gemmes'),
  gemsAtMost: ({ n }) => fact(have, `au plus ${gemmes(n)}`, `au plus ${gemmes(n)}`, 'gemmes, au plus'),
  woundsAtLeast: ({ n }) => fact(have, n === 4 ? '4 blessures' : `au moins ${blessures(n)}`, blessures(n), 'blessures'),
  powerAtLeast: ({ n }) => fact(have, `une puissance de ${n} ou plus`, `${n} de puissance`, 'puissance'),
  holdsType: ({ type }) => fact(wear, anObject[type], anObject[type], anObject[type]),
  holdsBonus: ({ type, n }) =>
    fact(
      wear,
      `${anObject[type]} de bonus +${n} ou plus`,
      `${anObject[type]} +${n}`,
      { weapon: 'bonus d’arme', armour: 'bonus d’armure', jewel: 'bonus de bijou' }[type],
    ),
  holdsAllTypes: () =>
    fact(wear, 'à la fois une arme, une armure et un bijou', 'arme, armure et bijou', 'sortes d’objets'),
  spoils: ({ type, n }) => spoils(type, n),
  spoilTypesAtLeast: ({ n }) =>
    n === 3
      ? fact(
          have,
          'une dépouille de chaque : créature, humanoïde et mort-vivant',
          '1 de chaque sorte',
          'sortes de dépouilles',
        )
      : fact(
          have,
          `des dépouilles de ${n} sortes parmi créature, humanoïde et mort-vivant`,
          `${n} sortes de dépouilles`,
          'sortes de dépouilles',
        ),
  strictlyFewestTP: () =>
    fact(have, 'moins de trophées que chacun des autres', 'le moins de trophées', 'moins de trophées que chacun'),
  count: ({ stat, n }) => stats[stat](n),
};

const roles: Readonly<Record<Role, string>> = {
  active: 'comme joueur actif',
  ally: 'comme allié',
  attacker: 'comme attaquant',
  defender: 'comme défenseur',
  any: 'au combat',
};
const against: Readonly<Record<MonsterType | 'token', string>> = {
  creature: 'contre une créature',
  humanoid: 'contre un humanoïde',
  undead: 'contre un mort-vivant',
  dragon: 'contre un dragon',
  typeless: 'contre un monstre sans type',
  token: 'contre le type de votre jeton',
};

export const adverbs: Grammar['adverbs'] = {
  role: ({ role }) => roles[role],
  vsType: ({ type }) => against[type],
  place: ({ place }) => (place === 'dungeon' ? 'au Donjon' : 'dans l’Arène'),
  roundAtLeast: ({ n }) => `à partir du tour de table ${n}`,
};
