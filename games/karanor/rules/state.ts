/**
 * Marchands de Karanor: everything the game is made of, as types. Names come from the glossary of
 * docs/rules/karanor.md.
 *
 * The state is laid out by who may know: `Pub` everybody, `Own` one seat, `Hid` nobody. Cards and territories are small
 * integers into the table's content (`t.content`, in a view `v.table.content`); `NONE` stands for "no card, nobody".
 */
import type {
  Decision,
  Kind as KernelKind,
  State as KernelState,
  Table as KernelTable,
  View as KernelView,
  PublicView,
  Seat,
  Shape,
} from '../../../kernel/index.ts';
import type { Offer } from '../../bargain/offers.ts';
import type { Wants } from '../../bargain/wants.ts';
import type { Resource, ResourceName, Standing } from './clauses.ts';
import type { Content } from './content.ts';
import type { EffectFrames, EffectKinds, Lasting, Played } from './effects/types.ts';
import type { Events } from './events.ts';
import type { Options } from './options.ts';

export type { Events, Options, Seat };

/** No card, nobody, nowhere. */
export const NONE = -1;

export type Territory = number;
export type Commerce = number;
/** Sequels are quests too. */
export type Quest = number;
export type Artefact = number;
export type Insignia = number;
export type BlackMarket = number;
export type Delivery = number;
export type Story = number;

/** Gold and tokens, the latter by resource. */
export interface Purse {
  gold: number;
  tokens: number[];
}

/** What may be traded (MK-752): amounts of gold and tokens; associates by resource, insignia and artefacts by tile, villas by territory. */
export type Goods = { readonly gold?: number } & { readonly [kind in ResourceName]?: number } & {
  readonly associates?: readonly Resource[];
  readonly insignia?: readonly Insignia[];
  readonly artefacts?: readonly Artefact[];
  readonly villas?: readonly Territory[];
};

/** How long an offer stands (MK-R71): until the turn that runs is over, or at the latest until its proposer's next one begins. */
export interface Lapse {
  readonly stands?: 'turn';
}

/** An offer of goods against goods, to one player or to all. */
export interface Trade extends Offer<Goods>, Lapse {}

/** Where prestige came from (MK-809); `other` only with owners' cards (MK-R65). Losses are negative `other`. */
export const PRESTIGE_SOURCES = ['commerce', 'quest', 'delivery', 'villa', 'other'] as const;
export type PrestigeSource = (typeof PRESTIGE_SOURCES)[number];

/** A recruited associate. */
export interface Associate {
  readonly kind: Resource;
  promoted: boolean;
  /** The last round it earned in (`earnOncePerRound`). */
  earned: number;
}

/** An artefact in front of its owner. */
export interface HeldArtefact {
  readonly artefact: Artefact;
  /** Its once-per-turn or once-per-game use is gone. */
  used: 'no' | 'turn' | 'game';
  /** How often its triggered ability has worked in this turn. */
  times: number;
  /** The last round it earned in (`earnOncePerRound`). */
  earned: number;
}

/** One player, as everybody sees them. */
export interface Merchant {
  /** The origin city; `NONE` until dealt. */
  city: Territory;
  /** `NONE` until dealt or chosen. */
  story: Story;
  pawn: Territory;
  prestige: number;
  /** The same prestige by source. */
  from: { [source in PrestigeSource]: number };
  /** For each of the two prestige steps: its card was drawn. */
  stepped: boolean[];
  income: number;
  /** Null with `goldPrivacy` hidden: then it is in `own`. */
  purse: Purse | null;
  /** By the city; the starting one has the card `NONE` (MK-114). */
  commerces: { readonly city: Territory; readonly card: Commerce }[];
  villas: Territory[];
  /** In the order of resources. */
  associates: Associate[];
  /** Rising. */
  insignia: Insignia[];
  artefacts: HeldArtefact[];
  /** How many commerce cards, quests and black market cards are in hand. */
  hand: number;
  quests: number;
  blackMarket: number;
  /** Cards in hand that were shown to all (MK-505, MK-R82). */
  shownCommerces: Commerce[];
  shownQuests: Quest[];
  /** Completed and resolved quests, face up, with the option taken. */
  completed: { readonly quest: Quest; readonly option: number }[];
  /** What this player says they look for and can spare; talk only. */
  seeks: Resource[];
  spares: Resource[];
  /** Turns begun. */
  turns: number;
  /** Left the game, seat frozen (MK-R80). */
  frozen: boolean;
}

