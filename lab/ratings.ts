/**
 * How strong bots are, from who won among whom. As in Bradley and Terry's model for two, a bot wins in proportion to its
 * strength among those at the table; a rating is its logarithm, as Elo scaled it: 400 points more win ten times as often.
 */
import { Chance, sha256Words } from '../kernel/index.ts';
import { CONFIDENCE, type Interval, quantile } from './statistics.ts';

/** A few games that belong together, since they came from the same chance. */
export interface Deal {
  /** How many seats each bot had in each game. */
  readonly seats: readonly number[];
  /** Games that somebody won, and the part of them each bot won. */
  readonly decided: number;
  readonly wins: readonly number[];
}

export interface Rating extends Interval {
  readonly rating: number;
}

/** What bots have on average. */
const AVERAGE = 1500;
const RESAMPLES = 400;
const STEPS = 100;

/** One for each bot. Intervals are from deals drawn again and again from those that were played. */
export function ratingsOf(deals: readonly Deal[]): Rating[] {
  const ratings = rate(deals);
  const chance = new Chance(sha256Words('resamples'));
  const again = Array.from({ length: RESAMPLES }, () => rate(deals.map(() => deals[chance.int(deals.length)])));
  return ratings.map((rating, bot) => {
    const sorted = again.map((one) => one[bot]).toSorted((a, b) => a - b);
    const [low, high] = [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2].map((share) => quantile(sorted, share));
    return { rating, low, high };
  });
}

/** How often the first wins against the second alone. */
export const chanceAgainst = (a: number, b: number): number => 1 / (1 + 10 ** ((b - a) / 400));

function rate(deals: readonly Deal[]): number[] {
  const companies = [...Map.groupBy(deals, ({ seats }) => seats.join(' ')).values()].map((list) => ({
    seats: list[0].seats,
    decided: list.reduce((sum, { decided }) => sum + decided, 0),
  }));
  const wins = deals[0].seats.map((_, bot) => deals.reduce((sum, deal) => sum + deal.wins[bot], 0));
  let strengths = wins.map(() => 1);
  for (let step = 0; step < STEPS; step++) strengths = improved(strengths, wins, companies);
  const logs = strengths.map((strength) => 400 * Math.log10(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => AVERAGE + log - mean);
}

/**
 * One step of Hunter's algorithm, which never makes it worse. Each bot also drew one game with an average one, so that even one
 * that always wins has a rating.
 */
function improved(
  strengths: readonly number[],
  wins: readonly number[],
  companies: readonly Pick<Deal, 'seats' | 'decided'>[],
): number[] {
  const parts = companies.map(({ seats, decided }) => {
    const all = seats.reduce((sum, n, bot) => sum + n * strengths[bot], 0);
    return seats.map((n) => (decided * n) / all);
  });
  return strengths.map((strength, bot) => {
    const met = parts.reduce((sum, part) => sum + part[bot], 1 / (strength + 1));
    return (wins[bot] + 0.5) / met;
  });
}
