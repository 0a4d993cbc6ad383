/** Owners' cards for Bazar Quest that lead straight to where a test wants to be. */
import { changed } from '../../games/bazar-quest/test/packs.ts';

/** Monsters nobody survives and few heroes: the town is soon lost. */
export const doom = (heroes: number): object =>
  changed((pack) => {
    pack.counts = 'free';
    pack.heroes = pack.heroes.slice(0, heroes);
    for (const monster of pack.monsters) Object.assign(monster, { resistance: 30, strength: 30 });
  }) as object;

/** As many items as a pack may have. */
const MANY = 300;

/** Items called by their number on the line, that do nothing and that every hero may buy. */
export const numbered = (): object =>
  changed((pack) => {
    pack.counts = 'free';
    const item = { anyClass: true, price: 5, hearts: 1, attack: 1, defence: 1 };
    pack.items = Array.from({ length: MANY }, (_, i) => ({ ...item, id: `rug-${i}`, title: `Tapis ${i}` }));
  }) as object;
