/** Small things every English sentence of Donjon needs. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import type { Gift, Goods } from '../../rules/state.ts';
import type { Teller } from '../teller.ts';

export const gems = (n: number): string => count('en', n, 'gem', 'gems');
export const wounds = (n: number): string => count('en', n, 'wound', 'wounds');
export const trophies = (n: number): string => count('en', n, 'trophy point', 'trophy points');
export const cards = (n: number): string => count('en', n, 'card', 'cards');

/** "2 gems, Double Axe and a quest"; which quests only where they are named. */
export function goods(t: Teller, { gems: n, points, quests, objects = [], spoils = [] }: Goods | Gift): Piece[] {
  const parts: Piece[] = [
    ...(n === undefined ? [] : [gems(n)]),
    ...(points === undefined ? [] : [points === 1 ? 'the trophy point' : `${points} trophy points`]),
    ...objects.map((object) => t.object(object)),
    ...spoils.map((spoil) => t.adventure(spoil)),
    ...questParts(t, quests),
  ];
  return parts.length === 0 ? ['nothing'] : listed(parts, ' and ');
}

function questParts(t: Teller, quests: number | readonly number[] | undefined): Piece[] {
  if (quests === undefined) return [];
  if (typeof quests !== 'number') return quests.map((quest) => t.quest(quest));
  return [quests === 1 ? 'a face-down quest' : `${quests} face-down quests`];
}

/** What somebody looks for or can spare: no amounts, and never which quest. */
export const tags = (t: Teller, { gems: some, quests, objects = [], spoils = [] }: Goods): Piece[] =>
  listed(
    [
      ...(some === undefined ? [] : ['gems']),
      ...objects.map(t.object),
      ...spoils.map(t.adventure),
      ...(quests === undefined ? [] : ['a quest']),
    ],
    ' and ',
  );

/** What somebody said besides. */
export const remark = (text: string): Piece[] => (text === '' ? [] : [`“${text}”`]);
