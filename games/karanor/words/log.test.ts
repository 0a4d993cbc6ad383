/** Log lines: every event by itself to every reader, and those of whole games at random. */
import { describe, expect, test } from 'vitest';
import { type AnyGame, type SeenEvent, SPECTATOR, seen } from '../../../kernel/index.ts';
import type { Sentence, Telling } from '../../../web/face.ts';
import { flaw, LANGS, tellingTo, text } from '../../../web/words/telling/testing/told.ts';
import { playOut, startMatch } from '../../test/record.ts';
import { rule } from '../../test/rule.ts';
import { makeContent } from '../content/index.ts';
import type { Source } from '../rules/effects/types.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { type Events, NONE, type Trade } from '../rules/state.ts';
import { learn, wordsOf } from './index.ts';
import { type Teller, teller } from './teller.ts';

await learn('en');

const NAMES = ['Léa', 'Noé', 'Iris', 'Tom'];
const READERS = [SPECTATOR, 0, 1, 2];
const TABLE = { seats: 4, options: {}, content: makeContent({} as Options, 4) };

function say(event: SeenEvent, telling: Telling): Sentence | undefined {
  const tell = wordsOf(telling.lang).log[event.type as keyof Events] as unknown as (
    event: SeenEvent,
    t: Teller,
  ) => Sentence | undefined;
  return tell(event, teller(telling));
}

const offer: Trade = {
  id: 1,
  from: 0,
  to: 1,
  give: { gold: 2, wine: 1 },
  ask: { associates: [1], insignia: [0], artefacts: [3], villas: [6] },
  counters: 0,
  text: 'Vite !',
};
const gift: Trade = { ...offer, ask: {}, to: -1, text: '' };
const by: Source = { kind: 'blackMarket', card: 0, ability: 0, seat: 0 };
const tokens = [1, 0, 2, 0, 0, 0, 1];
const none = [0, 0, 0, 0, 0, 0, 0];
const paid = { gold: 2, tokens };
const from = { commerce: 1, quest: 0, delivery: 2, villa: 0, other: -1 };
const score = { prestige: 2, from, gold: 3, commerces: 1, villas: 0, income: 2 };
const scores = [score, score, score, score];
const terms = ['prestige', 'gold'] as const;

