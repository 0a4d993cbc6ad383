/** All a reader could do, in words: the labels of buttons, of the choice list, and of what is refused. */
import type { Telling } from '../../../web/face.ts';
import { choicesBy, type Labels } from '../../../web/words/telling/choices.ts';
import { nameOf } from '../../../web/words/telling/speaker.ts';
import type { Card } from '../rules/content.ts';
import { displaySlots, itemHearts, salePrice, storageSlots } from '../rules/effects/numbers.ts';
import { buyingPrice } from '../rules/effects/permissions.ts';
import type { Source } from '../rules/effects/types.ts';
import { guestOf } from '../rules/guests.ts';
import { rules } from '../rules/index.ts';
import type { Ask, BazarQuest, Hero, Item, Kinds, Sale, Seat, UpgradeType, View } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { adventureName, cardName, cardOf, classNames, employeeName, heroName, itemName } from '../words/name.ts';
import { abilityText } from '../words/sentence.ts';
import { byHero } from '../words/teller.ts';
import { streetWords } from './street.ts';

export const { choices, labelOf } = choicesBy<BazarQuest>(
  rules,
  wordsOf,
  labels,
  ({ decision, answer }) => decision.kind === 'upgrade-action' && answer === 'pass',
);

const AND = {
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

function labels(v: View, telling: Telling): Labels<BazarQuest> {
  const { lang } = telling;
  const words = wordsOf(lang).choices;
  const { content } = v.table;
  const { pub, seat } = v;
  const and = AND[lang];
  const item = (card: Item): string => itemName(content, card, lang);
  const items = (cards: readonly Item[]): string => and.format(cards.map(item));
  const hero = (card: Hero): string => heroName(content, card);
  const source = ({ kind, card }: Source): string => cardName(content, kind, card, lang);
  const ability = (card: Card): string => abilityText(content, card, lang);
  const employee = (card: number): string => employeeName(content, card, lang);
  const coins = (card: Hero): number => guestOf(pub, card)?.coins ?? content.heroes[card].purse;
  /** Undefined for the reader. */
  const other = (at: Seat): string | undefined => (at === seat ? undefined : nameOf(telling, at));

  const price = (card: Item): number => salePrice(content, pub, seat, card);
  const buyers = (sales: readonly Sale[]): string =>
    and.format(byHero(sales).map((one) => words.buyer(hero(one.hero), items(one.items))));
  const paid = (sales: readonly Sale[]): number => sales.reduce((sum, one) => sum + price(one.item), 0);
  /** The slots there would be with the upgrade at this level. */
  const slots = (type: UpgradeType, level: 1 | 2): number => {
    const now = type === 'display' ? displaySlots(content, pub, seat) : storageSlots(content, pub, seat);
    return now + level - pub.shops[seat][type];
  };

  return {
    'choose-shop-board': (a) => words.board(streetWords(lang).shops[a]),
    'draft-pick': (a) => words.keep(item(a)),
    'display-cards': (a) => {
      const hearts = a.reduce((sum, card) => sum + itemHearts(content, pub, seat, card), 0);
      return a.length === 0 ? words.displayNothing : words.display(items(a), hearts);
    },
    'invite-hero': (a) => words.invite(hero(a), classNames(content, content.heroes[a].classes, lang), coins(a)),
    'sell-items': (a) => (a.length === 0 ? words.sellNothing : words.sell(buyers(a), paid(a))),
    'stage-sales': (a) => (a.length === 0 ? words.stageNothing : words.stage(buyers(a), paid(a))),
    'order-fights': (a) => words.fightFirst(hero(a)),
    'upgrade-action': (a) => {
      if (a === 'pass') return words.pass;
      const cost = buyingPrice(content, pub, seat, a);
      if ('hire' in a) return words.hire(employee(a.hire), cost, ability(content.employees[a.hire]));
      return 'buy' in a ? words.buy(a.buy, cost, slots(a.buy, 1)) : words.flip(a.flip, cost, slots(a.flip, 2));
    },
    'store-cards': (a) => (a.length === 0 ? words.storeNothing : words.store(items(a))),
    'use-employee': (a, { about }) =>
      a === 'use'
        ? words.use(employee(about.employee), ability(content.employees[about.employee]))
        : words.decline(employee(about.employee)),
    'effect-choice': (a, { about }) => chosen(a, about),
    'effect-order': (a, { about }) => words.first(source(about.queue[a])),
  };

  function chosen(a: Kinds['effect-choice']['answer'], about: Ask<'effect-choice'>['about']): string {
    const card = source(about.source);
    if (a === 'no') return words.no(card);
    if (a === 'yes' || about.wants === 'may')
      return words.yes(card, ability(cardOf(content, about.source.kind, about.source.card)));
    switch (about.wants) {
      case 'player':
        return words.player(card, other(a));
      case 'hero':
        return words.hero(card, hero(a), coins(a));
      case 'adventure':
        return words.adventure(card, adventureName(content, a, lang));
      case 'upgrade':
        return words.upgrade(card, a === 0 ? 'display' : 'storage');
      default:
        return words.item(card, item(a), about.wants);
    }
  }
}
