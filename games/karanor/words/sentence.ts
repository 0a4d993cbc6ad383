/** The sentences on cards, generated from their clauses: what a card says is what it does. */
import { capital } from '../../../web/words/telling/figures.ts';
import type { Ability, Clause, Condition, Standing } from '../rules/clauses.ts';
import type {
  ArtefactTile,
  BlackMarketCard,
  CommerceCard,
  Content,
  DeliveryCard,
  InsigniaTile,
  QuestCard,
  QuestOption,
  StoryTile,
} from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import type { Deed, Fact, FactName, Grammar, Told } from './grammar.ts';
import { goldOf, listOf, placeName, sumParts, sumText } from './name.ts';

const sentence = (text: string): string => `${capital(text)}.`;
const isSaid = (text: string): boolean => text !== '';

function factOf(grammar: Grammar, condition: Extract<Condition, { is: FactName }>, told: Told): Fact {
  const say = grammar.facts[condition.is] as (condition: Condition, told: Told) => Fact;
  return say(condition, told);
}

/** A condition with its "if" or "unless". */
function givenText(grammar: Grammar, condition: Condition, told: Told, isNot = false): string {
  switch (condition.is) {
    case 'not':
      return givenText(grammar, condition.of, told, !isNot);
    case 'all':
      return condition.of.map((one) => givenText(grammar, one, told, isNot)).join(isNot ? grammar.or : grammar.and);
    case 'any':
      return condition.of.map((one) => givenText(grammar, one, told, isNot)).join(isNot ? grammar.and : grammar.or);
    default:
      return `${isNot ? grammar.unless : grammar.ifWord}${factOf(grammar, condition, told).given}`;
  }
}

/** A condition of whoever is aimed at. */
function thatText(grammar: Grammar, condition: Condition, told: Told, isNot = false): string {
  switch (condition.is) {
    case 'not':
      return thatText(grammar, condition.of, told, !isNot);
    case 'all':
      return condition.of.map((one) => thatText(grammar, one, told, isNot)).join(isNot ? grammar.or : grammar.and);
    case 'any':
      return condition.of.map((one) => thatText(grammar, one, told, isNot)).join(isNot ? grammar.and : grammar.or);
    default: {
      const { that } = factOf(grammar, condition, told);
      return isNot ? grammar.notThat(that) : that;
    }
  }
}

/** A condition as a goal; what cannot be said as one is said with "if". */
const goalOf = (grammar: Grammar, condition: Condition, told: Told): string =>
  condition.is === 'all' || condition.is === 'any' || condition.is === 'not'
    ? givenText(grammar, condition, told)
    : factOf(grammar, condition, told).goal;

function deedOf(grammar: Grammar, clause: Clause, told: Told): Deed {
  const say = grammar.clauses[clause.does] as (clause: Clause, told: Told) => Deed;
  return say(clause, told);
}

/**
 * Deeds one after another: "gain 1 prestige and 3 gold, then draw 1 quest". What has the same verb is told together; who
 * does it is told once.
 */
function deedsText(grammar: Grammar, deeds: readonly Deed[]): string {
  const groups: { readonly subject: string; readonly verb: string; readonly whats: string[] }[] = [];
  for (const { subject = '', verb, what } of deeds) {
    const last = groups.at(-1);
    if (last?.verb === verb && last.subject === subject && isSaid(what)) last.whats.push(what);
    else groups.push({ subject, verb, whats: isSaid(what) ? [what] : [] });
  }
  return groups
    .map(({ subject, verb, whats }, i) => {
      const isNew = i === 0 || groups[i - 1].subject !== subject;
      return [isNew ? subject : '', verb, listOf(whats, grammar.lang)].filter(isSaid).join(' ');
    })
    .join(grammar.andThen);
}

const deedsOf = (grammar: Grammar, clauses: readonly Clause[], told: Told): Deed[] =>
  clauses.map((clause) => deedOf(grammar, clause, told));

/** What lasts as long as a tile is owned: a sentence for each thing. */
const standingText = (grammar: Grammar, standing: readonly Standing[]): string =>
  standing
    .map((one) => {
      const say = grammar.standing[one.does] as (standing: Standing, whose: 'yours') => string;
      return sentence(say(one, 'yours'));
    })
    .join(' ');

/** What one granted clause does for whoever has it, for the log. */
export const grantedText = (grammar: Grammar, standing: Standing, whose: 'yours' | 'theirs'): string => {
  const say = grammar.standing[standing.does] as (standing: Standing, whose: 'yours' | 'theirs') => string;
  return grammar.typeset(say(standing, whose));
};

