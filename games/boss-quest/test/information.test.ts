/** 7xx, R07, R68, R71, R75: what is public, what is not, and that nobody has an edge beyond the own view. */
import { expect } from 'vitest';
import { makePlayer } from '../../../bots/players.ts';
import { Chance, firstAsked, type LogRow, Match, sha256Words } from '../../../kernel/index.ts';
import { rule } from '../../test/rule.ts';
import { expectAlike, sawEvents, witness } from '../../test/witness.ts';
import { box } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Kinds } from '../rules/state.ts';
import { arrange, start, tableOptions, type World } from './arrange.ts';
import { cast, visitToDiscard } from './steps.ts';

const EVERYBODY = [0, 1, 2, -1];
const ROW = ['strPlus2', 'hpPlus1', 'needBlue'];

rule(
  'BQ-701',
  'boss, row, active spells, visible weapons, counts, discards, keys, hearts and phases are public',
  () => {
    const t = arrange({
      options: { potions: true, companions: true },
      boss: 17,
      seats: [{ visible: ['potion2-', 'red3'], keys: 2 }, { hearts: 1 }, { phase: 'finished' }],
      active: [{ spell: 'strPlus1', on: 1, by: 2 }, 'hpPlus2'],
      spellDiscard: ['extraKey'],
      bossDiscard: [14],
      row: ROW,
      used: ['owl'],
    });
    for (const seat of EVERYBODY) {
      expect(witness(t, seat)).toMatchObject({
        pub: {
          boss: t.pub.boss,
          effectiveHp: 19,
          row: [...ROW.map((id) => t.spell(id)), -1],
          active: [{ spell: t.spell('strPlus1'), target: 1 }, { spell: t.spell('hpPlus2') }],
          readings: [null, 'minus', null],
          weaponDeck: t.state.hid.weaponDeck.length,
          spellDeck: t.state.hid.spellDeck.length,
          bossDeck: t.state.hid.bossDeck.length,
          spellDiscard: [t.spell('extraKey')],
          bossDiscard: t.pub.bossDiscard,
          knights: [
            {
              visible: [t.weapon('potion2'), t.weapon('red3')],
              keys: 2,
              hearts: 3,
              phase: 'armourer',
              hasHidden: true,
            },
            { hearts: 1 },
            { phase: 'finished' },
          ],
          used: t.pub.used,
          reserve: t.pub.reserve,
        },
      });
    }
  },
);

rule('BQ-701', 'nothing public depends on hidden weapons, the mystery or the order of decks', () => {
  const world = (mine: string, mystery: string, top: string) =>
    arrange({ boss: 21, seats: [{ hidden: mine }, {}, {}], row: ROW, mystery, top: [top] });
  expectAlike(
    world('red7', 'extraKey', 'green5'),
    world('blue6', 'lastCall', 'purple7'),
    [1, 2],
    (t) => cast(t, 0, 'strPlus2', 1),
    (t) => visitToDiscard(t, 1, 'hpPlus1'),
  );
});

rule('BQ-702', 'declared numbers, uses and targets are public when they are made', () => {
  const t = arrange({ boss: 21, seats: 3, row: ROW });
  t.seat(0).equip(3);
  t.seat(1).visit();
  t.seat(1).activate('strPlus2');
  t.seat(1).answer('spell-target-player', 0);
  t.seat(2).visit();
  t.seat(2).discard('needBlue');
  for (const seat of EVERYBODY) {
    expect(sawEvents(t, seat, 'equipped')).toMatchObject([{ seat: 0, count: 3 }]);
    expect(sawEvents(t, seat, 'spell-activated')).toMatchObject([{ seat: 1, spell: t.spell('strPlus2') }]);
    expect(sawEvents(t, seat, 'strength-changed')).toMatchObject([{ seat: 0 }]);
    expect(sawEvents(t, seat, 'spell-discarded')).toMatchObject([{ seat: 2, spell: t.spell('needBlue') }]);
  }
});

