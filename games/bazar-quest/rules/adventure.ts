/** Phase 4, adventure (50x): an adventure card for every hero, then the fights in turn. */
import { andThen, ask, type Frame } from '../../../kernel/index.ts';
import { drawAdventure } from './decks.ts';
import { moment } from './effects/moment.ts';
import { fighting, fromHolder } from './guests.ts';
import { startPhase } from './phases.ts';
import { refuse } from './refusals.ts';
import {
  type Adventure,
  type BazarQuest,
  type Hero,
  type Kind,
  NONE,
  type Seat,
  type State,
  type Table,
} from './state.ts';

export function adventure(s: State, _f: object, t: Table): void {
  startPhase(s, t, 'adventure');
  andThen(s, ...moment(s, t, 'adventureStart'), { do: 'deal-adventures' });
}

/** One face-up card beside each hero, from the quest holder clockwise (BZ-501, BZ-R32); none in BZ-942. */
export function dealAdventures(s: State, _f: object, t: Table): void {
  if (!t.options.unshakeableHeroes) {
    const cards: { seat: Seat; hero: Hero; adventure: Adventure }[] = [];
    for (const { seat, guest } of fighting(s.pub)) {
      const card = drawAdventure(s, t);
      if (card === NONE) break;
      guest.adventures.push(card);
      cards.push({ seat, hero: guest.hero, adventure: card });
    }
    t.reveal('adventures-dealt', { cards });
  }
  andThen(s, ...moment(s, t, 'adventureDealt'), { do: 'fights' });
}

/** Player by player from the quest holder clockwise (BZ-503). */
export function fights(s: State): void {
  const frames: Frame<BazarQuest>[] = [];
  for (const seat of fromHolder(s.pub)) if (s.pub.shops[seat].guests.length > 0) frames.push({ do: 'fights-of', seat });
  andThen(s, ...frames, { do: 'fights-done' });
}

/** With two heroes the player says which fights first (BZ-R66). */
export function fightsOf(s: State, { seat }: { seat: Seat }): void {
  const { guests } = s.pub.shops[seat];
  if (guests.length > 1) andThen(s, ask('order-fights', seat));
  else if (guests.length === 1) andThen(s, { do: 'fight', seat, hero: guests[0].hero });
}

/** Which of one's heroes fights first (BZ-R66). */
export const orderFights: Kind<'order-fights'> = {
  candidates: (v, d) => v.pub.shops[d.seat].guests.map(({ hero }) => hero),
  refusal: (v, d, a) =>
    v.pub.shops[d.seat].guests.some(({ hero }) => hero === a) ? undefined : refuse('not-own-hero'),
  default: (v, d) => v.pub.shops[d.seat].guests[0].hero,
  take(s, { seat }, first) {
    const frames: Frame<BazarQuest>[] = [{ do: 'fight', seat, hero: first }];
    for (const { hero } of s.pub.shops[seat].guests) if (hero !== first) frames.push({ do: 'fight', seat, hero });
    andThen(s, ...frames);
  },
};
