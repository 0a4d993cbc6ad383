/** Small things every French sentence of Karanor needs. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import type { Source } from '../../rules/effects/types.ts';
import type { Goods, Seat } from '../../rules/state.ts';
import { countedParts } from '../goods.ts';
import type { Teller } from '../teller.ts';

export const prestiges = (n: number): string => count('fr', n, 'prestige', 'prestiges');
export const cartes = (n: number): string => count('fr', n, 'carte', 'cartes');

/** Somebody and what they do: "Léa récolte", "Vous récoltez". */
export const does = (t: Teller, seat: Seat, they: string, you: string): Piece[] => [
  t.who(seat),
  t.verb(seat, ` ${they}`, ` ${you}`),
];

/** The card that did it, after the fact: " (Racket)". */
export const because = (t: Teller, by: Source | undefined): Piece[] =>
  by === undefined ? [] : [' (', t.source(by), ')'];

/** "2 or, 1 vin, l’associé bois et Monture". */
export function goods(t: Teller, given: Goods): Piece[] {
  const { associates = [], insignia = [], artefacts = [], villas = [] } = given;
  const parts: Piece[] = [
    ...countedParts(t.content, given, 'fr'),
    ...associates.map((kind) => `l’associé ${t.resource(kind)}`),
    ...insignia.map((tile) => t.card('insignia', tile)),
    ...artefacts.map((tile) => t.card('artefact', tile)),
    ...villas.map((territory) => `la villa (${t.place(territory)})`),
  ];
  return parts.length === 0 ? ['rien'] : listed(parts, ' et ');
}

/** What somebody said besides. */
export const remark = (text: string): Piece[] => (text === '' ? [] : [`« ${text} »`]);
