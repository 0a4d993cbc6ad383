/** Answers to decisions as sentences: the labels of the choice list, of buttons, and of what is refused. */
import type { Telling } from '../../../web/face.ts';
import { choicesBy, type Labels } from '../../../web/words/telling/choices.ts';
import { nameOf } from '../../../web/words/telling/speaker.ts';
import { EVERYBODY } from '../../bargain/offers.ts';
import { recruitPrice } from '../rules/associates.ts';
import { buildCost } from '../rules/build.ts';
import type { Resource } from '../rules/clauses.ts';
import { yieldOf } from '../rules/effects/standing.ts';
import type { Source } from '../rules/effects/types.ts';
import { rules } from '../rules/index.ts';
import { fareOf, isSeaStep } from '../rules/map.ts';
import { findOffer } from '../rules/offers.ts';
import { withList } from '../rules/payment.ts';
import {
  type Action,
  type Ask,
  type Goods,
  type Karanor,
  NONE,
  type Proposal,
  type Seat,
  type View,
} from '../rules/state.ts';
import { villaPrice } from '../rules/villas.ts';
import { goodsText } from './goods.ts';
import { wordsOf } from './index.ts';
import { cardName, listOf, placeName, resourceName, sumText, tokensOf } from './name.ts';
import { briefText } from './sentence.ts';

export const { choices, labelOf } = choicesBy<Karanor>(
  rules,
  wordsOf,
  labels,
  ({ decision, answer }) => decision.kind === 'take-action' && answer === 'end-turn',
);

