import { describe, expect, test } from 'vitest';
import { Chance, drawAnswer, Match, may, open, publicView, REOPEN, seen, sha256Words } from '../../../kernel/index.ts';
import type { Telling } from '../../../web/face.ts';
import { flaw, LANGS, text } from '../../../web/words/telling/testing/told.ts';
import { rules } from '../rules/index.ts';
import type { BossQuest, Options } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { tell } from '../words/tell.ts';
import { table, tellingTo } from '../words/testing/told.ts';
import { choices, labelOf } from './choices.ts';
import { moments } from './moments.ts';
import { status } from './status.ts';

const SEATS = 4;
const EVERYTHING: Partial<Options> = { potions: true, companions: true, reaper: true };

/** Plays a random game and lets `look` see the match before every answer. */
function play(seed: string, given: Partial<Options>, look: (match: Match<BossQuest>) => void): Match<BossQuest> {
  const { options } = table(given);
  const match = Match.start(rules, { seats: SEATS, options, seed });
  const chance = new Chance(sha256Words(seed));
  for (;;) {
    look(match);
    const [asked] = match.asked();
    if (asked === undefined) return match;
    for (let seat = 0; seat < SEATS; seat++) {
      const [unasked] = may(rules, match.view(seat)).filter(({ kind }) => kind !== REOPEN);
      if (unasked !== undefined && chance.int(3) === 0) {
        match.submit(seat, unasked.id, drawAnswer(rules, match.view(seat), unasked, chance));
      }
    }
    const [now] = match.asked();
    match.submit(now.seat, now.id, drawAnswer(rules, match.view(now.seat), now, chance));
  }
}

describe('whole games are told', () => {
  for (const lang of LANGS) {
    test(`every event, status and choice reads well in ${lang === 'fr' ? 'French' : 'English'}`, () => {
      const kinds = new Set<string>();
      for (let game = 0; game < 6; game++) {
        const match = play(`told ${game}`, EVERYTHING, (now) => {
          for (const { kind } of now.asked()) kinds.add(kind);
          for (let seat = 0; seat < SEATS; seat++) {
            const view = now.view(seat);
            const telling = { ...tellingTo(seat, lang), table: view.table as unknown as Telling['table'] };
            expect(flaw(status(view, telling), telling)).toBeUndefined();
            for (const choice of choices(view, open(rules, view), telling)) {
              expect(choice.label).toMatch(/^\p{Lu}.*[.!]$/u);
              expect(choice.label).not.toMatch(/undefined|NaN/);
            }
          }
        });
        const telling = tellingTo(1, lang, table(EVERYTHING));
        for (const event of match.story) {
          const sentence = tell(seen(event, 1), telling);
          expect(sentence, event.type).toBeDefined();
          if (sentence !== undefined) expect(flaw(sentence, telling)).toBeUndefined();
        }
        const best = moments(
          match.story.map((event) => seen(event, -1)),
          tellingTo(-1, lang, table(EVERYTHING)),
        );
        expect(best).toHaveLength(3);
        expect(best.map(({ at }) => at)).toEqual(best.map(({ at }) => at).sort((a, b) => a - b));
      }
      // The games reached nearly every kind of question.
      expect(kinds.size).toBeGreaterThanOrEqual(12);
    });
  }
});

describe('a forced visit', () => {
  test('is told to the one concerned only: to others it reads like any turn (BQ-703)', () => {
    let forced = 0;
    for (let game = 0; game < 8; game++) {
      play(`forced ${game}`, {}, (match) => {
        const [asked] = match.asked();
        if (asked?.kind !== 'turn-action') return;
        const view = match.view(asked.seat);
        const telling = tellingTo(asked.seat, 'fr', table({}));
        const mine = text(status(view, telling).pieces, telling);
        const isForced = choices(view, [asked], telling).some(({ refusal }) => refusal?.key === 'over');
        expect(mine.includes('seul le Magicien')).toBe(isForced);
        if (isForced) forced++;
        const spectator = tellingTo(-1, 'fr', table({}));
        const theirs = text(status(publicView(match.state, view.table), spectator).pieces, spectator);
        expect(theirs).toMatch(/choisit\u202f: armes ou Magicien\.$/);
      });
    }
    expect(forced).toBeGreaterThan(0);
  });
});

test('every answer of a decision has its own label', () => {
  for (let game = 0; game < 3; game++) {
    play(`labels ${game}`, EVERYTHING, (match) => {
      for (const decision of match.asked()) {
        const view = match.view(decision.seat);
        const telling = tellingTo(decision.seat, 'fr', table(EVERYTHING));
        const labels = choices(view, [decision], telling).map(({ label }) => label);
        // Two copies of one spell in the row are told apart by their place only.
        if (decision.kind !== 'choose-spell') expect(new Set(labels).size).toBe(labels.length);
      }
    });
  }
});

test('taking back a sealed answer has a name', () => {
  const match = play('reopen', {}, () => undefined);
  const reopen = { id: 'x', seat: 0, kind: REOPEN, blocking: false, about: {} };
  expect(labelOf(match.view(0), reopen, true, tellingTo(0, 'en', table({})))).toBe(wordsOf('en').choices.reopen);
});
