/** Stories, draft and start goods (MK-107…121): all that comes before the first turn. */
import { andThen, clockwise, sealed } from '../../../kernel/index.ts';
import { ORDINARY_KINDS } from './clauses.ts';
import { effectFrame } from './effects/resolve.ts';
import { gainGold, gainTokens } from './purse.ts';
import { DRAFT_CARDS, everySeat } from './setup.ts';
import { type Commerce, type Kind, NONE, type Seat, type State, type Table } from './state.ts';

export const chooseStory: Kind<'choose-story'> = {
  candidates: (v) => v.own.stories,
  refusal: () => undefined,
  default: (v) => v.own.stories[0],
  take(s, { seat }, story) {
    s.pub.merchants[seat].story = story;
    // The other tile leaves the game unseen (MK-R06).
    s.own[seat].stories = [];
  },
};

/** Three commerce cards each (MK-109); cities, stories and market lie open meanwhile. */
export function storiesChosen(s: State, _f: object, t: Table): void {
  const { pub, hid } = s;
  t.emit('stories-dealt', { stories: pub.merchants.map(({ story }) => story) });
  for (const own of s.own) own.packet = hid.commerceDeck.splice(-DRAFT_CARDS).reverse();
  pub.commerceDeck = hid.commerceDeck.length;
  andThen(s, ...draftPick(s, t, 1));
}

function draftPick(s: State, t: Table, pick: 1 | 2) {
  const packets = Object.fromEntries(s.own.map(({ packet }, seat) => [seat, { cards: [...packet] }]));
  t.emit('draft-dealt', { pick, cards: s.own[0].packet.length }, packets);
  return [sealed(`draft-pick-${pick}`, everySeat(t.seats)), { do: 'pass-packets', pick } as const];
}

/** All at once keep one (MK-110, MK-111). Packets were shuffled, so that the first card is any card. */
const pick: Kind<'draft-pick-1'> = {
  candidates: (v) => v.own.packet,
  refusal: () => undefined,
  default: (v) => v.own.packet[0],
  take(s, { seat }, card) {
    const own = s.own[seat];
    own.packet = own.packet.filter((other) => other !== card);
    own.hand.push(card);
    s.pub.merchants[seat].hand++;
  },
};
export const draftPick1 = pick;
export const draftPick2: Kind<'draft-pick-2'> = pick;

/** After the first pick the others go to the right, to the one who plays before (MK-110, MK-R04); then the last is discarded (MK-112). */
export function passPackets(s: State, f: { pick: 1 | 2 }, t: Table): void {
  const { pub, hid } = s;
  const secrets: { [seat: Seat]: { card: Commerce; discarded?: Commerce } } = {};
  const packets = s.own.map(({ packet }) => packet);
  for (const [seat, own] of s.own.entries()) {
    const card = own.hand[own.hand.length - 1];
    if (f.pick === 1) {
      own.packet = packets[(seat + 1) % t.seats];
      secrets[seat] = { card };
      continue;
    }
    const [discarded] = own.packet;
    own.packet = [];
    own.discarded.commerces.push(discarded);
    hid.commerceDiscard.push(discarded);
    secrets[seat] = { card, discarded };
  }
  t.emit('draft-picked', { pick: f.pick }, secrets);
  pub.commerceDiscard = hid.commerceDiscard.length;
  if (f.pick === 1) andThen(s, ...draftPick(s, t, 2));
  else andThen(s, { do: 'set-out' });
}

/** Pawns and first commerces (MK-113), the market of two (MK-931), then everybody's story, then the first turn. */
export function setOut(s: State, _f: object, t: Table): void {
  const { pub } = s;
  for (const merchant of pub.merchants) merchant.commerces.push({ city: merchant.city, card: NONE });
  if (t.seats === 2 && t.options.twoPlayerMarket) {
    pub.market = [];
    for (let kind = 0; kind < ORDINARY_KINDS; kind++) {
      pub.market.push(1);
      pub.reserve[kind]--;
    }
  }
  const goods = clockwise(t.seats, pub.starter).map((seat) => ({ do: 'story-goods', seat }) as const);
  andThen(s, ...goods, { do: 'end-turn', seat: NONE });
}

/** MK-119…121; a quest among the bonuses may ask at once (MK-R37). */
export function storyGoods(s: State, { seat }: { seat: Seat }, t: Table): void {
  const merchant = s.pub.merchants[seat];
  const { gold, tokens, income, bonus } = t.content.stories[merchant.story];
  gainGold(s, seat, gold);
  const gained = tokens.map((n, kind) => gainTokens(s, seat, kind, n));
  merchant.income = income;
  t.emit('goods-received', { seat, story: merchant.story, income, gold, tokens: gained });
  if (bonus.length > 0) andThen(s, effectFrame({ kind: 'story', card: merchant.story, ability: 0, seat }));
}
