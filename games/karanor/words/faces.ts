/** What has to be said on cards besides their own texts. */
import type { CardKind } from './keys.ts';

export interface FaceWords {
  /** On the ribbon. */
  readonly kinds: Readonly<Record<CardKind | 'associate' | 'city' | 'villa', string>>;
  readonly back: Readonly<Record<Exclude<CardKind, 'insignia'>, string>>;
  readonly curse: string;
  /** Headings on a card. */
  readonly cost: string;
  readonly gain: string;
  readonly bonus: string;
  readonly place: string;
  readonly immediate: string;
  /** "1/2". */
  step(step: 1 | 2): string;
  fourPlus(n: number): string;
  gold(n: number): string;
  prestige(n: number): string;
  /** What a story begins with. */
  readonly income: string;
  /** Under an associate, on either side. */
  associate(kind: string): string;
  yields(tokens: string): string;
  readonly promoted: string;
  readonly used: Readonly<Record<'turn' | 'game', string>>;
  /** The whole card as a sentence, read aloud before its own text. */
  readonly say: {
    commerce(name: string, cost: string): string;
    quest(name: string, prestige: number): string;
    tile(kind: string, name: string): string;
    delivery(city: string): string;
  };
}
