/**
 * A contestant that only thinks: how many thoughts a second *maître* has on one core, by the processor's time. Its
 * argument says about which game. All it does for an answer (proposals, worlds, choice) takes time, thoughts count.
 */
import { playGame } from '../bots/game.ts';
import { makePlayer, type Playable } from '../bots/players.ts';
import type { Budget } from '../bots/search/budget.ts';
import { advise } from '../bots/search/player.ts';
import {
  type AnyShape,
  begin,
  Chance,
  clone,
  type Decision,
  firstAsked,
  openScene,
  sha256Words,
  type View,
  view,
} from '../kernel/index.ts';
import { answerParent } from './child.ts';
import { cpuTime } from './cpu-time.ts';
import { openBox, SEATS } from './shelf-box.ts';
import { yardstickBox } from './yardstick-box.ts';

interface Question {
  readonly v: View<AnyShape>;
  readonly d: Decision;
}

interface Task {
  readonly box: Playable;
  readonly questions: readonly Question[];
  /** For each question. */
  readonly budget: Budget;
}

const [game] = process.argv.slice(2);
const chance = new Chance(sha256Words('bench'));
let task: Task | undefined;

answerParent({
  rate: async () => {
    task ??= game === 'yardstick' ? await openingOfYardstick() : await middleOf(game);
    const { box, questions, budget } = task;
    const start = cpuTime();
    let thoughts = 0;
    for (const { v, d } of questions)
      for (const { standings } of advise(box, v, d, budget, chance)) thoughts += standings.length;
    return (thoughts / (cpuTime() - start)) * 1000;
  },
});

/** As many thoughts as boardgame.io's bot has by default. */
const YARDSTICK_THOUGHTS = 1000;

/** The first question of the yardstick game. Its heuristic likes all answers alike, so thoughts are played out at random. */
async function openingOfYardstick(): Promise<Task> {
  const box = await yardstickBox.load();
  const scene = openScene(box.rules, SEATS, { goal: 5 }, 'bench');
  const state = begin(box.rules, scene);
  const d = firstAsked(state) as Decision;
  return { box, questions: [{ v: view(state, d.seat, scene), d }], budget: { thoughts: YARDSTICK_THOUGHTS } };
}

const QUESTIONS = 6;
/** As at a fast table. */
const THINKING: Budget = { like: 300 };

/** Usual questions: those with a choice in the middle half of a game among *malins*, a few at even distances. */
async function middleOf(name: string): Promise<Task> {
  const { box, options } = await openBox(name);
  const malins = Array.from({ length: SEATS }, () => makePlayer(box, 'malin'));
  const all: Question[] = [];
  playGame(box, { seats: SEATS, options, seed: 'bench' }, malins, chance, undefined, (state, scene) => {
    const kept = clone(box.rules, state);
    const d = firstAsked(kept) as Decision;
    const v = view(kept, d.seat, scene);
    if (advise(box, v, d, { ms: 0 }, chance).length > 1) all.push({ v, d });
  });
  const at = (k: number): number => Math.floor(all.length * (0.25 + (0.5 * k) / QUESTIONS));
  return { box, questions: Array.from({ length: QUESTIONS }, (_, k) => all[at(k)]), budget: THINKING };
}
