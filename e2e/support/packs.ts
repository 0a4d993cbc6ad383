/** Owners' cards that lead straight to where a test wants to be. */
import { changed } from '../../games/bazar-quest/test/packs.ts';
import { changed as changedDonjon } from '../../games/donjon/test/packs.ts';
import { changed as changedKaranor } from '../../games/karanor/test/packs.ts';

/** Monsters nobody survives and few heroes: the town is soon lost. */
export const doom = (heroes: number): object =>
  changed((pack) => {
    pack.counts = 'free';
    pack.heroes = pack.heroes.slice(0, heroes);
    for (const monster of pack.monsters) Object.assign(monster, { resistance: 30, strength: 30 });
  }) as object;

/** Monsters that fall at the first blow: the town is soon saved. */
export const saved = (): object =>
  changed((pack) => {
    for (const monster of pack.monsters) Object.assign(monster, { resistance: 1, strength: 1 });
  }) as object;

/** Heroes at home in every shop: whoever is not the last to invite has a choice. */
export const sociable = (): object =>
  changed((pack) => {
    for (const hero of pack.heroes) Object.assign(hero, { anyClass: true });
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

/** As many quests as a pack of Donjon may have; those from here on are never fulfilled and so never shown before the end. */
const QUESTS = 100;
export const NEVER_SHOWN = 60;

/** Donjon with monsters that fall at the first blow and are worth a quarter of the race, and quests called by their number. */
export const shortRace = (): object =>
  changedDonjon((pack) => {
    Object.assign(pack, { counts: 'free', specials: [], events: [] });
    pack.monsters = pack.monsters.filter(({ type }) => type !== 'dragon').slice(0, 24);
    for (const monster of pack.monsters) Object.assign(monster, { power: 1, gems: 1, points: 3, effects: [] });
    const [{ glyph }] = pack.quests;
    pack.quests = Array.from({ length: QUESTS }, (_, i) => ({
      id: `quest-${i}`,
      title: `Quête ${i}`,
      glyph,
      points: 1,
      conditions: [i < NEVER_SHOWN ? { is: 'spoils', type: 'any', n: 1 } : { is: 'roundAtLeast', n: 30 }],
    }));
  }) as object;

/** Karanor where everybody begins with the same goods, enough to trade and to build with; what is built costs gold alone. */
export const stocked = (): object =>
  changedKaranor((pack) => {
    for (const story of pack.stories) Object.assign(story, { gold: 9, tokens: { wine: 2 }, bonus: [] });
    for (const commerce of pack.commerces) Object.assign(commerce, { tokens: {}, gold: 2 });
  }) as object;

/** Karanor where everybody begins with gold and three cards that take a coin from somebody, at any time. */
export const shady = (): object =>
  changedKaranor((pack) => {
    const [{ glyph }] = pack.blackMarket;
    const taking = { does: 'transferGold', n: 1, from: 'target', to: 'self' };
    const target = { who: 'opponent', if: [] };
    pack.blackMarket = [
      { id: 'coin', title: 'Une pièce', glyph, copies: 20, timing: 'anyStable', target, effects: [taking] },
    ];
    const three = { does: 'drawBlackMarket', n: 3 };
    for (const story of pack.stories) Object.assign(story, { gold: 9, tokens: {}, bonus: [three] });
  }) as object;
