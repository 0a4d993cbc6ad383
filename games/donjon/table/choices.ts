/** All a reader could do, in words: the labels of buttons, of the choice list, and of what is refused. */
import type { Telling } from '../../../web/face.ts';
import { choicesBy, type Labels } from '../../../web/words/telling/choices.ts';
import { nameOf } from '../../../web/words/telling/speaker.ts';
import { bargainsSeen } from '../rules/bargains.ts';
import { objectPrice } from '../rules/effects/prices.ts';
import type { Source, Use } from '../rules/effects/types.ts';
import { rules } from '../rules/index.ts';
import { lootedGems } from '../rules/loot.ts';
import {
  type Ask,
  type Bargain,
  type Donjon,
  type Gift,
  type Goods,
  type Kinds,
  NONE,
  type Seat,
  type View,
} from '../rules/state.ts';
import { goodsText, tagsText } from '../words/goods.ts';
import { wordsOf } from '../words/index.ts';
import { adventureName, nameOfSource, objectName, questName } from '../words/name.ts';
import { adventureMeant } from './effects/source.ts';

export const { choices, labelOf } = choicesBy<Donjon>(
  rules,
  wordsOf,
  labels,
  ({ decision, answer }, { pub }) => decision.kind === 'village-action' && answer === 'proceed' && pub.step === 'after',
);

