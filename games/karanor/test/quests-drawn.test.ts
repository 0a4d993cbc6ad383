/** What may follow when a quest is drawn (5xx): immediate choices, the limit, drawing several. */
import { describe, expect, test } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { NONE } from '../rules/state.ts';
import { arrange, type SeatLiteral, type TableLiteral } from './arrange.ts';
import { rewrite, withTiles } from './effects/stage.ts';
import { atTower, BRING, completing, IMMEDIATE, THREE } from './quest-tables.ts';

describe('immediate choices', () => {
  rule('MK-512', 'resolved as soon as drawn, without any action, and secret until then', () => {
    const t = atTower({ gold: 2 }, { next: { quests: [IMMEDIATE] } });
    t.act(0, 'interact');
    t.expectAsked([[0, 'immediate-choice']]);
    expect(t.seat(0).own.immediate).toBe(t.quest(IMMEDIATE));
    expect(JSON.stringify(t.view(1).pub)).not.toContain('"immediate":');
    expect(t.happened('immediate-resolved')).toEqual([]);
    t.seat(0).answer('immediate-choice', 1);
    t.seat(0).answer('choose-resource', 0);
    t.seat(0).answer('choose-resource', 0);
    expect([t.gold(0), t.tokens(0), t.pub.actionsLeft]).toEqual([0, 'VV', 3]);
    expect(t.happened('immediate-resolved')).toMatchObject([{ quest: t.quest(IMMEDIATE), option: 1 }]);
    expect(t.seat(0).own.immediate).toBe(NONE);
  });

  rule('MK-R30', 'it never enters the hand and lies with the completed quests, whichever option was taken', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [IMMEDIATE] } });
    t.act(0, 'interact');
    t.seat(0).answer('immediate-choice', 0);
    expect(t.pub.merchants[0]).toMatchObject({ quests: 3, completed: [{ quest: t.quest(IMMEDIATE), option: 0 }] });
    expect(t.state.hid.questDiscard).toEqual([]);
  });

  example('EX-29', '3 quests in hand, interact draws an immediate card: no discard', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [IMMEDIATE] } });
    t.act(0, 'interact');
    t.seat(0).default('immediate-choice');
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.merchants[0].quests).toBe(3);
  });

  rule('MK-R34', 'an option that cannot be paid is not offered; an absent player takes the safe one', () => {
    const t = atTower({ gold: 1 }, { next: { quests: [IMMEDIATE] } });
    t.act(0, 'interact');
    expect(t.seat(0).refusal('immediate-choice', 1)).toMatchObject({ rule: 'MK-R34', key: 'option-too-dear' });
    expect(t.seat(0).options('immediate-choice')).toEqual([0]);
    expect(t.seat(0).defaultOf('immediate-choice')).toBe(0);
  });

  rule(['MK-R21', 'MK-R34'], 'an option that sells an artefact is not offered where none is left', () => {
    const none = { left: { artefacts: 0 }, discards: { artefacts: 0 } };
    const options = (more: Partial<TableLiteral>): readonly number[] => {
      const seat = { pawn: 'gueTroisLunes', tokens: 'M', gold: 4, quests: ['les-loups-du-gue'] };
      const t = atTower(seat, more);
      t.act(0, completing(t, 'les-loups-du-gue'));
      return t.seat(0).options('immediate-choice');
    };
    expect(options({})).toEqual([0, 1]);
    expect(options(none)).toEqual([0]);
  });

  test('an absent player takes the option tagged safe, wherever it is listed', () => {
    const t = atTower({ gold: 2 }, { next: { quests: [IMMEDIATE] } });
    const card = t.table.content.quests[t.quest(IMMEDIATE)];
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: { ...card, options: card.options.toReversed() } });
    t.act(0, 'interact');
    expect(t.seat(0).defaultOf('immediate-choice')).toBe(1);
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: card });
  });

  rule(['MK-R34', 'MK-R30'], 'where no option can be paid the card is discarded without effect', () => {
    const t = atTower({}, { next: { quests: [IMMEDIATE] } });
    const card = t.table.content.quests[t.quest(IMMEDIATE)];
    const dear = { ...card, options: [card.options[1]] };
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: dear });
    t.act(0, 'interact');
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: card });
    t.expectAsked([[0, 'take-action']]);
    expect(t.happened('immediate-resolved')).toMatchObject([{ option: NONE }]);
    expect(t.state.hid.questDiscard).toEqual([t.quest(IMMEDIATE)]);
  });

  rule(['MK-R30', 'MK-R34'], 'a sequel nobody could pay goes back to its pack', () => {
    const house = atTower({ pawn: 'gueTroisLunes', tokens: 'M', quests: ['les-loups-du-gue'] });
    const sequel = house.quest('les-loups-du-gue-2');
    const t = rewrite(house, ({ quests }) => ({
      quests: quests.map((card, quest) => (quest === sequel ? { ...card, options: [card.options[1]] } : card)),
    }));
    t.act(0, completing(t, 'les-loups-du-gue'));
    t.expectAsked([[0, 'take-action']]);
    expect(t.happened('immediate-resolved')).toMatchObject([{ quest: sequel, option: NONE }]);
    expect(t.state.hid.sequels).toContain(sequel);
    expect([...t.state.hid.questDiscard, ...t.pub.merchants[0].completed.map(({ quest }) => quest)]).not.toContain(
      sequel,
    );
  });

  rule('MK-R33', 'an immediate card gives its crown value with any option', () => {
    const t = atTower({}, { next: { quests: [IMMEDIATE] } });
    const card = t.table.content.quests[t.quest(IMMEDIATE)];
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: { ...card, prestige: 1 } });
    t.act(0, 'interact');
    t.seat(0).answer('immediate-choice', 0);
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: card });
    expect(t.pub.merchants[0].prestige).toBe(1);
  });

  rule('MK-R37', 'an immediate choice at set-up is resolved before the first turn', () => {
    const t = arrange({
      seats: [{}, { story: 'S07' }, {}],
      round: 0,
      next: { quests: [IMMEDIATE] },
      at: [
        { do: 'story-goods', seat: 1 },
        { do: 'end-turn', seat: NONE },
      ],
    });
    t.expectAsked([[1, 'immediate-choice']]);
    t.seat(1).default('immediate-choice');
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.round).toBe(1);
  });

  example('EX-52', 'the sequel resolved by fleeing is not shuffled when the quest deck runs out', () => {
    const t = atTower(
      { pawn: 'leCimetiere', quests: ['le-cimetiere'] },
      { left: { quests: 0 }, discards: { quests: 2 } },
    );
    t.act(0, completing(t, 'le-cimetiere'));
    t.seat(0).answer('immediate-choice', 0);
    t.act(0, 'interact');
    const sequel = t.quest('le-cimetiere-2');
    expect(t.pub.merchants[0].completed.map(({ quest }) => quest)).toEqual([t.quest('le-cimetiere'), sequel]);
    expect([...t.state.hid.questDeck, ...t.state.own[0].quests, ...t.state.hid.sequels]).not.toContain(sequel);
    expect(t.happened('pile-shuffled')).toEqual([{ pile: 'quest', cards: 2 }]);
  });
});

