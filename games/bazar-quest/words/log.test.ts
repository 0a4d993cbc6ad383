import { describe, expect, test } from 'vitest';
import type { Sentence } from '../../../web/face.ts';
import { flaw, LANGS, text } from '../../../web/words/telling/testing/told.ts';
import type { Clause } from '../rules/clauses.ts';
import type { Source } from '../rules/effects/types.ts';
import type { Events, Term } from '../rules/state.ts';
import { wordsOf } from './index.ts';
import { type Teller, teller } from './teller.ts';
import { table, tellingTo } from './testing/told.ts';

const by = (kind: Source['kind'], card: number): Source => ({ kind, card, effect: 0, seat: 1, hero: 2 });
const crier = by('employee', 3);
const terms: readonly Term[] = [
  { kind: 'hero', card: 2, n: 2, how: 'printed' },
  { kind: 'item', card: 5, n: 3, how: 'printed' },
  { kind: 'adventure', card: 4, n: -1, how: 'printed' },
  { kind: 'monster', card: 1, n: 2, how: 'becomes' },
  { kind: 'employee', card: 1, n: 2, how: 'plus' },
  { kind: 'item', card: 6, n: 6, how: 'doubled' },
];
const attack = (total: number, needed: number, hit: boolean) => ({ total, needed, terms, hit });
const defence = (total: number, needed: number, survived: boolean) => ({ total, needed, terms, survived });

