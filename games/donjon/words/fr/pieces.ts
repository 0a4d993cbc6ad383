/** Small things every French sentence of Donjon needs. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import type { Gift, Goods, Seat } from '../../rules/state.ts';
import type { Teller } from '../teller.ts';

export const gemmes = (n: number): string => count('fr', n, 'gemme', 'gemmes');
export const blessures = (n: number): string => count('fr', n, 'blessure', 'blessures');
export const trophees = (n: number): string => count('fr', n, 'point trophée', 'points trophées');
export const cartes = (n: number): string => count('fr', n, 'carte', 'cartes');

export const people = (t: Teller, seats: readonly Seat[]): Piece[] =>
  listed(
    seats.map((seat) => t.who(seat)),
    ' et ',
  );

/** "l’offre de Noé", "l’offre d’Iris"; of the reader "votre offre". */
export function owned(t: Teller, seat: Seat, theirs: string, yours: string): Piece[] {
  if (seat === t.me) return [yours];
  return [theirs, /^[aeiouyhàâéèêëîïôûœ]/i.test(t.name(seat)) ? ' d’' : ' de ', t.who(seat)];
}

/** "Noé remet 2 gemmes à Iris"; to the reader "Noé vous remet 2 gemmes". */
export function towards(
  t: Teller,
  [from, to]: readonly [from: Seat, to: Seat],
  [they, you]: readonly [they: string, you: string],
  what: readonly Piece[] = [],
  link = ' à ',
): Piece[] {
  if (to === t.me) return [t.who(from), ' ', t.who(to), ` ${they}`, ...what];
  return [t.who(from), t.verb(from, ` ${they}`, ` ${you}`), ...what, link, t.who(to)];
}

/** "2 gemmes, Hache double et une quête"; which quests only where they are named. */
export function goods(t: Teller, { gems, points, quests, objects = [], spoils = [] }: Goods | Gift): Piece[] {
  const parts: Piece[] = [
    ...(gems === undefined ? [] : [gemmes(gems)]),
    ...(points === undefined ? [] : [points === 1 ? 'le point trophée' : `${points} points trophées`]),
    ...objects.map((object) => t.object(object)),
    ...spoils.map((spoil) => t.adventure(spoil)),
    ...questParts(t, quests),
  ];
  return parts.length === 0 ? ['rien'] : listed(parts, ' et ');
}

function questParts(t: Teller, quests: number | readonly number[] | undefined): Piece[] {
  if (quests === undefined) return [];
  if (typeof quests !== 'number') return quests.map((quest) => t.quest(quest));
  return [quests === 1 ? 'une quête face cachée' : `${quests} quêtes face cachée`];
}

/** What somebody said besides. */
export const remark = (text: string): Piece[] => (text === '' ? [] : [`« ${text} »`]);
