/**
 * A set of cards as people write it, and the content the rules make of it.
 *
 * Our own cards and an owner's pack are both a `CardSet`: classes by their ids, `copies` instead of repeated cards.
 */
import type { Text } from '../../../kernel/index.ts';
import { expand } from '../../writing.ts';
import { ADVENTURE_CLAUSES, type Condition, type Effect, type Phase } from '../rules/clauses.ts';
import type {
  AdventureCard,
  Card,
  ClassIcon,
  ClassMask,
  Content,
  EmployeeCard,
  HeroCard,
  ItemCard,
  MonsterCard,
} from '../rules/content.ts';

/** What is written on every card. */
export interface WrittenCard {
  readonly id: string;
  readonly title: Text;
  readonly glyph: string;
  readonly flavour?: Text;
  readonly effects?: readonly Effect[];
  /** For a text that names adventure cards although no effect does (BZ-R64); effects that do need no tag. */
  readonly refersToAdventure?: boolean;
  /** How many of it the deck holds; 1 unless it says so. */
  readonly copies?: number;
}

export interface WrittenItem extends WrittenCard {
  readonly classes?: readonly string[];
  /** Shows every class icon (BZ-R30). */
  readonly anyClass?: boolean;
  readonly price: number;
  readonly hearts: number;
  readonly attack: number;
  readonly defence: number;
}

export interface WrittenHero extends WrittenCard {
  readonly name: string;
  readonly classes?: readonly string[];
  readonly anyClass?: boolean;
  readonly attack: number;
  readonly defence: number;
  readonly purse: number;
}

export interface WrittenMonster extends WrittenCard {
  readonly level: 1 | 2 | 3;
  readonly resistance: number;
  readonly strength: number;
  readonly rewardSurvives: number;
  readonly rewardDefeated: number;
}

export interface WrittenAdventure extends WrittenCard {
  readonly attack: number;
  readonly defence: number;
}

export interface WrittenEmployee extends WrittenCard {
  readonly price: number;
  readonly phase: Phase;
}

export interface CardSet {
  readonly classes: readonly ClassIcon[];
  readonly items: readonly WrittenItem[];
  readonly heroes: readonly WrittenHero[];
  readonly monsters: readonly WrittenMonster[];
  readonly adventures: readonly WrittenAdventure[];
  readonly employees: readonly WrittenEmployee[];
  readonly upgradePrice: { readonly display: number; readonly storage: number };
}

/** BZ-107, by level. */
const FIRST_MONSTERS = ['Cheffe des brigands', 'Seigneur de guerre orc', 'Reine des vampires'];
/** BZ-112, with the class that stands in where the card is missing (BZ-R11). */
const FIRST_HEROES = { Voleur: 'thief', Guerrier: 'warrior', Prêtre: 'priest', Mage: 'mage' };

function readsAdventure(condition: Condition): boolean {
  if (condition.is === 'not') return readsAdventure(condition.of);
  if (condition.is === 'all' || condition.is === 'any') return condition.of.some(readsAdventure);
  return condition.is === 'adventureStat';
}

/** BZ-R64: whether the text of these effects names adventure cards or their deck. */
export const namesAdventure = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) => effect.do.some(({ does }) => ADVENTURE_CLAUSES.has(does)) || effect.if?.some(readsAdventure),
  );

/** What every card has, of one copy. */
function printed(card: WrittenCard, id: string): Card {
  const effects = card.effects ?? [];
  const { title, glyph, flavour } = card;
  const refersToAdventure = card.refersToAdventure === true || namesAdventure(effects);
  return { id, title, glyph, ...(flavour && { flavour }), effects, refersToAdventure };
}

/** The cards of a table; `unshakeable` leaves out every card that refers to adventure cards (BZ-941). */
export function contentOf(set: CardSet, unshakeable = false): Content {
  const maskOf = (card: { readonly classes?: readonly string[]; readonly anyClass?: boolean }): ClassMask =>
    set.classes.reduce(
      (mask, { id }, bit) => (card.anyClass || card.classes?.includes(id) ? mask | (1 << bit) : mask),
      0,
    );
  const inPlay = <C extends Card>(cards: readonly C[]): C[] =>
    unshakeable ? cards.filter((card) => !card.refersToAdventure) : [...cards];

  const items = expand(set.items, (card, id): ItemCard => {
    const { price, hearts, attack, defence } = card;
    return { ...printed(card, id), classes: maskOf(card), price, hearts, attack, defence };
  });
  const heroes = expand(set.heroes, (card, id): HeroCard => {
    const { name, attack, defence, purse } = card;
    return { ...printed(card, id), name, classes: maskOf(card), attack, defence, purse };
  });
  const monsters = expand(set.monsters, (card, id): MonsterCard => {
    const { level, resistance, strength, rewardSurvives, rewardDefeated } = card;
    return { ...printed(card, id), level, resistance, strength, rewardSurvives, rewardDefeated };
  });
  const adventures = expand(set.adventures, (card, id): AdventureCard => {
    const { attack, defence } = card;
    return { ...printed(card, id), attack, defence };
  });
  const employees = expand(set.employees, (card, id): EmployeeCard => {
    const { price, phase } = card;
    return { ...printed(card, id), price, phase };
  });

  const playedMonsters = inPlay(monsters);
  const playedHeroes = inPlay(heroes);
  return {
    classes: set.classes,
    items: inPlay(items),
    heroes: playedHeroes,
    monsters: playedMonsters,
    adventures: unshakeable ? [] : adventures,
    employees: inPlay(employees),
    upgradePrice: set.upgradePrice,
    firstMonsters: named(playedMonsters, FIRST_MONSTERS),
    firstHeroes: named(playedHeroes, Object.keys(FIRST_HEROES)),
    firstClasses: Object.entries(FIRST_HEROES)
      .filter(([title]) => named(playedHeroes, [title]).length === 0)
      .map(([, one]) => maskOf({ classes: [one] })),
  };
}

/** One copy of each card with one of these titles; those that are missing are left out (BZ-R11). */
const named = (cards: readonly Card[], titles: readonly string[]): number[] =>
  titles.map((title) => cards.findIndex((card) => card.title.fr === title)).filter((card) => card >= 0);
