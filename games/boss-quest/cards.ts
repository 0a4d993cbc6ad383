/** What the events of a game say about single cards: spells the Magician offers, weapons players fight with, companions. */
import type { GameEvent, Text } from '../../kernel/index.ts';
import type { CardNote, CardWatch } from '../box.ts';
import type { CompanionCard, Content, SpellCard, WeaponCard } from './rules/content.ts';
import { type Companion, type Events, RESERVE, type Seat, type Spell, type Weapon } from './rules/state.ts';
import { cards as english } from './words/en/cards.ts';
import { cards as french } from './words/fr/cards.ts';
import type { CardWords, SpellId } from './words/words.ts';

export const cards: CardWatch = {
  titles(content) {
    const { spells, weapons, companions } = content as Content;
    return {
      spells: spells.map(spellTitle),
      weapons: weapons.map(weaponTitle),
      ...(companions.length > 0 && { companions: companions.map(companionTitle) }),
    };
  },
  watch() {
    const game = new Watched();
    return (event) => game.notes(event);
  },
};

class Watched {
  /** The spells that lie face up in the row, by slot. */
  private row: (Spell | undefined)[] = [];
  /** What each player fights with in this round. */
  private readonly arms = new Map<Seat, Set<Weapon>>();
  private readonly companions = new Map<Seat, Companion>();

  /**
   * A spell is offered at every visit while it lies face up, taken when it is activated, used when it then works. A
   * weapon is offered and taken by whoever fights with it, a companion by whoever has it; both are used when that player wins
   * a round.
   */
  notes(event: GameEvent): readonly CardNote[] {
    switch (event.type as keyof Events) {
      case 'round-started':
        this.row = (event.facts as Events['round-started']).row.map(faceUp);
        this.arms.clear();
        return [];
      case 'companions-dealt':
        return (event.facts as Events['companions-dealt']).companions.flatMap((card, seat) => this.held(seat, card));
      case 'companions-swapped': {
        const { pair, holders } = event.facts as Events['companions-swapped'];
        return holders.flatMap((seat, i) => (seat === RESERVE ? [] : this.held(seat, pair[i])));
      }
      case 'visited': {
        const { seat } = event.facts as Events['visited'];
        return this.row.flatMap((spell) => (spell === undefined ? [] : [note('spells', spell, seat, 'offered')]));
      }
      case 'spell-activated': {
        const { seat, spell, slot } = event.facts as Events['spell-activated'];
        this.row[slot] = undefined;
        return [note('spells', spell, seat, 'taken'), note('spells', spell, seat, 'used')];
      }
      case 'spell-discarded':
        this.row[(event.facts as Events['spell-discarded']).slot] = undefined;
        return [];
      case 'spell-replaced': {
        const { slot, fresh } = event.facts as Events['spell-replaced'];
        this.row[slot] = faceUp(fresh);
        return [];
      }
      case 'dealt':
        return (event.facts as Events['dealt']).visible.flatMap((card, seat) => this.armed(seat, card));
      case 'equipped': {
        const { seat, cards: drawn } = event.facts as Events['equipped'];
        return drawn.flatMap((card) => this.armed(seat, card));
      }
      case 'combat-revealed':
        return (event.facts as Events['combat-revealed']).players.flatMap(({ seat, hidden }) =>
          this.armed(seat, hidden),
        );
      case 'round-won':
        return (event.facts as Events['round-won']).seats.flatMap((seat) => this.won(seat));
      default:
        return [];
    }
  }

  private armed(seat: Seat, card: Weapon): CardNote[] {
    if (card < 0) return [];
    const arms = this.arms.get(seat) ?? new Set();
    this.arms.set(seat, arms.add(card));
    return [note('weapons', card, seat, 'offered'), note('weapons', card, seat, 'taken')];
  }

  private held(seat: Seat, card: Companion): CardNote[] {
    this.companions.set(seat, card);
    return [note('companions', card, seat, 'offered'), note('companions', card, seat, 'taken')];
  }

  private won(seat: Seat): CardNote[] {
    const companion = this.companions.get(seat);
    return [
      ...[...(this.arms.get(seat) ?? [])].map((card) => note('weapons', card, seat, 'used')),
      ...(companion === undefined ? [] : [note('companions', companion, seat, 'used')]),
    ];
  }
}

/** Below 0 lies the mystery, or nothing. */
const faceUp = (card: number): Spell | undefined => (card < 0 ? undefined : card);

const note = (deck: string, card: number, seat: Seat, what: CardNote['what']): CardNote => ({ deck, card, seat, what });

const both = (name: (words: CardWords) => string): Text => ({ fr: name(french), en: name(english) });

const companionTitle = ({ power }: CompanionCard): Text => both((words) => words.companions[power.does].name);

const spellTitle = ({ id }: SpellCard): Text => both((words) => words.spells[id as SpellId].name);

function weaponTitle({ colour, value, minus, plus }: WeaponCard): Text {
  if (colour === null) return both((words) => `${words.potion.name} ${minus} / +${plus}`);
  const name = (words: CardWords): string => words.weapons[value as keyof CardWords['weapons']].name;
  return {
    fr: `${name(french)} ${value} ${french.suits[colour].of}`,
    en: `${english.suits[colour].name} ${name(english)} ${value}`,
  };
}
