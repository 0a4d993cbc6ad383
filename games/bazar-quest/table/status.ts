/** Whose decision it is and what is awaited, in one sentence (R1). */
import type { Decision } from '../../../kernel/index.ts';
import type { Sentence, Telling } from '../../../web/face.ts';
import { nameOf } from '../../../web/words/telling/speaker.ts';
import { statusOf } from '../../../web/words/telling/status.ts';
import { displaySlots, storageSlots } from '../rules/effects/numbers.ts';
import type { AnyView, Ask, BazarQuest, Kinds, View } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { cardName, employeeName, heroName } from '../words/name.ts';

export function status(view: AnyView, telling: Telling): Sentence {
  const { asks, table } = wordsOf(telling.lang);
  return statusOf<BazarQuest>(view, telling, table, asks, (own, decision) => mine(own, decision, telling));
}

/** The reader's question with what it is about: the neighbour, the hero and the purse, the card that asks. */
function mine(view: View, decision: Decision, telling: Telling): string | undefined {
  const { lang } = telling;
  const { table } = wordsOf(lang);
  const { content, seats } = view.table;
  const { pub, seat } = view;
  const shop = pub.shops[seat];
  switch (decision.kind as keyof Kinds) {
    case 'draft-pick': {
      const to = (seat + pub.passing + seats) % seats;
      return table.status.pass(shop.draft - 1, nameOf(telling, to));
    }
    case 'display-cards':
      return table.status.slots('display', displaySlots(content, pub, seat));
    case 'store-cards':
      return table.status.slots('store', storageSlots(content, pub, seat));
    case 'sell-items': {
      if (shop.guests.length === 0) return undefined;
      const heroes = shop.guests.map(({ hero, coins }) => ({ name: heroName(content, hero), coins }));
      return table.status.sell(heroes, (decision as Ask<'sell-items'>).about.again);
    }
    case 'upgrade-action':
      return table.status.purchases(shop.coins);
    case 'use-employee':
      return table.status.employee(employeeName(content, (decision as Ask<'use-employee'>).about.employee, lang));
    case 'effect-choice': {
      const { source, wants } = (decision as Ask<'effect-choice'>).about;
      return table.status.effect(cardName(content, source.kind, source.card, lang), wants);
    }
    default:
      return undefined;
  }
}
