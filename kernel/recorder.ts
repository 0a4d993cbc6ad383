/** Writes a game down as the server exports it, while it is played. */
import type { Change } from './change.ts';
import { commitmentTo, type Drawing } from './fairness.ts';
import type { Match } from './match.ts';
import { chainStart, chainText, contentHash, type RecordedRow, type Recording, sealsOf } from './recording.ts';
import { sha256 } from './sha256.ts';
import type { AnyShape, Decision } from './types.ts';

/** An answer that was given, and what it changed. */
export interface GivenAnswer {
  readonly decision: Decision;
  readonly answer: unknown;
  readonly change: Change;
}

/** Gives an answer that must be fine. */
export function give(match: Match<AnyShape>, decision: Decision, answer: unknown): GivenAnswer {
  const result = match.submit(decision.seat, decision.id, answer);
  if (result.refusal) throw new Error(`refused: ${result.refusal.rule} ${result.refusal.key}`);
  return { decision, answer, change: result.change };
}

/** The whole game of bots as a recording; `given` moves the match answer by answer. */
export function writtenDown(match: Match<AnyShape>, given: Iterable<GivenAnswer>, drawing?: Drawing): Recording {
  const { game: rules } = match;
  const { seats, options, seed, pack } = match.setup;
  const header = {
    game: rules.id,
    version: rules.version,
    seats,
    options,
    content: contentHash(rules, match.setup),
    commitment: commitmentTo(drawing?.secret ?? seed),
    ...(drawing && { salts: drawing.salts }),
  };
  const rows: RecordedRow[] = [];
  let chain = chainStart(header);
  for (const { decision, answer, change } of given) {
    const { id, seat } = decision;
    const { hash } = change;
    const row = { seq: match.seq, seat, type: 'answer', decision: id, answer, by: 'bot', hash, at: 0 } as const;
    chain = sha256(chain + chainText(row));
    rows.push({ ...row, chain });
  }
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Bot ${seat}`, kind: 'bot' as const }));
  const outcome = match.outcome();
  const recording: Recording = {
    tablee: 1,
    ...header,
    ...(drawing && { secret: drawing.secret }),
    seed,
    ...(pack !== undefined && { pack }),
    players,
    rows,
    ...(outcome && { outcome }),
  };
  return drawing === undefined ? recording : { ...recording, seals: sealsOf(recording) };
}