function labels(v: View, telling: Telling): Labels<Donjon> {
  const { lang } = telling;
  const words = wordsOf(lang).choices;
  const { goods: goodsWords, sides } = wordsOf(lang).table;
  const { content } = v.table;
  const { pub, seat } = v;
  const name = (at: Seat): string => nameOf(telling, at);
  const goods = (one: Goods | Gift): string => goodsText(content, one, goodsWords, lang);
  const tags = (one: Goods): string => tagsText(content, one, goodsWords, lang);
  const object = (card: number): string => objectName(content, card, lang);
  const card = (at: number): string => adventureName(content, at, lang);
  const quest = (at: number): string => questName(content, at, lang);
  const source = (one: Source): string => nameOfSource(content, one, lang);
  const bargain = (id: number): Bargain | undefined => bargainsSeen(v).find((one) => one.id === id);
  const said = (text: string): string => (text === '' ? '' : ` « ${text} »`);
  const parcels = (list: Kinds['settle-as-attacker']['answer']): string =>
    list.length === 0
      ? words.giveNothing
      : words.giveParcels(list.map(({ to, gift }) => words.parcel(name(to), goods(gift))).join(' ; '));
  const use = (a: Use | 'done' | 'pass'): string => {
    if (a === 'done' || a === 'pass') return words.noMorePowers;
    const on = a.die === undefined ? (a.on === undefined ? '' : name(a.on)) : words.dice[a.die];
    return words.usePower(source(a.use), on);
  };
  const chosen = (a: number | 'yes' | 'no', { about }: Ask<'event-choice'>): string => {
    const by = source(about.source);
    if (a === 'yes') return words.useCard(by);
    if (a === 'no') return words.leaveCard(by);
    if (a < 0) return words.chooseNone(by);
    switch (about.wants) {
      case 'player':
        return words.choose(by, a === seat ? wordsOf(lang).table.you : name(a));
      case 'object':
        return words.choose(by, object(a));
      case 'spoil':
      case 'adventure':
      case 'order':
        return words.choose(by, card(adventureMeant(v, about.wants, a)));
      case 'die':
        return words.choose(by, words.dice[a === 0 ? 'green' : 'red']);
      default:
        return words.way(by, a + 1);
    }
  };
  return {
    'choose-main-quest': (a) => words.keepQuest(quest(a)),
    'village-action': (a, { about }) => {
      if (a === 'proceed') return about.step === 'before' ? words.toAdventure : words.endTurn;
      if (typeof a === 'object') return words.buy(object(a.buy), objectPrice(content, pub, seat, a.buy));
      return words[a];
    },
    'choose-guild-quest': (a) => words.keepQuest(quest(a)),
    'choose-adventure': (a) => {
      if (a === 'dungeon' || a === 'pass') return words[a];
      return 'arena' in a ? words.arena(name(a.arena)) : words.usePower(source(a.power), '');
    },
    'face-monster': (a) => {
      if (typeof a !== 'object') return words[a];
      const offer = bargain(a.bargain);
      const price = offer === undefined ? {} : ([offer.ask, ...offer.or][a.price] ?? {});
      return words.fightWith(name(offer?.from ?? 0), goods(price));
    },
    'choose-allegiance': (a) => words.side[a],
    'choose-reward': (a) => {
      const monster = content.adventures[pub.fight?.monster ?? NONE];
      const reward = monster?.kind !== 'monster' ? undefined : a === 'first' ? monster : monster.or;
      return words.reward(reward?.gems ?? 0, reward?.points ?? 0);
    },
    'take-dragon-object': (a) => words.takeDragon(object(a)),
    'choose-loot': (a) => {
      const from = pub.adventurers[pub.fight?.defender ?? 0];
      if (a === 'gems') return words.lootGems(lootedGems(from));
      return words.loot('object' in a ? object(a.object) : card(a.spoil));
    },
    'validate-quest': (a) => words.declare(quest(a)),
    'final-validate': (a) => (a === 'decline' ? words.declareNone : words.declare(quest(a))),
    'propose-deal': (a) => words.propose(name(a.to), goods(a.give), goods(a.ask)) + said(a.text),
    'answer-deal': (a, { about }) => {
      const deal = bargain(about.bargain);
      const from = name(deal?.from ?? 0);
      if (a === 'refuse') return words.refuseDeal(from);
      if ('counter' in a) return words.counterDeal(from, goods(a.counter.give), goods(a.counter.ask));
      const given = a.accept.length === 0 ? (deal?.ask ?? {}) : { ...deal?.ask, quests: a.accept };
      return words.acceptDeal(from, goods(given), goods(deal?.give ?? {}));
    },
    'offer-help': (a) => words.offerHelp(name(pub.active), a.prices.map(goods).join(words.or)) + said(a.text),
    'ask-help': (a) => words.askHelp(name(a.to), goods(a.price)) + said(a.text),
    'answer-help': (a, { about }) => words.answer(a, name(bargain(about.bargain)?.from ?? 0)),
    'promise-support': (a) => words.promise(name(a.to), sides[a.side], goods(a.goods)) + said(a.text),
    'answer-support': (a, { about }) => words.answer(a, name(bargain(about.bargain)?.from ?? 0)),
    'withdraw-offer': (_a, { about }) => words.withdraw(name(bargain(about.bargain)?.to ?? 0)),
    'tell-wants': ({ seeks, spares }) => words.tellWants(tags(seeks), tags(spares)),
    'keep-object': (a) => words.keepObject(object(a)),
    'offer-surplus': (a) => (a === 'return' ? words.giveBack : words.offerSurplus(name(a.to), a.gems)),
    'answer-surplus': (a, { about }) => words.answerSurplus(a, object(about.object), about.gems),
    'split-reward': (a) => words.split(name(pub.fight?.ally ?? 0), goods(a)),
    'settle-as-defender': parcels,
    'settle-as-attacker': parcels,
    'accept-gift': (a, { about }) =>
      a.length === 0
        ? words.declineGift(name(about.from))
        : words.acceptGift(a.map((kind) => goodsWords[kind]).join(', ')),
    'event-choice': chosen,
    'special-choice': chosen,
    'monster-choice': chosen,
    'use-unique-power': chosen,
    'declare-before-dice': use,
    'after-dice-power': use,
    'after-reveal-power': use,
    'manual-adjust': (a) =>
      a.length === 0
        ? words.adjustNothing
        : a.map((one) => words.adjust(name(one.seat), one.gems, one.wounds, one.points)).join(' ; '),
    'manual-confirm': (a) => words.confirm[a],
  };
}
