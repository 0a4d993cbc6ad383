/** A recording for the tests: a whole game among bots, written as the server exports it. */
import { makePlayer, type Playable } from '../../bots/players.ts';
import {
  Chance,
  canonical,
  completeOptions,
  Match,
  type OptionValues,
  sha256,
  sha256Words,
} from '../../kernel/index.ts';
import { chainStart, chainText, type RecordedRow, type Recording } from '../../kernel/recording.ts';

export function record(box: Playable, seats: number, seed: string): Recording {
  const { rules } = box;
  const options = completeOptions(rules.options, seats) as OptionValues;
  const header = {
    game: rules.id,
    version: rules.version,
    seats,
    options,
    content: sha256(canonical(rules.content(options, seats))),
    commitment: sha256(seed),
  };
  const match = Match.start(rules, { seats, options, seed });
  const player = makePlayer(box, 'random');
  const chance = new Chance(sha256Words('recorded'));
  const rows: RecordedRow[] = [];
  let chain = chainStart(header);
  for (let [d] = match.asked(); d !== undefined; [d] = match.asked()) {
    const answer = player.decide(match.view(d.seat), d, chance);
    const result = match.submit(d.seat, d.id, answer);
    if (result.refusal) throw new Error(`refused: ${result.refusal.key}`);
    const row = {
      seq: match.seq,
      seat: d.seat,
      type: 'answer',
      decision: d.id,
      answer,
      by: 'bot',
      hash: result.change.hash,
      at: 0,
    } as const;
    chain = sha256(chain + chainText(row));
    rows.push({ ...row, chain });
  }
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Bot ${seat}`, kind: 'bot' as const }));
  const outcome = match.outcome();
  return { tablee: 1, ...header, seed, players, rows, ...(outcome && { outcome }) };
}
