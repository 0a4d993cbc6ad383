/**
 * The yardstick game as a bare hand-written loop: one state changed in place, a fast xorshift for all chance, and no
 * decisions, refusals, events or views. What a kernel costs is measured against this.
 */
const SEATS = 4;
const GOAL = 5;
const CARDS = [1, 2, 3, 4, 5, 6, 7].flatMap((value) => [value, value, value, value]);

interface Table {
  keys: number[];
  boss: number;
  deck: number[];
  totals: number[];
  status: ('in' | 'stopped' | 'out')[];
  turn: number;
}

let bits = 0x9e3779b9;

function int(n: number): number {
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  return (bits >>> 0) % n;
}

function deal(s: Table): void {
  const deck = CARDS.slice();
  for (let i = deck.length - 1; i > 0; i--) {
    const j = int(i + 1);
    const card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
  s.boss = 14 + int(8);
  s.deck = deck;
  for (let seat = 0; seat < SEATS; seat++) {
    s.totals[seat] = deck.pop() ?? 0;
    s.status[seat] = 'in';
  }
}

/** Plays one round, which leaves the turn left of the last mover; gives back its moves. */
function playRound(s: Table): number {
  let moves = 0;
  for (let inPlay = SEATS; inPlay > 0; s.turn = (s.turn + 1) % SEATS) {
    const seat = s.turn;
    if (s.status[seat] !== 'in') continue;
    const count = int(1 + Math.min(4, s.deck.length));
    for (let i = 0; i < count; i++) s.totals[seat] += s.deck.pop() ?? 0;
    if (count === 0) s.status[seat] = 'stopped';
    else if (s.totals[seat] > s.boss) s.status[seat] = 'out';
    if (s.status[seat] !== 'in') inPlay--;
    moves++;
  }
  return moves;
}

/** True when somebody has won. */
function score({ totals, keys, boss }: Table): boolean {
  let best = 0;
  for (let seat = 0; seat < SEATS; seat++) if (totals[seat] <= boss && totals[seat] > best) best = totals[seat];
  for (let seat = 0; seat < SEATS; seat++) if (totals[seat] === best) keys[seat] += best === boss ? 2 : 1;
  return keys.some((count) => count >= GOAL);
}

/** One whole game by random legal players; gives back the number of moves. */
export function playBareLoop(): number {
  const s: Table = {
    keys: [0, 0, 0, 0],
    boss: 0,
    deck: [],
    totals: [0, 0, 0, 0],
    status: ['in', 'in', 'in', 'in'],
    turn: 0,
  };
  let moves = 0;
  do {
    deal(s);
    moves += playRound(s);
  } while (!score(s));
  return moves;
}
