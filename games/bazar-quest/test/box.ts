/**
 * A plain box for tests: every number is round and no card can do anything, until a test writes it on one.
 *
 * Items are `warrior5`, `mage10`, `thief15`, `priest20` (seven copies each: `warrior5-1` … `warrior5-7`; the price is in
 * the name, hearts are the price ÷ 5, attack 1, defence 1). Heroes are `warrior-1` … `priest-4` (2/2, purse 20).
 * Monsters `monster1`, `monster2`, `monster3` (resistance and strength 4, rewards 10 and 20), adventures `calm-1` …
 * `calm-18` (0/0), employees `clerk-1` … `clerk-20` (price 10, tab `upgrade`).
 */
import { CLASSES } from '../content/classes.ts';
import {
  type CardSet,
  contentOf,
  type WrittenAdventure,
  type WrittenEmployee,
  type WrittenHero,
  type WrittenItem,
  type WrittenMonster,
} from '../content/set.ts';
import type { Content } from '../rules/content.ts';

type Changes<W> = { readonly [id: string]: Partial<W> };

/** What a test writes on cards, by id: changes to those of the box, or new ones. */
export interface Cards {
  readonly items?: Changes<WrittenItem>;
  readonly heroes?: Changes<WrittenHero>;
  readonly monsters?: Changes<WrittenMonster>;
  readonly adventures?: Changes<WrittenAdventure>;
  readonly employees?: Changes<WrittenEmployee>;
}

const named = (id: string) => ({ id, title: { fr: id, en: id }, glyph: '' });
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const CLASS_IDS = CLASSES.map(({ id }) => id);

const items = (): WrittenItem[] =>
  CLASS_IDS.flatMap((one) =>
    [5, 10, 15, 20].flatMap((price) =>
      numbers(7).map((copy) => ({
        ...named(`${one}${price}-${copy}`),
        title: { fr: `${one}${price}`, en: `${one}${price}` },
        classes: [one],
        price,
        hearts: price / 5,
        attack: 1,
        defence: 1,
      })),
    ),
  );

const heroes = (): WrittenHero[] =>
  CLASS_IDS.flatMap((one) =>
    numbers(4).map((copy) => ({
      ...named(`${one}-${copy}`),
      title: { fr: one, en: one },
      name: `${one}-${copy}`,
      classes: [one],
      attack: 2,
      defence: 2,
      purse: 20,
    })),
  );

const monsters = (): WrittenMonster[] =>
  ([1, 2, 3] as const).map((level) => ({
    ...named(`monster${level}`),
    level,
    resistance: 4,
    strength: 4,
    rewardSurvives: 10,
    rewardDefeated: 20,
  }));

const adventures = (): WrittenAdventure[] =>
  numbers(18).map((copy) => ({ ...named(`calm-${copy}`), attack: 0, defence: 0 }));

const employees = (): WrittenEmployee[] =>
  numbers(20).map((copy) => ({ ...named(`clerk-${copy}`), price: 10, phase: 'upgrade' }));

/** Changes cards of the box and adds those it has not. */
function written<W extends { readonly id: string }>(box: readonly W[], changes: Changes<W> = {}): W[] {
  const cards = box.map((card) => ({ ...card, ...changes[card.id] }));
  const added = Object.keys(changes).filter((id) => !box.some((card) => card.id === id));
  return [...cards, ...added.map((id) => ({ ...box[0], ...named(id), ...changes[id] }))];
}

/** The box with a test's cards. */
export function boxOf(cards: Cards = {}, unshakeable = false): Content {
  const set: CardSet = {
    classes: CLASSES,
    items: written(items(), cards.items),
    heroes: written(heroes(), cards.heroes),
    monsters: written(monsters(), cards.monsters),
    adventures: written(adventures(), cards.adventures),
    employees: written(employees(), cards.employees),
    upgradePrice: { display: 10, storage: 5 },
  };
  return contentOf(set, unshakeable);
}
