/** Checks of what must not matter: the order of confirmations, and which copy of a state is played. */
import { asked, waiting } from '../agenda.ts';
import { copy, same } from '../data.ts';
import { hash } from '../hash.ts';
import { clone, submit } from '../play.ts';
import type { Shape, State } from '../types.ts';
import { brief, difference } from './plain.ts';
import type { Trial } from './trial.ts';

/** Sealed answers commute: whoever confirms first, the same state comes out and the same is told. */
export function checkSealedOrder<G extends Shape>(trial: Trial<G>, s: State<G>, frozen: State<G>): void {
  const frame = waiting(frozen);
  if (frame === undefined || 'seat' in frame) return;
  const answers = asked(frozen).map((d) => ({ d, a: trial.draw(trial.frozenView(frozen, d.seat), d) }));
  const run = (order: typeof answers) => {
    const state = copy(s);
    const scene = trial.scene();
    for (const { d, a } of order) {
      const step = trial.guard(
        () => `sealing ${brief(a)}`,
        d.seat,
        d,
        () => submit(trial.game, state, scene, d.seat, d.id, a),
      );
      if (step.refusal) trial.fail(`${brief(a)} can be sealed, but not after others: ${step.refusal.key}`, d.seat, d);
    }
    return { state, events: scene.events };
  };
  const inOrder = run(answers);
  for (const order of [answers.toReversed(), trial.chance.shuffle([...answers])]) {
    const other = difference(inOrder, run(order));
    if (other !== undefined) trial.fail(`the order of confirmations of ${frame.ask} matters: ${other}`);
  }
}

/** A game's own clone equals the state and shares nothing with it. */
export function checkClone<G extends Shape>(trial: Trial<G>, s: State<G>): void {
  if (trial.game.clone === undefined) return;
  const twin = trial.guard('clone', undefined, undefined, () => clone(trial.game, s));
  const apart = difference(s, twin);
  if (apart !== undefined) trial.fail(`clone differs from the state: ${apart}`);
  const shared = sharedPlace(s, twin);
  if (shared !== undefined) trial.fail(`clone shares ${shared} with the state`);
}

function sharedPlace(a: unknown, b: unknown, path = 'all'): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return path;
  for (const key of Object.keys(a)) {
    const inner = sharedPlace(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The state as it comes back from a save: play goes on from this one. */
export function roundTrip<G extends Shape>(trial: Trial<G>, s: State<G>): State<G> {
  const back = JSON.parse(JSON.stringify(s)) as State<G>;
  if (!same(s, back) || (trial.isDue() && hash(s) !== hash(back)))
    trial.fail(`the state changes when saved: ${difference(s, back)}`);
  return back;
}
