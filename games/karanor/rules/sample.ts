/** A world this seat cannot tell from the real one, each as likely as any other: what fair bots think about. */
import { copy, type Game, reseal, waiting } from '../../../kernel/index.ts';
import { DIAMOND } from './clauses.ts';
import { purseOf } from './purse.ts';
import { dealQuests } from './sample-quests.ts';
import { DRAFT_CARDS, inPlay, newOwn, STORIES_TO_CHOOSE } from './setup.ts';
import { type Karanor, NONE, type Own, type Seat, type State, type Table, type View } from './state.ts';
import { askedSeat, deal, unseenOf } from './unseen.ts';

export function sample(v: View, t: Table, game: Game<Karanor>): State {
  const pub = copy(v.pub);
  const isHidden = t.options.goldPrivacy === 'hidden' && pub.ended === null;
  const own = pub.merchants.map((_, seat) =>
    seat === v.seat ? copy(v.own) : { ...newOwn(t.seats, isHidden), sealed: {} },
  );
  const s: State = {
    pub,
    own,
    hid: {
      commerceDeck: [],
      commerceDiscard: [],
      questDeck: [],
      questDiscard: [],
      artefactDeck: [],
      blackMarketDeck: [],
      deliveryDeck: [],
      sequels: [],
      // Whether others wait with a card nobody can tell.
      queue: v.own.held === null ? [] : [v.seat],
      cursor: 0,
      sealed: {},
    },
  };
  if (isHidden) fillPurses(s, v, t);
  dealStories(s, v, t);
  dealCommerces(s, v, t);
  dealQuests(s, v, t);
  dealArtefacts(s, v, t);
  dealBlackMarket(s, v, t);
  dealDeliveries(s, t);
  for (const [seat, other] of own.entries()) if (seat !== v.seat) whisper(v, seat, other);
  reseal(game, s, v, t);
  return s;
}

function dealStories(s: State, v: View, t: Table): void {
  const frame = waiting<Karanor>(v);
  if (frame?.ask !== 'choose-story') return;
  const unseen = unseenOf(t, [...t.content.stories.keys()], v.own.stories);
  for (const [seat, own] of s.own.entries()) if (seat !== v.seat) own.stories = deal(unseen, STORIES_TO_CHOOSE);
}

function dealCommerces(s: State, v: View, t: Table): void {
  const { pub, hid } = s;
  const { hand, packet, discarded } = v.own;
  const seen = [...pub.commerceMarket, ...hand, ...packet, ...discarded.commerces];
  for (const { commerces, shownCommerces } of pub.merchants) {
    seen.push(...shownCommerces);
    for (const { card } of commerces) seen.push(card);
  }
  const unseen = unseenOf(t, [...t.content.commerces.keys()], seen);
  const inPacket = packetSize(v);
  for (const [seat, own] of s.own.entries()) {
    if (seat === v.seat) continue;
    const { hand: held, shownCommerces } = pub.merchants[seat];
    own.hand = [...shownCommerces, ...deal(unseen, held - shownCommerces.length)];
    own.packet = deal(unseen, inPacket);
  }
  // Everybody discarded one in the draft (MK-112), and these are the only ones.
  hid.commerceDiscard = [...discarded.commerces];
  if (pub.commerceDiscard > 0) {
    for (const [seat, own] of s.own.entries()) {
      if (seat === v.seat) continue;
      own.discarded.commerces = deal(unseen, 1);
      hid.commerceDiscard.push(...own.discarded.commerces);
    }
  }
  hid.commerceDeck = unseen;
}

/** How many draft cards lie before each player just now. */
function packetSize(v: View): number {
  const asked = waiting<Karanor>(v)?.ask;
  if (asked === 'draft-pick-1') return DRAFT_CARDS;
  return asked === 'draft-pick-2' ? DRAFT_CARDS - 1 : 0;
}

/** What is neither seen nor in the deck lies before whoever chooses an artefact. */
function dealArtefacts(s: State, v: View, t: Table): void {
  const { pub } = s;
  const seen = [...pub.artefactDiscard, ...v.own.drawnArtefacts];
  for (const { artefacts } of pub.merchants) for (const { artefact } of artefacts) seen.push(artefact);
  const unseen = unseenOf(t, inPlay(t.content.artefacts, t.seats), seen);
  const chooser = askedSeat(v, 'choose-artefact');
  if (chooser !== NONE && chooser !== v.seat) {
    s.own[chooser].drawnArtefacts = deal(unseen, unseen.length - pub.artefactDeck);
  }
  s.hid.artefactDeck = unseen;
}

function dealBlackMarket(s: State, v: View, t: Table): void {
  const { pub } = s;
  const seen = [...pub.blackMarketDiscard, ...v.own.blackMarket, ...v.own.peeked];
  for (const { source } of pub.played) if (source.kind === 'blackMarket') seen.push(source.card);
  const unseen = unseenOf(t, inPlay(t.content.blackMarket, t.seats), seen);
  const [looker, lookedAt] = looking(v);
  for (const [seat, own] of s.own.entries()) {
    if (seat === v.seat) continue;
    const isSeen = looker === v.seat && lookedAt === seat;
    own.blackMarket = isSeen ? [...v.own.peeked] : deal(unseen, pub.merchants[seat].blackMarket);
  }
  if (looker !== NONE && looker !== v.seat) s.own[looker].peeked = [...s.own[lookedAt].blackMarket];
  s.hid.blackMarketDeck = unseen;
}

/** Who looks at whose black market cards just now (Espion). */
function looking({ pub }: View): readonly [looker: Seat, lookedAt: Seat] {
  for (const frame of pub.agenda) {
    const { ask, seat, on } = frame as { ask?: string; seat?: Seat; on?: readonly Seat[] };
    if (ask === 'choose-card' && seat !== undefined && on !== undefined) return [seat, on[0]];
  }
  return [NONE, NONE];
}

/** Any of those that have not been up may be left (MK-115). */
function dealDeliveries(s: State, t: Table): void {
  const { pub, hid } = s;
  const unseen = unseenOf(t, [...t.content.deliveries.keys()], [...pub.delivered, pub.delivery]);
  hid.deliveryDeck = deal(unseen, pub.deliveriesLeft);
}

/** The most gold a hidden purse is thought to hold. */
const GUESSED_GOLD = 15;

/** Tokens that are in no other place lie in the hidden purses (MK-R87); gold may be any. */
function fillPurses(s: State, v: View, t: Table): void {
  const { pub } = s;
  const others = [...pub.merchants.keys()].filter((seat) => seat !== v.seat);
  for (const seat of others) purseOf(s, seat).gold = t.chance.int(GUESSED_GOLD + 1);
  const mine = purseOf(s, v.seat).tokens;
  for (const [kind, reserve] of pub.reserve.entries()) {
    const all = kind === DIAMOND ? t.options.diamonds : t.options.reserve;
    let left = all - reserve - mine[kind] - (pub.market?.[kind] ?? 0);
    for (; left > 0; left--) purseOf(s, t.chance.pick(others)).tokens[kind]++;
  }
}

/** Both parties know what this seat is a party of; of other private offers it knows nothing. */
function whisper({ own, seat: self }: View, seat: Seat, other: Own): void {
  other.offers = own.offers.filter(({ from, to }) => from === seat || to === seat).map(copy);
  other.offersWith[self] = own.offersWith[seat];
}
