/** What has to be said on cards besides their own texts. */
import type { MonsterType, ObjectType } from '../rules/clauses.ts';

export interface FaceWords {
  /** On the ribbon. */
  readonly kinds: Readonly<Record<'monster' | 'special' | 'event' | 'object' | 'quest' | 'character', string>>;
  readonly monsterTypes: Readonly<Record<MonsterType, string>>;
  readonly objectTypes: Readonly<Record<ObjectType, string>>;
  readonly back: Readonly<Record<'adventure' | 'quest', string>>;
  /** After the number. */
  gems(n: number): string;
  trophies(n: number): string;
  bonus(n: number): string;
  oneOfType(type: ObjectType): string;
  /** A monster may be fled up to this power. */
  fleeAt(power: number): string;
  /** After a quest's points: what they are for a main quest. */
  orMain(points: number): string;
  readonly atOnce: string;
  readonly drawAgain: string;
  readonly adventureOver: string;
  readonly used: string;
  /** The whole card as a sentence, read aloud before its own text. */
  readonly say: {
    object(name: string, type: string, bonus: number, price: number): string;
    monster(name: string, type: string, power: number, gems: number, points: number): string;
    quest(name: string, points: number): string;
    character(name: string, power: number): string;
    event(name: string): string;
    special(name: string): string;
  };
}
