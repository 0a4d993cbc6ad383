import { describe, expect, test } from 'vitest';
import { makeContent } from '../content/index.ts';
import {
  type Clause,
  type ClauseName,
  type Condition,
  type Effect,
  MONSTER_TYPES,
  OBJECT_TYPES,
  STATS,
  type Target,
  TRIGGERS,
} from '../rules/clauses.ts';
import type { AdventureCard, CharacterCard, ObjectCard, QuestCard } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';
import { english } from './en/grammar.ts';
import { french } from './fr/grammar.ts';
import { abilityText, goalBrief, goalText, progressText, uniqueText } from './sentence.ts';

const { adventures, objects, characters, quests } = makeContent({} as Options);
const GRAMMARS = [french, english];
type AnyCard = AdventureCard | ObjectCard | CharacterCard;
/** A card of each kind: what it says depends on it. */
const KINDS: readonly AnyCard[] = [
  ...(['monster', 'special', 'event'] as const).map((kind) => adventures.filter((card) => card.kind === kind)[1]),
  objects[0],
  characters[0],
];
const [monster, special, event, object, character] = KINDS;
const doing = (card: AnyCard, effect: Effect): AnyCard => ({ ...card, effects: [effect] });

const saidOf = (card: AnyCard, fr: string, en: string): void => {
  expect(abilityText(french, card).replaceAll('\u202f', ' ')).toBe(fr);
  expect(abilityText(english, card)).toBe(en);
};

const TARGETS: readonly Target[] = [
  'self',
  'activePlayer',
  'chosenPlayer',
  'allPlayers',
  'mostTP',
  'fewestTP',
  'beatenPrincipal',
  'ally',
];
const DURATIONS = ['combat', 'round', 'ownTurn', 'held'] as const;
const DICE = ['green', 'red', 'own', 'choose'] as const;

/** Every clause of the vocabulary, in all its forms. */
const CLAUSES: { readonly [D in ClauseName]: readonly Extract<Clause, { does: D }>[] } = {
  gems: TARGETS.flatMap((who) => [2, -1].map((n) => ({ does: 'gems' as const, n, who }))),
  gemsFraction: TARGETS.map((who) => ({ does: 'gemsFraction', share: 'half', round: 'up', who })),
  moveGems: TARGETS.flatMap((from) =>
    TARGETS.filter((to) => to !== from).map((to) => ({ does: 'moveGems' as const, n: 1, from, to })),
  ),
  tp: TARGETS.flatMap((who) => [2, -1].map((n) => ({ does: 'tp' as const, n, who }))),
  wounds: TARGETS.flatMap((who) => [2, -1].map((n) => ({ does: 'wounds' as const, n, who }))),
  healAll: TARGETS.map((who) => ({ does: 'healAll', who })),
  recover: [{ does: 'recover', n: 2 }],
  ignoreWounds: (['all', 'kritikExtra'] as const).map((what) => ({ does: 'ignoreWounds', what })),
  power: DURATIONS.flatMap((during) => [
    { does: 'power' as const, n: 3, during },
    { does: 'power' as const, n: -1, during, flat: true as const },
  ]),
  doublePowerAndDie: [{ does: 'doublePowerAndDie' }],
  reroll: DICE.map((die) => ({ does: 'reroll', die })),
  setDieFace: DICE.map((die) => ({ does: 'setDieFace', die, face: 8 })),
  priceChange: DURATIONS.flatMap((during) =>
    (['self', 'allPlayers'] as const).map((who) => ({ does: 'priceChange' as const, n: -1, who, during })),
  ),
  guildDraw: [{ does: 'guildDraw', n: 3 }],
  peek: [1, 3].map((n) => ({ does: 'peek', n })),
  reorder: [{ does: 'reorder' }],
  drawFrom: [{ does: 'drawFrom' }],
  discardTop: [1, 2].map((n) => ({ does: 'discardTop', n })),
  drawAgain: [{ does: 'drawAgain' }],
  takeObject: [undefined, ...OBJECT_TYPES].flatMap((type) => [
    { does: 'takeObject' as const, from: 'dragon' as const, ...(type && { type }) },
    ...[undefined, -2, 0, 1].map((price) => ({
      does: 'takeObject' as const,
      from: 'shop' as const,
      ...(type && { type }),
      ...(price !== undefined && { price }),
    })),
  ]),
  loseObject: TARGETS.flatMap((who) => [
    { does: 'loseObject' as const, who },
    { does: 'loseObject' as const, who, type: 'armour' as const },
  ]),
  discardSpoilFor: [{ does: 'discardSpoilFor', do: [{ does: 'tp', n: 1, who: 'self' }] }],
  giveCurse: TARGETS.map((to) => ({ does: 'giveCurse', to })),
  removeCurse: TARGETS.map((who) => ({ does: 'removeCurse', who })),
  keepCard: [{ does: 'keepCard' }],
  discardSelf: [{ does: 'discardSelf' }],
  markUsed: [{ does: 'markUsed' }],
  forbidArena: DURATIONS.map((during) => ({ does: 'forbidArena', during })),
  fleeAlways: [{ does: 'fleeAlways' }],
  neutraliseAlly: [{ does: 'neutraliseAlly' }],
  choice: [
    { does: 'choice', of: [[{ does: 'drawAgain' }], [{ does: 'gems', n: 1, who: 'self' }, { does: 'keepCard' }]] },
  ],
  manual: [{ does: 'manual', text: { fr: 'Chantez.', en: 'Sing.' } }],
};

