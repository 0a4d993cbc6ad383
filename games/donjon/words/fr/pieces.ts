/** Small things every French sentence of Donjon needs. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import type { Gift, Goods } from '../../rules/state.ts';
import type { Teller } from '../teller.ts';

export const gemmes = (n: number): string => count('fr', n, 'gemme', 'gemmes');
export const blessures = (n: number): string => count('fr', n, 'blessure', 'blessures');
export const trophees = (n: number): string => count('fr', n, 'point trophée', 'points trophée');
export const cartes = (n: number): string => count('fr', n, 'carte', 'cartes');

/** "2 gemmes, Hache double et une quête"; which quests only where they are named. */
export function goods(t: Teller, { gems, points, quests, objects = [], spoils = [] }: Goods | Gift): Piece[] {
  const parts: Piece[] = [
    ...(gems === undefined ? [] : [gemmes(gems)]),
    ...(points === undefined ? [] : [points === 1 ? 'le point trophée' : `${points} points trophée`]),
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

/** What somebody looks for or can spare: no amounts, and never which quest. */
export const tags = (t: Teller, { gems, quests, objects = [], spoils = [] }: Goods): Piece[] =>
  listed(
    [
      ...(gems === undefined ? [] : ['des gemmes']),
      ...objects.map(t.object),
      ...spoils.map(t.adventure),
      ...(quests === undefined ? [] : ['une quête']),
    ],
    ' et ',
  );

/** What somebody said besides. */
export const remark = (text: string): Piece[] => (text === '' ? [] : [`« ${text} »`]);
