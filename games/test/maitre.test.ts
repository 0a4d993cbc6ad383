import { describe, expect, test } from 'vitest';
import { makePlayer } from '../../bots/players.ts';
import {
  begin,
  Chance,
  completeOptions,
  deepFreeze,
  drawAnswer,
  firstAsked,
  judge,
  type OptionValues,
  openScene,
  sha256Words,
  take,
  view,
} from '../../kernel/index.ts';
import { shelf } from '../index.ts';

/** In each game so many answers are played at random, and at every seventh question a maître is asked as well. */
const ANSWERS = 140;
const EVERY = 7;

describe.each(shelf.map((about) => [about.id, about] as const))('maître at %s', (_id, about) => {
  test('gives legal answers wherever it is asked, and leaves its view as it was', { timeout: 120_000 }, async () => {
    const box = await about.load();
    const { rules } = box;
    const seats = Math.min(3, rules.seats.max);
    const options = completeOptions(rules.options, seats, {}) as OptionValues;
    const scene = openScene(rules, seats, options, 'maître');
    const s = begin(rules, scene);
    const chance = new Chance(sha256Words('maître'));
    const maitre = makePlayer(box, 'maitre', {}, { thoughts: 8 });
    for (let n = 0; n < ANSWERS; n++) {
      const d = firstAsked(s);
      if (d === undefined) break;
      const v = view(s, d.seat, scene);
      if (n % EVERY === 0) {
        const frozen = view(deepFreeze(structuredClone(s)), d.seat, scene);
        const answer = maitre.decide(frozen, d, chance);
        expect(judge(rules, v, d, answer)).toBeUndefined();
        const unasked = maitre.volunteer(frozen, chance);
        if (unasked !== undefined) expect(judge(rules, v, unasked.decision, unasked.answer)).toBeUndefined();
      }
      take(rules, s, scene, d, drawAnswer(rules, v, d, chance));
      scene.forget();
    }
  });
});