describe('the limit', () => {
  rule(['MK-513', 'MK-R39', 'MK-R29'], 'a fourth quest is seen, then one of the four is discarded face down', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [BRING] } });
    expect(t.seat(0).refusal('take-action', 'interact')).toBeUndefined();
    t.act(0, 'interact');
    t.expectAsked([[0, 'discard-quest']]);
    expect(t.seat(0).options('discard-quest')).toEqual([...THREE, BRING].map(t.quest));
    expect(t.seat(0).defaultOf('discard-quest')).toBe(t.quest(BRING));
    t.seat(0).answer('discard-quest', t.quest(THREE[0]));
    expect(t.seat(0).own.quests).toEqual([THREE[1], THREE[2], BRING].map(t.quest));
    const told = t.events.filter(({ type }) => type === 'quest-discarded');
    expect(told).toMatchObject([{ facts: { seat: 0, inHand: 3 }, secrets: { 0: { quest: t.quest(THREE[0]) } } }]);
    expect(told[0].facts).not.toHaveProperty('quest');
  });

  rule(['MK-505', 'MK-R29'], 'a quest that was read aloud is no longer shown once it is discarded', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [BRING] } });
    t.seat(0).answer('reveal-quest', t.quest(THREE[0]));
    t.seat(0).answer('reveal-quest', t.quest(THREE[1]));
    t.act(0, 'interact');
    t.seat(0).answer('discard-quest', t.quest(THREE[0]));
    expect(t.pub.merchants[0].shownQuests).toEqual([t.quest(THREE[1])]);
  });

  example('EX-28', '3 quests in hand, interact draws a bring quest: 3 remain', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [BRING] } });
    t.act(0, 'interact');
    expect(t.pub.inhabitants[t.at('tourDesMages')]).toBe(false);
    t.seat(0).answer('discard-quest', t.quest(BRING));
    expect(t.pub.merchants[0].quests).toBe(3);
    expect(t.pub.questDiscard).toBe(1);
  });

  rule('MK-R36', 'nobody gives up a quest at will', () => {
    const t = atTower({ quests: THREE });
    expect(t.seat(0).open).not.toContain('discard-quest');
  });

  rule('MK-515', 'quests cannot be traded', () => {
    const t = atTower({ quests: [BRING] });
    const offer = { to: 1, give: { quests: [t.quest(BRING)] }, ask: {}, text: '' };
    expect(t.seat(0).refusal('propose-trade', offer as never)).toMatchObject({ key: 'not-an-answer' });
  });

  example('EX-40', 'a player with A10 and 4 quests trades A10 away and discards 1 at once', () => {
    const t = atTower({ artefacts: ['A10'], quests: [...THREE, BRING] });
    t.expectAsked([[0, 'take-action']]);
    t.seat(0).answer('propose-trade', { to: 1, give: { artefacts: [t.artefact('A10')] }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    t.expectAsked([[0, 'discard-quest']]);
    t.seat(0).default('discard-quest');
    t.expectAsked([[0, 'take-action']]);
  });

  rule(
    'MK-R38',
    'the limit is lowered: the owner discards down at once, one card after another, in anybody’s turn',
    () => {
      const t = atTower({ artefacts: ['A10'], quests: [...THREE, BRING] });
      t.endTurn(0);
      t.seat(0).answer('propose-trade', { to: 2, give: { artefacts: [t.artefact('A10')] }, ask: {}, text: '' });
      t.seat(2).answer('answer-trade', 'accept');
      t.expectAsked([[0, 'discard-quest']]);
      t.seat(0).answer('discard-quest', t.quest(THREE[1]));
      t.expectAsked([[1, 'take-action']]);
    },
  );

  rule('MK-R38', 'two quests too many are two discards', () => {
    const five = atTower({ artefacts: ['A10'], quests: [...THREE, BRING] });
    const t = withTiles(five, { A10: [{ when: 'passive', do: [{ does: 'questLimit', n: 2 }] }] });
    t.seat(0).answer('propose-trade', { to: 1, give: { artefacts: [t.artefact('A10')] }, ask: {}, text: '' });
    t.state.own[0].quests.push(
      t.state.hid.questDeck.splice(t.state.hid.questDeck.indexOf(t.quest('le-naufrage')), 1)[0],
    );
    t.pub.merchants[0].quests++;
    t.pub.questDeck--;
    t.seat(1).answer('answer-trade', 'accept');
    t.seat(0).default('discard-quest');
    t.expectAsked([[0, 'discard-quest']]);
    t.seat(0).default('discard-quest');
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.merchants[0].quests).toBe(3);
  });
});