const CONDITIONS: readonly Condition[] = [
  ...(['active', 'ally', 'attacker', 'defender', 'any'] as const).map((role) => ({ is: 'role' as const, role })),
  ...([...MONSTER_TYPES, 'token'] as const).map((type) => ({ is: 'vsType' as const, type })),
  { is: 'place', place: 'dungeon' },
  { is: 'place', place: 'arena' },
  { is: 'won' },
  { is: 'roundAtLeast', n: 3 },
  ...(['gemsAtLeast', 'gemsAtMost', 'woundsAtLeast', 'powerAtLeast'] as const).flatMap((is) =>
    [1, 4].map((n) => ({ is, n })),
  ),
  ...OBJECT_TYPES.flatMap((type): Condition[] => [
    { is: 'holdsType', type },
    { is: 'holdsBonus', type, n: 3 },
  ]),
  { is: 'holdsAllTypes' },
  ...([...MONSTER_TYPES, 'any', 'dragonOrTypeless'] as const).flatMap((type) =>
    [1, 2].map((n) => ({ is: 'spoils' as const, type, n })),
  ),
  { is: 'spoilTypesAtLeast', n: 2 },
  { is: 'spoilTypesAtLeast', n: 3 },
  { is: 'strictlyFewestTP' },
  ...STATS.flatMap((stat) => [1, 2].map((n) => ({ is: 'count' as const, stat, n }))),
];

