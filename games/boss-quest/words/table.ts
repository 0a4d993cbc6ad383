/** What is written on the table itself: labels, notes, verdicts. */
import type { Ended, HeartGuard, KeysWithheld, Phase, Role, WinBy } from '../rules/state.ts';

export interface TableWords {
  readonly you: string;
  readonly order: string;
  readonly knights: string;
  readonly armourer: string;
  readonly magician: string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly noVisit: string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly robot: string;
  hearts(n: number): string;
  keys(n: number, goal: number): string;
  /** Spoken: visible strength and how many cards lie face down. */
  visible(n: number): string;
  cardsOf(name: string): string;
  readonly hiddenToo: string;

  readonly bossOfRound: string;
  readonly reaperRound: string;
  readonly printed: string;
  active(n: number): string;
  readonly spellsLeft: (n: number) => string;
  readonly noSpellLeft: string;
  taken(n: number): string;
  readonly onBoss: string;
  on(name: string): string;
  readonly onYou: string;
  readonly discarded: string;
  spellDecks(deck: number, discard: number): string;
  weaponDeck(n: number): string;
  mysteryIs(name: string): string;

  of(hp: number): string;
  left(n: number): string;
  readonly exact: string;
  over(n: number): string;
  readonly hiddenPotion: string;
  readonly unseen: string;
  cards(n: number): string;
  readonly hideAid: string;
  readonly showAid: string;
  /** Which single weapons would hit exactly, and from which value on one would be over. */
  aid(hit: number | undefined, over: number | undefined): string;
  requirement(isMet: boolean): string;
  /** A card the reader knows although it lies face down. */
  knownHidden(card: string): string;
  knownDeck(card: string, place: number): string;

  readonly ask: string;
  readonly withoutOver: string;
  readonly or: string;
  readonly visit: string;
  chooseAmong(n: number): string;
  readonly none: string;
  readonly thenVisit: string;
  readonly thenCombat: string;
  readonly stop: string;
  readonly stopWhy: string;
  readonly forced: string;
  /** The same, after "Your move:". */
  readonly forcedStatus: string;
  readonly finalTurn: string;
  readonly lastCall: string;
  readonly duelRight: string;
  /** Chances of an equip, spoken. */
  odds(safe: string, perfect: string): string;

  readonly pickSpell: string;
  readonly activate: string;
  readonly discard: string;
  readonly otherSpell: string;
  readonly discardWhy: string;
  readonly mysteryAsk: string;
  readonly binding: string;
  readonly decline: string;
  readonly bossHp: string;
  readonly yourTotal: string;
  readonly onWhom: string;
  readonly yourself: string;
  readonly whichValue: string;
  readonly whichWeapon: string;
  readonly forTop: string;
  readonly whichSpell: string;
  readonly whichPotion: string;
  readonly whichPair: string;
  readonly exchange: string;
  readonly reserve: string;
  readonly whichReading: string;
  total(n: number): string;
  readonly chain: {
    readonly ask: string;
    readonly yes: string;
    readonly yesWhy: string;
    readonly no: string;
    readonly noWhy: string;
  };
  readonly peekAsk: string;
  readonly peek: string;
  readonly replaceAsk: string;
  readonly replace: string;
  readonly close: string;
  readonly toCombat: string;
  readonly toCombatWhy: string;
  /** An answer is on its way. */
  readonly sent: string;
  readonly sealed: string;
  readonly reopen: string;
  overNote(n: number): string;
  readonly waitOthers: string;
  readonly youWatch: string;
  readonly youLeft: string;
  readonly youGhost: string;
  readonly youReaper: string;

  readonly combat: {
    readonly title: string;
    readonly revealed: string;
    readonly strength: string;
    readonly beaten: string;
    readonly skip: string;
    readonly replay: string;
    readonly next: string;
    nextIn(seconds: number): string;
    /** That the game goes on without a press, for those who hear the button. */
    readonly byItself: string;
    ready(n: number, of: number): string;
    nextRound(round: number, armourer: string, first: string): string;
    weapons(n: number): string;
    /** Headline: who wins and with how many keys. */
    won(names: readonly string[], keys: number, isYou: boolean): string;
    readonly nobody: string;
    readonly noSecond: string;
    readonly head: {
      readonly perfect: string;
      readonly won: string;
      readonly shared: string;
      readonly unwon: string;
      readonly reaper: string;
    };
    readonly stamps: {
      readonly perfect: string;
      readonly won: string;
      readonly far: string;
      readonly close: string;
      over(n: number): string;
      lacks(suit: string): string;
      readonly noPair: string;
      readonly harvested: string;
      readonly reaper: string;
    };
    readonly by: Readonly<Record<WinBy, string>>;
    readonly bySecond: string;
    pays(round: number, extra: number, perfect: number, hp: number): string;
    /** Who was closer, or had fewer weapons; undefined for the reader. */
    far(gap: number, closer: string | undefined): string;
    tied(weapons: number, winner: string | undefined): string;
    readonly tooClose: string;
    lacks(spells: string): string;
    overBy(parts: string): string;
    readonly guards: Readonly<Record<HeartGuard, string>>;
    readonly withheld: Readonly<Record<KeysWithheld, string>>;
    harvested(strength: number, reaper: number): string;
    gainKeys(n: number): string;
    readonly loseHeart: string;
    readonly nothing: string;
    readonly destiny: string;
    readonly perfectRefused: string;
  };

  readonly destiny: {
    readonly title: string;
    readonly ask: string;
    readonly life: {
      readonly name: string;
      readonly promise: string;
      hearts(n: number): string;
      readonly price: string;
      readonly act: string;
    };
    readonly scythe: {
      readonly name: string;
      readonly promise: string;
      readonly price: string;
      readonly goal: string;
      readonly act: string;
    };
  };

  /** Full-sentence labels of cards, for those who hear them. */
  readonly say: {
    weapon(name: string, suit: string, value: number): string;
    potion(minus: string, plus: string, reading: string | undefined): string;
    spell(name: string, shade: string, sentence: string): string;
    boss(name: string, hp: number): string;
    companion(name: string, sentence: string, state: string | undefined): string;
    hidden(owner: string): string;
    ownHidden(card: string): string;
    readonly mystery: string;
  };

  chapter(round: number, goal: number): string;
  heading(round: number): string;
  readonly yourMove: (name: string) => string;
  readonly waitingFor: string;
  readonly gameOver: string;
  readonly terms: Readonly<Record<string, string>>;
  optionSummary(seats: number, weapons: number, extras: readonly string[], hasOdds: boolean): string;
  /** How a game ended, by its ending. */
  readonly endings: Readonly<Record<Ended['ending'], string>>;
  /** After the winners' names; `isYou` when the reader is among them. */
  wins(isYou: boolean, n: number): string;
  readonly tieBreaks: Readonly<Record<string, string>>;
  readonly base: string;
}
