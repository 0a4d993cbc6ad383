/** What is read beside the game: advice, the view for whoever plays by HTTP, films, the shelf. */
import type { OptionValues, Outcome, Patch, SeenEvent } from '../kernel/index.ts';
import type { ClockInfo, PackInfo, Play, SeatSymbol, TableInfo, WireView, You } from './table.ts';

/** What *maître* would answer to a question. */
export interface Advice {
  readonly answer: unknown;
  /** How many other answers came to mind. */
  readonly others: number;
  /** Absent where nothing else came to mind, or there was too little time to compare. */
  readonly compared?: {
    /** The other answer it thought about longest. */
    readonly other: unknown;
    /** The chances to win after the one and after the other, as far as it sees, in so many made-up worlds. */
    readonly chance: number;
    readonly otherChance: number;
    readonly worlds: number;
    /** What makes the difference between the chances, all of it, what counts most first. */
    readonly terms: readonly AdviceTerm[];
  };
}
export interface AdviceTerm {
  /** A number of the game, by name; or `won` (games that end before), `rivals` (what the others have less of), `rest`. */
  readonly name: string;
  /** How much more of it there is on average, and what that does to the chance to win. */
  readonly more: number;
  readonly share: number;
}

/** GET /api/tables/:code/view: for whoever plays by HTTP. */
export interface HttpView extends Play {
  readonly table: TableInfo;
  readonly you: You;
  readonly clocks?: readonly ClockInfo[];
  /** Everything this seat may answer now, with the legal answers (composed ones: their first pieces). */
  readonly decisions: readonly WireDecision[];
}
export interface WireDecision {
  readonly id: string;
  readonly kind: string;
  readonly blocking: boolean;
  readonly about: object;
  readonly answers: readonly unknown[];
}

/** GET /api/tables/:code/notices, and the answer to whatever changes them. */
export interface NoticesInfo {
  /** The server's public key for the browser's push manager. */
  readonly key: string;
  /** This device is told by push. */
  readonly push: boolean;
  readonly webhook: boolean;
}

/** Body of POST /api/tables/:code/branch: play on alone against bots from a move of a game that is over. */
export interface BranchRequest {
  /** The viewpoint whose film is meant; one plays its seat, else one's own or that of whoever is awaited. */
  readonly seat: number;
  /** After this many updates of that film. */
  readonly n: number;
  readonly name?: string;
}

/** As the viewpoint of a film: all seats at once, once the game is over. */
export const EVERYBODY = -2;

/** GET /api/tables/:code/film: what one viewpoint was shown, from the first moment. */
export interface Film {
  readonly tablee: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly pack?: PackInfo;
  readonly players: readonly { readonly name: string; readonly kind: 'person' | 'bot'; readonly symbol?: SeatSymbol }[];
  /** The viewpoint: a seat, −1 for the public, or `EVERYBODY`, whose `own` is the list of all seats'. */
  readonly view: WireView;
  /** What was told before the first answer. */
  readonly opening: readonly SeenEvent[];
  readonly updates: readonly FilmUpdate[];
  readonly outcome?: Outcome;
}
export interface FilmUpdate {
  readonly n: number;
  readonly at: number;
  readonly events: readonly SeenEvent[];
  readonly pub?: Patch;
  readonly own?: Patch;
  readonly by?: 'bot' | 'default';
}

/** GET /api/lengths: how long games of so many seats (0: of any number) last on this server, where enough were played. */
export interface GameLength {
  readonly game: string;
  readonly seats: number;
  /** Minutes; half of the games lie between. */
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** GET /api/games: the shelf, for scripts. */
export interface GameInfo {
  readonly id: string;
  readonly title: { readonly fr: string; readonly en: string };
  readonly seats: { readonly min: number; readonly max: number };
  /** As the box says, and as measured here. */
  readonly minutes: number;
  readonly lengths: readonly GameLength[];
  readonly options: readonly {
    readonly name: string;
    readonly values: unknown;
    readonly fallback: unknown;
    readonly rule: string;
  }[];
  readonly presets: { readonly [name: string]: OptionValues };
}
