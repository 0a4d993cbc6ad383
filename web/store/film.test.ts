import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import {
  type AnyShape,
  Chance,
  completeOptions,
  copy,
  drawAnswer,
  Match,
  type OptionValues,
  SPECTATOR,
  same,
  sha256Words,
} from '../../kernel/index.ts';
import { asView, develop, Film, type FilmStep, type Still } from './film.ts';

/** Plays a game at random and films it from every seat and from outside. */
function filmed(match: Match<AnyShape>, moves: number): { films: Film[]; lasts: Still[] } {
  const viewpoints = [...match.state.own.keys(), SPECTATOR];
  const still = (seat: number): Still =>
    copy({ pub: match.state.pub, own: seat === SPECTATOR ? undefined : match.state.own[seat] });
  const films = viewpoints.map((seat) => new Film(still(seat)));
  const chance = new Chance(sha256Words('film'));
  for (let i = 0; i < moves && match.asked().length > 0; i++) {
    const decision = chance.pick(match.asked());
    const result = match.submit(
      decision.seat,
      decision.id,
      drawAnswer(match.game, match.view(decision.seat), decision, chance),
    );
    if (result.refusal) throw new Error(result.refusal.key);
    for (const [at, seat] of viewpoints.entries()) {
      const update = match.update(seat, result.change);
      if (update !== undefined) films[at].steps.push(copy(update) as FilmStep);
    }
  }
  return { films, lasts: viewpoints.map(still) };
}

describe.each(shelf)('a film of $id', (about) => {
  test('ends with what every viewpoint may know, and any still can be developed again', async () => {
    const { rules } = await about.load();
    const seats = about.seats.max;
    const options = completeOptions(rules.options, seats) as OptionValues;
    const { films, lasts } = filmed(Match.start(rules, { seats, options, seed: 'film' }), 120);
    for (const [at, film] of films.entries()) {
      expect(film.steps.length).toBeGreaterThan(20);
      expect(same(film.at(film.steps.length), lasts[at])).toBe(true);
      // Developing one still leaves the others as they were.
      const middle = copy(film.at(10));
      film.at(film.steps.length);
      expect(same(film.at(10), middle)).toBe(true);
    }
  });
});

describe('developing', () => {
  test('keeps the still before', () => {
    const first: Still = { pub: { round: 1, cards: [1, 2] }, own: { hidden: 3 } };
    const next = develop(first, { events: [], pub: { round: { '=': 2 }, cards: { '#': 1 } } });
    expect(next).toEqual({ pub: { round: 2, cards: [1] }, own: { hidden: 3 } });
    expect(first).toEqual({ pub: { round: 1, cards: [1, 2] }, own: { hidden: 3 } });
    expect(next.own).toBe(first.own);
  });

  test('a spectator has no own part', () => {
    expect(
      asView({ pub: {}, own: { secret: 1 } }, SPECTATOR, { seats: 2, options: {}, content: {} }).own,
    ).toBeUndefined();
  });
});
