/** The sentence on a card, generated from its clauses: text and behaviour cannot disagree. */

import type { Lang } from '../../../web/face.ts';
import { signed } from '../../../web/words/telling/figures.ts';
import { typeset } from '../../../web/words/telling/french.ts';
import type { Amount, Clause, Power, SpellCard } from '../rules/content.ts';
import { wordsOf } from './index.ts';
import type { Words } from './words.ts';

type ClauseOf<D extends Clause['does']> = Extract<Clause, { does: D }>;

/** A clause in words: in full, and in the two short lines a card in hand has room for. */
interface Said {
  readonly sentence: string;
  readonly short: string;
}
type ClauseWords = { readonly [D in Clause['does']]: (clause: ClauseOf<D>, cards: Words['cards']) => Said };

const size = (by: Amount): string => (typeof by === 'number' ? `${Math.abs(by)}` : by.map(Math.abs).join(' / '));
const isGain = (by: Amount): boolean => (typeof by === 'number' ? by : by[0]) > 0;

const figureOf = (by: Amount): string => (typeof by === 'number' ? signed(by) : by.map(signed).join(' / '));

const french: ClauseWords = {
  bossHp: ({ by }) => ({
    sentence: `Le boss ${isGain(by) ? 'gagne' : 'perd'} ${size(by)} PV jusqu’à la fin de la manche.`,
    short: `PV du boss ${figureOf(by)}`,
  }),
  requireColour: ({ colour, min }, { suits }) => ({
    sentence: `Au combat, un chevalier sans ${min > 1 ? `${min} armes` : 'arme'} ${suits[colour].of} est éliminé de la manche.`,
    short: `${suits[colour].name}, ou éliminé`,
  }),
  requireSameColour: ({ min }) => ({
    sentence: `Au combat, un chevalier sans ${min} armes d’une même couleur est éliminé de la manche.`,
    short: min === 2 ? 'Une paire, ou éliminé' : `${min} pareilles, ou éliminé`,
  }),
  cancel: () => ({
    sentence: 'Choisissez un sort actif : son effet cesse, les deux cartes sont défaussées.',
    short: 'Annule un sort actif',
  }),
  winnerKeys: ({ by }) => ({
    sentence: `Le gagnant de la manche prend ${size(by) === '1' ? 'une clef' : `${size(by)} clefs`} de plus.`,
    short: `${figureOf(by)} clef au gagnant`,
  }),
  limitRemainingTurns: () => ({
    sentence: 'Ceux qui s’équipent encore ont un seul tour : des armes, ou le Magicien.',
    short: 'Un tour, puis fini',
  }),
  winningRank: ({ rank }) => ({
    sentence: `La manche est gagnée par le ${rank === 2 ? 'deuxième' : `${rank}e`} plus proche du boss.`,
    short: rank === 2 ? 'Le deuxième gagne' : `Le ${rank}e gagne`,
  }),
  strength: ({ by, target }) => ({
    sentence: `${strengthOf.fr[target]} ${isGain(by) ? 'monte' : 'baisse'} de ${size(by)}.`,
    short: `Force ${figureOf(by)}`,
  }),
  exchangeHidden: () => ({
    sentence: 'Échangez votre arme cachée avec celle d’un autre chevalier.',
    short: 'Armes cachées',
  }),
  exchangeWithDeck: () => ({
    sentence: 'Échangez une de vos armes avec la première de la pioche.',
    short: 'Une arme, la pioche',
  }),
  preventHeartLoss: ({ target }) => ({
    sentence: `${shielded.fr[target]} cette manche.`,
    short: 'Cœurs à l’abri',
  }),
  flipReading: () => ({ sentence: 'Retournez une potion visible.', short: 'Retourne une potion' }),
  exchangeCompanions: () => ({
    sentence: 'Échangez deux compagnons, dont un au moins devant un chevalier.',
    short: 'Échange deux bêtes',
  }),
};

