/** Completing a quest (MK-506…511): its place and conditions, the price of the option taken, and what it gives. */
import { andThen } from '../../../kernel/index.ts';
import type { Resource } from './clauses.ts';
import type { Content, QuestPlace } from './content.ts';
import { takeSequel } from './decks.ts';
import type { ActionOf, Deed } from './deeds.ts';
import { allHold, purseIn, type Reader } from './effects/conditions.ts';
import { moment } from './effects/moment.ts';
import { canGive } from './effects/possible.ts';
import { effectFrame } from './effects/resolve.ts';
import { removeFrom } from './lists.ts';
import { isPick, missing, type OptionPrice, ordinaryLeft, picks, priceOf, withList } from './payment.ts';
import { gainPrestige } from './prestige.ts';
import { payAll, purseSeen } from './purse.ts';
import { refuse } from './refusals.ts';
import type { Frames, Pub, Purse, Quest, Seat, State, Table, View } from './state.ts';

/** Being there is enough; "any city" has all seven (MK-R35). */
function isAtPlace(content: Content, pub: Pub, seat: Seat, place: QuestPlace): boolean {
  const { pawn, commerces } = pub.merchants[seat];
  const here = content.territories[pawn];
  switch (place.at) {
    case 'none':
      return true;
    case 'territory':
      return pawn === place.territory;
    case 'landmass':
      return here.landmass === place.landmass;
    case 'harbour':
      return here.sea.length > 0;
    case 'anyCity':
      return here.city;
    case 'ownCity':
      return commerces.some(({ city }) => city === pawn);
  }
}

export const completeQuest: Deed<'quest'> = {
  costs: 'action',
  candidates(v) {
    const list: ActionOf<'quest'>[] = [];
    const purse = purseSeen(v, v.seat);
    for (const quest of v.own.quests) {
      const { options } = v.table.content.quests[quest];
      for (let option = 0; option < options.length; option++) {
        for (const pay of payments(purse, priceOf(options[option].costs))) list.push({ quest, option, pay });
      }
    }
    return list;
  },
  refusal(v, { quest, option, pay }) {
    const { content } = v.table;
    if (!v.own.quests.includes(quest)) return refuse('quest-not-held');
    const { place, conditions, options } = content.quests[quest];
    if (!isAtPlace(content, v.pub, v.seat, place)) return refuse('quest-elsewhere');
    if (!allHold(content, v, v.seat, conditions)) return refuse('quest-condition');
    if (!isThere(content, v.pub, quest, option)) return refuse('option-not-there');
    const purse = purseSeen(v, v.seat);
    return purse && priceRefusal(v, purse, priceOf(options[option].costs), pay);
  },
  take(s, t, seat, { quest, option, pay }) {
    const merchant = s.pub.merchants[seat];
    removeFrom(s.own[seat].quests, quest);
    removeFrom(merchant.shownQuests, quest);
    merchant.quests--;
    fulfil(s, t, seat, { quest, option, pay }, 'quest-completed');
  },
};

/** The tokens to choose from, or nothing chosen where they do not suffice. */
function payments(purse: Readonly<Purse> | undefined, price: OptionPrice): readonly (readonly Resource[])[] {
  if (purse === undefined || price.any === 0) return NO_CHOICE;
  const found = picks(ordinaryLeft(purse, price), price.any);
  return found.length > 0 ? found : NO_CHOICE;
}
const NO_CHOICE: readonly (readonly Resource[])[] = [[]];

/** The action that completing costs is seen to before. */
function priceRefusal({ pub }: View, purse: Readonly<Purse>, price: OptionPrice, pay: readonly Resource[]) {
  if (pub.actionsLeft < 1 + price.actions) return refuse('no-action-left');
  const lack = missing(purse, price.gold, price.tokens);
  if (lack !== undefined) return lack;
  return isPick(ordinaryLeft(purse, price), price.any, pay) ? undefined : refuse('payment-wrong', { n: price.any });
}

/** What is sold must be there; what is only granted may be lost (MK-R21). */
function isThere(content: Content, pub: Pub, quest: Quest, option: number): boolean {
  const { costs, effects } = content.quests[quest].options[option];
  return costs.length === 0 || canGive(content, pub, effects, [], priceOf(costs).tokens);
}

/** The options of an immediate choice that can be taken now (MK-R34). */
export function allFulfillable(
  reader: Reader,
  { content }: { readonly content: Content },
  seat: Seat,
  quest: Quest,
): number[] {
  const purse = purseIn(reader, seat);
  const payable: number[] = [];
  if (purse === undefined) return payable;
  content.quests[quest].options.forEach(({ costs }, option) => {
    const price = priceOf(costs);
    const isPayable = missing(purse, price.gold, price.tokens) === undefined && chosenFor(purse, price) !== undefined;
    if (isPayable && isThere(content, reader.pub, quest, option)) payable.push(option);
  });
  return payable;
}

/** Of an immediate choice nobody asks which tokens: those one has most of, in the order V B F M T I. */
function chosenFor(purse: Readonly<Purse>, price: OptionPrice): readonly Resource[] | undefined {
  if (price.any === 0) return [];
  const left = [...ordinaryLeft(purse, price)];
  const chosen: Resource[] = [];
  while (chosen.length < price.any) {
    const most = left.indexOf(Math.max(...left));
    if (left[most] === 0) return undefined;
    left[most]--;
    chosen.push(most);
  }
  return chosen;
}

interface Taken {
  readonly quest: Quest;
  readonly option: number;
  /** Absent for an immediate choice. */
  readonly pay?: readonly Resource[];
}

/** Costs, crown value (MK-R33), effects of the option, then the sequel of the same name (MK-510). */
export function fulfil(
  s: State,
  t: Table,
  seat: Seat,
  { quest, option, pay }: Taken,
  event: 'quest-completed' | 'immediate-resolved',
): void {
  const { pub } = s;
  const card = t.content.quests[quest];
  const { costs, prestige = card.prestige } = card.options[option];
  const price = priceOf(costs);
  const purse = purseIn(s, seat);
  const chosen = pay ?? (purse && chosenFor(purse, price)) ?? [];
  const tokens = withList(price.tokens, chosen, 1);
  payAll(s, seat, price.gold, tokens);
  if (pay !== undefined) pub.actionsLeft -= price.actions;
  pub.merchants[seat].completed.push({ quest, option });
  t.reveal(event, { seat, quest, option, paid: { gold: price.gold, tokens: [...tokens] }, prestige });
  andThen(s, ...sequelOf(s, seat, card.sequel));
  if (event === 'quest-completed') andThen(s, ...moment(s, t, 'onQuestComplete', [seat]));
  andThen(s, effectFrame({ kind: 'quest', card: quest, ability: option, seat }));
  gainPrestige(s, t, seat, prestige, 'quest');
}

/** Out of the pack, and on its way to the hand once the effects are done. */
function sequelOf(s: State, seat: Seat, sequel: Quest): ({ do: 'receive-quest' } & Frames['receive-quest'])[] {
  if (!takeSequel(s, sequel)) return [];
  s.own[seat].drawnQuests.push(sequel);
  return [{ do: 'receive-quest', seat, how: 'sequel' }];
}
