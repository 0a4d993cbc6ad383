import { describe, expect, test } from 'vitest';
import { Chance, drawAnswer, Match, may, open, publicView, REOPEN, seen, sha256Words } from '../../../kernel/index.ts';
import type { Lang, Sentence, Telling } from '../../../web/face.ts';
import { flaw, LANGS, text } from '../../../web/words/telling/testing/told.ts';
import { rules } from '../rules/index.ts';
import type { BazarQuest, Kinds, Options } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { steps } from '../words/steps.ts';
import { heading, tell } from '../words/tell.ts';
import { table, tellingTo } from '../words/testing/told.ts';
import { choices, labelOf } from './choices.ts';
import { cue } from './cue.ts';
import { moments } from './moments.ts';
import { options as face } from './options.ts';
import { status } from './status.ts';

interface Setting {
  readonly seats: number;
  readonly given: Partial<Options>;
}
const SETTINGS: readonly Setting[] = [
  { seats: 4, given: {} },
  { seats: 2, given: { advancedTwoPlayer: true } },
  { seats: 3, given: { openSales: true, firstGame: true } },
  { seats: 6, given: {} },
  { seats: 5, given: { unshakeableHeroes: true } },
];
const LONGEST = 3000;

/** Plays a random game and lets `look` see the match now and then. */
function play(seed: string, { seats, given }: Setting, look: (match: Match<BazarQuest>) => void): Match<BazarQuest> {
  const { options } = table(given, seats);
  const match = Match.start(rules, { seats, options, seed });
  const chance = new Chance(sha256Words(seed));
  for (let at = 0; at < LONGEST; at++) {
    if (at % 4 === 0) look(match);
    if (match.asked().length === 0) return match;
    for (let seat = 0; seat < seats; seat++) {
      const [unasked] = may(rules, match.view(seat)).filter(({ kind }) => kind !== REOPEN);
      if (unasked !== undefined && chance.int(3) === 0) {
        match.submit(seat, unasked.id, drawAnswer(rules, match.view(seat), unasked, chance));
      }
    }
    const [now] = match.asked();
    match.submit(now.seat, now.id, drawAnswer(rules, match.view(now.seat), now, chance));
  }
  throw new Error(`${seed} does not end`);
}

const LOOSE = / [:;!?»]|« /;
/** French wants its narrow spaces everywhere, the cards' own texts included. */
function expectGood(sentence: Sentence, telling: Telling): void {
  expect(flaw(sentence, telling)).toBeUndefined();
  if (telling.lang !== 'fr') return;
  expect(text(sentence.pieces, telling)).not.toMatch(LOOSE);
  expect(text(sentence.after ?? [], telling)).not.toMatch(LOOSE);
}

function expectTold(match: Match<BazarQuest>, lang: Lang): void {
  const { seats } = match.view(0).table;
  for (const seat of [...Array(seats).keys(), -1]) {
    const view = seat === -1 ? publicView(match.state, match.view(0).table) : match.view(seat);
    const telling = tellingTo(seat, lang, view.table);
    expectGood(status(view, telling), telling);
    if (view.own === undefined) continue;
    for (const choice of choices(view, open(rules, view), telling)) {
      expect(choice.label).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(choice.label).not.toMatch(/undefined|NaN| {2}/);
      if (lang === 'fr') expect(choice.label).not.toMatch(LOOSE);
    }
  }
}