describe('draw several, keep some', () => {
  rule('MK-R86', 'all are seen, the choice comes first, the others go face down to the discard', () => {
    const t = atTower({ artefacts: ['A10'] }, { next: { quests: [BRING, IMMEDIATE] } });
    t.act(0, 'interact');
    t.expectAsked([[0, 'choose-quest-draw']]);
    expect(t.seat(0).options('choose-quest-draw')).toEqual([[t.quest(BRING)], [t.quest(IMMEDIATE)]]);
    expect(t.seat(0).defaultOf('choose-quest-draw')).toEqual([t.quest(BRING)]);
    t.seat(0).answer('choose-quest-draw', [t.quest(BRING)]);
    expect(t.seat(0).own.quests).toEqual([t.quest(BRING)]);
    expect(t.state.hid.questDiscard).toEqual([t.quest(IMMEDIATE)]);
    expect(t.happened('immediate-resolved')).toEqual([]);
  });

  rule('MK-R86', 'fewer cards than that: what is there', () => {
    const t = atTower(
      { artefacts: ['A10'] },
      { left: { quests: 1 }, discards: { quests: 0 }, next: { quests: [BRING] } },
    );
    t.act(0, 'interact');
    t.expectAsked([[0, 'take-action']]);
    expect(t.seat(0).own.quests).toEqual([t.quest(BRING)]);
  });

  example(
    'EX-50',
    'A10 with 4 quests: the immediate is resolved and 4 stay; the bring quest makes 5, 1 is discarded',
    () => {
      const seat: SeatLiteral = { artefacts: ['A10'], quests: [...THREE, 'le-radeau-des-optimistes'] };
      const now = atTower(seat, { next: { quests: [BRING, IMMEDIATE] } });
      now.act(0, 'interact');
      now.seat(0).answer('choose-quest-draw', [now.quest(IMMEDIATE)]);
      now.seat(0).answer('immediate-choice', 0);
      now.expectAsked([[0, 'take-action']]);
      expect(now.pub.merchants[0].quests).toBe(4);
      const later = atTower(seat, { next: { quests: [BRING, IMMEDIATE] } });
      later.act(0, 'interact');
      later.seat(0).answer('choose-quest-draw', [later.quest(BRING)]);
      later.expectAsked([[0, 'discard-quest']]);
      expect(later.seat(0).options('discard-quest')).toHaveLength(5);
      later.seat(0).default('discard-quest');
      expect(later.pub.merchants[0].quests).toBe(4);
    },
  );

  test('what is drawn while other quests still wait comes first, and none is lost', () => {
    const t = atTower({}, { next: { quests: [IMMEDIATE, 'laverse', BRING] } });
    const card = t.table.content.quests[t.quest(IMMEDIATE)];
    const again = { ...card.options[0], effects: [{ does: 'drawQuest', draw: 1, keep: 1 } as const] };
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: { ...card, options: [again] } });
    t.state.own[0].drawnQuests = [t.state.hid.questDeck.pop() ?? NONE, t.state.hid.questDeck.pop() ?? NONE];
    t.pub.questDeck -= 2;
    t.pub.agenda.push({ do: 'take-quests', seat: 0, keep: 2 });
    t.run();
    t.seat(0).answer('immediate-choice', 0);
    expect(t.seat(0).own.quests).toEqual([t.quest(BRING)]);
    expect(t.seat(0).own.immediate).toBe(t.quest('laverse'));
    t.seat(0).answer('immediate-choice', 0);
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: card });
    t.expectAsked([[0, 'take-action']]);
    expect(t.seat(0).own.drawnQuests).toEqual([]);
  });
});
