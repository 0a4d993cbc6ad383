/** A piece of advice in words: what *maître* would answer, what speaks for it, and the sum behind that. */
import type { AnyShape, Decision, View } from '../../../kernel/index.ts';
import type { Advice } from '../../../wire/protocol.ts';
import type { GameFace, Lang, Telling } from '../../face.ts';
import type { Words } from '../fr.ts';

interface ToldAdvice {
  /** "Maître jouerait : …" */
  readonly what: string;
  readonly why: string;
  /** The sum, where there is one: each term with what it does to the chance to win, then the chances themselves. */
  readonly sum?: { readonly rows: readonly { readonly text: string; readonly by: string }[]; readonly total: string };
}

/** Less than this share of a win is not worth a word. */
const LEAST = 0.005;
/** So many terms are given as reasons. */
const MOST = 3;

export function tellAdvice(
  { answer, others, compared }: Advice,
  view: View<AnyShape>,
  decision: Decision,
  face: GameFace,
  telling: Telling,
  words: Words['advice'],
): ToldAdvice {
  const { lang } = telling;
  const label = (given: unknown): string => face.label(view, decision, given, telling).replace(/\.$/, '');
  const what = words.would(label(answer));
  if (compared === undefined) return { what, why: others === 0 ? words.only : words.hasty };
  const { other, chance, otherChance, worlds } = compared;
  const terms = compared.terms.flatMap(({ name, more, share }) => {
    const text = Object.hasOwn(words.terms, name) ? words.terms[name](more) : face.reason(name, more, lang);
    return text === undefined || Math.abs(share) < LEAST ? [] : [{ text, share }];
  });
  const gain = chance - otherChance;
  const reasons = terms.filter(({ share }) => share > 0).slice(0, MOST);
  const isClose = gain < LEAST || reasons.length === 0;
  const why = isClose ? words.close(label(other)) : words.reasons(reasons.map(({ text }) => text).join(', '));
  // What has no word, or is too small for one, is told together: the rows add up.
  const rest = terms.reduce((left, { share }) => left - share, gain);
  const rows = [...terms, ...(Math.abs(rest) < LEAST / 10 ? [] : [{ text: words.rest, share: rest }])].map((term) => ({
    text: term.text,
    by: points(lang, term.share, 'exceptZero'),
  }));
  const total = words.total(points(lang, chance), points(lang, otherChance), label(other), worlds);
  return { what, why, sum: { rows, total } };
}

/** A share of a win as a percentage with one digit, so that sums can be followed. */
function points(lang: Lang, share: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const format = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1, signDisplay });
  return format.format(share).replace('-', '−');
}