/** One ability of a tile as one sentence. */
function abilityText(grammar: Grammar, ability: Ability, told: Told): string {
  if (ability.when === 'passive') return standingText(grammar, ability.do);
  const given =
    'if' in ability && ability.if !== undefined ? ability.if.map((one) => givenText(grammar, one, told)) : [];
  const does = deedsText(grammar, deedsOf(grammar, ability.do, told));
  switch (ability.when) {
    case 'used': {
      const { timing, costs } = ability;
      const parts = [grammar.timings[timing], grammar.once(costs), ...given, ...grammar.price(costs, told), does];
      return sentence(parts.filter(isSaid).join(', '));
    }
    case 'reaction':
      return sentence([grammar.reaction(ability.to), ...grammar.price(ability.costs, told), does].join(', '));
    default: {
      const most = ability.most === undefined ? [] : [grammar.most(ability.most)];
      return sentence([grammar.triggers[ability.when], ...given, does, ...most].join(', '));
    }
  }
}

/** What an insignia or artefact does, in full. */
export function tileText(grammar: Grammar, content: Content, tile: InsigniaTile | ArtefactTile): string {
  const told: Told = { content, kind: 'kind' in tile ? 'insignia' : 'artefact' };
  return grammar.typeset(tile.abilities.map((ability) => abilityText(grammar, ability, told)).join(' '));
}

/** When a black market card may be played, and at what price. */
export function whenText(grammar: Grammar, content: Content, card: BlackMarketCard): string {
  return grammar.typeset(sentence(opening(grammar, card, { content, kind: 'blackMarket' }).join(', ')));
}

const opening = (grammar: Grammar, card: BlackMarketCard, told: Told): string[] => [
  card.timing === 'reaction' ? grammar.reaction('any') : grammar.timings[card.timing],
  ...card.if.map((one) => givenText(grammar, one, told)),
  ...grammar.price(card.costs, told),
];

/** Whom a black market card is aimed at, and what it does. */
function aimedText(grammar: Grammar, card: BlackMarketCard, told: Told): string {
  const that = card.target.if.map((one) => thatText(grammar, one, told)).join(grammar.and);
  const aim = grammar.aim(card.target.who, that);
  return [aim, deedsText(grammar, deedsOf(grammar, card.effects, told))].filter(isSaid).join(grammar.colon);
}

export const effectText = (grammar: Grammar, content: Content, card: BlackMarketCard): string =>
  grammar.typeset(sentence(aimedText(grammar, card, { content, kind: 'blackMarket' })));

/** The whole of a black market card in one sentence. */
export function blackMarketText(grammar: Grammar, content: Content, card: BlackMarketCard): string {
  const told: Told = { content, kind: 'blackMarket' };
  return grammar.typeset(sentence([...opening(grammar, card, told), aimedText(grammar, card, told)].join(', ')));
}

/** What a commerce gives when it is built. */
export function rewardText(grammar: Grammar, content: Content, card: CommerceCard): string {
  const deeds = [
    ...(card.income > 0 ? [grammar.gainIncome(card.income)] : []),
    ...(card.prestige > 0 ? [grammar.gainPrestige(card.prestige)] : []),
    ...deedsOf(grammar, card.other, { content, kind: 'commerce' }),
  ];
  return deeds.length === 0 ? '' : grammar.typeset(sentence(deedsText(grammar, deeds)));
}

/** What may be bought while building it, and for how much. */
export function bonusText(grammar: Grammar, content: Content, { bonus }: CommerceCard): string {
  const cost = sumText(content, bonus.gold, bonus.tokens, grammar.lang);
  const does = deedsText(grammar, deedsOf(grammar, bonus.effects, { content, kind: 'bonus' }));
  return grammar.typeset(sentence([cost === '' ? '' : grammar.payMore(cost), does].filter(isSaid).join(grammar.colon)));
}

/** Clauses in few words, for small cards: "Monture", "2 vins". */
export const briefText = (grammar: Grammar, content: Content, clauses: readonly Clause[], kind: SourceKind): string =>
  grammar.typeset(
    deedsOf(grammar, clauses, { content, kind })
      .map(({ brief }) => brief)
      .join(', '),
  );

