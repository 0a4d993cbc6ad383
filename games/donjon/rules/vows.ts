/** Words given (DQ-R49): recorded, counted, settled. Nothing obliges anybody to keep one (DQ-R47). */

import { isNothing, plus, shared, without } from '../../bargain/goods.ts';
import { enter, judged, owed, type WordStatus } from '../../bargain/words.ts';
import { announce, nextNumber, openWords } from './bargains.ts';
import type { Adventure, Goods, Pub, Seat, State, Table, Vow } from './state.ts';

/** What a new word is made of. */
type NewVow = Pick<Vow, 'from' | 'to' | 'about' | 'goods' | 'side' | 'ownSide' | 'text'>;

/** Records a word. */
export function giveWord(s: State, t: Table, vow: NewVow): void {
  const word: Vow = { ...vow, id: nextNumber(s, t, vow.from, vow.to), given: {}, declined: {}, status: 'open' };
  for (const list of lists(s, t, word)) list.push(word);
  announce(t, 'word-given', word.from, word.to, { word });
}

/** Where this word is written. */
function lists(s: State, t: Table, { from, to }: Vow): Vow[][] {
  return t.options.whispers ? [s.own[from].words, s.own[to].words] : [s.pub.words];
}

function replace(s: State, t: Table, word: Vow): void {
  for (const list of lists(s, t, word)) {
    const at = list.findIndex(({ id }) => id === word.id);
    if (at >= 0) list[at] = word;
  }
}

/** A word is settled: it leaves the open ones, and the whole table sees how it ended. */
function settleWord(s: State, t: Table, word: Vow, status: Exclude<WordStatus, 'open'>): void {
  for (const list of lists(s, t, word)) {
    const at = list.findIndex(({ id }) => id === word.id);
    if (at >= 0) list.splice(at, 1);
  }
  // The number of a whispered word would tell how much these two had to say to each other.
  const id = t.options.whispers ? -1 - s.pub.settled.length : word.id;
  const settled: Vow = { ...word, id, status };
  s.pub.settled.push(settled);
  enter(s.pub.adventurers[word.from].word, status);
  // Of a whispered word the others hear only now.
  if (t.options.whispers) t.reveal('word-settled', { word: settled });
  else t.emit('word-settled', { word: settled });
}

/** The open words of goods or of talk that this player has given, in the order they were given. */
function openVowsOf(s: State, t: Table, seat: Seat): readonly Vow[] {
  return openWords(s, t).filter((word) => word.from === seat && !word.ownSide);
}

/** What can still be handed over for a word: a monster's points in the reward split only (DQ-R49). */
export function payable({ fight }: Pub, word: Vow): Goods {
  const { points, ...rest } = owed(word);
  return points === undefined || (fight !== null && fight.points > 0) ? owed(word) : rest;
}

/** Whether there is anything left that this player could hand over for a word: only then is there something to settle. */
export function hasDebts(s: State, t: Table, seat: Seat): boolean {
  return openVowsOf(s, t, seat).some((word) => isDue(s, word) && !isNothing(payable(s.pub, word)));
}

/** Words about a side hang on an arena (DQ-R73). */
const isDue = ({ pub }: State, { about }: Vow): boolean => about === 'help' || pub.fight?.place === 'arena';

/** What was given without anything in return counts for words to the same player, once the fight is over (DQ-R73). */
export function countTowards(s: State, t: Table, from: Seat, to: Seat, goods: Goods): void {
  if (s.pub.fight?.stage !== 'over') return;
  let left = goods;
  for (const word of openVowsOf(s, t, from)) {
    if (word.to !== to) continue;
    const paid = shared(owed(word), left);
    if (isNothing(paid)) continue;
    left = without(left, paid);
    replace(s, t, { ...word, given: plus(word.given, paid) });
  }
}

/** What the receiver did not want is no longer owed (DQ-E46). */
export function releaseFrom(s: State, t: Table, from: Seat, to: Seat, goods: Goods): void {
  for (const word of openVowsOf(s, t, from)) {
    if (word.to !== to) continue;
    const freed = shared(without(word.goods, word.given), goods);
    if (!isNothing(freed)) replace(s, t, { ...word, declined: plus(word.declined, freed) });
  }
}

/** The fight is lost: nobody can owe the points and the spoil of a monster that was not beaten. */
export function releaseFromReward(s: State, t: Table, monster: Adventure): void {
  for (const word of openWords(s, t)) {
    if (word.about !== 'help') continue;
    const points = word.goods.points === undefined ? {} : { points: word.goods.points };
    const spoils = word.goods.spoils?.includes(monster) ? { spoils: [monster] } : {};
    const freed: Goods = { ...points, ...spoils };
    if (!isNothing(freed)) replace(s, t, { ...word, declined: plus(word.declined, freed) });
  }
}

/** The reward is split: a word about the monster's points and nothing else is kept or broken by now (DQ-R49). */
export function closePoints(s: State, t: Table, seat: Seat): void {
  for (const word of openVowsOf(s, t, seat)) {
    const { points, ...rest } = word.goods;
    if (points !== undefined && isNothing(rest)) settleWord(s, t, word, judged(word));
  }
}

/** The settlement of this player's words closes: each is judged by what was handed over. */
export function closeVows(s: State, t: Table, seat: Seat): void {
  for (const word of openVowsOf(s, t, seat)) settleWord(s, t, word, isDue(s, word) ? judged(word) : 'void');
}

/**
 * The tokens are shown. A bystander's word on their own side is kept or broken now. A principal owes only those who
 * showed the side that was wanted; to the others the word is void.
 */
export function settleSides(s: State, t: Table): void {
  const { fight } = s.pub;
  if (fight === null) return;
  for (const word of [...openWords(s, t)]) {
    if (word.about !== 'support') continue;
    const shown = fight.sides[word.ownSide ? word.from : word.to];
    if (shown === null) settleWord(s, t, word, 'void');
    else if (word.ownSide) settleWord(s, t, word, shown === word.side ? 'kept' : 'broken');
    else if (shown !== word.side || !isPrincipal(fight.attacker, fight.defender, word.from)) {
      settleWord(s, t, word, 'void');
    }
  }
}

const isPrincipal = (attacker: Seat, defender: Seat, seat: Seat): boolean => seat === attacker || seat === defender;

/** The turn is over: words about a fight that did not take place are void (DQ-R73). */
export function voidTheRest(s: State, t: Table): void {
  for (const word of [...openWords(s, t)]) settleWord(s, t, word, 'void');
}
