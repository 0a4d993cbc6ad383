/** The games on the shelf: their covers at once, rules and face when one is opened. Bots stay with the server. */
import type { About } from '../games/box.ts';
import { shelf } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import type { GameCover, GameFace, Lang } from './face.ts';
import { person } from './person.svelte.ts';
import { catalogues } from './words/catalogues.ts';

/** A game out of its box: rules to judge with, a cover and a face to show. */
export interface OpenGame {
  readonly about: About;
  readonly cover: GameCover;
  readonly rules: AnyGame;
  readonly face: GameFace;
}

const covers = import.meta.glob<GameCover>('../games/*/table/cover.ts', { eager: true, import: 'cover' });
const faces = import.meta.glob<{ face: GameFace }>('../games/*/table/index.ts');
const rulebooks = import.meta.glob<{ rules: AnyGame }>('../games/*/rules/index.ts');
/** The faces that have been opened: they learn a language before anybody reads it. */
const shown = new Set<GameFace>();
const opened = new Map<string, Promise<OpenGame>>();

export const aboutGame = (id: string): About | undefined => shelf.find((about) => about.id === id);

export const coverOf = (id: string): GameCover | undefined => covers[`../games/${id}/table/cover.ts`];

export async function openFace(id: string): Promise<GameFace> {
  const { face } = await find(faces, `../games/${id}/table/index.ts`)();
  shown.add(face);
  await face.learn?.(person.lang);
  return face;
}

/** Changes the language as soon as its words are here. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([catalogues.learn(lang), ...[...shown].map((face) => face.learn?.(lang))]);
  person.lang = lang;
}

function find<T>(modules: Readonly<Record<string, () => Promise<T>>>, path: string): () => Promise<T> {
  const load = modules[path];
  if (load === undefined) throw new Error(`there is no ${path}`);
  return load;
}

/** Opens a game, once. */
export function openGame(id: string): Promise<OpenGame> {
  const known = opened.get(id);
  if (known !== undefined) return known;
  const opening = open(id);
  opened.set(id, opening);
  // A failed download is tried again the next time.
  opening.catch(() => opened.delete(id));
  return opening;
}

async function open(id: string): Promise<OpenGame> {
  const about = aboutGame(id);
  const cover = coverOf(id);
  if (about === undefined || cover === undefined) throw new Error(`${id} is not on the shelf`);
  const [{ rules }, face] = await Promise.all([find(rulebooks, `../games/${id}/rules/index.ts`)(), openFace(id)]);
  return { about, cover, rules, face };
}

export { shelf };
