/**
 * A race: every contestant is measured once a round, one right after the other, so that what the machine does
 * meanwhile hits them alike. A contestant that fails spoils its own rows and no others.
 */
import type { Round } from './report.ts';

/** Something that can be measured again and again. */
export interface Contestant {
  measure(): Promise<number>;
  stop(): Promise<void>;
}

export interface Race {
  readonly rounds: number;
  /** The contestants each row compares: ours, then what it is held against. */
  readonly rows: { readonly [row: string]: readonly [ours: string, against?: string] };
  readonly contestants: { readonly [name: string]: () => Promise<Contestant> };
}

/** The rounds of each row, or why there are none. */
export type Results = Map<string, readonly Round[] | Error>;

export async function run(
  race: Race,
  wanted: (row: string) => boolean,
  tell: (doing: string) => void,
): Promise<Results> {
  const rows = Object.entries(race.rows).filter(([row]) => wanted(row));
  const names = new Set(rows.flatMap(([, pair]) => pair.filter((name) => name !== undefined)));
  const started = new Map<string, Contestant>();
  const troubles = new Map<string, Error>();
  const figures = new Map<string, number[]>();
  const attempt = async (name: string, act: () => Promise<void>): Promise<void> => {
    if (troubles.has(name)) return;
    try {
      await act();
    } catch (trouble) {
      troubles.set(name, trouble instanceof Error ? trouble : new Error(String(trouble)));
    }
  };
  try {
    for (const name of names) {
      tell(`${name} gets ready`);
      await attempt(name, async () => {
        started.set(name, await race.contestants[name]());
      });
    }
    for (let round = 0; round < race.rounds; round++) {
      for (const name of names) {
        tell(`${name}, round ${round + 1} of ${race.rounds}`);
        await attempt(name, async () => {
          const figure = await started.get(name)?.measure();
          if (figure !== undefined) figures.set(name, [...(figures.get(name) ?? []), figure]);
        });
      }
    }
  } finally {
    for (const contestant of started.values()) await contestant.stop();
  }
  return new Map(
    rows.map(([row, [ours, against]]) => {
      const trouble = troubles.get(ours) ?? (against && troubles.get(against));
      return [row, trouble || pair(figures.get(ours) ?? [], against && figures.get(against))];
    }),
  );
}

const pair = (values: readonly number[], against: readonly number[] | '' | undefined): Round[] =>
  values.map((value, round) => (against ? { value, against: against[round] } : { value }));
