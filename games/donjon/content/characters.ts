/** The 6 characters: a trait that stays, and a power that works once (DQ-R67). */
import type { Effect } from '../rules/clauses.ts';
import type { CharacterCard } from '../rules/content.ts';
import type { Written } from './set.ts';
import { given, hunts, may, text, when } from './write.ts';

type Character = Written<CharacterCard>;
/** Name and what it does. */
type Ability = readonly [fr: string, en: string, effect: Effect];

const character = (
  id: string,
  [fr, en, glyph]: readonly [fr: string, en: string, glyph: string],
  [traitFr, traitEn, effect]: Ability,
  [powerFr, powerEn, unique]: Ability,
): Character => ({
  id,
  title: text(fr, en),
  glyph,
  trait: text(traitFr, traitEn),
  effects: [effect],
  power: text(powerFr, powerEn),
  unique,
  typeToken: false,
});

export const CHARACTERS: readonly Character[] = [
  character(
    'barbarian',
    ['La Barbare', 'The Barbarian', 'barbarian'],
    [
      'Fureur',
      'Fury',
      given(
        [{ is: 'role', role: 'active' }, { is: 'won' }],
        when('afterDungeon', { does: 'power', n: 1, during: 'ownTurn' }),
      ),
    ],
    ['Coup de sang', 'Blood Rush', when('beforeDice', { does: 'power', n: 4, during: 'combat' })],
  ),
  character(
    'warrior',
    ['Le Guerrier', 'The Warrior', 'visored-helm'],
    ['Cuir épais', 'Thick Hide', when('whileHeld', { does: 'ignoreWounds', what: 'kritikExtra' })],
    ['Même pas mal', 'Not a Scratch', may(when('onWound', { does: 'ignoreWounds', what: 'all' }))],
  ),
  character(
    'sorcerer',
    ['Le Sorcier', 'The Sorcerer', 'wizard-face'],
    ['Troisième œil', 'Third Eye', when('whileHeld', { does: 'guildDraw', n: 3 })],
    ['Dé ensorcelé', 'Bewitched Die', when('afterDice', { does: 'reroll', die: 'choose' })],
  ),
  character(
    'thief',
    ['La Voleuse', 'The Thief', 'cowled'],
    [
      'Doigts agiles',
      'Nimble Fingers',
      given([{ is: 'won' }], when('afterArena', { does: 'moveGems', n: 1, from: 'beatenPrincipal', to: 'self' })),
    ],
    ['Écran de fumée', 'Smoke Screen', when('whileHeld', { does: 'fleeAlways' })],
  ),
  {
    ...character(
      'forester',
      ['Le Forestier', 'The Forester', 'bowman'],
      ['Proie favorite', 'Favourite Prey', hunts('token', 2)],
      ['Pistage', 'Tracking', may(when('onDraw', { does: 'peek', n: 3 }, { does: 'drawFrom' }))],
    ),
    typeToken: true,
  },
  character(
    'bard',
    ['La Barde', 'The Bard', 'lyre'],
    [
      'Chanson à boire',
      'Drinking Song',
      given([{ is: 'role', role: 'ally' }, { is: 'won' }], when('afterDungeon', { does: 'gems', n: 1, who: 'self' })),
    ],
    ['Fausse note', 'Wrong Note', when('afterReveal', { does: 'neutraliseAlly' })],
  ),
];
