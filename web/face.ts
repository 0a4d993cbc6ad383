/**
 * The cover and the face of a game: what its folder gives the shell to show it.
 *
 * The shell knows no game. It finds every `games/<game>/table/cover.ts`, which exports `cover: GameCover` and comes with
 * the first page, and every `games/<game>/table/index.ts`, which exports `face: GameFace` and comes when a table of that
 * game is opened. It hands the face a view and the open decisions; the face hands back answers. No rule lives in a
 * component: what glows, and why not, comes from the rules' view functions.
 */
import type { Component } from 'svelte';
import type {
  AnyShape,
  Decision,
  Fixed,
  Outcome,
  PublicView,
  Refusal,
  Seat,
  SeenEvent,
  Shape,
  Standing,
  View,
} from '../kernel/index.ts';

export type Lang = 'fr' | 'en';

/** Who sits where, as people know them. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  /** Whether somebody is there: online, hollow dot, or a bot playing for an absent person. */
  readonly presence: 'here' | 'away' | 'bot-plays';
}

/** A piece of a sentence: plain text, or something that shows itself when pressed. */
export type Piece =
  | string
  /** A player; the reader's own seat reads "Vous" where a sentence starts with it, "vous" elsewhere. */
  | { readonly seat: Seat }
  /** A card by the game's own key; the face's `Card` component draws it. `text` stands for it in plain text. */
  | { readonly card: string; readonly text: string }
  /** A number that changed: old, then new. */
  | { readonly was: number; readonly now: number }
  | { readonly strong: string };

export interface Sentence {
  readonly pieces: readonly Piece[];
  /** A consequence, told in a second, quieter line. */
  readonly after?: readonly Piece[];
}

/** What a sentence is told to whom. */
export interface Telling {
  readonly lang: Lang;
  readonly names: readonly SeatInfo[];
  /** The reader's seat, −1 for a spectator: "vous". */
  readonly me: Seat;
  /** The table it is told at: events name cards by number, and its content says what they are. */
  readonly table: Fixed<AnyShape>;
}

/** One thing the reader could do, as a button of the choice list; refused ones say why. */
export interface Choice {
  readonly decision: Decision;
  readonly answer: unknown;
  readonly label: string;
  readonly refusal?: Refusal;
  /** This choice ends the turn: the key E takes it. */
  readonly ends?: true;
}

/** Over the reader's own secrets, on a screen that several people share (R23). */
export interface Cover {
  /** The view holds nothing that only the reader may know. */
  readonly isDown: boolean;
  /** `held`: until let go; `kept`: until dropped, or until nothing is asked of the reader any more. */
  lift(how: 'held' | 'kept'): void;
  drop(): void;
}

/** What the game's table component receives. */
export interface TableProps {
  readonly view: View<AnyShape> | PublicView<AnyShape>;
  /** In a replay that hides nothing: what every seat has for itself (its `own`), by seat. */
  readonly everyone?: readonly unknown[] | undefined;
  /** Only on a shared screen: the game shows `Peek` where it may be lifted. */
  readonly cover?: Cover | undefined;
  /** The decisions open to this seat, blocking first; empty for spectators. */
  readonly decisions: readonly Decision[];
  /** An answer is on its way: what was asked stays in its place, shows what was pressed, and takes nothing more (R13). */
  readonly isPending: boolean;
  readonly telling: Telling;
  /** The events of the last update, for animation; `key` changes with each update. */
  readonly fresh: { readonly key: number; readonly events: readonly SeenEvent[] };
  /** Aid that tells odds and sums, where table and person want it. */
  readonly aid: boolean;
  readonly motion: 'full' | 'reduced' | 'none';
  /** A result that waits only to be read may take its reader on by itself after a while. */
  readonly goesOn: boolean;
  answer(decision: Decision, answer: unknown): void;
  /** What is begun but not given yet; undefined when nothing is any more. It is played when time is out. */
  stage?(decision: Decision, answer: unknown): void;
  /** While the table still tells the last update step by step, nothing else gives away what came of it. */
  suspend?(isOn: boolean): void;
  /** Shows why something cannot be done (R3). */
  refuse(refusal: Refusal): void;
  /** Opens the large card. */
  inspect(card: string): void;
}

/** A line of the log's story worth seeing again at the end. */
export interface Moment {
  /** The index of the event in the story. */
  readonly at: number;
  readonly sentence: Sentence;
}

/** One section of the rules reader. */
export interface RulesSection {
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
}

/** One of the three steps in which a game is told to somebody who sees it for the first time. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** What is seen of a game before it is opened. Every page loads it, so it imports no rules, no cards and no catalogue. */
export interface GameCover {
  /** The large poster on the home page and beside the seats. */
  readonly Poster: Component;
  /** A small square picture. */
  readonly Emblem: Component;
  readonly steps: Readonly<Record<Lang, readonly Step[]>>;
}

