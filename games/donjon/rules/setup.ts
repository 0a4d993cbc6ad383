/** Set-up (1xx): shop, decks, quests and characters, and who begins. */
import { andThen, type Layout, sealed } from '../../../kernel/index.ts';
import { TYPE_TOKENS } from './clauses.ts';
import { BOX_GEMS } from './content.ts';
import {
  type Adventurer,
  type Donjon,
  type Kind,
  NONE,
  type Obj,
  type Own,
  type Quest,
  type Seat,
  type State,
  type Table,
} from './state.ts';

/** DQ-107. */
export const QUESTS_DEALT = 2;
const DIE = 8;

export function setup(t: Table): Layout<Donjon> {
  const { content, options, chance } = t;
  const adventureDeck = chance.shuffle(upTo(content.adventures.length));
  const questDeck = chance.shuffle(upTo(content.quests.length));
  const gems = options.startingGems;
  t.emit('game-started', { target: options.targetTP, gems });
  const quests = { do: 'choose-quests' } as const;
  const characters = { do: 'deal-characters' } as const;
  const order = options.questBeforeCharacter ? [quests, characters] : [characters, quests];
  return {
    pub: {
      round: 0,
      starter: NONE,
      active: NONE,
      step: 'setup',
      questBought: false,
      trophyBought: false,
      adventurers: upTo(t.seats).map(() => newAdventurer(gems)),
      bank: BOX_GEMS - t.seats * gems,
      pot: 0,
      potGone: false,
      shop: objectsOf(t, false),
      aside: objectsOf(t, true),
      removed: [],
      usedUp: [],
      deck: adventureDeck.length,
      questDeck: questDeck.length,
      discard: [],
      card: NONE,
      inPlay: [],
      wentBack: [],
      cursed: NONE,
      lasting: [],
      fight: null,
      surplus: null,
      bargains: [],
      words: [],
      settled: [],
      wants: {},
      nextBargain: 1,
      reachedBy: NONE,
      ended: null,
    },
    own: upTo(t.seats).map(newOwn),
    hid: { adventureDeck, questDeck },
    agenda: [...order, { do: 'roll-for-start', seats: upTo(t.seats) }],
  };
}

/** Every seat, or every card of a kind. */
function upTo(end: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < end; i++) numbers.push(i);
  return numbers;
}

/** DQ-104, DQ-106. */
function objectsOf({ content }: Table, isDragon: boolean): Obj[] {
  return upTo(content.objects.length).filter((object) => content.objects[object].dragon === isDragon);
}

/** DQ-110. */
const newAdventurer = (gems: number): Adventurer => ({
  character: NONE,
  points: 0,
  from: { monsters: 0, arena: 0, quests: 0, purchase: 0, cards: 0 },
  wounds: 0,
  gems,
  objects: [],
  spoils: [],
  kept: [],
  powerUsed: false,
  typeToken: null,
  secondaries: 0,
  mainDone: false,
  completed: [],
  did: {
    arenaWins: 0,
    arenaDefences: 0,
    arenaAllyWins: 0,
    dungeonHelps: 0,
    kritikWins: 0,
    bestMonsterBeaten: 0,
  },
  word: { kept: 0, partly: 0, broken: 0 },
});

export const newOwn = (): Own => ({
  dealt: [],
  main: NONE,
  secondaries: [],
  drawn: [],
  declined: [],
  peeked: [],
  pledged: {},
  bargains: [],
  words: [],
  refused: [],
});

/** Two quests each; one is kept, all at once and in secret (DQ-107, DQ-R64). */
export function chooseQuests(s: State, _f: object, t: Table): void {
  const secrets: { [seat: Seat]: { quests: Quest[] } } = {};
  for (const [seat, own] of s.own.entries()) {
    own.dealt = s.hid.questDeck.splice(-QUESTS_DEALT).reverse();
    secrets[seat] = { quests: own.dealt };
  }
  s.pub.questDeck = s.hid.questDeck.length;
  t.emit('quests-dealt', { count: QUESTS_DEALT }, secrets);
  andThen(s, sealed('choose-main-quest', upTo(t.seats)));
}

export const chooseMainQuest: Kind<'choose-main-quest'> = {
  candidates: (v) => v.own.dealt,
  refusal: () => undefined,
  default: (v) => v.own.dealt[0],
  take(s, { seat }, quest, t) {
    const own = s.own[seat];
    own.main = quest;
    for (const other of own.dealt) if (other !== quest) s.hid.questDeck.push(other);
    own.dealt = [];
    if (seat === t.seats - 1) makeGuild(s, t);
  },
};

/** All other quests are shuffled together (DQ-108). */
function makeGuild(s: State, t: Table): void {
  t.chance.shuffle(s.hid.questDeck);
  s.pub.questDeck = s.hid.questDeck.length;
  const secrets = Object.fromEntries(s.own.map(({ main }, seat) => [seat, { quest: main }]));
  t.emit('main-quests-chosen', { questDeck: s.pub.questDeck }, secrets);
}

/** One each, face up; the Forestier draws a type token (DQ-109, DQ-111). */
export function dealCharacters(s: State, _f: object, t: Table): void {
  const { content, chance } = t;
  const characters = chance.shuffle(upTo(content.characters.length)).slice(0, t.seats);
  const tokens = [...TYPE_TOKENS];
  t.emit('characters-dealt', { characters });
  for (const [seat, character] of characters.entries()) {
    const adventurer = s.pub.adventurers[seat];
    adventurer.character = character;
    // DQ-913: without one-shot powers the tokens lie turned over from the start.
    adventurer.powerUsed = t.options.uniquePowers === 'off';
    if (!content.characters[character].typeToken || tokens.length === 0) continue;
    const [token] = tokens.splice(chance.int(tokens.length), 1);
    adventurer.typeToken = token;
    t.emit('type-token-drawn', { seat, token });
  }
}

/** The highest begins; those tied for it roll again, and an 8 counts 8 (DQ-114, DQ-R23). */
export function rollForStart(s: State, { seats }: { seats: readonly Seat[] }, t: Table): void {
  const { rolls, highest } = rollOff(t, seats);
  const starter = highest.length === 1 ? highest[0] : NONE;
  t.emit('rolled-for-start', { rolls, starter });
  if (starter === NONE) andThen(s, { do: 'roll-for-start', seats: highest });
  else {
    s.pub.starter = starter;
    andThen(s, { do: 'round' });
  }
}

/** One die each, and who rolled highest. */
export function rollOff(t: Table, seats: readonly Seat[]): { rolls: { seat: Seat; face: number }[]; highest: Seat[] } {
  const rolls = seats.map((seat) => ({ seat, face: t.chance.die(DIE) }));
  const most = Math.max(...rolls.map(({ face }) => face));
  return { rolls, highest: rolls.filter(({ face }) => face === most).map(({ seat }) => seat) };
}
