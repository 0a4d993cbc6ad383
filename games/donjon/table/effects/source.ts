/** The key of the card an ability stands on. */
import type { Content } from '../../rules/content.ts';
import type { SourceKind } from '../../rules/effects/types.ts';
import { adventureKey, characterKey, objectKey } from '../../words/keys.ts';

export function sourceKey(content: Content, kind: SourceKind, card: number): string {
  if (kind === 'character') return characterKey(content, card);
  return kind === 'object' ? objectKey(content, card) : adventureKey(content, card);
}
