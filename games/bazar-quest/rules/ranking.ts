/** Who chooses first: shops by hearts, then value, then clockwise from the quest holder (BZ-401…404). */
import type { Content } from './content.ts';
import { canChange } from './effects/changes.ts';
import { TOPIC } from './effects/listeners.ts';
import { windowHearts, windowValue } from './effects/numbers.ts';
import { rankPlace } from './effects/permissions.ts';
import type { Pub, RankLine, Seat } from './state.ts';

interface Line {
  readonly seat: Seat;
  readonly hearts: number;
  readonly value: number;
  /** −1 and 1 where an ability puts the shop first or last. */
  readonly place: number;
  readonly distance: number;
}

/** The ranking as it is now, ties broken by the holder when shopping began (BZ-R21). */
export function rankShops(content: Content, pub: Pub): RankLine[] {
  const lines: Line[] = [];
  const { length } = pub.shops;
  for (let distance = 0; distance < length; distance++) {
    const seat = (pub.holderAtStart + distance) % length;
    insert(lines, {
      seat,
      hearts: windowHearts(content, pub, seat),
      value: windowValue(content, pub, seat),
      place: PLACES[rankPlace(content, pub, seat) ?? 'none'],
      distance,
    });
  }
  return lines.map((line, i) => ({
    seat: line.seat,
    hearts: line.hearts,
    value: line.value,
    by: i + 1 < length ? reason(line, lines[i + 1]) : null,
  }));
}

const PLACES = { first: -1, none: 0, last: 1 } as const;

function insert(lines: Line[], line: Line): void {
  let at = lines.length;
  while (at > 0 && isBefore(line, lines[at - 1])) at--;
  lines.splice(at, 0, line);
}

function isBefore(a: Line, b: Line): boolean {
  if (a.place !== b.place) return a.place < b.place;
  if (a.hearts !== b.hearts) return a.hearts > b.hearts;
  if (a.value !== b.value) return a.value > b.value;
  return a.distance < b.distance;
}

/** What puts a line before the next one. */
function reason(a: Line, b: Line): RankLine['by'] {
  if (a.place !== b.place) return 'effect';
  if (a.hearts !== b.hearts) return 'hearts';
  return a.value !== b.value ? 'value' : 'clockwise';
}

/** Whether an ability has changed hearts or values, or has a say in the places, since the shops were ranked. */
export function isRankingStale(content: Content, pub: Pub): boolean {
  if (!canChange(content, pub, TOPIC.hearts | TOPIC.windowValue | TOPIC.rank)) return false;
  for (const { seat, hearts, value, by } of pub.ranking) {
    if (by === 'effect' || rankPlace(content, pub, seat) !== undefined) return true;
    if (hearts !== windowHearts(content, pub, seat) || value !== windowValue(content, pub, seat)) return true;
  }
  return false;
}

/** Whether two rankings of the same shops say the same. */
export function isSameRanking(a: readonly RankLine[], b: readonly RankLine[]): boolean {
  for (let i = 0; i < a.length; i++) {
    if (a[i].seat !== b[i].seat || a[i].by !== b[i].by) return false;
    if (a[i].hearts !== b[i].hearts || a[i].value !== b[i].value) return false;
  }
  return true;
}
