/** What a sentence of Bazar Quest is told with: players, and cards that show themselves. */
import type { Piece, Telling } from '../../../web/face.ts';
import { plain } from '../../../web/words/telling/figures.ts';
import { type Speaker, speaker } from '../../../web/words/telling/speaker.ts';
import type { Clause } from '../rules/clauses.ts';
import type { Content } from '../rules/content.ts';
import type { Source, SourceKind } from '../rules/effects/types.ts';
import type { Adventure, Employee, Hero, Item, Monster, Term } from '../rules/state.ts';
import { adventureKey, employeeKey, heroKey, itemKey, monsterKey } from './keys.ts';
import { cardName, cardOf } from './name.ts';

export interface Teller extends Speaker {
  readonly content: Content;
  readonly seats: number;
  item(item: Item): Piece;
  hero(hero: Hero): Piece;
  monster(monster: Monster): Piece;
  adventure(adventure: Adventure): Piece;
  employee(employee: Employee): Piece;
  /** The card an ability stands on. */
  source(source: Pick<Source, 'kind' | 'card'>): Piece;
}

const KEYS: Readonly<Record<SourceKind, (content: Content, card: number) => string>> = {
  item: itemKey,
  hero: heroKey,
  monster: monsterKey,
  adventure: adventureKey,
  employee: employeeKey,
};

export function teller(telling: Telling): Teller {
  const { lang, table } = telling;
  const content = table.content as Content;
  const card = (kind: SourceKind, at: number): Piece => ({
    card: KEYS[kind](content, at),
    text: cardName(content, kind, at, lang),
  });
  return {
    ...speaker(telling),
    content,
    seats: table.seats,
    item: (at) => card('item', at),
    hero: (at) => card('hero', at),
    monster: (at) => card('monster', at),
    adventure: (at) => card('adventure', at),
    employee: (at) => card('employee', at),
    source: ({ kind, card: at }) => card(kind, at),
  };
}

/** The card that did it, unless it is the hero that the sentence is about. */
export const unless = (source: Source | undefined, hero: Hero): Source | undefined =>
  source?.kind === 'hero' && source.card === hero ? undefined : source;

/** A sum with every part named: "2 Ysolde + 3 Anneau − 1 Morose"; what an ability adds says so. */
export const sum = (t: Teller, terms: readonly Term[], words: { becomes: string; ability: string }): Piece[] =>
  terms.flatMap((term, i) => {
    const card = t.source(term);
    if (term.how === 'becomes') return [`, ${words.becomes} ${plain(term.n)} (`, card, ')'];
    if (term.how === 'doubled') return [', × 2 (', card, ')'];
    const sign = i === 0 ? `${plain(term.n)} ` : term.n < 0 ? ` − ${-term.n} ` : ` + ${term.n} `;
    return term.how === 'plus' ? [sign, card, ` (${words.ability})`] : [sign, card];
  });

/** Sales by hero: each hero once, with what it buys, in the order of the first sale. */
export function byHero<S extends { readonly item: Item; readonly hero: Hero }>(
  sales: readonly S[],
): { readonly hero: Hero; readonly items: Item[] }[] {
  const groups: { hero: Hero; items: Item[] }[] = [];
  for (const { item, hero } of sales) {
    const group = groups.find((one) => one.hero === hero);
    if (group === undefined) groups.push({ hero, items: [item] });
    else group.items.push(item);
  }
  return groups;
}

/** What came and what went between two lists of cards, in the words for each case. */
export function exchanged(
  was: readonly number[],
  now: readonly number[],
  words: {
    gains(cards: readonly number[]): Piece[];
    loses(cards: readonly number[]): Piece[];
    swaps(gone: readonly number[], come: readonly number[]): Piece[];
    readonly same: Piece[];
  },
): Piece[] {
  const gone = was.filter((card) => !now.includes(card));
  const come = now.filter((card) => !was.includes(card));
  if (gone.length > 0 && come.length > 0) return words.swaps(gone, come);
  if (come.length > 0) return words.gains(come);
  return gone.length > 0 ? words.loses(gone) : words.same;
}

/** The clause of an ability, by its place. */
export const clauseOf = (content: Content, source: Source | undefined, clause: number): Clause | undefined =>
  source === undefined ? undefined : cardOf(content, source.kind, source.card).effects[source.effect]?.do[clause];
