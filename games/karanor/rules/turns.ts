/** Turns and rounds (2xx): what begins and ends with them. */
import { andThen, ask, type Frame } from '../../../kernel/index.ts';
import { check } from './checks.ts';
import { ACTIONS, LAST_ROUND } from './content.ts';
import type { Deed } from './deeds.ts';
import { expire } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { lapseOffers, lapseWithTurn } from './offers.ts';
import { closeMove } from './stable.ts';
import { type Karanor, NONE, type Pub, type Seat, type State, type Table } from './state.ts';

/** Four actions (MK-203); what tiles may do once a turn they may do again, whoever owns them (MK-R72). */
export function turn(s: State, { seat }: { seat: Seat }, t: Table): void {
  const { pub } = s;
  pub.active = seat;
  pub.actionsLeft = ACTIONS;
  pub.move = null;
  pub.moves = 0;
  pub.merchants[seat].turns++;
  for (const { artefacts } of pub.merchants) {
    for (const held of artefacts) {
      held.times = 0;
      if (held.used === 'turn') held.used = 'no';
    }
  }
  for (const own of s.own) if (own.declined.length > 0) own.declined = [];
  lapseOffers(s, seat);
  t.emit('turn-started', { seat, round: pub.round, actions: ACTIONS });
  andThen(s, ...moment(s, t, 'onTurnStart', [seat]), { do: 'stable' });
}

/** A stable point (MK-R54); cards that waited for one are played by the checks before the question is put. */
export function stable(s: State): void {
  andThen(s, ask('take-action', s.pub.active));
}

/** Always legal, so that the game cannot lock (MK-R16); actions not used are lost (MK-218). */
export const endTurn: Deed<'end-turn'> = {
  costs: 'free',
  candidates: () => END_TURN,
  refusal: () => undefined,
  take(s, t, seat) {
    closeMove(s, t, seat);
    andThen(s, { do: 'income', seat }, { do: 'end-turn', seat });
  },
};
const END_TURN = ['end-turn'] as const;

/** The turn is over once all that follows from it is settled; then the next player, the next round or the end. */
export function turnEnded(s: State, { seat }: { seat: Seat }, t: Table): void {
  const { pub } = s;
  // Whatever the checks bring up comes first.
  andThen(s, { do: 'end-turn', seat });
  if (check(s, t)) return;
  pub.agenda.pop();
  if (seat !== NONE) {
    t.emit('turn-ended', { seat, unused: pub.actionsLeft });
    pub.move = null;
    expire(pub, seat);
    lapseWithTurn(s);
  }
  andThen(s, nextTurn(s, t, seat));
}

/** Clockwise (MK-R04); frozen seats keep their place and are skipped (MK-R80). `NONE`: the first turn of all. */
function nextTurn({ pub }: State, t: Table, last: Seat): Frame<Karanor> {
  for (let seat = last === NONE ? pub.starter : (last + 1) % t.seats; ; seat = (seat + 1) % t.seats) {
    if (seat === pub.starter) {
      const ending = endingOf(pub, t);
      if (ending !== undefined) return { do: 'score', ending };
      pub.round++;
      t.emit('round-started', { round: pub.round });
    }
    if (!pub.merchants[seat].frozen) return { do: 'turn', seat };
    t.emit('turn-skipped', { seat });
  }
}

/** Every round is finished (MK-802); then the target ends the game, or the cap does (MK-R83). */
function endingOf(pub: Pub, { options: { roundCap } }: Table): 'target' | 'cap' | undefined {
  if (pub.triggeredBy !== NONE) return 'target';
  return pub.round >= (roundCap === 0 ? LAST_ROUND : roundCap) ? 'cap' : undefined;
}