const english: ClauseWords = {
  bossHp: ({ by }) => ({
    sentence: `The boss ${isGain(by) ? 'gains' : 'loses'} ${size(by)} HP until the end of the round.`,
    short: `Boss HP ${figureOf(by)}`,
  }),
  requireColour: ({ colour, min }, { suits }) => ({
    sentence: `In combat, a knight without ${min > 1 ? `${min} ${suits[colour].of} weapons` : `a ${suits[colour].of} weapon`} is out of the round.`,
    short: `${suits[colour].name}, or out`,
  }),
  requireSameColour: ({ min }) => ({
    sentence: `In combat, a knight without ${min} weapons of one colour is out of the round.`,
    short: min === 2 ? 'A pair, or out' : `${min} alike, or out`,
  }),
  cancel: () => ({
    sentence: 'Choose an active spell: its effect ends, both cards are discarded.',
    short: 'Cancels an active spell',
  }),
  winnerKeys: ({ by }) => ({
    sentence: `The winner of the round takes ${size(by) === '1' ? 'one more key' : `${size(by)} more keys`}.`,
    short: `${figureOf(by)} key to the winner`,
  }),
  limitRemainingTurns: () => ({
    sentence: 'Those still arming up have one turn left: weapons, or the Magician.',
    short: 'One turn, then done',
  }),
  winningRank: ({ rank }) => ({
    sentence: `The round is won by the ${rank === 2 ? 'second' : `${rank}th`} closest to the boss.`,
    short: rank === 2 ? 'The second wins' : `The ${rank}th wins`,
  }),
  strength: ({ by, target }) => ({
    sentence: `${strengthOf.en[target]} ${isGain(by) ? 'rises' : 'drops'} by ${size(by)}.`,
    short: `Strength ${figureOf(by)}`,
  }),
  exchangeHidden: () => ({
    sentence: 'Swap your hidden weapon with that of another knight.',
    short: 'Hidden weapons',
  }),
  exchangeWithDeck: () => ({
    sentence: 'Swap one of your weapons with the top card of the deck.',
    short: 'A weapon, the deck',
  }),
  preventHeartLoss: ({ target }) => ({
    sentence: `${shielded.en[target]} this round.`,
    short: 'Hearts are safe',
  }),
  flipReading: () => ({ sentence: 'Turn a face-up potion over.', short: 'Turns a potion over' }),
  exchangeCompanions: () => ({
    sentence: 'Exchange two companions, at least one of them before a knight.',
    short: 'Swaps two animals',
  }),
};

const strengthOf = {
  fr: {
    self: 'Votre force',
    other: 'La force d’un autre chevalier',
    any: 'La force du chevalier choisi',
    all: 'La force de chaque chevalier',
  },
  en: {
    self: 'Your strength',
    other: 'Another knight’s strength',
    any: 'The chosen knight’s strength',
    all: 'Every knight’s strength',
  },
} as const;

const shielded = {
  fr: {
    self: 'Vous ne perdez aucun cœur',
    other: 'Un autre chevalier ne perd aucun cœur',
    any: 'Le chevalier choisi ne perd aucun cœur',
    all: 'Personne ne perd de cœur',
  },
  en: {
    self: 'You lose no heart',
    other: 'Another knight loses no heart',
    any: 'The chosen knight loses no heart',
    all: 'Nobody loses a heart',
  },
} as const;

const powers: Readonly<
  Record<Lang, { readonly [D in Power['does']]: (power: Extract<Power, { does: D }>) => string }>
> = {
  fr: typeset({
    allColours: () => 'Chacune de vos armes compte pour toutes les couleurs.',
    peek: () => 'Une fois par manche : regardez le sort mystère ou l’arme cachée d’un chevalier.',
    chain: () => 'Une fois par manche : allez chez le Magicien juste après vous être équipé.',
    tieBreak: () => 'À égalité au combat, vous gagnez seul.',
    tolerance: ({ upTo }) => `Dépasser de ${upTo} au plus ne vous coûte pas de cœur.`,
    replaceSpell: () => 'Une fois par manche, à votre tour : remplacez un sort de la rangée.',
  }),
  en: {
    allColours: () => 'Each of your weapons counts as every colour.',
    peek: () => 'Once per round: look at the mystery spell or at a knight’s hidden weapon.',
    chain: () => 'Once per round: visit the Magician right after arming up.',
    tieBreak: () => 'Tied in combat, you win alone.',
    tolerance: ({ upTo }) => `Being over by ${upTo} at most costs you no heart.`,
    replaceSpell: () => 'Once per round, on your turn: replace a spell of the row.',
  },
};

const clauseWords = { fr: typeset(french), en: english } as const;

function say(clause: Clause, lang: Lang): Said {
  const speak = clauseWords[lang][clause.does] as (clause: Clause, cards: Words['cards']) => Said;
  return speak(clause, wordsOf(lang).cards);
}

/** What a spell does, in full. */
export const spellSentence = (spell: SpellCard, lang: Lang): string =>
  spell.clauses.map((clause) => say(clause, lang).sentence).join(' ');

/** What a spell does, in two short lines. */
export const spellShort = (spell: SpellCard, lang: Lang): string => say(spell.clauses[0], lang).short;

/** The number a spell adds, as printed large on its face; undefined for spells without one. */
export function spellFigure(spell: SpellCard): string | undefined {
  const clause = spell.clauses.find((one) => one.does === 'bossHp' || one.does === 'strength');
  return clause !== undefined && 'by' in clause ? figureOf(clause.by) : undefined;
}

/** What a companion does. */
export function powerSentence(power: Power, lang: Lang): string {
  const speak = powers[lang][power.does] as (power: Power) => string;
  return speak(power);
}