/** One of each event, so that a new event without a sample does not compile. */
const samples: { readonly [E in keyof Events]: readonly (Events[E] & object)[] } = {
  'game-started': [{ holder: 1, coins: 5, threshold: 4, heroes: [0, 1, 2, 3] }],
  'round-started': [{ round: 2, holder: 0 }],
  'phase-started': (['supply', 'display', 'shopping', 'adventure', 'upgrade', 'inventory'] as const).map((phase) => ({
    round: 2,
    phase,
  })),
  'board-chosen': [{ seat: 1, board: 2 }],
  'monster-revealed': [
    { monster: 0, passing: 1 },
    { monster: 5, passing: -1 },
  ],
  dealt: [{ count: 4 }, { count: 1 }],
  'cards-kept': [
    { passing: 1, left: 3 },
    { passing: -1, left: 1 },
  ],
  'draft-ended': [{ hands: [4, 5, 4, 1] }],
  'windows-revealed': [{ windows: [[1], [2, 3], [], [4]] }],
  'shops-ranked': [
    {
      ranking: [
        { seat: 1, hearts: 4, value: 10, by: 'hearts' },
        { seat: 0, hearts: 3, value: 25, by: 'value' },
        { seat: 2, hearts: 3, value: 20, by: 'clockwise' },
        { seat: 3, hearts: 3, value: 20, by: null },
      ],
    },
    {
      ranking: [
        { seat: 1, hearts: 0, value: 10, by: 'effect' },
        { seat: 0, hearts: 3, value: 25, by: null },
      ],
    },
  ],
  'hero-invited': [
    { seat: 0, hero: 1, coins: 20, matched: true, forced: false },
    { seat: 1, hero: 2, coins: 0, matched: false, forced: true },
  ],
  'shop-waits': [{ seat: 2 }],
  'token-moved': [
    { seat: 0, from: 0 },
    { seat: 1, from: 0, by: crier },
  ],
  'items-sold': [
    { seat: 0, sales: [], was: 5, now: 5 },
    {
      seat: 1,
      sales: [
        { item: 1, hero: 2, price: 10 },
        { item: 2, hero: 3, price: 5 },
        { item: 4, hero: 2, price: 5 },
      ],
      was: 5,
      now: 25,
    },
  ],
  'windows-returned': [{}],
  'adventures-dealt': [{ cards: [{ seat: 0, hero: 1, adventure: 2 }] }, { cards: [] }],
  'attack-succeeded': [
    { seat: 0, hero: 2, attack: attack(6, 6, true), was: 1, now: 2 },
    { seat: 1, hero: 2, attack: attack(-1, 6, true), was: 1, now: 2 },
  ],
  'attack-failed': [
    { seat: 0, hero: 2, attack: attack(4, 6, false) },
    { seat: 1, hero: 2, attack: attack(8, 6, false) },
  ],
  'hero-survived': [
    { seat: 0, hero: 2, defence: defence(5, 4, true) },
    { seat: 1, hero: 2, defence: defence(2, 4, true) },
  ],
  'hero-defeated': [
    { seat: 0, hero: 2, defence: defence(2, 4, false), lost: 5, gear: [4, 5] },
    { seat: 1, hero: 3, defence: null, lost: 0, gear: [], by: by('monster', 2) },
  ],
  'defeat-prevented': [{ seat: 0, hero: 1 }],
  'free-wounds': [
    { n: 1, rule: 'BZ-508', was: 1, now: 2 },
    { n: 2, rule: 'BZ-901', was: 0, now: 2 },
    { n: 1, rule: 'BZ-902', was: 1, now: 2 },
  ],
  'monster-defeated': [
    { monster: 0, wounds: 4, last: false },
    { monster: 9, wounds: 5, last: true },
  ],
  'monster-stands': [{ monster: 0, wounds: 1, threshold: 4 }],
  'rewards-paid': [
    { rewards: [], fallen: false },
    {
      rewards: [
        { hero: 1, n: 10, now: 15 },
        { hero: 2, n: 10, now: 10 },
      ],
      fallen: true,
    },
    {
      rewards: [
        { hero: 1, n: 10, now: 15 },
        { hero: 2, n: 5, now: 5 },
      ],
      fallen: false,
    },
  ],
  'adventures-shuffled': [{ cards: 18 }],
  'heroes-returned': [{ heroes: [] }, { heroes: [1] }, { heroes: [1, 2, 3] }],
  'hero-arrived': [
    { hero: 4, purse: 20, replaces: 2, left: 9 },
    { hero: 5, purse: 20, replaces: -1, left: 0 },
  ],
  'offer-opened': [{ offer: [] }, { offer: [1, 2] }],
  'upgrade-bought': [
    { seat: 0, upgrade: 'display', price: 10, was: 15, now: 5 },
    { seat: 1, upgrade: 'storage', price: 0, was: 15, now: 15 },
  ],
  'upgrade-flipped': [
    { seat: 0, upgrade: 'display', price: 10, was: 15, now: 5 },
    { seat: 1, upgrade: 'storage', price: 0, was: 15, now: 15, by: crier },
  ],
  'employee-hired': [
    { seat: 0, employee: 2, price: 10, was: 20, now: 10, fresh: 4 },
    { seat: 1, employee: 2, price: 0, was: 20, now: 20, fresh: -1 },
  ],
  'upgrade-passed': [{ seat: 0 }],
  'cards-stored': [
    { counts: [1, 2, 0, 1], discarded: [[1], [2, 3], [], []] },
    { counts: [1, 1, 1, 1], discarded: [[], [], [], []] },
  ],
  'employee-used': [{ seat: 0, employee: 1 }],
  'ability-used': [{ by: by('monster', 0) }, { by: by('item', 8) }, { by: by('hero', 3) }, { by: crier }],
  'coins-changed': [
    { seat: 0, was: 5, now: 10, by: crier },
    { seat: 1, was: 10, now: 5 },
  ],
  'hero-coins-changed': [
    { hero: 0, was: 5, now: 10, by: crier },
    { hero: 1, was: 10, now: 5, by: by('monster', 0) },
    { hero: 1, was: 5, now: 10, by: by('hero', 1) },
  ],
  'glory-changed': [
    { seat: 0, was: 1, now: 2, by: crier },
    { seat: 1, was: 2, now: 1, by: by('monster', 0) },
  ],
  'heroes-left': [
    { heroes: [1], left: 0, by: by('monster', 0) },
    { heroes: [1, 2, 3], left: 3, by: by('monster', 0) },
  ],
  'wounds-changed': [
    { was: 1, now: 3, by: crier },
    { was: 3, now: 2, by: by('monster', 0) },
  ],
  'stat-changed': [
    { stat: 'attack', n: 1, how: 'plus', seats: [], heroes: [1, 2], items: [], by: crier },
    { stat: 'hearts', n: 4, how: 'becomes', seats: [], heroes: [], items: [3], by: crier },
    { stat: 'displaySlots', n: 1, how: 'plus', seats: [0, 1], heroes: [], items: [] },
    { stat: 'resistance', n: 0, how: 'doubled', seats: [], heroes: [], items: [], by: by('monster', 0) },
  ],
  'rule-changed': [{ clause: 99, seats: [0], heroes: [], by: crier }],
  'items-drawn': [{ seat: 0, n: 2, by: crier }],
  'items-discarded': [
    { seat: 0, items: [1, 2], by: crier },
    { seat: 1, items: [], by: crier },
  ],
  peeked: [
    { seat: 0, deck: 'item', n: 1, by: crier },
    { seat: 1, deck: 'adventure', n: 3, by: crier },
  ],
  'item-swapped': [
    { seat: 0, with: 'discard', gave: 1, got: 2, by: crier },
    { seat: 1, with: 'storage', gave: -1, got: -1, by: crier },
    { seat: 2, with: 'window', gave: -1, got: 3, by: crier },
  ],
  'item-shown': [
    { seat: 0, item: 2, from: 'hand' },
    { seat: 1, item: 3, from: 'storage' },
  ],
  'gear-returned': [{ seat: 0, hero: 1, item: 2, by: crier }],
  'item-stolen': [
    { seat: 0, from: 1, item: -1, by: crier },
    { seat: 1, from: 0, item: 4, by: crier },
  ],
  'adventure-changed': [
    { hero: 0, was: [1], now: [2], by: crier },
    { hero: 0, was: [], now: [2, 3], by: crier },
    { hero: 0, was: [1], now: [], by: crier },
  ],
  'heroes-swapped': [
    { seat: 0, gave: 1, got: 2, partner: 1, by: crier },
    { seat: 1, gave: 1, got: 2, partner: -1, by: crier },
  ],
  'offer-refreshed': [{ offer: [1, 2], by: crier }, { offer: [] }],
  'fate-changed': (['autoHit', 'autoMiss', 'autoSurvive', 'preventDefeat', 'ignoreAdventure'] as const).map((fate) => ({
    hero: 1,
    fate,
    by: crier,
  })),
  'purchases-changed': [{ seat: 0, n: 1, by: crier }],
  reshuffled: [
    { deck: 'item', cards: 40 },
    { deck: 'adventure', cards: 4 },
    { deck: 'employee', cards: 12 },
  ],
  'game-ended': [
    {
      ending: 'victory',
      winners: [0],
      scores: [9, 10, 11, 4].map((glory, at) => ({ glory, coins: 35 - 10 * at, bonus: at === 3 ? 2 : 0 })),
      tieBreak: 'coins',
      fallen: -1,
    },
    {
      ending: 'victory',
      winners: [0, 1],
      scores: [1, 1, 0, 0].map((glory) => ({ glory, coins: 5, bonus: 0 })),
      tieBreak: null,
      fallen: -1,
    },
    { ending: 'defeat', winners: [], scores: [], tieBreak: null, fallen: 3 },
    { ending: 'endless', winners: [], scores: [], tieBreak: null, fallen: -1 },
  ],
};
const types = Object.keys(samples) as (keyof Events)[];

