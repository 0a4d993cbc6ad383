/** The sentence on a card, generated from its effects, and the goal of a quest: text and behaviour cannot disagree. */
import { capital } from '../../../web/words/telling/figures.ts';
import type { Clause, Condition, Effect } from '../rules/clauses.ts';
import type { AdventureCard, Card, CharacterCard, ObjectCard, QuestCard } from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import type { Progress } from '../rules/quests.ts';
import { type Adverb, type Fact, type FactName, type Grammar, isWon, type Told } from './grammar.ts';

const ADVERBS: ReadonlySet<Condition['is']> = new Set<Adverb>(['role', 'vsType', 'place', 'roundAtLeast']);
const isAdverb = (condition: Condition): condition is Extract<Condition, { is: Adverb }> => ADVERBS.has(condition.is);

function adverbText(grammar: Grammar, condition: Extract<Condition, { is: Adverb }>): string {
  const say = grammar.adverbs[condition.is] as (condition: Condition) => string;
  return say(condition);
}

function factOf(grammar: Grammar, condition: Extract<Condition, { is: FactName }>): Fact {
  const say = grammar.facts[condition.is] as (condition: Condition) => Fact;
  return say(condition);
}

/** A condition after "if". */
function givenText(grammar: Grammar, condition: Exclude<Condition, { is: Adverb }>): string {
  if (condition.is === 'won') return grammar.won;
  const { verb, what } = factOf(grammar, condition);
  return `${verb.given} ${what}`;
}

function clauseText(grammar: Grammar, clause: Clause, told: Told): string {
  switch (clause.does) {
    case 'choice':
      return grammar.choice(clause.of.map((way) => clausesText(grammar, way, told)));
    case 'discardSpoilFor':
      return grammar.discardSpoil(clausesText(grammar, clause.do, told));
    case 'markUsed':
      return '';
    default: {
      const say = grammar.clauses[clause.does] as (clause: Clause, told: Told) => string;
      return say(clause, told);
    }
  }
}

function clausesText(grammar: Grammar, clauses: readonly Clause[], told: Told): string {
  const said = clauses.map((clause) => clauseText(grammar, clause, told)).filter((text) => text !== '');
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')}${grammar.andThen}${last}`;
}

/** The player may choose not to: it is said where "once a game" does not say so already. */
const isOptional = ({ effect, isUnique }: Told): boolean =>
  !isUnique &&
  (effect.may === true || effect.on === 'beforeDice' || effect.on === 'afterDice' || effect.on === 'afterReveal');

/** What comes before the first comma: how often, when, under which conditions, by whose wish. */
function opening(grammar: Grammar, told: Told): string[] {
  const { effect, isUnique } = told;
  const conditions = effect.if ?? [];
  const when = [grammar.trigger(told), ...conditions.filter(isAdverb).map((one) => adverbText(grammar, one))];
  const given = conditions
    .filter((one) => !isAdverb(one))
    .filter((one) => one.is !== 'won' || !isWon(told))
    .map((one) => `${grammar.ifWord} ${givenText(grammar, one)}`);
  const isOnce = isUnique || effect.do.some(({ does }) => does === 'markUsed');
  return [
    isOnce ? grammar.oncePerGame : '',
    when.filter((part) => part !== '').join(' '),
    given.join(grammar.and),
    isOptional(told) ? grammar.ifYouWish : '',
  ].filter((part) => part !== '');
}

const sentence = (text: string): string => `${capital(text)}.`;

/** One effect as one sentence. */
function effectText(grammar: Grammar, kind: SourceKind, effect: Effect, isUnique = false): string {
  const told: Told = { kind, effect, isUnique };
  return sentence([...opening(grammar, told), clausesText(grammar, effect.do, told)].join(', '));
}

/** Which kind of card this is, by what only that kind has. */
function kindOf(card: AdventureCard | ObjectCard | CharacterCard | Card): SourceKind {
  if ('kind' in card) return card.kind;
  return 'unique' in card ? 'character' : 'object';
}

/** What a card does, in full; empty for a card without ability. A character's is its trait. */
export function abilityText(grammar: Grammar, card: AdventureCard | ObjectCard | CharacterCard): string {
  const said = card.effects.map((effect) => effectText(grammar, kindOf(card), effect));
  if ('or' in card && card.or !== undefined) said.unshift(sentence(grammar.otherReward(card.or.gems, card.or.points)));
  if ('notBeforeRound' in card && card.notBeforeRound !== undefined) {
    said.push(sentence(grammar.notBefore(card.notBeforeRound)));
  }
  return grammar.typeset(said.join(' '));
}

/** What a character can do once a game. */
export const uniqueText = (grammar: Grammar, { unique }: CharacterCard): string =>
  grammar.typeset(effectText(grammar, 'character', unique, true));

/** What a quest asks for, as a sentence. */
export function goalText(grammar: Grammar, { conditions }: Pick<QuestCard, 'conditions'>): string {
  const goals: string[] = [];
  for (const condition of conditions) {
    if (isAdverb(condition) || condition.is === 'won') continue;
    const { verb, what } = factOf(grammar, condition);
    goals.push(`${verb.goal} ${what}`);
  }
  const when = conditions.filter(isAdverb).map((one) => `, ${adverbText(grammar, one)}`);
  return grammar.typeset(sentence(`${goals.join(grammar.and)}${when.join('')}`));
}

/** The same in few words, for small cards: "have 2 creatures". */
export function goalBrief(grammar: Grammar, { conditions }: Pick<QuestCard, 'conditions'>): string {
  const goals = conditions.flatMap((condition) => {
    if (isAdverb(condition) || condition.is === 'won') return [];
    const { verb, brief } = factOf(grammar, condition);
    return [`${verb.brief} ${brief}`];
  });
  return grammar.typeset(goals.join(grammar.and));
}

function labelOf(grammar: Grammar, condition: Exclude<Condition, { is: 'won' }>): string {
  if (condition.is === 'roundAtLeast') return grammar.round;
  return isAdverb(condition) ? adverbText(grammar, condition) : factOf(grammar, condition).label;
}

/** How far one condition of a quest is: "Creatures 1/2", "Fewest trophies: yes". */
export function progressText(grammar: Grammar, condition: Condition, { have, need, done }: Progress): string {
  if (condition.is === 'won') return '';
  const said = capital(labelOf(grammar, condition));
  return grammar.typeset(
    need > 1 ? `${said} ${have}/${need}` : `${said}${grammar.colon}${done ? grammar.yes : grammar.no}`,
  );
}