/** What one option of a quest gives, its prestige included. */
function gainPhrase(grammar: Grammar, quest: QuestCard, option: QuestOption, told: Told): string {
  const prestige = option.prestige ?? quest.prestige;
  const deeds = [
    ...(prestige > 0 ? [grammar.gainPrestige(prestige)] : []),
    ...deedsOf(grammar, option.effects, told).filter(({ verb }) => prestige === 0 || verb !== grammar.nothing),
  ];
  const sequel = quest.step === 1 ? [grammar.sequel] : [];
  const gains = [deedsText(grammar, deeds), ...sequel].filter(isSaid).join(grammar.andThen);
  return gains === '' ? grammar.nothing : gains;
}

/** What one option of a quest costs and gives. */
export function optionText(grammar: Grammar, content: Content, quest: QuestCard, option: number): string {
  const told: Told = { content, kind: 'quest' };
  const { costs } = quest.options[option];
  const gains = gainPhrase(grammar, quest, quest.options[option], told);
  return grammar.typeset(sentence([grammar.pay(costs, told), gains].filter(isSaid).join(grammar.colon)));
}

/** Where a quest is completed and what must be true there. */
function goalParts(grammar: Grammar, quest: QuestCard, told: Told): string[] {
  const where = quest.immediate ? grammar.atOnce : grammar.place(quest.place, told);
  return [where, ...quest.conditions.map((one) => goalOf(grammar, one, told))].filter(isSaid);
}

/** Empty for a quest that asks for nothing but its price. */
export function goalText(grammar: Grammar, content: Content, quest: QuestCard): string {
  const goals = goalParts(grammar, quest, { content, kind: 'quest' });
  return goals.length === 0 ? '' : grammar.typeset(sentence(listOf(goals, grammar.lang)));
}

/** The whole quest: "Go to Kien and pay 2 wine: gain 1 prestige and 3 gold." */
export function questText(grammar: Grammar, content: Content, quest: QuestCard): string {
  const told: Told = { content, kind: 'quest' };
  const goals = goalParts(grammar, quest, told);
  const { options } = quest;
  if (options.length === 1) {
    const asks = listOf([...goals, grammar.pay(options[0].costs, told)].filter(isSaid), grammar.lang);
    const gains = gainPhrase(grammar, quest, options[0], told);
    return grammar.typeset(sentence([asks, gains].filter(isSaid).join(grammar.colon)));
  }
  const ways = options.map((option) =>
    [grammar.pay(option.costs, told), gainPhrase(grammar, quest, option, told)].filter(isSaid).join(', '),
  );
  const choose = [...goals, grammar.eitherOr].join(', ');
  return grammar.typeset(sentence(`${choose}${grammar.colon}${ways.join(grammar.orElse)}`));
}

/** The quest in few words, for small cards: where, what it asks. */
export function questBrief(grammar: Grammar, content: Content, quest: QuestCard): { where: string; what: string } {
  const told: Told = { content, kind: 'quest' };
  const facts = quest.conditions.flatMap((one) =>
    one.is === 'all' || one.is === 'any' || one.is === 'not' ? [] : [factOf(grammar, one, told).brief],
  );
  const paid = quest.options.map((option) => grammar.paid(option.costs, told)).filter(isSaid);
  return {
    where: grammar.typeset(quest.immediate ? capital(grammar.atOnce) : grammar.placeBrief(quest.place, told)),
    what: grammar.typeset([...facts, paid.join(grammar.or)].filter(isSaid).join(', ')),
  };
}

/** Start goods, income and bonus of a story. */
export function storyText(grammar: Grammar, content: Content, story: StoryTile): string {
  const goods = sumParts(content, story.gold, story.tokens, grammar.lang).join(', ');
  const bonus = deedsOf(grammar, story.bonus, { content, kind: 'story' }).map(({ what, verb }) => what || verb);
  return grammar.typeset(sentence(grammar.story(goods, story.income, bonus.join(', '))));
}

/** "Bring 3 wood to Unisson: gain 1 prestige and 4 gold." */
export function deliveryText(grammar: Grammar, content: Content, card: DeliveryCard): string {
  const { lang } = grammar;
  const gain = [
    ...(card.prestige > 0 ? [grammar.gainPrestige(card.prestige).what] : []),
    ...(card.gold > 0 ? [goldOf(card.gold, lang)] : []),
  ];
  const tokens = sumText(content, 0, card.tokens, lang);
  return grammar.typeset(sentence(grammar.delivery(tokens, placeName(content, card.city, lang), listOf(gain, lang))));
}