/** Every event in all its forms, with the secrets that go with it. */
const SAMPLES: { readonly [E in keyof Events]: readonly (Events[E] & { readonly [secret: string]: unknown })[] } = {
  'game-started': [{ target: 10, starter: 0, deliveries: 5 }],
  'cities-dealt': [{ cities: [0, 1, 10, 11] }],
  'stories-dealt': [{ stories: [0, 1, 2, 3] }],
  'draft-dealt': [
    { pick: 1, cards: 3 },
    { pick: 2, cards: [0, 1] as unknown as number },
  ],
  'draft-picked': [{ pick: 1 }, { pick: 1, card: 3 }, { pick: 2, card: 3, discarded: 4 }],
  'goods-received': [
    { seat: 0, story: 0, income: 2, gold: 3, tokens },
    { seat: 1, story: 0, income: 2, gold: 0, tokens: none },
  ],
  'market-laid-out': [{ cards: [0, 1, 2] }],
  'round-started': [{ round: 2 }],
  'turn-started': [
    { seat: 0, round: 1, actions: 4 },
    { seat: 2, round: 1, actions: 4 },
  ],
  'turn-skipped': [{ seat: 0 }, { seat: 2 }],
  moved: [
    { seat: 0, from: 0, to: 2, fare: 0, sea: false, left: 1, opened: true },
    ...[0, 1, 2].map((fare) => ({ seat: 0, from: 2, to: 31, fare, sea: true, left: 0, opened: false })),
  ],
  'move-ended': [0, 1, 2].map((lost) => ({ seat: 0, lost })),
  harvested: [0, 1, 8].map((reserve) => ({ seat: 0, at: 3, kind: 0, n: 2, reserve })),
  worked: [{ seat: 0, gold: 1 }],
  built: [
    { seat: 0, card: 0, city: 1, bonus: true, paid, income: 1, prestige: 1 },
    { seat: 0, card: 0, city: 1, bonus: false, paid: { gold: 0, tokens: none }, income: 0, prestige: 2 },
  ],
  'commerce-taken': [
    { seat: 0, card: 3, from: 'market' },
    { seat: 0, card: 3, from: 'deck' },
    { seat: 0, card: NONE, from: 'deck' },
  ],
  'market-refilled': [{ card: 4 }],
  interacted: [{ seat: 0, at: 2 }],
  'quests-drawn': [
    { seat: 0, n: 1 },
    { seat: 0, n: 2, quests: [0, 1], by },
  ],
  'quest-kept': [
    { seat: 0, inHand: 1 },
    { seat: 0, inHand: 3, quest: 2 },
  ],
  'quest-discarded': [
    { seat: 0, inHand: 2 },
    { seat: 0, inHand: 2, quest: 2 },
  ],
  'quest-completed': TABLE.content.quests.map((_, quest) => ({ seat: 0, quest, option: 0, paid, prestige: 1 })),
  'immediate-resolved': TABLE.content.quests.flatMap(({ options, immediate }, quest) =>
    immediate
      ? [NONE, ...options.keys()].map((option) => ({
          seat: 0,
          quest,
          option,
          paid: { gold: 0, tokens: none },
          prestige: 0,
        }))
      : [],
  ),
  'sequel-taken': [
    { seat: 0, first: 38 },
    { seat: 0, first: 38, quest: 50 },
  ],
  delivered: [0, 4].map((gold) => ({ seat: 0, delivery: 0, city: 10, tokens, gold, prestige: 1 })),
  'delivery-turned': [
    { delivery: 1, left: 2 },
    { delivery: 1, left: 0 },
    { delivery: NONE, left: 0 },
  ],
  recruited: [{ seat: 0, kind: 3, price: 5 }],
  promoted: [{ seat: 0, kind: 3 }],
  'villa-bought': [{ seat: 0, at: 6, price: 8 }],
  'market-visited': [
    { seat: 0, exchanges: [{ buy: 1 }], prices: [3], net: -3 },
    { seat: 0, exchanges: [{ sell: 1 }, { buy: 2 }], prices: [1, 3], net: -2 },
  ],
  'income-received': [
    { seat: 0, marker: 2, promoted: 0, tokens: none, short: [] },
    { seat: 0, marker: 2, promoted: 1, tokens, short: [1, 2] },
    { seat: 0, marker: 0, promoted: 0, tokens: none, short: [1] },
  ],
  'turn-ended': [{ seat: 0, unused: 1 }],
  'prestige-gained': [
    ...(['commerce', 'quest', 'delivery', 'villa'] as const).map((source) => ({ seat: 0, n: 1, now: 3, from: source })),
    { seat: 0, n: 2, now: 3, from: 'other', by },
  ],
  'prestige-lost': [
    { seat: 0, n: 1, now: 0, by },
    { seat: 0, n: 2, now: 0 },
  ],
  'step-reached': [{ seat: 0, step: 3 }],
  'target-reached': [0, 1, 3].map((offers) => ({ seat: 0, prestige: 10, offers })),
  'black-market-drawn': [
    { seat: 0, n: 1 },
    { seat: 0, n: 2, cards: [0, 1], by },
  ],
  'black-market-discarded': [{ seat: 0, cards: [0, 1], by }],
  'card-played': [
    { seat: 0, card: 0, on: [] },
    { seat: 0, card: 0, on: [1] },
    { seat: 0, card: 0, on: [1, 2] },
  ],
  reacted: [{ seat: 0, by }],
  'window-closed': [{}],
  'card-cancelled': [{ seat: 0, by }],
  'card-spent': [{ seat: 0, by }],
  'artefact-used': [{ seat: 0, artefact: 4 }],
  'ability-worked': [{ by }],
  'artefacts-drawn': [
    { seat: 0, n: 1 },
    { seat: 0, n: 2, artefacts: [0, 1], by },
  ],
  'artefact-kept': [[], [1], [1, 2]].map((discarded) => ({ seat: 0, artefact: 0, discarded })),
  'artefact-discarded': [{ seat: 0, artefact: 0 }],
  'insignia-gained': [
    { seat: 0, insignia: 0, by },
    { seat: 0, insignia: TABLE.content.insignia.findIndex(({ curse }) => curse) },
  ],
  'insignia-lost': [{ seat: 0, insignia: 0, by }],
  'insignia-missing': [{ seat: 0, kind: 'mount', by }],
  'gold-gained': [{ seat: 0, n: 2, by }],
  'gold-paid': [{ seat: 0, n: 2, by }],
  'gold-moved': [{ from: 1, to: 0, n: 2, by }],
  'tokens-gained': [
    { seat: 0, tokens, by },
    { seat: 0, tokens: none },
  ],
  'tokens-paid': [
    { seat: 0, tokens, by },
    { seat: 0, tokens: none },
  ],
  'token-stolen': [{ from: 1, to: 0, kind: 2, by }],
  'token-swapped': [{ seat: 0, gave: 1, got: 2, by }],
  'income-changed': [{ seat: 0, was: 2, now: 1, by }],
  'actions-gained': [1, 3].map((n) => ({ seat: 0, n, left: 4, by })),
  'pawn-placed': [{ seat: 0, from: 0, to: 16, by }],
  'associate-gained': [{ seat: 0, kind: 0, by }],
  'associate-taken': [0, 5].map((gold) => ({ from: 1, to: 0, kind: 4, gold, by })),
  granted: [
    { seat: 0, standing: { does: 'modifyMove', n: -1, scope: 'every' }, by },
    { seat: 0, standing: { does: 'forbid', action: 'work' } },
  ],
  'cards-seen': [
    { seat: 0, of: 1, n: 1, by },
    { seat: 0, of: 1, n: 2, cards: [0, 1], by },
  ],
  'card-taken': [
    { from: 1, to: 0, by },
    { from: 1, to: 0, card: 3, by },
  ],
  'inhabitant-placed': [{ at: 16, by }],
  'quest-shown': [{ seat: 0, quest: 4 }],
  'commerce-shown': [{ seat: 0, card: 4 }],
  'wants-told': [
    { seat: 0, seeks: [], spares: [] },
    { seat: 0, seeks: [0, 1], spares: [] },
    { seat: 0, seeks: [], spares: [2] },
    { seat: 0, seeks: [0], spares: [2] },
  ],
  'pile-shuffled': (['commerce', 'quest', 'artefact', 'blackMarket'] as const).map((pile) => ({ pile, cards: 3 })),
  'trade-proposed': [
    { offer },
    { offer: { ...offer, counters: 1 } },
    { offer: { ...offer, stands: 'turn' } },
    { offer: gift },
    { offer: { ...gift, give: {}, ask: { iron: 1 } } },
  ],
  'trade-declined': [{ offer, by: 1 }],
  'trade-withdrawn': [{ offer }],
  whispered: [
    {},
    { event: 'trade-proposed', offer },
    { event: 'trade-declined', offer, by: 1 },
    { event: 'trade-withdrawn', offer },
  ],
  'trade-done': [
    { from: 0, to: 1, give: offer.give, ask: offer.ask },
    { from: 0, to: 1, give: {}, ask: { iron: 1 } },
    { from: 0, to: 1, give: { gold: 2 }, ask: {} },
  ],
  'seat-frozen': [{ seat: 0 }],
  'game-ended': [
    { ending: 'target', winners: [0], scores, terms, tieBreak: null },
    { ending: 'cap', winners: [1, 2], scores, terms, tieBreak: null },
    ...(['gold', 'commerces', 'villas', 'income'] as const).map((tieBreak) => ({
      ending: 'alone' as const,
      winners: [2],
      scores,
      terms,
      tieBreak,
    })),
  ],
};

