/** What has to be said about Boss Quest: both languages have these types, so a missing word fails the type check. */

import type { Sentence } from '../../../web/face.ts';
import type { AskWords } from '../../../web/words/telling/catalogue.ts';
import type { Reasons } from '../../../web/words/telling/differences.ts';
import type { OptionWords } from '../../../web/words/telling/options.ts';
import type { Colour, Power, Shade } from '../rules/content.ts';
import type { RefusalKey } from '../rules/refusals.ts';
import type { Events, Kinds, Options } from '../rules/state.ts';
import type { TableWords } from './table.ts';
import type { Teller } from './teller.ts';

export type SpellId =
  | 'hpPlus1'
  | 'hpPlus2'
  | 'hpMinus1'
  | 'hpMinus2'
  | `need${Capitalize<Colour>}`
  | 'needPair'
  | 'cancelSpell'
  | 'extraKey'
  | 'lastCall'
  | 'secondWins'
  | 'strPlus1'
  | 'strPlus2'
  | 'strMinus1'
  | 'strMinus2'
  | 'swapHidden'
  | 'swapTop'
  | 'heartShield'
  | 'flipPotion'
  | 'swapCompanions';

/** A name and the joke under it. */
export interface Titled {
  readonly name: string;
  readonly flavour: string;
}

export interface CardWords {
  /** `name` on the ribbon; `the` as a noun, `of` beside "weapon", inside sentences. */
  readonly suits: Readonly<Record<Colour, { readonly name: string; readonly the: string; readonly of: string }>>;
  readonly weapons: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, Titled>>;
  readonly weapon: string;
  readonly hiddenWeapon: string;
  readonly hidden: string;
  addsStrength(n: number): string;
  takesStrength(n: number): string;
  readonly bosses: Readonly<Record<14 | 15 | 16 | 17 | 18 | 19 | 20 | 21, Titled>>;
  readonly boss: string;
  readonly hp: string;
  bossTakes(hp: number): string;
  readonly reaper: Titled & { readonly kind: string; readonly sentence: string };
  readonly spells: Readonly<Record<SpellId, Titled>>;
  readonly spell: Readonly<Record<Shade, string>>;
  /** Where a spell of this shade lies. */
  readonly lies: Readonly<Record<Shade, string>>;
  readonly mystery: string;
  readonly potion: { readonly name: string; readonly plus: string; readonly minus: string };
  readonly companion: string;
  readonly companions: Readonly<Record<Power['does'], Titled & { readonly short: string }>>;
  readonly ready: string;
  readonly used: string;
}

/** One log line per event; undefined for what the log passes over. Secrets the reader was told are merged in. */
export type LogWords = {
  readonly [E in keyof Events]: (event: Events[E] & Secret<E>, t: Teller) => Sentence | undefined;
};

/** What only some seats are told with an event. */
type Secret<E> = E extends 'dealt'
  ? { readonly hidden?: number }
  : E extends 'hidden-swapped'
    ? { readonly gave?: number; readonly received?: number }
    : E extends 'peeked'
      ? { readonly card?: number }
      : object;

/** What each possible answer is called, as a full sentence. */
export interface ChoiceWords {
  equip(n: number): string;
  readonly visit: string;
  readonly none: string;
  readonly stop: string;
  readonly chainYes: string;
  readonly chainNo: string;
  activate(spell: string, sentence: string): string;
  discard(spell: string): string;
  readonly activateMystery: string;
  readonly discardMystery: string;
  readonly decline: string;
  value(n: string): string;
  /** `target` undefined: the reader. `was` and `now`: a total that would change. */
  target(spell: string, target: string | undefined, change?: { readonly was: number; readonly now: number }): string;
  give(weapon: string): string;
  giveHidden(weapon: string): string;
  cancel(spell: string, caster: string | undefined): string;
  flip(reading: string, owner: string | undefined): string;
  pair(a: string, b: string): string;
  /** A companion with its place: `holder` null in the reserve, undefined for the reader's own. */
  placed(companion: string, holder: string | null | undefined): string;
  readonly peekMystery: string;
  peek(name: string): string;
  replace(spell: string): string;
  readonly replaceMystery: string;
  /** A potion's reading and the total it gives. */
  read(reading: string, total: number): string;
  /** A reading offered although no potion is hidden; always refused. */
  readAny(reading: 'minus' | 'plus'): string;
  readonly readyForCombat: string;
  readonly recoverLife: string;
  readonly becomeReaper: string;
  readonly ready: string;
  readonly reopen: string;
}

export type Numbers = { readonly [name: string]: number | string };

/** What the bots' foresight reads, by its names (bot/foresight.ts): the terms of a piece of advice. */
export type ReasonWords = Reasons<
  'keys' | 'goal' | 'oneHeart' | 'twoHearts' | 'fallen' | 'ghost' | 'reaper' | 'out' | 'late'
>;

export interface Words {
  readonly cards: CardWords;
  readonly log: LogWords;
  readonly asks: Readonly<Record<keyof Kinds, Required<AskWords>>>;
  readonly choices: ChoiceWords;
  readonly refusals: Readonly<Record<RefusalKey, (n: Numbers) => string>>;
  readonly reasons: ReasonWords;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly presets: Readonly<Record<string, { readonly name: string; readonly promise: string }>>;
  readonly table: TableWords;
}