describe('whole games are told', () => {
  const kinds = new Set<string>();
  const types = new Set<string>();
  describe.each(SETTINGS)('$seats players, $given', (setting) => {
    test.each(LANGS)('every event, status and choice reads well in %s', (lang) => {
      for (let game = 0; game < 2; game++) {
        const match = play(`told ${game}`, setting, (now) => {
          for (const { kind } of now.asked()) kinds.add(kind);
          expectTold(now, lang);
        });
        for (const reader of [0, -1]) {
          const telling = tellingTo(reader, lang, match.view(0).table);
          for (const event of match.story) {
            types.add(event.type);
            const sentence = tell(seen(event, reader), telling);
            expect(sentence, event.type).toBeDefined();
            if (sentence !== undefined) expectGood(sentence, telling);
          }
        }
        const best = moments(
          match.story.map((event) => seen(event, -1)),
          tellingTo(-1, lang, match.view(0).table),
        );
        expect(best).toHaveLength(3);
        expect(best.map(({ at }) => at)).toEqual(best.map(({ at }) => at).sort((a, b) => a - b));
      }
    });
  });
  test('the games reached nearly every question and event', () => {
    const asked = Object.keys(wordsOf('fr').asks).filter((kind) => kind !== 'stage-sales');
    expect(asked.filter((kind) => !kinds.has(kind)).length).toBeLessThanOrEqual(2);
    expect(types.size).toBeGreaterThanOrEqual(40);
  });
});

test('nothing that a rival may not know is in the log a spectator reads', () => {
  const match = play('secrets', { seats: 4, given: {} }, () => undefined);
  const telling = tellingTo(-1, 'fr', match.view(0).table);
  const titles = match.view(0).table.content.items.map(({ title }) => title.fr);
  for (const event of match.story) {
    if (!['dealt', 'cards-kept', 'draft-ended', 'items-drawn', 'peeked'].includes(event.type)) continue;
    const sentence = tell(seen(event, -1), telling);
    const told = text([...(sentence?.pieces ?? []), ...(sentence?.after ?? [])], telling);
    const by = (event.facts as { by?: { kind: string; card: number } }).by;
    const source = by?.kind === 'item' ? titles[by.card] : undefined;
    expect(titles.filter((title) => title !== source && told.includes(title))).toEqual([]);
  }
});

test('composed answers are listed whole: every window of two from a hand', () => {
  let seenPairs = 0;
  play('pairs', { seats: 3, given: {} }, (match) => {
    for (const decision of match.asked()) {
      if (decision.kind !== 'store-cards' && decision.kind !== 'sell-items') continue;
      const view = match.view(decision.seat);
      const listed = choices(view, [decision], tellingTo(decision.seat, 'en', view.table));
      const keys = listed.map(({ answer }) => JSON.stringify([...(answer as readonly unknown[])].sort()));
      expect(new Set(keys).size).toBe(keys.length);
      if (listed.some(({ answer, refusal }) => refusal === undefined && (answer as readonly unknown[]).length > 1))
        seenPairs++;
    }
  });
  expect(seenPairs).toBeGreaterThan(0);
});

test('headings tell round and phase; steps, options and sounds are there', () => {
  expect(heading({ type: 'phase-started', round: 4, phase: 'shopping' }, 'fr')).toBe('Manche 4 · Commerce');
  expect(heading({ type: 'round-started', round: 4, holder: 0 }, 'en')).toBe('Round 4');
  for (const lang of LANGS) {
    expect(steps[lang]).toHaveLength(3);
    const { options } = table({}, 6);
    const summary = face.summary(options as unknown as Record<string, boolean>, 6, lang);
    expect(summary).toContain('10');
    for (const name of Object.keys(options)) expect(face.name(name, lang)).not.toBe(name);
    for (const kind of Object.keys(rules.kinds) as (keyof Kinds)[]) {
      expect(wordsOf(lang).asks[kind].coach).toMatch(/\.$/);
    }
  }
  expect(cue({ type: 'hero-defeated', seat: 1 }, 1)).toBe('loss');
  expect(cue({ type: 'hero-defeated', seat: 1 }, 0)).toBeUndefined();
});

test('taking back a sealed answer has a name', () => {
  const match = Match.start(rules, { seats: 4, options: table().options, seed: 'reopen' });
  const reopen = { id: 'x', seat: 0, kind: REOPEN, blocking: false, about: {} };
  expect(labelOf(match.view(0), reopen, true, tellingTo(0, 'en'))).toBe(wordsOf('en').choices.reopen);
});
