/** Small things every English sentence of Karanor needs. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import type { Source } from '../../rules/effects/types.ts';
import type { Goods, Seat } from '../../rules/state.ts';
import { countedParts } from '../goods.ts';
import type { Teller } from '../teller.ts';

export const cards = (n: number): string => count('en', n, 'card', 'cards');

/** Somebody and what they do: "Léa harvests", "You harvest". */
export const does = (t: Teller, seat: Seat, they: string, you: string): Piece[] => [
  t.who(seat),
  t.verb(seat, ` ${they}`, ` ${you}`),
];

/** "the offer of Noé"; of the reader "your offer". */
export const owned = (t: Teller, seat: Seat, theirs: string, yours: string): Piece[] =>
  seat === t.me ? [yours] : [`${theirs} of `, t.who(seat)];

/** The card that did it, after the fact: " (Racket)". */
export const because = (t: Teller, by: Source | undefined): Piece[] =>
  by === undefined ? [] : [' (', t.source(by), ')'];

/** "2 gold, 1 wine, the wood associate and Mount". */
export function goods(t: Teller, given: Goods): Piece[] {
  const { associates = [], insignia = [], artefacts = [], villas = [] } = given;
  const parts: Piece[] = [
    ...countedParts(t.content, given, 'en'),
    ...associates.map((kind) => `the ${t.resource(kind)} associate`),
    ...insignia.map((tile) => t.card('insignia', tile)),
    ...artefacts.map((tile) => t.card('artefact', tile)),
    ...villas.map((territory) => `the villa (${t.place(territory)})`),
  ];
  return parts.length === 0 ? ['nothing'] : listed(parts, ' and ');
}

/** What somebody said besides. */
export const remark = (text: string): Piece[] => (text === '' ? [] : [`“${text}”`]);
