import { describe, expect, test } from 'vitest';
import type { Sentence } from '../../../web/face.ts';
import { flaw, LANGS, text } from '../../../web/words/telling/testing/told.ts';
import type { Events } from '../rules/state.ts';
import { wordsOf } from './index.ts';
import { type Teller, teller } from './teller.ts';
import { table, tellingTo } from './testing/told.ts';

const spellId = (id: string): number => table().content.spells.findIndex((spell) => spell.id === id);
const POTION = 36;

/** One of each event, so that a new event without a sample does not compile. */
const samples: { readonly [E in keyof Events]: readonly (Events[E] & object)[] } = {
  'game-started': [{ armourer: 1, goal: 5, weapons: 28, spells: 21 }],
  'companions-dealt': [{ companions: [2, 0, 5, 3] }],
  'round-started': [
    { round: 2, boss: 3, hp: 17, armourer: 0, row: [0, 1, 2, 3, -1] },
    { round: 5, boss: -1, hp: 22, armourer: 2, row: [0, 1, 2, 3, -1] },
  ],
  dealt: [{ visible: [1, 2, 3, 4] }],
  equipped: [
    { seat: 1, count: 1, cards: [5], was: 3, now: 9, deck: 12 },
    { seat: 2, count: 3, cards: [5, 8, POTION], was: 3, now: 10, deck: 9 },
  ],
  'potion-read': [{ seat: 3, card: POTION, reading: 'minus', was: 4, now: 2 }],
  'final-turn-came': [{ seat: 0 }],
  'final-equip-declined': [{ seat: 1 }],
  visited: [{ seat: 2 }],
  chained: [{ seat: 3, companion: 2 }],
  finished: [
    { seat: 0, why: 'lastCall' },
    { seat: 1, why: 'stopped' },
    { seat: 2, why: 'straggler' },
  ],
  'row-empty': [{ seat: 0 }],
  'spell-activated': [
    { seat: 0, spell: 0, slot: 1, mystery: false, right: false },
    { seat: 1, spell: 2, slot: 4, mystery: true, right: true },
  ],
  'spell-discarded': [
    { seat: 0, spell: 0, slot: 1, mystery: false, right: true },
    { seat: 1, spell: 2, slot: 4, mystery: true, right: false },
  ],
  'spell-fizzled': [{ seat: 0, spell: spellId('cancelSpell') }],
  'duel-right-declined': [{ seat: 1 }],
  'hp-changed': [
    { spell: 0, was: 17, now: 18, undone: false },
    { spell: 0, was: 18, now: 17, undone: true },
  ],
  'strength-changed': [
    { spell: spellId('strPlus2'), seat: 2, was: 10, now: 12, undone: false },
    { spell: spellId('strPlus2'), seat: 2, was: 12, now: 10, undone: true },
  ],
  'shield-laid': [{ spell: spellId('heartShield'), seat: 2 }],
  'requirement-laid': [
    { spell: spellId('needBlue'), colour: 'blue', min: 1 },
    { spell: spellId('needPair'), colour: null, min: 2 },
  ],
  'reward-raised': [{ spell: spellId('extraKey'), by: 1 }],
  'rank-changed': [{ spell: spellId('secondWins'), rank: 2 }],
  'last-call-made': [
    { spell: spellId('lastCall'), seats: [] },
    { spell: spellId('lastCall'), seats: [0, 2] },
  ],
  'potion-flipped': [
    { spell: spellId('flipPotion'), seat: 2, card: POTION, reading: 'plus', was: 3, now: 7, undone: false },
    { spell: spellId('flipPotion'), seat: 2, card: POTION, reading: 'minus', was: 7, now: 3, undone: true },
  ],
  'companions-swapped': [
    { spell: spellId('swapCompanions'), pair: [0, 3], holders: [1, -1], undone: false },
    { spell: spellId('swapCompanions'), pair: [0, 3], holders: [-1, 1], undone: true },
  ],
  'hidden-swapped': [{ spell: spellId('swapHidden'), seat: 0, partner: 2 }],
  'top-swapped': [
    { spell: spellId('swapTop'), seat: 0, gave: 5, received: 9, to: 'top', was: 10, now: 7 },
    { spell: spellId('swapTop'), seat: 1, gave: -2, received: -2, to: 'bottom', was: 10, now: 10 },
  ],
  'spell-cancelled': [{ seat: 0, by: spellId('cancelSpell'), spell: 0, caster: 2, target: -1 }],
  peeked: [
    { seat: 0, companion: 1, at: 'mystery' },
    { seat: 1, companion: 1, at: 2 },
  ],
  'spell-replaced': [
    { seat: 0, companion: 5, slot: 1, old: 3, fresh: 4 },
    { seat: 1, companion: 5, slot: 4, old: 3, fresh: -1 },
  ],
  'combat-revealed': [{ hp: 18, printed: 17, players: [{ seat: 0, hidden: 4, reading: null, strength: 18 }] }],
  'went-over': [
    { seat: 0, by: 2, was: 3, now: 2, guard: null },
    { seat: 1, by: 1, was: 3, now: 3, guard: 'shield' },
    { seat: 2, by: 1, was: 3, now: 3, guard: 'tolerance' },
    { seat: 3, by: 1, was: 0, now: 0, guard: 'no-hearts' },
  ],
  'requirement-failed': [{ seat: 2, spells: [spellId('needBlue'), spellId('needPair')] }],
  harvested: [
    { seat: 0, reaper: 1, strength: 12, reaperStrength: 15, was: 2, now: 1, guard: null },
    { seat: 1, reaper: 0, strength: 12, reaperStrength: 15, was: 2, now: 2, guard: 'shield' },
  ],
  'round-won': [
    { seats: [0], by: 'closest', gap: 1, weapons: 3, rank: 1 },
    { seats: [1], by: 'closest', gap: 2, weapons: 3, rank: 2 },
    { seats: [2], by: 'tieBreak', gap: 0, weapons: 3, rank: 1 },
    { seats: [1], by: 'fewestWeapons', gap: 3, weapons: 3, rank: 1 },
    { seats: [0, 3], by: 'shared', gap: 0, weapons: 3, rank: 1 },
  ],
  'round-unwon': [{ why: 'nobodyQualified' }, { why: 'noSuchRank' }],
  'perfect-made': [{ seat: 0, hp: 18 }],
  'keys-won': [
    { seat: 0, was: 1, now: 4, round: 1, extra: 1, perfect: 1 },
    { seat: 1, was: 1, now: 2, round: 0, extra: 0, perfect: 1 },
  ],
  'keys-withheld': [
    { seat: 0, why: 'reaperRound' },
    { seat: 1, why: 'reaperPlayer' },
    { seat: 2, why: 'ghost' },
    { seat: 3, why: 'lastHeart' },
  ],
  'mystery-shown': [{ spell: 3 }],
  'became-ghost': [{ seat: 1 }],
  'reaper-came': [{ ghosts: [1, 2], hp: 22 }],
  'reaper-left': [{ beaten: true }, { beaten: false }],
  'destiny-chosen': [
    { seat: 0, destiny: 'recoverLife', hearts: { was: 0, now: 3 }, keys: { was: 1, now: 1 } },
    { seat: 1, destiny: 'becomeReaper', hearts: { was: 1, now: 0 }, keys: { was: 2, now: 0 } },
  ],
  eliminated: [
    { seat: 1, why: 'lastHeart' },
    { seat: 2, why: 'ghost' },
  ],
  reshuffled: [
    { deck: 'boss', cards: 7 },
    { deck: 'spell', cards: 20 },
  ],
  'game-ended': [
    { ending: 'keys', winners: [0], keys: [5, 2, 3, 1], hearts: [2, 1, 3, 1], tieBreak: null },
    { ending: 'nobody', winners: [0, 2], keys: [2, 1, 2, 0], hearts: [0, 0, 0, 0], tieBreak: 'hearts' },
  ],
};
const types = Object.keys(samples) as (keyof Events)[];

