/** A table laid out for one ability: cards are written where they lie, and only these do anything. */
import { andThen, type DoFrame, openScene, ScriptedChance } from '../../../../kernel/index.ts';
import { Player, World } from '../../../test/world.ts';
import type { Effect, MonsterType, Stat, Trigger, TypeToken } from '../../rules/clauses.ts';
import type { AdventureCard, CharacterCard, Content, ObjectCard, QuestCard } from '../../rules/content.ts';
import { moment } from '../../rules/effects/moment.ts';
import { rules } from '../../rules/index.ts';
import { type Donjon, type Fight, NONE, type Options, type Seat, type Side, type State } from '../../rules/state.ts';
import { invariants } from '../invariants.ts';
import { tableOptions } from '../plans.ts';

const nothing = { fr: '', en: '' };
const plain = { title: nothing, glyph: 'card', effects: [] };

/** The shop of every stage: weapons of +1 (2 gems) and +3 (6), armours of +1 (2) and +2 (4), a jewel of +1 (3). */
const SHOP: readonly Partial<ObjectCard>[] = [
  { type: 'weapon', bonus: 1, price: 2 },
  { type: 'weapon', bonus: 3, price: 6 },
  { type: 'armour', bonus: 1, price: 2 },
  { type: 'armour', bonus: 2, price: 4 },
  { type: 'jewel', bonus: 1, price: 3 },
  { type: 'weapon', bonus: 5, price: 0, dragon: true },
  { type: 'armour', bonus: 4, price: 0, dragon: true },
];

export type MonsterLiteral = Partial<Extract<AdventureCard, { kind: 'monster' }>>;

export interface SeatLiteral {
  readonly trait?: readonly Effect[];
  readonly unique?: Effect;
  readonly objects?: readonly Partial<ObjectCard>[];
  /** The effects of each kept special. */
  readonly kept?: readonly (readonly Effect[])[];
  readonly spoils?: readonly MonsterType[];
  readonly gems?: number;
  readonly wounds?: number;
  readonly points?: number;
  readonly typeToken?: TypeToken;
  readonly did?: { readonly [stat in Stat]?: number };
}

export interface FightLiteral extends Partial<Omit<Fight, 'sides' | 'monster'>> {
  readonly monster?: MonsterLiteral;
  readonly sides?: readonly (Side | null)[];
}

export interface StageLiteral {
  /** Three players unless more are named. */
  readonly seats?: readonly SeatLiteral[];
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly active?: Seat;
  readonly cursed?: Seat;
  readonly bank?: number;
  /** The card that has just been turned up. */
  readonly card?: Partial<AdventureCard>;
  /** An event in play, with who drew it. */
  readonly inPlay?: { readonly seat: Seat; readonly effects: readonly Effect[] };
  /** The deck, the next card first; ten monsters of 10 unless it is given. */
  readonly deck?: readonly Partial<AdventureCard>[];
  readonly fight?: FightLiteral;
  /** Faces of the dice to come, one after another; then nothing is shuffled. */
  readonly dice?: readonly number[];
}

const monster = (given: MonsterLiteral, id: string): AdventureCard =>
  ({ ...plain, kind: 'monster', type: 'creature', power: 10, gems: 0, points: 0, id, ...given }) as AdventureCard;

const adventureOf = (given: Partial<AdventureCard>, id: string): AdventureCard =>
  given.kind === 'special' || given.kind === 'event'
    ? ({ ...plain, id, ...given } as AdventureCard)
    : monster(given as MonsterLiteral, id);

const objectOf = (given: Partial<ObjectCard>, id: string): ObjectCard => ({
  ...plain,
  id,
  type: 'jewel',
  price: 3,
  bonus: 0,
  dragon: false,
  ...given,
});

/** Does nothing, ever. */
const IDLE: Effect = { on: 'whileHeld', do: [] };

const characterOf = ({ trait = [], unique = IDLE }: SeatLiteral, id: string): CharacterCard => ({
  ...plain,
  id,
  effects: trait,
  trait: nothing,
  power: nothing,
  unique,
  typeToken: false,
});

const questOf = (id: string): QuestCard => ({
  id,
  title: nothing,
  glyph: 'card',
  tale: nothing,
  points: 2,
  conditions: [{ is: 'roundAtLeast', n: 99 }],
});

export class Stage extends World<Donjon> {
  get content(): Content {
    return this.table.content;
  }

  /** This event happens now. */
  happen(on: Trigger, whose?: Seat): this {
    andThen(this.state, moment(this.state, this.table, on, whose));
    this.run();
    return this;
  }

  /** Runs this frame, and what follows from it. */
  do(frame: DoFrame<Donjon>): this {
    andThen(this.state, frame);
    this.run();
    return this;
  }

