/** One game of the lab, played again and written down as a server exports it. */
import { playGame } from '../bots/game.ts';
import type { Player } from '../bots/players.ts';
import type { Box } from '../games/box.ts';
import { copy, type Decision, Match } from '../kernel/index.ts';
import { give, writtenDown } from '../kernel/recorder.ts';
import type { Recording } from '../kernel/recording.ts';
import { type BareTable, botChance, type Job, setupOf } from './plan.ts';
import { botPlayer } from './table.ts';

export function recordGame(box: Box, table: BareTable, { seed, bots }: Job): Recording {
  const setup = setupOf(table, seed);
  const answers: { readonly decision: Decision; readonly answer: unknown }[] = [];
  const note = (decision: Decision, answer: unknown): void => {
    answers.push({ decision, answer: copy(answer) });
  };
  const players = bots.map((strength): Player => {
    const player = botPlayer(box, table, strength);
    return {
      decide(v, d, chance) {
        const answer = player.decide(v, d, chance);
        note(d, answer);
        return answer;
      },
      volunteer(v, chance) {
        const unasked = player.volunteer(v, chance);
        if (unasked !== undefined) note(unasked.decision, unasked.answer);
        return unasked;
      },
    };
  });
  playGame(box, setup, players, botChance(seed));
  const match = Match.start(box.rules, setup);
  return writtenDown(
    match,
    answers.values().map(({ decision, answer }) => give(match, decision, answer)),
  );
}
