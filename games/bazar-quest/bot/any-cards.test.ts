/** Bots and cards nobody would type: every answer is legal, whatever the abilities are, and depends on the view only. */
import { expect, test } from 'vitest';
import { playGame } from '../../../bots/game.ts';
import { makePlayer, type Playable, type Player } from '../../../bots/players.ts';
import { Chance, completeOptions, kindOf, type OptionValues, sha256Words } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import { anyPack } from '../test/any-pack.ts';
import { heuristic } from './heuristic.ts';

const box = { rules, heuristic } as unknown as Playable;

/** Asks twice, the second time with a copy of the view: a player who peeks or remembers would answer otherwise. */
function askedTwice(player: Player): Player {
  return {
    ...player,
    decide(v, d, chance) {
      const copy = structuredClone({ ...v, table: undefined });
      const { at } = chance;
      const answer = player.decide(v, d, chance);
      expect(kindOf(box.rules, d).refusal(v, d, answer)).toBeUndefined();
      chance.at = at;
      expect(player.decide({ ...copy, table: v.table } as typeof v, d, chance)).toEqual(answer);
      return answer;
    },
  };
}

test.each([
  [2, { advancedTwoPlayer: true }],
  [3, { openSales: true }],
  [5, {}],
])('%i players with random abilities on every card', { timeout: 120_000 }, (seats, given) => {
  const chance = new Chance(sha256Words(`any cards ${seats}`));
  const options = completeOptions(box.rules.options, seats, given) as OptionValues;
  const players = Array.from({ length: seats }, (_, seat) =>
    askedTwice(makePlayer(box, seat % 2 === 0 ? 'malin' : 'debutant')),
  );
  const setup = { seats, options, seed: 'any cards', pack: anyPack(chance) };
  expect(playGame(box, setup, players, chance).decisions).toBeGreaterThan(10);
});
