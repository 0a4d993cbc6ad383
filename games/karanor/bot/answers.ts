/** What a merchant thinks of the answers to single questions: which card, which option, which kind. */
import type { Decision } from '../../../kernel/index.ts';
import type { Content } from '../rules/content.ts';
import { steps } from '../rules/map.ts';
import { priceOf } from '../rules/payment.ts';
import { purseSeen } from '../rules/purse.ts';
import { type Ask, type Commerce, type Kinds, NONE, type Quest, type Story, type View } from '../rules/state.ts';
import { gainOf, thoughtOf } from './actions.ts';
import { commerceWorth, optionWorth, questWorth } from './goals.ts';
import { outlook } from './plan.ts';
import { abilitiesWorth, clausesWorth, incomeWorth, tokenWorth } from './worth.ts';

/** A whole game is this long, for whoever is about to begin. */
const GAME = 12;

export function answerWorth(v: View, d: Decision, a: unknown): number {
  const { content } = v.table;
  switch (d.kind as keyof Kinds) {
    case 'choose-story':
      return storyWorth(v, a as Story);
    case 'draft-pick-1':
    case 'draft-pick-2':
      return cardWorth(v, a as Commerce, GAME);
    case 'choose-commerce':
      return a === 'deck' ? 1 : cardWorth(v, a as Commerce, thoughtOf(v).mind.turns);
    case 'choose-quest-draw':
      return (a as readonly Quest[]).reduce((sum, quest) => sum + questWorth(thoughtOf(v).mind, quest), 0);
    case 'discard-quest':
      return -questWorth(thoughtOf(v).mind, a as Quest);
    case 'immediate-choice':
      return immediateWorth(v, a as number);
    case 'choose-artefact':
      return abilitiesWorth(content.artefacts[a as number].abilities, thoughtOf(v).mind.turns);
    case 'choose-target':
      return targetWorth(v, d as Ask<'choose-target'>, a as number);
    case 'choose-resource':
      return resourceWorth(v, d as Ask<'choose-resource'>, a as number);
    default:
      return 0;
  }
}

function storyWorth(v: View, story: Story): number {
  const { gold, tokens, income, bonus } = v.table.content.stories[story];
  let sum = gold + income * incomeWorth(GAME) * 0.6 + clausesWorth(v, bonus, GAME);
  for (let kind = 0; kind < tokens.length; kind++) sum += tokens[kind] * tokenWorth(kind, GAME);
  return sum;
}

/** A commerce card: what it brings, less its price and the way to what is missing for it. */
function cardWorth(v: View, card: Commerce, turns: number): number {
  const { content } = v.table;
  const { gold, tokens, bonus } = content.commerces[card];
  const purse = purseSeen(v, v.seat);
  const { pawn, city } = v.pub.merchants[v.seat];
  const from = pawn < 0 ? city : pawn;
  let price = gold;
  for (let kind = 0; kind < tokens.length; kind++) {
    const lack = tokens[kind] - (purse?.tokens[kind] ?? 0);
    price += tokens[kind] * tokenWorth(kind, turns);
    if (lack > 0) price += 1.2 * nearest(content, from, kind);
  }
  const extra = clausesWorth(v, bonus.effects, turns) - bonus.gold;
  return commerceWorth(v, card, false, turns) - price + Math.max(0, extra) * 0.6;
}

function nearest(content: Content, from: number, kind: number): number {
  let least = 9;
  if (from < 0) return 4;
  content.territories.forEach(({ resources }, at) => {
    if (resources.includes(kind)) least = Math.min(least, steps(content, from, at));
  });
  return least;
}

function immediateWorth(v: View, option: number): number {
  const { content } = v.table;
  const card = content.quests[v.own.immediate];
  if (card === undefined) return 0;
  const { turns } = thoughtOf(v).mind;
  const { gold, tokens, any } = priceOf(card.options[option].costs);
  let price = gold + any * tokenWorth(0, turns);
  for (let kind = 0; kind < tokens.length; kind++) price += tokens[kind] * tokenWorth(kind, turns);
  return optionWorth(v, card, option, turns) - price;
}

/** The token, city, associate or player that helps one's own plan most; of players the one in front. */
function targetWorth(v: View, { about: { wants } }: Ask<'choose-target'>, a: number): number {
  if (wants === 'player') return v.pub.merchants[a].prestige;
  if (wants !== 'city') return gainOf(v, a, 1);
  const { mind, at, goals } = thoughtOf(v);
  return outlook(mind, { ...at, pawn: a, open: 0 }, goals);
}

/** A token to gain, or one of one's own to give up: behind a screen perhaps one that is not there. */
function resourceWorth(v: View, { about: { wants, chosen } }: Ask<'choose-resource'>, a: number): number {
  if (wants !== 'token') return gainOf(v, a, 1) - 0.3 * chosen.filter((kind) => kind === a).length;
  if (a === NONE || (purseSeen(v, v.seat)?.tokens[a] ?? 0) === 0) return -5;
  return gainOf(v, a, -1);
}
