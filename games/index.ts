/** The shelf: every game of the house, one line each. */
import { bazarQuest } from './bazar-quest/about.ts';
import { bossQuest } from './boss-quest/about.ts';
import type { About } from './box.ts';
import { donjon } from './donjon/about.ts';
import { karanor } from './karanor/about.ts';

export const shelf: readonly About[] = [bossQuest, bazarQuest, karanor, donjon];
