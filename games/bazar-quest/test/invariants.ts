import { allHold, type Check as CheckOf } from '../../test/invariants.ts';
import { heroCount } from '../rules/counts.ts';
import { displaySlots, storageSlots } from '../rules/effects/numbers.ts';
import { points } from '../rules/end.ts';
import { type BazarQuest, type Guest, NONE, type Pub } from '../rules/state.ts';
import { conservation } from './conservation.ts';

type Check = CheckOf<BazarQuest>;

const guestsOf = (pub: Pub): Guest[] => [...pub.centre, ...pub.shops.flatMap((shop) => shop.guests)];

/** 3, 18: three monsters in all, coming in the order of their levels. */
const monstersComeInOrder: Check = ({ pub, hid }, { content, options }) => {
  const { monster, fallen, coming } = pub;
  const inPlay = monster === NONE ? [] : [monster];
  if (fallen.length + inPlay.length + coming.length !== 3) return 'there are not three monsters';
  const all = [...fallen, ...inPlay, ...[...hid.monsterDeck].reverse()];
  if (all.some((card, i) => content.monsters[card]?.level !== i + 1))
    return `monsters ${all} are not levels I, II, III`;
  const isHidden = coming.every((card) => card === NONE);
  if (coming.length > 0 && isHidden === options.firstGame) return 'only a first game shows the coming monsters';
  return options.firstGame && `${coming}` !== `${all.slice(3 - coming.length)}`
    ? 'other monsters are coming'
    : undefined;
};

/** 3, 13: no more upgrades than the piles hold, no title twice in a shop, one slot at least. */
const shopsAreSound: Check = ({ pub }, { content }) => {
  for (const [seat, shop] of pub.shops.entries()) {
    if (![0, 1, 2].includes(shop.display) || ![0, 1, 2].includes(shop.storage)) return `seat ${seat}: no such upgrade`;
    const titles = shop.employees.map((card) => content.employees[card].title.fr);
    if (new Set(titles).size !== titles.length) return `seat ${seat} has an employee's title twice`;
    if (displaySlots(content, pub, seat) < 1 || storageSlots(content, pub, seat) < 1) return `seat ${seat} has no slot`;
  }
  const boards = new Set(pub.shops.map(({ board }) => board));
  return boards.size === pub.shops.length ? undefined : 'two shops have the same board';
};

/** 8. */
const somebodyHoldsTheToken: Check = ({ pub }) =>
  Number.isInteger(pub.questHolder) && pub.questHolder >= 0 && pub.questHolder < pub.shops.length
    ? undefined
    : `the token is with ${pub.questHolder}`;

/** 7: no hero is missing or too many once the fallen are replaced; none stands in a shop outside shopping and adventure. */
const heroesAreWhereTheyBelong: Check = ({ pub }, t) => {
  const inShops = pub.shops.reduce((sum, { guests }) => sum + guests.length, 0);
  if (pub.phase === 'supply' || pub.phase === 'display' || pub.phase === 'upgrade' || pub.phase === 'inventory') {
    if (inShops > 0) return 'a hero stands in a shop';
  }
  if (pub.phase === 'supply' || pub.phase === 'display') {
    if (pub.centre.length !== heroCount(t)) return `${pub.centre.length} heroes are in the centre`;
  }
  const most = t.options.advancedTwoPlayer ? 2 : 1;
  return pub.shops.some(({ guests }) => guests.length > most) ? 'a shop holds too many heroes' : undefined;
};

/** 11: every shop once. */
const rankingIsTotal: Check = ({ pub }) => {
  if (pub.ranking.length === 0) return undefined;
  const seats = pub.ranking.map(({ seat }) => seat);
  return new Set(seats).size === pub.shops.length && seats.length === pub.shops.length
    ? undefined
    : `the ranking is ${seats}`;
};

/** 15: gear, adventure cards, offers and windows lie out in their phases only. */
const cardsLieOutInTheirPhase: Check = ({ pub }) => {
  const { phase } = pub;
  if (phase === 'over') return undefined;
  const guests = guestsOf(pub);
  if (phase !== 'shopping' && phase !== 'adventure' && guests.some(({ gear }) => gear.length > 0))
    return 'gear is left';
  if (pub.centre.some(({ gear }) => gear.length > 0)) return 'a hero of the centre wears gear';
  if (phase !== 'adventure' && guests.some(({ adventures }) => adventures.length > 0))
    return 'an adventure card is left';
  if (phase !== 'upgrade' && pub.offer.length > 0) return 'an offer is left';
  const hasWindows = pub.shops.some(({ window }) => window.length > 0);
  if (phase !== 'display' && phase !== 'shopping' && hasWindows) return 'a window is left';
  return phase !== 'shopping' && pub.pass !== 0 ? 'heroes are being chosen' : undefined;
};

/** 16, 18, 24: over and ended go together, with the score the tokens make and the winners it makes. */
const theEndIsTheEnd: Check = ({ pub }) => {
  const { ended, phase, agenda } = pub;
  if ((ended !== null) !== (phase === 'over')) return 'over and ended do not go together';
  if (ended === null) return undefined;
  if (agenda.length > 0) return 'something is left to do after the end';
  const { scores, winners, ending } = ended;
  if (scores.some(({ glory, coins }, seat) => glory !== pub.shops[seat].glory || coins !== pub.shops[seat].coins))
    return 'the score is not what the shops have';
  if (ending !== 'victory') return winners.length === 0 ? undefined : 'a common defeat has a winner';
  if (pub.fallen.length !== 3) return 'a victory before the third monster fell';
  const rank = (seat: number): number => points(scores[seat]) * 10_000 + scores[seat].coins;
  const best = Math.max(...scores.map((_, seat) => rank(seat)));
  const expected = [...scores.keys()].filter((seat) => rank(seat) === best);
  return `${expected}` === `${winners}` ? undefined : `winners are ${winners} instead of ${expected}`;
};

export const invariants = allHold(
  conservation,
  monstersComeInOrder,
  shopsAreSound,
  somebodyHoldsTheToken,
  heroesAreWhereTheyBelong,
  rankingIsTotal,
  cardsLieOutInTheirPhase,
  theEndIsTheEnd,
);