function tell(type: keyof Events, facts: object, me: number, lang: 'fr' | 'en'): Sentence {
  const say = wordsOf(lang).log[type] as unknown as (event: object, t: Teller) => Sentence;
  return say(facts, teller(tellingTo(me, lang)));
}

describe('the log', () => {
  test.each(types)('%s reads well for each seat and for spectators, in both languages', (type) => {
    for (const facts of samples[type]) {
      for (const lang of LANGS) {
        for (const me of [-1, 0, 1, 2, 3]) {
          const sentence = tell(type, facts, me, lang);
          expect(flaw(sentence, tellingTo(me, lang))).toBeUndefined();
        }
      }
    }
  });
  test('the reader is addressed, others are named', () => {
    const facts = samples.equipped[0];
    expect(text(tell('equipped', facts, 1, 'fr').pieces, tellingTo(1, 'fr'))).toBe(
      'Vous demandez 1 arme\u202f: Hache 6 flamme.',
    );
    expect(text(tell('equipped', facts, 0, 'fr').pieces, tellingTo(0, 'fr'))).toBe(
      'Noé demande 1 arme\u202f: Hache 6 flamme.',
    );
    expect(text(tell('equipped', facts, 1, 'en').pieces, tellingTo(1, 'en'))).toBe(
      'You ask for 1 weapon: Flame Axe 6.',
    );
  });
  test('French elides before a vowel', () => {
    const said = (seat: number) =>
      text(tell('peeked', { seat: 0, companion: 1, at: seat }, -1, 'fr').pieces, tellingTo(-1, 'fr'));
    expect(said(2)).toContain('d’Iris');
    expect(said(3)).toContain('de Tom');
  });
  test('secrets are told only to whom they were sent', () => {
    const event = samples['hidden-swapped'][0];
    expect(tell('hidden-swapped', event, 1, 'fr').after).toBeUndefined();
    const own = tell('hidden-swapped', { ...event, gave: 4, received: 9 }, 0, 'fr');
    expect(text(own.after ?? [], tellingTo(0, 'fr'))).toContain('Vous donnez');
  });
});
