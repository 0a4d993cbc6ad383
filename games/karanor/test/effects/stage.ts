/**
 * Abilities on the stage: a table of the house where some cards say something else, and ways to play them.
 *
 *   const t = perform({ seats: [{}, { gold: 3 }] }, [{ does: 'payGold', n: 2, who: 'eachOpponent' }]);
 *   expect(t.gold(1)).toBe(1);
 */
import { andThen, Scene } from '../../../../kernel/index.ts';
import type { Ability, Clause } from '../../rules/clauses.ts';
import type { BlackMarketCard, Content } from '../../rules/content.ts';
import { effectFrame } from '../../rules/effects/resolve.ts';
import type { Source } from '../../rules/effects/types.ts';
import { rules } from '../../rules/index.ts';
import type { Karanor, Seat } from '../../rules/state.ts';
import { arrange, House, type TableLiteral } from '../arrange.ts';
import { invariants } from '../invariants.ts';

/** The same table with other cards. */
export function rewrite(t: House, change: (content: Content) => Partial<Content>): House {
  const { seats, options, content, chance } = t.table;
  const scene = new Scene<Karanor>({ seats, options, content: { ...content, ...change(content) } }, chance);
  return new House(rules, t.state, scene, invariants);
}

const replaced = <T>(list: readonly T[], at: number, one: Partial<T>): T[] =>
  list.map((card, i) => (i === at ? { ...card, ...one } : card));

/** Artefacts and insignia by id or kind, with these abilities instead of their own; every copy alike. */
export function withTiles(t: House, tiles: { readonly [id: string]: readonly Ability[] }): House {
  const changed = <T extends { readonly id: string; readonly kind?: string; readonly abilities: readonly Ability[] }>(
    list: readonly T[],
  ): T[] =>
    list.map((tile) => {
      const abilities = tiles[tile.kind ?? tile.id];
      return abilities === undefined ? tile : { ...tile, abilities };
    });
  return rewrite(t, ({ artefacts, insignia }) => ({ artefacts: changed(artefacts), insignia: changed(insignia) }));
}

/** The first copy of a black market card says something else. */
export const withCard = (t: House, id: string, card: Partial<BlackMarketCard>): House =>
  rewrite(t, ({ blackMarket }) => ({ blackMarket: replaced(blackMarket, t.card(id), card) }));

/** A story that says this. */
const STORY: Omit<Source, 'seat'> = { kind: 'story', card: 0, ability: 0 };

/** These clauses happen to this player, on these; `kind` is where they are written. */
export function perform(
  literal: TableLiteral,
  clauses: readonly Clause[],
  { seat = 0, on = [] }: { readonly seat?: Seat; readonly on?: readonly Seat[] } = {},
): House {
  const t = rewrite(arrange(literal), ({ stories }) => ({
    isPack: true,
    stories: replaced(stories, STORY.card, { bonus: clauses }),
  }));
  andThen(t.state, effectFrame({ ...STORY, seat }, on));
  t.run();
  return t;
}

/** The number of a black market card in this player's hand. */
export function held(t: House, seat: Seat, id: string): number {
  const { blackMarket } = t.table.content;
  const card = t.seat(seat).own.blackMarket.find((one) => blackMarket[one].id.replace(/-\d+$/, '') === id);
  if (card === undefined) throw new Error(`seat ${seat} holds no ${id}`);
  return card;
}

/** Plays a black market card on these. */
export function play(t: House, seat: Seat, id: string, ...on: readonly Seat[]): void {
  t.seat(seat).answer('play-black-market', { card: held(t, seat, id), on });
}

/** Why it cannot be played on these. */
export const whyNot = (t: House, seat: Seat, id: string, ...on: readonly Seat[]): string | undefined =>
  t.seat(seat).refusal('play-black-market', { card: held(t, seat, id), on })?.key;

/** Uses an artefact; `ability` where it has several. */
export function use(t: House, seat: Seat, id: string, ability = 0): void {
  t.seat(seat).answer('use-artefact', { artefact: t.artefact(id), ability });
}

/** All who are asked let the window pass. */
export function pass(t: House): void {
  for (const [seat, kind] of t.asked) if (kind === 'react') t.seat(seat).answer('react', 'pass');
}
