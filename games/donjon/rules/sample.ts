/** A world this seat cannot tell from the real one, each as likely as any other: what fair bots think about. */
import { copy, decision, type Game, reseal, waiting } from '../../../kernel/index.ts';
import { bargainsSeen } from './bargains.ts';
import { pledge } from './gifts.ts';
import { newOwn, QUESTS_DEALT } from './setup.ts';
import {
  type Adventure,
  type Ask,
  type Donjon,
  NONE,
  type Own,
  type Quest,
  type Seat,
  type State,
  type Table,
  type View,
} from './state.ts';

export function sample(v: View, t: Table, game: Game<Donjon>): State {
  const pub = copy(v.pub);
  const s: State = {
    pub,
    own: pub.adventurers.map((_, seat) => (seat === v.seat ? copy(v.own) : { ...newOwn(), sealed: {} })),
    hid: { adventureDeck: adventureDeck(v, t), questDeck: [], cursor: 0, sealed: {} },
  };
  layQuests(s, v, t);
  for (const [seat, own] of s.own.entries()) {
    if (seat === v.seat) continue;
    recall(s, v, t, seat, own);
    whisper(v, seat, own);
  }
  reseal(game, s, v, t);
  return s;
}

/** All cards nobody has seen come up, those this seat has looked at on top. */
function adventureDeck({ pub, own }: View, t: Table): Adventure[] {
  const { discard, inPlay, card, adventurers } = pub;
  const seen = [...discard, ...inPlay.map((event) => event.card), card, ...own.peeked];
  for (const { spoils, kept } of adventurers) seen.push(...spoils, ...kept);
  const unseen = t.chance.shuffle(without(t.content.adventures.length, seen));
  return [...unseen, ...own.peeked.toReversed()];
}

/** Quests that nobody has shown and this seat does not hold are dealt to the others by their counts. */
function layQuests(s: State, v: View, t: Table): void {
  const { pub } = s;
  const { dealt, main, secondaries, drawn } = v.own;
  const seen = [...dealt, main, ...secondaries, ...drawn];
  for (const { completed } of pub.adventurers) seen.push(...completed.map(({ quest }) => quest));
  const unseen = t.chance.shuffle(without(t.content.quests.length, seen));
  const deal = (n: number): Quest[] => unseen.splice(unseen.length - n, n);
  const isDealt = pub.round === 0 && waiting<Donjon>(v)?.ask === 'choose-main-quest';
  const hasMain = pub.round > 0;
  for (const [seat, own] of s.own.entries()) {
    if (seat === v.seat) continue;
    const adventurer = pub.adventurers[seat];
    if (isDealt) own.dealt = deal(QUESTS_DEALT);
    if (hasMain) own.main = adventurer.completed.find((one) => one.main)?.quest ?? deal(1)[0];
    own.secondaries = deal(adventurer.secondaries);
  }
  // What is neither held nor in the deck lies before whoever is at the guild.
  if (pub.active !== NONE && pub.active !== v.seat) s.own[pub.active].drawn = deal(unseen.length - pub.questDeck);
  s.hid.questDeck = unseen;
}

/** What another player must have seen or put down for the questions and offers that are open. */
function recall({ hid }: State, v: View, t: Table, seat: Seat, own: Own): void {
  const looking = looksAt(v.pub, seat);
  if (looking > 0) own.peeked = hid.adventureDeck.slice(-looking).reverse();
  if (own.secondaries.length === 0) return;
  for (const { id, from, give } of bargainsSeen(v)) {
    if (from === seat && give.quests !== undefined) own.pledged[id] = some(t, own.secondaries, give.quests);
  }
  const left = some(t, own.secondaries, own.secondaries.length);
  for (const { to, quests } of questGifts(v.pub, seat)) own.pledged[pledge(to)] = left.splice(0, quests);
}

const some = (t: Table, quests: readonly Quest[], n: number): Quest[] => t.chance.shuffle([...quests]).slice(0, n);

/** How many cards of the deck lie before this player just now. */
function looksAt({ agenda }: State['pub'], seat: Seat): number {
  for (const frame of agenda) {
    const { ask, wants, options } = frame as { ask?: string; wants?: string; options?: readonly number[] };
    if (ask === undefined || (wants !== 'adventure' && wants !== 'order')) continue;
    if ((frame as { seat?: Seat }).seat === seat) return options?.length ?? 0;
  }
  return 0;
}

/** Quests this player has put down for others who are still to be asked. */
function questGifts({ agenda }: State['pub'], from: Seat): { to: Seat; quests: number }[] {
  const list: { to: Seat; quests: number }[] = [];
  for (const frame of agenda) {
    if ('do' in frame) {
      if (frame.do !== 'gifts' || frame.from !== from) continue;
      for (const { to, goods } of frame.gifts) list.push({ to, quests: goods.quests ?? 0 });
    } else if (frame.ask === 'accept-gift' && 'seat' in frame) {
      const { about } = decision(frame, frame.seat) as Ask<'accept-gift'>;
      if (about.from === from) list.push({ to: frame.seat, quests: about.goods.quests ?? 0 });
    }
  }
  return list.filter(({ quests }) => quests > 0);
}

/** With whispers both parties hold what this seat is a party of; of the rest it knows nothing. */
function whisper({ seat: self, own: { bargains, words, whispered } }: View, seat: Seat, own: Own): void {
  own.bargains = bargains.filter(({ from, to }) => from === seat || to === seat).map(copy);
  own.words = words.filter(({ from, to }) => from === seat || to === seat).map(copy);
  const n = whispered?.[seat];
  if (n !== undefined) own.whispered = { [self]: n };
}

/** All numbers below n but these. */
function without(n: number, gone: readonly number[]): number[] {
  return Array.from({ length: n }, (_, i) => i).filter((one) => !gone.includes(one));
}