/** A move action under way (MK-R10). */
export interface OpenMove {
  /** Steps made. */
  made: number;
  /** It is the first of this turn (A01). */
  readonly first: boolean;
  /** What was granted to the next move action: it belongs to this one (Passage clandestin). */
  readonly boost: readonly Standing[];
}

/** Some of a market visit: one token bought or sold; order matters (MK-R77). */
export type Exchange = { readonly buy: Resource } | { readonly sell: Resource };

/** What the active player does at a stable point of the turn. */
export type Action =
  /** A step; it opens a move action when none is open. */
  | { readonly move: Territory }
  | 'end-move'
  | { readonly harvest: Resource }
  | 'work'
  /** `spare`: the tokens that discounts leave unpaid, of the payer's choice, rising. */
  | { readonly build: Commerce; readonly bonus: boolean; readonly spare: readonly Resource[] }
  | 'interact'
  /** `pay`: the tokens for costs of any kind, rising. */
  | { readonly quest: Quest; readonly option: number; readonly pay: readonly Resource[] }
  | 'deliver'
  | { readonly recruit: Resource }
  | 'buy-villa'
  | { readonly market: readonly Exchange[] }
  /** Costs no action. */
  | { readonly promote: Resource }
  | 'end-turn';

/** One line of the final score. */
export interface Score {
  readonly prestige: number;
  readonly from: { readonly [source in PrestigeSource]: number };
  readonly gold: number;
  readonly commerces: number;
  readonly villas: number;
  readonly income: number;
}

/** What counts in the end, in this order; past gold only with the option `tieBreak` (MK-806, MK-807, MK-R64). */
export const TERMS = ['prestige', 'gold', 'commerces', 'villas', 'income'] as const;
export type Term = (typeof TERMS)[number];

export interface Ended {
  /** `target`, the round cap, or one seat left alone (MK-R80). */
  readonly ending: 'target' | 'cap' | 'alone';
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  /** The terms that counted. */
  readonly terms: readonly Term[];
  readonly tieBreak: Exclude<Term, 'prestige'> | null;
}

/** What everybody may know. */
export interface Pub {
  /** 0 during set-up. */
  round: number;
  starter: Seat;
  /** Whose turn it is; `NONE` during set-up. */
  active: Seat;
  actionsLeft: number;
  move: OpenMove | null;
  /** Move actions opened in this turn. */
  moves: number;
  merchants: Merchant[];
  /** By resource. */
  reserve: number[];
  /** By territory: whether its inhabitant is still there. */
  inhabitants: boolean[];
  /** By territory: who owns the villa; `NONE` where it is for sale or there is none. */
  villas: Seat[];
  commerceMarket: Commerce[];
  /** Cards left, face-down. */
  commerceDeck: number;
  commerceDiscard: number;
  questDeck: number;
  questDiscard: number;
  /** Second parts left in their pack. */
  sequels: number;
  artefactDeck: number;
  artefactDiscard: Artefact[];
  blackMarketDeck: number;
  blackMarketDiscard: BlackMarket[];
  /** The face-up delivery; `NONE` when there are no more. */
  delivery: Delivery;
  /** Deliveries below it. */
  deliveriesLeft: number;
  /** Done and discarded. */
  delivered: Delivery[];
  /** Not yet recruited. */
  associates: Resource[];
  /** Insignia tiles nobody owns, rising. */
  insignia: Insignia[];
  /** Tokens on the 2-player market, by ordinary resource; null without it. */
  market: number[] | null;
  lasting: Lasting[];
  /** Black market cards being played; the last resolves first. */
  played: Played[];
  /** Cards played and tiles used so far: owners' cards could feed each other without end. */
  plays: number;
  /** Offers to all. */
  offers: Trade[];
  /** How many offers to all each seat has made: numbers them. */
  offersMade: number[];
  /** Who reached the target first; from then on trades are forbidden (MK-756). */
  triggeredBy: Seat;
  ended: Ended | null;
}

/** A black market card that waits for the next stable point. */
export type Held = { readonly card: BlackMarket; readonly on: readonly Seat[] };

/** What one seat may know. */
export interface Own {
  /** Two tiles to choose from, with `storyDeal` choose. */
  stories: Story[];
  /** The draft cards before this seat, and those it kept. */
  packet: Commerce[];
  hand: Commerce[];
  quests: Quest[];
  blackMarket: BlackMarket[];
  /** Quests drawn, of which some are kept. */
  drawnQuests: Quest[];
  drawnArtefacts: Artefact[];
  /** The quest whose immediate choice is being made; else `NONE`. */
  immediate: Quest;
  /** Black market cards of another that are looked at just now. */
  peeked: BlackMarket[];
  /** With `goldPrivacy` hidden. */
  purse: Purse | null;
  /** Private offers this seat is a party of. */
  offers: Trade[];
  /** How many private offers there were between this seat and each other: numbers them. */
  offersWith: number[];
  /** One's own offers that were declined in this turn of the table: the same may not be made again (R27). */
  declined: Trade[];
  held: Held | null;
  /** Cards this seat discarded itself and that have not been shuffled since. */
  discarded: { commerces: Commerce[]; quests: Quest[] };
}

