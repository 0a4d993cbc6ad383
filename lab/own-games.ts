/**
 * The games that were played to their end on a server, run again from their logs. What is told of them names nobody: who
 * sat there is a person or a bot of some strength, and no code, time or talk is read.
 */
import type { Box, Study } from '../games/box.ts';
import { type AnyShape, begin, isAskedFor, openScene, type Setup, submit } from '../kernel/index.ts';
import { rebaseOf } from '../kernel/rebase.ts';
import { standingAnswers } from '../kernel/recording.ts';
import { setupOf as setupFrom } from '../server/log.ts';
import type { Store, StoredRow, TableDoc } from '../server/store/store.ts';
import { Catalogue } from './catalogue.ts';
import { type GameFacts, Observer } from './observer.ts';
import { Tally } from './tally.ts';

export interface OwnGames {
  readonly tally: Tally;
  readonly catalogue: Catalogue;
  readonly players: number;
  /** Finished games with other numbers of players. */
  readonly others: number;
  /** Finished games of older rules, which can no longer be run. */
  readonly older: number;
}

/** Who may be told of somebody. */
const kindOf = (seat: TableDoc['seats'][number]): string => (seat.kind === 'bot' ? seat.strength : 'person');

/** Those with so many players; if that is not said, with as many as most have. Undefined when there is none. */
export async function ownGames(
  store: Store,
  box: Box,
  wanted: number | undefined,
  step: (games: number, of: number) => void,
): Promise<OwnGames | undefined> {
  const codes = await store.finished(box.rules.id);
  const finished = await Promise.all(codes.map((code) => store.table(code)));
  const sound = finished.filter((doc) => doc?.header?.version === box.rules.version) as TableDoc[];
  const sizes = Map.groupBy(sound, ({ header }) => header?.seats ?? 0);
  let older = codes.length - sound.length;
  const [most] = [...sizes].toSorted((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  const players = wanted ?? most?.[0];
  const docs = players === undefined ? undefined : sizes.get(players);
  if (players === undefined || docs === undefined) return undefined;
  const [tally, catalogue] = [new Tally(), new Catalogue()];
  const study = await box.study?.();
  for (const doc of docs) {
    const facts = await factsOf(store, box, study, catalogue, doc);
    if (facts === undefined) older++;
    else tally.add(facts);
    step(1, docs.length);
  }
  if (tally.lines.length === 0) return undefined;
  return { tally, catalogue, players, others: sound.length - docs.length, older };
}

async function factsOf(
  store: Store,
  box: Box,
  study: Study | undefined,
  catalogue: Catalogue,
  doc: TableDoc,
): Promise<GameFacts | undefined> {
  if (doc.header === undefined) return undefined;
  const pack = doc.pack === undefined ? undefined : await store.pack(doc.code);
  const rows = await store.rows(doc.code, 0);
  const who = doc.seats.map(kindOf);
  try {
    return rerun(box, study, catalogue, setupFrom(doc.header, pack), rows, who);
  } catch {
    // The rules have changed since: what does not run any more tells nothing.
    return undefined;
  }
}

/** What was undone does not count. */
function rerun(
  { rules }: Box,
  study: Study | undefined,
  catalogue: Catalogue,
  { seats, options, seed, pack }: Setup<AnyShape>,
  rows: readonly StoredRow[],
  who: readonly string[],
): GameFacts | undefined {
  // What was played by other rules cannot be run again.
  if (rebaseOf(rows) !== undefined) return undefined;
  const scene = openScene(rules, seats, options, seed, pack);
  const observer = new Observer(study, scene.content, catalogue);
  const state = begin(rules, scene);
  observer.see(scene.events);
  const answers = standingAnswers(rows);
  for (const { seat, decision, answer } of answers) {
    if (isAskedFor(decision)) observer.look(state.pub);
    const step = submit(rules, state, scene, seat, decision, answer);
    if (step.refusal) return undefined;
    observer.see(step.events);
  }
  const outcome = rules.outcome(state);
  return outcome && { ...observer.facts(outcome, state.pub, answers.length), who };
}
