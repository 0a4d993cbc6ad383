/** Artefacts: how they are received, each of the fourteen as the ledger says, used, exhausted and lent. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { allowance, questLimit, seaFare } from '../rules/effects/standing.ts';
import { arrange, type House, resource, type SeatLiteral, type TableLiteral } from './arrange.ts';
import { perform, play, use, whyNot } from './effects/stage.ts';

const table = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House => arrange({ seats, ...more });
const owning = (...artefacts: string[]): SeatLiteral => ({ artefacts });
const refused = (t: House, seat: number, id: string, ability = 0): string | undefined =>
  t.seat(seat).refusal('use-artefact', { artefact: t.artefact(id), ability })?.key;
const artefactsOf = (t: House, seat: number): number[] =>
  t.pub.merchants[seat].artefacts.map(({ artefact }) => artefact);

describe('receiving', () => {
  const receive = (more: Partial<TableLiteral> = {}): House =>
    perform({ seats: 3, ...more }, [{ does: 'drawArtefact', draw: 2 }]);

  rule(['MK-730', 'MK-731', 'MK-R48'], 'two are drawn, one is kept, the other goes face up to the discard', () => {
    const t = receive({ next: { artefacts: ['A05', 'A02'] } });
    const [sablier, boussole] = [t.artefact('A05'), t.artefact('A02')];
    t.expectAsked([[0, 'choose-artefact']]);
    expect(t.seat(0).options('choose-artefact')).toEqual([sablier, boussole]);
    expect(t.view(1).own.drawnArtefacts).toEqual([]);
    t.seat(0).answer('choose-artefact', boussole);
    expect(artefactsOf(t, 0)).toEqual([boussole]);
    expect(t.pub.artefactDiscard).toEqual([sablier]);
    expect(t.happened('artefact-kept')).toEqual([{ seat: 0, artefact: boussole, discarded: [sablier] }]);
  });

  rule('MK-730', 'a time-out keeps the first drawn; only the drawer sees them', () => {
    const t = receive({ next: { artefacts: ['A05', 'A02'] } });
    expect(t.seat(0).defaultOf('choose-artefact')).toBe(t.artefact('A05'));
    const drawn = t.events.find(({ type }) => type === 'artefacts-drawn');
    expect(Object.keys(drawn?.secrets ?? {})).toEqual(['0']);
    expect(drawn?.facts).not.toHaveProperty('artefacts');
  });

  example('EX-38', 'deck 1, discard 3: the discard is shuffled in, two of four are drawn, one is kept', () => {
    const t = receive({ left: { artefacts: 1 }, discards: { artefacts: 3 } });
    expect(t.seat(0).options('choose-artefact')).toHaveLength(2);
    expect(t.pub).toMatchObject({ artefactDeck: 2, artefactDiscard: [] });
    t.seat(0).default('choose-artefact');
    expect(t.pub.artefactDiscard).toHaveLength(1);
  });

  rule('MK-R48', 'with one tile in all it is that one, with none nothing is received', () => {
    const one = receive({ left: { artefacts: 0 }, discards: { artefacts: 1 } });
    expect(one.seat(0).options('choose-artefact')).toHaveLength(1);
    one.seat(0).default('choose-artefact');
    expect(one.pub.merchants[0].artefacts).toHaveLength(1);
    const none = receive({ left: { artefacts: 0 }, discards: { artefacts: 0 } });
    none.expectAsked([[0, 'take-action']]);
    expect(none.pub.merchants[0].artefacts).toEqual([]);
  });
});

describe('as long as they are owned', () => {
  const steps = (t: House, seat = 0): number => allowance(t.table.content, t.pub, seat);

  rule('MK-732', 'A01 Bottes de sept lieues: the first move action of each own turn has two steps more', () => {
    const t = table([{ pawn: 'kien', ...owning('A01') }, {}]);
    expect(steps(t)).toBe(4);
    t.go(0, 'boisSourd', 'tourDesMages', 'minesFargrise', 'tessevigne');
    expect(t.pub).toMatchObject({ move: null, actionsLeft: 3 });
    expect(steps(t)).toBe(2);
    t.endTurn(0).endTurn(1);
    expect(steps(t)).toBe(4);
  });

  rule('MK-732', 'A02 Boussole des Abysses: crossings are free', () => {
    const t = table([{ pawn: 'criqueVoiles', ...owning('A02') }, {}]);
    t.go(0, 'plageEchoues');
    expect(t.happened('moved')).toMatchObject([{ fare: 0, sea: true }]);
    expect(seaFare(t.table.content, t.pub, 1)).toBe(2);
  });

  rule('MK-732', 'A06 Sceau du Prévôt: a villa costs 3 less', () => {
    const t = table([{ pawn: 'tourDesMages', gold: 5, ...owning('A06') }, {}]);
    t.act(0, 'buy-villa');
    expect(t.gold(0)).toBe(0);
  });

  rule(['MK-732', 'MK-R22'], 'A06 with two Notables: never below 0', () => {
    const t = table([{ pawn: 'tourDesMages', insignia: ['notable', 'notable'], gold: 1, ...owning('A06') }, {}]);
    t.act(0, 'buy-villa');
    expect(t.gold(0)).toBe(0);
  });

  rule('MK-R84', 'A07 Masque d’ombre: black market cards of others cannot target its owner', () => {
    const t = table([{ blackMarket: ['racket', 'chantage'] }, { gold: 9, ...owning('A07') }, { gold: 2 }, {}]);
    expect(whyNot(t, 0, 'racket', 1)).toBe('target-immune');
    expect(whyNot(t, 0, 'chantage', 1, 2)).toBe('target-immune');
  });

  rule(['MK-732', 'MK-R22'], 'A09 Marteau du maître d’œuvre: each build asks one token fewer, of choice', () => {
    const hand = ['C01', 'C17'];
    const t = table([{ city: 'unisson', pawn: 'kien', gold: 6, tokens: 'FM', hand, ...owning('A09') }, {}]);
    const build = (spare: number[]) => ({ build: t.commerce('C01'), bonus: false, spare });
    expect(t.seat(0).refusal('take-action', build([resource('fruit')]))).toMatchObject({ key: 'tokens-missing' });
    t.act(0, build([resource('cloth')]));
    expect([t.gold(0), t.tokens(0)]).toEqual([0, '']);
  });

  rule(['MK-732', 'MK-R86'], 'A10 Plume d’or: interact draws two and keeps one; four quests may be held', () => {
    const next = { quests: ['feu-de-camp', 'le-poney-du-geant'] };
    const t = table([{ pawn: 'criqueVoiles', ...owning('A10') }, {}], { next });
    expect(questLimit(t.table.content, t.pub, 0)).toBe(4);
    expect(questLimit(t.table.content, t.pub, 1)).toBe(3);
    t.act(0, 'interact');
    expect(t.seat(0).options('choose-quest-draw')).toHaveLength(2);
    t.seat(0).answer('choose-quest-draw', [t.quest('le-poney-du-geant')]);
    expect(t.seat(0).own.quests).toEqual([t.quest('le-poney-du-geant')]);
    expect(t.pub.questDiscard).toBe(1);
  });

  rule(['MK-732', 'MK-R11'], 'passive ones leave an open move open', () => {
    const t = table([{ pawn: 'kien', ...owning('A01', 'A06') }, {}]);
    t.go(0, 'boisSourd');
    expect(t.pub.move).toMatchObject({ made: 1, first: true });
  });
});

describe('income', () => {
  rule('MK-732', 'A03 Corne d’abondance: one ordinary token of choice', () => {
    const t = table([owning('A03'), {}], { reserve: { wine: 0 } });
    t.endTurn(0);
    expect(t.seat(0).options('choose-resource')).toEqual([1, 2, 3, 4, 5]);
    t.seat(0).answer('choose-resource', resource('iron'));
    expect([t.gold(0), t.tokens(0)]).toEqual([2, 'I']);
    expect(t.pub.active).toBe(1);
  });

  rule('MK-732', 'A04 Bourse sans fond: two gold', () => {
    const t = table([owning('A04'), {}]);
    t.endTurn(0);
    expect(t.gold(0)).toBe(2 + 2);
    t.endTurn(1);
    expect(t.gold(0)).toBe(4);
  });

  rule(
    ['MK-732', 'MK-R85'],
    'A13 Grimoire des dettes: the richest other pays one, of equals the first clockwise',
    () => {
      const t = table([{ gold: 9 }, owning('A13'), { gold: 3 }, { gold: 3 }], { active: 1 });
      t.endTurn(1);
      expect([0, 1, 2, 3].map((seat) => t.gold(seat))).toEqual([8, 2 + 1, 3, 3]);
      const equal = table([{ gold: 3 }, owning('A13'), { gold: 3 }, { gold: 3 }], { active: 1 });
      equal.endTurn(1);
      expect([0, 1, 2, 3].map((seat) => equal.gold(seat))).toEqual([3, 3, 2, 3]);
    },
  );

  rule('MK-R88', 'associates first, then artefacts by their number', () => {
    const t = table([{ gold: 1, associates: ['wine'], ...owning('A13', 'A04', 'A03') }, { gold: 1 }, {}, {}]);
    t.endTurn(0);
    t.seat(0).default('choose-resource');
    expect(
      t.events
        .map(({ type }) => type)
        .filter((type) => type !== 'ability-worked')
        .slice(0, 4),
    ).toEqual(['income-received', 'tokens-gained', 'gold-gained', 'gold-moved']);
    // No choice but the kind, although several abilities work.
    expect(t.pub.active).toBe(1);
  });

  rule('MK-R54', 'nothing can be played inside the income phase', () => {
    const t = table([{ gold: 9, ...owning('A03') }, { blackMarket: ['racket'] }]);
    t.endTurn(0);
    t.expectAsked([[0, 'choose-resource']]);
    play(t, 1, 'racket', 0);
    expect(t.happened('card-played')).toEqual([]);
    t.seat(0).default('choose-resource');
    // The next stable point is in the next turn.
    expect(t.pub.active).toBe(1);
    expect(t.gold(1)).toBe(2);
  });

  rule('MK-R45', 'lent round the table it earns again; with earnOncePerRound once a round', () => {
    const lend = (earnOncePerRound: boolean): number => {
      const t = table([owning('A04'), {}], { options: { earnOncePerRound } });
      t.endTurn(0);
      t.seat(0).answer('propose-trade', { to: 1, give: { artefacts: [t.artefact('A04')] }, ask: {}, text: '' });
      t.seat(1).answer('answer-trade', 'accept');
      t.endTurn(1);
      return t.gold(1);
    };
    expect(lend(false)).toBe(4);
    expect(lend(true)).toBe(2);
  });
});

describe('used', () => {
  example('EX-45', 'Sablier d’Orvane with one action left: four actions, the open move ends', () => {
    const t = table([{ pawn: 'kien', ...owning('A05') }, {}], { actionsLeft: 2 });
    t.go(0, 'boisSourd');
    use(t, 0, 'A05');
    expect(t.pub).toMatchObject({ actionsLeft: 4, move: null });
    expect(artefactsOf(t, 0)).toEqual([]);
    expect(t.pub.artefactDiscard).toContain(t.artefact('A05'));
  });

  rule('MK-732', 'A05: in one’s own turn only', () => {
    const t = table([{}, owning('A05')]);
    expect(refused(t, 1, 'A05')).toBe('wrong-moment');
  });

  rule('MK-732', 'A08 Miroir de Salanche: discarded at any stable point it lifts a curse of one’s own', () => {
    const t = table([{}, { insignia: ['curseOfSalanche', 'mount'], ...owning('A08') }]);
    use(t, 1, 'A08', 1);
    expect(t.pub.merchants[1].insignia).toEqual([t.insignia('mount')]);
    expect(t.pub.insignia).toContain(t.insignia('curseOfSalanche'));
    expect(t.pub.artefactDiscard).toContain(t.artefact('A08'));
  });

  rule('MK-732', 'A08: without a curse there is nothing to lift, and its answer is no use', () => {
    const t = table([owning('A08'), {}]);
    expect(refused(t, 0, 'A08', 1)).toBe('card-condition');
    expect(refused(t, 0, 'A08', 0)).toBeDefined();
  });

  rule(['MK-732', 'MK-R56'], 'A11 Anneau des cités: one action, to any city, no move action and no fare', () => {
    const t = table([{ pawn: 'boisSourd', ...owning('A11') }, {}], { actionsLeft: 1 });
    use(t, 0, 'A11');
    expect(t.seat(0).options('choose-target')).toHaveLength(7);
    t.seat(0).answer('choose-target', t.at('perlance'));
    expect(t.pub.merchants[0].pawn).toBe(t.at('perlance'));
    expect(t.pub).toMatchObject({ actionsLeft: 0, moves: 0, move: null });
    expect(t.gold(0)).toBe(0);
    expect(refused(t, 0, 'A11')).toBe('card-needs-action');
  });

  rule(['MK-732', 'MK-R72'], 'A12 Balance truquée: once per turn one ordinary token for another kind', () => {
    const t = table([{ tokens: 'VD', ...owning('A12') }, {}], { reserve: { wood: 0 } });
    use(t, 0, 'A12');
    // Diamond is no ordinary kind; the only token is taken without a question.
    expect(t.seat(0).options('choose-resource')).toEqual([2, 3, 4, 5]);
    t.seat(0).answer('choose-resource', resource('cloth'));
    expect(t.tokens(0)).toBe('TD');
    expect(t.happened('token-swapped')).toMatchObject([{ gave: resource('wine'), got: resource('cloth') }]);
    expect(refused(t, 0, 'A12')).toBe('tile-used');
    t.endTurn(0);
    expect(refused(t, 0, 'A12')).toBe('wrong-moment');
    t.endTurn(1);
    expect(refused(t, 0, 'A12')).toBeUndefined();
  });

  rule('MK-732', 'A12: not without an ordinary token', () => {
    expect(refused(table([{ tokens: 'D', ...owning('A12') }, {}]), 0, 'A12')).toBe('card-condition');
  });

  rule('MK-R87', 'A12 behind a screen: the question lists every kind for others, the own ones for its owner', () => {
    const t = table([{ tokens: 'VF', ...owning('A12') }, {}], { options: { goldPrivacy: 'hidden' } });
    use(t, 0, 'A12');
    expect(t.pub.agenda.at(-1)).toMatchObject({ ask: 'choose-resource', options: [0, 1, 2, 3, 4, 5, -1] });
    expect(t.seat(0).options('choose-resource')).toEqual([0, 2]);
    t.seat(0).answer('choose-resource', 2);
    t.seat(0).answer('choose-resource', 5);
    expect(t.tokens(0)).toBe('VI');
  });

  rule('MK-R11', 'a used artefact ends one’s own open move', () => {
    const t = table([{ pawn: 'kien', tokens: 'V', ...owning('A12') }, {}]);
    t.go(0, 'boisSourd');
    use(t, 0, 'A12');
    expect(t.pub.move).toBeNull();
  });

  rule('MK-732', 'nobody uses a tile of another’s', () => {
    const t = table([owning('A05'), owning('A12')]);
    expect(refused(t, 0, 'A12')).toBeDefined();
  });

  rule('MK-R72', 'the used state goes with a traded tile', () => {
    const t = table([{ tokens: 'V', ...owning('A12') }, { tokens: 'F' }]);
    use(t, 0, 'A12');
    t.seat(0).default('choose-resource');
    t.seat(0).answer('propose-trade', { to: 1, give: { artefacts: [t.artefact('A12')] }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    expect(t.pub.merchants[1].artefacts).toMatchObject([{ used: 'turn' }]);
    t.endTurn(0);
    expect(refused(t, 1, 'A12')).toBeUndefined();
  });
});

describe('A14 Table des négociants', () => {
  const trade = (t: House, from: number, to: number, ask: number): void => {
    t.seat(from).answer('propose-trade', { to, give: { gold: 1 }, ask: ask > 0 ? { wine: ask } : {}, text: `${ask}` });
    t.seat(to).answer('answer-trade', 'accept');
  };

  rule('MK-732', 'one gold when two others trade and both give something, twice a turn at most', () => {
    const t = table([{ gold: 9 }, { tokens: 'VVVV' }, owning('A14'), {}]);
    trade(t, 0, 1, 0);
    expect(t.gold(2)).toBe(0);
    trade(t, 0, 1, 1);
    expect(t.gold(2)).toBe(1);
    trade(t, 0, 1, 1);
    trade(t, 0, 1, 1);
    expect(t.gold(2)).toBe(2);
    t.endTurn(0);
    trade(t, 0, 1, 1);
    expect(t.gold(2)).toBe(3);
  });

  rule('MK-732', 'nothing for its owner’s own trades', () => {
    const t = table([{ gold: 9, ...owning('A14') }, { tokens: 'V' }, {}, {}]);
    trade(t, 0, 1, 1);
    expect(t.happened('ability-worked')).toEqual([]);
  });
});
