// Writes the tables of docs/games/*.md from the games' own sets of cards: `npm run cards`.
import { readFileSync, writeFileSync } from 'node:fs';
import { SET as bazarQuest } from '../games/bazar-quest/content/index.ts';
import { cardsPage as bazarQuestPage } from '../games/bazar-quest/words/page.ts';
import { cardsPage as bossQuestPage } from '../games/boss-quest/words/page.ts';
import { SET as donjon } from '../games/donjon/content/index.ts';
import { cardsPage as donjonPage } from '../games/donjon/words/page.ts';
import { SET as karanor } from '../games/karanor/content/index.ts';
import { cardsPage as karanorPage } from '../games/karanor/words/page.ts';
import { withCards } from '../web/words/telling/markdown.ts';

const tables = {
  'boss-quest': await bossQuestPage(),
  'bazar-quest': bazarQuestPage(bazarQuest),
  donjon: donjonPage(donjon),
  karanor: karanorPage(karanor),
};

for (const [game, cards] of Object.entries(tables)) {
  const file = new URL(`../docs/games/${game}.md`, import.meta.url);
  writeFileSync(file, withCards(readFileSync(file, 'utf8'), cards));
}
