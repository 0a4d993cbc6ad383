/** The sentence on a card, generated from its effects: text and behaviour cannot disagree. */
import type { Lang } from '../../../web/face.ts';
import { capital } from '../../../web/words/telling/figures.ts';
import { typeset } from '../../../web/words/telling/french.ts';
import type { Clause, Condition } from '../rules/clauses.ts';
import type { Card, Content } from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import { type Grammar, isCommand, type Told } from './grammar.ts';
import { wordsOf } from './index.ts';

function conditionText(grammar: Grammar, condition: Condition, told: Told, isNot = false): string {
  switch (condition.is) {
    case 'not':
      return conditionText(grammar, condition.of, told, !isNot);
    case 'all':
    case 'any': {
      const join = (condition.is === 'all') === isNot ? grammar.or : grammar.and;
      return condition.of.map((one) => conditionText(grammar, one, told, isNot)).join(`${join}${grammar.ifWord} `);
    }
    default: {
      const say = grammar.conditions[condition.is] as (c: Condition, isNot: boolean, told: Told) => string;
      return say(condition, isNot, told);
    }
  }
}

function clauseText(grammar: Grammar, clause: Clause, told: Told): string {
  const say = grammar.clauses[clause.does] as (clause: Clause, told: Told) => string;
  return say(clause, told);
}

/** What comes before the first comma: when, under which conditions, by whose wish. */
function opening(grammar: Grammar, told: Told): string[] {
  const { effect, kind } = told;
  const conditions = (effect.if ?? []).map((one) => `${grammar.ifWord} ${conditionText(grammar, one, told)}`);
  const when = grammar.trigger(told);
  const condition = conditions.join(grammar.and);
  const isWithIf = when.startsWith(`${grammar.ifWord} `) && condition !== '';
  return [
    ...(effect.uses === 'game' || (effect.uses === 'round' && kind !== 'employee') ? [grammar.uses[effect.uses]] : []),
    ...(isWithIf ? [`${when}${grammar.and}${condition}`] : [when, condition]),
    ...(effect.optional === true && kind !== 'employee' ? [grammar.ifYouWish] : []),
  ].filter((part) => part !== '');
}

/** Clauses in a row. */
function joined(grammar: Grammar, clauses: readonly Clause[], texts: readonly string[]): string {
  const isMixed = new Set(clauses.map(isCommand)).size > 1;
  if (isMixed) return texts.join(grammar.apart);
  return texts.length === 1 ? texts[0] : `${texts.slice(0, -1).join(', ')}${grammar.and}${texts[texts.length - 1]}`;
}

/** One effect as one sentence. */
function effectText(grammar: Grammar, told: Told): string {
  const { effect, kind } = told;
  const clauses = effect.do.map((clause) => clauseText(grammar, clause, told));
  const text = [...opening(grammar, told), joined(grammar, effect.do, clauses)].join(', ');
  const place = effect.from === undefined ? '' : grammar.from[effect.from];
  const isRepeated = kind === 'employee' && effect.uses === 'always' && effect.on !== 'static';
  const after = `${isRepeated ? grammar.everyTime : ''}${effect.alsoWhenDefeated ? grammar.alsoWhenDefeated : ''}`;
  const whole = `${place}${text}${after}.`;
  return capital(whole);
}

/** Which kind of card this is, by what only that kind has. */
function kindOf(card: Card): SourceKind {
  if ('level' in card) return 'monster';
  if ('phase' in card) return 'employee';
  if ('purse' in card) return 'hero';
  return 'hearts' in card ? 'item' : 'adventure';
}

/** What a card does, in full; empty for a card without ability. */
export function abilityText(content: Content, card: Card, lang: Lang): string {
  const kind = kindOf(card);
  const className = (id: string): string => content.classes.find((icon) => icon.id === id)?.title[lang] ?? id;
  const titled = (title: string): string =>
    [...content.heroes, ...content.employees].find((one) => one.title.fr === title || one.title.en === title)?.title[
      lang
    ] ?? title;
  const text = card.effects
    .map((effect) => effectText(wordsOf(lang).grammar, { kind, effect, className, titled }))
    .join(' ');
  return lang === 'fr' ? typeset(text) : text;
}