/** What nobody may know. Decks have their top card at the end. */
export interface Hid {
  commerceDeck: Commerce[];
  commerceDiscard: Commerce[];
  questDeck: Quest[];
  questDiscard: Quest[];
  artefactDeck: Artefact[];
  blackMarketDeck: BlackMarket[];
  deliveryDeck: Delivery[];
  /** Not yet taken. */
  sequels: Quest[];
  /** Seats with a waiting card, in order of arrival. */
  queue: Seat[];
}

/** Running frames of the turn flow, by name. */
export type TurnFrames = {
  /** The dealt or chosen stories lie open; the draft begins. */
  'stories-chosen': object;
  /** The picked cards are kept, the others passed to the right (MK-110) or discarded (MK-112). */
  'pass-packets': { pick: 1 | 2 };
  /** Pawns, market tile, then the goods of each story in turn order. */
  'set-out': object;
  'story-goods': { seat: Seat };
  turn: { seat: Seat };
  /** A stable point: plays cards that waited, then asks the active player. */
  stable: object;
  /** After a build: the compulsory replacement (MK-R19). */
  'replace-commerce': { seat: Seat };
  /** The quests in `own.drawnQuests` go to the hand, keeping `keep`. */
  'take-quests': { seat: Seat; keep: number };
  /** One quest reaches its owner: resolved at once if it is an immediate choice, else into the hand. */
  'receive-quest': { seat: Seat; how: 'drawn' | 'sequel' };
  income: { seat: Seat };
  'end-turn': { seat: Seat };
  score: { ending: Ended['ending'] };
};

export type Frames = TurnFrames & EffectFrames;

type Asked<Ask extends object, Answer> = { ask: Ask; answer: Answer };

/** The decisions of the turn flow: what each is asked with (public), and its answers. */
export type TurnKinds = {
  /** Sealed. */
  'choose-story': Asked<object, Story>;
  'draft-pick-1': Asked<object, Commerce>;
  'draft-pick-2': Asked<object, Commerce>;
  /** Every stable point of a turn waits at this question. */
  'take-action': Asked<object, Action>;
  'choose-commerce': Asked<object, Commerce | 'deck'>;
  'choose-quest-draw': Asked<{ keep: number }, readonly Quest[]>;
  /** An option of `own.immediate`. */
  'immediate-choice': Asked<object, number>;
  'discard-quest': Asked<object, Quest>;
  'choose-artefact': Asked<object, Artefact>;
  // Unasked
  'reveal-quest': Asked<object, Quest>;
  'reveal-commerce': Asked<object, Commerce>;
  /** What one looks for and can spare. */
  'tell-wants': Asked<object, Wants<readonly Resource[]>>;
  /** Leaves the game with `dropOut` frozen. */
  concede: Asked<object, true>;
};

/** Unasked: trades (MK-750…757). */
export type TradeKinds = {
  'propose-trade': Asked<object, Proposal>;
  'answer-trade': Asked<{ offer: number }, 'accept' | 'decline' | { readonly counter: Omit<Proposal, 'to'> }>;
  'withdraw-trade': Asked<{ offer: number }, true>;
};

export interface Proposal extends Lapse {
  readonly to: Seat;
  readonly give: Goods;
  readonly ask: Goods;
  readonly text: string;
}

export type Kinds = TurnKinds & TradeKinds & EffectKinds;

/** All the types of Karanor, for the kernel's generics. */
export interface Karanor extends Shape {
  pub: Pub;
  own: Own;
  hid: Hid;
  frames: Frames;
  kinds: Kinds;
  events: Events;
  options: Options;
  content: Content;
}

export type State = KernelState<Karanor>;
export type Table = KernelTable<Karanor>;
export type View = KernelView<Karanor>;
/** A player's or a spectator's view: what sums and public totals can be told from. */
export type AnyView = View | PublicView<Karanor>;
export type Kind<K extends keyof Kinds> = KernelKind<Karanor, Kinds[K]['ask'], Kinds[K]['answer']>;
export type Ask<K extends keyof Kinds> = Decision<Kinds[K]['ask']>;