/** A sentence: a capital, one stop at its end, nothing forgotten or doubled. */
function isWell(text: string): void {
  expect(text).toMatch(/^[A-ZÀÉ+−].*[.]$/u);
  expect(text).not.toMatch(/undefined|\[object|NaN| {2}|,,|\.\.|, ,|\bà le\b|\bde le\b|\bde humano/);
}

describe('every ability has a sentence', () => {
  const every = Object.values(CLAUSES).flat() as Clause[];
  test.each(TRIGGERS)('of every clause on every card, %s', (on) => {
    for (const grammar of GRAMMARS) {
      for (const card of KINDS) {
        for (const clause of every) {
          if (clause.does === 'markUsed') continue;
          isWell(abilityText(grammar, doing(card, { on, do: [clause] })));
        }
      }
    }
  });
  test('under every condition', () => {
    for (const grammar of GRAMMARS) {
      for (const card of KINDS) {
        for (const condition of CONDITIONS) {
          isWell(abilityText(grammar, doing(card, { on: 'onWin', if: [condition], do: [{ does: 'drawAgain' }] })));
        }
      }
    }
  });
  test('both languages say different things of different clauses', () => {
    for (const grammar of GRAMMARS) {
      const said = every
        .filter(({ does }) => does !== 'markUsed')
        .map((clause) => abilityText(grammar, doing(object, { on: 'onTurnStart', do: [clause] })));
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe('sentences', () => {
  test('of the cards of the book', () => {
    const titled = (fr: string): AnyCard => {
      const card = [...adventures, ...objects, ...characters].find(({ title }) => title.fr === fr);
      if (card === undefined) throw new Error(`no card ${fr}`);
      return card;
    };
    saidOf(
      titled('L’octroi'),
      'Chacun perd la moitié de ses gemmes, arrondie en dessous. Pas avant le tour de table 3.',
      'Everybody loses half of their gems, rounded down. Not before round 3.',
    );
    saidOf(
      titled('Armure de puissance'),
      'Avant les dés, si vous voulez, doublez votre puissance et votre dé, puis défaussez cet objet.',
      'Before the dice, if you wish, double your power and your die, then discard this object.',
    );
    saidOf(
      titled('La Barbare'),
      'Après un Donjon gagné comme joueur actif, +1 de puissance jusqu’à votre prochain tour.',
      'After a dungeon fight won as the active player, +1 power until your next turn.',
    );
    saidOf(
      titled('Djinn'),
      'Ou, si vous préférez, 5 gemmes et 2 trophées.',
      'Or, if you prefer, 5 gems and 2 trophies.',
    );
    saidOf(titled('Hache double'), '', '');
  });
  test('a power that works once says so, and that it need not be used goes without saying', () => {
    const said = characters.map((one) => uniqueText(french, one));
    for (const text of said) expect(text).toMatch(/^Une fois par partie, /);
    expect(said[0]).toBe('Une fois par partie, avant les dés, +4 de puissance.');
    expect(uniqueText(english, characters[0])).toBe('Once a game, before the dice, +4 power.');
  });
  test('a used mark is told at the start', () => {
    saidOf(
      doing(object, { on: 'afterDice', do: [{ does: 'reroll', die: 'own' }, { does: 'markUsed' }] }),
      'Une fois par partie, après les dés, si vous voulez, relancez votre dé.',
      'Once a game, after the dice, if you wish, reroll your die.',
    );
  });
  test('conditions are told as when or as if', () => {
    saidOf(
      doing(character, {
        on: 'afterArena',
        if: [
          { is: 'won' },
          { is: 'role', role: 'ally' },
          { is: 'gemsAtMost', n: 1 },
          { is: 'holdsType', type: 'jewel' },
        ],
        do: [{ does: 'gems', n: 2, who: 'self' }],
      }),
      'Après une Arène gagnée comme allié, si vous avez au plus 1 gemme et si vous portez un bijou, prenez 2 gemmes.',
      'After an arena won as an ally, if you have at most 1 gem and if you wear a jewel, take 2 gems.',
    );
    saidOf(
      doing(object, { on: 'onTurnStart', if: [{ is: 'won' }], do: [{ does: 'drawAgain' }], may: true }),
      'Au début de votre tour, si votre camp a gagné, si vous voulez, piochez encore.',
      'At the start of your turn, if your side has won, if you wish, draw again.',
    );
  });
  test('an owner’s card that the vocabulary cannot say is quoted', () => {
    saidOf(
      doing(monster, { on: 'onWin', do: [{ does: 'manual', text: { fr: 'Chantez.', en: 'Sing.' } }] }),
      'Si vous le battez, appliquez à la main : « Chantez ».',
      'If you beat it, apply by hand: “Sing”.',
    );
  });
  test('an event lies in play until its drawer’s turn, an object as long as it is held', () => {
    const lasting: Effect = { on: 'whileHeld', do: [{ does: 'forbidArena', during: 'held' }] };
    saidOf(
      doing(event, lasting),
      'Aucune Arène ne peut s’ouvrir jusqu’à votre prochain tour.',
      'No arena may be opened until your next turn.',
    );
    saidOf(doing(object, lasting), 'Aucune Arène ne peut s’ouvrir.', 'No arena may be opened.');
    saidOf(
      doing(special, { on: 'onReveal', do: [{ does: 'power', n: 2, during: 'combat' }] }),
      '+2 de puissance pour ce combat.',
      '+2 power for this fight.',
    );
  });
});

describe('quests', () => {
  const asking = (...conditions: Condition[]): Pick<QuestCard, 'conditions'> => ({ conditions });
  test('every goal is a sentence, and short for a small card', () => {
    for (const grammar of GRAMMARS) {
      for (const quest of quests) {
        isWell(goalText(grammar, quest));
        expect(goalBrief(grammar, quest).length, goalBrief(grammar, quest)).toBeLessThanOrEqual(30);
      }
      for (const condition of CONDITIONS) {
        if (condition.is === 'won' || condition.is === 'roundAtLeast') continue;
        if (condition.is === 'role' || condition.is === 'vsType' || condition.is === 'place') continue;
        isWell(goalText(grammar, asking(condition)));
        expect(progressText(grammar, condition, { have: 1, need: 2, done: false })).toMatch(/^\p{Lu}.* 1\/2$/u);
      }
    }
  });
  test('as in the book', () => {
    expect(goalText(french, quests[0])).toBe('Portez une arme de bonus +4 ou plus.');
    expect(goalBrief(french, quests[0])).toBe('porter une arme +4');
    expect(goalText(english, quests[1])).toBe('Have fewer trophies than each of the others, from round 3 on.');
  });
  test('progress is counted, or true or not', () => {
    expect(progressText(french, { is: 'spoils', type: 'undead', n: 2 }, { have: 1, need: 2, done: false })).toBe(
      'Morts-vivants 1/2',
    );
    expect(progressText(french, { is: 'strictlyFewestTP' }, { have: 1, need: 1, done: true })).toBe(
      'Moins de trophées que chacun\u202f: oui',
    );
    expect(progressText(english, { is: 'roundAtLeast', n: 3 }, { have: 2, need: 3, done: false })).toBe('Round 2/3');
    expect(progressText(english, { is: 'won' }, { have: 0, need: 1, done: false })).toBe('');
  });
});
