/** What an ability is called and says. */
import type { Lang } from '../../../../web/face.ts';
import type { Content } from '../../rules/content.ts';
import { type Source, UNIQUE } from '../../rules/effects/types.ts';
import { abilityText, uniqueText } from '../show/texts.ts';

export { nameOfSource } from '../../words/name.ts';

export function textOfSource(content: Content, { kind, card, effect }: Source, lang: Lang): string {
  if (kind === 'object') return abilityText(content.objects[card], lang);
  if (kind !== 'character') return abilityText(content.adventures[card], lang);
  const one = content.characters[card];
  return effect === UNIQUE ? uniqueText(one, lang) : abilityText(one, lang);
}
