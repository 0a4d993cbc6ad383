import { allHold, type Check as CheckOf } from '../../test/invariants.ts';
import { misplaced } from '../../test/misplaced.ts';
import { BOX_GEMS, LAST_OBSERVATION, MOST_SECONDARIES, MOST_WOUNDS } from '../rules/content.ts';
import { isTooEarly } from '../rules/decks.ts';
import { activePower, allyPower, powerTerms } from '../rules/effects/power.ts';
import { type Donjon, NONE, type State } from '../rules/state.ts';

type Check = CheckOf<Donjon>;

const isCard = (card: number): boolean => card !== NONE;

/** A surplus object between two holders; once somebody has taken it, the chain goes on about another one. */
const inFlight = ({ surplus, adventurers }: State['pub']): number[] =>
  surplus === null || adventurers.some(({ objects }) => objects.includes(surplus.object)) ? [] : [surplus.object];

/** 1. */
const cardsLieInOnePlace: Check = ({ pub, own, hid }, { content }) =>
  misplaced('adventure card', content.adventures.length, [
    ...hid.adventureDeck,
    ...pub.discard,
    ...pub.inPlay.map(({ card }) => card),
    ...[pub.card].filter(isCard),
    ...pub.adventurers.flatMap(({ spoils, kept }) => [...spoils, ...kept]),
  ]) ??
  misplaced('object', content.objects.length, [
    ...pub.shop,
    ...pub.aside,
    ...pub.removed,
    ...inFlight(pub),
    ...pub.adventurers.flatMap(({ objects }) => objects),
  ]) ??
  misplaced('quest', content.quests.length, [
    ...hid.questDeck,
    ...own.flatMap(({ dealt, main, secondaries, drawn }) => [...dealt, main, ...secondaries, ...drawn].filter(isCard)),
    ...pub.adventurers.flatMap(({ completed }) => completed.filter(({ main }) => !main).map(({ quest }) => quest)),
  ]);

const countsAreRight: Check = ({ pub, own, hid }) => {
  if (pub.deck !== hid.adventureDeck.length) return 'the adventure deck is miscounted';
  if (pub.questDeck !== hid.questDeck.length) return 'the quest deck is miscounted';
  for (const [seat, { secondaries, peeked }] of own.entries()) {
    if (secondaries.length !== pub.adventurers[seat].secondaries) return `seat ${seat}: quests are miscounted`;
    const top = hid.adventureDeck.slice(hid.adventureDeck.length - peeked.length).reverse();
    if (`${top}` !== `${peeked}`) return `seat ${seat} has seen ${peeked}, the deck has ${top} on top`;
  }
  return undefined;
};

/** 2. */
const gemsAreConserved: Check = ({ pub }, { options }) => {
  let sum = pub.bank + pub.pot;
  for (const { gems } of pub.adventurers) {
    if (gems < 0) return 'a purse is below 0';
    sum += gems;
  }
  if (sum !== BOX_GEMS) return `there are ${sum} gems`;
  return pub.pot < 0 || (options.strictGems && pub.bank < 0) ? 'pot or bank is below 0' : undefined;
};

/** 3. */
const gaugesAreSound: Check = ({ pub }, { content }) => {
  for (const [seat, { wounds, points, from }] of pub.adventurers.entries()) {
    if (wounds < 0 || wounds > MOST_WOUNDS) return `seat ${seat} has ${wounds} wounds`;
    const sum = Object.values(from).reduce((a, b) => a + b, 0);
    if (points < 0 || sum !== points) return `seat ${seat} has ${points} points, from ${sum}`;
    const power = activePower(content, pub, seat);
    if (power < 1) return `seat ${seat} has power ${power}`;
    const isHalved = powerTerms(content, pub, seat).every(({ flat }) => !flat);
    if (isHalved && allyPower(content, pub, seat) !== Math.ceil(power / 2)) return `seat ${seat} does not lend half`;
  }
  return undefined;
};

/** 4. */
const handsAreSound: Check = ({ pub, own }, { content }) => {
  const isOverfull = pub.surplus !== null || pub.agenda.some((frame) => 'ask' in frame && frame.ask === 'keep-object');
  for (const [seat, { objects, secondaries, mainDone, completed }] of pub.adventurers.entries()) {
    const types = objects.map((object) => content.objects[object].type);
    if (!isOverfull && new Set(types).size !== types.length) return `seat ${seat} holds two of a type`;
    if (secondaries > MOST_SECONDARIES) return `seat ${seat} has ${secondaries} open secondary quests`;
    if (pub.round > 0 && own[seat].main === NONE) return `seat ${seat} has no main quest`;
    if (mainDone !== completed.some(({ main }) => main)) return `seat ${seat}: the main quest is and is not done`;
  }
  return undefined;
};

/** 6. */
const potIsTheRounds: Check = ({ pub }, { options }) => {
  if (pub.potGone) return pub.pot === 0 ? undefined : 'there is a pot after the first arena';
  if (pub.pot > pub.round || (!options.strictGems && pub.pot !== pub.round)) return `the pot is ${pub.pot}`;
  return undefined;
};

/** 7. */
const observationIsQuiet: Check = ({ pub, hid }, { content }) => {
  if (pub.round > LAST_OBSERVATION) return undefined;
  if (pub.potGone || pub.fight?.place === 'arena') return 'an arena in an observation round';
  // Where nothing else is left, one of them has to come.
  if (hid.adventureDeck.every((card) => isTooEarly(content, pub, card))) return undefined;
  const out = [pub.card, ...pub.discard, ...pub.adventurers.flatMap(({ spoils, kept }) => [...spoils, ...kept])];
  const early = out.filter(isCard).find((card) => isTooEarly(content, pub, card));
  return early === undefined ? undefined : `${content.adventures[early].title.en} came too early`;
};

/** Over and ended go together; winners are those the score makes. */
const theEndIsTheEnd: Check = ({ pub }, { options }) => {
  const { ended, agenda } = pub;
  if (ended === null) return undefined;
  if (agenda.length > 0) return 'something is left to do after the end';
  const rank = (seat: number): number => ended.scores[seat].total * 1000 + ended.scores[seat].spoils;
  const best = Math.max(...ended.scores.map((_, seat) => rank(seat)));
  const tied = [...ended.scores.keys()].filter((seat) => rank(seat) === best);
  const isRight =
    options.tieAfterSpoils === 'playOff'
      ? ended.winners.length === 1 && tied.includes(ended.winners[0])
      : `${tied}` === `${ended.winners}`;
  return isRight ? undefined : `winners are ${ended.winners} of ${tied}`;
};

export const invariants = allHold(
  cardsLieInOnePlace,
  countsAreRight,
  gemsAreConserved,
  gaugesAreSound,
  handsAreSound,
  potIsTheRounds,
  observationIsQuiet,
  theEndIsTheEnd,
);
