/** What has to be said about Karanor: both languages have these types, so a missing word fails the type check. */
import type { Reasons } from '../../../web/words/telling/differences.ts';
import type { OptionWords } from '../../../web/words/telling/options.ts';
import type { Options } from '../rules/options.ts';
import type { RefusalKey } from '../rules/refusals.ts';
import type { AsksWords, ChoiceWords } from './asks.ts';
import type { FaceWords } from './faces.ts';
import type { GoodsWords } from './goods.ts';
import type { Grammar } from './grammar.ts';
import type { LogWords } from './log.ts';
import type { TableWords } from './table.ts';
import type { Teller } from './teller.ts';

export type Numbers = { readonly [name: string]: number };
export type RefusalWords = Readonly<Record<RefusalKey, (n: Numbers, t: Pick<Teller, 'tokens'>) => string>>;

/** What the bots' foresight reads, by its names (bot/foresight.ts): the terms of a piece of advice. */
export type ReasonWords = Reasons<'prestige' | 'plan' | 'toCome' | 'frozen'>;

export interface Words {
  readonly log: LogWords;
  readonly asks: AsksWords;
  readonly choices: ChoiceWords;
  readonly goods: GoodsWords;
  readonly refusals: RefusalWords;
  readonly reasons: ReasonWords;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly presets: Readonly<Record<string, { readonly name: string; readonly promise: string }>>;
  readonly table: TableWords;
  readonly faces: FaceWords;
  readonly grammar: Grammar;
}