function labels(v: View, telling: Telling): Labels<Karanor> {
  const { lang } = telling;
  const { choices: words, goods: goodsWords, grammar } = wordsOf(lang);
  const { content } = v.table;
  const name = (seat: Seat): string => nameOf(telling, seat);
  const people = (seats: readonly Seat[]): string => listOf(seats.map(name), lang);
  const commerce = (card: number): string => cardName(content, 'commerce', card, lang);
  const quest = (card: number): string => cardName(content, 'quest', card, lang);
  const artefact = (tile: number): string => cardName(content, 'artefact', tile, lang);
  const blackMarket = (card: number): string => cardName(content, 'blackMarket', card, lang);
  const source = ({ kind, card }: Source): string => cardName(content, kind, card, lang);
  const resource = (kind: Resource): string => resourceName(content, kind, lang);
  const resources = (kinds: readonly Resource[]): string => listOf(kinds.map(resource), lang);
  const goods = (one: Goods): string => goodsText(content, one, goodsWords, lang);
  const option = (card: number, at: number): string => content.quests[card].options[at].label[lang].replace(/\.$/, '');
  /** Tokens named one by one, as amounts. */
  const counted = (kinds: readonly Resource[]): string =>
    sumText(
      content,
      0,
      content.resources.map((_, kind) => kinds.filter((one) => one === kind).length),
      lang,
    );
  const rest = ({ stands, text }: Pick<Proposal, 'stands' | 'text'>): string =>
    (stands === 'turn' ? words.untilTurnEnds : '') + (text === '' ? '' : words.remark(text));
  const to = ({ to: seat }: Pick<Proposal, 'to'>): string => (seat === EVERYBODY ? '' : name(seat));
  const chosen = (a: number, { about }: Ask<'choose-target'>): string => {
    const by = source(about.source);
    switch (about.wants) {
      case 'player':
        return words.choose(by, name(a));
      case 'city':
        return words.choose(by, placeName(content, a, lang));
      case 'associate':
        return words.choose(by, goodsWords.associate(resource(a)));
      case 'token':
      case 'resource':
        // Behind a screen whoever has none to give says so.
        return words.choose(by, a === NONE ? words.noToken : tokensOf(content, a, 1, lang));
    }
  };

  return {
    'choose-story': (a) => words.takeStory(cardName(content, 'story', a, lang)),
    'draft-pick-1': (a) => words.keepCommerce(commerce(a)),
    'draft-pick-2': (a) => words.keepCommerce(commerce(a)),
    'take-action': (a) => actionText(a),
    'choose-commerce': (a) => (a === 'deck' ? words.takeFromDeck : words.takeCommerce(commerce(a))),
    'choose-quest-draw': (a) => words.keepQuests(listOf(a.map(quest), lang)),
    'immediate-choice': (a) =>
      v.own.immediate === NONE ? '' : words.option(quest(v.own.immediate), option(v.own.immediate, a)),
    'discard-quest': (a) => words.discardQuest(quest(a)),
    'choose-artefact': (a) => words.keepArtefact(artefact(a)),
    'reveal-quest': (a) => words.showQuest(quest(a)),
    'reveal-commerce': (a) => words.showCommerce(commerce(a)),
    'tell-wants': ({ seeks, spares }) => words.tellWants(resources(seeks), resources(spares)),
    concede: () => words.concede,
    'propose-trade': (a) => words.propose(to(a), goods(a.give), goods(a.ask)) + rest(a),
    'answer-trade': (a, { about }) => {
      const offer = findOffer(v, about.offer);
      const from = name(offer?.from ?? NONE);
      if (a === 'decline') return words.decline(from);
      if (a === 'accept') return words.accept(from, goods(offer?.ask ?? {}), goods(offer?.give ?? {}));
      return words.counter(from, goods(a.counter.give), goods(a.counter.ask)) + rest(a.counter);
    },
    'withdraw-trade': (_a, { about }) => words.withdraw(to(findOffer(v, about.offer) ?? { to: EVERYBODY })),
    'choose-target': chosen,
    'choose-resource': chosen,
    'choose-card': (a, { about }) => words.choose(source(about.source), blackMarket(a)),
    'order-effects': (a, { about }) => words.order(source(about.queue[a])),
    'use-artefact': (a) => words.useArtefact(artefact(a.artefact)),
    'play-black-market': (a) => words.play(blackMarket(a.card), people(a.on)),
    'take-back-card': () => words.takeBack(v.own.held === null ? '' : blackMarket(v.own.held.card)),
    react: (a) => {
      if (a === 'pass') return words.pass;
      if ('card' in a) return words.react(blackMarket(a.card));
      return words.react('insignia' in a ? cardName(content, 'insignia', a.insignia, lang) : artefact(a.artefact));
    },
  };

  function actionText(a: Action): string {
    const { pub, seat } = v;
    const at = pub.merchants[seat].pawn;
    switch (a) {
      case 'end-move':
        return words.endMove;
      case 'work':
        return words.work(Math.max(0, content.prices.work + yieldOf(content, pub, seat, 'work')));
      case 'interact':
        return words.interact;
      case 'deliver': {
        if (pub.delivery === NONE) return words.noDelivery;
        const { tokens, city } = content.deliveries[pub.delivery];
        return words.deliver(sumText(content, 0, tokens, lang), placeName(content, city, lang));
      }
      case 'buy-villa':
        return words.villa(placeName(content, at, lang), villaPrice(content, pub, seat));
      case 'end-turn':
        return words.endTurn;
    }
    if ('move' in a) {
      const fare = isSeaStep(content, at, a.move) ? fareOf(content, pub, seat) : 0;
      return words.move(placeName(content, a.move, lang), fare, pub.move === null);
    }
    if ('harvest' in a) {
      const n = content.prices.harvest + yieldOf(content, pub, seat, 'harvest');
      return words.harvest(tokensOf(content, a.harvest, Math.max(0, Math.min(n, pub.reserve[a.harvest])), lang));
    }
    if ('build' in a) {
      const { gold, tokens } = buildCost(content, pub, seat, a.build, a.bonus);
      const bonus = a.bonus ? briefText(grammar, content, content.commerces[a.build].bonus.effects, 'bonus') : '';
      return words.build(commerce(a.build), bonus, sumText(content, gold, withList(tokens, a.spare, -1), lang));
    }
    if ('quest' in a) {
      const isOne = content.quests[a.quest].options.length === 1;
      return words.complete(quest(a.quest), isOne ? '' : option(a.quest, a.option), counted(a.pay));
    }
    if ('recruit' in a) return words.recruit(resource(a.recruit), recruitPrice(content, pub, seat));
    if ('promote' in a) return words.promote(resource(a.promote));
    const exchanges = a.market.map((one) =>
      'buy' in one ? words.buy(resource(one.buy)) : words.sell(resource(one.sell)),
    );
    return words.market(exchanges.join(words.andThen));
  }
}