rule(['BQ-703', 'BQ-R07'], 'a compulsory visit looks exactly like a free one, in every kind of turn', () => {
  const turns: ((hidden: string) => World)[] = [
    (hidden) => arrange({ boss: 17, seats: [{ hidden, visible: ['blue5', 'green6'] }, {}, {}], row: ROW }),
    (hidden) =>
      arrange({
        boss: 17,
        seats: [{ hidden, visible: ['blue5', 'green6'] }, {}, {}],
        row: ROW,
        active: ['lastCall'],
      }),
  ];
  for (const turn of turns) {
    const [forced, free] = [turn('red7'), turn('red4')];
    const [[, kind]] = forced.asked;
    expect(forced.seat(0).options(kind as 'turn-action')).toEqual(['visit']);
    expect(free.seat(0).options(kind as 'turn-action').length).toBeGreaterThan(1);
    expectAlike(
      forced,
      free,
      [1, 2],
      (t) => t.seat(0).visit(),
      (t) => t.seat(0).activate('hpPlus1'),
      (t) => t.seat(1).equip(1),
    );
  }
});

rule('BQ-704', 'a round key is shared by ties only, and nobody can give keys away', () => {
  const done = { phase: 'finished' } as const;
  const t = arrange({
    boss: 18,
    seats: [
      { ...done, hidden: 'red7', visible: ['blue7'] },
      { ...done, hidden: 'green7', visible: ['purple7'] },
      { ...done, hidden: 'red6', visible: ['blue6'] },
    ],
  });
  expect(t.keysWon).toEqual([1, 1, 0]);
  for (const seat of [0, 1, 2]) expect(t.seat(seat).open).toEqual(['ready']);
});

/** The Decisions table of the ledger, without those of the lobby. */
const DECISIONS: readonly (keyof Kinds)[] = [
  'orient-potion',
  'turn-action',
  'final-turn',
  'last-call-turn',
  'chain-visit',
  'choose-spell',
  'spell-target-player',
  'swap-top-card',
  'cancel-target',
  'spell-value',
  'flip-target',
  'companion-pair',
  'use-peek',
  'use-replace',
  'duel-extra-spell',
  'orient-hidden-potion',
  'reaper-destiny',
  'ready',
];

rule(
  ['BQ-R71', 'BQ-704'],
  'no answer shows a hidden card, binds a promise or shares a win: there is no such decision',
  () => {
    expect(Object.keys(rules.kinds).sort()).toEqual([...DECISIONS].sort());
    const t = start(3);
    while (t.pub.stage === 'players') {
      const [[seat, kind]] = t.asked;
      for (const { hasHidden } of t.pub.knights) expect(hasHidden).toBe(true);
      t.seat(seat).default(kind as keyof Kinds);
    }
    expect(t.events.findIndex(({ type }) => type === 'combat-revealed')).toBeGreaterThan(0);
  },
);

rule('BQ-R75', 'the Armourer sees nothing extra: not the deck, not what was dealt', () => {
  const world = (hidden: string, top: string[]) =>
    arrange({ boss: 21, armourer: 2, seats: [{ hidden }, {}, {}], row: ROW, top });
  expectAlike(world('red7', ['green5']), world('blue6', ['purple7', 'red3']), [1, 2], (t) =>
    visitToDiscard(t, 0, 'hpPlus1'),
  );
});

rule('BQ-R68', 'a seat taken over plays on from the same view: the game is as if its person had answered so', () => {
  const setup = { seats: 3, options: tableOptions(3), seed: 'taken over' };
  const match = Match.start(rules, setup);
  const bot = makePlayer(box, 'malin');
  const chance = new Chance(sha256Words('bot'));
  const rows: LogRow[] = [];
  for (let d = firstAsked(match.state); d !== undefined && rows.length < 60; d = firstAsked(match.state)) {
    const { seat } = d;
    // From the fifth answer on seat 1 is played by a bot; nothing in the game says so.
    const isBot = seat === 1 && rows.length >= 5;
    const v = match.view(seat);
    const answer = isBot
      ? bot.decide(v as never, d, chance)
      : rules.kinds[d.kind as keyof Kinds].default?.(v, d as never);
    const result = match.submit(seat, d.id, answer);
    expect(result.refusal).toBeUndefined();
    rows.push({ type: 'answer', seat, decision: d.id, answer });
  }
  expect(match.state.pub.round).toBeGreaterThan(1);
  expect(Match.replay(rules, setup, rows).hash()).toBe(match.hash());
});
