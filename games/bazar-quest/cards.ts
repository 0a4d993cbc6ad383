/** What the events of a game say about single cards: items in hands, heroes in shops, employees in the offer. */
import type { GameEvent } from '../../kernel/index.ts';
import type { CardNote, CardWatch } from '../box.ts';
import type { Content } from './rules/content.ts';
import type { Employee, Events, Item, Seat } from './rules/state.ts';

export const cards: CardWatch = {
  titles(content) {
    const { items, heroes, employees } = content as Content;
    return {
      items: items.map(({ title }) => title),
      heroes: heroes.map(({ title }) => title),
      employees: employees.map(({ title }) => title),
    };
  },
  watch() {
    const game = new Watched();
    return (event) => game.notes(event);
  },
};

type Secret<T> = { readonly [seat: number]: T } | undefined;

class Watched {
  private offer: Employee[] = [];

  /**
   * An item is offered when it is in a hand, taken when it is sold, used when it is sold or shown. A hero is taken when
   * it is invited, used when that was a choice. An employee is offered at every upgrade turn, and taken when hired.
   */
  notes(event: GameEvent): readonly CardNote[] {
    switch (event.type as keyof Events) {
      case 'draft-ended':
        return inHands(event.secrets as Secret<{ hand: readonly Item[] }>, ({ hand }) => hand);
      case 'items-drawn':
        return inHands(event.secrets as Secret<{ cards: readonly Item[] }>, (secret) => secret.cards);
      case 'windows-revealed':
        return (event.facts as Events['windows-revealed']).windows.flatMap((window, seat) =>
          window.map((card) => note('items', card, seat, 'used')),
        );
      case 'items-sold': {
        const { seat, sales } = event.facts as Events['items-sold'];
        return sales.flatMap(({ item }) => [note('items', item, seat, 'used'), note('items', item, seat, 'taken')]);
      }
      case 'hero-invited': {
        const { seat, hero, forced } = event.facts as Events['hero-invited'];
        const taken = [note('heroes', hero, seat, 'offered'), note('heroes', hero, seat, 'taken')];
        return forced ? taken : [...taken, note('heroes', hero, seat, 'used')];
      }
      case 'offer-opened':
      case 'offer-refreshed':
        this.offer = [...(event.facts as Events['offer-opened']).offer];
        return [];
      case 'upgrade-passed':
      case 'upgrade-bought':
      case 'upgrade-flipped':
        return this.offered((event.facts as Events['upgrade-passed']).seat);
      case 'employee-hired':
        return this.hired(event.facts as Events['employee-hired']);
      default:
        return [];
    }
  }

  private offered(seat: Seat): CardNote[] {
    return this.offer.map((card) => note('employees', card, seat, 'offered'));
  }

  private hired({ seat, employee, fresh }: Events['employee-hired']): CardNote[] {
    const offered = this.offered(seat);
    this.offer = [...this.offer.filter((one) => one !== employee), fresh].filter((one) => one >= 0);
    return [...offered, note('employees', employee, seat, 'taken'), note('employees', employee, seat, 'used')];
  }
}

const note = (deck: string, card: number, seat: Seat, what: CardNote['what']): CardNote => ({ deck, card, seat, what });

function inHands<T>(secrets: Secret<T>, cardsOf: (secret: T) => readonly Item[]): CardNote[] {
  return Object.entries(secrets ?? {}).flatMap(([seat, secret]) =>
    cardsOf(secret as T).map((card) => note('items', card, Number(seat), 'offered')),
  );
}
