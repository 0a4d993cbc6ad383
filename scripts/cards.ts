// Writes the tables of docs/games/bazar-quest.md from the game's own set of cards: `npm run cards`.
import { readFileSync, writeFileSync } from 'node:fs';
import { SET } from '../games/bazar-quest/content/index.ts';
import { cardsPage, withCards } from '../games/bazar-quest/words/page.ts';

const file = new URL('../docs/games/bazar-quest.md', import.meta.url);
writeFileSync(file, withCards(readFileSync(file, 'utf8'), cardsPage(SET)));
