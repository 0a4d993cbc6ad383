/** What must hold from step to step without abilities: the ledger's algorithms once more, as plainly as they are told. */
import type { Fixed } from '../../../kernel/index.ts';
import { SET } from '../content/index.ts';
import { contentOf } from '../content/set.ts';
import { heroCount, passes, woundsNeeded } from '../rules/counts.ts';
import { rules } from '../rules/index.ts';
import type { BazarQuest, Events, Hero, Item, Pub, Seat, State } from '../rules/state.ts';
import { Watch } from './watch.ts';

const mute = <C extends object>(cards: readonly C[]): C[] => cards.map((card) => ({ ...card, effects: [] }));
const MUTE = {
  ...SET,
  items: mute(SET.items),
  heroes: mute(SET.heroes),
  monsters: mute(SET.monsters),
  adventures: mute(SET.adventures),
  employees: mute(SET.employees),
};
const contents = [false, true].map((unshakeable) => contentOf(MUTE, unshakeable));

/** The rules with the cards of the house, none of which can do anything. */
export const plainRules: typeof rules = { ...rules, content: (options) => contents[options.unshakeableHeroes ? 1 : 0] };

/** The bounds of the ledger's Content, by number of players. */
const MOST_ROUNDS = [0, 0, 6, 9, 12, 9, 9];

/** Follows one game of the plain rules. */
export class PlainWatch extends Watch {
  private readonly shopped: Shopping;
  /** Glory each hero has earned in this round. */
  private readonly earned = new Map<Hero, number>();

  constructor(s: State, table: Fixed<BazarQuest>) {
    super(s, table);
    this.shopped = new Shopping(table);
  }

  protected override check(pub: Pub, told: Parameters<Watch['check']>[1]): string | undefined {
    let problem = super.check(pub, told) ?? this.state(pub);
    for (const { type, facts } of told) {
      if (problem !== undefined) return problem;
      if (type === 'windows-revealed')
        problem = this.slots(
          facts.windows.map(({ length }) => length),
          'display',
        );
      else if (type === 'cards-stored') problem = this.slots(facts.counts, 'storage');
      else if (type === 'shops-ranked') problem = this.shopped.begin(this.before, pub, facts.ranking);
      else if (type === 'hero-invited') problem = this.shopped.invite(facts);
      else if (type === 'items-sold') problem = this.sale(facts);
      else if (type === 'round-started') this.earned.clear();
      else if (type === 'attack-succeeded' || type === 'hero-survived') problem = this.earn(facts.hero);
      else if (type === 'game-ended' && facts.ending === 'endless') problem = 'the game does not end';
    }
    return problem;
  }

  /** 6: a hit and a survival, and no more. */
  private earn(hero: Hero): string | undefined {
    const glory = (this.earned.get(hero) ?? 0) + 1;
    this.earned.set(hero, glory);
    return glory > 2 ? `hero ${hero} earned ${glory} glory in a round` : undefined;
  }

  /** 7, 15, 16, 22. */
  private state(pub: Pub): string | undefined {
    const { phase, wounds, round, shops, centre } = pub;
    const { options, seats } = this.table;
    if (round > (options.advancedTwoPlayer ? 12 : MOST_ROUNDS[seats])) return `round ${round}`;
    if (phase === 'supply' && shops.some(({ hand }) => hand > 0)) return 'a hand is not empty in supply';
    if (phase !== 'adventure' && phase !== 'over' && wounds >= woundsNeeded(this.table)) return 'it should have fallen';
    const isChosen = phase === 'shopping' && pub.pass === 0;
    if (isChosen && (centre.length > 0 || shops.some(({ guests }) => guests.length !== passes(this.table))))
      return 'not every shop has its heroes';
    return phase !== 'shopping' && phase !== 'adventure' && phase !== 'over' && centre.length !== heroCount(this.table)
      ? 'the centre is not full'
      : undefined;
  }

  /** 12: one card at least, and no more than the slots. */
  private slots(counts: readonly number[], type: 'display' | 'storage'): string | undefined {
    const wrong = counts.findIndex((n, seat) => n < 1 || n > 1 + this.before.shops[seat][type]);
    return wrong < 0 ? undefined : `seat ${wrong}: ${counts[wrong]} cards for ${type}`;
  }

  /** 14: nothing from the window, to a hero of one's own that shares a class and can pay. */
  private sale({ seat, sales, was, now }: Events['items-sold']): string | undefined {
    const { content } = this.table;
    const { guests, shown } = this.before.shops[seat];
    const left = new Map(guests.map(({ hero, coins }) => [hero, coins]));
    let sum = 0;
    for (const { item, hero, price } of sales) {
      const card = content.items[item];
      if (shown.includes(item)) return `seat ${seat} sells ${item} from the window`;
      if ((card.classes & content.heroes[hero].classes) === 0) return `seat ${seat} sells ${item} to another class`;
      if (price !== card.price) return `seat ${seat} sells ${item} for ${price}`;
      left.set(hero, (left.get(hero) ?? -1) - price);
      sum += price;
    }
    if ([...left.values()].some((coins) => coins < 0)) return `a hero pays seat ${seat} what it has not`;
    return now - was === sum ? undefined : `seat ${seat} gets ${now - was} for ${sum}`;
  }
}

/** 9, 10, 11: the exact algorithm of the ledger's 4xx, against which every choice is held. */
class Shopping {
  private readonly table: Fixed<BazarQuest>;
  private rank: readonly Seat[] = [];
  private windows: readonly (readonly Item[])[] = [];
  private centre: Hero[] = [];
  private guests: number[] = [];

  constructor(table: Fixed<BazarQuest>) {
    this.table = table;
  }

  begin(before: Pub, pub: Pub, ranking: Events['shops-ranked']['ranking']): string | undefined {
    const { items } = this.table.content;
    this.windows = pub.shops.map((shop) => shop.window);
    this.centre = before.centre.map(({ hero }) => hero);
    this.guests = pub.shops.map(() => 0);
    const sum = (seat: Seat, stat: 'hearts' | 'price') =>
      this.windows[seat].reduce((n, card) => n + items[card][stat], 0);
    const distance = (seat: Seat) => (seat - before.questHolder + pub.shops.length) % pub.shops.length;
    this.rank = [...pub.shops.keys()].sort(
      (a, b) => sum(b, 'hearts') - sum(a, 'hearts') || sum(b, 'price') - sum(a, 'price') || distance(a) - distance(b),
    );
    const told = ranking.map(({ seat }) => seat);
    return `${told}` === `${this.rank}` ? undefined : `ranked ${told} instead of ${this.rank}`;
  }

  private matches(seat: Seat, hero: Hero): boolean {
    const { items, heroes } = this.table.content;
    return this.windows[seat].some((card) => (items[card].classes & heroes[hero].classes) !== 0);
  }

  invite({ seat, hero, matched }: Events['hero-invited']): string | undefined {
    const pass = Math.min(...this.guests) + 1;
    const open = this.rank.filter((one) => this.guests[one] < pass);
    const fitting = open.filter((one) => this.centre.some((other) => this.matches(one, other)));
    const chooser = fitting[0] ?? open[0];
    if (chooser !== seat) return `seat ${seat} chooses before seat ${chooser}`;
    if (!this.centre.includes(hero)) return `hero ${hero} is not in the centre`;
    if (matched !== this.matches(seat, hero)) return `hero ${hero} is told to match: ${matched}`;
    if (fitting.length > 0 && !matched) return `hero ${hero} does not match, and another does`;
    this.guests[seat]++;
    this.centre.splice(this.centre.indexOf(hero), 1);
    return undefined;
  }
}