function tell(type: keyof Events, facts: object, me: number, lang: 'fr' | 'en', at = table()): Sentence {
  const say = wordsOf(lang).log[type] as unknown as (event: object, t: Teller) => Sentence;
  return say(facts, teller(tellingTo(me, lang, at)));
}
const said = (type: keyof Events, facts: object, me: number, lang: 'fr' | 'en'): string =>
  text(tell(type, facts, me, lang).pieces, tellingTo(me, lang)).replaceAll('\u202f', ' ');
const consequence = (type: keyof Events, facts: object, me: number, lang: 'fr' | 'en'): string =>
  text(tell(type, facts, me, lang).after ?? [], tellingTo(me, lang)).replaceAll('\u202f', ' ');

describe('the log', () => {
  test.each(types)('%s reads well for each seat and for spectators, in both languages', (type) => {
    for (const facts of samples[type]) {
      for (const lang of LANGS) {
        for (const me of [-1, 0, 1, 2, 3]) {
          expect(flaw(tell(type, facts, me, lang), tellingTo(me, lang))).toBeUndefined();
        }
      }
    }
  });
  test('the reader is addressed, others are named', () => {
    const facts = { seat: 1, hero: 0, coins: 20, matched: true, forced: false };
    const hero = table().content.heroes[0].name;
    expect(said('hero-invited', facts, 1, 'fr')).toBe(`Vous attirez ${hero}, bourse 20 or.`);
    expect(said('hero-invited', facts, 0, 'fr')).toBe(`Noé attire ${hero}, bourse 20 or.`);
    expect(said('hero-invited', facts, 1, 'en')).toBe(`You draw in ${hero}, purse 20 coins.`);
  });
  test('the ranking tells the tie-break that was used', () => {
    const [ranked] = samples['shops-ranked'];
    expect(said('shops-ranked', ranked, -1, 'fr')).toBe(
      'Ordre d’attrait : Noé 4 cœurs, Léa 3 cœurs, Iris 3 cœurs, Tom 3 cœurs.',
    );
    expect(consequence('shops-ranked', ranked, -1, 'fr')).toBe(
      'Léa puis Iris : 3 cœurs à égalité, vitrine 25 or contre 20 ; Iris puis Tom : 3 cœurs et vitrine 20 or à égalité, l’ordre du jeton Quête départage.',
    );
  });
  test('a fight tells its sum with every part named', () => {
    const { heroes, items, adventures } = table().content;
    const plain = { total: 4, needed: 4, terms: terms.slice(0, 3), hit: true };
    const facts = { seat: 0, hero: 2, attack: plain, was: 0, now: 1 };
    expect(said('attack-succeeded', facts, -1, 'fr')).toBe(
      `${heroes[2].name} blesse le monstre (4 contre 4) et rapporte 1 gloire à Léa. Blessures 0 > 1.`,
    );
    expect(consequence('attack-succeeded', facts, -1, 'fr')).toBe(
      `Attaque : 2 ${heroes[2].name} + 3 ${items[5].title.fr} − 1 ${adventures[4].title.fr} = 4. Égalité : c’est réussi.`,
    );
  });
  test('a hero’s own ability does not name it twice', () => {
    const [, , own] = samples['hero-coins-changed'];
    const { name } = table().content.heroes[1];
    expect(said('hero-coins-changed', own, -1, 'fr')).toBe(`${name} reçoit 5 or.`);
    expect(said('hero-coins-changed', own, -1, 'en')).toBe(`${name} receives 5 coins.`);
  });
  test('a common defeat names the hero nobody could replace', () => {
    const [, , lost] = samples['game-ended'];
    expect(said('game-ended', lost, -1, 'fr')).toContain(`personne ne remplace ${table().content.heroes[3].name}`);
  });
  test('secrets are told only to whom they were sent', () => {
    const kept = samples['cards-kept'][0];
    expect(tell('cards-kept', kept, 1, 'fr').after).toBeUndefined();
    expect(consequence('cards-kept', { ...kept, kept: 4, received: [5, 6] }, 1, 'fr')).toContain('Vous gardez');
    for (const type of ['dealt', 'items-drawn', 'peeked'] as const) {
      expect(tell(type, samples[type][0], 0, 'fr').after, type).toBeUndefined();
      expect(consequence(type, { ...samples[type][0], cards: [1, 2] }, 0, 'fr'), type).not.toBe('');
    }
  });
});

