/** The class icons (BZ-R07). */
import type { ClassIcon } from '../rules/content.ts';

export const CLASSES: readonly ClassIcon[] = [
  { id: 'warrior', title: { fr: 'Guerrier', en: 'Warrior' }, glyph: 'crossed-swords' },
  { id: 'mage', title: { fr: 'Mage', en: 'Mage' }, glyph: 'pointy-hat' },
  { id: 'thief', title: { fr: 'Voleur', en: 'Thief' }, glyph: 'rogue' },
  { id: 'priest', title: { fr: 'Prêtre', en: 'Priest' }, glyph: 'ankh' },
];
