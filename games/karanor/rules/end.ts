/** The end (8xx): who wins. */
import { andThen } from '../../../kernel/index.ts';
import { purseOf } from './purse.ts';
import { type Ended, NONE, type Score, type Seat, type State, type Table, TERMS, type Term } from './state.ts';

/** Whatever was going on, the game ends here (MK-R80). */
export function endNow(s: State, ending: Ended['ending']): void {
  s.pub.agenda.length = 0;
  andThen(s, { do: 'score', ending });
}

/** Nothing is added at the end (MK-808); what was hidden is shown. */
export function score(s: State, { ending }: { ending: Ended['ending'] }, t: Table): void {
  const { pub } = s;
  const scores = pub.merchants.map((_, seat) => scoreOf(s, seat));
  // A frozen seat cannot win (MK-R80).
  let winners = [...pub.merchants.keys()].filter((seat) => !pub.merchants[seat].frozen);
  let tieBreak: Ended['tieBreak'] = null;
  const terms = t.options.tieBreak === 'long' ? TERMS : TERMS.slice(0, 2);
  for (const term of terms) {
    const best = leaders(scores, winners, term);
    if (term !== 'prestige' && best.length < winners.length) tieBreak = term;
    winners = best;
  }
  for (const [seat, merchant] of pub.merchants.entries()) {
    merchant.purse = purseOf(s, seat);
    s.own[seat].purse = null;
  }
  pub.active = NONE;
  pub.move = null;
  pub.ended = { ending, scores, winners, terms: [...terms], tieBreak };
  t.reveal('game-ended', { ending, winners, scores, tieBreak });
}

function scoreOf(s: State, seat: Seat): Score {
  const { prestige, from, commerces, villas, income } = s.pub.merchants[seat];
  const { gold } = purseOf(s, seat);
  return { prestige, from: { ...from }, gold, commerces: commerces.length, villas: villas.length, income };
}

function leaders(scores: readonly Score[], seats: readonly Seat[], term: Term): Seat[] {
  const most = Math.max(...seats.map((seat) => scores[seat][term]));
  return seats.filter((seat) => scores[seat][term] === most);
}