describe('changed rules', () => {
  const clauses: readonly Clause[] = [
    { does: 'addClass', class: 'mage', of: 'hero', during: 'round' },
    { does: 'anyClass', of: 'hero', during: 'round' },
    { does: 'ignoreClassForSale', during: 'round', filter: { price: ['<=', 10] } },
    { does: 'ignoreClassForInvite', during: 'round' },
    { does: 'rankFirst', during: 'round' },
    { does: 'rankLast', who: 'opponent', during: 'round' },
    { does: 'sellFromWindow', n: 1, during: 'round' },
    { does: 'sellToOtherHero', during: 'round' },
    { does: 'discount', on: 'employee', n: 5, during: 'round' },
    { does: 'forbid', act: 'sell', who: 'opponents', filter: { class: 'mage', hearts: ['>', 2] }, during: 'round' },
  ];
  test.each(clauses)('$does is told to all', (clause) => {
    const at = table();
    const monsters = at.content.monsters.map((card) => ({
      ...card,
      effects: [{ on: 'static' as const, do: [clause] }],
    }));
    const changed = { ...at, content: { ...at.content, monsters } };
    const heroes = clause.does === 'addClass' || clause.does === 'anyClass' ? [1, 2] : [];
    for (const lang of LANGS) {
      for (const seats of [[0], [1, 2]]) {
        const facts = { clause: 0, seats: heroes.length > 0 ? [] : seats, heroes, by: by('monster', 0) };
        const sentence = tell('rule-changed', facts, 0, lang, changed);
        expect(flaw(sentence, tellingTo(0, lang, changed))).toBeUndefined();
        expect(text(sentence.pieces, tellingTo(0, lang, changed))).not.toMatch(/règles changent|rules change/);
      }
    }
  });
});
