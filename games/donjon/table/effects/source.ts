/** The card an ability stands on: its key, and what it is called and says. */
import type { Lang } from '../../../../web/face.ts';
import type { Content } from '../../rules/content.ts';
import { type Source, type SourceKind, UNIQUE } from '../../rules/effects/types.ts';
import { adventureKey, characterKey, objectKey } from '../../words/keys.ts';
import { cardName } from '../../words/name.ts';
import { abilityText, uniqueText } from '../show/texts.ts';

export function sourceKey(content: Content, kind: SourceKind, card: number): string {
  if (kind === 'character') return characterKey(content, card);
  return kind === 'object' ? objectKey(content, card) : adventureKey(content, card);
}

export function nameOfSource(content: Content, { kind, card, effect }: Source, lang: Lang): string {
  return kind === 'character' && effect === UNIQUE
    ? content.characters[card].power[lang]
    : cardName(content, kind, card, lang);
}

export function textOfSource(content: Content, { kind, card, effect }: Source, lang: Lang): string {
  if (kind === 'object') return abilityText(content.objects[card], lang);
  if (kind !== 'character') return abilityText(content.adventures[card], lang);
  const one = content.characters[card];
  return effect === UNIQUE ? uniqueText(one, lang) : abilityText(one, lang);
}
