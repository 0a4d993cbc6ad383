/** Every game of a report on a line of its own, for whoever wants to reckon further. */
import { letterOf, type Report } from './report.ts';

const HEADS = ['set', 'game', 'rounds', 'decisions', 'ending', 'winners', 'lead_changes'] as const;

export function csvOf({ sets }: Report): string {
  const seats = Math.max(...sets.map(({ figures }) => figures.players));
  const each = (name: string): string[] => Array.from({ length: seats }, (_, seat) => `${name}_${seat}`);
  const lines = sets.flatMap(({ lines: games }, set) =>
    games.map(({ rounds, decisions, ending, winners, leadChanges, who, scores }, i) => [
      letterOf(set),
      i + 1,
      rounds ?? '',
      decisions,
      ending,
      winners.join(' '),
      leadChanges,
      ...each('').map((_, seat) => who[seat] ?? ''),
      ...each('').map((_, seat) => scores[seat] ?? ''),
    ]),
  );
  return `${[[...HEADS, ...each('who'), ...each('score')], ...lines].map((line) => line.join(',')).join('\n')}\n`;
}
