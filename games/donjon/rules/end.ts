/** The end (8xx): when it comes, the last validations, the deductions and who wins. */
import { andThen, ask, clockwise } from '../../../kernel/index.ts';
import { isFulfilled, notFulfilled, openQuests, questPoints, validate } from './quests.ts';
import { refuse } from './refusals.ts';
import { rollOff } from './setup.ts';
import {
  type Ended,
  type Kind,
  NONE,
  type Pub,
  type Score,
  type Seat,
  type State,
  type Table,
  type View,
} from './state.ts';

/** Whether the game is over at the end of this turn or round (DQ-801, DQ-802, DQ-902, DQ-903). */
export function isGameOver(pub: Pub, t: Table, at: 'turn' | 'round'): boolean {
  const { endTiming, deckOutTiming } = t.options;
  if (pub.reachedBy !== NONE && (at === 'round' || endTiming === 'turn')) return true;
  return pub.deck === 0 && (at === 'round' || deckOutTiming === 'turn');
}

/** DQ-R59: passes clockwise from the starting player, until one brings none. */
export function lastValidation(s: State, t: Table): void {
  const { pub } = s;
  // Points gained from now on end nothing any more, so the reason is told by how things stand.
  const ending = endingOf(pub, t);
  pub.step = 'end';
  andThen(s, { do: 'last-validation', left: clockwise(t.seats, pub.starter), any: false }, { do: 'score', ending });
}

/** The deck ends the game in the middle of a round before the target does (DQ-R03). */
function endingOf(pub: Pub, t: Table): Ended['ending'] {
  if (pub.reachedBy === NONE) return 'deck';
  const isRoundOver = (pub.active + 1) % t.seats === pub.starter;
  return isRoundOver || t.options.endTiming === 'turn' ? 'target' : 'deck';
}

/**
 * Asks the next player. Whoever has an open quest is asked, fulfilled or not: who is asked must not tell which it is. A
 * declined quest comes back only if its condition has been false meanwhile.
 */
export function lastValidationPass(s: State, f: { left: readonly Seat[]; any: boolean }, t: Table): void {
  const { pub } = s;
  for (const [seat, own] of s.own.entries()) {
    if (own.declined.length > 0)
      own.declined = own.declined.filter((quest) => isFulfilled(t.content, pub, seat, quest));
  }
  const [seat, ...left] = f.left;
  if (seat === undefined) {
    if (f.any) andThen(s, { do: 'last-validation', left: clockwise(t.seats, pub.starter), any: false });
  } else if (pub.adventurers[seat].mainDone && pub.adventurers[seat].secondaries === 0) {
    andThen(s, { do: 'last-validation', left, any: f.any });
  } else andThen(s, ask('final-validate', seat, { left, any: f.any }));
}

/** What this seat can still validate. */
const fulfilled = (v: View) =>
  openQuests(v).filter(
    (quest) => isFulfilled(v.table.content, v.pub, v.seat, quest) && !v.own.declined.includes(quest),
  );

export const finalValidate: Kind<'final-validate'> = {
  candidates: (v) => [...openQuests(v), 'decline'],
  refusal(v, _d, a) {
    if (a === 'decline' || fulfilled(v).includes(a)) return undefined;
    return v.own.declined.includes(a) ? refuse('quest-declined') : notFulfilled(v, a);
  },
  default: (v) => fulfilled(v)[0] ?? 'decline',
  take(s, { seat, about: { left, any } }, a, t) {
    if (a === 'decline') {
      const view = { pub: s.pub, own: s.own[seat], seat };
      s.own[seat].declined = openQuests(view).filter((quest) => isFulfilled(t.content, s.pub, seat, quest));
      andThen(s, { do: 'last-validation', left, any });
    } else {
      validate(s, t, seat, a);
      // The same player may have another one.
      andThen(s, { do: 'last-validation', left: [seat, ...left], any: true });
    }
  },
};

/** Open quests are deducted (DQ-803, DQ-804), the most points win, then spoils, then by option (DQ-805, DQ-806, DQ-914). */
export function score(s: State, { ending }: { ending: Ended['ending'] }, t: Table): void {
  const { pub } = s;
  const scores = pub.adventurers.map((_, seat) => scoreOf(s, t, seat));
  const best = leaders(scores, [...scores.keys()], ({ total }) => total);
  let winners = leaders(scores, best, ({ spoils }) => spoils);
  let tieBreak: Ended['tieBreak'] = winners.length < best.length ? 'spoils' : null;
  if (winners.length > 1 && t.options.tieAfterSpoils === 'playOff') {
    winners = playOff(t, winners);
    tieBreak = 'playOff';
  }
  pub.ended = { ending, scores, winners, tieBreak };
  t.reveal('game-ended', { ending, winners, scores, tieBreak });
}

function scoreOf(s: State, t: Table, seat: Seat): Score {
  const { points, mainDone, spoils } = s.pub.adventurers[seat];
  const { main: mainQuest, secondaries } = s.own[seat];
  const isDoubled = t.options.failedMainPenalty === 'doubled';
  const main = mainDone ? 0 : questPoints(t.content, mainQuest, isDoubled);
  return {
    points,
    main,
    mainQuest: mainDone ? NONE : mainQuest,
    secondaries: secondaries.length,
    openQuests: [...secondaries],
    total: points - main - secondaries.length,
    spoils: spoils.length,
  };
}

/** The seats with the highest number. */
function leaders(scores: readonly Score[], seats: readonly Seat[], by: (score: Score) => number): Seat[] {
  const most = Math.max(...seats.map((seat) => by(scores[seat])));
  return seats.filter((seat) => by(scores[seat]) === most);
}

/** One die each, the highest wins, those tied for it roll again (DQ-914). */
function playOff(t: Table, tied: readonly Seat[]): Seat[] {
  let left = [...tied];
  while (left.length > 1) {
    const { rolls, highest } = rollOff(t, left);
    t.emit('tie-rolled', { rolls });
    left = highest;
  }
  return left;
}