  seat(seat: Seat): Player<Donjon> {
    return new Player(this, seat);
  }

  adventurer(seat: Seat): State['pub']['adventurers'][number] {
    return this.pub.adventurers[seat];
  }
}

/** Every number of the literal, the cards it names, and nothing else. */
export function stage(literal: StageLiteral = {}): Stage {
  const seats = Array.from({ length: Math.max(3, literal.seats?.length ?? 0) }, (_, i) => literal.seats?.[i] ?? {});
  const adventures: AdventureCard[] = [];
  const objects: ObjectCard[] = SHOP.map((one, i) => objectOf(one, `shop-${i}`));
  const lay = (card: AdventureCard): number => adventures.push(card) - 1;
  const put = (object: ObjectCard): number => objects.push(object) - 1;

  const deck = (literal.deck ?? new Array(10).fill({})).map((card, i) => lay(adventureOf(card, `deck-${i}`)));
  const card = literal.card === undefined ? NONE : lay(adventureOf(literal.card, 'card'));
  const event = literal.inPlay && lay({ ...plain, kind: 'event', id: 'event', effects: literal.inPlay.effects });
  const foe = literal.fight?.defender === undefined && literal.fight !== undefined;
  const met = foe ? lay(monster(literal.fight?.monster ?? {}, 'monster')) : NONE;
  const held = seats.map(({ objects: own = [], kept = [], spoils = [] }, seat) => ({
    objects: own.map((one, i) => put(objectOf(one, `object-${seat}-${i}`))),
    kept: kept.map((effects, i) => lay({ ...plain, kind: 'special', id: `kept-${seat}-${i}`, effects })),
    spoils: spoils.map((type, i) => lay(monster({ type }, `spoil-${seat}-${i}`))),
  }));
  const content: Content = {
    adventures,
    objects,
    characters: seats.map((one, i) => characterOf(one, `character-${i}`)),
    quests: Array.from({ length: 18 }, (_, i) => questOf(`quest-${i}`)),
    temple: { title: nothing, glyph: 'temple', price: 2 },
  };

  const game = { ...rules, content: () => content };
  const options = tableOptions(seats.length, literal.options);
  const chance = literal.dice === undefined ? 'stage' : new ScriptedChance(literal.dice.map((face) => face - 1));
  const t = openScene(game, seats.length, options, chance);
  const { pub, own, hid } = game.setup(t);
  const round = literal.round ?? 3;
  const gems = seats.map((seat) => seat.gems ?? 0);
  Object.assign(pub, {
    round,
    pot: round,
    bank: 40 - round - gems.reduce((a, b) => a + b, 0),
    starter: 0,
    active: literal.active ?? 0,
    step: 'adventure',
    cursed: literal.cursed ?? NONE,
    card: foe ? met : card,
    deck: deck.length,
    inPlay: event === undefined ? [] : [{ card: event, seat: literal.inPlay?.seat ?? 0 }],
    shop: [...objects.keys()].filter((one) => one < SHOP.length && !objects[one].dragon),
    aside: [...objects.keys()].filter((one) => one < SHOP.length && objects[one].dragon),
    fight: literal.fight === undefined ? null : fightOf(literal.fight, literal.active ?? 0, met, seats.length),
  } satisfies Partial<typeof pub>);
  hid.adventureDeck = deck.reverse();
  for (const [seat, one] of seats.entries()) {
    const adventurer = pub.adventurers[seat];
    Object.assign(adventurer, held[seat], { character: seat, gems: gems[seat], wounds: one.wounds ?? 0 });
    adventurer.points = adventurer.from.cards = one.points ?? 0;
    adventurer.typeToken = one.typeToken ?? null;
    Object.assign(adventurer.did, one.did);
    own[seat].dealt = [];
    own[seat].main = hid.questDeck.pop() ?? NONE;
  }
  pub.questDeck = hid.questDeck.length;
  t.events = [];
  const s: State = {
    pub: { ...pub, agenda: [], questions: 0 },
    own: own.map((part) => ({ ...part, sealed: {} })),
    hid: { ...hid, cursor: 0, sealed: {} },
  };
  return new Stage(game, s, t, invariants);
}

function fightOf(given: FightLiteral, attacker: Seat, met: number, seats: number): Fight {
  const { monster: _, sides, ...rest } = given;
  return {
    place: given.defender === undefined ? 'dungeon' : 'arena',
    attacker,
    defender: NONE,
    monster: met,
    stage: 'talk',
    ally: NONE,
    sides: [...(sides ?? new Array(seats).fill(null))],
    neutralised: [],
    declared: [],
    dice: { green: 0, red: 0 },
    totals: null,
    winner: null,
    kritik: false,
    points: 0,
    ...rest,
  };
}
