/** What the events of a game say about single cards: characters, objects in the shop, quests, what the dungeon holds. */
import type { GameEvent } from '../../kernel/index.ts';
import type { CardNote, CardWatch } from '../box.ts';
import { eachSecret, type Secret } from '../card-notes.ts';
import type { Content } from './rules/content.ts';
import { type Source, UNIQUE } from './rules/effects/types.ts';
import type { Events, Obj, Quest, Seat } from './rules/state.ts';

export const cards: CardWatch = {
  titles(content) {
    const { adventures, objects, quests, characters } = content as Content;
    return {
      characters: characters.map(({ title }) => title),
      objects: objects.map(({ title }) => title),
      quests: quests.map(({ title }) => title),
      adventures: adventures.map(({ title }) => title),
    };
  },
  watch(content) {
    const game = new Watched(content as Content);
    return (event) => game.notes(event);
  },
};

class Watched {
  private readonly shop: Set<Obj>;
  private readonly adventures: Content['adventures'];
  private characters: readonly number[] = [];

  constructor({ objects, adventures }: Content) {
    this.adventures = adventures;
    this.shop = new Set([...objects.keys()].filter((object) => !objects[object].dragon));
  }

  /**
   * A character is offered to whoever plays it, and used with its one-shot power. An object is offered at every turn it
   * lies in the shop, taken when it is bought or won. A quest is offered when it is drawn, taken when it is kept, used
   * when it is validated. A monster is offered when it is met, taken when it is beaten; all else is used when drawn.
   */
  notes(event: GameEvent): readonly CardNote[] {
    switch (event.type as keyof Events) {
      case 'characters-dealt':
        this.characters = (event.facts as Events['characters-dealt']).characters;
        return this.characters.flatMap((card, seat) => [
          note('characters', card, seat, 'offered'),
          note('characters', card, seat, 'taken'),
        ]);
      case 'ability-used':
      case 'power-declared':
        return usedPower((event.facts as Events['ability-used']).by);
      case 'monster-fled': {
        const { seat, byPower } = event.facts as Events['monster-fled'];
        return byPower ? [note('characters', this.characters[seat], seat, 'used')] : [];
      }
      case 'turn-started': {
        const { seat } = event.facts as Events['turn-started'];
        return [...this.shop].map((object) => note('objects', object, seat, 'offered'));
      }
      case 'object-bought':
      case 'object-gained':
      case 'dragon-object-taken':
        return this.objectTaken(event.facts as Events['dragon-object-taken']);
      case 'object-returned': {
        const { object, to } = event.facts as Events['object-returned'];
        if (to === 'shop') this.shop.add(object);
        return [];
      }
      case 'quests-dealt':
      case 'quest-bought':
        return eachSecret(event.secrets as Secret<{ quests: readonly Quest[] }>, ({ quests }, seat) =>
          quests.map((quest) => note('quests', quest, seat, 'offered')),
        );
      case 'main-quests-chosen':
      case 'quest-taken':
        return eachSecret(event.secrets as Secret<{ quest: Quest }>, ({ quest }, seat) => [
          note('quests', quest, seat, 'taken'),
        ]);
      case 'quest-validated': {
        const { quest, seat } = event.facts as Events['quest-validated'];
        return [note('quests', quest, seat, 'used')];
      }
      case 'card-drawn': {
        const { card, seat } = event.facts as Events['card-drawn'];
        const isMet = this.adventures[card].kind === 'monster';
        const whats = isMet ? (['offered'] as const) : (['offered', 'taken', 'used'] as const);
        return whats.map((what) => note('adventures', card, seat, what));
      }
      case 'dungeon-won': {
        const { monster, attacker } = (event.facts as Events['dungeon-won']).fight;
        return [note('adventures', monster, attacker, 'taken'), note('adventures', monster, attacker, 'used')];
      }
      default:
        return [];
    }
  }

  private objectTaken({ seat, object }: Events['dragon-object-taken']): CardNote[] {
    this.shop.delete(object);
    return [note('objects', object, seat, 'taken'), note('objects', object, seat, 'used')];
  }
}

const usedPower = ({ kind, card, effect, seat }: Source): CardNote[] =>
  kind === 'character' && effect === UNIQUE ? [note('characters', card, seat, 'used')] : [];

const note = (deck: string, card: number, seat: Seat, what: CardNote['what']): CardNote => ({ deck, card, seat, what });