const tellings = (table: object): Telling[] =>
  LANGS.flatMap((lang) => READERS.map((me) => tellingTo(NAMES, me, lang, table)));

function isToldWell(event: SeenEvent, telling: Telling): void {
  const sentence = say(event, telling);
  if (sentence !== undefined) expect(flaw(sentence, telling), JSON.stringify(event)).toBeUndefined();
}

describe('the log', () => {
  test.each(Object.keys(SAMPLES) as (keyof Events)[])('%s reads well', (type) => {
    for (const facts of SAMPLES[type]) {
      for (const telling of tellings(TABLE)) isToldWell({ ...facts, type } as SeenEvent, telling);
    }
  });

  test.each([
    ['open', {}],
    ['hidden', { goldPrivacy: 'hidden', storyDeal: 'choose', dropOut: 'frozen' }],
  ])('reads well in a whole game, purses %s', (_name, options) => {
    const plan = { seats: 4, options: { ...options, roundCap: 8 }, seed: 'told 1' };
    const match = startMatch(rules as unknown as AnyGame, plan);
    const readers = tellings(match.view(0).table);
    for (const { change } of playOut(match)) {
      for (const event of change.events) for (const telling of readers) isToldWell(seen(event, telling.me), telling);
    }
  });

  const line = (event: object, me: number, lang: 'fr' | 'en' = 'fr'): string => {
    const telling = tellingTo(NAMES, me, lang, TABLE);
    return text(say(event as SeenEvent, telling)?.pieces ?? [], telling).replaceAll('\u202f', ' ');
  };

  test('to the reader it is said as one says it', () => {
    expect(line({ type: 'gold-moved', from: 1, to: 0, n: 2, by }, 0)).toBe('Noé vous paie 2 or (Vol à la tire).');
    expect(line({ type: 'gold-moved', from: 0, to: 2, n: 2 }, 0)).toBe('Vous payez 2 or à Iris.');
    expect(line({ type: 'turn-started', seat: 0 }, 0)).toBe('À votre tour.');
    expect(line({ type: 'turn-started', seat: 2 }, 0)).toBe('Au tour d’Iris.');
    expect(line({ type: 'trade-done', from: 1, to: 0, give: { gold: 1 }, ask: { iron: 2 } }, 0)).toBe(
      'Noé et vous faites affaire : 1 or contre 2 fers.',
    );
  });

  rule('MK-R52', 'a fare below the usual one is told with it', () => {
    const crossing = { type: 'moved', seat: 0, from: 2, to: 31, sea: true, left: 0, opened: true };
    const captain = TABLE.content.insignia.findIndex(({ kind }) => kind === 'captain');
    const tile: Source = { kind: 'insignia', card: captain, ability: 0, seat: 0 };
    expect(line({ ...crossing, fare: 1, by: tile }, 1)).toBe(
      'Léa prend la mer vers la Plage des Échoués : 1 or au lieu de 2 (Capitaine).',
    );
    expect(line({ ...crossing, fare: 2 }, 1)).toBe('Léa prend la mer vers la Plage des Échoués : 2 or.');
    expect(line({ ...crossing, fare: 0 }, 1, 'en')).toBe('Léa sails to Castaways’ Beach, paying nothing.');
  });

  rule('MK-505', 'a quest in hand is named to its owner only', () => {
    const kept = { type: 'quest-kept', seat: 0, inHand: 2 };
    expect(line({ ...kept, quest: 0 }, 0)).toBe('Vous gardez Le Baptême du brigantin : 2 quêtes en main.');
    expect(line(kept, 1)).toBe('Léa garde la quête : 2 quêtes en main.');
  });

  rule('MK-R74', 'a private offer is told to its parties, and to nobody else', () => {
    expect(line({ type: 'whispered', event: 'trade-proposed', offer: { ...offer, ask: {}, text: '' } }, 1)).toBe(
      'Léa vous propose : 2 or et 1 vin, en cadeau.',
    );
    expect(line({ type: 'whispered' }, 2)).toBe('');
  });

  rule('MK-R71', 'an offer for this turn only says so', () => {
    const brief = { type: 'trade-proposed', offer: { ...offer, ask: {}, text: '', stands: 'turn' } };
    expect(line(brief, 1)).toBe('Léa vous propose : 2 or et 1 vin, en cadeau, jusqu’à la fin du tour.');
    expect(line(brief, 1, 'en')).toMatch(/, until the turn ends\.$/);
  });
});
