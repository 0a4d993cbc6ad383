/** Boss Quest for somebody who sees it for the first time: three steps with a card each, and the sounds of its events. */
import type { Seat, SeenEvent } from '../../../kernel/index.ts';
import type { GameFace, Lang } from '../../../web/face.ts';

const CARDS = ['weapon red 6', 'spell hpPlus1', 'boss 18'];

const WORDS: Readonly<Record<Lang, readonly { readonly title: string; readonly text: string }[]>> = {
  fr: [
    {
      title: 'Équipez-vous',
      text: 'Demandez une à quatre armes. Une reste cachée : vous seul connaissez votre total.',
    },
    { title: 'Allez chez le Magicien', text: 'Un sort renforce le Boss, ou pousse un chevalier à dépasser.' },
    {
      title: 'Au plus près du Boss',
      text: 'Le plus proche prend une clef, pile une de plus. Au-dessus, un cœur se brise.',
    },
  ],
  en: [
    { title: 'Arm yourself', text: 'Ask for one to four weapons. One stays hidden: only you know your total.' },
    { title: 'Visit the Magician', text: 'A spell strengthens the Boss, or pushes a knight over.' },
    { title: 'As close as you dare', text: 'The closest takes a key, an exact hit one more. Above, a heart breaks.' },
  ],
};

export const steps: NonNullable<GameFace['steps']> = (lang) =>
  WORDS[lang].map((step, at) => ({ ...step, card: CARDS[at] }));

/** Combat is heard by all, hearts and keys by whom they concern. */
export function cue(event: SeenEvent, me: Seat): 'reveal' | 'gain' | 'loss' | undefined {
  if (event.type === 'combat-revealed') return 'reveal';
  if (event.seat !== me) return undefined;
  if (event.type === 'keys-won') return 'gain';
  return event.type === 'went-over' || event.type === 'harvested' ? 'loss' : undefined;
}
