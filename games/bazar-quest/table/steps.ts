/** Bazar Quest for somebody who sees it for the first time: three steps with a card each, and the sounds of its events. */
import type { Seat, SeenEvent } from '../../../kernel/index.ts';
import type { GameFace } from '../../../web/face.ts';
import type { Content } from '../rules/content.ts';
import { wordsOf } from '../words/index.ts';
import { heroKey, itemKey, monsterKey } from '../words/keys.ts';
import { houseSet } from './show/house.ts';

/** The loveliest item, a hero and a monster of a first game. */
function cards(content: Content): readonly string[] {
  const most = Math.max(...content.items.map(({ hearts }) => hearts));
  return [
    itemKey(
      content,
      content.items.findIndex(({ hearts }) => hearts === most),
    ),
    heroKey(content, content.firstHeroes[0] ?? 0),
    monsterKey(content, content.firstMonsters[0] ?? 0),
  ];
}

export const steps: NonNullable<GameFace['steps']> = (lang) => {
  const shown = cards(houseSet());
  return wordsOf(lang).table.steps.map((step, at) => ({ ...step, card: shown[at] }));
};

/** The curtains are heard by all, glory, coins and falls by whom they concern. */
export function cue(event: SeenEvent, me: Seat): 'reveal' | 'gain' | 'loss' | 'offer' | undefined {
  if (event.type === 'windows-revealed' || event.type === 'adventures-dealt') return 'reveal';
  if (event.type === 'offer-opened') return 'offer';
  if (event.seat !== me) return undefined;
  if (event.type === 'attack-succeeded' || event.type === 'hero-survived') return 'gain';
  return event.type === 'hero-defeated' ? 'loss' : undefined;
}
