/** A sum of terms as the parts of a gauge. */
import { plain } from '../../../../web/words/telling/figures.ts';
import { total } from '../../rules/effects/numbers.ts';
import type { Term } from '../../rules/state.ts';

/** `own`: the hero itself. `gear`: what it bought. `fate`: adventure cards and abilities. `maybe`: if that is sold. */
export type PartLook = 'own' | 'gear' | 'fate' | 'maybe';

export interface Part {
  readonly n: number;
  readonly look: PartLook;
}

const lookOf = ({ kind, how }: Term): PartLook => {
  if (how === 'becomes' || kind === 'hero' || kind === 'monster') return how === 'plus' ? 'fate' : 'own';
  return kind === 'item' && how === 'printed' ? 'gear' : 'fate';
};

/** Hero, gear, fate: at most three parts, each what its terms add; doubling counts as fate. */
export function partsOf(terms: readonly Term[]): Part[] {
  const isSet = terms.some(({ how }) => how === 'becomes');
  const own = total(terms.filter((term) => lookOf(term) === 'own' && !(isSet && term.how === 'printed')));
  const gear = terms.reduce((sum, term) => (lookOf(term) === 'gear' ? sum + term.n : sum), 0);
  return [
    { n: own, look: 'own' },
    { n: gear, look: 'gear' },
    { n: total(terms) - own - gear, look: 'fate' },
  ];
}

/** "2 + 4 − 1": the parts in figures. */
export const sumOf = (parts: readonly Part[]): string =>
  parts
    .filter(({ n, look }) => n !== 0 || look === 'own')
    .map(({ n }, i) => (i === 0 ? plain(n) : `${n < 0 ? '−' : '+'} ${Math.abs(n)}`))
    .join(' ');
