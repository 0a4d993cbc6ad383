/** What an ability is called and says, and which cards it asks about. */
import type { Lang } from '../../../../web/face.ts';
import type { Content } from '../../rules/content.ts';
import { type Source, UNIQUE, type Wants } from '../../rules/effects/types.ts';
import type { Adventure, View } from '../../rules/state.ts';
import { abilityText, uniqueText } from '../show/texts.ts';

export { nameOfSource } from '../../words/name.ts';

export function textOfSource(content: Content, { kind, card, effect }: Source, lang: Lang): string {
  if (kind === 'object') return abilityText(content.objects[card], lang);
  if (kind !== 'character') return abilityText(content.adventures[card], lang);
  const one = content.characters[card];
  return effect === UNIQUE ? uniqueText(one, lang) : abilityText(one, lang);
}

/** The adventure card an answer means. Of cards looked at places stand for cards: only who looked knows which they are. */
export const adventureMeant = ({ own }: View, wants: Wants, answer: number): Adventure =>
  wants === 'spoil' ? answer : own.peeked[answer];
