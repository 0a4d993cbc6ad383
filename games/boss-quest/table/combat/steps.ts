/** The steps of a combat's reveal, in the order the rules settle them (5xx). */
export const STEPS = ['hidden', 'flip', 'sums', 'over', 'needs', 'harvest', 'rank', 'keys'] as const;
export type Step = (typeof STEPS)[number];

/** How long each step stands before the next, in milliseconds. */
export const PACE: Readonly<Record<Step, number>> = {
  hidden: 500,
  flip: 600,
  sums: 700,
  over: 700,
  needs: 600,
  harvest: 600,
  rank: 600,
  keys: 0,
};
