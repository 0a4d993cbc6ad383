/** Ready-made offers meet what both sides told (R28). */
import { describe, expect, test } from 'vitest';
import type { Goods } from '../../rules/state.ts';
import { arrange, type House, type SeatLiteral } from '../../test/arrange.ts';
import { covered } from '../covered.ts';
import { type Draft, matchesOf } from './matches.ts';

/** The Huntsman wants creatures; the mace costs what the shop asks for it. */
const HUNTSMAN = { main: 'huntsman' } as const;
const village = (mine: SeatLiteral, theirs: SeatLiteral): House =>
  arrange({ seats: [{ ...HUNTSMAN, ...mine }, theirs, {}] });

const matches = (t: House): Draft[] => matchesOf(t.view(0), t.seat(0).decision('propose-deal'));
const tell = (t: House, seat: number, seeks: Goods, spares: Goods = {}): void =>
  t.seat(seat).answer('tell-wants', { seeks, spares });

describe('what a rival seeks and spares', () => {
  test('gems for a spoil that one of the reader’s quests asks for', () => {
    const t = village({ gems: 3 }, { spoils: ['cellar-rat'] });
    const spoils = [t.card('cellar-rat')];
    tell(t, 1, {}, { spoils });
    expect(matches(t)).toEqual([{ to: 1, give: { gems: 2 }, ask: { spoils } }]);
  });

  test('goods for goods, where they seek what the reader can spare', () => {
    const t = village({ gems: 3, spoils: ['shy-ghost'] }, { spoils: ['cellar-rat'] });
    const [rat, ghost] = [[t.card('cellar-rat')], [t.card('shy-ghost')]];
    tell(t, 1, { spoils: ghost }, { spoils: rat });
    tell(t, 0, {}, { spoils: ghost });
    expect(matches(t)).toEqual([{ to: 1, give: { spoils: ghost }, ask: { spoils: rat } }]);
  });

  test('what the reader told to seek counts too; an object is worth what the shop asks', () => {
    const t = village({ gems: 9 }, { objects: ['family-mace'] });
    const objects = [t.object('family-mace')];
    tell(t, 1, {}, { objects });
    expect(matches(t)).toEqual([]);
    tell(t, 0, { objects });
    const { price } = t.content.objects[objects[0]];
    expect(matches(t)).toEqual([{ to: 1, give: { gems: price }, ask: { objects } }]);
  });

  test('what they seek and the reader can spare is for sale, as long as they can pay', () => {
    const t = village({ spoils: ['shy-ghost'] }, { gems: 2 });
    const spoils = [t.card('shy-ghost')];
    tell(t, 1, { spoils });
    expect(matches(t)).toEqual([]);
    tell(t, 0, {}, { spoils });
    expect(matches(t)).toEqual([{ to: 1, give: { spoils }, ask: { gems: 2 } }]);
    t.adventurer(1).gems = 1;
    t.pub.bank += 1;
    expect(matches(t)).toEqual([]);
  });

  test('a quest is one of the reader’s own, asked for as a card back', () => {
    const t = village({ secondaries: ['keen-edge'] }, { gems: 2 });
    tell(t, 1, { quests: 1 });
    tell(t, 0, {}, { quests: 1 });
    expect(matches(t)).toEqual([{ to: 1, give: { quests: [t.quest('keen-edge')] }, ask: { gems: 2 } }]);
  });

  test('under the cover of a shared screen the reader’s quests ask for nothing', () => {
    const t = village({ gems: 3 }, { spoils: ['cellar-rat'] });
    const spoils = [t.card('cellar-rat')];
    tell(t, 1, {}, { spoils });
    const open = (): Draft[] => matchesOf(covered(t.view(0)), t.seat(0).decision('propose-deal'));
    expect(open()).toEqual([]);
    tell(t, 0, { spoils });
    expect(open()).toHaveLength(1);
  });

  test('nothing that cannot be: without gems, after it was refused, to whom nothing was told', () => {
    const t = village({ gems: 2 }, { spoils: ['cellar-rat'] });
    const spoils = [t.card('cellar-rat')];
    expect(matches(t)).toEqual([]);
    tell(t, 1, {}, { spoils });
    t.seat(0).answer('propose-deal', { to: 1, give: { gems: 2 }, ask: { spoils }, text: '' });
    t.seat(1).answer('answer-deal', 'refuse');
    expect(matches(t)).toEqual([]);
    const poor = village({}, { spoils: ['cellar-rat'] });
    tell(poor, 1, {}, { spoils });
    expect(matches(poor)).toEqual([]);
  });
});
