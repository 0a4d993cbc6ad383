/** Packs for tests: a game's own set with something changed in it, any value its schema allows, and a game with one. */
import {
  type AnyGame,
  begin,
  Chance,
  completeOptions,
  drawAnswer,
  firstAsked,
  isOptionProblem,
  type Json,
  openScene,
  type Packs,
  sha256Words,
  take,
  view,
} from '../../kernel/index.ts';
import type { Schema } from '../pack-check.ts';

/** A card in which anything may be put anywhere. */
export type DraftCard = Record<string, unknown>;

/** The game's own set, changed. */
export const changing =
  <D>(packs: Packs) =>
  (change: (pack: D) => void): Json => {
    const pack = packs.example() as unknown as D;
    change(pack);
    return pack as unknown as Json;
  };

/** Every mistake on a line of its own. */
export const mistakesOf = (packs: Packs, json: unknown): string[] =>
  packs.check(json).map(({ place, wrong, right }) => `${place}: ${wrong.en}; ${right.en}`);

/** Any value the schema allows. From `deepest` on only what `isPlain` is drawn. */
export class AnyValue {
  private readonly defs: NonNullable<Schema['$defs']>;
  private readonly isPlain: (schema: Schema) => boolean;
  private readonly text: string;

  constructor({ $defs = {} }: Schema, isPlain: (schema: Schema) => boolean, text: string) {
    this.defs = $defs;
    this.isPlain = isPlain;
    this.text = text;
  }

  /** A value of the definition of that name. */
  of(name: string, chance: Chance): unknown {
    return this.draw(this.defs[name], chance, 0);
  }

  private draw(given: Schema, chance: Chance, depth: number): unknown {
    const one = given.$ref === undefined ? given : this.defs[given.$ref.replace('#/$defs/', '')];
    if (one.anyOf !== undefined) {
      const shallow = one.anyOf.filter((branch) => depth < DEEPEST || this.isPlain(branch));
      return this.draw(chance.pick(shallow), chance, depth);
    }
    if (one.const !== undefined) return one.const;
    if (one.enum !== undefined) return chance.pick(one.enum);
    switch (one.type) {
      case 'object': {
        const fields = Object.entries(one.properties ?? {}).filter(
          ([name]) => one.required?.includes(name) || chance.int(3) === 0,
        );
        return Object.fromEntries(fields.map(([name, field]) => [name, this.draw(field, chance, depth + 1)]));
      }
      case 'array': {
        const { items = {} } = one;
        if (Array.isArray(items)) return items.map((item) => this.draw(item, chance, depth));
        const count = Math.max(one.minItems ?? 0, 1) + chance.int(2);
        return Array.from({ length: count }, () => this.draw(items as Schema, chance, depth));
      }
      case 'integer': {
        const { minimum = 0, maximum = 0, multipleOf = 1 } = one;
        // The extremes as often as all the rest.
        const n = chance.pick([minimum, maximum, minimum + chance.int(maximum - minimum + 1)]);
        // Never −0, which JSON has not.
        return multipleOf * Math.round(n / multipleOf) || 0;
      }
      case 'boolean':
        return chance.int(2) === 0;
      default:
        return this.text;
    }
  }
}
const DEEPEST = 3;

interface PackedPlan {
  readonly seats: number;
  readonly seed: string;
  readonly pack: Json;
  readonly options?: { readonly [name: string]: unknown };
  readonly mostSteps: number;
}

/** Plays at random to the end, only what is asked; how it ended. */
export function playPacked(game: AnyGame, { seats, seed, pack, options: given = {}, mostSteps }: PackedPlan) {
  const options = completeOptions(game.options, seats, given);
  if (isOptionProblem(options)) throw new Error(options.problem);
  const scene = openScene(game, seats, options, seed, pack);
  const state = begin(game, scene);
  const chance = new Chance(sha256Words(`players of ${seed}`));
  for (let steps = 0; steps < mostSteps; steps++) {
    const d = firstAsked(state);
    if (d === undefined) return game.outcome(state)?.ending;
    take(game, state, scene, d, drawAnswer(game, view(state, d.seat, scene), d, chance));
    scene.forget();
  }
  throw new Error('this game does not end');
}
