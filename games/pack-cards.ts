/** What the cards of any pack must hold to besides their form: names of their own, and counts that can be played. */
import type { Json, PackAbout, PackProblem, Packs, Text } from '../kernel/index.ts';
import { checkSchema, MOST_PROBLEMS, type Schema, within } from './pack-check.ts';

export type Report = (place: string, wrong: Text, right: Text) => void;

/** Every mistake of a pack, in reading order; of a pack that is not well formed only what is not. */
export function checkPack<P>(
  schema: Schema,
  json: unknown,
  checkMore: (pack: P, report: Report) => void,
): PackProblem[] {
  const malformed = checkSchema(schema, json);
  if (malformed.length > 0) return malformed;
  const problems: PackProblem[] = [];
  checkMore(json as P, (place, wrong, right) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ place, wrong, right });
  });
  return problems;
}

interface Counted {
  readonly copies?: number;
}

export const countOf = (cards: readonly Counted[]): number => cards.reduce((sum, { copies = 1 }) => sum + copies, 0);

interface PackFormat<P> extends Pick<Packs, 'schema' | 'check'> {
  readonly game: string;
  /** What our own set is called as a pack, and the set itself. */
  readonly name: string;
  readonly set: object;
  /** What its decks are called. */
  readonly titles: { readonly [deck in keyof P]?: Text };
  /** What is odd in it, but can be played. */
  remarks?(pack: P): NonNullable<PackAbout['remarks']>;
}

/** Owners' cards for a game, by their format. */
export function packsOf<P extends { readonly name: string }>(format: PackFormat<P>): Packs {
  const { game, name, set, titles, schema, check, remarks } = format;
  return {
    schema,
    check,
    about: (json) => {
      const pack = json as unknown as P;
      const decks = (Object.entries(titles) as [keyof P, Text][]).map(([deck, title]) => ({
        title,
        cards: countOf((pack[deck] ?? []) as readonly Counted[]),
      }));
      return { name: pack.name, decks, ...(remarks && { remarks: remarks(pack) }) };
    },
    example: () => JSON.parse(JSON.stringify({ game, name, ...set })) as Json,
  };
}

/** Cards are told apart by their ids, copies by a number after it. */
export function checkIds(cards: readonly (Counted & { readonly id: string })[], place: string, report: Report): void {
  const places = new Map<string, string>();
  for (const [i, { id, copies = 1 }] of cards.entries()) {
    const at = within(within(place, i), 'id');
    const ids = copies === 1 ? [id] : [id, ...Array.from({ length: copies }, (_, copy) => `${id}-${copy + 1}`)];
    const taken = ids.find((one) => places.has(one));
    const by = places.get(taken ?? '');
    if (by !== undefined) {
      report(
        at,
        { fr: `"${taken}" est déjà pris par ${by}`, en: `"${taken}" is taken by ${by}` },
        { fr: 'un nom que nulle autre carte ne porte', en: 'a name no other card has' },
      );
    }
    for (const one of ids) places.set(one, at);
  }
}

/** How many of a kind the printed box has, and how few and many a table can be laid with. */
export interface Count {
  readonly box: number;
  readonly least: number;
  readonly most: number;
}

export function checkCount(
  count: number,
  { box, least, most }: Count,
  counts: 'box' | 'free' | undefined,
  place: string,
  report: Report,
  cards: Text = { fr: 'cartes', en: 'cards' },
): void {
  const wrong = { fr: `${count} ${cards.fr} avec les copies`, en: `${count} ${cards.en}, copies counted` };
  if (counts === 'free') {
    if (count < least || count > most)
      report(place, wrong, { fr: `de ${least} à ${most}`, en: `from ${least} to ${most}` });
  } else if (count !== box) {
    report(place, wrong, {
      fr: `${box}, comme dans la boîte, ou "counts": "free"`,
      en: `${box}, as in the box, or "counts": "free"`,
    });
  }
}

/** Clauses of one deck, copies counted, so that a table with many abilities still answers at once. */
const MOST_CLAUSES = 600;

export function checkClauses<C extends Counted>(
  cards: readonly C[],
  clausesOf: (card: C) => number,
  place: string,
  report: Report,
): void {
  let count = 0;
  for (const card of cards) count += (card.copies ?? 1) * clausesOf(card);
  if (count <= MOST_CLAUSES) return;
  report(
    place,
    { fr: `${count} clauses avec les copies`, en: `${count} clauses, copies counted` },
    { fr: `${MOST_CLAUSES} au plus`, en: `${MOST_CLAUSES} at most` },
  );
}

export const senseless: Text = { fr: 'n’a pas de sens ici', en: 'makes no sense here' };
