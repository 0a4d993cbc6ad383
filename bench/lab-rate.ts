/** The lab as a contestant: how many games a second it plays with as many threads as its argument says, by the clock. */
import { shelf } from '../games/index.ts';
import { completeOptions, isOptionProblem } from '../kernel/index.ts';
import { Crew } from '../lab/crew.ts';
import { samePlan } from '../lab/plan.ts';
import { answerParent } from './child.ts';

const crew = new Crew(Number(process.argv[2]));
const PLAYERS = 4;

answerParent({
  rate: async ({ games }: { games: number }) => {
    const about = shelf[shelf.length - 1];
    const { rules } = await about.load();
    const options = completeOptions(rules.options, PLAYERS);
    if (isOptionProblem(options)) throw new Error(`${options.option} is ${options.problem}`);
    const table = { game: about.id, players: PLAYERS, thinking: 1000, options };
    const start = performance.now();
    await crew.play(samePlan(table, new Array(PLAYERS).fill('malin'), 'bench', games), () => undefined);
    return (games / (performance.now() - start)) * 1000;
  },
});
