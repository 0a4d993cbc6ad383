/** A whole game among bots: what simulations, measurements and tests repeat. */
import {
  type AnyShape,
  begin,
  type Chance,
  firstAsked,
  type GameEvent,
  type Outcome,
  openScene,
  type Scene,
  type Setup,
  type State,
  take,
  view,
} from '../kernel/index.ts';
import type { Playable, Player } from './players.ts';

export interface PlayedGame {
  readonly state: State<AnyShape>;
  readonly outcome: Outcome;
  /** How many answers were given, unasked ones included. */
  readonly decisions: number;
}

/** No game takes this many answers; one that does has lost its way. */
const MOST_DECISIONS = 100_000;

/**
 * Plays from the first question to the end. Between two answers each seat has one look at what it may do unasked.
 * `watch` is told what happened, after each answer; `look` sees the whole table before each, which no player may.
 */
export function playGame(
  { rules }: Playable,
  setup: Setup<AnyShape>,
  players: readonly Player[],
  chance: Chance,
  watch?: (events: readonly GameEvent[]) => void,
  look?: (state: State<AnyShape>, scene: Scene<AnyShape>) => void,
): PlayedGame {
  const scene = openScene(rules, setup.seats, setup.options, setup.seed, setup.pack);
  const state = begin(rules, scene);
  // A state changes in place: what a seat may know of it is always found at the same pointers.
  const views = players.map((_, seat) => view(state, seat, scene));
  const canVolunteer = rules.may !== undefined;
  let decisions = 0;
  for (;;) {
    if (canVolunteer) decisions += volunteers();
    const d = firstAsked(state);
    if (d === undefined) break;
    look?.(state, scene);
    // Players keep their thoughts about a question by its view, so that each question has one of its own.
    take(rules, state, scene, d, players[d.seat].decide(view(state, d.seat, scene), d, chance));
    watch?.(scene.events);
    scene.forget();
    if (++decisions > MOST_DECISIONS) throw new Error(`${rules.id} with seed ${setup.seed} does not end`);
  }
  const outcome = rules.outcome(state);
  if (outcome === undefined) throw new Error(`${rules.id} with seed ${setup.seed} stops without an outcome`);
  return { state, outcome, decisions };

  function volunteers(): number {
    let given = 0;
    // Not always the same seat first.
    let seat = decisions % setup.seats;
    for (let i = 0; i < setup.seats; i++, seat = seat + 1 === setup.seats ? 0 : seat + 1) {
      const unasked = players[seat].volunteer(views[seat], chance);
      if (unasked === undefined) continue;
      take(rules, state, scene, unasked.decision, unasked.answer);
      given++;
    }
    return given;
  }
}