/** What a player or somebody who looks on sees of a game. */
type Seen<G extends Shape> = View<G> | PublicView<G>;

/** What the large card is drawn from: the key used in sentences, and the table where one is open, for sets of people's own. */
export interface CardProps<G extends Shape = AnyShape> {
  readonly card: string;
  readonly lang: Lang;
  readonly table?: Fixed<G> | undefined;
}

export interface EpilogueProps<G extends Shape = AnyShape> {
  readonly view: Seen<G>;
  readonly telling: Telling;
}

/** All that shows a game once it is opened. */
export interface GameFace<G extends Shape = AnyShape> {
  /** Fetches its words in a language; French is always there. Missing where no other is kept apart. */
  learn?(lang: Lang): Promise<void>;
  readonly Table: Component<TableProps>;
  /** A card at reading size. */
  readonly Card: Component<CardProps<G>>;
  /** The game's name in the status bar with what stands beside it: "Manche 4 · objectif 5 clefs". */
  chapter(view: Seen<G>, lang: Lang): string;
  /** Whose decision it is and what is awaited, in one sentence (R1). */
  status(view: Seen<G>, telling: Telling): Sentence;
  /** One log line; undefined for what the log passes over. */
  tell(event: SeenEvent, telling: Telling): Sentence | undefined;
  /** For a screen that several share (R23): a view without what only its reader knows, and the facts the log leaves out. */
  readonly secrets?: {
    covered(view: View<G>): View<G>;
    /** By type of event. */
    readonly facts: Readonly<Record<string, readonly string[]>>;
  };
  /** A heading in the log before this event, if a chapter (a round) begins with it. */
  heading(event: SeenEvent, lang: Lang): string | undefined;
  /** Why not, in a sentence with its numbers and remedy; the shell adds the rule. */
  refusal(refusal: Refusal, telling: Telling): string;
  /** All legal moves as words, for the choice list and number keys (R35, R36). */
  choices(view: View<G>, decisions: readonly Decision[], telling: Telling): Choice[];
  /** Any answer to a decision as a sentence, composed ones too. */
  label(view: View<G>, decision: Decision, answer: unknown, telling: Telling): string;
  /** What there is more (or less) of after an answer, by the names of the bots' foresight: "0,4 clef de plus". */
  reason(name: string, more: number, lang: Lang): string | undefined;
  /** What a decision of this kind is called: "Annuler : <label>". */
  decisionName(kind: string, lang: Lang): string;
  /** Option names, what each value means for the game, and the presets' names and promises. */
  readonly options: {
    name(option: string, lang: Lang): string;
    value(option: string, value: string | number | boolean, lang: Lang): string;
    consequence(option: string, value: string | number | boolean, lang: Lang): string;
    preset(preset: string, lang: Lang): { name: string; promise: string };
    /** All settings in one sentence. */
    summary(options: Readonly<Record<string, string | number | boolean>>, seats: number, lang: Lang): string;
  };
  /** The names of the score's terms, and how the game ended in a sentence. */
  term(name: string, lang: Lang): string;
  ending(outcome: Outcome, telling: Telling): Sentence;
  /** The term people play for, drawn large on the score sheet; the first by default. */
  readonly points?: string;
  /** The standings as the score sheet shows them, where that is not each term as it is. */
  sheet?(standings: readonly Standing[]): Standing[];
  /** The terms that decide between equals in it, in their order. */
  readonly decides?: readonly string[];
  /** What the score sheet says beside the score: an ending nobody won, how close it was. Draws nothing where it has nothing to say. */
  readonly Epilogue?: Component<EpilogueProps<G>>;
  /** A large map needs the width: the column of log and talk stands beside it on very wide screens only. */
  readonly isWide?: true;
  /** The last moves want to be seen at the table: who was there goes on to the score by a press. */
  readonly hasFinale?: true;
  /** The three moments of a finished game. */
  moments(story: readonly SeenEvent[], telling: Telling): Moment[];
  /** The rules reader: sections of numbered rules in words for players, loaded when somebody opens it. */
  rules(lang: Lang): Promise<readonly RulesSection[]>;
  /** Which section of the rules fits the moment. */
  rulesSection(view: Seen<G>): number;
  /** The sound this event makes for the reader, if any; the shell itself sounds turn and end. */
  cue?(event: SeenEvent, me: Seat): 'reveal' | 'gain' | 'loss' | 'offer' | undefined;
  /** One line of advice for a first game, for the decision at hand. */
  coach?(decision: Decision, lang: Lang): string | undefined;
}
